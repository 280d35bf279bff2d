/** Runs of procedures that are not recursive and keep all nodes, in OPEN and CLOSED or by plies. */
import { keepsLists } from '../search/algorithms.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { describeHalt } from './describeEvent.ts';
import type { ListsEvent } from './event.ts';
import type { CodeLine } from './eventLines.ts';
import type { Frame } from './frame.ts';
import type { Successor } from './listEvent.ts';
import { type ListColumns, Lists, listColumns } from './lists.ts';
import type { NodeState } from './nodeState.ts';
import type { ValueRange } from './range.ts';
import {
  ANSWER,
  BACKUP,
  DROP,
  type EventKind,
  EXPAND,
  HALT,
  HORIZON,
  LEAF_EVENT,
  MARK,
  NO_CHILD,
  SELECT,
} from './record.ts';
import type { Recorded } from './recorded.ts';
import { RecordedRun } from './recordedRun.ts';
import type { Grain, Phase } from './run.ts';
import { countUpTo, nextOf, previousOf } from './stops.ts';
import type { Tally } from './tally.ts';

/** The parts that a run of a list procedure is made from. */
export interface RecordedLists extends Recorded {
  /** the depth of the search in plies; ∞ when it went to the ends */
  readonly limit: number;
  /** what is known of OPEN and CLOSED; absent when it is to be found in the record */
  readonly lists?: ListColumns | null;
}

/**
 * What list procedures on trees and on graphs have in common: a node has no bounds before it has its value, and all
 * nodes are stored.
 */
export abstract class ListProcedureRun extends RecordedRun<ListsEvent> {
  /** the lists OPEN and CLOSED; null for a procedure that works by plies */
  readonly lists: Lists | null;
  override readonly phases: readonly Phase[];
  /** the depth of the search in plies; ∞ when it went to the ends */
  readonly limit: number;
  /** the tree down to the depth that was searched */
  readonly #searched: GameTree;
  readonly #unseen: ValueRange;

  constructor(recorded: RecordedLists) {
    super(recorded);
    const { record, passes, limit } = recorded;
    this.limit = limit;
    this.#searched = passes[0]?.tree ?? recorded.tree;
    const [low, high] = this.#searched.leafBounds;
    this.#unseen = { low, high };
    const hasLists = keepsLists(recorded.algorithm);
    const childrenOf = (node: NodeId) => this.#searched.children(node);
    this.lists = hasLists ? new Lists(recorded.lists ?? listColumns(record, ROOT, childrenOf)) : null;
    this.phases = phasesOf(this, hasLists);
  }

