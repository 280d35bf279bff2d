/** Makes the exercise for a variant of a set's item, or finds why the item cannot be asked. */
import '../../drawing/simulationAdded.ts';
import { crc32 } from '../../core/crc32.ts';
import type { GameTree } from '../../core/index.ts';
import { seeded } from '../../core/random/seeded.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Fault } from '../../notation/index.ts';
import {
  type AskedPart,
  choosePart,
  type Exercise,
  formatOf,
  isAskable,
  type Part,
  type PartKind,
  type PartSearch,
  posed,
  taskFor,
  wished,
} from '../../practice/exercise.ts';
import { accepting } from '../../practice/grade/eitherRule.ts';
import type { ExerciseSeed, ItemPart, Reach, SearchedTree, SetItem, Task } from '../../practice/index.ts';
import { itemFaults } from '../../practice/itemFaults.ts';
import { hasAnswer, rightRun } from '../../practice/methods/methods.ts';
import {
  isReversed,
  isSameReach,
  isSameSearch,
  reachOf,
  searchedBy,
  taskWithin,
  wholeTree,
} from '../../practice/task.ts';
import { variantOf } from '../../practice/variant.ts';

/** The reasons why an item of a set cannot be asked; the page has a sentence for each reason. */
export type ItemRefusal =
  /** the library has no such example, or the text or seed of the item gives no tree */
  | { readonly kind: 'no-tree' }
  /** there is no such game, it is no graph, or it is too large to be marked by hand */
  | { readonly kind: 'no-graph' }
  /** the algorithm or the named nodes do not fit the tree */
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  /** the search stops without a value at a leaf whose value is unknown */
  | { readonly kind: 'halts' }
  /** the search stops without a value because a node at the depth limit has no static value */
  | { readonly kind: 'no-estimate' }
  /** the tree is a single leaf, about which nothing can be asked */
  | { readonly kind: 'leaf' }
  /** a question of this kind cannot be asked about this search of the tree */
  | { readonly kind: 'part'; readonly part: PartKind };

/** Returns the exercise that a seed generates; null when it generates none. */
type Generated = (seed: ExerciseSeed) => Exercise | null;

/** The functions that make the trees and exercises of a set's items. */
export interface ItemTrees {
  /**
   * Returns the tree of a variant of an item, with the limits of its search; null when the item has no tree.
   */
  readonly searchedIn: (item: SetItem, variant: number) => SearchedTree | null;
  readonly generated: Generated;
}

type ItemExercise =
  | { readonly ok: true; readonly exercise: Exercise }
  | { readonly ok: false; readonly refusal: ItemRefusal };

/**
 * Returns the exercise for a variant of an item, or why it cannot be asked. The same variant always gives the
 * same exercise.
 */
export function setExercise(item: SetItem, variant: number, trees: ItemTrees): ItemExercise {
  const searched = trees.searchedIn(item, variant);
  if (searched === null) return refused({ kind: item.source.kind === 'game' ? 'no-graph' : 'no-tree' });
  // On a student's own tree the questions are chosen for this tree, not taken from the generated exercise.
  const isFresh = item.variants === 'fresh' && variant > 0;
  const generated = isFresh ? () => null : trees.generated;
  const asked = ofItsSeed(item, itemWithin(searched.reach, variantOf(item, variant)), generated);
  return askedAbout(asked, searched.tree, generated);
}

/**
 * Returns the exercise about an item on the given tree with its limits; null when the item cannot be asked
 * about this tree. Nodes that the item does not name are those of the generated exercise, if there is one, or
 * else chosen.
 */
export function exerciseOn(
  item: SetItem,
  { tree, reach }: SearchedTree,
  generated: Generated = () => null,
): Exercise | null {
  const made = askedAbout(itemWithin(reach, item), tree, generated);
  return made.ok ? made.exercise : null;
}

function askedAbout(asked: SetItem, tree: GameTree, generated: Generated): ItemExercise {
  const faults = itemFaults(asked, tree, '$');
  if (faults.length > 0) return refused({ kind: 'faults', faults });
  if (tree.isLeaf(ROOT)) return refused({ kind: 'leaf' });
  const kinds = asked.parts.map(({ kind }) => kind);
  const hasOwnSearches = asked.parts.some((part) => searchOfPart(asked, part) !== undefined);
  const own = taskOfItem(asked, tree);
  const task = hasOwnSearches ? own : taskFor(kinds, own);
  const parts: AskedPart[] = [];
  // Leaves without a number are given one where numbers are asked for.
  let halt = kinds.every((kind) => formatOf(kind).solvedTree !== undefined) ? null : haltOf(task);
  for (const itemPart of asked.parts) {
    const { kind, marks, penalty } = itemPart;
    const search = searchOfPart(asked, itemPart);
    const searched = taskOfItemPart(asked, itemPart, wholeTree(task));
    if (search !== undefined) halt ??= haltOf(searched);
    if (halt !== null) return refused({ kind: halt });
    const part = partOf(asked, itemPart, searched, generated);
    if (part === null) return refused({ kind: 'part', part: kind });
    parts.push({ part, marks, penalty, ...(search !== undefined && { search }) });
  }
  return { ok: true, exercise: accepting(posed({ ...task, parts }), asked.cutoffs === 'either') };
}

