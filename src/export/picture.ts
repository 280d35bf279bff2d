/** What every export is made from: a tree, laid out, at one step of one search, as the reader sees it. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { NodeState } from '../core/run/nodeState.ts';
import { worthAt } from '../core/run/worth.ts';
import { ruleNamesOf } from '../core/search/algorithms.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Boards } from '../drawing/boards.ts';
import type { DrawnForm } from '../drawing/form.ts';
import type { View } from '../drawing/marks.ts';
import { NAME_FINDER } from '../drawing/nameSpots.ts';
import { LEAST_PRINTED } from '../drawing/paper.ts';
import type { Layout } from '../drawing/placement.ts';
import { boundsAt } from '../families/index.ts';
import { printWorth } from '../words/estimates.ts';
import type { Words } from '../words/language.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { rulesSaid } from '../words/ruleWords.ts';
import { visibleText } from '../words/visibleText.ts';

export interface Picture {
  readonly form: DrawnForm;
  readonly layout: Layout;
  /** of the layout's tree */
  readonly trace: AnyRun;
  readonly step: number;
  readonly view: View;
  /** in the reader's language; may be a text of the reader's own, so never trusted */
  readonly title: string;
}

/** px, of a picture that is to be read on a slide or a page */
const SIZE = { width: 1000, leastHeight: 300, ply: 150 };

/** A tree laid out for a file rather than for a window; the tree of its run. */
export function layOutForFile(
  form: DrawnForm,
  run: AnyRun,
  names: NodeNames,
  about: { readonly boards: Boards | null; readonly stubWords: string },
  /** px; narrower, its texts are larger beside the rest of it */
  width: number = SIZE.width,
): Layout {
  const height = Math.max(SIZE.leastHeight, 120 + SIZE.ply * run.tree.height);
  return form.layOut(run.tree, names, { width, height, run, ...about });
}

/** Of larger trees only the names that have room beside their shapes are drawn. */
const MOST_NAMED = 600;

/** How a picture for a file looks: every name that anything said of it may use is in it. */
export function viewForFile(
  { tree }: AnyRun,
  asked: Pick<View, 'notation' | 'showBounds' | 'foldedNodes'>,
): View {
  const named = tree.size > MOST_NAMED ? {} : { said: innerNodes(tree), leastName: LEAST_PRINTED };
  return { ...asked, focused: null, hovered: null, ...named, finder: NAME_FINDER };
}

/** "Alpha–beta, cuts at v ≥ β and v ≤ α, fail-soft" */
export function runOf({ trace }: Picture, words: Words['exporting']): string {
  const numbers = trace.tree.numbers === 'mover' ? [words.numbersByMover] : [];
  return words.list([words.algorithm[trace.algorithm], ...rulesOf(trace, words), ...numbers]);
}

/** "The textbook tree. Alpha–beta, cuts at v ≥ β and v ≤ α, fail-soft, bounds of all ancestors; step 14 of 26." */
export function captionOf(picture: Picture, words: Words['exporting']): string {
  const { trace, step, title } = picture;
  return words.caption(visibleText(title), runOf(picture, words), words.step(step, trace.length));
}

/** The rules the search was run under, in words; none for an algorithm that has none. */
export function rulesOf({ algorithm, rules, tree }: AnyRun, words: Words['exporting']): readonly string[] {
  const said = tree.numbers === 'mover' ? { ...words.rule, cutoff: words.cutoffByMover } : words.rule;
  return rulesSaid(said, rules, ruleNamesOf(algorithm));
}

/** A node's bounds as the reader wants them written; a chance node's partial sum while it grows; else "". */
export function boundsIn({ trace, step, view }: Picture, node: NodeId, state: NodeState): string {
  if (trace.tree.direction(node) === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printWorth(worthAt(trace, node, step, state.value))}`;
  return view.showBounds ? boundsAt(trace, node, step, view.notation, state) : '';
}
