/** Looks over what students hand in: marks it again, and says what does not fit. */

import { rightAnswer } from '../../practice/answer.ts';
import { type ExerciseSet, setCheck } from '../../practice/exerciseSet.ts';
import { gradeExercise } from '../../practice/grade/gradeExercise.ts';
import {
  type HandIn,
  hasFirstForm,
  hasOwnCode,
  printHandIn,
  type Total,
  totalOf,
} from '../../practice/handIn.ts';
import { isForSet, normalisedName, type ReadResultCode, readResultCode } from '../../practice/resultCode.ts';
import { setExercise } from './setExercise.ts';
import type { SetTrees } from './setTrees.ts';

/** A line of the table. */
export interface CheckedResult {
  /** the same for what is the same, under whatever file's name it comes */
  readonly identity: string;
  /** the name of the file; null for a code that was typed */
  readonly file: string | null;
  readonly name: string;
  readonly points: number;
  readonly marks: number;
  /** marked again by this page; null for a code, which has no answers */
  readonly again: Total | null;
  /** whether the code is the one of all that was handed in, as far as it vouches for it */
  readonly hasOwnCode: boolean;
  /** whether it is of the first form, which vouches for set, name and points alone */
  readonly hasFirstForm: boolean;
  /** whether it is about the set that is compared with; null where there is none */
  readonly isThisSet: boolean | null;
  /** how many exercises were done with the answer in sight; null for a code */
  readonly peeked: number | null;
  /** which variants were answered, in the order of the exercises; null for a code */
  readonly variants: readonly number[] | null;
}

/** What a file is worth. `set` is the lecturer's own, null where there is none to compare with. */
export function checkHandIn(
  file: string,
  handIn: HandIn,
  set: ExerciseSet | null,
  trees: SetTrees,
): CheckedResult {
  const { name, items } = handIn;
  return {
    identity: printHandIn(handIn),
    file,
    name,
    ...totalOf(items),
    again: gradedAgain(handIn, trees),
    hasOwnCode: hasOwnCode(handIn),
    hasFirstForm: hasFirstForm(handIn),
    isThisSet: set === null ? null : setCheck(handIn.set) === setCheck(set),
    peeked: items.filter(({ peeked }) => peeked).length,
    variants: items.map(({ variant }) => variant),
  };
}

/** What a code says, which a name can be compared with but no answers. */
export function checkCode(
  text: string,
  name: string,
  set: ExerciseSet | null,
): { readonly ok: true; readonly result: CheckedResult } | Extract<ReadResultCode, { ok: false }> {
  const read = readResultCode(text, name.trim() === '' ? undefined : name);
  if (!read.ok) return read;
  const { points, marks, itemsCheck } = read.result;
  const isThisSet = set === null ? null : isForSet(read.result, set);
  const result = { file: null, name, points, marks, again: null, peeked: null, variants: null, isThisSet };
  const identity = JSON.stringify([read.result, normalisedName(name)]);
  return {
    ok: true,
    result: { ...result, identity, hasOwnCode: true, hasFirstForm: itemsCheck === undefined },
  };
}

/** Whether nothing about the line needs looking at. */
export function isInOrder({ points, marks, again, hasOwnCode: own, isThisSet }: CheckedResult): boolean {
  const isSame = again === null || (isAlike(again.points, points) && isAlike(again.marks, marks));
  return isSame && own && isThisSet !== false;
}

/** To the hundredth, as marks are given. */
function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

function gradedAgain({ set, items }: HandIn, trees: SetTrees): Total {
  return totalOf(
    items.map(({ variant, answer }, place) => {
      const asked = set.items[place];
      const made = asked === undefined ? null : setExercise(asked, variant, trees);
      if (made === null || !made.ok) return { points: 0, marks: 0 };
      return gradeExercise(made.exercise, answer, rightAnswer(made.exercise));
    }),
  );
}
