/**
 * What a student hands in: the set, the answers to it, and the result, as a file and as a short code. The file contains
 * the set, so that whoever opens it can mark it again without anything else.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import { flag, type Of, record, type Shape, text } from '../notation/codec.ts';
import { printJson } from '../notation/jsonText.ts';
import { each, number, refined, refusing, timestamp, versioned, whole } from '../notation/shapes.ts';
import { answerShape, onTree } from './answerRecord.ts';
import { SET_LIMITS, type SetItem, setCheck, setShape } from './exerciseSet.ts';
import { itemsCheckOf, readResultCode, resultCode } from './resultCode.ts';
import { VARIANTS } from './variant.ts';

export const RESULT_FORMAT = 'plyscope-result';
const RESULT_VERSION = 1;

/** Limits of a hand-in besides those of its set. */
export const HAND_IN_LIMITS = { name: 200, tries: 1_000_000, code: 60 } as const;

/** Returns the tree of a variant of a set's item; null when there is none. */
export type TreeOfItem = (item: SetItem, variant: number) => GameTree | null;

/**
 * The answer to an item: which variant it is about, 0 for the item itself; how often it was graded; whether the student
 * looked at the answer first.
 */
export type HandedItem = Of<ReturnType<typeof itemShape>>;

function itemShape(item: SetItem, place: number, treeOf: TreeOfItem) {
  return record(
    {
      variant: whole(0, VARIANTS - 1),
      tries: whole(0, HAND_IN_LIMITS.tries),
      peeked: flag,
      points: number(0, SET_LIMITS.marks),
      marks: number(0, SET_LIMITS.marks),
    },
    ({ variant }) => ({
      answer: onTree(answerShape, (reader) => {
        if (variant === undefined) return null;
        const tree = treeOf(item, variant);
        if (tree === null) reader.refuse(`$.set.items[${place}].source`, item.source, { kind: 'source' });
        return tree;
      }),
    }),
  );
}

/** Everything that is handed in: the time in ms since 1970, and one entry for each item of the set, in order. */
export type HandIn = Of<ReturnType<typeof handInFields>>;

function handInFields(treeOf: TreeOfItem) {
  return versioned(
    RESULT_FORMAT,
    RESULT_VERSION,
    { name: text(HAND_IN_LIMITS.name), at: timestamp, code: text(HAND_IN_LIMITS.code), set: setShape() },
    ({ set }) => ({
      items:
        set === undefined ? refusing() : each(set.items.map((item, place) => itemShape(item, place, treeOf))),
    }),
  );
}

/**
 * A result's file, with answers checked against their trees. Whether its code belongs to it is a separate question:
 * `hasOwnCode`.
 */
export function handInShape(treeOf: TreeOfItem = () => null): Shape<HandIn> {
  return refined(handInFields(treeOf), ({ items }, reader, path) => {
    const { points, marks } = totalOf(items);
    const sum = Math.max(points, marks);
    if (sum > SET_LIMITS.marks) reader.refuse(`${path}.items`, sum, { kind: 'sum', most: SET_LIMITS.marks });
  });
}

/** A hand-in with its code. */
export function handInOf(given: Omit<HandIn, 'code'>): HandIn {
  const items = given.items.map((one, place) =>
    itemShape(given.set.items[place] as SetItem, place, () => null).print(one),
  );
  return { ...given, code: codeOf(given, { itemsCheck: itemsCheckOf(JSON.stringify(items)) }) };
}

function codeOf({ set, name, items }: Omit<HandIn, 'code'>, more: { readonly itemsCheck?: number }): string {
  return resultCode({ setCheck: setCheck(set), ...totalOf(items), ...more }, name);
}

/** The points reached and the marks possible. */
export type Total = Pick<HandedItem, 'points' | 'marks'>;

/** Returns points and marks of all items together. */
export function totalOf(items: readonly Total[]): Total {
  return items.reduce(
    (sum, { points, marks }) => ({ points: sum.points + points, marks: sum.marks + marks }),
    { points: 0, marks: 0 },
  );
}

/**
 * Whether the code belongs to this set, this name, these points and answers, as it does while nothing was changed. A
 * code of the first form covers only set, name and points.
 */
export function hasOwnCode(handIn: HandIn): boolean {
  return handIn.code === handInOf(handIn).code || handIn.code === codeOf(handIn, {});
}

/** Whether the code is of the first form, which covers less. */
export function hasFirstForm({ code }: HandIn): boolean {
  const read = readResultCode(code);
  return read.ok && read.result.itemsCheck === undefined;
}

/** Returns the text of a result's file. */
export function printHandIn(handIn: HandIn): string {
  return printJson(handInShape(), handIn);
}
