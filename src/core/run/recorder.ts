/** The observer that records a run. During the search it keeps the range that is proved about each open node. */
import type { SearchObserver, SearchResult, SearchRules } from '../search/index.ts';
import { maxMayStop, minMayStop } from '../search/rules.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE, type KindCode, MAX } from '../tree/nodeKind.ts';
import { ExpectedRange } from './range.ts';
import {
  ANSWER,
  CUTOFF,
  ENTER,
  EXIT,
  HALT,
  HORIZON,
  LEAF_EVENT,
  NO_CHILD,
  PASS,
  RESEARCH,
  RunRecord,
  STAND_PAT,
  STOP,
  UPDATE,
} from './record.ts';
import type { ReturnedValues } from './triedOrder.ts';

export interface RecorderOptions {
  readonly rules: SearchRules;
  readonly leafBounds: readonly [number, number];
  /** the interval in which the true value of a horizon leaf lies; that of the leaves when absent */
  readonly endBounds?: readonly [number, number];
  /** whether nodes at a depth limit may be judged by static values */
  readonly hasHorizon: boolean;
  /** the budget of nodes that all passes together may enter; null when there is none */
  readonly budget?: number | null;
  /** Whether a node may have more moves than the space counts; no node has when absent. */
  readonly mayHaveMore?: (node: NodeId) => boolean;
  /** whether one pass may search a node more than once */
  readonly entersAgain?: boolean;
}

/** A node that has been entered and has not returned yet. */
class OpenNode {
  kind: KindCode = MAX;
  isMax = true;
  returned = 0;
  /** whether the node has taken its static value as a first choice (stand pat) */
  stoodPat = false;
  deciding = 0;
  /** at a MAX node the β and at a MIN node the α with which the node was called */
  limit = 0;
  /** the node's own best value so far; not used at a chance node */
  best = 0;
  value = 0;
  /** the least and the greatest value over the children that have returned */
  low = 0;
  high = 0;
  /** at a chance node: adds up the ranges of the outcomes that have returned */
  expected: ExpectedRange | null = null;
  /** in a search with a horizon: the range over the same children when horizon leaves prove nothing */
  provedLow = 0;
  provedHigh = 0;
  provedExpected: ExpectedRange | null = null;
}

/** What was proved about a child when it returned: the range of its value in this pass, and of its true value. */
interface ReturnedRange {
  readonly low: number;
  readonly high: number;
  readonly provedLow: number;
  readonly provedHigh: number;
}

export class Recorder implements SearchObserver {
  readonly record: RunRecord;
  readonly #options: RecorderOptions;
  /** whether a node starts by holding the bound it was given, as the running bound does */
  readonly #isRunning: boolean;
  #space: SearchSpace;
  /** the open nodes by depth; the objects are reused, so that recording allocates no memory */
  readonly #stack: OpenNode[] = [];
  #depth = 0;
  #returnedValue = 0;
  #returnedLow = 0;
  #returnedHigh = 0;
  #returnedProvedLow = 0;
  #returnedProvedHigh = 0;
  readonly #budget: number;
  #entered = 0;
  /** the values that children returned in the current pass; null when the run has only one pass */
  #returned: ReturnedValues | null = null;
  /**
   * by parent and child index: what is proved about the children that returned in this pass; null when no node is
   * searched twice
   */
  readonly #known: Map<NodeId, ReturnedRange[]> | null;
  /** the index of the root's child that decided in the last finished pass */
  #rootDeciding = NO_CHILD;

  constructor(space: SearchSpace, options: RecorderOptions) {
    this.#space = space;
    this.#options = options;
    this.#isRunning = options.rules.value === 'running';
    this.record = new RunRecord(options.hasHorizon);
    this.#budget = options.budget ?? Infinity;
    this.#known = options.entersAgain ? new Map() : null;
  }

