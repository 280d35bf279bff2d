/**
 * Stores the set of exercises that a lecturer is making, and the answers that a student has given to a set,
 * at every change.
 */
import type { GameTree } from '../core/index.ts';
import { flag, type Of, record, text } from '../notation/codec.ts';
import { number, timestamp, whole } from '../notation/numberShapes.ts';
import { each, nullable, versioned } from '../notation/shapes.ts';
import { answerShape, onTree } from '../practice/answerRecord.ts';
import { sheetShape } from '../practice/entry/index.ts';
import { draftShape, SET_LIMITS, setCheck } from '../practice/exerciseSet.ts';
import { HAND_IN_LIMITS } from '../practice/handIn.ts';
import type { ExerciseSet, HasExample } from '../practice/index.ts';
import { VARIANTS } from '../practice/variant.ts';
import { readStoredText, type StoredText, writeStoredText } from './storedText.ts';

export const DRAFT_KEY = 'plyscope.set-draft';

export function readStoredDraft(storage: Storage | null, hasExample: HasExample): StoredText<ExerciseSet> {
  return readStoredText(storage, DRAFT_KEY, draftShape(hasExample));
}

/** Stores the draft of a set; returns false when the device refuses to. */
export function writeStoredDraft(storage: Storage | null, draft: ExerciseSet): boolean {
  return writeStoredText(
    storage,
    DRAFT_KEY,
    draftShape(() => true),
    draft,
  );
}

/**
 * Gives the tree of a variant of an exercise; `place` is the index of the exercise in its set. Null when
 * there is none.
 */
export type TreeOfPlace = (place: number, variant: number) => GameTree | null;
type TreeOfVariant = (variant: number) => GameTree | null;

const NO_TREE = () => null;

/** The attempt at an exercise that counts: the first one that was graded. */
export type ScoredTry = Of<ReturnType<typeof scoredTry>>;

function scoredTry(treeOf: TreeOfVariant) {
  const marks = number(0, SET_LIMITS.marks);
  return record({ variant: whole(0, VARIANTS - 1) }, ({ variant }) => ({
    answer: onTree(answerShape, () => (variant === undefined ? null : treeOf(variant))),
    points: marks,
    marks,
    peeked: flag,
  }));
}

/**
 * What is stored about one exercise of a set. `first` is null before an attempt was graded; `variant`,
 * `sheet` and `isGraded` belong to the current attempt.
 */
export type StoredItem = Of<ReturnType<typeof storedItem>>;

function storedItem(treeOf: TreeOfVariant) {
  return record(
    {
      tries: whole(0, HAND_IN_LIMITS.tries),
      first: nullable(scoredTry(treeOf)),
      variant: whole(0, VARIANTS - 1),
    },
    ({ variant }) => ({
      sheet: onTree(sheetShape, () => (variant === undefined ? null : treeOf(variant))),
      isGraded: flag,
    }),
  );
}

export type StoredRun = Of<ReturnType<typeof storedRun>>;

function storedRun({ items }: ExerciseSet, treeOf: TreeOfPlace) {
  return versioned('plyscope-run', 1, {
    name: text(HAND_IN_LIMITS.name),
    /** the time at which the answers were handed in; null before that */
    at: nullable(timestamp),
    /** one entry for each exercise of the set; null for an exercise that has not been begun */
    items: each(items.map((_, place) => nullable(storedItem((variant) => treeOf(place, variant))))),
  });
}

/** Returns the storage key of the answers to a set; it contains the checksum of the set. */
export function runKey(set: ExerciseSet): string {
  return `plyscope.set.${setCheck(set).toString(16).padStart(8, '0')}`;
}

export function readStoredRun(
  storage: Storage | null,
  set: ExerciseSet,
  treeOf: TreeOfPlace,
): StoredText<StoredRun> {
  return readStoredText(storage, runKey(set), storedRun(set, treeOf));
}

export function writeStoredRun(storage: Storage | null, set: ExerciseSet, run: StoredRun): boolean {
  return writeStoredText(storage, runKey(set), storedRun(set, NO_TREE), run);
}

/** Whether two states of an exercise would be stored as equal records. */
export function isSameStored(one: StoredItem | null, other: StoredItem | null): boolean {
  const [first, second] = [one, other].map((item) => nullable(storedItem(NO_TREE)).print(item));
  return JSON.stringify(first) === JSON.stringify(second);
}
