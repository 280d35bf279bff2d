/**
 * The searches that an exercise is about. Most have one; in others a part carries a search of its own: what goes up by
 * minimax, and then what alpha-beta leaves out of the same tree. Each part is marked and explained by its own.
 */
import { type AskedPart, type Exercise, isAskable, type PartKind, type PartSearch } from './exercise.ts';
import { isSameSearch, mayCut, PRACTISED, searchedBy, type Task } from './task.ts';

/** The search that a part is about. */
export function taskOfPart(exercise: Exercise, kind: PartKind): Task {
  const asked = exercise.parts.find(({ part }) => part.kind === kind);
  return asked === undefined ? exercise : searchOf(exercise, asked);
}

function searchOf(exercise: Exercise, { search }: Pick<AskedPart, 'search'>): Task {
  if (search === undefined) return exercise;
  const { algorithm, rules = exercise.rules } = search;
  return searchedBy(exercise, { algorithm, rules });
}

/** An exercise a search, each with the parts that are about it, in the order in which they are met first. */
export function searchesOf(exercise: Exercise): readonly Exercise[] {
  if (exercise.parts.every(({ search }) => search === undefined)) return [exercise];
  const found: Exercise[] = [];
  for (const { search, ...asked } of exercise.parts) {
    const task = searchOf(exercise, { ...(search !== undefined && { search }) });
    const at = found.findIndex((one) => isSameSearch(one, task));
    const one = found[at];
    if (one === undefined) found.push({ ...task, parts: [asked], ...eitherOf(exercise, search) });
    else found[at] = { ...one, parts: [...one.parts, asked] };
  }
  return found;
}

/** The search of a part with all the parts that are about it. */
export function exerciseOfPart(exercise: Exercise, kind: PartKind): Exercise {
  const found = searchesOf(exercise).find(({ parts }) => parts.some(({ part }) => part.kind === kind));
  return found ?? exercise;
}

/** Whether parts of an exercise are about different searches. */
export function hasSeveralSearches(exercise: Exercise): boolean {
  return searchesOf(exercise).length > 1;
}

/** Where both equality rules are right, they are so for parts that have none of their own. */
function eitherOf({ either }: Exercise, search: AskedPart['search']): Pick<Exercise, 'either'> {
  return either === undefined || search?.rules !== undefined ? {} : { either };
}

/** In which searches a kind can be asked about the tree, the one at hand first if it is among them. */
export function searchesAsking(kind: PartKind, task: Task): readonly Task['algorithm'][] {
  const names = PRACTISED.filter((name) => isAskable(kind, searchedBy(task, { ...task, algorithm: name })));
  return names.includes(task.algorithm)
    ? [task.algorithm, ...names.filter((name) => name !== task.algorithm)]
    : names;
}

/** The search that a kind is asked of where nobody says otherwise: that at hand, or the first that it can be asked of. */
export function usualSearch(kind: PartKind, task: Task): PartSearch | undefined {
  const [first = task.algorithm] = searchesAsking(kind, task);
  return first === task.algorithm ? undefined : { algorithm: first };
}

/** An exam's question about two searches of one tree: the values by the one, then what the other leaves out. */
export interface ValuesThenCuts {
  readonly values: Task['algorithm'];
  readonly cuts: Task['algorithm'];
}

/** Null where no two searches of the tree can be asked about so. */
export function valuesThenCuts(task: Task): ValuesThenCuts | null {
  const values = searchesAsking('values', task).find((algorithm) => !mayCut({ ...task, algorithm }));
  const [cuts] = searchesAsking('crossing', task);
  return values === undefined || cuts === undefined ? null : { values, cuts };
}

/** What is asked where nothing else was, the first that can be: where a search has cuts, they are; else what goes up. */
const USUAL: readonly PartKind[] = ['crossing', 'atBudget', 'values', 'vectors'];

/** What is asked of a search where nobody says anything. */
export function usualKind(task: Task): PartKind {
  return USUAL.find((kind) => isAskable(kind, task)) ?? 'values';
}
