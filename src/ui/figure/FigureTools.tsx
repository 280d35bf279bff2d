import { FoldVertical, LocateFixed, Maximize, UnfoldVertical, ZoomIn, ZoomOut } from 'lucide-react';
import { isBeforeClass } from '../../session/audience/audience.ts';
import { foldSubtree, isFolded } from '../../session/foldActions.ts';
import { IconButton } from '../kit/Button.tsx';
import { useClicks } from '../kit/useClicks.ts';
import { drawingRef } from '../page/elements.ts';
import { usePointed, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { BorderSigns, type SightOfFigure } from './BorderSigns.tsx';
import { LongSearchPlace } from './LongSearchPlace.tsx';
import { nodeAt } from './nodeAt.ts';
import { Overview } from './Overview.tsx';
import { Projector } from './Projector.tsx';
import { SimulationPhases } from './SimulationPhases.tsx';
import './FigureTools.css';

/** The width of a board's square, in px on screen, from which its content is read with ease. */
const EASY_SQUARE = 9;

/**
 * The board of the node under the pointer or of the selected node, enlarged in the corner of the figure, when
 * the board at the node is too small to read with ease.
 */
function CornerBoard({ figure }: Pick<SightOfFigure, 'figure'>) {
  const board = usePointed(({ hovered, focused, subject }) => {
    const node = hovered ?? focused;
    return node === null ? undefined : subject.boards?.at(node);
  });
  if (board === undefined || (figure.current?.squareOnScreen() ?? 0) >= EASY_SQUARE) return null;
  return (
    <div className="corner-board">
      <BoardPicture board={board} />
    </div>
  );
}

/** The button that folds or unfolds the subtree of the selected node. */
function FoldTool() {
  const session = useSessionStore();
  const words = useWords('tools');
  const node = usePointed(({ focused, subject, activity }) => {
    const isOffered =
      activity.kind === 'reading' || activity.kind === 'presenting' || activity.kind === 'playing';
    return isOffered && focused !== null && subject.form.hasOneWay && subject.tree.childCount(focused) > 0
      ? focused
      : null;
  });
  const open = ({ target }: MouseEvent) => {
    const held = nodeAt(target);
    if (held !== null && (target as Element).matches('.bars, .held, .held-more'))
      foldSubtree(session, held, false);
  };
  // The listener runs in the capture phase, because selecting the node redraws the mark that was pressed.
  useClicks(drawingRef, open, true);
  const isOpen = useSession((state) => node !== null && !isFolded(state, node));
  if (node === null) return null;
  return (
    // A press on the button must not take the focus from the node, because the node would then no longer be
    // selected.
    <span onPointerDown={(event) => event.preventDefault()}>
      <IconButton
        label={isOpen ? words.fold : words.unfold}
        onClick={() => foldSubtree(session, node, isOpen)}
        icon={isOpen ? FoldVertical : UnfoldVertical}
        size={18}
        // When the focus leaves the tree, no node is selected and the button is removed; Tab would then lead to
        // a button that is no longer there. In the tree its key does what the button does.
        tabIndex={-1}
      />
    </span>
  );
}

/**
 * The buttons over the drawing (zoom, fold, border signs); they load after the first picture, together with
 * pan and zoom.
 */
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
      <Overview />
      <SimulationPhases />
      <CornerBoard figure={figure} />
      <BorderSigns figure={figure} sight={sight} />
      <LongSearchPlace />
      {isShown && <Projector />}
    </>
  );
}
