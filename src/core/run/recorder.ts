/** The observer that writes a run down, keeping what is proved about each open node as it goes. */
import type { SearchHalt } from '../search/searchHalt.ts';
import type { SearchObserver } from '../search/searchObserver.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE, isBetter, type KindCode, MAX, worstFor } from '../tree/nodeKind.ts';
import { RangeStack } from './range.ts';
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
  /** under the running bound a node begins by holding the bound it was given */
  readonly running: boolean;
  readonly leafBounds: readonly [number, number];
  /** whether leaves may be judged that are none */
  readonly hasHorizon: boolean;
}

/** One node of the call stack while the run is on. */
interface OpenNode {
  kind: KindCode;
  returned: number;
  deciding: number;
  /** the node's own best so far (a chance node's is not used) */
  best: number;
  value: number;
}

export class Recorder implements SearchObserver {
  readonly record: RunRecord;
  readonly #options: RecorderOptions;
  #space: SearchSpace;
  /** reused from one node to the next at the same depth, so that recording allocates nothing */
  readonly #stack: OpenNode[] = [];
  #depth = 0;
  #returnedValue = 0;
  /** about the value at this depth; and about the true value, where that is another matter */
  readonly #range: RangeStack;
  readonly #proved: RangeStack | null;

  constructor(space: SearchSpace, options: RecorderOptions) {
    this.#space = space;
    this.#options = options;
    this.record = new RunRecord(options.hasHorizon);
    const { fractions } = this.record;
    this.#range = new RangeStack(options.leafBounds, fractions);
    this.#proved = options.hasHorizon ? new RangeStack(options.leafBounds, fractions) : null;
  }

  /** Another pass begins, over another view of the tree. */
  pass(space: SearchSpace, depth: number): void {
    this.#space = space;
    this.#append(PASS, ROOT, NO_CHILD, 0, depth, Number.NaN, Number.NaN);
  }

  enter(node: NodeId, alpha: number, beta: number): void {
    const kind = this.#space.kind(node);
    const open = this.#push();
    open.kind = kind;
    open.returned = 0;
    open.deciding = NO_CHILD;
    const worst = kind === CHANCE ? 0 : worstFor(kind);
    open.best = worst;
    open.value = this.#options.running && kind !== CHANCE ? bySide(kind, alpha, beta) : worst;
    const denominator = kind === CHANCE ? this.#space.denominator(node) : 1;
    this.#range.open(kind, denominator);
    this.#proved?.open(kind, denominator);
    this.record.append(ENTER, node, NO_CHILD, 0, open.value, alpha, beta);
    if (this.#proved !== null) {
      this.#proved.reread();
      this.record.appendProved(this.#proved.low, this.#proved.high);
    }
  }

  leaf(node: NodeId, value: number): void {
    this.#returnedValue = value;
    this.#range.settle(value, value);
    this.#proved?.settle(value, value);
    this.#append(LEAF_EVENT, node, NO_CHILD, 0, value, value, value);
  }

  horizon(node: NodeId, value: number): void {
    const [least, most] = this.#options.leafBounds;
    this.#returnedValue = value;
    this.#range.settle(value, value);
    this.#proved?.settle(least, most);
    this.#append(HORIZON, node, NO_CHILD, 0, value, value, value);
  }

  update(node: NodeId, child: NodeId, value: number): void {
    const open = this.#top();
    const weight = open.kind === CHANCE ? this.#space.weight(child) : 1;
    this.#range.take(open.kind, weight);
    this.#proved?.take(open.kind, weight);
    const returned = this.#returnedValue;
    if (open.kind !== CHANCE && (open.returned === 0 || isBetter(open.kind, returned, open.best))) {
      open.best = returned;
      open.deciding = open.returned;
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
    this.#range.close(open.kind, isCut);
    this.#proved?.close(open.kind, isCut);
    this.#returnedValue = value;
    open.value = value;
    this.#appendOpen(EXIT, node, open);
  }

  /** The run ends here without an answer. */
  halt({ node }: SearchHalt): void {
    const isOpen = this.#depth > 0 && this.#space.kind(node) === CHANCE;
    if (!isOpen) {
      this.#append(HALT, node, NO_CHILD, 0, Number.NaN, Number.NaN, Number.NaN);
      return;
    }
    this.#range.reread();
    this.#proved?.reread();
    this.#appendOpen(HALT, node, { ...this.#top(), deciding: NO_CHILD });
  }

  #appendOpen(kind: number, node: NodeId, { deciding, returned, value }: OpenNode): void {
    this.#append(kind, node, deciding, Math.max(returned - 1, 0), value, this.#range.low, this.#range.high);
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
      this.#stack.push({ kind: MAX, returned: 0, deciding: 0, best: 0, value: 0 });
    this.#depth += 1;
    return this.#top();
  }

  #top(): OpenNode {
    return this.#stack[this.#depth - 1] as OpenNode;
  }
}
