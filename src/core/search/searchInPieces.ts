/**
 * Runs a search in pieces, between which something else can happen. A recursion cannot be left and taken up again, so
 * every piece runs the search from the root. What it has found before is not searched again: a child that has returned
 * stands as a leaf worth what it returned, and the observer is not told an event twice. Only the path to the node at
 * which the search paused is walked again, with the children beside it. The algorithms know nothing of this, and the
 * observer is told the same events in the same order as by a search in one piece.
 */
import type { NodeId, SearchSpace } from '../tree/index.ts';
import { type KindCode, LEAF } from '../tree/nodeKind.ts';
import { SpaceLike } from '../tree/searchSpace.ts';
import type { DepthFirst } from './algorithm.ts';
import { Fractions } from './expectation.ts';
import { compareFractions, type Fraction, reduced } from './fraction.ts';
import { haltedBy, type SearchResult } from './runSearch.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules } from './searchSettings.ts';
import type { SearchWindow } from './searchWindow.ts';

/** A search that may pause whenever its next step is asked for; at the end it returns the value of the root. */
export type PausingSearch = (
  space: SearchSpace,
  rules: SearchRules,
  observer: SearchObserver,
  root: SearchWindow,
) => Iterable<undefined, number>;

/**
 * Returns the search that pauses whenever it has entered so many nodes, leaves included.
 *
 * @param nodes a whole number from 1 on
 */
export function inPieces(search: DepthFirst['search'], nodes: number): PausingSearch {
  return function* pausing(space, rules, observer, root) {
    const resumed = new ResumedSearch(observer, nodes);
    const seen = new ResumedSpace(space, resumed);
    const fractions = new DatedFractions(resumed);
    for (;;) {
      try {
        return search(seen, rules, resumed, root, fractions);
      } catch (thrown) {
        if (thrown !== PAUSE) throw thrown;
      }
      resumed.beginAgain();
      yield;
    }
  };
}

/** Returns a search as one that never pauses. */
export function inOnePiece(search: DepthFirst['search']): PausingSearch {
  return (...given) => ({
    [Symbol.iterator]: () => ({ next: () => ({ done: true, value: search(...given) }) }),
  });
}

/** Returns the outcome of a search that pauses; a halt becomes an outcome and is not thrown further. */
export function* outcomeOf(search: ReturnType<PausingSearch>): Generator<undefined, SearchResult> {
  try {
    return { ok: true, value: yield* search };
  } catch (thrown) {
    return haltedBy(thrown);
  }
}

/** Thrown out of the recursion when it pauses. */
const PAUSE = new Error('the search pauses');

/** A node on the path of the search, or the place above the root. */
class OpenNode {
  /** what its children have returned, one number for each time that a child was searched */
  readonly returned: number[] = [];
  /** the number of events at each of these returns */
  readonly events: number[] = [];
  /** how many of these returns the present piece has repeated */
  repeated = 0;
}

/** Tells an observer what it has not been told yet, and knows which children stand as leaves. */
class ResumedSearch implements SearchObserver {
  /** the number of events up to the present moment of the search, those inside children that stand as leaves included */
  events = 0;
  /** the number of events that the pieces before have told */
  #told = 0;
  /** the path by depth, the place above the root first; the objects are reused */
  readonly #path: OpenNode[] = [new OpenNode()];
  #depth = 0;
  /** whether the next node that the search asks for is one that it visits; after a return it first looks back at the child */
  #isBeforeVisit = true;
  /** how many nodes the piece may still enter */
  #left: number;

  constructor(
    private readonly observer: SearchObserver,
    private readonly nodes: number,
  ) {
    this.#left = nodes;
  }

  /** Ends a piece; the next one walks the path again. */
  beginAgain(): void {
    this.#told = this.events;
    this.events = 0;
    this.#depth = 0;
    this.#top.repeated = 0;
    this.#isBeforeVisit = true;
    this.#left = this.nodes;
  }

