// How long to wait before the next attempt: longer each time, up to a limit.
// @ts-check

const GROWTH = 1.8;

export class Backoff {
  #first;
  #max;
  #wait;

  /** @param {number} first the first wait, in ms @param {number} max the longest one */
  constructor(first, max) {
    this.#first = first;
    this.#max = max;
    this.#wait = first;
  }

  /**
   * The next wait in ms, a quarter more or less at random: after a restart of the server, not all
   * pages come back at the same moment.
   * @param {number} [random] from 0 to 1
   */
  next(random = Math.random()) {
    const wait = this.#wait * (0.75 + random / 2);
    this.#wait = Math.min(this.#max, this.#wait * GROWTH);
    return wait;
  }

  /** An attempt has succeeded. */
  reset() {
    this.#wait = this.#first;
  }
}
