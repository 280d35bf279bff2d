/** Finds trees given by the id of a library tree or by a link of the page. */

import type { GameTree, SearchLimits } from '../core/index.ts';
import { usualAlgorithm } from '../core/search/algorithms.ts';
import { isSearchSettingName } from '../core/search/settingNames.ts';
import { exampleById } from '../library/library.ts';
import { decodeAddress, type ReadAddress } from '../link/address.ts';
import { unpackTree } from '../link/packedTree.ts';
import { parseTree, type TreeOptions } from '../notation/parseTree.ts';
import { sayProblem as englishProblem } from '../words/en/figure.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { type CliOptions, settingListed } from './choices.ts';
import type { TreeGiven } from './treeGiven.ts';

/** Whether the argument is a link of the page, or the part of a link after its "#". */
export function isLink(argument: string): boolean {
  return /^(?:https?:\/\/[^\s#]*#|[^\s#]*#|)v1&/i.test(argument.trim());
}

/** Whether the library has a tree with this id. */
export function isInLibrary(argument: string): boolean {
  return exampleById(argument) !== undefined;
}

/** What is said of the search of a library tree that is asked for by its name. */
const TREE_ALONE = { rules: {}, limits: {} } as const;

/**
 * Returns a tree of the library, to be searched as its source does, except for the options that were given.
 */
export function libraryTree(
  id: string,
  choices: CliOptions,
  isChosen: (name: string) => boolean,
  address: Pick<ReadAddress, 'algorithm' | 'rules' | 'limits' | 'numbers'> = TREE_ALONE,
): Reply<TreeGiven> {
  const example = exampleById(id);
  if (example === undefined) return refused(`the library has no tree ${quote(id)}`);
  const { literal, root, leafBounds, moves, title, algorithm, rules, limits, told } = example;
  const parsed = treeOf(literal, {
    ...(root && { root }),
    ...(leafBounds && { leafBounds }),
    ...(moves && { moves }),
  });
  if (!parsed.ok) return parsed;
  // As on the page, a link that says nothing of numbers asks for those of MAX.
  const numbers = { ...(told && address === TREE_ALONE && { numbers: told }) };
  const how = { algorithm, ...numbers, ...address, rules: { ...rules, ...address.rules } };
  return searchedAs(
    parsed.value,
    { ...how, limits: { ...limits, ...address.limits } },
    choices,
    isChosen,
    title.en,
  );
}

/** Returns the tree of a link, to be searched as the link says, except for the options that were given. */
export async function linkedTree(
  link: string,
  choices: CliOptions,
  isChosen: (name: string) => boolean,
): Promise<Reply<TreeGiven>> {
  const hash = link.trim().slice(link.trim().indexOf('v1&'));
  if (/&(?:practice|set|lesson|open|audience|page)=/.test(`&${hash}`))
    return refused(
      `the link ${quote(link)} is of an exercise, a set, a lesson or a screen; the page opens it`,
    );
  const address = decodeAddress(hash);
  const { tree } = address;
  if (address.isDamaged) return refused(`the link ${quote(link)} is damaged; copy it again whole`);
  const wrong = linkFault(address, isChosen);
  if (wrong !== null) return refused(`in the link ${quote(link)} ${wrong}`);
  switch (tree?.kind) {
    case undefined:
      return refused(`the link ${quote(link)} says no tree`);
    case 'library':
      return libraryTree(tree.id, choices, isChosen, address);
    case 'game':
      return refused(`the link ${quote(link)} is of a game; write --game ${tree.name}, with its options`);
    case 'literal': {
      const parsed = treeOf(tree.text, { root: tree.root });
      return parsed.ok ? searchedAs(parsed.value, address, choices, isChosen) : parsed;
    }
    case 'log':
      return refused(`the link ${quote(link)} is of a program’s log; the page opens it`);
    case 'own': {
      const unpacked = await unpackTree(tree.packed);
      if (!unpacked.ok)
        return refused(`the tree in the link ${quote(link)} cannot be unpacked; copy it again whole`);
      const parsed = treeOf(unpacked.value.text);
      return parsed.ok ? searchedAs(parsed.value, address, choices, isChosen, unpacked.value.title) : parsed;
    }
  }
}

/**
 * Returns which part of a link cannot be as it stands, and what can stand there; null when there is none. A setting that an
 * option chooses takes the place of the link's.
 */
function linkFault(
  { faults, unknown }: Pick<ReadAddress, 'faults' | 'unknown'>,
  isChosen: (name: string) => boolean,
): string | null {
  for (const fault of faults) {
    if (isChosen(fault.name)) continue;
    const { name } = fault;
    return fault.kind === 'setting-clamped'
      ? `${name} cannot be ${quote(fault.asked)}; it is ${settingListed(name)}`
      : `number ${fault.at} of ${name} cannot be ${quote(fault.found)}; ${name} is ${settingListed(name)}`;
  }
  for (const part of unknown) {
    const name = part.slice(0, Math.max(part.indexOf('='), 0));
    if (!isSearchSettingName(name)) return `${quote(part)} is not understood; take it out`;
    if (!isChosen(name)) return `${quote(part)} is not understood; ${name} is ${settingListed(name)}`;
  }
  return null;
}

function treeOf(text: string, options: TreeOptions = {}): Reply<GameTree> {
  const parsed = parseTree(text, { ...options, widensBounds: true });
  return parsed.ok ? granted(parsed.value) : refused(englishProblem(parsed.problem));
}

/**
 * Returns a tree with the options for its search: those that were given, and for the others those of its
 * library entry or its link.
 */
function searchedAs(
  tree: GameTree,
  {
    algorithm,
    rules,
    limits,
    growth,
    numbers,
  }: Partial<ReadAddress> & { readonly limits: Partial<SearchLimits> },
  choices: CliOptions,
  isChosen: (name: string) => boolean,
  title = '',
): Reply<TreeGiven> {
  const said = Object.entries({
    ...(algorithm ? { algorithm } : tree.players > 0 && { algorithm: usualAlgorithm(tree) }),
    ...rules,
    ...(growth && { growth }),
    ...(numbers && { numbers }),
  }).filter(([name]) => !isChosen(name));
  const all = { ...choices, ...Object.fromEntries(said), limits: { ...limits, ...choices.limits } };
  return granted({ tree, choices: all, title });
}
