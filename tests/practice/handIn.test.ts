import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { Expected } from '../../src/notation/fault.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import type { SetItem } from '../../src/practice/exerciseSet.ts';
import {
  type HandIn,
  handInOf,
  handInShape,
  hasFirstForm,
  hasOwnCode,
  printHandIn,
} from '../../src/practice/handIn.ts';
import { isForSet, readResultCode } from '../../src/practice/resultCode.ts';
import { variantOfTree } from '../../src/practice/treeVariant.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { FROZEN_HAND_IN } from '../support/frozenHandIn.ts';
import { ofTrees } from '../support/howMany.ts';
import { nastyName } from '../support/nastyNames.ts';
import { randomAnswer } from '../support/randomAnswer.ts';
import { randomSet } from '../support/randomSet.ts';

/** Trees of the library and of the generator are other people's concern: here all are one and the same. */
function treeOf(item: SetItem, variant: number): GameTree {
  const parsed = parseTree(item.source.kind === 'text' ? item.source.text : '((3 12) (8 2)) ((4 6) (14 5))');
  if (!parsed.ok) throw new Error('no tree');
  return variantOfTree(parsed.value, variant);
}

const SHAPE = handInShape(treeOf);
const RECORD = SHAPE.print(FROZEN_HAND_IN) as { set: object; items: readonly object[] };

function randomHandIn(random: Random): HandIn {
  const set = randomSet(random);
  const items = set.items.map((item) => {
    const variant = random.pick([0, 0, 1, 999]);
    const marks = random.below(2000) / 100;
    return {
      variant,
      tries: random.below(5),
      peeked: random.flip(0.3),
      marks,
      points: Math.floor(marks * random.fraction() * 100) / 100,
      answer: randomAnswer(treeOf(item, variant), random),
    };
  });
  return handInOf({ set, name: nastyName(random), at: random.below(2 ** 31) * 1000, items });
}

