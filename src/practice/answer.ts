/** What a student gives, part by part; immutable, so that undoing is going back to the one before. */
import type { ValueSpan } from '../core/analysis/spans.ts';
import type { ValueRange } from '../core/run/range.ts';
import type { SearchWindow } from '../core/run/window.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Part } from './exercise.ts';

/** One answer sheet. What an exercise does not ask stays blank; a node that is missing was left blank. */
export interface Answer {
  /** a point for a number, one infinite end for a bound: "≤ 2" is (−∞, 2] */
  readonly values: ReadonlyMap<NodeId, ValueRange>;
  /** the nodes whose branch above, or which as leaves, are crossed out */
  readonly crossing: ReadonlySet<NodeId>;
  readonly leafOrder: readonly NodeId[];
  /** null while nothing is given */
  readonly leafCount: number | null;
  readonly windows: ReadonlyMap<NodeId, SearchWindow>;
  readonly move: NodeId | null;
  /** after the root, each the child of the one before */
  readonly line: readonly NodeId[];
  /** of the nodes whose children are moved: a permutation of their places, as ChildOrder has it */
  readonly reorder: ReadonlyMap<NodeId, readonly number[]>;
  /** ascending and apart from each other; none for "never"; null while nothing is given */
  readonly interval: readonly ValueSpan[] | null;
}

export const BLANK_ANSWER: Answer = {
  values: new Map(),
  crossing: new Set(),
  leafOrder: [],
  leafCount: null,
  windows: new Map(),
  move: null,
  line: [],
  reorder: new Map(),
  interval: null,
};

/** Whether nothing is given for the part. A tree in which nothing is crossed out is an answer. */
export function isBlank(part: Part, given: Answer): boolean {
  switch (part.kind) {
    case 'values':
    case 'reorder':
      return given[part.kind].size === 0;
    case 'windows':
      return !part.nodes.some((node) => given.windows.has(node));
    case 'crossing':
      return false;
    case 'leafOrder':
    case 'line':
      return given[part.kind].length === 0;
    case 'leafCount':
    case 'move':
    case 'interval':
      return given[part.kind] === null;
  }
}
