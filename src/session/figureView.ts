/** Computes how a figure looks at a moment, in one function for the page and for the tests that walk through it. */

import { showsBounds } from '../core/run/boundNotation.ts';
import type { View } from '../drawing/marks.ts';
import type { NameFinder } from '../drawing/nameSpots.ts';
import type { NamedNodes } from './namedNodes.ts';
import type { SessionState } from './session.ts';

/** The least size of a name on screen, px. */
const LEAST_NAME = 10;

/** The conditions under which the figure is seen. */
interface Seen {
  /** the magnification of the picture; 1 when it is not magnified */
  readonly closeness: number;
  /** the least size of a text on a projector, px; 0 when nothing is projected */
  readonly leastText: number;
}

/** Knows which nodes the page names, and finds places for their names. */
export interface Naming {
  readonly namedNodesIn: (state: SessionState) => NamedNodes;
  readonly NAME_FINDER: NameFinder;
}

/**
 * Returns the view for which the marks of the figure are made. Without `naming`, names that have no room beside their
 * shapes are not drawn.
 */
export function figureView(state: SessionState, { closeness, leastText }: Seen, naming: Naming | null): View {
  const { notation, algorithm, focused, hovered, language } = state;
  const { movesMade, staticValue, tried, foldedNodes } = language.page;
  const showBounds = showsBounds(notation, algorithm);
  const isProjected = leastText > 0;
  return {
    ...{ notation, showBounds, focused, hovered, movesMade, staticValue, tried, foldedNodes },
    ...(naming && { ...naming.namedNodesIn(state), finder: naming.NAME_FINDER }),
    // On a projector, and in a figure that is zoomed in, there is room for names that the sentence does not mention.
    wantsNames: closeness > 1 || isProjected,
    // A name without room may be made smaller, but not on a projector, where each text keeps its least size.
    ...(!isProjected && { leastName: LEAST_NAME / closeness }),
  };
}
