// Text to the clipboard, with and without https.
// @ts-check

/** @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text); // without https only this works
  }
}

/** @param {string} text */
function copyBySelection(text) {
  const place = document.createElement("textarea");
  place.value = text;
  place.readOnly = true;
  place.className = "sr";
  document.body.append(place);
  place.select();
  document.execCommand("copy");
  place.remove();
}
