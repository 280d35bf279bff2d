/** References to the elements that several components use, so that none is searched for in the document. */
import { createRef, type RefObject } from 'react';

/**
 * A reference to an element into which another component renders; subscribers are told when the element
 * appears or disappears.
 */
export interface Place<E extends HTMLElement = HTMLElement> extends RefObject<E | null> {
  subscribe(tell: () => void): () => void;
}

/** Makes a reference that tells its subscribers when React assigns `current`. */
function createPlace<E extends HTMLElement>(): Place<E> {
  const listeners = new Set<() => void>();
  let element: E | null = null;
  return {
    get current() {
      return element;
    },
    set current(next) {
      element = next;
      for (const tell of listeners) tell();
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** The element that contains the figure and everything above and below it. */
export const stageRef = createPlace<HTMLElement>();

/** The element that scrolls the start page or another screen; null while the workbench is shown. */
export const screenRef = createRef<HTMLElement>();

/** The heading with the figure's name. */
export const titleRef = createRef<HTMLHeadingElement>();

/** The frame around the drawing. */
export const figureRef = createRef<HTMLDivElement>();

/** The SVG picture of the tree. */
export const drawingRef = createRef<SVGSVGElement>();

/** The SVG group that pan and zoom transform. */
export const viewportRef = createRef<SVGGElement>();

/** The line at the depth limit. */
export const horizonRef = createRef<HTMLDivElement>();

/** The ARIA tree for keyboard and screen readers. */
export const treeRef = createRef<HTMLDivElement>();

/** The bar with the buttons and the timeline that step through the run. */
export const timeRef = createRef<HTMLElement>();

/** The field with the current step; null while there is none. */
export const stepFieldRef = createRef<{
  /** gives the field the focus until a place has been chosen */
  readonly open: () => void;
}>();

/** The element in the side panels into which questions are rendered. */
export const questionRef = createPlace<HTMLDivElement>();

/** The element above the figure into which the lesson is rendered. */
export const lessonRef = createPlace<HTMLDivElement>();

/** The open dialog; null while there is none. */
export const dialogRef = createRef<HTMLDialogElement>();

/** The search field of the top bar. */
export const searchRef = createRef<HTMLInputElement>();

/** The list of search results. */
export const resultsRef = createRef<HTMLDivElement>();

/** The element beside the stepping controls into which the switch of Predict is rendered. */
export const predictRef = createPlace<HTMLSpanElement>();

/** The menu, or the card of a term, that was opened last; the browser closes it. */
export const popoverRef: { current: HTMLElement | null } = { current: null };
