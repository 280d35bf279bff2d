/**
 * An exercise: one tree, one search with stated rules, and questions about it. Nodes are given by their ids, since an
 * exercise is about exactly one tree value and never edits it.
 */
import type { Random } from '../core/random/seeded.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import type { Entry, Format } from './formats/format.ts';
import { FORMATS } from './formats/index.ts';
import { hasAnswer, type MethodRun, rightRun } from './methods/methods.ts';
import { canPractise, deepeningOf, searchedBy, type Task } from './task.ts';

/** A row of the table of formats of questions. */
export type FormatRow = (typeof FORMATS)[number];
export type PartKind = FormatRow['kind'];

/** A question, with what the question itself names. */
export type Part = Parameters<FormatRow['placeOf']>[1];

/** A row of the table of question formats, whichever format it is. */
export type AnyFormat = Format<PartKind, Part, unknown, Entry<Part, unknown>>;

export const PART_KINDS: readonly PartKind[] = FORMATS.map(({ kind }) => kind);

const BY_KIND: ReadonlyMap<PartKind, AnyFormat> = new Map(FORMATS.map((row) => [row.kind, row]));

export function formatOf(kind: PartKind): AnyFormat {
  const format = BY_KIND.get(kind);
  if (format === undefined) throw new Error(`there is no format ${kind}`);
  return format;
}

/** The kinds that are answered in one of the ways. */
export type KindBy<Way extends Entry<Part, unknown>['way']> = {
  [Row in FormatRow as Row['kind']]: Row['entry']['way'] extends Way ? Row['kind'] : never;
}[PartKind];

/** Whether the answer reorders the tree itself, so that no other answer can be shown on it. */
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

/** The default penalty: each error costs one mark, or the share of one entry if a part has more entries than marks. */
export const USUAL_PENALTY = { kind: 'per-entry', marks: 1 } as const;

/**
 * A search that a part is about instead of the exercise's; when it has no rules of its own, those of the exercise
 * apply.
 */
export interface PartSearch {
  readonly algorithm: Task['algorithm'];
  readonly rules?: SearchRules;
}

/** A part with its marks. */
export interface AskedPart {
  readonly part: Part;
  readonly marks: number;
  readonly penalty: Penalty;
  /** the part's own search; absent when it is about the search of the exercise */
  readonly search?: PartSearch;
}

export interface Exercise extends Task {
  readonly parts: readonly AskedPart[];
  /**
   * the equality rule under which it was asked, when answers under both rules are right; absent when only its own rule
   * is
   */
  readonly either?: SearchRules['cutoff'];
}

/** Whether a kind of part can be asked about a search at all. */
export function isAskable(kind: PartKind, task: Task): boolean {
  const { ofPasses = false, suits } = formatOf(kind);
  const isOfPasses = deepeningOf(task) !== null;
  return canPractise(task.algorithm, task.tree) && ofPasses === isOfPasses && suits(task);
}

/**
 * Returns a question of the kind about the search; null when the kind does not apply or nothing can be asked about this
 * tree.
 */
export function choosePart(kind: PartKind, task: Task, random: Random, methodRun?: MethodRun): Part | null {
  if (task.tree.isLeaf(ROOT) || !isAskable(kind, task)) return null;
  const { run } = methodRun ?? rightRun(task);
  if (!hasAnswer(run)) return null;
  const format = formatOf(kind);
  return format.choose === undefined ? ({ kind } as Part) : format.choose(task, run, random);
}

/** The kinds of parts with a search of their own. */
export type PartSearches = ReadonlyMap<PartKind, PartSearch>;

/** Returns questions of these kinds with their usual marks; null when one of them cannot be asked. */
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

/** Whether the question can be about the start of a node's call or about its end. */
export function hasMoments(kind: PartKind): boolean {
  return formatOf(kind).askedAt !== undefined;
}

/** Returns the same question about the start or the end of calls, when there is such a choice. */
export function askedAt(part: Part, at: 'end' | undefined): Part {
  return formatOf(part.kind).askedAt?.(part, at) ?? part;
}

/** The moment that is asked about, when it is not the call. */
export function momentOf(part: Part): 'end' | undefined {
  return 'at' in part ? part.at : undefined;
}

/** Returns the moment at which the windows of an exercise are asked about. */
export function momentOfWindows({ parts }: Pick<Exercise, 'parts'>): 'end' | undefined {
  return parts.map(({ part }) => momentOf(part)).find((at) => at === 'end');
}

/** Returns the part of a kind; undefined when it is not asked. */
export function partOfKind({ parts }: Pick<Exercise, 'parts'>, kind: PartKind): Part | undefined {
  return parts.find(({ part }) => part.kind === kind)?.part;
}
