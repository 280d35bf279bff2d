/**
 * Computes the layout of a figure on a projector: its texts are large, and subtrees are folded when there is
 * not enough room.
 */

import type { AnyRun, GameTree, NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { wayAt } from '../core/run/wayAt.ts';
import { type Fit, foldOf, foldsAround, nameOfFolds } from '../drawing/foldsAround.ts';
import type { Layout } from '../drawing/index.ts';
import type { LayoutOptions } from '../drawing/layout.ts';
import { FLAT_CLASSES, PROJECTED_CLASSES } from '../drawing/metrics.ts';
import { smallestFigure } from '../drawing/shapes.ts';
import { familyOf } from '../families/index.ts';
import { runOf } from './runOf.ts';
import type { Session, SessionState } from './session.ts';
import { changeSlice, type Slice, sliceIn, sliceOf } from './slice.ts';

interface Projecting {
  /** whether the whole tree is displayed, however small its texts become */
  readonly isWhole: boolean;
}

export const PROJECTING: Slice<Projecting> = { beginning: { isWhole: false } };

/** Switches between displaying the whole tree and only as much of it as can be read from the back row. */
export function toggleWhole(session: Session): void {
  changeSlice(session, PROJECTING, { isWhole: !sliceOf(session, PROJECTING).isWhole });
}

/** A window narrower than this many px counts as a phone, on which nothing is projected. */
const NARROWEST = 821;

/**
 * Returns the least size of a text on a projector, in px: 24 px in a window of 1280 × 720 and in proportion
 * in larger windows; 0 on a phone, on which nothing is projected.
 */
export function projectedText(width: number, height: number): number {
  return width < NARROWEST ? 0 : Math.max(24, Math.min(width * 0.01875, height / 30));
}

/** The figure to lay out, with the options and the function of its layout. */
export interface ProjectedGiven {
  readonly state: SessionState;
  readonly options: LayoutOptions;
  readonly layOut: (more: Partial<LayoutOptions>) => Layout;
}

/** The options in which the layout on a projector differs from the layout on a page. */
export interface Projected extends Partial<LayoutOptions> {
  readonly isWhole: boolean;
}

const WHOLE: Projected = { isWhole: true };

/** In a tree with more nodes than this no subtrees are folded, because finding them would take too long. */
const MOST_NODES = 2000;

/**
 * Returns the options in which the layout differs when each text has at least `leastText` px. Equal results
 * are the same object. Null when `leastText` is 0 and nothing differs.
 */
export function projected({ state, options, layOut }: ProjectedGiven, leastText: number): Projected | null {
  if (leastText === 0) return null;
  if (sliceIn(state, PROJECTING).isWhole) return WHOLE;
  const run = runOf(state);
  const { tree } = state.subject;
  const { fits, known } = foundIn(run);
  const about = [options.width, options.height, leastText, state.language.tag].join(' ');
  const nameOf = (folded: ReadonlySet<NodeId>) => `${about}: ${nameOfFolds(folded)}`;
  const keepsAll = familyOf(run).keepsNodes;
  const projectedWith = (folded: ReadonlySet<NodeId>): Projected => {
    const name = nameOf(folded);
    const found = known.get(name) ?? {
      isWhole: false,
      leastText,
      classes: keepsAll ? FLAT_CLASSES : PROJECTED_CLASSES,
      // At game moves that were never generated only their number is drawn, because there would be no room
      // for words in a large size.
      stubWords: '',
      ...sizesOf(tree, leastText),
      fold: foldOf(tree, folded, state.language.page.foldedNodes),
    };
    known.set(name, found);
    return found;
  };
  // No subtree is folded in a search with lists, because such a search goes back and forth between subtrees.
  if (keepsAll || tree.size > MOST_NODES) return projectedWith(new Set());
  const fitOf = (folded: ReadonlySet<NodeId>): Fit => {
    const name = nameOf(folded);
    const before = fits.get(name);
    if (before !== undefined) return before;
    const { width, height } = layOut(projectedWith(folded));
    const fit = { isWideEnough: width < options.width + 1, isHighEnough: height < options.height + 1 };
    fits.set(name, fit);
    return fit;
  };
  return projectedWith(foldsAround(tree, wayAt(run, state.step), state.focused, fitOf));
}

/** Cached layouts of a run, by available space and folded nodes. */
const foundIn = memoizeByObject((_run: AnyRun) => ({
  fits: new Map<string, Fit>(),
  known: new Map<string, Projected>(),
}));

/** The factor between the least text size and the largest size that is tried. */
const LARGER = 1.25;

/** Returns the least and the greatest size of the numbers in nodes on a projector, in px. */
function sizesOf(tree: GameTree, leastText: number): Pick<LayoutOptions, 'smallest' | 'largest'> {
  const smallest = smallestFigure(tree, leastText);
  return { smallest, largest: Math.max(smallest, leastText * LARGER) };
}
