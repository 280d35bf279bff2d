/**
 * A family of searches that is none of the program's: it looks at leaves from left to right, and what it knows of
 * the root is the mean of those that it has seen. A toy of two events: it shows which functions a family consists of.
 *
 * The program names its families in unions of types, which no test can extend, so that this file needs casts. A real
 * family is a member of these unions: its row of `Algorithm`, its run of `AnyRun`, its events of `AnyEvent`, their kinds
 * of `EVENT_KINDS`, its lines of `CodeLine`; what else its labels show is a field of `NodeState`. The compiler then asks
 * for its rows.
 */
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { AnyEvent } from '../../src/core/run/event.ts';
import { bareState, type NodeState } from '../../src/core/run/nodeState.ts';
import { onlyPass } from '../../src/core/run/pass.ts';
import { type EventKind, NO_CHILD, RunRecord } from '../../src/core/run/record.ts';
import { RecordedRun } from '../../src/core/run/recordedRun.ts';
import type { FamilyRecorder } from '../../src/core/run/recorders.ts';
import type { ReadEvent } from '../../src/core/run/steppedRun.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import type { FamilyRow } from '../../src/families/family.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { type Sentence, say } from '../../src/words/sentence.ts';

const [SAMPLE, SETTLE] = [0, 1] as const;
const KINDS = ['sample', 'settle'] as unknown as readonly EventKind[];

interface ToyEvent extends ReadEvent {
  /** the mean of the leaves seen so far */
  readonly mean: number;
}

class ToyRun extends RecordedRun<ToyEvent> {
  readonly family = 'toy';
  protected override readonly kinds = KINDS;

  event(step: number): ToyEvent {
    const kind = KINDS[this.record.kind(step)] as EventKind;
    return { kind, step, node: this.record.node(step), mean: this.record.value(step), lines: ['update'] };
  }

  stateAt(node: NodeId, step: number): NodeState {
    if (!this.tree.isLeaf(node)) {
      const known = node === ROOT && step > 0 ? this.record.value(step) : null;
      return bareState(step === this.length ? 'done' : 'open', this.#range, this.#range, known);
    }
    const isSeen = this.record.firstRow(node) > 0 && this.record.firstRow(node) <= step;
    return bareState(
      isSeen ? 'done' : 'waiting',
      this.#range,
      this.#range,
      isSeen ? this.tree.value(node) : null,
    );
  }

  override labelOf(_node: NodeId, { value }: NodeState): string {
    return value === null ? '' : `⌀${printNumber(value)}`;
  }

  tallyAt(step: number) {
    const leaves = Math.min(step, this.tree.leafCount);
    const none = { cutoffs: 0, prunedLeaves: 0, neverGenerated: 0, horizon: 0, mostStored: 1, stored: 1 };
    return { ...none, entered: leaves, distinct: leaves, generated: 1, expanded: 1, leaves };
  }

  rangeAt = () => this.#range;
  provedAt = () => this.#range;
  callStackAt = () => [];
  bestChildAt = () => null;
  cutStep = () => 0;
  bornAt = () => 0;
  isStop = () => true;
  nextMark = (step: number) => (step < this.length ? this.length : null);
  previousMark = () => null;
  overSubtree = (step: number) => Math.min(step + 1, this.length);
  outToParent = (step: number) => Math.max(step - 1, 0);

  get #range() {
    const [low, high] = this.tree.leafBounds;
    return { low, high };
  }
}

function recordToy(tree: GameTree, algorithm: string): ToyRun {
  const record = new RunRecord();
  let sum = 0;
  tree.leaves().forEach((leaf, rank) => {
    sum += tree.value(leaf);
    record.append(SAMPLE, leaf, NO_CHILD, 0, sum / (rank + 1), Number.NaN, Number.NaN);
  });
  const value = sum / tree.leafCount;
  record.append(SETTLE, ROOT, NO_CHILD, 0, value, Number.NaN, Number.NaN);
  record.index(tree.size);
  const passes = [onlyPass(record.length, tree, null, { ok: true, value })];
  return new ToyRun({
    tree,
    algorithm: algorithm as AnyRun['algorithm'],
    rules: DEFAULT_RULES,
    record,
    passes,
  });
}

export const TOY_RECORDER = {
  ofTree: (tree: GameTree, { algorithm }: { algorithm: string }) => recordToy(tree, algorithm),
} as unknown as FamilyRecorder;

const toy = (run: AnyRun) => run as unknown as ToyRun;

export const TOY_FAMILY: FamilyRow = {
  names: (tree) => new NodeNames(tree),
  narrate({ run, step }, names, { code }): Sentence {
    const isEnglish = code === 'en';
    if (step === 0) return isEnglish ? say`Nothing has been seen.` : say`还什么都没看。`;
    const { node, mean } = toy(run).event(step);
    const [token, number] = [names.token(node), printNumber(mean)];
    return isEnglish ? say`${token} makes the mean ${number}.` : say`看过 ${token} 后，平均值为 ${number}。`;
  },
  marked: (run) => [['value', run.length]],
  signAt: (_run, node) => (node === ROOT ? '∗' : ''),
  boundsAt: () => '',
  panels: ['stack'],
  counts: () => ['evaluated', 'leavesInAll'],
  asksOfWhole: false,
  keepsNodes: false,
  questions: [],
  hasNumberedListing: false,
  key: {
    value: (run) => (run.result.ok ? run.result.value : Number.NaN),
    event: (run, { step }: AnyEvent) => {
      const { kind, node, mean } = toy(run).event(step);
      return { kind, node, mean };
    },
    at: (run, step) => ({ seen: run.tallyAt(step).leaves }),
    place: ({ tree }, _from, to) => tree.childIndex(to),
    more: () => ({ mean: true }),
  },
};
