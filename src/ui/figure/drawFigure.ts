/**
 * Draws one layout of a tree into its frame, and updates it: marks, names of plies, view and motion.
 */

import type { GameTree } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Box, Layout, ViewFrame, ViewTransform } from '../../drawing/index.ts';
import { sameLayout } from '../../drawing/layout.ts';
import { isAlike, type View } from '../../drawing/marks.ts';
import type { Motion } from '../../drawing/motion.ts';
import { extentsOf, isDrawnWhole, type Pane } from '../../drawing/nodesInView.ts';
import { renderPlies } from '../../drawing/renderPlies.ts';
import { renderTree } from '../../drawing/renderTree.ts';
import type { Spread } from '../../drawing/spreadPlies.ts';
import { isSameIn } from '../../session/channels.ts';
import { figureView } from '../../session/figureView.ts';
import { runOf } from '../../session/runOf.ts';
import { drawnIn, type Session, type SessionState } from '../../session/session.ts';
import { announceFirstPicture, furnish } from '../page/firstPicture.ts';
import {
  type AskedFigure,
  bringExtras,
  contentOf,
  extrasNow,
  isPresenting,
  leastText,
  MARGIN,
  plyMargin,
  plyNameSize,
  projectedAs,
  stageOf,
  TREE_GAP,
  topMargin,
} from './askedFigure.ts';
import { createView, type FigureView } from './createView.ts';
import type { DrawnFigure, KeptFigure } from './drawnFigure.ts';
import type { PlacedFigure } from './horizon.ts';
import type { Overlay } from './overlay.ts';
import type { Border, Sight } from './sight.ts';
import type { Picks } from './underPointer.ts';

export interface Figure extends Pick<FigureView, 'fit' | 'scaleBy'> {
  /**
   * Takes over the session's tree when it differs from the drawn one only in values of the same width;
   * otherwise returns false.
   */
  adopt(): boolean;
  /** Updates the drawing to the session's current step; `before` is the state that was drawn last. */
  update(before: SessionState): void;
  /** The width of one square of the boards at nodes, px on screen; 0 when there are no boards. */
  squareOnScreen(): number;
  /** Positions the line of the depth limit below the last searched ply. */
  placeHorizon(): void;
  /** Returns the layout with its position and scale in the frame. */
  placed(): PlacedFigure;
  /** Scrolls until the current node of the search is in view. */
  followNow(): void;
  /** Scrolls the view towards a border. */
  pan(border: Border): void;
  /**
   * Whether another layout is due: on a projector, when the folded subtrees or the text sizes have to change;
   * in a tree that is laid out in stages, when the step is in another stage or siblings change places.
   */
  isOutOfDate(): boolean;
  /** Returns the tree that is drawn. */
  tree(): GameTree;
  /** Whether the frame still has the size for which the layout was computed. */
  fits(frame: HTMLElement): boolean;
  destroy(): void;
  /** Ends the figure like `destroy`, but hands its drawing over to the next figure. */
  release(): KeptFigure;
}

interface Given {
  readonly kept: KeptFigure | null;
  readonly sight: Sight | null;
  readonly laidOut: Layout | null;
  /**
   * Replaces this figure by one with the layout that is due. The figure calls it when the code in extras.ts has loaded and
   * that code finds that a presentation needs larger texts or folded subtrees.
   */
  readonly redraw: () => void;
}

/** The height at the top of the names of the plies that the border signs take in a presented figure, px. */
const BORDER_SIGNS = 32;

/**
 * Draws the session's figure into the frame. `kept` is the drawing to continue, when the reader has only
 * edited the tree; `laidOut` is the layout that was asked for, when it has been made.
 */