  get #endBounds(): readonly [number, number] {
    return this.#options.endBounds ?? this.#options.leafBounds;
  }

  /** Whether the value that the root returned last is proved to be its true value. */
  get isRootProved(): boolean {
    return this.#returnedProvedLow === this.#returnedProvedHigh;
  }

  /** Starts the pass of a run that has only one. */
  begin(space: SearchSpace): void {
    this.#space = space;
  }

  /** Starts another pass over another view of the tree: to a depth of `plies`, or with one node searched farther. */
  pass(space: SearchSpace, node: NodeId, plies: number, returned: ReturnedValues): void {
    this.begin(space);
    this.#depth = 0;
    this.#returned = returned;
    this.#known?.clear();
    this.#appendBare(PASS, node, NO_CHILD, plies);
  }

  /** Records that the root is in an opening book, which gives the only move that is generated. */
  lookUp(value: number): void {
    this.#appendBare(ANSWER, ROOT, 0, value);
  }

  /** Ends the passes. The result of the last finished pass stands; null when none was finished. */
  answer(result: SearchResult | null): void {
    this.#appendBare(ANSWER, ROOT, this.#rootDeciding, result?.ok ? result.value : Number.NaN);
  }

  enter(node: NodeId, alpha: number, beta: number): void {
    this.#count(node);
    const kind = this.#space.kind(node);
    const open = this.#push();
    const isChance = kind === CHANCE;
    open.kind = kind;
    open.isMax = !isChance && bySide(kind, true, false);
    open.returned = 0;
    open.stoodPat = false;
    open.deciding = NO_CHILD;
    open.limit = open.isMax ? beta : alpha;
    const worst = isChance ? 0 : open.isMax ? -Infinity : Infinity;
    open.best = worst;
    open.low = worst;
    open.high = worst;
    const denominator = isChance ? this.#space.denominator(node) : 1;
    open.expected = isChance ? new ExpectedRange(denominator, this.record.fractions) : null;
    open.value = this.#isRunning && !isChance ? (open.isMax ? alpha : beta) : worst;
    open.provedLow = worst;
    open.provedHigh = worst;
    open.provedExpected =
      isChance && this.record.hasHorizon ? new ExpectedRange(denominator, this.record.fractions) : null;
    this.record.append(ENTER, node, NO_CHILD, 0, open.value, alpha, beta, worst, worst);
  }

  leaf(node: NodeId, value: number): void {
    this.#count(node);
    this.#judge(LEAF_EVENT, node, value, value, value);
  }

  horizon(node: NodeId, value: number): void {
    this.#count(node);
    const [least, most] = this.#endBounds;
    this.#judge(HORIZON, node, value, least, most);
  }

  /**
   * Takes the static value that the side to move may keep, as if a child had returned it. About the true value it
   * proves nothing, and the moves that are left out prove nothing either.
   */
  standPat(node: NodeId, value: number): void {
    const open = this.#top();
    const kept = this.#space.standPat?.staticValue(node) ?? Number.NaN;
    open.stoodPat = true;
    open.best = kept;
    open.value = value;
    this.#take(open, kept, kept);
    if (this.#space.standPat?.leavesOut(node) === true) this.#takeProved(open, ...this.#endBounds);
    this.#appendOpen(STAND_PAT, node, open);
  }

  update(node: NodeId, child: NodeId, value: number): void {
    const open = this.#top();
    this.#returned?.add(node, open.returned, this.#returnedValue);
    this.#remember(node, open.returned);
    if (open.kind === CHANCE) this.#addOutcome(open, this.#space.weight(child));
    else {
      const returned = this.#returnedValue;
      const isFirst = open.returned === 0 && !open.stoodPat;
      if (isFirst || (open.isMax ? returned > open.best : returned < open.best)) {
        open.best = returned;
        open.deciding = open.returned;
      }
      this.#take(open, this.#returnedLow, this.#returnedHigh);
      this.#takeProved(open, this.#returnedProvedLow, this.#returnedProvedHigh);
    }
    open.returned += 1;
    open.value = value;
    if (this.#mayBeCut(node, open)) this.#takeUnknown(open);
    this.#appendOpen(UPDATE, node, open);
  }

  research(node: NodeId): void {
    const { returned, value, low, high, provedLow, provedHigh } = this.#top();
    this.record.append(RESEARCH, node, returned, returned - 1, value, low, high, provedLow, provedHigh);
  }

  cutoff(node: NodeId): void {
    this.#appendOpen(CUTOFF, node, this.#top());
  }

  exit(node: NodeId, value: number): void {
    const open = this.#top();
    this.#depth -= 1;
    if (open.expected !== null) {
      this.#addUnseenOutcomes(node, open);
      ({ low: open.low, high: open.high } = open.expected.total());
      if (open.provedExpected !== null)
        ({ low: open.provedLow, high: open.provedHigh } = open.provedExpected.total());
    } else if (open.returned < this.#space.moveCount(node)) {
      this.#takeUnseen(node, open);
    }
    open.value = value;
    if (this.#depth === 0) this.#rootDeciding = open.deciding;
    this.#returnedValue = value;
    this.#returnedLow = open.low;
    this.#returnedHigh = open.high;
    this.#returnedProvedLow = open.provedLow;
    this.#returnedProvedHigh = open.provedHigh;
    this.#appendOpen(EXIT, node, open);
  }

  /** Records that the search cannot continue, and why. When the budget is used up, the node was not entered. */
  halt(halt: SearchHalt): SearchHalt {
    const { node, reason } = halt;
    const isEntry = reason === 'unknown-leaf' || reason === 'no-evaluation';
    if (reason === 'budget' || (isEntry && this.#entered >= this.#budget)) {
      this.#appendBare(STOP, node, NO_CHILD, Number.NaN);
      return new SearchHalt(node, 'budget');
    }
    if (this.#depth > 0 && this.#space.kind(node) === CHANCE) {
      const open = this.#top();
      open.deciding = NO_CHILD;
      this.#appendOpen(HALT, node, open);
      return halt;
    }
    this.#appendBare(HALT, node, NO_CHILD, Number.NaN);
    return halt;
  }

  /** Counts a node that is about to be entered or judged, and halts the search when the budget is used up. */
  #count(node: NodeId): void {
    if (this.#entered >= this.#budget) throw new SearchHalt(node, 'budget');
    this.#entered += 1;
  }

  /** Appends a row without ranges. */
  #appendBare(kind: number, node: NodeId, deciding: number, value: number): void {
    this.record.append(kind, node, deciding, -1, value, Number.NaN, Number.NaN);
  }

  /**
   * Records the value of a leaf. It is exact at the depth of the pass; a horizon leaf proves about the true value only
   * that it lies between the leaf bounds.
   */
  #judge(kind: number, node: NodeId, value: number, provedLow: number, provedHigh: number): void {
    this.#returnedValue = value;
    this.#returnedLow = value;
    this.#returnedHigh = value;
    this.#returnedProvedLow = provedLow;
    this.#returnedProvedHigh = provedHigh;
    this.record.append(kind, node, NO_CHILD, 0, value, value, value, provedLow, provedHigh);
  }

  #addOutcome(open: OpenNode, weight: number): void {
    const { expected, provedExpected } = open;
    if (expected !== null) {
      expected.add(weight, this.#returnedLow, this.#returnedHigh);
      open.low = expected.low;
      open.high = expected.high;
    }
    if (provedExpected !== null) {
      provedExpected.add(weight, this.#returnedProvedLow, this.#returnedProvedHigh);
      open.provedLow = provedExpected.low;
      open.provedHigh = provedExpected.high;
    }
  }

  /** Whether a node whose children have all returned has perhaps more moves, which the search would cut. */
  #mayBeCut(node: NodeId, { kind, isMax, returned, best, limit }: OpenNode): boolean {
    const { mayHaveMore, rules } = this.#options;
    if (kind === CHANCE || mayHaveMore?.(node) !== true || returned < this.#space.moveCount(node))
      return false;
    return (isMax ? maxMayStop : minMayStop)(best, limit, rules.cutoff);
  }

  /** Extends the range of a node by a move of which nothing is known. */
  #takeUnknown(open: OpenNode): void {
    const { leafBounds } = this.#options;
    this.#take(open, ...leafBounds);
    this.#takeProved(open, ...leafBounds);
  }

  /** Keeps what was proved about a child, for searches that enter the parent again and may not visit the child. */
  #remember(node: NodeId, place: number): void {
    if (this.#known === null) return;
    const known = this.#known.get(node) ?? [];
    this.#known.set(node, known);
    known[place] = {
      low: this.#returnedLow,
      high: this.#returnedHigh,
      provedLow: this.#returnedProvedLow,
      provedHigh: this.#returnedProvedHigh,
    };
  }

  /**
   * Extends the range of a node that was cut by the children left unvisited: by what an earlier search of the child
   * proved, otherwise by the leaf bounds.
   */
  #takeUnseen(node: NodeId, open: OpenNode): void {
    const seen = this.#known?.get(node)?.slice(open.returned) ?? [];
    for (const child of seen) {
      this.#take(open, child.low, child.high);
      this.#takeProved(open, child.provedLow, child.provedHigh);
    }
    if (open.returned + seen.length < this.#space.moveCount(node)) this.#takeUnknown(open);
  }

  /** Completes the range of a chance node that was cut: each outcome left unvisited lies between the leaf bounds. */
  #addUnseenOutcomes(node: NodeId, { expected, provedExpected, returned }: OpenNode): void {
    const [least, most] = this.#options.leafBounds;
    for (let index = returned; index < this.#space.moveCount(node); index += 1) {
      const weight = this.#space.outcomeWeight(node, index);
      expected?.add(weight, least, most);
      provedExpected?.add(weight, least, most);
    }
  }

  /** Takes the range of a child, or of moves that were not visited, into the range of the node. */
  #take(open: OpenNode, low: number, high: number): void {
    open.low = open.isMax ? Math.max(open.low, low) : Math.min(open.low, low);
    open.high = open.isMax ? Math.max(open.high, high) : Math.min(open.high, high);
  }

  #takeProved(open: OpenNode, low: number, high: number): void {
    if (!this.record.hasHorizon) return;
    open.provedLow = open.isMax ? Math.max(open.provedLow, low) : Math.min(open.provedLow, low);
    open.provedHigh = open.isMax ? Math.max(open.provedHigh, high) : Math.min(open.provedHigh, high);
  }

  #appendOpen(kind: number, node: NodeId, open: OpenNode): void {
    const { deciding, returned, value, low, high, provedLow, provedHigh } = open;
    this.record.append(kind, node, deciding, returned - 1, value, low, high, provedLow, provedHigh);
  }

  #push(): OpenNode {
    if (this.#depth === this.#stack.length) this.#stack.push(new OpenNode());
    this.#depth += 1;
    return this.#top();
  }

  #top(): OpenNode {
    return this.#stack[this.#depth - 1] as OpenNode;
  }
}