/** Returns the item with other limits of its search; null removes the limits. */
export function itemWithin(limits: Reach | null, { limits: _before, ...item }: SetItem): SetItem {
  return limits === null ? item : { ...item, limits };
}

/**
 * Returns the limits of a variant's search: when the item has the node budget of its generated exercise, the
 * variant has the budget of its own generated exercise.
 */
function ofItsSeed(item: SetItem, asked: SetItem, generatedBy: Generated): SetItem {
  const reachIn = ({ source }: SetItem) => {
    const generated = source.kind === 'generated' ? generatedBy(source) : null;
    return generated === null ? null : reachOf(generated);
  };
  if (asked === item || item.limits === undefined || !isSameReach(item.limits, reachIn(item))) return asked;
  const limits = reachIn(asked);
  return limits === null ? asked : { ...asked, limits };
}

type Searching = Pick<SetItem, 'algorithm' | 'rules' | 'limits' | 'children'>;
type PartSearching = Pick<ItemPart, 'algorithm' | 'rules'>;

/** Returns the search that the item asks about. */
export function taskOfItem(item: Searching, tree: GameTree): Task {
  return taskWithin(item.limits ?? null, { ...item, tree });
}

/** Returns the search that one part of an item asks about. */
function taskOfItemPart(item: Searching, part: PartSearching, tree: GameTree): Task {
  const task = taskOfItem(item, tree);
  const search = searchOfPart(item, part);
  return search === undefined ? task : searchedBy(task, { rules: item.rules, ...search });
}

/**
 * Returns the search that only this part asks about; undefined when the part asks about the item's search.
 */
export function searchOfPart(item: Searching, { algorithm, rules }: PartSearching): PartSearch | undefined {
  if (algorithm === undefined && rules === undefined) return undefined;
  return { algorithm: algorithm ?? item.algorithm, ...(rules !== undefined && { rules }) };
}

/**
 * Returns why the search stops without a value, so that nothing can be asked about it; null when it has a
 * value.
 */
function haltOf(task: Task): 'no-estimate' | 'halts' | null {
  const { run } = rightRun(task);
  if (hasAnswer(run) || run.result.ok) return null;
  return run.result.halt.reason === 'no-evaluation' ? 'no-estimate' : 'halts';
}

/** Whether a part of an item can be asked about the tree, in the search that the part asks about. */
export function isPartAskable(item: Searching, part: ItemPart, tree: GameTree): boolean {
  return !tree.isLeaf(ROOT) && isAskable(part.kind, taskOfItemPart(item, part, tree));
}

function refused(refusal: ItemRefusal): ItemExercise {
  return { ok: false, refusal };
}

/**
 * Returns the question with its nodes: those that the item names, or those of the generated exercise, or else
 * nodes that are chosen, which are always the same. Null when the question cannot be asked.
 */
function partOf(item: SetItem, asked: ItemPart, task: Task, generated: Generated): Part | null {
  const { kind, nodes } = asked;
  if (!isAskable(kind, task)) return null;
  const { named } = formatOf(kind);
  const part =
    nodes.length > 0 && named !== undefined
      ? named.part(nodes as readonly NodeId[])
      : (generatedPart(item, kind, task, generated) ?? choosePart(kind, task, seeded(seedOf(item, kind))));
  const wanted = part === null ? null : wished(part, asked);
  const isPossible = formatOf(kind).isPossible ?? (() => true);
  return wanted !== null && isPossible({ task, part: wanted }) ? wanted : null;
}

/**
 * Returns the question from the exercise that was generated together with the tree, when it was generated for
 * the same search; otherwise null.
 */
function generatedPart({ source }: SetItem, kind: PartKind, task: Task, generated: Generated): Part | null {
  const own = source.kind === 'generated' ? generated(source) : null;
  if (own === null || isReversed(task)) return null;
  if (!isSameReach(reachOf(own), reachOf(task)) || !isSameSearch(own, task)) return null;
  return own.parts.find(({ part }) => part.kind === kind)?.part ?? null;
}

function seedOf({ source }: SetItem, kind: PartKind): number {
  return crc32(new TextEncoder().encode(`${kind} ${JSON.stringify(source)}`));
}
