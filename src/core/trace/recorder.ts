/** The observer that writes a run down, keeping what is proved about each open node as it goes. */
import type { SearchHalt } from '../search/searchHalt.ts';
import type { SearchObserver } from '../search/searchObserver.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, MAX } from '../tree/nodeKind.ts';
import { ExpectedRange } from './expectedRange.ts';
import { CUTOFF, ENTER, EXIT, HALT, LEAF_EVENT, NO_CHILD, TraceLog, UPDATE } from './traceLog.ts';

export interface RecorderOptions {
  /** under the running bound a node begins by holding the bound it was given */
  readonly running: boolean;
  readonly leafBounds: readonly [number, number];
}

/** One node of the call stack while the run is on. */
interface OpenNode {
  kind: number;
  returned: number;
  deciding: number;
  /** the node's own best so far (a chance node's is not used) */
  best: number;
  value: number;
  /** over the children that returned */
  low: number;
  high: number;
  /** at a chance node: what adds these up */
  expected: ExpectedRange | null;
}

export class Recorder implements SearchObserver {
  readonly log = new TraceLog();
  readonly #space: SearchSpace;
  readonly #options: RecorderOptions;
  /** reused from one node to the next at the same depth, so that recording allocates nothing */
  readonly #stack: OpenNode[] = [];
  #depth = 0;
  #returnedValue = 0;
  #returnedLow = 0;
  #returnedHigh = 0;

  constructor(space: SearchSpace, options: RecorderOptions) {
    this.#space = space;
    this.#options = options;
  }

  enter(node: NodeId, alpha: number, beta: number): void {
    const kind = this.#space.kind(node);
    const open = this.#push();
    open.kind = kind;
    open.returned = 0;
    open.deciding = NO_CHILD;
    if (kind === CHANCE) {
      open.value = 0;
      open.low = 0;
      open.high = 0;
      open.expected = new ExpectedRange(this.#space.denominator(node), this.log.fractions);
    } else {
      open.expected = null;
      const worst = kind === MAX ? -Infinity : Infinity;
      open.best = worst;
      open.low = worst;
      open.high = worst;
      if (this.#options.running) open.value = kind === MAX ? alpha : beta;
      else open.value = worst;
    }
    this.log.append(ENTER, node, NO_CHILD, open.value, alpha, beta);
  }

  leaf(node: NodeId, value: number): void {
    this.#return(value, value, value);
    this.log.append(LEAF_EVENT, node, NO_CHILD, value, value, value);
  }

  update(node: NodeId, child: NodeId, value: number): void {
    const open = this.#top();
    if (open.expected !== null) {
      open.expected.add(this.#space.weight(child), this.#returnedLow, this.#returnedHigh);
      open.low = open.expected.low;
      open.high = open.expected.high;
    } else {
      const returned = this.#returnedValue;
      const maximising = open.kind === MAX;
      if (open.returned === 0 || (maximising ? returned > open.best : returned < open.best)) {
        open.best = returned;
        open.deciding = open.returned;
      }
      open.low = maximising ? Math.max(open.low, this.#returnedLow) : Math.min(open.low, this.#returnedLow);
      open.high = maximising
        ? Math.max(open.high, this.#returnedHigh)
        : Math.min(open.high, this.#returnedHigh);
    }
    open.returned += 1;
    open.value = value;
    this.log.append(UPDATE, node, open.deciding, value, open.low, open.high);
  }

  cutoff(node: NodeId): void {
    const open = this.#top();
    this.log.append(CUTOFF, node, open.deciding, open.value, open.low, open.high);
  }

  exit(node: NodeId, value: number): void {
    const open = this.#top();
    this.#depth -= 1;
    let { low, high } = open;
    if (open.expected !== null) ({ low, high } = open.expected.total());
    else if (open.returned < this.#space.childCount(node)) {
      const [least, most] = this.#options.leafBounds;
      low = open.kind === MAX ? Math.max(low, least) : Math.min(low, least);
      high = open.kind === MAX ? Math.max(high, most) : Math.min(high, most);
    }
    this.#return(value, low, high);
    this.log.append(EXIT, node, open.deciding, value, low, high);
  }

  /** The run ends here without an answer. */
  halt({ node }: SearchHalt): void {
    const open = this.#depth > 0 && this.log.length > 0 ? this.#top() : null;
    const chance = open !== null && this.#space.kind(node) === CHANCE;
    this.log.append(
      HALT,
      node,
      NO_CHILD,
      chance ? open.value : Number.NaN,
      chance ? open.low : Number.NaN,
      chance ? open.high : Number.NaN,
    );
  }

  #return(value: number, low: number, high: number): void {
    this.#returnedValue = value;
    this.#returnedLow = low;
    this.#returnedHigh = high;
  }

  #push(): OpenNode {
    if (this.#depth === this.#stack.length) {
      this.#stack.push({
        kind: 0,
        returned: 0,
        deciding: 0,
        best: 0,
        value: 0,
        low: 0,
        high: 0,
        expected: null,
      });
    }
    this.#depth += 1;
    return this.#top();
  }

  #top(): OpenNode {
    return this.#stack[this.#depth - 1] as OpenNode;
  }
}
