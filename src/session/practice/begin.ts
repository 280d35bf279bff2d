/** Begins exercises: generated from a seed, or on an existing tree with chosen kinds of questions. */

import type { GameTree } from '../../core/index.ts';
import { seeded } from '../../core/random/seeded.ts';
import type { Example } from '../../library/example.ts';
import type { ExerciseOnGame, ExerciseOnOwn, ExerciseOnTree } from '../../link/index.ts';
import {
  decodePractice,
  encodeOnGame,
  encodeOnOwn,
  encodeOnTree,
  encodePractice,
} from '../../link/practiceLink.ts';
import { chooseParts, type PartKind, posed, taskFor } from '../../practice/exercise.ts';
import { generateExercise } from '../../practice/generate/index.ts';
import { HARDEST } from '../../practice/schedule/skillState.ts';
import { attemptsIn, studentState } from '../../practice/schedule/studentState.ts';
import {
  type Difficulty,
  type ExerciseSeed,
  generatorFor,
  type Skill,
  seedName,
} from '../../practice/skill.ts';
import { asPractised, canPractise, mergesIn, type Task, taskWithin } from '../../practice/task.ts';
import { variantOfTask } from '../../practice/treeVariant.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { readDraft, readHandedIn, writeDraft, writeHandedIn } from '../../storage/storedSheets.ts';
import { loadWords } from '../../words/language.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { now } from '../now.ts';
import { PRACTISED, refreshProgress } from '../progress.ts';
import { addNotices, type Session } from '../session.ts';
import type { Shown } from '../shown.ts';
import { sliceOf } from '../slice.ts';
import { openingSettings, type Subject, worded } from '../subject.ts';
import { isOpen, newPractice, type Origin, type Practice } from './practice.ts';
import { beginPractice, chooseExercise } from './showPractice.ts';
import { gradedPractice } from './submit.ts';

/** Returns 32 random bits, which are practically always different from earlier ones. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The name that stored attempts use for a tree of the reader's own, which has no id in the library. */
const OWN_SOURCE = 'own';

/** Returns a random variant of an exercise; never 0, which is the tree with its own numbers. */
function freshVariant(): number {
  return freshSeed() || 1;
}

/** Begins a new exercise for a skill, on a newly generated tree. */
export function beginSkill(session: Session, skill: Skill, difficulty: Difficulty): void {
  beginSeed(session, { skill, difficulty, seed: freshSeed(), generator: generatorFor(skill) });
}

/**
 * Begins a new exercise for a skill at the level that the reader has reached. First it loads two things: the reader's stored
 * attempts, because they determine the level, and the texts of exercises, because the answer sheet shows them.
 */
export async function beginSkillAtLevel(session: Session, skill: Skill): Promise<void> {
  await Promise.all([refreshProgress(session), loadWords(session.getState().language.code, 'work')]);
  const state = studentState(sliceOf(session, PRACTISED).records).skills.get(skill);
  const level = state?.kind === 'mastered' ? HARDEST : state?.kind === 'learning' ? state.level : 1;
  beginSkill(session, skill, level);
}

/**
 * Begins the exercise that a seed generates, with the entries and marks that this device has stored for it.
 */
export function beginSeed(session: Session, seed: ExerciseSeed): void {
  const source = `generated:${seedName(seed, ':')}`;
  const origin: Origin = { seed, title: '', source, place: encodePractice(seed), variant: 0 };
  const practice = resumed(newPractice(generateExercise(seed), origin));
  const isLost = practice.phase === 'answering' && isDone(session, source);
  beginStored(session, isLost ? { ...practice, isUncounted: true } : practice);
  if (isLost) addNotices(session, [{ kind: 'sheet-not-kept' }]);
}

/**
 * Returns the variant with which an exercise on a library tree begins: 0, the tree's own numbers, or other
 * numbers when the reader has already done an exercise on the tree.
 */
export function variantToBegin(session: Session, { id }: Example): number {
  return isDone(session, id) ? freshVariant() : 0;
}

/**
 * Whether some attempt on this device has this source, an example's id or the name of a generated exercise.
 */
function isDone(session: Session, source: string): boolean {
  const { records } = sliceOf(session, PRACTISED);
  return attemptsIn(records).some((attempt) => attempt.source === source);
}

/**
 * Makes an exercise that asks questions of the given kinds about a search; null when one of them cannot be
 * asked about it.
 */
function askAbout(
  on: Task,
  how: Pick<ExerciseOnTree, 'kinds' | 'wish' | 'searches'>,
  origin: Omit<Origin, 'seed'>,
): Practice | null {
  if (!canPractise(on.algorithm, on.tree)) return null;
  const task = taskFor(how.kinds, variantOfTask(on, origin.variant));
  const parts = chooseParts(how.kinds, task, seeded(1), how.searches, how.wish) ?? [];
  if (parts.length === 0) return null;
  const practice = newPractice(posed({ ...task, parts }), { ...origin, seed: null });
  // The values of a game's positions are the game's own.
  if (mergesIn(on.tree)) return practice;
  const vary = (variant: number) =>
    askAbout(on, how, { ...origin, variant, place: placeOfVariant(origin.place, variant) });
  return { ...practice, vary };
}

/**
 * Options of an exercise on a tree: its searches, what is said of its questions, and the limits of the search.
 */
export type HowAsked = Pick<ExerciseOnTree, 'search' | 'searches' | 'wish' | 'reach' | 'children'>;

