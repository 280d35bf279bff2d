/** The elements of the page that several of its parts work on, by reference: none is looked up in the document. */
import { createRef, type RefObject } from 'react';

/** A place of the page for something of another part, which tells when it comes and goes. */
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

/** The name of the figure at hand. */
export const titleRef = createRef<HTMLHeadingElement>();

/** Around the drawing. */
export const figureRef = createRef<HTMLDivElement>();

/** The picture of the tree. */
export const drawingRef = createRef<SVGSVGElement>();

/** What is in it, as it is panned and zoomed. */
export const viewportRef = createRef<SVGGElement>();

/** The line below which the search does not look. */
export const horizonRef = createRef<HTMLDivElement>();

/** The tree that can be operated. */
export const treeRef = createRef<HTMLDivElement>();

/** Everything that moves through time. */
export const timeRef = createRef<HTMLElement>();

export const stepFieldRef = createRef<HTMLInputElement>();

/** The place in the margin for what is asked. */
export const questionRef = createPlace<HTMLDivElement>();

/** The place over the figure for the lesson that is played. */
export const lessonRef = createPlace<HTMLDivElement>();

/** The window over the page, while there is one. */
export const dialogRef = createRef<HTMLDialogElement>();

/** Where figures, words and leaves are searched for. */
export const searchRef = createRef<HTMLInputElement>();

/** What was found. */
export const resultsRef = createRef<HTMLDivElement>();

/** The place beside the transport for the switch of Predict. */
export const predictRef = createPlace<HTMLSpanElement>();
