/** Exercises to begin: from a seed, or on a tree that is there, asked in the formats that are chosen. */

import { seeded } from '../../core/random/seeded.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { Example } from '../../library/example.ts';
import {
  decodePractice,
  type ExerciseOnOwn,
  type ExerciseOnTree,
  encodeOnOwn,
  encodeOnTree,
  encodePractice,
} from '../../link/practiceLink.ts';
import { askedAt, chooseParts, type PartKind } from '../../practice/exercise.ts';
import { generateExercise } from '../../practice/generate/index.ts';
import { nextExercise } from '../../practice/nextExercise.ts';
import { type Difficulty, type ExerciseSeed, GENERATOR, type Skill, seedName } from '../../practice/skill.ts';
import { asPractised, canPractise, type Task, taskWithin } from '../../practice/task.ts';
import { variantOfTask } from '../../practice/treeVariant.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { readDraft, readHandedIn, writeDraft, writeHandedIn } from '../../storage/storedSheets.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { now } from '../now.ts';
import { PRACTISED } from '../progress.ts';
import { addNotices, type Session } from '../session.ts';
import { sliceOf } from '../slice.ts';
import { openingAlgorithm, openingRules, worded } from '../subject.ts';
import { isOpen, newPractice, type Origin, type Practice } from './practice.ts';
import { beginPractice, chooseExercise } from './showPractice.ts';
import { gradedPractice } from './submit.ts';

/** A number that was not there before: 32 random bits. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** What attempts call a tree that nobody but its owner has. */
const OWN_SOURCE = 'own';

/** Other numbers than the tree has. */
function freshVariant(): number {
  return freshSeed() || 1;
}

/** An exercise for a skill, on a tree nobody has seen. */
export function beginSkill(session: Session, skill: Skill, difficulty: Difficulty): void {
  beginSeed(session, { skill, difficulty, seed: freshSeed(), generator: GENERATOR });
}

/** Begins the exercise that is generated from a seed, with the entries and marks that this device has kept of it. */
export function beginSeed(session: Session, seed: ExerciseSeed): void {
  const source = `generated:${seedName(seed, ':')}`;
  const origin: Origin = { seed, title: '', source, place: encodePractice(seed), variant: 0 };
  const practice = resumed(newPractice(generateExercise(seed), origin));
  const isLost = practice.phase === 'answering' && isDone(session, source);
  beginStored(session, isLost ? { ...practice, isUncounted: true } : practice);
  if (isLost) addNotices(session, [{ kind: 'sheet-not-kept' }]);
}

/** The variant of a tree that an exercise on it begins with: other numbers where the tree was asked about before. */
export function variantToBegin(session: Session, { id }: Example): number {
  return isDone(session, id) ? freshVariant() : 0;
}

/** Whether the known attempts include one at this source: an example's id or a generated exercise. */
function isDone(session: Session, source: string): boolean {
  return sliceOf(session, PRACTISED).attempts.some((attempt) => attempt.source === source);
}

/** What the progress on this device makes the next exercise. */
export function beginNext(session: Session): void {
  const { skill, difficulty } = nextExercise(sliceOf(session, PRACTISED).attempts);
  beginSkill(session, skill, difficulty);
}

/** Asks about a tree in these formats; null where one of them does not suit it. */
function askAbout(
  on: Task,
  kinds: readonly PartKind[],
  origin: Pick<Origin, 'title' | 'source' | 'place' | 'variant'>,
  how: Pick<HowAsked, 'windowsAt' | 'searches'>,
): Practice | null {
  if (!canPractise(on.algorithm, on.tree)) return null;
  const task = variantOfTask(on, origin.variant);
  const chosen = chooseParts(kinds, task, seeded(1), how.searches) ?? [];
  const parts = chosen.map((asked) => ({ ...asked, part: askedAt(asked.part, how.windowsAt) }));
  if (parts.length === 0) return null;
  const vary = (variant: number) =>
    askAbout(on, kinds, { ...origin, variant, place: placeOfVariant(origin.place, variant) }, how);
  return { ...newPractice({ ...task, parts }, { ...origin, seed: null }), vary };
}

/** What may be said of a question about a tree besides. */
export type HowAsked = Pick<ExerciseOnTree, 'search' | 'searches' | 'windowsAt' | 'reach'>;

