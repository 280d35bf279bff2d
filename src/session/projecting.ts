/**
 * Computes the layout of a figure on a projector: its texts are large, and subtrees are folded when there is
 * not enough room.
 */

import type { AnyRun, GameTree, NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { wayAt } from '../core/run/wayAt.ts';
import { type Fit, foldOf, foldsAround, foldsBeside, nameOfFolds } from '../drawing/foldsAround.ts';
import type { Layout } from '../drawing/index.ts';
import type { LayoutOptions } from '../drawing/layout.ts';
import { FLAT_CLASSES, PROJECTED_CLASSES } from '../drawing/metrics.ts';
import { smallestFigure } from '../drawing/shapes.ts';
import { familyOf } from '../families/index.ts';
import { foldsIn } from './folds.ts';
import { namedNodesIn } from './namedNodes.ts';
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

/** In a tree with more nodes than this all the rest is folded, because to try what else fits takes a layout for each trial. */
const MOST_TRIED = 2000;

/**
 * A tree of more nodes, of which the path with all the rest folded still has no room, is drawn with smaller texts, down to
 * this share of the least size. Trees of the library are smaller.
 */
const FEWEST_SMALLER = 125;
const SMALLER = 0.6;

/**
 * Returns the options in which the layout differs when each text has at least `leastText` px. Equal results
 * are the same object. Null when `leastText` is 0 and nothing differs.
 */
export function projected({ state, options, layOut }: ProjectedGiven, leastText: number): Projected | null {
  if (leastText === 0) return null;
  const run = runOf(state);
  const { tree, form } = state.subject;
  const { isWhole } = sliceIn(state, PROJECTING);
  // A large tree is not drawn to scale when it is seen whole, so that its texts have room: see spreadPlies.ts.
  if (isWhole && !(form.hasOneWay && tree.size > FEWEST_SMALLER)) return WHOLE;
  const { fits, known } = foundIn(run);
  const about = [options.width, options.height, leastText, state.language.tag].join(' ');
  const nameOf = (folded: ReadonlySet<NodeId>) => `${about}: ${nameOfFolds(folded)}`;
  const keepsAll = familyOf(run).keepsNodes;
  const projectedWith = (folded: ReadonlySet<NodeId>, smaller = 1): Projected => {
    const name = `${isWhole} ${smaller} ${nameOf(folded)}`;
    const classes = keepsAll ? FLAT_CLASSES : PROJECTED_CLASSES;
    const found = known.get(name) ?? {
      isWhole,
      leastText,
      // In the most crowded class the texts are the largest.
      classes: smaller < 1 ? classes.slice(-1) : classes,
      // At game moves that were never generated only their number is drawn, because there would be no room
      // for words in a large size.
      stubWords: '',
      ...sizesOf(tree, leastText, smaller),
      fold: foldOf(tree, folded, state.language.page.foldedNodes),
    };
    known.set(name, found);
    return found;
  };
  // No subtree is folded in a search with lists, because such a search goes back and forth between subtrees.
  if (isWhole || keepsAll) return projectedWith(new Set());
  const fitOf = (folded: ReadonlySet<NodeId>): Fit => {
    const name = nameOf(folded);
    const before = fits.get(name);
    if (before !== undefined) return before;
    const { width, height } = layOut(projectedWith(folded));
    const fit = { isWideEnough: width < options.width + 1, isHighEnough: height < options.height + 1 };
    fits.set(name, fit);
    return fit;
  };
  const tried = tree.size > MOST_TRIED ? null : triedFolds(state, fitOf);
  return tried === null ? projectedWith(foldsOfRest(state), SMALLER) : projectedWith(tried);
}

/**
 * Returns the subtrees to fold as trial finds them, which folds as few as possible; null for a tree larger than those of
 * the library when the rest still has no room, or when a node is hidden that the sentence names.
 */
function triedFolds(state: SessionState, fitOf: (folded: ReadonlySet<NodeId>) => Fit) {
  const { tree } = state.subject;
  const folded = foldsAround(tree, wayAt(runOf(state), state.step), state.focused, fitOf);
  if (tree.size <= FEWEST_SMALLER) return folded;
  const { isWideEnough, isHighEnough } = fitOf(folded);
  const isSeen = (node: NodeId) => !tree.pathTo(node).some((above) => above !== node && folded.has(above));
  return isWideEnough && isHighEnough && [...namedNodesIn(state).said].every(isSeen) ? folded : null;
}

/**
 * Returns the subtrees to fold so that only the path of the search, the nodes that the sentence names and the selected node
 * are left. What the reader has folded stays folded.
 */
function foldsOfRest(state: SessionState): ReadonlySet<NodeId> {
  const { tree } = state.subject;
  const selected = state.focused === null ? [] : [state.focused];
  const open = [...wayAt(runOf(state), state.step), ...selected].filter((node) => !tree.isLeaf(node));
  const { folded } = foldsIn(state);
  return foldsBeside(tree, { open, seen: namedNodesIn(state).said }, (node) => folded.has(tree.key(node)));
}

/** Cached layouts of a run, by available space and folded nodes. */
const foundIn = memoizeByObject((_run: AnyRun) => ({
  fits: new Map<string, Fit>(),
  known: new Map<string, Projected>(),
}));

/** The factor between the least text size and the largest size that is tried. */
const LARGER = 1.25;

/**
 * Returns the least and the greatest size of the numbers in nodes on a projector, in px, when texts may be smaller than the
 * least size by a factor.
 */
function sizesOf(
  tree: GameTree,
  leastText: number,
  smaller: number,
): Pick<LayoutOptions, 'smallest' | 'largest'> {
  const smallest = smallestFigure(tree, leastText);
  return { smallest: smallest * smaller, largest: Math.max(smallest, leastText * LARGER) };
}