  /** Whether the child that the search is about to visit has returned before. */
  get isBeforeReturned(): boolean {
    if (this.events >= this.#told || !this.#isBeforeVisit) return false;
    const { repeated, returned } = this.#top;
    return repeated < returned.length;
  }

  /** What the child that the search is about to visit has returned before. */
  get returned(): number {
    const { repeated, returned } = this.#top;
    return returned[repeated] as number;
  }

  enter(node: NodeId, alpha: number, beta: number): void {
    if (this.events < this.#told) this.#push();
    else {
      this.#enterNew();
      this.observer.enter(node, alpha, beta);
      const { returned, events } = this.#push();
      returned.length = 0;
      events.length = 0;
    }
    this.events += 1;
  }

  leaf(node: NodeId, value: number): void {
    if (this.#repeats()) return;
    this.#enterNew();
    this.observer.leaf(node, value);
    this.#return(value);
  }

  horizon(node: NodeId, value: number): void {
    if (this.#repeats()) return;
    this.#enterNew();
    this.observer.horizon(node, value);
    this.#return(value);
  }

  standPat(node: NodeId, value: number, alpha: number, beta: number): void {
    if (this.#isNew()) this.observer.standPat(node, value, alpha, beta);
  }

  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void {
    if (this.#isNew()) this.observer.update(node, child, value, alpha, beta);
    this.#isBeforeVisit = true;
  }

  research(node: NodeId, child: NodeId): void {
    if (this.#isNew()) this.observer.research(node, child);
    this.#isBeforeVisit = true;
  }

  cutoff(node: NodeId): void {
    if (this.#isNew()) this.observer.cutoff(node);
  }

  exit(node: NodeId, value: number): void {
    this.observer.exit(node, value);
    this.#depth -= 1;
    this.#return(value);
  }

  /** Pauses before a node that the piece has no room for. */
  #enterNew(): void {
    if (this.#left === 0) throw PAUSE;
    this.#left -= 1;
  }

  /** Counts an event; returns whether it has not been told yet. */
  #isNew(): boolean {
    this.events += 1;
    return this.events > this.#told;
  }

  /** Takes the next child that stands as a leaf with all its events; returns false when no child does any more. */
  #repeats(): boolean {
    if (this.events >= this.#told) return false;
    const top = this.#top;
    this.events = top.events[top.repeated] as number;
    top.repeated += 1;
    this.#isBeforeVisit = false;
    return true;
  }

  #return(value: number): void {
    this.events += 1;
    const { returned, events } = this.#top;
    returned.push(value);
    events.push(this.events);
  }

  #push(): OpenNode {
    this.#depth += 1;
    if (this.#depth === this.#path.length) this.#path.push(new OpenNode());
    this.#top.repeated = 0;
    return this.#top;
  }

  get #top(): OpenNode {
    return this.#path[this.#depth] as OpenNode;
  }
}

/** The space as a search that is resumed sees it. */
class ResumedSpace extends SpaceLike {
  constructor(
    space: SearchSpace,
    private readonly resumed: ResumedSearch,
  ) {
    super(space);
  }

  override kind(node: NodeId): KindCode {
    return this.resumed.isBeforeReturned ? LEAF : this.space.kind(node);
  }

  override value(leaf: NodeId): number {
    return this.resumed.isBeforeReturned ? this.resumed.returned : this.space.value(leaf);
  }
}

/** A fraction that a double has stood for since so many events. */
interface Dated {
  readonly since: number;
  readonly fraction: Fraction;
}

/**
 * The fractions of a search in pieces. Two expectations may be rounded to one double, which then stands for the later
 * one; in what is walked again it stands for what it stood for then.
 */
class DatedFractions extends Fractions {
  readonly #dated = new Map<number, Dated[]>();

  constructor(private readonly now: { readonly events: number }) {
    super();
  }

  override of(value: number): Fraction {
    const dated = this.#dated.get(value)?.findLast(({ since }) => since <= this.now.events);
    return dated?.fraction ?? super.of(value);
  }

  override keep(value: number, fraction: Fraction): void {
    if (Number.isSafeInteger(value)) return;
    const dated = this.#dated.get(value) ?? [];
    this.#dated.set(value, dated);
    const last = dated.at(-1);
    if (last === undefined || compareFractions(last.fraction, fraction) !== 0)
      dated.push({ since: this.now.events, fraction: reduced(fraction) });
  }
}
