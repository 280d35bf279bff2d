/**
 * An exercise: one tree, one search under stated rules, and what is asked about it. Nodes are named by
 * their ids, since an exercise is about exactly one tree value and never edits it.
 */
import type { Random } from '../core/random/seeded.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import type { Entry, Format } from './formats/format.ts';
import { FORMATS } from './formats/index.ts';
import { hasAnswer, type MethodRun, rightRun } from './methods/methods.ts';
import { canPractise, deepeningOf, searchedBy, type Task } from './task.ts';

/** A row of the table. */
export type FormatRow = (typeof FORMATS)[number];
export type PartKind = FormatRow['kind'];

/** What is asked, with what the question itself names. */
export type Part = Parameters<FormatRow['placeOf']>[1];

/** Whichever format it is. */
export type AnyFormat = Format<PartKind, Part, unknown, Entry<Part, unknown>>;

export const PART_KINDS: readonly PartKind[] = FORMATS.map(({ kind }) => kind);

const BY_KIND: ReadonlyMap<PartKind, AnyFormat> = new Map(FORMATS.map((row) => [row.kind, row]));

export function formatOf(kind: PartKind): AnyFormat {
  const format = BY_KIND.get(kind);
  if (format === undefined) throw new Error(`there is no format ${kind}`);
  return format;
}

/** The kinds that are answered in a way. */
export type KindBy<Way extends Entry<Part, unknown>['way']> = {
  [Row in FormatRow as Row['kind']]: Row['entry']['way'] extends Way ? Row['kind'] : never;
}[PartKind];

/** Whether the tree itself is put in another order, so that nothing else can stand on it. */
export function isOrdering({ kind }: Part): boolean {
  return formatOf(kind).entry.way === 'order';
}

/**
 * What errors cost; no part goes below 0. 'per-entry': each error costs `marks`, but at most the part's marks divided by
 * its number of entries. 'per-error': each error costs `marks`. 'all': any error costs all marks.
 */
export type Penalty =
  | { readonly kind: 'per-entry' | 'per-error'; readonly marks: number }
  | { readonly kind: 'all' };

/** The default: each error costs one mark, or the share of one entry if a part has more entries than marks. */
export const USUAL_PENALTY = { kind: 'per-entry', marks: 1 } as const;

/** A search that a part is about in place of the exercise's; without rules of its own under those of the exercise. */
export interface PartSearch {
  readonly algorithm: Task['algorithm'];
  readonly rules?: SearchRules;
}

/** A part with what it is worth. */
export interface AskedPart {
  readonly part: Part;
  readonly marks: number;
  readonly penalty: Penalty;
  /** not there where it is about the search of the exercise */
  readonly search?: PartSearch;
}

export interface Exercise extends Task {
  readonly parts: readonly AskedPart[];
  /** the equality rule that it was asked with, where answers under both are right; not there where only its own is */
  readonly either?: SearchRules['cutoff'];
}

/** Whether a kind of part can be asked about a search at all. */
export function isAskable(kind: PartKind, task: Task): boolean {
  const { ofPasses = false, suits } = formatOf(kind);
  const isOfPasses = deepeningOf(task) !== null;
  return canPractise(task.algorithm, task.tree) && ofPasses === isOfPasses && suits(task);
}

/** A question of the kind to the search; null where the kind means nothing to it, or nothing can be asked of this tree. */
export function choosePart(kind: PartKind, task: Task, random: Random, run?: MethodRun): Part | null {
  if (task.tree.isLeaf(ROOT) || !isAskable(kind, task)) return null;
  const { trace } = run ?? rightRun(task);
  if (!hasAnswer(trace)) return null;
  const format = formatOf(kind);
  return format.choose === undefined ? ({ kind } as Part) : format.choose(task, trace, random);
}

/** The searches of their own that kinds of parts are about. */
export type PartSearches = ReadonlyMap<PartKind, PartSearch>;

/** Questions of these kinds, worth what is usual; null where one of them cannot be asked. */
export function chooseParts(
  kinds: readonly PartKind[],
  task: Task,
  random: Random,
  searches: PartSearches = new Map(),
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
    const worth = { part, marks: formatOf(kind).usualMarks, penalty: USUAL_PENALTY };
    parts.push({ ...worth, ...(search !== undefined && { search }) });
  }
  return parts;
}

/** Whether it can be asked about what nodes are called with and about what they end with. */
export function hasMoments(kind: PartKind): boolean {
  return formatOf(kind).askedAt !== undefined;
}

/** The same question about what nodes are called with, or end with, where there is such a choice. */
export function askedAt(part: Part, at: 'end' | undefined): Part {
  return formatOf(part.kind).askedAt?.(part, at) ?? part;
}

/** The moment that is asked about, where it is not the call. */
export function momentOf(part: Part): 'end' | undefined {
  return 'at' in part ? part.at : undefined;
}

/** The moment at which the windows of an exercise are asked about. */
export function momentOfWindows({ parts }: Pick<Exercise, 'parts'>): 'end' | undefined {
  return parts.map(({ part }) => momentOf(part)).find((at) => at === 'end');
}

/** The part of a kind; undefined where it is not asked. */
export function partOfKind({ parts }: Pick<Exercise, 'parts'>, kind: PartKind): Part | undefined {
  return parts.find(({ part }) => part.kind === kind)?.part;
}
