/** A row of the table of figures: where it stands, what it is about, what it has to be, and what the program says. */
export interface Figure {
  /** in which part, of which tree or position, under which limits */
  readonly place: string;
  readonly what: string;
  readonly due: unknown;
  readonly found: () => unknown;
  /** whether so much has to be searched for it that it is left to `npm run test:long` */
  readonly isLong?: boolean;
}

export function figure(place: string, what: string, due: unknown, found: () => unknown): Figure {
  return { place, what, due, found };
}

/** One that takes long. */
export function longFigure(place: string, what: string, due: unknown, found: () => unknown): Figure {
  return { place, what, due, found, isLong: true };
}
