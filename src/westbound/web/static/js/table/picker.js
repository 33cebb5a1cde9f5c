// Choosing a move: each pick narrows the list of moves until one is left. No DOM in here, and no
// rules: the page knows paths of picks, never what they mean.
// @ts-check

/**
 * @typedef {{move: string, kind: string, picks: string[], label: string, says: string}} Move
 * @typedef {{moves: Move[], groups: Record<string, string>, labels: Record<string, string>,
 *            openers: string[]}} Choices
 *   `openers`: kinds of moves that only open the next choice
 * @typedef {[Move, ...Move[]]} Moves one or more
 */

const AMOUNT = "amount:"; // the pick of a number

/** @param {string} pick */
export const isAmount = (pick) => pick.startsWith(AMOUNT);

/** @param {Move} move @param {string[]} picks */
const beginsWith = (move, picks) => picks.every((pick, i) => move.picks[i] === pick);

export class Picker {
  /** @type {Choices} */
  choices = { moves: [], groups: {}, labels: {}, openers: [] };
  /** @type {string[]} the picks made so far */
  path = [];
  /** How many picks at the beginning of the path were forced. */
  impliedPicks = 0;
  /**
   * @type {string[]|null} what a tap can have meant, the nearest first; one of them is picked next
   */
  candidates = null;
  /** The number that is set if numbers can be picked. */
  amount = 0;

  // --- what can be chosen

  /** The moves that begin with the picks made so far. */
  left() {
    return this.choices.moves.filter((move) => beginsWith(move, this.path));
  }

  /** The move that is left, if there is only one. @returns {Move|null} */
  chosen() {
    const [move, ...others] = this.left();
    return this.path.length && move && !others.length ? move : null;
  }

  /** The picks that come next, each with its moves. @returns {Map<string, Moves>} */
  next() {
    /** @type {Map<string, Moves>} */
    const found = new Map();
    if (this.chosen()) return found;
    for (const move of this.left()) {
      const pick = move.picks[this.path.length];
      if (pick === undefined) continue;
      const moves = found.get(pick);
      if (moves) moves.push(move);
      else found.set(pick, [move]);
    }
    return found;
  }

  /** Whether a pick can be taken now, perhaps instead of what is chosen. @param {string} pick */
  isPossible(pick) {
    const isChosen = this.chosen() !== null && this.path.includes(pick);
    return this.next().has(pick) || this.#placeOf(pick) > 0 || this.#isFirst(pick) || isChosen;
  }

  /** What a tap on a place can mean: if a move is already chosen, what could be picked instead. */
  tappable() {
    if (!this.chosen()) return [...this.next().keys()];
    return [...new Set(this.choices.moves.map((move) => move.picks[0] ?? ""))];
  }

  /**
   * Whether a move only opens the next choice: there is nothing to confirm yet.
   * @param {Move} move
   */
  isOpener(move) {
    return this.choices.openers.includes(move.kind);
  }

  /** Whether there is a pick to go back from. */
  canGoBack() {
    return this.candidates !== null || this.path.length > this.impliedPicks;
  }

  /**
   * What a pick is called: as its move if there is only one, else by its own word.
   * @param {string} pick @param {Moves} moves
   */
  nameOf(pick, moves) {
    return moves.length === 1 ? moves[0].label : this.wordFor(pick);
  }

  /** @param {string} pick */
  wordFor(pick) {
    return this.choices.labels[pick] || pick;
  }

  /**
   * Picks by the kind of their moves, for headings; single ones, and those that lead to several
   * kinds, are under "".
   * @param {[string, Moves][]} picks @returns {Map<string, [string, Moves][]>}
   */
  byKind(picks) {
    /** @type {Map<string, [string, Moves][]>} */
    const groups = new Map();
    for (const [pick, moves] of picks) {
      const { kind } = moves[0];
      const isOne = moves.every((move) => move.kind === kind);
      const hasLike = picks.some(([other, [first]]) => other !== pick && first.kind === kind);
      const heading = isOne && hasLike ? kind : "";
      groups.set(heading, [...(groups.get(heading) ?? []), [pick, moves]]);
    }
    return groups;
  }

  // --- what people do

  /**
   * New choices from the server. The picks made so far are kept if `mayKeep` and they still
   * lead somewhere.
   * @param {Choices} choices @param {boolean} mayKeep
   * @param {(pick: string) => boolean} hasPlace whether a pick has a place on the board
   */
  load(choices, mayKeep, hasPlace) {
    this.choices = choices;
    if (mayKeep && this.path.length > this.impliedPicks && this.left().length) return;
    this.path = this.#implied(hasPlace);
    this.impliedPicks = this.path.length;
    this.candidates = null;
  }