  event(step: number): ListsEvent {
    const { record } = this;
    const node = record.node(step);
    const at = { step, node } as const;
    const value = record.value(step);
    switch (record.kind(step)) {
      case SELECT:
        return { kind: 'select', ...at, lines: ['whileOpen', 'select'] };
      case EXPAND:
        return this.#expansion(step, node);
      case LEAF_EVENT:
        return { kind: 'leaf', ...at, value, lines: [this.#lineOfValue(step)] };
      case HORIZON:
        return { kind: 'horizon', ...at, value, lines: [this.#lineOfValue(step)] };
      case BACKUP: {
        const below = this.successorsOf(node);
        const deciding = (below[record.deciding(step)] as Successor).node;
        const from = below.map(({ node: child }) => ({ child, value: this.valueAt(child, step) }));
        return { kind: 'backup', ...at, value, deciding, from, lines: this.#linesOfBackup(node) };
      }
      case DROP:
        return { kind: 'drop', ...at, value, lines: ['whileClosed', 'drop'] };
      case MARK: {
        const below = [...new Set(this.successorsOf(node).map((successor) => successor.node))];
        const own = this.successorsOf(node)[record.place(step)];
        const why = below.length === 0 ? 'end' : own === undefined ? 'all replies' : 'own choice';
        return {
          kind: 'mark',
          ...at,
          chosen: own === undefined ? below : [own.node],
          why,
          lines: ['solution'],
        };
      }
      case ANSWER:
        return {
          kind: 'answer',
          ending: null,
          ...at,
          value,
          move: this.bestMoveAt(step),
          lines: this.lists === null ? ['answer'] : ['whileClosed', 'answer'],
        };
      case HALT:
        return describeHalt(this.passList, step, node);
      default:
        throw new Error(`no event of lists in row ${step}`);
    }
  }

  provedAt(node: NodeId, step: number): ValueRange {
    return this.stateAt(node, step).proved;
  }

  rangeAt(node: NodeId, step: number): ValueRange {
    return this.stateAt(node, step).range;
  }

  stateAt(node: NodeId, step: number): NodeState {
    const { record } = this;
    const row = this.lastStep(node, step);
    const value = row === 0 ? Number.NaN : record.value(row);
    const isValued = !Number.isNaN(value);
    const deciding = isValued ? record.deciding(row) : NO_CHILD;
    return {
      status: isValued ? 'done' : row === 0 ? 'waiting' : 'open',
      range: isValued ? { low: value, high: value } : this.#unseen,
      proved: isValued ? { low: record.provedLow(row), high: record.provedHigh(row) } : this.#unseen,
      value: isValued ? value : null,
      window: null,
      decidingChild: deciding === NO_CHILD ? null : (this.successorsOf(node)[deciding]?.node ?? null),
      prunedFrom: null,
    };
  }

  /** The call stack is empty, because a list procedure is not recursive. */
  callStackAt(): readonly Frame[] {
    return [];
  }

  /**
   * Returns the positions that the moves of an expanded node lead to, in order. In a tree they are its children, and
   * all of them are new.
   */
  successorsOf(node: NodeId): readonly Successor[] {
    return this.#searched
      .children(node)
      .map((child) => ({ node: child, move: this.#searched.move(child), isNew: true }));
  }

  /**
   * A node gets its value only when all successors that could decide have theirs, so the deciding child is proved best.
   */
  bestChildAt(node: NodeId, step: number): NodeId | null {
    return this.stateAt(node, step).decidingChild;
  }

  /** Returns the number of positions generated up to and including the expansion in row `expansion`. */
  protected madeBy(expansion: number): number {
    return this.record.low(expansion);
  }

  /** Returns the counts at a step. A node that is stored remains stored to the end of the run. */
  tallyAt(step: number): Tally {
    const expansions = this.eventsOf('expand');
    const expanded = countUpTo(expansions, step);
    const generated = expanded === 0 ? 1 : this.record.high(expansions[expanded - 1] as number);
    const leaves = countUpTo(this.eventsOf('leaf'), step) + countUpTo(this.eventsOf('horizon'), step);
    return {
      entered: expanded + leaves,
      distinct: expanded + leaves,
      generated,
      expanded,
      stored: generated,
      mostStored: generated,
      leaves,
      horizon: countUpTo(this.eventsOf('horizon'), step),
      cutoffs: 0,
      prunedLeaves: 0,
      neverGenerated: 0,
    };
  }

  /** Nothing is ever pruned, because a list procedure makes no cutoff test. */
  cutStep(): number {
    return 0;
  }

  bornAt(node: NodeId): number {
    return this.grows && node !== ROOT ? this.#expansionAbove(node) : 0;
  }

  isStop(step: number, grain: Grain): boolean {
    if (grain === 'event' || step === 0 || step === this.length) return true;
    const kind = this.kindAt(step);
    if (grain === 'visit') return kind !== 'select' && kind !== 'drop';
    return kind === 'leaf' || kind === 'horizon' || this.phases.some(({ to }) => to === step);
  }

  nextMark(step: number): number | null {
    return nextOf(this.#ends, step);
  }

  previousMark(step: number): number | null {
    return previousOf(this.#ends, step);
  }

  /** A node takes one step and has no subtree to step over, so this goes to the next stop. */
  overSubtree(step: number, grain: Grain): number {
    return this.nextStop(step, grain);
  }

  /** Returns the step at which the parent of the current node was expanded; 0 at the root. */
  outToParent(step: number): number {
    const node = this.nodeAt(step);
    return node <= ROOT ? 0 : this.#expansionAbove(node);
  }

  /**
   * Returns the step in which a node's parent was expanded: the parent's first event, or the event right after it when
   * the first one is the parent's selection.
   */
  #expansionAbove(node: NodeId): number {
    const first = this.record.firstRow(this.#searched.parent(node));
    return this.record.kind(first) === EXPAND ? first : first + 1;
  }

  get #ends(): readonly number[] {
    return this.phases.map(({ to }) => to);
  }

  #expansion(step: number, node: NodeId): ListsEvent {
    const queued = this.record.place(step) === 1;
    const children = this.successorsOf(node);
    const lines: CodeLine[] = queued ? ['expand', 'queue'] : ['expand'];
    return { kind: 'expand', step, node, children, queued, lines };
  }

  #linesOfBackup(node: NodeId): readonly CodeLine[] {
    if (this.lists !== null) return ['whileClosed', 'backUp'];
    const deepest = this.nodeAt(this.eventsOf('backup')[0] as number);
    return [this.tree.depth(node) === this.tree.depth(deepest) ? 'deepest' : 'upwards'];
  }

  /**
   * Returns the line of the pseudocode that values a leaf: a terminal node gets its value when it is selected, a node
   * at the depth limit right after its parent's expansion.
   */
  #lineOfValue(step: number): CodeLine {
    const before = step > 1 ? this.record.kind(step - 1) : NO_CHILD;
    return before === SELECT ? 'decided' : 'evaluate';
  }
}

/** A run of a list procedure on a tree. */
export class ListRun extends ListProcedureRun {
  readonly family = 'lists';
}

/**
 * Returns the phases. With lists, all steps before the first inner node gets its value are one phase. Without lists
 * they are two, because the ends are valued after the last expansion. In a graph the marking of the solution is the
 * last phase.
 */
function phasesOf(run: ListProcedureRun, hasLists: boolean): readonly Phase[] {
  const { length } = run;
  const firstOf = (...kinds: readonly EventKind[]) =>
    Math.min(...kinds.map((kind) => run.eventsOf(kind)[0] ?? length + 1));
  const bounds: (readonly [Phase['name'], number])[] = [
    ['generate', 1],
    ...(hasLists ? [] : [['value', firstOf('leaf', 'horizon')] as const]),
    ['backUp', firstOf('backup', 'drop', 'answer')],
    ['solve', firstOf('mark')],
  ];
  return bounds.flatMap(([name, first], index) => {
    const to = Math.min(length, (bounds[index + 1]?.[1] ?? Infinity) - 1);
    return first <= to ? [{ name, from: first - 1, to }] : [];
  });
}