/** Asks about a tree of the library as its source searches it, as it was left; false where a format does not suit it. */
export function beginOnExample(
  session: Session,
  example: Example,
  kinds: readonly PartKind[],
  variant: number,
  how: HowAsked = {},
): boolean {
  const practice = practiceOn(session, { ...how, example: example.id, kinds, variant }, example);
  if (practice !== null) beginStored(session, resumed(practice));
  return practice !== null;
}

/** One's own tree, with its title. */
interface TitledTree {
  readonly title: string;
  readonly tree: GameTree;
}

/** Asks about one's own tree, as it was left; false where a format does not suit it. A tree without an address is not kept. */
export function beginOnOwn(session: Session, own: TitledTree, on: ExerciseOnOwn): boolean {
  const { kinds, variant, search, reach = null } = on;
  const task = taskWithin(reach, { tree: own.tree, ...search });
  const origin = { title: own.title, source: OWN_SOURCE, place: encodeOnOwn(on), variant };
  const practice = askAbout(task, kinds, origin, on);
  if (practice !== null) beginStored(session, resumed(practice));
  return practice !== null;
}

/** The variant that an exercise on one's own tree begins with: other numbers where it was handed in already. */
export function ownVariantToBegin(tree: GameTree, on: ExerciseOnOwn): number {
  const place = encodeOnOwn(on);
  return place !== null && readHandedIn(deviceStorage(), place, tree) !== null ? freshVariant() : 0;
}

function practiceOn(session: Session, on: ExerciseOnTree, example: Example): Practice | null {
  const { kinds, variant, search, reach = null } = on;
  const subject = worded(subjectOfExample(example), session.getState().language.code);
  const { tree } = subject;
  const usual = {
    algorithm: asPractised(openingAlgorithm(subject), tree),
    rules: openingRules(subject),
  };
  const task = taskWithin(reach, { tree, ...(search ?? usual) });
  const title = example.title[session.getState().language.code];
  return askAbout(task, kinds, { title, source: example.id, place: encodeOnTree(on), variant }, on);
}

/**
 * The same again on fresh data: another tree for the skill, or the same search with other numbers. A tree
 * whose question has to be chosen anew is asked in the same formats.
 */
export function beginAgain(session: Session, { origin: { seed }, vary }: Practice): void {
  const again = vary?.(freshVariant()) ?? null;
  if (seed !== null) beginSkill(session, seed.skill, seed.difficulty);
  else if (again === null) chooseExercise(session);
  else beginStored(session, again);
}

/** The address of an exercise on a tree with other numbers; null where it has none. */
function placeOfVariant(place: string | null, variant: number): string | null {
  const address = place === null ? null : decodePractice(`#${place}`);
  if (address?.kind === 'tree') return encodeOnTree({ ...address.on, variant });
  return address?.kind === 'own' ? encodeOnOwn({ ...address.on, variant }) : null;
}

/** The same exercise once more on a blank sheet. Its answer has been seen, and so it does not count. */
export function beginUncounted(session: Session, { exercise, origin, vary }: Practice): void {
  const { either, rules } = exercise;
  const again = { ...exercise, ...(either !== undefined && { rules: { ...rules, cutoff: either } }) };
  beginPractice(session, { ...newPractice(again, origin), ...(vary && { vary }), isUncounted: true });
}

/**
 * The exercise as it was left at its address: with what was handed in and its marks, or with the sheet as far as it was
 * filled in.
 */
function resumed(practice: Practice): Practice {
  const { place } = practice.origin;
  if (place === null) return practice;
  const { tree } = practice.exercise;
  const handedIn = readHandedIn(deviceStorage(), place, tree);
  if (handedIn !== null) return gradedPractice({ ...practice, ...handedIn });
  const sheet = readDraft(deviceStorage(), place, tree);
  return sheet === null ? practice : { ...practice, sheet };
}

/** Shows an exercise, and keeps its sheet. */
function beginStored(session: Session, practice: Practice): void {
  beginPractice(session, { ...practice, keep: storeSheet });
}

/** Keeps the sheet at the address of the exercise: while it is filled in, and as it was handed in. */
function storeSheet(_session: Session, practice: Practice, before: Practice | null): void {
  const { place } = practice.origin;
  if (place === null || practice.subject !== before?.subject) return;
  const { sheet, phase, result, peeked } = practice;
  if (phase === 'answering' && sheet !== before.sheet) writeDraft(deviceStorage(), place, sheet);
  if (isOpen(practice) || !isOpen(before) || result === null) return;
  const { points, marks } = result.grade;
  writeHandedIn(deviceStorage(), { place, sheet, at: now(), points, marks, peeked });
}
