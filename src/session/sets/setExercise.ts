/** Makes the exercise of a variant of a set's item, or says why it cannot be asked. */
import { crc32 } from '../../core/crc32.ts';
import { seeded } from '../../core/random/seeded.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Fault } from '../../notation/fault.ts';
import {
  type AskedPart,
  askedAt,
  choosePart,
  type Exercise,
  formatOf,
  isAskable,
  type Part,
  type PartKind,
  type PartSearch,
} from '../../practice/exercise.ts';
import type { ItemPart, SetItem } from '../../practice/exerciseSet.ts';
import { accepting } from '../../practice/grade/eitherRule.ts';
import { itemFaults } from '../../practice/itemFaults.ts';
import { hasAnswer, rightRun } from '../../practice/methods/methods.ts';
import type { ExerciseSeed } from '../../practice/skill.ts';
import {
  isSameReach,
  isSameSearch,
  type Reach,
  reachOf,
  searchedBy,
  type Task,
  taskWithin,
} from '../../practice/task.ts';
import type { SearchedTree } from '../../practice/treeVariant.ts';
import { variantOf } from '../../practice/variant.ts';

/** The reasons why an item cannot be asked; each has its own sentence. */
export type ItemRefusal =
  /** the library has no such example, or the text or the seed gives no tree */
  | { readonly kind: 'no-tree' }
  /** algorithm or nodes do not fit the tree */
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  /** the search meets a leaf without a value */
  | { readonly kind: 'halts' }
  /** a node at the depth limit has no static value */
  | { readonly kind: 'no-estimate' }
  /** the tree is a single leaf */
  | { readonly kind: 'leaf' }
  /** this cannot be asked about this tree under these rules */
  | { readonly kind: 'part'; readonly part: PartKind };

/** Returns the exercise that a seed makes; null when it makes none. */
type Generated = (seed: ExerciseSeed) => Exercise | null;

/** The source of the trees of items. */
export interface ItemTrees {
  /** The tree of an item's variant with its search depth; null when there is none. */
  readonly searchedIn: (item: SetItem, variant: number) => SearchedTree | null;
  readonly generated: Generated;
}

type ItemExercise =
  | { readonly ok: true; readonly exercise: Exercise }
  | { readonly ok: false; readonly refusal: ItemRefusal };

/** Returns the exercise of a variant, which is the same for ever. */
export function setExercise(item: SetItem, variant: number, trees: ItemTrees): ItemExercise {
  const searched = trees.searchedIn(item, variant);
  if (searched === null) return refused({ kind: 'no-tree' });
  // On a student's own tree the questions are chosen anew.
  const isFresh = item.variants === 'fresh' && variant > 0;
  const generated = isFresh ? () => null : trees.generated;
  const asked = ofItsSeed(item, itemWithin(searched.reach, variantOf(item, variant)), generated);
  return askedAbout(asked, searched.tree, generated);
}

/**
 * The exercise of an item on a tree, with its search depth. An item without a generated exercise gets chosen questions.
 * Null when the item cannot be asked about this tree.
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
  const task = taskOfItem(asked, tree);
  const parts: AskedPart[] = [];
  let halt = haltOf(task);
  for (const itemPart of asked.parts) {
    const { kind, marks, penalty } = itemPart;
    const search = searchOfPart(asked, itemPart);
    const searched = taskOfItemPart(asked, itemPart, tree);
    if (search !== undefined) halt ??= haltOf(searched);
    if (halt !== null) return refused({ kind: halt });
    const part = partOf(asked, itemPart, searched, generated);
    if (part === null) return refused({ kind: 'part', part: kind });
    parts.push({ part, marks, penalty, ...(search !== undefined && { search }) });
  }
  return { ok: true, exercise: accepting({ ...task, parts }, asked.cutoffs === 'either') };
}

/** Returns the item about a search with these limits; null for one to the ends. */
export function itemWithin(limits: Reach | null, { limits: _before, ...item }: SetItem): SetItem {
  return limits === null ? item : { ...item, limits };
}

/** When the item's budget is the one of its seed, a variant has that of its own. */
function ofItsSeed(item: SetItem, asked: SetItem, generatedBy: Generated): SetItem {
  const reachIn = ({ source }: SetItem) => {
    const generated = source.kind === 'generated' ? generatedBy(source) : null;
    return generated === null ? null : reachOf(generated);
  };
  if (asked === item || item.limits === undefined || !isSameReach(item.limits, reachIn(item))) return asked;
  const limits = reachIn(asked);
  return limits === null ? asked : { ...asked, limits };
}

type Searching = Pick<SetItem, 'algorithm' | 'rules' | 'limits'>;
type PartSearching = Pick<ItemPart, 'algorithm' | 'rules'>;

/** Returns the search that an item is about. */
export function taskOfItem(item: Searching, tree: GameTree): Task {
  return taskWithin(item.limits ?? null, { ...item, tree });
}

/** Returns the search that a part of an item is about. */
function taskOfItemPart(item: Searching, part: PartSearching, tree: GameTree): Task {
  const task = taskOfItem(item, tree);
  const search = searchOfPart(item, part);
  return search === undefined ? task : searchedBy(task, { rules: item.rules, ...search });
}

/** Returns the own search of a part; undefined when it has none. */
export function searchOfPart(item: Searching, { algorithm, rules }: PartSearching): PartSearch | undefined {
  if (algorithm === undefined && rules === undefined) return undefined;
  return { algorithm: algorithm ?? item.algorithm, ...(rules !== undefined && { rules }) };
}

/** Returns why a search gives nothing that could be asked about; null when it does. */
function haltOf(task: Task): 'no-estimate' | 'halts' | null {
  const { run } = rightRun(task);
  if (hasAnswer(run) || run.result.ok) return null;
  return run.result.halt.reason === 'no-evaluation' ? 'no-estimate' : 'halts';
}

/** Whether a part can be asked about a tree, in the search that it is about. */
export function isPartAskable(item: Searching, part: ItemPart, tree: GameTree): boolean {
  return !tree.isLeaf(ROOT) && isAskable(part.kind, taskOfItemPart(item, part, tree));
}

function refused(refusal: ItemRefusal): ItemExercise {
  return { ok: false, refusal };
}

/**
 * The nodes are those that the item names, or those of the generated exercise, or else chosen, always the same ones.
 */
function partOf(item: SetItem, asked: ItemPart, task: Task, generated: Generated): Part | null {
  const { kind, nodes, at } = asked;
  if (!isAskable(kind, task)) return null;
  const { named } = formatOf(kind);
  const part =
    nodes.length > 0 && named !== undefined
      ? named.part(nodes as readonly NodeId[])
      : (generatedPart(item, kind, task, generated) ?? choosePart(kind, task, seeded(seedOf(item, kind))));
  return part === null ? null : askedAt(part, at);
}

/** Returns the part that was generated together with the tree, if it was made for the same search. */
function generatedPart({ source }: SetItem, kind: PartKind, task: Task, generated: Generated): Part | null {
  const own = source.kind === 'generated' ? generated(source) : null;
  if (own === null || !isSameReach(reachOf(own), reachOf(task)) || !isSameSearch(own, task)) return null;
  return own.parts.find(({ part }) => part.kind === kind)?.part ?? null;
}

function seedOf({ source }: SetItem, kind: PartKind): number {
  return crc32(new TextEncoder().encode(`${kind} ${JSON.stringify(source)}`));
}
