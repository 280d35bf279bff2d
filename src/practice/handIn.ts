/**
 * What a student hands in, as a file and as a short code: the set, the answers and the marks. The file
 * includes the set, so that it can be marked again without any other file.
 */
import type { GameTree } from '../core/index.ts';
import { flag, type Of, record, type Shape, text } from '../notation/codec.ts';
import { printJson } from '../notation/jsonText.ts';
import { number, timestamp, whole } from '../notation/numberShapes.ts';
import { each, refined, refusing, versioned } from '../notation/shapes.ts';
import { answerShape, onTree } from './answerRecord.ts';
import { SET_LIMITS, type SetItem, setCheck, setShape } from './exerciseSet.ts';
import { itemsCheckOf, readResultCode, resultCode } from './resultCode.ts';
import { VARIANTS } from './variant.ts';

export const RESULT_FORMAT = 'plyscope-result';

/** The format of the file of a class, which holds results (`class/classFile.ts`). */
export const CLASS_FORMAT = 'plyscope-class';

const RESULT_VERSION = 1;

/** Limits of a handed-in file in addition to those of its set. */
export const HAND_IN_LIMITS = { name: 200, tries: 1_000_000, code: 60 } as const;

/** Returns the tree of one variant of a set's item; null when there is none. */
export type TreeOfItem = (item: SetItem, variant: number) => GameTree | null;

/**
 * A student's answer to an item of a set: the variant that was answered (0 for the item itself), how often
 * the student had it marked, and whether the student looked at the right answer first.
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

/**
 * The contents of a handed-in file, including the time in ms since 1970 and one entry for each item of the
 * set, in the set's order.
 */
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
 * Schema of a handed-in file, in which answers are checked against their trees. It does not check whether the
 * code belongs to the contents; `hasOwnCode` does.
 */
export function handInShape(treeOf: TreeOfItem = () => null): Shape<HandIn> {
  return refined(handInFields(treeOf), ({ items }, reader, path) => {
    const { points, marks } = totalOf(items);
    const sum = Math.max(points, marks);
    if (sum > SET_LIMITS.marks) reader.refuse(`${path}.items`, sum, { kind: 'sum', most: SET_LIMITS.marks });
  });
}

/** Adds the code to the contents of a handed-in file. */
export function handInOf(given: Omit<HandIn, 'code'>): HandIn {
  const items = given.items.map((one, place) =>
    itemShape(given.set.items[place] as SetItem, place, () => null).print(one),
  );
  return { ...given, code: codeOf(given, { itemsCheck: itemsCheckOf(JSON.stringify(items)) }) };
}

function codeOf({ set, name, items }: Omit<HandIn, 'code'>, more: { readonly itemsCheck?: number }): string {
  return resultCode({ setCheck: setCheck(set), ...totalOf(items), ...more }, name);
}

/** The marks that were reached and the marks that were possible. */
export type Total = Pick<HandedItem, 'points' | 'marks'>;

/** Adds up the reached marks and the possible marks of all items. */
export function totalOf(items: readonly Total[]): Total {
  return items.reduce(
    (sum, { points, marks }) => ({ points: sum.points + points, marks: sum.marks + marks }),
    { points: 0, marks: 0 },
  );
}

/**
 * Whether the code belongs to the set, name, marks and answers of the file, which fails when one of them was
 * changed. A code of the first form covers only set, name and marks.
 */
export function hasOwnCode(handIn: HandIn): boolean {
  return handIn.code === handInOf(handIn).code || handIn.code === codeOf(handIn, {});
}

/** Whether the code is of the first form, which covers only set, name and marks. */
export function hasFirstForm({ code }: HandIn): boolean {
  const read = readResultCode(code);
  return read.ok && read.result.itemsCheck === undefined;
}

/** Returns the contents of a handed-in file as text. */
export function printHandIn(handIn: HandIn): string {
  return printJson(handInShape(), handIn);
}
