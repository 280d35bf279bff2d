/** The observer that writes a run down, keeping what is proved about each open node as it goes. */
import { ALGORITHM, type AlgorithmName } from '../search/algorithms.ts';
import type { SearchRules } from '../search/rules.ts';
import type { SearchHalt } from '../search/searchHalt.ts';
import type { SearchObserver } from '../search/searchObserver.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, type KindCode, MAX } from '../tree/nodeKind.ts';
import { ExpectedRange, RangeStack } from './range.ts';
import {
  CUTOFF,
  ENTER,
  EXIT,
  HALT,
  HORIZON,
  LEAF_EVENT,
  NO_CHILD,
  PASS,
  RunRecord,
  UPDATE,
} from './record.ts';

export interface RecorderOptions {
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly leafBounds: readonly [number, number];
  /** whether leaves may be judged that are none */
  readonly hasHorizon: boolean;
}

/** One node of the call stack while the run is on. */
interface OpenNode {
  kind: KindCode;
  isMax: boolean;
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
  readonly record: RunRecord;
  readonly #options: RecorderOptions;
  /** under the running bound a node begins by holding the bound it was given */
  readonly #isRunning: boolean;
  #space: SearchSpace;
  /** reused from one node to the next at the same depth, so that recording allocates nothing */
  readonly #stack: OpenNode[] = [];
  #depth = 0;
  #returnedValue = 0;
  #returnedLow = 0;
  #returnedHigh = 0;
  /** about the true value, where that is another matter than the value at this depth */
  readonly #proved: RangeStack | null;

  constructor(space: SearchSpace, options: RecorderOptions) {
    this.#space = space;
    this.#options = options;
    this.#isRunning = ALGORITHM[options.algorithm].hasWindow && options.rules.value === 'running';
    this.record = new RunRecord(options.hasHorizon);
    const { leafBounds, hasHorizon } = options;
    this.#proved = hasHorizon ? new RangeStack(leafBounds, this.record.fractions) : null;
  }

  /** Another pass begins, over another view of the tree. */
  pass(space: SearchSpace, depth: number): void {
    this.#space = space;
    this.#append(PASS, ROOT, NO_CHILD, 0, depth, Number.NaN, Number.NaN);
  }

  enter(node: NodeId, alpha: number, beta: number): void {
    const kind = this.#space.kind(node);
    const open = this.#push();
    const isChance = kind === CHANCE;
    open.kind = kind;
    open.isMax = kind === MAX;
    open.returned = 0;
    open.deciding = NO_CHILD;
    const worst = isChance ? 0 : open.isMax ? -Infinity : Infinity;
    open.best = worst;
    open.low = worst;
    open.high = worst;
    const denominator = isChance ? this.#space.denominator(node) : 1;
    open.expected = isChance ? new ExpectedRange(denominator, this.record.fractions) : null;
    open.value = this.#isRunning && !isChance ? (open.isMax ? alpha : beta) : worst;
    this.#proved?.open(kind, denominator);
    this.#append(ENTER, node, NO_CHILD, 0, open.value, alpha, beta);
  }

  leaf(node: NodeId, value: number): void {
    this.#return(value, value, value);
    this.#proved?.settle(value, value);
    this.#append(LEAF_EVENT, node, NO_CHILD, 0, value, value, value);
  }

  horizon(node: NodeId, value: number): void {
    const [least, most] = this.#options.leafBounds;
    this.#return(value, value, value);
    this.#proved?.settle(least, most);
    this.#append(HORIZON, node, NO_CHILD, 0, value, value, value);
  }

  update(node: NodeId, child: NodeId, value: number): void {
    const open = this.#top();
    if (open.expected !== null) {
      const weight = this.#space.weight(child);
      open.expected.add(weight, this.#returnedLow, this.#returnedHigh);
      open.low = open.expected.low;
      open.high = open.expected.high;
      this.#proved?.take(open.kind, weight);
    } else {
      const returned = this.#returnedValue;
      if (open.returned === 0 || (open.isMax ? returned > open.best : returned < open.best)) {
        open.best = returned;
        open.deciding = open.returned;
      }
      this.#take(open, this.#returnedLow, this.#returnedHigh);
      this.#proved?.take(open.kind, 1);
    }
    open.returned += 1;
    open.value = value;
    this.#appendOpen(UPDATE, node, open);
  }

  cutoff(node: NodeId): void {
    this.#appendOpen(CUTOFF, node, this.#top());
  }

  exit(node: NodeId, value: number): void {
    const open = this.#top();
    this.#depth -= 1;
    const isCut = open.returned < this.#space.moveCount(node);
    if (open.expected !== null) {
      const { low, high } = open.expected.total();
      open.low = low;
      open.high = high;
    } else if (isCut) this.#take(open, this.#options.leafBounds[0], this.#options.leafBounds[1]);
    this.#proved?.close(open.kind, isCut);
    open.value = value;
    this.#return(value, open.low, open.high);
    this.#appendOpen(EXIT, node, open);
  }

  /** The run ends here without an answer. */
  halt({ node }: SearchHalt): void {
    const isOpen = this.#depth > 0 && this.#space.kind(node) === CHANCE;
    this.#proved?.reread();
    if (isOpen) this.#appendOpen(HALT, node, { ...this.#top(), deciding: NO_CHILD });
    else this.#append(HALT, node, NO_CHILD, 0, Number.NaN, Number.NaN, Number.NaN);
  }

  /** The node's range takes in that of a child, or of what was not looked at. */
  #take(open: OpenNode, low: number, high: number): void {
    open.low = open.isMax ? Math.max(open.low, low) : Math.min(open.low, low);
    open.high = open.isMax ? Math.max(open.high, high) : Math.min(open.high, high);
  }

  #return(value: number, low: number, high: number): void {
    this.#returnedValue = value;
    this.#returnedLow = low;
    this.#returnedHigh = high;
  }

  #appendOpen(kind: number, node: NodeId, { deciding, returned, value, low, high }: OpenNode): void {
    this.#append(kind, node, deciding, returned - 1, value, low, high);
  }

  #append(
    kind: number,
    node: NodeId,
    deciding: number,
    place: number,
    value: number,
    low: number,
    high: number,
  ): void {
    this.record.append(kind, node, deciding, place, value, low, high);
    if (this.#proved !== null) this.record.appendProved(this.#proved.low, this.#proved.high);
  }

  #push(): OpenNode {
    if (this.#depth === this.#stack.length)
      this.#stack.push({
        kind: MAX,
        isMax: true,
        returned: 0,
        deciding: 0,
        best: 0,
        value: 0,
        low: 0,
        high: 0,
        expected: null,
      });
    this.#depth += 1;
    return this.#top();
  }

  #top(): OpenNode {
    return this.#stack[this.#depth - 1] as OpenNode;
  }
}
