/** How a figure is to look at a moment: one function for the page and for the tests that walk through it. */
import { late } from '../core/late.ts';
import { showsBounds } from '../core/run/boundNotation.ts';
import type { View } from '../drawing/marks.ts';
import type { SessionState } from './session.ts';

const named = late(async () => import('./namedNodes.ts'));

/** Whether it is known yet which nodes the page names; before, only what has room in any case is named. */
export function areNamesKnown(): boolean {
  return named.come !== null;
}

/** A name is no smaller on screen, px. */
const LEAST_NAME = 10;

/** How the figure is seen. */
interface Seen {
  /** how far the picture is magnified; 1 where it is not */
  readonly closeness: number;
  /** no text of the figure is smaller on a projector, px; 0 elsewhere */
  readonly leastText: number;
}

/** What the marks of the figure are made for. */
export function figureView(state: SessionState, { closeness, leastText }: Seen): View {
  const { notation, algorithm, focused, hovered, language } = state;
  const { movesMade, staticValue, tried, foldedNodes } = language.page;
  const showBounds = showsBounds(notation, algorithm);
  const isProjected = leastText > 0;
  return {
    ...{ notation, showBounds, focused, hovered, movesMade, staticValue, tried, foldedNodes },
    ...named.come?.namedNodesIn(state),
    // A projector, and a figure that is zoomed in, have room for names that the sentence does not mention.
    wantsNames: closeness > 1 || isProjected,
    // A name that finds no room may be set smaller, but not when projecting: there each text keeps its least size.
    ...(!isProjected && { leastName: LEAST_NAME / closeness }),
  };
}
