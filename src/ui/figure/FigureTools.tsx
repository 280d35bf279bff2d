import { FoldVertical, LocateFixed, Maximize, UnfoldVertical, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect } from 'react';
import { LEAST_SQUARE } from '../../drawing/boards.ts';
import { isBeforeClass } from '../../session/audience/audience.ts';
import { foldSubtree, isFolded } from '../../session/foldActions.ts';
import { IconButton } from '../kit/Button.tsx';
import { drawingRef } from '../page/elements.ts';
import { SEARCHING } from '../page/searching.ts';
import { usePointed, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { BorderSigns, type SightOfFigure } from './BorderSigns.tsx';
import { nodeAt } from './nodeAt.ts';
import { Projector } from './Projector.tsx';
import './FigureTools.css';

/** Is announced before a search that takes a while. */
function Searching() {
  const words = useWords('tools');
  const { isOn } = useSlice(SEARCHING);
  return (
    <p className="searching" role="status">
      {isOn && words.searching}
    </p>
  );
}

/** The board of the node that is pointed at, in the corner, when it is too small at the node. */
function CornerBoard({ figure }: Pick<SightOfFigure, 'figure'>) {
  const node = usePointed(({ hovered, focused }) => hovered ?? focused);
  const boards = useSession(({ subject }) => subject.boards);
  const board = node === null ? undefined : boards?.all[node];
  if (board === undefined || (figure.current?.squareOnScreen() ?? 0) >= LEAST_SQUARE) return null;
  return (
    <div className="corner-board">
      <BoardPicture board={board} />
    </div>
  );
}

/** Folds the subtree of the selected node, or opens it. */
function FoldTool() {
  const session = useSessionStore();
  const words = useWords('tools');
  const node = usePointed(({ focused, subject, activity }) => {
    const isOffered =
      activity.kind === 'reading' || activity.kind === 'presenting' || activity.kind === 'playing';
    return isOffered && focused !== null && subject.form.hasOneWay && !subject.tree.isLeaf(focused)
      ? focused
      : null;
  });
  useEffect(() => {
    const drawing = drawingRef.current;
    const open = ({ target }: MouseEvent) => {
      const node = nodeAt(target);
      if (node !== null && (target as Element).matches('.bars, .held, .held-more'))
        foldSubtree(session, node, false);
    };
    // The listener runs before the press selects the node, which draws its mark anew.
    drawing?.addEventListener('click', open, true);
    return () => drawing?.removeEventListener('click', open, true);
  }, [session]);
  const isOpen = useSession((state) => node !== null && !isFolded(state, node));
  if (node === null) return null;
  return (
    // The press must not take the focus from the node, which would then no longer be selected.
    <span onPointerDown={(event) => event.preventDefault()}>
      <IconButton
        label={isOpen ? words.fold : words.unfold}
        onClick={() => foldSubtree(session, node, isOpen)}
        icon={isOpen ? FoldVertical : UnfoldVertical}
        size={18}
      />
    </span>
  );
}

/** The tools over the drawing; they load with pan and zoom, after the first picture. */
export function FigureTools({ figure, sight }: SightOfFigure) {
  const words = useWords('tools');
  const isShown = useSession(isBeforeClass);
  const tools = [
    ['zoomOut', ZoomOut, () => figure.current?.scaleBy(1 / 1.4)],
    ['zoomIn', ZoomIn, () => figure.current?.scaleBy(1.4)],
    ['fit', Maximize, () => figure.current?.fit()],
    ['follow', LocateFixed, () => figure.current?.followNow()],
  ] as const;
  return (
    <>
      <div className="figure-tools">
        <div className="zoom-tools">
          <FoldTool />
          {tools.map(([name, icon, press]) => (
            <IconButton key={name} label={words[name]} onClick={press} icon={icon} size={18} />
          ))}
        </div>
      </div>
      <CornerBoard figure={figure} />
      <BorderSigns figure={figure} sight={sight} />
      <Searching />
      {isShown && <Projector />}
    </>
  );
}
