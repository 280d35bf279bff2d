/** The presenter's pointer: a mouse points while it moves over the figure, a finger while it is held down. */
import { type FigurePoint, POINTING, pointAt } from '../../session/pointer.ts';
import type { Session } from '../../session/session.ts';
import { sliceOf } from '../../session/slice.ts';

/**
 * A finger points when it has been held for HOLD_MS (ms) and has moved at most STILL (px); otherwise it
 * scrolls the figure.
 */
const HOLD_MS = 350;
const STILL = 6;

/** The time after the last movement of the pointer at which the spot disappears, ms. */
const REST_MS = 2500;

/**
 * Listens to the mouse and the fingers in the frame, and puts the spot into the session, until the returned
 * function is called.
 */
export function listenToPointer(frame: HTMLElement, session: Session): () => void {
  let held: { readonly id: number; readonly x: number; readonly y: number; isPointing: boolean } | null =
    null;
  let hold = 0;
  let rest = 0;
  let moved = 0;

  const point = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const share = (at: number) => Math.min(Math.max(at, 0), 1);
    const at: FigurePoint = {
      x: share((clientX - left) / width),
      y: share((clientY - top) / height),
      ...nearest(frame, clientX, clientY),
    };
    cancelAnimationFrame(moved);
    moved = requestAnimationFrame(() => pointAt(session, at));
    clearTimeout(rest);
    if (held?.isPointing !== true) rest = window.setTimeout(() => pointAt(session, null), REST_MS);
  };
  const letGo = () => {
    clearTimeout(hold);
    const wasPointing = held?.isPointing === true;
    held = null;
    if (!wasPointing) return;
    clearTimeout(rest);
    cancelAnimationFrame(moved);
    pointAt(session, null);
    // The click after pointing with a finger is swallowed, because it would select the node under the finger.
    window.addEventListener('click', swallow, { capture: true, once: true });
    window.setTimeout(() => window.removeEventListener('click', swallow, true), 0);
  };

  const listeners = {
    pointerdown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0 || !frame.contains(event.target as Node)) return;
      const { pointerId: id, clientX, clientY } = event;
      held = { id, x: clientX, y: clientY, isPointing: false };
      clearTimeout(hold);
      hold = window.setTimeout(() => {
        if (held === null) return;
        held.isPointing = true;
        point({ clientX, clientY });
      }, HOLD_MS);
    },
    pointermove(event: PointerEvent) {
      if (held?.id === event.pointerId && !held.isPointing) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL) clearTimeout(hold);
        return;
      }
      const isOver = event.buttons === 0 && frame.contains(event.target as Node);
      if (held?.isPointing === true || (isOver && sliceOf(session, POINTING).follows)) point(event);
    },
    pointerup: letGo,
    pointercancel: letGo,
    // The figure does not scroll while a finger points at it.
    mousemove: (event: Event) => held?.isPointing === true && event.stopImmediatePropagation(),
    touchmove(event: Event) {
      if (held?.isPointing !== true) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    contextmenu: (event: Event) => held?.isPointing === true && event.preventDefault(),
  };
  const leave = new AbortController();
  const how = { capture: true, passive: false, signal: leave.signal };
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type, listener as EventListener, how);
  return () => {
    leave.abort();
    for (const timer of [hold, rest]) clearTimeout(timer);
    cancelAnimationFrame(moved);
  };
}

/**
 * Returns the drawn node nearest to a point of the window, with the distance from it; an empty object when
 * nothing is drawn.
 */
function nearest(frame: HTMLElement, x: number, y: number): Pick<FigurePoint, 'near'> {
  let least = Infinity;
  let near: FigurePoint['near'];
  for (const node of frame.querySelectorAll<SVGElement>('.node[data-node]')) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [fromX, fromY] = [x - left - width / 2, y - top - height / 2];
    const distance = Math.hypot(fromX, fromY);
    if (distance >= least) continue;
    least = distance;
    near = { node: Number(node.dataset['node']), x: fromX / width, y: fromY / height };
  }
  return near === undefined ? {} : { near };
}

/**
 * Converts a point that another window sent into shares of the frame's size. It lies beside the same node as
 * in that window, if the node is drawn.
 */
export function pointHere(frame: Element, { x, y, near }: FigurePoint): Pick<FigurePoint, 'x' | 'y'> {
  const node = near === undefined ? null : frame.querySelector(`.node[data-node="${near.node}"]`);
  if (node === null || near === undefined) return { x, y };
  const box = node.getBoundingClientRect();
  const { left, top, width, height } = frame.getBoundingClientRect();
  return {
    x: (box.left + (near.x + 0.5) * box.width - left) / width,
    y: (box.top + (near.y + 0.5) * box.height - top) / height,
  };
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
}
