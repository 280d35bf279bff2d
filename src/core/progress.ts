/** How far a long computation is, and the part of its result that a step has made, if it has made one. */
export interface Progress<Part> {
  readonly done: number;
  readonly of: number;
  readonly part: Part | null;
}
