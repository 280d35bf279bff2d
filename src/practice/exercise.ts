/**
 * An exercise: one tree, one search with stated rules, and questions about it. Nodes are given by their ids,
 * because an exercise belongs to exactly one tree and never edits it.
 */
import type { PractisedRun, Random, SearchRules } from '../core/index.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { type Entry, type Format, takesAgain } from './formats/format.ts';
import { FORMATS } from './formats/index.ts';
import type { Wish, WishName } from './formats/wish.ts';
import { hasAnswer, type MethodRun, rightRun } from './methods/methods.ts';
import type { MethodName } from './misconception.ts';
import {
  byLists,
  bySimulation,
  canPractise,
  canReverse,
  deepeningOf,
  isReversed,
  looksFarther,
  mergesIn,
  onTree,
  reachOf,
  searchedBy,
  searchesAgain,
  type Task,
} from './task.ts';

/** One of the question formats, as the table of formats lists them. */
export type FormatRow = (typeof FORMATS)[number];
export type PartKind = FormatRow['kind'];

/** A question of any format, including the nodes that the question names. */
export type Part = Parameters<FormatRow['placeOf']>[1];

/** A question format with the type of its questions and answers left open. */
export type AnyFormat = Format<PartKind, Part, unknown, Entry<Part, unknown>, PractisedRun>;

const BY_KIND: ReadonlyMap<PartKind, AnyFormat> = new Map(FORMATS.map((row) => [row.kind, row]));

export function formatOf(kind: PartKind): AnyFormat {
  const format = BY_KIND.get(kind);
  if (format === undefined) throw new Error(`there is no format ${kind}`);
  return format;
}

/** The kinds of questions that are answered in the given way, such as by typed text or by picked nodes. */
export type KindBy<Way extends Entry<Part, unknown>['way']> = {
  [Row in FormatRow as Row['kind']]: Row['entry']['way'] extends Way ? Row['kind'] : never;
}[PartKind];

/** Whether questions of these kinds are about the shape of a tree alone, so that its leaves are drawn without numbers. */
export function areAboutShape(kinds: readonly PartKind[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => formatOf(kind).treeOf !== undefined);
}

/** Returns the task about which questions of these kinds are asked: where they are about its shape, with other numbers. */
export function taskFor(kinds: readonly PartKind[], task: Task): Task {
  const treeOf = areAboutShape(kinds) ? formatOf(kinds[0] ?? 'values').treeOf : undefined;
  const isAsked = treeOf !== undefined && kinds.every((kind) => isAskable(kind, task));
  return isAsked ? onTree(task, treeOf(task)) : task;
}

/**
 * Returns the exercise on a tree with numbers that answer its question, when it asks for numbers and nothing else. They
 * are not drawn, so that the search of the tree is that of the model answer.
 */
export function posed(exercise: Exercise): Exercise {
  const [only, ...others] = exercise.parts;
  if (only === undefined || others.length > 0 || only.search !== undefined) return exercise;
  const tree = formatOf(only.part.kind).solvedTree?.({ task: exercise, part: only.part });
  return tree === undefined || tree === null ? exercise : onTree(exercise, tree);
}

/** Returns the only kind of questions that can show the faulty method; null when others can. */
export function kindShowing(method: MethodName): PartKind | null {
  const formats: readonly AnyFormat[] = FORMATS;
  return formats.find(({ ownMethods }) => ownMethods?.includes(method))?.kind ?? null;
}

/**
 * Whether the student answers the part by reordering the children in the tree, in which case no other answer
 * can be drawn on that tree.
 */
export function isOrdering({ kind }: Part): boolean {
  return formatOf(kind).entry.way === 'order';
}

/**
 * How many marks an error costs; no part gets less than 0 marks. 'per-entry': each error costs `marks`, but
 * at most the part's marks divided by its number of entries. 'per-error': each error costs `marks`. 'all':
 * any error costs all marks of the part.
 */
export type Penalty =
  | { readonly kind: 'per-entry' | 'per-error'; readonly marks: number }
  | { readonly kind: 'all' };

/**
 * The default penalty: an error costs one mark, or less when a part has more entries than marks, namely the
 * share of one entry.
 */
export const USUAL_PENALTY = { kind: 'per-entry', marks: 1 } as const;

/**
 * A search that one part asks about instead of the exercise's search. When it has no rules of its own, the
 * rules of the exercise apply.
 */
export interface PartSearch {
  readonly algorithm: Task['algorithm'];
  readonly rules?: SearchRules;
}

