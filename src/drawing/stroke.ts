/** A line over the edges: an arc across those that belong together, a bar below an end, or a way to a name or an end. */
export interface Stroke {
  readonly name: 'arc' | 'end' | 'leader' | 'playout';
  /** the points that the line joins, px */
  readonly points: readonly (readonly [number, number])[];
  /** the text at the end of the line, with the middle of its baseline in px; absent for none */
  readonly text?: { readonly text: string; readonly x: number; readonly y: number };
}
