/** Finds what is to be drawn in a frame: its margins, the sizes of its texts, and how its layout is asked for. */
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { playsToEnds } from '../../core/search/algorithms.ts';
import type { DrawnForm } from '../../drawing/form.ts';
import type { Box } from '../../drawing/index.ts';
import type { LayoutOptions } from '../../drawing/layout.ts';
import { PLY_NAME_LEFT } from '../../drawing/renderPlies.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import type { Projected, ProjectedGiven } from '../../session/projecting.ts';
import { runOf } from '../../session/runOf.ts';
import { drawnIn, presentedIn, type SessionState, screenIn } from '../../session/session.ts';
import type { PageWords } from '../../words/index.ts';

/**
 * The distance between the names of the plies and the scrolling area, and from there to the left end of the
 * tree when the frame has room, px.
 */
const PLY_GAP = 7;
export const TREE_GAP = 11;

/**
 * Margins of the tree in px: above it with buttons (`top`), with the phases of an iteration in a row (`phases`) or, in a
 * narrow frame, in two (`rows`), and with neither (`bare`); beside it, and below it.
 */
export const MARGIN = { top: 42, phases: 54, rows: 68, bare: 8, right: 12, bottom: 4 };

/** The width of a frame, px, up to which the phases of an iteration stand in two rows, as in SimulationPhases.css. */
const NARROW = 480;

/** Room below the leaves of an answer sheet for the marks right and wrong, px. */
const VERDICTS = 16;

/** What is drawn: the size of the frame, and how the layout is asked for. */
export interface AskedFigure {
  readonly size: Box;
  readonly projected: Projected | null;
  readonly stage: Partial<LayoutOptions> | null | undefined;
  readonly form: DrawnForm;
  readonly layout: Parameters<DrawnForm['layOut']>;
}

/** Finds what is to be drawn in a frame of this size. */
export function askedOf(state: SessionState, size: Box): AskedFigure {
  const { tree, names, form } = state.subject;
  const projected = projectedAs(state, size);
  const stage = stageOf(state);
  const options = { ...givenTo(state, size).options, ...projected, ...stage };
  return { size, projected, stage, form, layout: [tree, names, options] };
}

/** Returns how the layout at the session's step differs from that of the whole run: see `DrawnForm`. */
export function stageOf(state: SessionState): AskedFigure['stage'] {
  return state.subject.form.stageOf?.(runOf(state), state.step, state);
}

/**
 * Returns the run whose values the layout makes room for; null on an answer sheet, where any text may be
 * written.
 */
export function contentOf(state: SessionState): Pick<LayoutOptions, 'run' | 'beside'> {
  const drawn = drawnIn(state);
  if (drawn !== null) return { run: null, beside: drawn.beside };
  return { run: state.activity.kind === 'practising' ? null : runOf(state) };
}

/** Returns the input of the layout: the tree, its options, and the available space. */
function givenTo(state: SessionState, { width, height }: Box): ProjectedGiven {
  const { tree, names, boards, form } = state.subject;
  const options = {
    width: Math.max(width - plyMargin(state) - MARGIN.right, 200),
    height: Math.max(
      height - topMargin(state, { width }) - MARGIN.bottom - (drawnIn(state) === null ? 0 : VERDICTS),
      160,
    ),
    ...contentOf(state),
    boards,
    stubWords: state.language.page.neverGenerated,
    largest: isPresenting(state) ? Math.max(24, height / 24) : 21,
  };
  return { state, options, layOut: (more) => form.layOut(tree, names, { ...options, ...more }) };
}

let extras: typeof import('./extras.ts') | null = null;

/** Returns the code that is needed after the first picture; null until it has come. */
export function extrasNow(): typeof extras {
  return extras;
}

/** Loads the code that is needed after the first picture; when it fails, the next figure tries again. */
export async function bringExtras(): Promise<void> {
  extras = await import('./extras.ts');
}

/**
 * Returns how the layout differs on a projector: the same object as long as nothing has changed; null when
 * nothing is projected.
 */
export function projectedAs(state: SessionState, size: Box): Projected | null {
  return extras?.projected(givenTo(state, size), leastText(state)) ?? null;
}

/**
 * Whether the figure shows nothing but the tree. On the start page and in a comparison it has no buttons and no names of
 * plies, and of boards in a row there are no plies.
 */
function isBare(state: SessionState): boolean | undefined {
  return screenIn(state) !== null || state.activity.kind === 'comparing' || state.subject.form.isRow;
}

export function topMargin(state: SessionState, { width }: Pick<Box, 'width'>): number {
  if (isBare(state)) return MARGIN.bare;
  if (playsToEnds(state.algorithm)) return width > NARROW ? MARGIN.phases : MARGIN.rows;
  // The first row of a graph has only one node, which does not collide with the buttons, so a graph begins at
  // the top.
  return isPresenting(state) || state.subject.form.opensWhole ? MARGIN.bare : MARGIN.top;
}

/** Returns the width to the left of the tree for the names of the plies, px. */
export function plyMargin(state: SessionState): number {
  if (isBare(state)) return MARGIN.right;
  const widest = widestPlyName(state.language.page);
  return PLY_NAME_LEFT + widest * plyNameSize(state) + PLY_GAP + TREE_GAP;
}

/** The width of the widest name of a ply in a language, em. */
const widestPlyName = memoizeByObject(({ kind, leaves }: PageWords) =>
  Math.max(...[...Object.values(kind), leaves].map(textWidth)),
);

export function plyNameSize(state: SessionState): number {
  return leastText(state) || (isPresenting(state) ? 15 : 13);
}

/** Returns the least font size on a projector, px; 0 when the figure is not presented. */
export function leastText(state: SessionState): number {
  return isPresenting(state) ? (extras?.projectedText(innerWidth, innerHeight) ?? 0) : 0;
}

export function isPresenting(state: SessionState): boolean {
  return presentedIn(state) !== null;
}
