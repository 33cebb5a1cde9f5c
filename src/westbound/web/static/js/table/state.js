// What the page knows about its table, and how that may change. No DOM and no network in here.
// @ts-check

/**
 * @typedef {{id: string, n: number, at: number|null, length: number, status: string, now: number,
 *            viewer: number|null, title: string, morph: string|null}} Table
 *   what templates/table/table.html writes into the page
 */

/** @implements {Table} */
export class TableState {
  /** @type {number|null} the revision that something is under way for */
  #busyWith = null;
  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** @param {Table} table */
  constructor(table) {
    this.id = table.id;
    this.n = table.n; // the revision that the page shows
    this.at = table.at; // the position of a replay; null: the present
    this.length = table.length;
    this.status = table.status;
    this.now = table.now;
    this.viewer = table.viewer;
    this.title = table.title;
    this.morph = table.morph;
  }

  /**
   * A position has arrived, however it came: what the page should do with it.
   * A match begins on another page, hence "reload".
   * @param {{n: number, status: string}} fresh
   * @returns {"ignore"|"reload"|"show"}
   */
  arrive({ n, status }) {
    if (n < this.n) return "ignore"; // a newer one is already on the page
    const begins = this.status === "open" && status !== "open";
    this.n = n;
    this.status = status;
    return begins ? "reload" : "show";
  }

  /** The page shows what has arrived: wake those who wait for it. */
  shown() {
    for (const wake of [...this.#waiting]) wake();
  }

  /**
   * Resolves when the page shows this revision, or after `patience` ms.
   * @param {number} n @param {number} patience
   * @returns {Promise<boolean>} whether the page shows it
   */
  async waitForRevision(n, patience) {
    if (this.n < n && patience > 0) {
      await new Promise((/** @type {(value?: unknown) => void} */ done) => {
        const wake = () => {
          if (this.n < n) return;
          clearTimeout(timer);
          this.#waiting.delete(wake);
          done();
        };
        const timer = setTimeout(() => {
          this.#waiting.delete(wake);
          done();
        }, patience);
        this.#waiting.add(wake);
      });
    }
    return this.n >= n;
  }

  /** Only one thing at a time for what is shown: a double click is one click. */
  beginAction() {
    if (this.#busyWith === this.n) return false;
    this.#busyWith = this.n;
    return true;
  }

  /** Whether nothing is under way now. @param {number} n the revision it began with */
  endAction(n) {
    if (this.#busyWith !== n) return false; // another one has begun for a newer position
    this.#busyWith = null;
    return true;
  }

  /**
   * Go to a position of the replay; the last one of a match that is over is the present.
   * @param {number} at
   */
  goTo(at) {
    const position = Math.max(0, Math.min(this.length, at));
    this.at = position === this.length && this.status === "over" ? null : position;
    return position;
  }
}
