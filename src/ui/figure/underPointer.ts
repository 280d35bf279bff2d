/**
 * Selects and hovers nodes by the pointer, and tells a figure when it is the pointer that did so. The reader then sees the
 * node, and the drawing must not move away under the pointer, or the next press would meet another node.
 */
import type { NodeId } from '../../core/index.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import type { Layout, ViewTransform } from '../../drawing/index.ts';
import type { Session } from '../../session/session.ts';
import { lastKeyAt } from '../keys/scopes.ts';
import type { KeptFigure } from './drawnFigure.ts';
import { nodeAt } from './nodeAt.ts';

export interface Picks {
  /** The node under the pointer; null when the pointer is on no node of this figure. */
  node(): NodeId | null;
  stop(): void;
}

interface Press {
  readonly svg: SVGSVGElement;
  /** ms since the page was loaded */
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** the node that was pressed; null for none, and once the pointer has been dragged */
  readonly node: NodeId | null;
  /** whether its click or drag has ended; until then the focus is what the press has moved */
  readonly isOver: boolean;
}

/** The last press of the pointer, if it was in a figure and no element has been given the focus since; or null. */
let press: Press | null = null;

/** A press counts as a drag when the pointer is released farther away than this, px. */
const SLACK = 6;

/**
 * Whether what happens follows from a press of the pointer in the figure. That begins when the pointer goes down, because
 * the press takes the focus from where it was, before there is a click.
 */
export function isPressed(svg: SVGSVGElement): boolean {
  return press?.svg === svg && press.time > lastKeyAt;
}

/** How a figure is seen that takes over from another one of the same tree. */
interface Resumed {
  readonly at: ViewTransform;
  /** the least distance from the border at which the selected node counts as in view, px */
  readonly margin: number;
}

/** Returns how a new figure is seen: a node that the pointer pressed stays under the pointer. */
export function resumed(svg: SVGSVGElement, kept: KeptFigure, layout: Layout): Resumed {
  const { transform: at, layout: before } = kept;
  if (press === null || !isPressed(svg)) return { at, margin: 24 };
  const from = press.node === null ? undefined : before.placements[press.node];
  const node = from && nodeOfKey(layout.tree, before.tree.key(press.node as NodeId));
  press = { ...press, node: node ?? null };
  const to = node === undefined ? undefined : layout.placements[node];
  if (from === undefined || to === undefined) return { at, margin: 0 };
  const { x, y, k } = at;
  return { at: { x: x + k * (from.x - to.x), y: y + k * (from.y - to.y), k }, margin: -Infinity };
}

/** Makes a click select a node, and the pointer over a node hover it; either displays the node's bounds. */
export function listenToPicks(svg: SVGSVGElement, session: Session): Picks {
  let node: NodeId | null = null;
  const leave = new AbortController();
  const { signal } = leave;
  const point = (hovered: NodeId | null) => {
    node = hovered;
    if (hovered !== session.getState().hovered) session.setState({ hovered });
  };
  svg.addEventListener('pointerover', ({ target }) => point(nodeAt(target)), { signal });
  svg.addEventListener('pointerleave', () => point(null), { signal });
  const select = ({ target }: Event) => {
    const clicked = nodeAt(target);
    session.setState({ focused: clicked === session.getState().focused ? null : clicked });
  };
  svg.addEventListener('click', select, { signal });

  const everywhere = { capture: true, signal };
  const down = ({ target, timeStamp: time, clientX: x, clientY: y }: PointerEvent) => {
    if (svg.contains(target as Node)) press = { svg, time, x, y, node: nodeAt(target), isOver: false };
    else if (press?.svg === svg) press = null;
  };
  const up = ({ clientX, clientY }: PointerEvent) => {
    if (press?.svg === svg && Math.hypot(clientX - press.x, clientY - press.y) > SLACK)
      press = { ...press, node: null, isOver: true };
  };
  const end = () => {
    press = press && { ...press, isOver: true };
  };
  const drop = () => {
    if (press?.isOver) press = null;
  };
  window.addEventListener('pointerdown', down, everywhere);
  window.addEventListener('pointerup', up, everywhere);
  window.addEventListener('click', end, everywhere);
  // Keys in the tree and in the fields give an element the focus, and the page hears all others.
  window.addEventListener('focusin', drop, everywhere);
  return { node: () => node, stop: () => leave.abort() };
}
