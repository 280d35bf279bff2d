/**
 * The number of nodes out of view at each border: the drawing reports it, and the border signs display it.
 */

/** The borders of a figure, in the order of their signs. */
export const BORDERS = ['left', 'right', 'above', 'below'] as const;
export type Border = (typeof BORDERS)[number];

/** The number of nodes out of view beyond each border. */
export type OutOfView = Readonly<Record<Border, number>>;

const ALL_IN_VIEW: OutOfView = { left: 0, right: 0, above: 0, below: 0 };

export interface Sight {
  get(): OutOfView;
  tell(outOfView: OutOfView): void;
  subscribe(listener: () => void): () => void;
}

export function createSight(): Sight {
  let now = ALL_IN_VIEW;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    tell(next) {
      if (BORDERS.every((border) => next[border] === now[border])) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