/** A question of an exercise, with its marks and penalty. */
export interface AskedPart {
  readonly part: Part;
  readonly marks: number;
  readonly penalty: Penalty;
  /** the search that only this part asks about; absent when the part asks about the search of the exercise */
  readonly search?: PartSearch;
}

export interface Exercise extends Task {
  readonly parts: readonly AskedPart[];
  /**
   * the equality rule in the exercise as it was asked, when answers under both equality rules are accepted;
   * absent when only the exercise's own rule is accepted
   */
  readonly either?: SearchRules['cutoff'];
}

/** Whether questions of this kind can be asked about the search. */
export function isAskable(kind: PartKind, task: Task): boolean {
  const format = formatOf(kind);
  const { ofPasses = false, ofIterations = false, ofLists = false, suits } = format;
  const { ofFarther = false, ofReversed = false, ofMerging = false } = format;
  if (mergesIn(task.tree)) return ofMerging && canPractise(task.algorithm, task.tree) && suits(task);
  const isOfPasses = deepeningOf(task) !== null;
  const isOfKind =
    ofPasses === isOfPasses &&
    ofIterations === bySimulation(task.algorithm) &&
    ofLists === byLists(task.algorithm) &&
    takesAgain(format, searchesAgain(task.algorithm));
  const isFarEnough = ofFarther || !looksFarther(task);
  const isOfOrder = !isReversed(task) || (ofReversed && canReverse(task, reachOf(task)));
  return canPractise(task.algorithm, task.tree) && isOfKind && isFarEnough && isOfOrder && suits(task);
}

/**
 * Chooses a question of the given kind about the search; null when this kind does not apply to the search or
 * nothing can be asked about this tree.
 */
export function choosePart(kind: PartKind, task: Task, random: Random, methodRun?: MethodRun): Part | null {
  if (task.tree.isLeaf(ROOT) || !isAskable(kind, task)) return null;
  const { run } = methodRun ?? rightRun(task);
  if (!hasAnswer(run)) return null;
  const format = formatOf(kind);
  return format.choose === undefined ? ({ kind } as Part) : format.choose(task, run, random);
}

/** By kind of part, the search that this part asks about instead of the exercise's search. */
export type PartSearches = ReadonlyMap<PartKind, PartSearch>;

/**
 * Chooses one question of each given kind, as it is wished, with the default marks; null when one of the kinds
 * cannot be asked.
 */
export function chooseParts(
  kinds: readonly PartKind[],
  task: Task,
  random: Random,
  searches: PartSearches = new Map(),
  wish: Wish = {},
): AskedPart[] | null {
  const own = kinds.filter((kind) => !searches.has(kind));
  if (!own.every((kind) => isAskable(kind, task))) return null;
  const run = own.length === 0 ? undefined : rightRun(task);
  const parts: AskedPart[] = [];
  for (const kind of kinds) {
    const search = searches.get(kind);
    const part =
      search === undefined
        ? choosePart(kind, task, random, run)
        : choosePart(kind, searchedBy(task, { rules: task.rules, ...search }), random);
    if (part === null) return null;
    const worth = { part: wished(part, wish), marks: formatOf(kind).usualMarks, penalty: USUAL_PENALTY };
    parts.push({ ...worth, ...(search !== undefined && { search }) });
  }
  return parts;
}

/** Whether questions of this kind take the wish. */
export function takesWish(kind: PartKind, name: WishName): boolean {
  return formatOf(kind).wishes?.names.includes(name) ?? false;
}

/** Returns the question as it is wished; unchanged when its kind takes no wishes. */
export function wished(part: Part, wish: Wish): Part {
  return formatOf(part.kind).wishes?.part(part, wish) ?? part;
}

/**
 * What a question asks for of each call: 'end' for the window at its end, 'own' for the number v by then; undefined for
 * the window at its start.
 */
export type Moment = Wish['at'];

export function momentOf(part: Part): Moment {
  return 'at' in part ? part.at : undefined;
}

/** Returns what the part of the exercise about windows asks for of each call. */
export function momentOfWindows({ parts }: Pick<Exercise, 'parts'>): Moment {
  return parts.map(({ part }) => momentOf(part)).find((at) => at !== undefined);
}

/** Returns the question of this kind in an exercise; undefined when the exercise asks none. */
export function partOfKind({ parts }: Pick<Exercise, 'parts'>, kind: PartKind): Part | undefined {
  return parts.find(({ part }) => part.kind === kind)?.part;
}
