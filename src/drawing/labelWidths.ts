/**
 * Measures how wide the label of each inner node becomes during a run, so that its shape has that width from the
 * beginning and no step changes it.
 */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { AnyRun } from '../core/run/anyRun.ts';
import type { AnyEvent } from '../core/run/event.ts';
import type { NodeState } from '../core/run/nodeState.ts';
import type { ValueRange } from '../core/run/range.ts';
import { ABOUT } from '../core/run/rangeLabel.ts';
import { runSearch } from '../core/search/runSearch.ts';
import { SILENT } from '../core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../core/search/searchSettings.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { printComponents, printNumber } from '../core/tree/printNumber.ts';
import { textWidth } from './textWidth.ts';

/** Of all labels of a node, the width of the widest and the length of the longest. */
export interface LabelWidth {
  /** the width of the label in em */
  readonly width: number;
  /** the number of digits and signs, without spaces */
  readonly characters: number;
}

/** For runs that take longer to walk through than this, all nodes get the same bound on their width. */
const MOST_WORK = 60_000;

/**
 * Returns the widths by node id; leaves have width 0. `run` is the run that will be shown. Without a run there is room
 * for what a reader may write: one number, or one bound, which is set smaller. When the tree has weights there is room
 * for any range, because each move of a slider makes a new run and no node may shift.
 */
export function labelWidths(tree: GameTree, run: AnyRun | null): readonly LabelWidth[] {
  const isWeighed = tree.columns.evaluation !== null;
  if (run === null) return boundFor(tree, false);
  if (isWeighed || run.length * (tree.height + 1) > MOST_WORK) return boundFor(tree, true);
  return widthsIn(run);
}

/** The run is walked through once, because an edit first asks whether all places stay the same. */
const widthsIn = memoizeByObject((run: AnyRun): readonly LabelWidth[] => {
  const { tree, length, hasEstimates } = run;
  const widths: LabelWidth[] = new Array(tree.size).fill(NOTHING);
  const known: Known[] = new Array(tree.size);
  for (let step = 1; step <= length; step += 1) {
    if (SHOWN_LATER.has(run.kindAt(step))) continue;
    const changed = run.nodeAt(step);
    for (let node = changed; node !== NO_NODE; node = tree.parent(node)) {
      // What is known about another node of the path depends on what is known about its children.
      const before = node === changed ? undefined : known[node];
      const range = run.rangeAt(node, step);
      const proved = hasEstimates ? run.provedAt(node, step) : range;
      if (before !== undefined && isSameRange(before.range, range) && isSameRange(before.proved, proved))
        break;
      known[node] = { range, proved };
      if (!tree.isLeaf(node)) widths[node] = widerOf(widths[node] ?? NOTHING, run.labelAt(node, step));
    }
  }
  return widths;
});

/** Events after which labels stay the same, or become what they are after the update that follows. */
const SHOWN_LATER: ReadonlySet<AnyEvent['kind']> = new Set(['enter', 'leaf', 'cutoff']);

type Known = Pick<NodeState, 'range' | 'proved'>;

function isSameRange(a: ValueRange, b: ValueRange): boolean {
  return a.low === b.low && a.high === b.high;
}

const NOTHING: LabelWidth = { width: 0, characters: 0 };

function boundFor(tree: GameTree, hasRanges: boolean): readonly LabelWidth[] {
  const widest = (tree.columns.staticValue === null ? '' : ABOUT) + widestNumber(tree);
  if (tree.players > 0) {
    // Any leaf's vector may reach any node.
    const vectors = tree.leaves().map((leaf) => printComponents(tree.vector(leaf)));
    return new Array(tree.size).fill(vectors.reduce(widerOf, NOTHING));
  }
  if (!hasRanges) return new Array(tree.size).fill(writtenIn(widest));
  const bound = widerOf(NOTHING, `≥ ${widest}`);
  if (!tree.leafBounds.every(Number.isFinite)) return new Array(tree.size).fill(bound);
  const range = WRITTEN_SHARE * textWidth(`${widest}…${widest}`);
  return new Array(tree.size).fill({ ...bound, width: Math.max(bound.width, range) });
}

/** A bound written by hand, or a range that may never occur, is set at this share of the normal size. */
const WRITTEN_SHARE = 0.78;

/**
 * Room for a number, and for a bound at `WRITTEN_SHARE`. If the bound were as large as a number, triangles would be
 * flat and few would fit into view.
 */
function writtenIn(number: string): LabelWidth {
  const { width, characters } = widerOf(NOTHING, number);
  return { width: Math.max(width, WRITTEN_SHARE * textWidth(`≥ ${number}`)), characters };
}

function widerOf({ width, characters }: LabelWidth, label: string): LabelWidth {
  const own = textWidth(label);
  const count = label.replace(' ', '').length;
  return own <= width && count <= characters
    ? { width, characters }
    : { width: Math.max(own, width), characters: Math.max(count, characters) };
}

/** Returns the widest number that any label of the tree can show in any run of it. */
export function widestNumber(tree: GameTree): string {
  let widest = '0';
  const consider = (value: number) => {
    const text = printNumber(value);
    if (textWidth(text) > textWidth(widest)) widest = text;
    // A number of one side is written with the opposite sign where the other side is to move.
    if (value > 0 && tree.numbers === 'mover') consider(-value);
  };
  // Of whole numbers the greatest or the least is the widest, because all digits have the same width.
  let [least, greatest] = [0, 0];
  const others = new Set<number>();
  for (const leaf of tree.leaves()) {
    const value = tree.value(leaf);
    if (!Number.isSafeInteger(value)) others.add(value);
    else if (value < least) least = value;
    else if (value > greatest) greatest = value;
  }
  for (const value of [least, greatest, ...others]) consider(value);
  for (const estimate of tree.columns.staticValue ?? []) if (!Number.isNaN(estimate)) consider(estimate);
  // Only expectations are numbers that occur at no leaf.
  if (tree.hasChance) {
    const observer = { ...SILENT, update: (_node: NodeId, _child: NodeId, value: number) => consider(value) };
    runSearch('expectiminimax', tree, DEFAULT_RULES, observer);
  }
  return widest;
}
