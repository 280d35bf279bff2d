import { markedBoard } from '../core/board.ts';
import { memoizeByKey } from '../core/memoizeByKey.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { boardsOf } from '../drawing/boardPaths.ts';
import type { Example } from '../library/example.ts';
import { parseTree } from '../notation/parseTree.ts';
import type { LanguageCode } from '../words/index.ts';
import { bringSearch } from './bringSearch.ts';
import { opened, searchedSubject } from './growing.ts';
import { inNumbers } from './numbers.ts';
import { type HowSearched, type Subject, subjectOfTree, type Wording, withFullTree } from './subject.ts';

/**
 * Makes the subject (tree, names and origin) of a library tree. The tree's text is part of the program, so an
 * error in it is a bug.
 */
export function subjectOfExample(example: Example): Subject {
  return example.literals === undefined ? subjectOf(example, example.literal) : wordedIn(example)('en');
}

/** Returns the subject of a library tree once the code of its search has loaded; rejects when that cannot be loaded. */
export async function broughtExample(example: Example): Promise<Subject> {
  await bringSearch(example.algorithm);
  return subjectOfExample(example);
}

/** Returns, by language, the subject of a library tree that has words in several languages; each is made once. */
const wordedIn = memoizeByObject((example: Example) =>
  memoizeByKey(
    (code: LanguageCode): Subject =>
      subjectOf(example, example.literals?.[code] ?? example.literal, { code, inOther: wordedIn(example) }),
  ),
);

/** Returns a library tree as it is searched and written by other settings than those with which it opens. */
export function searchedExample(example: Example, how: HowSearched): Subject {
  return inNumbers(searchedSubject(withFullTree(subjectOfExample(example)), how, 'drawn'), how);
}

function subjectOf(example: Example, literal: string, wording?: Wording): Subject {
  const { id, root, leafBounds, moves, boards } = example;
  const parsed = parseTree(literal, {
    ...(root && { root }),
    ...(leafBounds && { leafBounds }),
    ...(moves && { moves }),
  });
  if (!parsed.ok) throw new Error(`the library tree ${id} has a bad literal: ${parsed.problem.code}`);
  return opened({
    ...subjectOfTree(parsed.value, null),
    example,
    boards: boards === undefined ? null : boardsOf(boards.map((signs) => markedBoard(signs, 3))),
    wording,
  });
}
