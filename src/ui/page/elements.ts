/** The elements of the page that several of its parts use, by reference: none is looked up in the document. */
import { createRef, type RefObject } from 'react';

/** A place of the page for an element of another part, which reports when it appears and disappears. */
export interface Place<E extends HTMLElement = HTMLElement> extends RefObject<E | null> {
  subscribe(tell: () => void): () => void;
}

/** React puts the element into `current`, as it does with every reference. */
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

/** The figure with what stands above and below it. */
export const stageRef = createPlace<HTMLElement>();

/** The name of the figure. */
export const titleRef = createRef<HTMLHeadingElement>();

/** The frame around the drawing. */
export const figureRef = createRef<HTMLDivElement>();

/** The picture of the tree. */
export const drawingRef = createRef<SVGSVGElement>();

/** The contents of the picture, as panned and zoomed. */
export const viewportRef = createRef<SVGGElement>();

/** The line of the depth limit. */
export const horizonRef = createRef<HTMLDivElement>();

/** The tree that can be operated. */
export const treeRef = createRef<HTMLDivElement>();

/** The buttons and the timeline that move through time. */
export const timeRef = createRef<HTMLElement>();

export const stepFieldRef = createRef<HTMLInputElement>();

/** The place in the margin for questions. */
export const questionRef = createPlace<HTMLDivElement>();

/** The place over the figure for the lesson that is played. */
export const lessonRef = createPlace<HTMLDivElement>();

/** The dialog over the page, while there is one. */
export const dialogRef = createRef<HTMLDialogElement>();

/** The search field. */
export const searchRef = createRef<HTMLInputElement>();

/** The results of the search. */
export const resultsRef = createRef<HTMLDivElement>();

/** The place beside the transport for the switch of Predict. */
export const predictRef = createPlace<HTMLSpanElement>();
