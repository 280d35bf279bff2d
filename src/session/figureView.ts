/**
 * Computes how the figure looks at a step. The page and the tests that step through figures use the same
 * function.
 */

import { showsBounds } from '../core/run/boundNotation.ts';
import type { View } from '../drawing/index.ts';
import type { NameFinder } from '../drawing/nameSpots.ts';
import type { NamedNodes } from './namedNodes.ts';
import type { SessionState } from './session.ts';

/** The least size of a node's name on the screen, in px. */
const LEAST_NAME = 10;

/** How the figure is displayed: its magnification, and the least size of its texts. */
interface Seen {
  /** the magnification of the figure; 1 when it is not magnified */
  readonly closeness: number;
  /** the least size of a text on a projector, in px; 0 when the figure is not projected */
  readonly leastText: number;
}

/** Functions that tell which nodes the page's texts name and find room for their names in the figure. */
export interface Naming {
  readonly namedNodesIn: (state: SessionState) => NamedNodes;
  readonly NAME_FINDER: NameFinder;
}

/**
 * Returns the settings from which the look of every node and edge is computed. Without `naming`, a name that
 * has no room beside its node is not drawn.
 */
export function figureView(state: SessionState, { closeness, leastText }: Seen, naming: Naming | null): View {
  const { notation, algorithm, focused, hovered, language } = state;
  const { movesMade, staticValue, tried, foldedNodes } = language.page;
  const showBounds = showsBounds(notation, algorithm);
  const isProjected = leastText > 0;
  return {
    ...{ notation, showBounds, focused, hovered, movesMade, staticValue, tried, foldedNodes },
    ...(naming && { ...naming.namedNodesIn(state), finder: naming.NAME_FINDER }),
    // A projected or magnified figure has room for the names of nodes that the sentence does not mention.
    wantsNames: closeness > 1 || isProjected,
    // A name without room may be drawn smaller, except on a projector, where every text keeps the least size.
    ...(!isProjected && { leastName: LEAST_NAME / closeness }),
  };
}
