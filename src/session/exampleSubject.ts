import { markedBoard } from '../core/board.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { boardsOf } from '../drawing/boardPaths.ts';
import { TREE_FORM } from '../drawing/form.ts';
import type { Example } from '../library/example.ts';
import { parseTree } from '../notation/parseTree.ts';
import type { LanguageCode } from '../words/index.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { opened } from './growing.ts';
import type { Subject, Wording } from './subject.ts';

/**
 * By language, the subjects made of a library tree that has words in several languages; each is made once.
 */
const wordedSubjects = memoizeByObject((_example: Example) => new Map<LanguageCode, Subject>());

/**
 * Makes the subject (tree, names and origin) of a library tree. The tree's text is part of the program, so an
 * error in it is a bug.
 */
export function subjectOfExample(example: Example): Subject {
  return example.literals === undefined ? subjectOf(example, example.literal) : wordedIn(example, 'en');
}

function wordedIn(example: Example, code: LanguageCode): Subject {
  const made = wordedSubjects(example);
  const inOther = (other: LanguageCode) => wordedIn(example, other);
  const subject =
    made.get(code) ?? subjectOf(example, example.literals?.[code] ?? example.literal, { code, inOther });
  made.set(code, subject);
  return subject;
}

function subjectOf(example: Example, literal: string, wording?: Wording): Subject {
  const { id, root, leafBounds, moves } = example;
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
    boards:
      example.boards === undefined ? null : boardsOf(example.boards.map((signs) => markedBoard(signs, 3))),
    form: TREE_FORM,
    growth: null,
    wording,
  });
}
