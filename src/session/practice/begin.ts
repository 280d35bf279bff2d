/** Exercises to begin: from a seed, or on a tree that is there, asked in the formats that are chosen. */

import { seeded } from '../../core/random/seeded.ts';
import { deviceStorage } from '../../keep/deviceStorage.ts';
import { readKeptSheet, writeKeptSheet } from '../../keep/keptSheet.ts';
import type { Example } from '../../library/example.ts';
import {
  decodePractice,
  type ExerciseOnTree,
  encodeOnTree,
  encodePractice,
} from '../../link/practiceLink.ts';
import { BLANK_SHEET } from '../../practice/entry/sheet.ts';
import { askedAt, chooseParts, type PartKind } from '../../practice/exercise.ts';
import { generateExercise } from '../../practice/generate/generate.ts';
import { nextExercise } from '../../practice/nextExercise.ts';
import { type Difficulty, type ExerciseSeed, GENERATOR, type Skill, seedName } from '../../practice/skill.ts';
import { asPractised, canPractise, type Task, taskWithin } from '../../practice/task.ts';
import { variantOfTask } from '../../practice/treeVariant.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { PRACTISED } from '../progress.ts';
import type { Session } from '../session.ts';
import { sliceOf } from '../slice.ts';
import { openingAlgorithm, openingRules } from '../subject.ts';
import { newPractice, type Origin, type Practice } from './practice.ts';
import { beginPractice } from './showPractice.ts';

/** A number that was not there before: 32 random bits. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** What attempts call a tree that nobody but its owner has. */
export const OWN_SOURCE = 'own';

/** Other numbers than the tree has. */
function freshVariant(): number {
  return freshSeed() || 1;
}

/** An exercise for a skill, on a tree nobody has seen. */
export function beginSkill(session: Session, skill: Skill, difficulty: Difficulty): void {
  beginSeed(session, { skill, difficulty, seed: freshSeed(), generator: GENERATOR });
}

/** The exercise that a seed makes, as far as it was filled in. One that was done before comes on fresh data. */
export function beginSeed(session: Session, seed: ExerciseSeed): void {
  const source = `generated:${seedName(seed, ':')}`;
  if (isDone(session, source)) {
    beginSkill(session, seed.skill, seed.difficulty);
    return;
  }
  const origin: Origin = { seed, title: '', source, place: encodePractice(seed), variant: 0 };
  beginKept(session, resumed(newPractice(generateExercise(seed), origin)));
}

/** Whether an attempt at this very exercise is among those that are known. */
function isDone(session: Session, source: string): boolean {
  return sliceOf(session, PRACTISED).attempts.some((attempt) => attempt.source === source);
}

/** What the progress on this device makes the next exercise. */
export function beginNext(session: Session): void {
  const { skill, difficulty } = nextExercise(sliceOf(session, PRACTISED).attempts);
  beginSkill(session, skill, difficulty);
}

/** Asks about a tree in these formats; null where one of them does not suit it. */
export function askAbout(
  on: Task,
  kinds: readonly PartKind[],
  origin: Pick<Origin, 'title' | 'source' | 'place' | 'variant'>,
  { windowsAt, searches }: Pick<HowAsked, 'windowsAt' | 'searches'> = {},
): Practice | null {
  if (!canPractise(on.algorithm, on.tree)) return null;
  const task = variantOfTask(on, origin.variant);
  const chosen = chooseParts(kinds, task, seeded(1), searches) ?? [];
  const parts = chosen.map((asked) => ({ ...asked, part: askedAt(asked.part, windowsAt) }));
  return parts.length === 0 ? null : newPractice({ ...task, parts }, { ...origin, seed: null });
}

/** What may be said of a question about a tree besides. */
export type HowAsked = Pick<ExerciseOnTree, 'search' | 'searches' | 'windowsAt' | 'reach'>;

/**
 * Asks about a tree of the library as its source searches it; false where a format does not suit it. A tree
 * that was asked about before has other numbers, in which the same happens.
 */
export function beginOnExample(
  session: Session,
  example: Example,
  kinds: readonly PartKind[],
  asked: number,
  how: HowAsked = {},
): boolean {
  const variant = asked === 0 && isDone(session, example.id) ? freshVariant() : asked;
  const practice = practiceOn(session, { ...saidOf(how), example: example.id, kinds, variant }, example);
  if (practice !== null) beginKept(session, resumed(practice));
  return practice !== null;
}

/** What of it is said. */
function saidOf({ search, searches, windowsAt, reach }: HowAsked): HowAsked {
  return {
    ...(search !== undefined && { search }),
    ...(searches !== undefined && { searches }),
    ...(windowsAt !== undefined && { windowsAt }),
    ...(reach !== undefined && { reach }),
  };
}

function practiceOn(session: Session, on: ExerciseOnTree, example: Example): Practice | null {
  const { kinds, variant, search, reach = null } = on;
  const subject = subjectOfExample(example);
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
export function beginAgain(session: Session, { origin, exercise }: Practice): void {
  if (origin.seed !== null) {
    beginSkill(session, origin.seed.skill, origin.seed.difficulty);
    return;
  }
  const variant = freshVariant();
  const address = origin.place === null ? null : decodePractice(`#${origin.place}`);
  const place = address?.kind === 'tree' ? encodeOnTree({ ...address.on, variant }) : null;
  const again = variantOfTask(exercise, variant);
  beginKept(session, newPractice(again, { ...origin, place, variant }));
}

/** The exercise as it was left at its address: its sheet is kept while it is filled in, so that a reload goes on with it. */
function resumed(practice: Practice): Practice {
  const { place } = practice.origin;
  const sheet = place === null ? null : readKeptSheet(deviceStorage(), place, practice.exercise.tree);
  return sheet === null ? practice : { ...practice, sheet };
}

/** Shows an exercise, and keeps its sheet. */
function beginKept(session: Session, practice: Practice): void {
  beginPractice(session, { ...practice, keep: keepSheet });
}

/** Keeps the sheet at the address of the exercise while it is filled in. */
function keepSheet(_session: Session, practice: Practice, before: Practice | null): void {
  const { place } = practice.origin;
  if (place === null || practice.subject !== before?.subject) return;
  if (practice.phase === 'answering' && practice.sheet !== before.sheet)
    writeKeptSheet(deviceStorage(), place, practice.sheet);
  // What is graded is not gone on with.
  if (practice.phase !== 'answering' && before.phase === 'answering')
    writeKeptSheet(deviceStorage(), place, BLANK_SHEET);
}
