/** From an item of a set, and which variant of it, to the exercise; or why it cannot be asked. */
import { crc32 } from '../../core/crc32.ts';
import { seeded } from '../../core/random/seeded.ts';
import { RULE_NAMES } from '../../core/search/rules.ts';
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
} from '../../practice/exercise.ts';
import type { ItemPart, SetItem } from '../../practice/exerciseSet.ts';
import { accepting } from '../../practice/grade/eitherRule.ts';
import { itemFaults } from '../../practice/itemFaults.ts';
import { hasAnswer, rightRun } from '../../practice/methods/methods.ts';
import { isSameReach, type Reach, reachOf, type Task, taskWithin } from '../../practice/task.ts';
import { variantOf } from '../../practice/variant.ts';
import type { SetTrees } from './setTrees.ts';

/** Why an item cannot be asked; each has its own sentence. */
export type ItemRefusal =
  /** the library has no such example, or nothing can be made of the text or the seed */
  | { readonly kind: 'no-tree' }
  /** algorithm or nodes are not the tree's */
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  /** the search comes upon a leaf without a value */
  | { readonly kind: 'halts' }
  /** a node at the depth limit has no static value */
  | { readonly kind: 'no-estimate' }
  /** the tree is a single leaf */
  | { readonly kind: 'leaf' }
  /** this cannot be asked about this tree under these rules */
  | { readonly kind: 'part'; readonly part: PartKind };

type ItemExercise =
  | { readonly ok: true; readonly exercise: Exercise }
  | { readonly ok: false; readonly refusal: ItemRefusal };

/** The exercise of a variant, the same for ever. */
export function setExercise(item: SetItem, variant: number, trees: SetTrees): ItemExercise {
  const searched = trees.searchedIn(item, variant);
  if (searched === null) return refused({ kind: 'no-tree' });
  const { tree, reach } = searched;
  const asked = ofItsSeed(item, itemWithin(reach, variantOf(item, variant)), trees);
  const faults = itemFaults(asked, tree, '$');
  if (faults.length > 0) return refused({ kind: 'faults', faults });
  if (tree.isLeaf(ROOT)) return refused({ kind: 'leaf' });
  const task = taskOfItem(asked, tree);
  const { trace } = rightRun(task);
  const { result } = trace;
  if (!hasAnswer(trace) && !result.ok)
    return refused({ kind: result.halt.reason === 'no-evaluation' ? 'no-estimate' : 'halts' });
  const parts: AskedPart[] = [];
  for (const itemPart of asked.parts) {
    const part = partOf(asked, itemPart, task, trees);
    if (part === null) return refused({ kind: 'part', part: itemPart.kind });
    parts.push({ part, marks: itemPart.marks, penalty: itemPart.penalty });
  }
  return { ok: true, exercise: accepting({ ...task, parts }, asked.cutoffs === 'either') };
}

/** The item about a search that looks so far; null for one to the ends. */
export function itemWithin(limits: Reach | null, { limits: _before, ...item }: SetItem): SetItem {
  return limits === null ? item : { ...item, limits };
}

/** Where the item's budget is the one of its seed, a variant has that of its own. */
function ofItsSeed(item: SetItem, asked: SetItem, trees: SetTrees): SetItem {
  const reachIn = ({ source }: SetItem) => {
    const generated = source.kind === 'generated' ? trees.generated(source) : null;
    return generated === null ? null : reachOf(generated);
  };
  if (asked === item || item.limits === undefined || !isSameReach(item.limits, reachIn(item))) return asked;
  const limits = reachIn(asked);
  return limits === null ? asked : { ...asked, limits };
}

/** The search that an item is about. */
export function taskOfItem(item: Pick<SetItem, 'algorithm' | 'rules' | 'limits'>, tree: GameTree): Task {
  return taskWithin(item.limits ?? null, { ...item, tree });
}

/** Which kinds can be asked about a tree; windows and intervals may still find no nodes that suit them. */
export function askableKinds(task: Task, kinds: readonly PartKind[]): readonly PartKind[] {
  return task.tree.isLeaf(ROOT) ? [] : kinds.filter((kind) => isAskable(kind, task));
}

function refused(refusal: ItemRefusal): ItemExercise {
  return { ok: false, refusal };
}

/** With the nodes that the item names, or those of the exercise that was generated, or else chosen, the same ones each time. */
function partOf(item: SetItem, asked: ItemPart, task: Task, trees: SetTrees): Part | null {
  const { kind, nodes, at } = asked;
  if (!isAskable(kind, task)) return null;
  const { named } = formatOf(kind);
  const part =
    nodes.length > 0 && named !== undefined
      ? named.part(nodes as readonly NodeId[])
      : (generatedPart(item, kind, trees) ?? choosePart(kind, task, seeded(seedOf(item, kind))));
  return part === null ? null : askedAt(part, at);
}

/** The part that was generated together with the tree, if it was made for the same search. */
function generatedPart(
  { source, algorithm, rules, limits }: SetItem,
  kind: PartKind,
  trees: SetTrees,
): Part | null {
  const own = source.kind === 'generated' ? trees.generated(source) : null;
  if (
    own === null ||
    own.algorithm !== algorithm ||
    !isSameReach(reachOf(own), limits ?? null) ||
    !isSameRules(own.rules, rules)
  )
    return null;
  return own.parts.find(({ part }) => part.kind === kind)?.part ?? null;
}

function isSameRules(one: SetItem['rules'], other: SetItem['rules']): boolean {
  return RULE_NAMES.every((name) => one[name] === other[name]);
}

function seedOf({ source }: SetItem, kind: PartKind): number {
  return crc32(new TextEncoder().encode(`${kind} ${JSON.stringify(source)}`));
}
