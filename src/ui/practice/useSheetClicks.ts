/** Clicks and taps on the drawing that fill in the sheet; near an edge is on it. */

import { useEffect } from 'react';
import { formatOf, type Part } from '../../practice/exercise.ts';
import { activePart, currentPractice, isOpen } from '../../session/practice/practice.ts';
import { nodeUse, originalOf, pressNode } from '../../session/practice/writeNode.ts';
import { changeSlice } from '../../session/slice.ts';
import { nodeAt } from '../figure/nodeAt.ts';
import { edgeNear } from '../figure/pick.ts';
import { drawingRef, figureRef } from '../page/elements.ts';
import { useSessionStore } from '../page/useSession.ts';
import { SHEET_FIELD } from './sheetFieldAt.ts';

/** How far from an edge a tap still means it, px. */
const REACH = 10;

export function useSheetClicks(): void {
  const session = useSessionStore();
  useEffect(() => {
    const figure = figureRef.current;
    const click = (event: MouseEvent) => {
      const practice = currentPractice(session);
      if (practice === null || !isOpen(practice)) return;
      if (drawingRef.current?.contains(event.target as Node) !== true) return;
      const part = activePart(practice);
      const shown = nodeAt(event.target) ?? (isStruckOut(part) ? edgeNear(event, REACH) : null);
      if (shown === null) return;
      const node = originalOf(practice, session.getState().subject, shown);
      const use = nodeUse(practice.exercise.tree, part, node);
      if (use === 'press') pressNode(session, node);
      if (use === 'type') changeSlice(session, SHEET_FIELD, { typing: { node, text: '' } });
      session.setState({ focused: shown });
    };
    figure?.addEventListener('click', click);
    return () => figure?.removeEventListener('click', click);
  }, [session]);
}

/** Whether branches are struck out, so that an edge means the branch. */
function isStruckOut({ kind }: Part): boolean {
  const { entry } = formatOf(kind);
  return entry.way === 'picks' && entry.shown === 'struck';
}
