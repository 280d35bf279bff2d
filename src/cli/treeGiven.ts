/**
 * Reads a tree that is written out or stands in one of the page's own files, and the options with which it is
 * searched.
 */

import type { GameTree } from '../core/index.ts';
import { usualGrowth } from '../core/run/growth.ts';
import { usualAlgorithm } from '../core/search/algorithms.ts';
import { notByMover } from '../core/search/moverForm.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { shownPath } from '../notation/fault.ts';
import { folded, foldsOf } from '../notation/fold.ts';
import type { ForeignName } from '../notation/notations/names.ts';
import { quoted } from '../notation/problem.ts';
import { readTreeFile } from '../notation/readTreeFile.ts';
import { type FiledTree, isTreeFile } from '../notation/treeFile.ts';
import { readTypedTree } from '../notation/typedTree.ts';
import { sayProblem as englishProblem } from '../words/en/figure.ts';
import { sayFault as englishFault } from '../words/en/work.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import type { CliOptions } from './choices.ts';
import { otherFileIn } from './otherFiles.ts';
import type { TreeText } from './readTree.ts';

export interface TreeGiven {
  readonly tree: GameTree;
  readonly choices: CliOptions;
  /** the title of the tree as its file or its link has it */
  readonly title?: string;
  /** the notation of another program in which the tree was read; absent for ours */
  readonly readAs?: ForeignName;
}

/**
 * Returns the tree of a source with the options for its search. `isChosen` says which options were given on
 * the command line; the others are as the tree's file says, when it does.
 */
export function treeGiven(
  source: TreeText,
  choices: CliOptions,
  isChosen: (name: string) => boolean,
): Reply<TreeGiven> {
  const other = otherFileIn(source.text);
  if (other !== null) return refused(`${source.origin || 'this text'} is ${other}`);
  // A JSON object without a format is taken for a tree written out with something wrong in it.
  if (!isTreeFile(source.text) || !source.text.includes('"format"'))
    return written(source, choices, isChosen);
  const filed = filedTree(source);
  if (!filed.ok) return filed;
  const { tree, title, algorithm, rules, limits } = filed.value;
  const searching = isChosen('algorithm') ? choices.algorithm : algorithm;
  const growth = usualGrowth(searching, false);
  // An algorithm that is not the file's may be unable to show numbers from the side to move; it then shows
  // those of MAX.
  const numbers = notByMover(tree, searching) === null ? (filed.value.numbers ?? 'max') : 'max';
  const asFiled = Object.entries({ algorithm, ...rules, growth, numbers }).filter(
    ([name]) => !isChosen(name),
  );
  const all = { ...choices, ...Object.fromEntries(asFiled), limits: { ...limits, ...choices.limits } };
  return granted({ tree, choices: all, title });
}

function written(
  { text, origin, number }: TreeText,
  choices: CliOptions,
  isChosen: (name: string) => boolean,
): Reply<TreeGiven> {
  if (number !== null) return refused(`${origin} is a tree written out; it has no tree number ${number}`);
  const { parsed, readAs } = readTypedTree(text, { root: choices.root, mostBytes: LIMITS.fileBytes });
  if (parsed.ok) {
    const tree = parsed.value;
    const isUsual = tree.players > 0 && !isChosen('algorithm');
    const chosen = isUsual ? { ...choices, algorithm: usualAlgorithm(tree) } : choices;
    return granted({ tree, choices: chosen, ...(readAs !== null && { readAs }) });
  }
  return refused(`${origin && `${origin}: `}${englishProblem(parsed.problem)}`);
}

/** Folds a row of leaves into a uniform tree when that is asked for; refuses what is no such row. */
export function foldedGiven(given: Reply<TreeGiven>): Reply<TreeGiven> {
  if (!given.ok || given.value.choices.fold === null) return given;
  const { tree, choices } = given.value;
  const branching = choices.fold ?? 0;
  const folds = foldsOf(tree);
  if (folds.some((one) => one.branching === branching))
    return granted({ ...given.value, tree: folded(tree, branching) });
  if (tree.height !== 1 || tree.size < 3)
    return refused(
      `--fold takes a row of leaves, such as '3 5 6 9 1 2 0 -1'; this tree has ${tree.height} plies`,
    );
  if (tree.children(ROOT).some((leaf) => tree.move(leaf) !== ''))
    return refused('--fold takes leaves without moves, which would stand elsewhere in the folded tree');
  const others = folds.map((one) => `--fold ${one.branching}`).join(', ');
  return refused(
    `--fold ${branching}: ${tree.leafCount} leaves are not ${branching} × ${branching} or a further power of ${branching}${others && `; try ${others}`}`,
  );
}

/**
 * Returns the only tree of a file, or the one whose number was given. A file with any fault is refused as a
 * whole.
 */
function filedTree({ text, origin, number }: TreeText): Reply<FiledTree> {
  const { trees, faults } = readTreeFile(text, '');
  const [fault] = faults;
  if (fault !== undefined) return refused(`${origin}: ${shownPath(fault.path)} ${englishFault(fault)}`);
  if (number === null && trees.length > 1) {
    const listed = trees.slice(0, 5).map(({ title }, index) => `${index + 1} is ${quote(title)}`);
    return refused(
      `${origin} holds ${trees.length} trees: ${listed.join(', ')}${trees.length > 5 ? ', …' : ''}; put # and a number after its name`,
    );
  }
  const filed = trees[(number ?? 1) - 1];
  return filed === undefined
    ? refused(`${origin} has no tree number ${quoted(String(number))}; it holds ${trees.length}`)
    : granted(filed);
}