export function drawFigure(
  frame: HTMLElement,
  session: Session,
  { size, projected, stage, form, layout: parts }: AskedFigure,
  { kept = null, sight = null, laidOut = null, redraw }: Partial<Given> = {},
): Figure {
  const svg = frame.querySelector('svg.tree') as SVGSVGElement;
  const viewport = svg.querySelector('.viewport') as SVGGElement;
  let layout = laidOut ?? form.layOut(...parts);
  let [drawnTree] = parts;
  const state = session.getState();
  const left = plyMargin(state);
  frame.style.setProperty('--tree-left', `${left}px`);
  // A tree that is as high as the frame and not wider extends into the row of the buttons, so that its leaves are visible,
  // but not into that of the phases, which would cover its root. When a part of a tree is out of view, there are signs
  // and an overview in that row, and the tree begins below it.
  const margin = topMargin(state, size);
  const room = size.height - MARGIN.bottom - layout.height;
  const width = size.width - left - MARGIN.right;
  const topOfWhole = margin > MARGIN.top ? margin : Math.min(margin, Math.max(MARGIN.bare, room));
  const top = room < MARGIN.bare || layout.width > width ? margin : topOfWhole;
  const opening: ViewFrame = {
    left,
    top,
    width,
    height: size.height - top - MARGIN.bottom,
  };
  const drawing = kept?.drawing ?? renderTree(viewport, layout);
  kept?.drawing.adopt(layout);
  let motion: Motion | null = null;
  let isThere = true;
  // The first picture is drawn without animation; when the code for animation fails to load, no step is
  // animated.
  void furnish(() => import('../../drawing/motion.ts')).then(
    ({ createMotion }) => {
      if (isThere)
        motion = createMotion(frame, drawing, () => ({ ...shownAt, ...(drawn?.layout ?? layout) }));
    },
    () => undefined,
  );
  const plies = renderPlies(svg, layout, {
    words: state.language.page,
    size,
    gutter: left - TREE_GAP,
    fontSize: plyNameSize(state),
    taken: isPresenting(state) ? BORDER_SIGNS : 0,
  });
  let shift = { y: 0, k: 1 };
  const placedFigure = () => ({ layout, ...shift, height: size.height });
  const placeHorizon = () => extrasNow()?.placeHorizon(session.getState(), placedFigure());
  const extents = extentsOf(layout);
  let pane: Pane = { left: 0, right: size.width, top: 0, bottom: size.height, scale: 1 };
  let frameRequest = 0;
  const tellSight = () => {
    const counts = drawn && extrasNow()?.outOfView(drawn, pane);
    if (counts) sight?.tell(counts);
  };
  let closeness = 1;
  let spread: Spread | null = null;
  let overlay: Overlay | undefined;
  let picks: Picks | undefined;
  let drawn: DrawnFigure | null = null;
  let shownAt: ViewTransform = { x: 0, y: 0, k: 1 };
  const showOverlay = () => {
    if (drawn === null) return;
    picks ??= extrasNow()?.listenToPicks(svg, session);
    overlay ??= extrasNow()?.createOverlay(svg, layout, extents, { left, ...size }, view, draw);
    overlay?.show(drawn, shownAt);
  };
  const spreadAt = (at: ViewTransform) => {
    spread = extrasNow()?.spreadOf(layout, form, opening, at, top - topOfWhole) ?? null;
  };
  const move = (at: ViewTransform) => {
    spreadAt(at);
    shownAt = spread?.at ?? at;
    const { x, y, k, rows = k, across: scale = k } = shownAt;
    viewport.setAttribute('transform', `translate(${x},${y}) scale(${k})`);
    plies.moveTo(y, rows);
    shift = { y, k: rows };
    placeHorizon();
    pane = {
      left: (left - x) / scale,
      right: (size.width - x) / scale,
      top: -y / rows,
      bottom: (size.height - y) / rows,
      scale,
    };
    tellSight();
    showOverlay();
    const before = closeness;
    closeness = closenessAt(at.k);
    if (isDrawnWhole(layout) && closeness === before) return;
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(() => draw(session.getState()));
  };
  const view = createView(svg, opening, layout, move);

  const pointOf = (node: NodeId) => {
    const drawnFor = extrasNow()?.standIn(session.getState(), layout, node) ?? node;
    const { x, y, height } = layout.placements[drawnFor] ?? { x: 0, y: 0, height: 0 };
    return [x, y + height / 2] as const;
  };
  const pointOfSearch = () => {
    const { step } = session.getState();
    return pointOf(runOf(session.getState()).pathAt(step).at(-1) ?? ROOT);
  };
  const pointInView = () => {
    const { focused } = session.getState();
    return focused === null ? pointOfSearch() : pointOf(focused);
  };
  /** Brings into view what a presented sentence is about; returns false when the figure follows the search alone. */
  const showSaid = (state: SessionState, isAtOnce: boolean) =>
    isPresenting(state) && extrasNow()?.showSaid(state, layout, opening, view, isAtOnce) === true;
  /** the state that was drawn last, and how the figure was seen */
  let seen: { readonly state: SessionState; readonly view: View } | null = null;
  const draw = (state: SessionState) => {
    cancelAnimationFrame(frameRequest);
    const moment = runOf(state).momentAt(state.step);
    const inView = (spread ?? form).inView(layout, extents, pane, moment.path, state.focused);
    const visible = extrasNow()?.seenOf(state, inView, moment.run, layout.fold?.folded) ?? inView;
    // The nodes that the page names do not depend on the node under the pointer.
    const { hovered } = state;
    const same = seen?.state !== state && isAlike({ ...seen?.state, hovered }, state) ? seen : null;
    const view =
      same === null
        ? figureView(state, { closeness, leastText: leastText(state) }, extrasNow())
        : { ...same.view, hovered };
    seen = { state, view };
    const sheet = drawnIn(state);
    const marksIn = (on: Layout, seenIn: View) =>
      sheet?.marks(on, seenIn, visible) ?? form.marks(on, moment, seenIn, visible);
    const picture: Pick<DrawnFigure, 'layout' | 'marks' | 'barred'> = spread?.picture(
      visible,
      moment,
      view,
      marksIn,
      sheet === null,
    ) ?? { layout, marks: marksIn(layout, view) };
    const { marks } = picture;
    drawing.adopt(picture.layout);
    drawing.update(marks);
    if (isPresenting(state)) extrasNow()?.showFolding(frame, marks);
    const isElsewhere = drawn?.layout !== picture.layout;
    const now = { state, whole: layout, moment, view, ...picture };
    drawn = now;
    // The bars that lie over a large tree follow in the frame after that of the figure, unless the nodes have moved.
    if (isElsewhere || isDrawnWhole(layout)) showOverlay();
    else
      requestAnimationFrame(() => {
        requestAnimationFrame(() => isThere && drawn === now && showOverlay());
      });
    tellSight();
  };
  if (projected?.isWhole || (kept === null && !projected && form.opensWhole)) view.fit();
  else if (kept === null && isAtBeginning(session.getState()))
    view.begin(...pointOf(ROOT), layout.metrics.reach(ROOT).right * layout.metrics.em);
  // When siblings change places, the reader keeps the view.
  else if (kept === null || projected || (stage !== undefined && !stage?.order)) view.home(...pointInView());
  else {
    const { at, margin } = extrasNow()?.resumed(svg, kept, layout) ?? { at: kept.transform, margin: 24 };
    view.resume(at, ...pointInView(), margin);
  }
  const isOutOfDate = () => {
    const now = session.getState();
    return stageOf(now) !== stage || projectedAs(now, size) !== projected;
  };
  showSaid(state, true);
  draw(session.getState());
  announceFirstPicture();
  // The names are placed as soon as the code that finds free positions has loaded.
  if (extrasNow() === null)
    void furnish(bringExtras).then(
      () => {
        if (!isThere) return;
        if (isOutOfDate()) redraw?.();
        else {
          move(view.transform());
          draw(session.getState());
        }
      },
      () => undefined,
    );

  const release = (): KeptFigure => {
    isThere = false;
    cancelAnimationFrame(frameRequest);
    motion?.stop();
    picks?.stop();
    view.destroy();
    plies.destroy();
    overlay?.destroy();
    return { drawing, layout, transform: view.transform() };
  };

  return {
    adopt() {
      const { tree, names } = session.getState().subject;
      const same = sameLayout(layout, tree, names, contentOf(session.getState()));
      if (same === null || stageOf(session.getState()) !== stage) return false;
      layout = same;
      drawnTree = tree;
      spreadAt(view.transform());
      motion?.stop();
      draw(session.getState());
      placeHorizon();
      return true;
    },
    update(before) {
      const state = session.getState();
      if (!showsDifferently(state, before)) return;
      motion?.stop();
      const isSelected = state.focused !== before.focused && !extrasNow()?.isPressed(svg);
      const isElsewhere = state.step !== before.step || isSelected;
      // The figure goes with the search, also when the reader has chosen a node.
      if (isElsewhere && !showSaid(state, false))
        view.follow(...(isSelected ? pointInView() : pointOfSearch()), 56);
      // A node whose name in the sentence is hovered scrolls into view; nothing scrolls under the pointer.
      if (state.hovered !== null && state.hovered !== before.hovered && state.hovered !== picks?.node())
        view.follow(...pointOf(state.hovered), 24);
      // Only the nodes in view are drawn, so scrolling requires drawing again.
      draw(state);
      placeHorizon();
      if (
        state.step === before.step ||
        state.algorithm !== before.algorithm ||
        state.step === 0 ||
        drawnIn(state) !== null
      )
        return;
      motion?.play(runOf(state).momentAt(state.step));
    },
    placeHorizon,
    placed: placedFigure,
    fit: view.fit,
    pan(border) {
      const [right, down] = TOWARDS[border];
      view.panBy(right, down);
    },
    scaleBy: view.scaleBy,
    squareOnScreen: () => (layout.metrics.boardSize * pane.scale) / (layout.boards?.columns ?? 1),
    tree: () => drawnTree,
    followNow: () => view.home(...pointOfSearch()),
    isOutOfDate,
    fits: (element) => element.clientWidth === size.width && element.clientHeight === size.height,
    destroy: () => release().drawing.destroy(),
    release,
  };
}

