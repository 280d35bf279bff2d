/** What an LMS keeps of a set: 4,096 characters, from which the answers come back. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { answerRecord } from '../../src/practice/answerRecord.ts';
import { BLANK_SHEET, sheetOf, sheetShape } from '../../src/practice/entry/index.ts';
import type { ExerciseSet, SetItem } from '../../src/practice/exerciseSet.ts';
import { packSuspended, type Suspended, unpackSuspended } from '../../src/session/scorm/suspended.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { practice } from '../../src/words/en/work.ts';
import { answerSigns } from '../../src/words/formats.ts';
import { howMany } from '../support/howMany.ts';
import { part, TREES, textItem } from '../support/setItems.ts';

const SIGNS = answerSigns(practice.answer);
const KINDS = ['values', 'crossing', 'leafOrder'] as const;

/** A uniform tree of two moves and four plies, with numbers from −99 to 99. */
function sixteenLeaves(seed: number): string {
  const random = seeded(seed);
  const tree = (plies: number): string =>
    plies === 0 ? String(random.below(199) - 99) : `(${tree(plies - 1)} ${tree(plies - 1)})`;
  return tree(4);
}

function setOf(seed: number, count: number): ExerciseSet {
  const items = Array.from(
    { length: count },
    (_, place): SetItem => textItem(sixteenLeaves(100 * seed + place), ...KINDS.map((kind) => part(kind))),
  );
  return { title: 'Twelve', hints: true, items };
}

function treeIn(set: ExerciseSet) {
  return (place: number, variant: number) => TREES.treeOf(set.items[place]!, variant);
}

/** Each exercise answered, `open` of them not submitted; every sheet is wrong somewhere. */
function answered(set: ExerciseSet, seed: number, open: readonly number[]): Suspended {
  const random = seeded(seed);
  return {
    at: null,
    newest: set.items
      .map((_, place) => set.items.length - 1 - place)
      .filter((place) => !open.includes(place)),
    items: set.items.map((item, place) => {
      const variant = random.below(1000);
      const made = setExercise(item, variant, TREES);
      if (!made.ok) throw new Error('the exercise cannot be asked');
      const { answer: right } = rightAnswer(made.exercise);
      const leafOrder = right.leafOrder.filter(() => random.flip(0.9));
      const { values, crossing } = right;
      const answer = { ...BLANK_ANSWER, values, crossing, leafOrder };
      const begun = { tries: 1, variant, spent: random.below(1000) };
      return open.includes(place)
        ? { ...begun, sheet: { ...sheetOf(answer, SIGNS), leafCount: '7' } }
        : {
            ...begun,
            first: { points: 3.67, marks: 12, peeked: false },
            answer,
          };
    }),
  };
}

/** What is kept, as it would be stored. */
const printed = ({ items, ...run }: Suspended) =>
  JSON.stringify({
    ...run,
    items: items.map((item) => ({
      ...item,
      answer: item?.answer && answerRecord(item.answer),
      sheet: item?.sheet && sheetShape(null).print(item.sheet),
    })),
  });

describe('what an LMS keeps', () => {
  test('has room for twelve exercises of three parts on trees of sixteen leaves, and gives them back', () => {
    let longest = 0;
    for (let seed = 1; seed <= howMany(40, 8); seed += 1) {
      const set = setOf(seed, 12);
      const run = answered(set, seed, [3, 7]);
      const { text, leftOut } = packSuspended(set, run);
      longest = Math.max(longest, text.length);
      expect(leftOut).toEqual([]);
      expect(text).toMatch(/^[\x21-\x7e]*$/);
      const back = unpackSuspended(text, set, treeIn(set));
      if (back.kind !== 'read') throw new Error(back.kind);
      expect(printed(back.run)).toBe(printed(run));
    }
    expect(longest).toBeLessThanOrEqual(4096);
  });

  test('lacks the oldest answers first where there is no room, and never points or variants', () => {
    const set = setOf(1, 20);
    const run = answered(set, 1, [5]);
    let before = -1;
    for (const most of [4096, 3000, 2000, 1200, 700]) {
      const { text, leftOut } = packSuspended(set, run, most);
      expect(text.length).toBeLessThanOrEqual(most);
      const back = unpackSuspended(text, set, treeIn(set));
      if (back.kind !== 'read') throw new Error(back.kind);
      const lacking = back.run.items.flatMap((item, place) =>
        item?.answer === undefined && item?.sheet === undefined ? [place] : [],
      );
      expect(lacking).toEqual(leftOut);
      expect(leftOut.length).toBeGreaterThanOrEqual(before);
      before = leftOut.length;
      for (const [place, item] of back.run.items.entries()) {
        const { variant, first } = run.items[place]!;
        expect(item).toMatchObject({ variant, ...(first && { first }) });
      }
      if (most > 1200) expect(leftOut).not.toContain(5);
      // The newest are those with the greatest numbers, and a shorter answer may still fit behind a longer one.
      const kept = run.newest.filter((place) => !leftOut.includes(place));
      expect(kept.length === 0 || kept[0] === run.newest[0]).toBe(true);
    }
    expect(before).toBeGreaterThan(10);
  });

  test('is refused as damaged with any character changed, and as newer with another version', () => {
    const set = setOf(2, 2);
    const { text } = packSuspended(set, answered(set, 2, []));
    for (let at = 0; at < text.length; at += 7) {
      const other = text[at] === 'a' ? 'b' : 'a';
      expect(unpackSuspended(text.slice(0, at) + other + text.slice(at + 1), set, treeIn(set)).kind).toBe(
        'damaged',
      );
    }
    expect(unpackSuspended(text.slice(0, -3), set, treeIn(set)).kind).toBe('damaged');
    expect(unpackSuspended(`2${text.slice(1)}`, set, treeIn(set)).kind).toBe('newer');
    expect(unpackSuspended(text, setOf(3, 3), treeIn(setOf(3, 3))).kind).toBe('damaged');
  });

  test('is nothing of a blank sheet', () => {
    const set = setOf(4, 1);
    const run: Suspended = {
      at: 5,
      newest: [],
      items: [{ tries: 0, variant: 0, spent: 3, sheet: BLANK_SHEET }],
    };
    const back = unpackSuspended(packSuspended(set, run).text, set, treeIn(set));
    expect(back).toMatchObject({ kind: 'read', run: { at: 5, items: [{ spent: 3 }] } });
  });
});