/**
 * Begins an exercise on a library tree, searched as its source does, with the sheet that this device has
 * stored. Returns false when one of the questions cannot be asked about it.
 */
export function beginOnExample(
  session: Session,
  example: Example,
  kinds: readonly PartKind[],
  variant: number,
  how: HowAsked = {},
): boolean {
  const on = { ...how, example: example.id, kinds, variant };
  const { code } = session.getState().language;
  const subject = worded(subjectOfExample(example), code);
  const searched = { tree: subject.tree, ...(how.search ?? searchOfOpen(subject, null)) };
  const origin = { title: example.title[code], source: example.id, place: encodeOnTree(on), variant };
  return beginAbout(session, searched, on, origin);
}

/**
 * Begins an exercise on the reader's own tree, with the sheet that this device has stored. Returns false when
 * one of the questions cannot be asked. A sheet is stored only when the exercise has an address.
 */
export function beginOnOwn(session: Session, title: string, tree: GameTree, on: ExerciseOnOwn): boolean {
  const origin = { title, source: OWN_SOURCE, place: encodeOnOwn(on), variant: on.variant };
  return beginAbout(session, { tree, ...on.search }, on, origin);
}

/**
 * Begins an exercise on a game whose positions merge, with the sheet that this device has stored. Returns false when one of
 * the questions cannot be asked.
 */
export function beginOnGame(session: Session, title: string, tree: GameTree, on: ExerciseOnGame): boolean {
  const origin = { title, source: OWN_SOURCE, place: encodeOnGame(on), variant: 0 };
  return beginAbout(session, { tree, ...on.search }, { ...on, variant: 0 }, origin);
}

function beginAbout(
  session: Session,
  searched: Pick<Task, 'tree' | 'algorithm' | 'rules'>,
  on: Omit<ExerciseOnTree, 'example'>,
  origin: Omit<Origin, 'seed'>,
): boolean {
  const ordered = { ...searched, ...(on.children !== undefined && { children: on.children }) };
  const practice = askAbout(taskWithin(on.reach ?? null, ordered), on, origin);
  if (practice !== null) beginStored(session, resumed(practice));
  return practice !== null;
}

/**
 * Returns the variant with which an exercise on the reader's own tree begins: 0, the tree's own numbers, or
 * other numbers when the reader has already handed in an answer to it.
 */
export function ownVariantToBegin(tree: GameTree, on: ExerciseOnOwn): number {
  const place = encodeOnOwn(on);
  return place !== null && readHandedIn(deviceStorage(), place, tree) !== null ? freshVariant() : 0;
}

/**
 * Returns the search for exercises on a tree: the settings with which the tree is open or, when `open` is
 * null, those that its source uses. An algorithm that exercises cannot use is replaced by one that they can.
 */
export function searchOfOpen(
  subject: Subject,
  open: Pick<Shown, 'algorithm' | 'rules'> | null,
): Pick<Task, 'algorithm' | 'rules'> {
  const { algorithm, rules } = open ?? openingSettings(subject);
  return { algorithm: asPractised(algorithm, subject.tree), rules };
}

/**
 * Begins an exercise like the current one with other data: another tree for the skill, or the same search
 * with other numbers. When its questions must be chosen anew, they are of the same kinds.
 */
export function beginAgain(session: Session, { origin: { seed }, vary }: Practice): void {
  const again = vary?.(freshVariant()) ?? null;
  if (seed !== null) beginSkill(session, seed.skill, seed.difficulty);
  else if (again === null) chooseExercise(session);
  else beginStored(session, again);
}

/** Returns the address of a variant of an exercise on a tree; null when the exercise has no address. */
function placeOfVariant(place: string | null, variant: number): string | null {
  const address = place === null ? null : decodePractice(`#${place}`);
  if (address?.kind === 'tree') return encodeOnTree({ ...address.on, variant });
  return address?.kind === 'own' ? encodeOnOwn({ ...address.on, variant }) : null;
}

/**
 * Begins the same exercise again with a blank sheet. Because the reader has seen its answer, it does not
 * count as an attempt.
 */
export function beginUncounted(session: Session, { exercise, origin, vary }: Practice): void {
  const { either, rules } = exercise;
  const again = { ...exercise, ...(either !== undefined && { rules: { ...rules, cutoff: either } }) };
  beginPractice(session, { ...newPractice(again, origin), ...(vary && { vary }), isUncounted: true });
}

/**
 * Returns the exercise with the state that this device has stored at its address: the handed-in answer with
 * its marks, or the unfinished sheet.
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

/** Displays an exercise and stores its sheet at every change from now on. */
function beginStored(session: Session, practice: Practice): void {
  beginPractice(session, { ...practice, keep: storeSheet });
}

/** Stores the sheet under the address of the exercise, at every change and when it is handed in. */
function storeSheet(_session: Session, practice: Practice, before: Practice | null): void {
  const { place } = practice.origin;
  if (place === null || practice.subject !== before?.subject) return;
  const { sheet, phase, result, peeked } = practice;
  if (phase === 'answering' && sheet !== before.sheet) writeDraft(deviceStorage(), place, sheet);
  if (isOpen(practice) || !isOpen(before) || result === null) return;
  const { points, marks } = result.grade;
  writeHandedIn(deviceStorage(), { place, sheet, at: now(), points, marks, peeked });
}
