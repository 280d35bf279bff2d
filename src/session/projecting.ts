/** Computes how a figure is projected: with large texts, and with subtrees folded when there is no room otherwise. */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { AnyRun } from '../core/run/anyRun.ts';
import { wayAt } from '../core/run/wayAt.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { type Fit, foldOf, foldsAround, nameOfFolds } from '../drawing/foldsAround.ts';
import type { LayoutOptions } from '../drawing/layout.ts';
import { FLAT_CLASSES, PROJECTED_CLASSES } from '../drawing/metrics.ts';
import type { Layout } from '../drawing/placement.ts';
import { smallestFigure } from '../drawing/shapes.ts';
import { familyOf } from '../families/index.ts';
import { runOf } from './runOf.ts';
import type { Session, SessionState } from './session.ts';
import { changeSlice, type Slice, sliceIn, sliceOf } from './slice.ts';

interface Projecting {
  /** whether the whole tree is shown, however small */
  readonly isWhole: boolean;
}

export const PROJECTING: Slice<Projecting> = { beginning: { isWhole: false } };

/** Shows the whole tree, or as much of it as can be read. */
export function toggleWhole(session: Session): void {
  changeSlice(session, PROJECTING, { isWhole: !sliceOf(session, PROJECTING).isWhole });
}

/** A window narrower than this, in px, is a phone. */
const NARROWEST = 821;

/**
 * Returns the least size of projected text: 24 px on 1280 × 720 and the same share of any other window; 0 when nothing
 * is projected.
 */
export function projectedText(width: number, height: number): number {
  return width < NARROWEST ? 0 : Math.max(24, Math.min(width * 0.01875, height / 30));
}

/** What is laid out, and for which space. */
export interface ProjectedGiven {
  readonly state: SessionState;
  readonly options: LayoutOptions;
  readonly layOut: (more: Partial<LayoutOptions>) => Layout;
}

/** How the layout differs from that of a page. */
export interface Projected extends Partial<LayoutOptions> {
  readonly isWhole: boolean;
}

const WHOLE: Projected = { isWhole: true };

/** A larger tree is not tried in parts, because that takes too long. */
const MOST_NODES = 2000;

/**
 * Returns how the layout differs for texts of at least `leastText` px; the same object while it is the same, null when
 * it does not differ.
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
      // At moves that were never generated only the number is shown, because words beside it would be smaller.
      stubWords: '',
      ...sizesOf(tree, leastText),
      fold: foldOf(tree, folded, state.language.page.foldedNodes),
    };
    known.set(name, found);
    return found;
  };
  // Searches with lists jump between subtrees, so none is folded.
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

/** The results for a run, by space and folded nodes. */
const foundIn = memoizeByObject((_run: AnyRun) => ({
  fits: new Map<string, Fit>(),
  known: new Map<string, Projected>(),
}));

/** The sizes tried, between the least text and the largest. */
const LARGER = 1.25;

/** Returns the size of the figures on a projector, px. */
function sizesOf(tree: GameTree, leastText: number): Pick<LayoutOptions, 'smallest' | 'largest'> {
  const smallest = smallestFigure(tree, leastText);
  return { smallest, largest: Math.max(smallest, leastText * LARGER) };
}
