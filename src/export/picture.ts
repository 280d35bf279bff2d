/**
 * Defines the picture that every export starts from: a tree, its layout, and one step of one search, as the
 * reader sees it.
 */

import type { AnyRun, NodeId, NodeState } from '../core/index.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { worthAt } from '../core/run/worth.ts';
import { ruleNamesOf } from '../core/search/algorithms.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import type { DrawnForm } from '../drawing/form.ts';
import type { Boards, Layout, View } from '../drawing/index.ts';
import { NAME_FINDER } from '../drawing/nameSpots.ts';
import { LEAST_PRINTED } from '../drawing/paper.ts';
import { familyOf } from '../families/index.ts';
import { printWorth } from '../words/estimates.ts';
import type { NodeNames, Words } from '../words/index.ts';
import { rulesSaid } from '../words/ruleWords.ts';
import { visibleText } from '../words/visibleText.ts';

export interface Picture {
  readonly form: DrawnForm;
  readonly layout: Layout;
  /** the run that is drawn on the layout's tree */
  readonly run: AnyRun;
  readonly step: number;
  readonly view: View;
  /**
   * the title in the reader's language; it may be a text written by other people, so it is escaped wherever
   * it is used
   */
  readonly title: string;
}

/** The width of a picture for a file, its least height, and the height for each ply of its tree, px. */
const SIZE = { width: 1000, leastHeight: 300, ply: 150 };

/** Returns the tree of a run laid out for a file rather than for a window. */
export function layOutForFile(
  form: DrawnForm,
  run: AnyRun,
  names: NodeNames,
  about: { readonly boards: Boards | null; readonly stubWords: string },
  /** the width in px; in a narrower layout, texts are larger relative to shapes and gaps */
  width: number = SIZE.width,
): Layout {
  const height = Math.max(SIZE.leastHeight, 120 + SIZE.ply * run.tree.height);
  return form.layOut(run.tree, names, { width, height, run, ...about });
}

/** In a tree with more nodes than this, only names that fit beside their shapes are drawn. */
const MOST_NAMED = 600;

/** Returns the view for a picture in a file. It asks for every name that a text about the picture may use. */
export function viewForFile(
  { tree }: AnyRun,
  asked: Pick<View, 'notation' | 'showBounds' | 'foldedNodes'>,
): View {
  const named = tree.size > MOST_NAMED ? {} : { said: innerNodes(tree), leastName: LEAST_PRINTED };
  return { ...asked, focused: null, hovered: null, ...named, finder: NAME_FINDER };
}

/** Returns the algorithm and its rules in words, such as "Alpha–beta, cuts at v ≥ β and v ≤ α, fail-soft". */
export function searchCaption({ run }: Picture, words: Words['exporting']): string {
  const byMover = run.tree.numbers === 'mover' ? words.numbersByMover : '';
  const numbers = simulatedNumbers(run, words) || byMover;
  return words.list([words.algorithm[run.algorithm], ...rulesOf(run, words), numbers].filter(Boolean));
}

/** Returns whose results the numbers of a simulation are; "" for other searches. */
export function simulatedNumbers(run: AnyRun, words: Words['exporting']): string {
  const simulation = simulationOf(run);
  return simulation === null ? '' : words.simulatedNumbers[simulation.told.numbers];
}

/**
 * Returns the line below a picture, such as "The textbook tree. Alpha–beta, cuts at v ≥ β and v ≤ α,
 * fail-soft, bounds of all ancestors; step 14 of 26."
 */
export function captionOf(picture: Picture, words: Words['exporting']): string {
  const { run, step, title } = picture;
  return words.caption(visibleText(title), searchCaption(picture, words), words.step(step, run.length));
}

/** Returns the rules of the search in words; empty for an algorithm without rules. */
export function rulesOf({ algorithm, rules, tree }: AnyRun, words: Words['exporting']): readonly string[] {
  const said = tree.numbers === 'mover' ? { ...words.rule, cutoff: words.cutoffByMover } : words.rule;
  return rulesSaid(said, rules, ruleNamesOf(algorithm));
}

/**
 * Returns a node's bounds in the reader's notation, or the partial sum of an open chance node; "" when there
 * are none.
 */
export function boundsIn({ run, step, view }: Picture, node: NodeId, state: NodeState): string {
  if (run.tree.direction(node) === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printWorth(worthAt(run, node, step, state.value))}`;
  return view.showBounds ? familyOf(run).boundsAt(run, node, step, view.notation, state) : '';
}
