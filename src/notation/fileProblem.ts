/** What can be wrong in a file of trees, each with its path. */
export const FILE_PROBLEMS = [
  'not-json',
  'not-a-file',
  'newer-version',
  'no-trees',
  'not-an-object',
  'no-value',
  'bad-value',
  'bad-kind',
  'no-children',
  'bad-probability',
  'probability-sum',
  'bad-label',
  'bad-leaf-bounds',
  'outside-leaf-bounds',
  'duplicate-id',
  'duplicate-key',
  'limit-nodes',
  'limit-depth',
  'limit-children',
  'limit-label',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEMS)[number];

export interface FileProblem {
  readonly code: FileProblemCode;
  /** "$.trees[0].root.children[1]"; line:column where the text is no JSON */
  readonly path: string;
  /** what stands there, at most 40 characters */
  readonly found: string;
  /** the other place of an id that occurs twice */
  readonly other?: string;
  readonly number?: number;
}