export function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): Box {
  return { width, height };
}

/**
 * The share of a frame by which each border button scrolls; less than 1, so that part of what was visible
 * remains.
 */
const TOWARDS: Readonly<Record<Border, readonly [right: number, down: number]>> = {
  left: [-0.7, 0],
  right: [0.7, 0],
  above: [0, -0.7],
  below: [0, 0.7],
};

/**
 * Whether the figure is in its initial state: no node is selected, and the run is at step 0 or an answer
 * sheet is displayed.
 */
function isAtBeginning(state: SessionState): boolean {
  return state.focused === null && (state.step === 0 || drawnIn(state) !== null);
}

/**
 * From the magnification CLOSE on, every name is drawn if there is room; positions are computed again at each
 * further factor of CLOSER.
 */
const CLOSE = 1.3;
const CLOSER = 1.5;

/** Rounds a scale down to the levels at which names are placed again; 1 below the first level. */
function closenessAt(scale: number): number {
  return scale < CLOSE ? 1 : CLOSE * CLOSER ** Math.floor(Math.log(scale / CLOSE) / Math.log(CLOSER));
}

function showsDifferently(state: SessionState, before: SessionState): boolean {
  return !isSameIn(MARKED, state, before) || drawnIn(state) !== drawnIn(before);
}

/** The keys of the state on which the marks of nodes and edges depend while the layout is unchanged. */
const MARKED = ['step', 'notation', 'focused', 'hovered', 'slices'] as const;