  /**
   * Take a pick: the next one, another in the place of an earlier one, or the first of another
   * move.
   * @param {string} pick
   * @returns {"picked"|"confirmed"|"impossible"} confirmed: it belongs to the chosen move already
   */
  choose(pick) {
    this.candidates = null;
    if (this.chosen() && this.path.includes(pick)) return "confirmed";
    if (!this.next().has(pick) && !this.#replaceLastPick(pick)) {
      if (!this.#isFirst(pick)) return "impossible";
      this.path = [];
    }
    this.path = [...this.path, pick];
    return "picked";
  }

  /**
   * Several things are under the finger: one of them has to be picked.
   * @param {string[]} candidates
   */
  ask(candidates) {
    if (this.chosen()) this.path = [];
    this.candidates = candidates;
  }

  /** Go back one pick. @returns {string|null} what is no longer picked; null if there was none */
  back() {
    if (!this.canGoBack()) return null;
    const last = this.candidates ? this.candidates[0] : this.path.at(-1);
    if (!this.candidates) this.path = this.path.slice(0, -1);
    this.candidates = null;
    return last ?? "";
  }

  // --- rotations: what could replace the last pick

  canRotate() {
    return this.#rotations().picks.length > 1;
  }

  /**
   * The next possible last pick, in a circle; false if there is no other.
   * @param {number} way 1 or -1
   */
  rotate(way) {
    const { place, picks } = this.#rotations();
    if (picks.length < 2) return false;
    const now = picks.indexOf(this.path[place] ?? "");
    const start = now < 0 && way < 0 ? 0 : now; // the last one comes before the first
    const then = picks[(start + way + picks.length) % picks.length] ?? "";
    this.path = [...this.path.slice(0, place), then];
    return true;
  }

  #rotations() {
    const place = Math.max(1, this.chosen() ? this.path.length - 1 : this.path.length);
    const before = this.path.slice(0, place);
    const moves = this.choices.moves.filter(
      (move) => before.length > 0 && beginsWith(move, before),
    );
    const picks = new Set(moves.flatMap((move) => move.picks[place] ?? []));
    return { place, picks: [...picks].filter((pick) => !isAmount(pick)) };
  }

  // --- numbers

  /**
   * The numbers that can be picked now, in order, with their moves.
   * @returns {Map<number, Move>}
   */
  amounts() {
    /** @type {[number, Move][]} */
    const found = [];
    for (const [pick, [move]] of this.next()) {
      if (isAmount(pick)) found.push([Number(pick.slice(AMOUNT.length)), move]);
    }
    return new Map(found.sort(([a], [b]) => a - b));
  }

  /** The move of the number that is set. @returns {Move|null} */
  amountMove() {
    return this.amounts().get(this.amount) ?? null;
  }

  /** The smallest possible number, unless the one that is set is possible. */
  startAmount() {
    const [first] = this.amounts().keys();
    if (!this.amountMove()) this.amount = first ?? 0;
  }

  /** Set the possible number that is nearest to this one. @param {number} value */
  setAmount(value) {
    const values = [...this.amounts().keys()];
    const nearer = (/** @type {number} */ a, /** @type {number} */ b) =>
      Math.abs(b - value) < Math.abs(a - value) ? b : a;
    if (values.length) this.amount = values.reduce(nearer);
  }

  /** The next larger (1) or smaller (-1) possible number. @param {number} way */
  stepAmount(way) {
    const values = [...this.amounts().keys()];
    const place = Math.max(0, Math.min(values.length - 1, values.indexOf(this.amount) + way));
    this.setAmount(values[place] ?? this.amount);
  }

  // --- help

  /** Whether some move begins with this pick. @param {string} pick */
  #isFirst(pick) {
    return this.choices.moves.some((move) => move.picks[0] === pick);
  }

  /**
   * Where in the path a pick could replace another that is not the first, or 0.
   * @param {string} pick
   */
  #placeOf(pick) {
    for (let place = this.path.length - 1; place > 0; place -= 1) {
      const instead = [...this.path.slice(0, place), pick];
      if (this.choices.moves.some((move) => beginsWith(move, instead))) return place;
    }
    return 0;
  }

  /**
   * Drop the picks that this one can replace: the same tile, rotated.
   * @param {string} pick
   */
  #replaceLastPick(pick) {
    const place = this.#placeOf(pick);
    if (place) this.path = this.path.slice(0, place);
    return place > 0;
  }

  /**
   * A first pick that all moves share and that has no place is not a choice.
   * @param {(pick: string) => boolean} hasPlace
   */
  #implied(hasPlace) {
    const { moves } = this.choices;
    const [first, ...others] = new Set(moves.map((move) => move.picks[0] ?? ""));
    return first && !others.length && moves.length > 1 && !hasPlace(first) ? [first] : [];
  }
}
