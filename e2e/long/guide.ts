/** Leads a walk to what has been used least: counts uses, and learns which action brings what into sight. */
export class Guide {
  readonly #uses = new Map<string, number>();
  readonly #misses = new Map<string, number>();
  readonly #places = new Map<string, string>();
  /** by action: how often it was done, and after how many of these times something was there that had not been */
  readonly #brings = new Map<string, { times: number; readonly what: Map<string, number> }>();
  #worths = new Map<string, number>();
  #age = 0;

  /** `enough`: how often each is to be used. */
  constructor(readonly enough: number) {}

  /** These are there now, at this address; those were before the action. */
  learn(action: string, before: ReadonlySet<string>, now: ReadonlySet<string>, address: string): void {
    for (const name of now) {
      if (!this.#uses.has(name)) this.#uses.set(name, 0);
      this.#places.set(name, address);
    }
    const known = this.#brings.get(action) ?? { times: 0, what: new Map<string, number>() };
    this.#brings.set(action, known);
    known.times += 1;
    for (const name of now) if (!before.has(name)) known.what.set(name, (known.what.get(name) ?? 0) + 1);
  }

  used(name: string): void {
    this.#uses.set(name, this.usesOf(name) + 1);
    this.#misses.delete(name);
  }

  /** It was to be used, and something lay over it. */
  missed(name: string): void {
    this.#misses.set(name, (this.#misses.get(name) ?? 0) + 1);
  }

  usesOf(name: string): number {
    return this.#uses.get(name) ?? 0;
  }

  /** What was used less often than that, the least used first. */
  rare(uses: number): [name: string, uses: number][] {
    return this.counts().filter(([, times]) => times < uses);
  }

  /** The address at which a control was last seen. */
  placeOf(name: string): string | undefined {
    return this.#places.get(name);
  }

  /** How much an action is wanted, from 0 to 1: for itself, or for the most wanted of what it may bring. */
  worthOf(action: string): number {
    if (this.#age <= 0) {
      this.#worths = this.#reckon();
      this.#age = RECKON_AFTER;
    }
    this.#age -= 1;
    return this.#worths.get(action) ?? 0;
  }

  /** Every control that was ever there, the least used first. */
  counts(): [name: string, uses: number][] {
    return [...this.#uses].toSorted(([, one], [, other]) => one - other);
  }

  #reckon(): Map<string, number> {
    const worths = new Map<string, number>();
    for (const [name, uses] of this.#uses) {
      const wanted = Math.max(0, 1 - uses / this.enough);
      worths.set(name, wanted / (1 + (this.#misses.get(name) ?? 0)));
    }
    for (let far = 0; far < FARTHEST; far += 1)
      for (const [action, { times, what }] of this.#brings)
        for (const [name, count] of what) {
          const onTheWay = ((DETOUR * count) / (times + 1)) * (worths.get(name) ?? 0);
          if (onTheWay > (worths.get(action) ?? 0)) worths.set(action, onTheWay);
        }
    return worths;
  }
}

/** So many actions lead anywhere. */
const FARTHEST = 6;
/** What is an action away is wanted a little less. */
const DETOUR = 0.9;
/** Worths are good for about an action: so many are asked for at a time. */
const RECKON_AFTER = 100;
