/**
 * Defines the picture that every export starts from: a tree, its layout, and one step of one search, as the
 * reader sees it.
 */

import type { AnyRun, NodeId, NodeState, SimulationRun } from '../core/index.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { worthAt } from '../core/run/worth.ts';
import { SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { SELECTION } from '../core/search/selection.ts';
import { ruleNamesOn } from '../core/search/windowed.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import type { DrawnForm } from '../drawing/form.ts';
import type { Boards, Layout, View } from '../drawing/index.ts';
import type { LayoutOptions } from '../drawing/layout.ts';
import { NAME_FINDER } from '../drawing/nameSpots.ts';
import { LEAST_PRINTED } from '../drawing/paper.ts';
import { spread } from '../drawing/spacing.ts';
import { textWidth } from '../drawing/textWidth.ts';
import { familyOf } from '../families/index.ts';
import { printC } from '../words/decimals.ts';
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

/**
 * The greatest number of nodes that a picture draws. Drawing so many takes a few hundred milliseconds. In a picture of more
 * nodes nothing could be read: a PNG is at most 16,384 px wide, so that each of 5,000 leaves gets 3 px, and the drawing for
 * LaTeX folds such a tree into a single mark.
 */
export const MOST_DRAWN = 5_000;

/** Returns how many nodes a picture draws: those of its stage, or all. */
export function nodesDrawn({ form, run, step }: Pick<Picture, 'form' | 'run' | 'step'>): number {
  return form.stageOf?.(run, step)?.fold?.shown.length ?? run.tree.size;
}

/** The width of a picture for a file, its least height, and the height for each ply of its tree, px. */
const SIZE = { width: 1000, leastHeight: 300, ply: 150 };

/** What a layout for a file needs to know besides the run. */
interface AboutLayout {
  readonly boards: Boards | null;
  readonly stubWords: string;
  /** the values that stand beside the nodes of a simulation; undefined when none do */
  readonly values?: View['beside'];
  /** the step whose stage is laid out; absent for the whole run */
  readonly step?: number;
}

/** Returns the tree of a run laid out for a file rather than for a window. */
export function layOutForFile(
  form: DrawnForm,
  run: AnyRun,
  names: NodeNames,
  { values, step = run.length, ...about }: AboutLayout,
  /** the width in px; in a narrower layout, texts are larger relative to shapes and gaps */
  width?: number,
): Layout {
  return layOut(form, run, names, { ...about, ...textsBeside(run, names, values) }, { step, width });
}

/** Lays out the same in steps. */
export function* layOutForFileInSteps(
  form: DrawnForm,
  run: AnyRun,
  names: NodeNames,
  { values, step = run.length, ...about }: AboutLayout,
): Generator<undefined, Layout> {
  const asked = optionsFor(form, run, { ...about, ...textsBeside(run, names, values) }, { step });
  yield;
  if (form.layOutInSteps === undefined) return form.layOut(run.tree, names, asked);
  const steps = form.layOutInSteps(run.tree, names, asked);
  let last = steps.next();
  while (last.done !== true) {
    const places = last.value === null ? undefined : spread(last.value);
    yield;
    last = steps.next(places);
  }
  return last.value;
}

function layOut(
  form: DrawnForm,
  run: AnyRun,
  names: NodeNames,
  about: AskedLayout,
  seen: SeenLayout,
): Layout {
  return form.layOut(run.tree, names, optionsFor(form, run, about, seen));
}

type AskedLayout = Pick<Layout, 'boards' | 'stubWords'> & Partial<Pick<Layout, 'beside'>>;

/** The step whose stage is laid out, and the width, px. */
interface SeenLayout {
  readonly step: number;
  readonly width?: number | undefined;
}

function optionsFor(
  form: DrawnForm,
  run: AnyRun,
  about: AskedLayout,
  { step, width = SIZE.width }: SeenLayout,
): LayoutOptions {
  const stage = form.stageOf?.(run, step);
  const height = Math.max(SIZE.leastHeight, 120 + SIZE.ply * (stage?.fold?.height ?? run.tree.height));
  return { width, height, run, ...about, ...stage };
}

/**
 * Returns what stands beside the nodes of a simulation in the end, the wider of two lines, so that a file can keep room for
 * it: the visits, and the name with the value behind it. Empty for other searches and for trees in which no room is kept.
 */
function textsBeside(run: AnyRun, names: NodeNames, values: View['beside']): Partial<Pick<Layout, 'beside'>> {
  const simulation = simulationOf(run);
  if (simulation === null || run.tree.size > MOST_NAMED) return {};
  const { signAt } = familyOf(run);
  const widest = (node: NodeId) => {
    // Room for one digit more keeps the visits apart from the next shape.
    const visits = `N 0${simulation.standingOf(node, run.length).visits}`;
    const value = signAt(run, node, run.length, values);
    const named = value === '' ? '' : `${names.of(node)} ${value}`;
    return textWidth(named) > textWidth(visits) ? named : visits;
  };
  return { beside: new Map([...innerNodes(run.tree)].map((node) => [node, widest(node)])) };
}

/**
 * Returns a function that gives the layout of a picture at another step: the picture's own when its form has no stages, and
 * the same one for all steps of a stage.
 */
export function layoutsOf(picture: Picture, width?: number): (step: number) => Layout {
  const { form, run, layout } = picture;
  const { names, boards, stubWords, beside } = layout;
  const stageAt = (step: number) => form.stageOf?.(run, step);
  const known = new Map<unknown, Layout>(width === undefined ? [[stageAt(picture.step), layout]] : []);
  return (step) => {
    const stage = stageAt(step);
    const found =
      known.get(stage) ?? layOut(form, run, names, { boards, stubWords, beside }, { step, width });
    known.set(stage, found);
    return found;
  };
}

/** In a tree with more nodes than this, only names that fit beside their shapes are drawn. */
const MOST_NAMED = 600;

/** Returns the view for a picture in a file. It asks for every name that a text about the picture may use. */
export function viewForFile(
  { tree }: AnyRun,
  asked: Pick<View, 'notation' | 'showBounds' | 'foldedNodes' | 'beside'>,
): View {
  const named = tree.size > MOST_NAMED ? {} : { said: innerNodes(tree), leastName: LEAST_PRINTED };
  return { ...asked, focused: null, hovered: null, ...named, finder: NAME_FINDER };
}

/** Returns the algorithm and its rules in words, such as "Alpha–beta, cuts at v ≥ β and v ≤ α, fail-soft". */
export function searchCaption(
  { run, view }: Pick<Picture, 'run' | 'view'>,
  words: Words['exporting'],
): string {
  const byMover = run.tree.numbers === 'mover' ? words.numbersByMover : '';
  const numbers = simulatedNumbers(run, words) || byMover;
  const key = simulationOf(run) !== null && view.beside !== undefined ? words.minimaxKey : '';
  return words.list([words.algorithm[run.algorithm], ...rulesOf(run, words), numbers, key].filter(Boolean));
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
export function captionOf(picture: Omit<Picture, 'layout'>, words: Words['exporting']): string {
  const { run, step, title } = picture;
  return words.caption(visibleText(title), searchCaption(picture, words), words.step(step, run.length));
}

/** Returns the rules of the search in words; empty for an algorithm without rules. */
export function rulesOf(run: AnyRun, words: Words['exporting']): readonly string[] {
  const simulation = simulationOf(run);
  if (simulation !== null) return simulationRulesOf(simulation, words);
  const { algorithm, rules, tree } = run;
  const said = tree.numbers === 'mover' ? { ...words.rule, cutoff: words.cutoffByMover } : words.rule;
  return rulesSaid(said, rules, ruleNamesOn(tree, algorithm, rules.ties === 'soonest'));
}

/** Returns the rule of selection, its constant, and the seed if anything is drawn, so that the run can be made again. */
function simulationRulesOf({ settings, tree }: SimulationRun, words: Words['exporting']): readonly string[] {
  const { selection, c, given, playout, leaves, seed } = settings;
  const drawsRewards = given === null && (playout === 'random' || leaves !== SEARCH_SETTINGS.leaves.usual);
  return [
    selection.toUpperCase(),
    `C = ${printC(c ?? SELECTION[selection].usualC)}`,
    ...(drawsRewards || tree.hasChance ? [words.seed(seed)] : []),
  ];
}

/**
 * Returns a node's bounds in the reader's notation, its visits in a simulation, or the partial sum of an open chance
 * node; "" when there are none.
 */
export function boundsIn(
  { run, step, view }: Pick<Picture, 'run' | 'step' | 'view'>,
  node: NodeId,
  state: NodeState,
): string {
  if (run.tree.direction(node) === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printWorth(worthAt(run, node, step, state.value))}`;
  const { isAlwaysBeside, boundsAt } = familyOf(run);
  return view.showBounds || isAlwaysBeside ? boundsAt(run, node, step, view.notation, state) : '';
}
