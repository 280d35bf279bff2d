/** What the overview of a large tree needs to know of the figure; the figure reports it whenever it is drawn or moved. */
import type { ViewTransform } from '../../drawing/index.ts';
import type { Extents } from '../../drawing/nodesInView.ts';
import type { FigureView } from './createView.ts';
import type { DrawnFigure } from './drawnFigure.ts';

export interface WholeSight {
  readonly drawn: DrawnFigure;
  readonly extents: Extents;
  /** how the drawing is moved and magnified */
  readonly at: ViewTransform;
  /** the frame of the figure; its drawing begins `left` px from the left border */
  readonly frame: { readonly left: number; readonly width: number; readonly height: number };
  readonly view: FigureView;
}

let now: WholeSight | null = null;
const listeners = new Set<(sight: WholeSight) => void>();

/** Reports what is drawn; null when the figure goes. */
export function tellWhole(sight: WholeSight | null): void {
  now = sight;
  if (sight !== null) for (const listener of listeners) listener(sight);
}

/** Calls `listen` with what is drawn, now and at every change, until the returned function is called. */
export function watchWhole(listen: (sight: WholeSight) => void): () => void {
  listeners.add(listen);
  if (now !== null) listen(now);
  return () => void listeners.delete(listen);
}
