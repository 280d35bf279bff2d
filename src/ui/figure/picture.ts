/**
 * Draws one figure after the other into a frame. The layout of a large tree is made beside the page, because it would keep
 * the page from answering; until it is there, the figure of the same tree stays, and the place of another tree is empty.
 */
import type { RefObject } from 'react';
import type { GameTree } from '../../core/index.ts';
import type { Box, Layout } from '../../drawing/index.ts';
import type { LayoutSteps } from '../../drawing/layoutSteps.ts';
import { MOST_AT_ONCE } from '../../session/runOf.ts';
import type { Session, SessionState } from '../../session/session.ts';
import { type AskedFigure, askedOf } from './askedFigure.ts';
import { drawFigure, type Figure, sizeOf } from './drawFigure.ts';
import type { Sight } from './sight.ts';

export interface Picture {
  /** Draws the session's figure anew; `isSame` says that its tree was only edited or searched with other settings. */
  draw(isSame?: boolean): void;
  /** Takes over a tree that differs only in values of the same width; otherwise returns false. */
  adopt(): boolean;
  /** Updates the figure to the session's current step; `before` is the state that was drawn last. */
  update(before: SessionState): void;
  /** Draws anew when the frame has another size than the figure. */
  resize(): void;
  destroy(): void;
}

/**
 * The greatest number of nodes of a tree that is laid out at once in place of another tree. When a tree is edited more of
 * it is laid out at once, so that the figure changes with the edit.
 */
const MOST_OTHER_AT_ONCE = 3_000;

interface Parts {
  readonly figure: RefObject<Figure | null>;
  readonly sight: Sight | null;
  /** Hears the number of nodes that are laid out while the frame is empty; null when that is over. */
  readonly tellEmpty: (nodes: number | null) => void;
}

export function createPicture(
  frame: HTMLElement,
  session: Session,
  { figure, sight, tellEmpty }: Parts,
): Picture {
  /** Gives up the layout that is being made; null when none is. */
  let giveUp: (() => void) | null = null;

  const show = (asked: AskedFigure, isSame: boolean, laidOut: Layout | null = null) => {
    const last = figure.current?.release() ?? null;
    if (!isSame) last?.drawing.destroy();
    const kept = isSame ? last : null;
    const redraw = () => draw(true);
    figure.current = drawFigure(frame, session, asked, { kept, sight, laidOut, redraw });
  };
  const end = () => {
    giveUp?.();
    giveUp = null;
    tellEmpty(null);
  };
  const isOther = (tree: GameTree) => figure.current !== null && figure.current.tree() !== tree;
  const isResized = ({ width, height }: Box) => frame.clientWidth !== width || frame.clientHeight !== height;

  const showLater = (asked: AskedFigure, steps: LayoutSteps<Layout>, isSame: boolean) => {
    const [tree] = asked.layout;
    if (!isSame && figure.current?.tree() !== tree) {
      figure.current?.destroy();
      figure.current = null;
      tellEmpty(tree.size);
    }
    let isGivenUp = false;
    let cancel = () => {};
    giveUp = () => {
      isGivenUp = true;
      cancel();
    };
    const ended = (laidOut: Layout | null) => {
      if (isGivenUp) return;
      end();
      // Once the figure is there, to ask for the size would have the browser lay out the page.
      if (isResized(asked.size)) {
        draw(isSame);
        return;
      }
      show(asked, isSame, laidOut);
      if (figure.current?.isOutOfDate()) draw(true);
    };
    // Where it cannot be made elsewhere, it is made here.
    const failed = () => ended(null);
    void import('../../session/layOutElsewhere.ts').then(({ layOutElsewhere }) => {
      if (!isGivenUp) cancel = layOutElsewhere(steps, { ended, failed });
    }, failed);
  };

  const draw = (isSame = false) => {
    end();
    // Once the last figure has let go of its parts, the size is known only after a layout of the page.
    const asked = askedOf(session.getState(), sizeOf(frame));
    const { form, layout } = asked;
    const most = form.mostAtOnce ?? (!isSame && isOther(layout[0]) ? MOST_OTHER_AT_ONCE : MOST_AT_ONCE);
    const steps = layout[0].size > most ? form.layOutInSteps?.(...layout) : undefined;
    if (steps === undefined) show(asked, isSame);
    else showLater(asked, steps, isSame);
  };

  return {
    draw,
    adopt() {
      const isAdopted = figure.current?.adopt() === true;
      if (isAdopted) end();
      return isAdopted;
    },
    update(before) {
      if (giveUp === null && figure.current?.isOutOfDate()) draw(true);
      else if (figure.current?.tree() === session.getState().subject.tree) figure.current.update(before);
    },
    resize() {
      // A layout for an empty frame begins anew, because what comes with another tree often resizes the frame.
      if ((figure.current === null) === (giveUp !== null) && !figure.current?.fits(frame)) draw();
    },
    destroy() {
      end();
      figure.current?.destroy();
      figure.current = null;
    },
  };
}