describe('what is handed in', () => {
  test('comes back from its file as it was, with its own code', () => {
    for (let seed = 1; seed <= ofTrees(1000); seed += 1) {
      naming(
        () => `seed ${seed}`,
        () => {
          const handIn = randomHandIn(seeded(seed));
          const read = readJson(SHAPE, printHandIn(handIn));
          expectSame(read, { value: handIn, faults: [], more: 0, dropped: [] });
          expect(hasOwnCode(handIn)).toBe(true);
        },
      );
    }
  });

  test('of version 1 is read for ever', () => {
    const text = readFileSync('tests/fixtures/plyscope-result-v1.json', 'utf8');
    expect(readJson(SHAPE, text)).toEqual({ value: FROZEN_HAND_IN, faults: [], more: 0, dropped: [] });
    expect(JSON.parse(printHandIn(FROZEN_HAND_IN))).toEqual(JSON.parse(text));
    expect(hasOwnCode(FROZEN_HAND_IN)).toBe(true);
  });

  test('has a code that says of which set it is, what was reached, and by whom', () => {
    const read = readResultCode(FROZEN_HAND_IN.code, FROZEN_HAND_IN.name);
    expect(read).toMatchObject({ ok: true, result: { points: 9.25, marks: 17.5 } });
    expect(read.ok && isForSet(read.result, FROZEN_HAND_IN.set)).toBe(true);
  });

  test('no longer has its own code after a change to set, name, points or marks', () => {
    const [first, ...rest] = FROZEN_HAND_IN.items;
    const changes: HandIn[] = [
      { ...FROZEN_HAND_IN, name: 'Somebody else' },
      { ...FROZEN_HAND_IN, set: { ...FROZEN_HAND_IN.set, hints: false } },
      { ...FROZEN_HAND_IN, items: [{ ...first!, points: first!.points + 1 }, ...rest] },
      { ...FROZEN_HAND_IN, items: [{ ...first!, marks: first!.marks - 1 }, ...rest] },
      { ...FROZEN_HAND_IN, code: `${FROZEN_HAND_IN.code.slice(0, -1)}Z` },
      { ...FROZEN_HAND_IN, code: '' },
    ];
    for (const change of changes) expect(hasOwnCode(change)).toBe(false);
  });

  test('no longer has its own code after a change to a variant, the tries, a look at the answer, or an answer', () => {
    const handIn = handInOf(FROZEN_HAND_IN);
    expect([hasOwnCode(handIn), hasFirstForm(handIn)]).toEqual([true, false]);
    for (const [place, item] of handIn.items.entries()) {
      for (const change of [
        { variant: item.variant + 1 },
        { tries: item.tries - 1 },
        { peeked: !item.peeked },
        { points: item.points + 0.001 },
        { answer: { ...item.answer, leafCount: 5 } },
      ])
        expect(hasOwnCode({ ...handIn, items: handIn.items.with(place, { ...item, ...change }) })).toBe(
          false,
        );
    }
    const [first, second, ...rest] = handIn.items;
    const swapped = [{ ...first!, points: 1.25 }, { ...second!, points: 5 }, ...rest];
    expect(hasOwnCode({ ...handIn, items: swapped }), 'points moved between exercises').toBe(false);
  });

  test('with a code of the first form has its own code as before, which vouches for less', () => {
    expect([hasOwnCode(FROZEN_HAND_IN), hasFirstForm(FROZEN_HAND_IN)]).toEqual([true, true]);
    const [first, ...rest] = FROZEN_HAND_IN.items;
    expect(hasOwnCode({ ...FROZEN_HAND_IN, items: [{ ...first!, tries: 9 }, ...rest] })).toBe(true);
  });

  test.each<[name: string, value: unknown, path: string, kind: Expected['kind']]>([
    ['format', 'plyscope-set', '$.format', 'format'],
    ['version', 2, '$.version', 'version'],
    ['name', 5, '$.name', 'text'],
    ['name', 'x'.repeat(201), '$.name', 'text'],
    ['at', 'yesterday', '$.at', 'moment'],
    ['at', 1e16, '$.at', 'moment'],
    ['code', null, '$.code', 'text'],
    ['set', null, '$.set', 'format'],
    ['set', { ...RECORD.set, version: 11 }, '$.set.version', 'version'],
    ['set', { ...RECORD.set, hints: 1 }, '$.set.hints', 'choice'],
    ['items', [], '$.items', 'entries'],
    ['items', withFirst({ variant: 1000 }), '$.items[0].variant', 'whole'],
    ['items', withFirst({ tries: -1 }), '$.items[0].tries', 'whole'],
    ['items', withFirst({ peeked: 'no' }), '$.items[0].peeked', 'choice'],
    ['items', withFirst({ points: '3' }), '$.items[0].points', 'number'],
    ['items', withFirst({ points: 1001 }), '$.items[0].points', 'number'],
    ['items', withFirst({ marks: 999 }), '$.items', 'sum'],
    ['items', withFirst({ answer: { move: 99 } }), '$.items[0].answer.move', 'whole'],
    ['items', withFirst({ answer: undefined }), '$.items[0].answer', 'object'],
  ])('with %s: %j is refused there', (name, value, path, kind) => {
    const text = JSON.stringify({ ...RECORD, [name]: value });
    expect(readJson(SHAPE, text)).toMatchObject({ value: null, faults: [{ path, expected: { kind } }] });
  });

  test('about a tree that is not to be had is refused by its source', () => {
    const shape = handInShape((item, variant) =>
      item.source.kind === 'library' ? null : treeOf(item, variant),
    );
    expect(readJson(shape, printHandIn(FROZEN_HAND_IN))).toMatchObject({
      value: null,
      faults: [{ path: '$.set.items[1].source', found: '{…}', expected: { kind: 'source' } }],
    });
  });

  test('that is no JSON says where', () => {
    expect(readJson(SHAPE, '{"format":')).toMatchObject({
      value: null,
      faults: [{ path: '1:11', found: '', expected: { kind: 'json' } }],
    });
  });
});

function withFirst(more: object): unknown {
  const [first, ...rest] = RECORD.items;
  return [{ ...first, ...more }, ...rest];
}
