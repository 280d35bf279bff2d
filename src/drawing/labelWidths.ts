/**
 * Measures how wide the label of each inner node becomes during a search, so that the node's shape has that
 * width from the beginning and no step changes it.
 */

import type { AnyRun, GameTree, NodeState, ValueRange } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { AnyEvent } from '../core/run/event.ts';
import { ABOUT } from '../core/run/rangeLabel.ts';
import { runSearch } from '../core/search/runSearch.ts';
import { SILENT } from '../core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../core/search/searchSettings.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { printComponents, printNumber } from '../core/tree/printNumber.ts';
import { textWidth } from './textWidth.ts';

/** The width of a node's widest label and the length of its longest label. */
export interface LabelWidth {
  /** the width of the widest label, em */
  readonly width: number;
  /** the number of digits and signs of the longest label, without spaces */
  readonly characters: number;
}

/**
 * The greatest product of a run's events and its tree's levels for which labels are measured event by event;
 * in larger runs all nodes get the same upper bound on their width.
 */
const MOST_WORK = 60_000;

/**
 * Returns the label widths by node id for the run that will be shown. Without a run there is room for what a
 * reader may write: one number, or one bound, which is set smaller. When the evaluation has weights there is
 * room for any range, because each change of a weight makes a new run and no node may shift.
 */
export function labelWidths(tree: GameTree, run: AnyRun | null): readonly LabelWidth[] {
  const isWeighed = tree.columns.evaluation !== null;
  if (run?.widestLabel) return new Array(tree.size).fill(widerOf(NOTHING, run.widestLabel));
  if (run === null) return boundFor(tree, false);
  if (isWeighed || run.length * (tree.height + 1) > MOST_WORK) return boundFor(tree, true);
  return widthsIn(run);
}

/**
 * Returns the widths of the labels that occur during a run. The run is walked through only once, because each
 * edit asks for the widths to see whether the layout is still valid.
 */
const widthsIn = memoizeByObject((run: AnyRun): readonly LabelWidth[] => {
  const { tree, length, hasEstimates } = run;
  const widths: LabelWidth[] = new Array(tree.size).fill(NOTHING);
  const known: NodeState[] = new Array(tree.size);
  for (let step = 1; step <= length; step += 1) {
    if (SHOWN_LATER.has(run.kindAt(step))) continue;
    const changed = run.nodeAt(step);
    for (let node = changed; node !== NO_NODE; node = tree.parent(node)) {
      // The range of an ancestor depends on its children alone, so the walk up ends at the first ancestor
      // whose ranges did not change.
      const before = node === changed ? undefined : known[node];
      if (
        before !== undefined &&
        isSameRange(before.range, run.rangeAt(node, step)) &&
        (!hasEstimates || isSameRange(before.proved, run.provedAt(node, step)))
      )
        break;
      const state = run.stateAt(node, step);
      known[node] = state;
      if (!tree.isLeaf(node)) widths[node] = widerOf(widths[node] ?? NOTHING, run.labelOf(node, state));
    }
  }
  return widths;
});

/** Events that do not change labels, or whose labels appear with the update event that follows. */
const SHOWN_LATER: ReadonlySet<AnyEvent['kind']> = new Set(['enter', 'leaf', 'cutoff']);

function isSameRange(a: ValueRange, b: ValueRange): boolean {
  return a.low === b.low && a.high === b.high;
}

const NOTHING: LabelWidth = { width: 0, characters: 0 };

function boundFor(tree: GameTree, hasRanges: boolean): readonly LabelWidth[] {
  const widest = (tree.columns.staticValue === null ? '' : ABOUT) + widestNumber(tree);
  if (tree.players > 0) {
    // With several players, the vector of any leaf may become the value of any node.
    const vectors = tree.leaves().map((leaf) => printComponents(tree.vector(leaf)));
    return new Array(tree.size).fill(vectors.reduce(widerOf, NOTHING));
  }
  if (!hasRanges) return new Array(tree.size).fill(writtenIn(widest));
  const bound = widerOf(NOTHING, `≥ ${widest}`);
  if (!tree.leafBounds.every(Number.isFinite)) return new Array(tree.size).fill(bound);
  const range = WRITTEN_SHARE * textWidth(`${widest}…${widest}`);
  return new Array(tree.size).fill({ ...bound, width: Math.max(bound.width, range) });
}

/**
 * The font size, as a fraction of the normal one, of a bound written by a reader or of a range that may never
 * occur.
 */
const WRITTEN_SHARE = 0.78;

/**
 * Returns the room for a number, and for a bound at `WRITTEN_SHARE` of the normal size. With bounds as large
 * as numbers, triangles would be so wide that few would fit into view.
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

/** Returns the widest number that any label of the tree can show in any search of the tree. */
export function widestNumber(tree: GameTree): string {
  let widest = '0';
  const consider = (value: number) => {
    const text = printNumber(value);
    if (textWidth(text) > textWidth(widest)) widest = text;
    // When numbers are seen from the player to move, a value has the opposite sign at nodes of the other
    // player.
    if (value > 0 && tree.numbers === 'mover') consider(-value);
  };
  // The widest whole number is the greatest or the least one, because all digits have the same width.
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
  // Only expected values are numbers that occur at no leaf.
  if (tree.hasChance) {
    const observer = { ...SILENT, update: (_node: NodeId, _child: NodeId, value: number) => consider(value) };
    runSearch('expectiminimax', tree, DEFAULT_RULES, observer);
  }
  return widest;
}
