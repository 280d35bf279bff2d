import { boardsOf } from '../drawing/boards.ts';
import { TREE_FORM } from '../drawing/form.ts';
import type { Example } from '../library/example.ts';
import { parseTree } from '../notation/parseTree.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { opened } from './growing.ts';
import type { Subject } from './subject.ts';

/** A tree of the library. Its text is ours, so that a problem in it is a broken invariant. */
export function subjectOfExample(example: Example): Subject {
  const { literal, id, root, leafBounds, moves } = example;
  const parsed = parseTree(literal, {
    ...(root && { root }),
    ...(leafBounds && { leafBounds }),
    ...(moves && { moves }),
  });
  if (!parsed.ok) throw new Error(`the library tree ${id} has a bad literal: ${parsed.problem.code}`);
  const tree = parsed.value;
  return opened({
    example,
    own: null,
    game: null,
    tree,
    names: new NodeNames(tree),
    boards: example.boards === undefined ? null : boardsOf(example.boards),
    form: TREE_FORM,
    growth: null,
  });
}
