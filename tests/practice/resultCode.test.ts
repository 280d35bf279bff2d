import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { setCheck } from '../../src/practice/exerciseSet.ts';
import {
  type CodedResult,
  isForSet,
  normalisedName,
  readResultCode,
  resultCode,
} from '../../src/practice/resultCode.ts';
import { expectSame } from '../support/forTrees.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';
import { nastyName } from '../support/nastyNames.ts';
import { randomSet } from '../support/randomSet.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RESULT: CodedResult = { setCheck: 0x1e3bdc88, points: 12.25, marks: 17.5 };
const CODE = resultCode(RESULT, 'Lin Mei');

function randomResult(random: Random): CodedResult {
  return {
    setCheck: random.pick([0, 0xffffffff, random.below(2 ** 32)]),
    points: random.pick([0, 1310.71, random.below(131_072) / 100]),
    marks: random.pick([0, 1310.71, random.below(131_072) / 100]),
  };
}

/** All texts with one digit changed to each of the others. */
function withOneChanged(code: string): string[] {
  return code.split('').flatMap((digit, at) =>
    digit === '-' || at < 4
      ? []
      : DIGITS.split('')
          .filter((other) => other !== digit)
          .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  );
}

/** All texts with two digits swapped that are neighbours, across a hyphen as well. */
function withTwoSwapped(code: string): string[] {
  const places = code
    .split('')
    .map((_, at) => at)
    .filter((at) => at >= 4 && code[at] !== '-');
  return places.slice(1).flatMap((at, index) => {
    const before = places[index]!;
    if (code[before] === code[at]) return [];
    return [
      code.slice(0, before) + code[at] + code.slice(before + 1, at) + code[before] + code.slice(at + 1),
    ];
  });
}

describe('the code of a result', () => {
  test('is PLY and five groups of four digits that cannot be taken for each other', () => {
    const random = seeded(1);
    for (let run = 0; run < 2000; run += 1)
      expect(resultCode(randomResult(random), nastyName(random))).toMatch(
        /^PLY(?:-[0-9A-HJKMNP-TV-Z]{4}){5}$/,
      );
  });

  test('brings set, points and marks back, with the name and without', () => {
    const random = seeded(2);
    for (let run = 0; run < 5000; run += 1) {
      const result = randomResult(random);
      const name = nastyName(random);
      const code = resultCode(result, name);
      expectSame(readResultCode(code), { ok: true, result });
      expectSame(readResultCode(code, name), { ok: true, result });
    }
  });

  test('of the first version is read for ever', () => {
    expect(CODE).toBe('PLY-3RXX-S202-CJ0V-BFCT-RH20');
    expect(readResultCode('PLY-3RXX-S202-CJ0V-BFCT-RH20', 'Lin Mei')).toEqual({ ok: true, result: RESULT });
  });

  test('holds points to the hundredth', () => {
    const code = resultCode({ ...RESULT, points: 10 / 3 }, '');
    expect(readResultCode(code)).toEqual({ ok: true, result: { ...RESULT, points: 3.33 } });
    for (const points of [-1, 1310.72, Number.NaN, Infinity])
      expect(() => resultCode({ ...RESULT, points }, '')).toThrow('marks do not fit');
  });

  test.each([
    ['small letters', CODE.toLowerCase()],
    ['no hyphens', CODE.replaceAll('-', '')],
    ['blanks', ` ${CODE.replaceAll('-', ' ')}\n`],
    ['dashes of an input method', CODE.replaceAll('-', '—')],
    ['minus signs', CODE.replaceAll('-', '−')],
    ['no PLY', CODE.slice(4)],
    ['a PLY read as P1Y', `P1Y${CODE.slice(3)}`],
    ['O for 0', CODE.replaceAll('0', 'O')],
    ['I for 1', CODE.replaceAll('1', 'I')],
    ['l for 1', CODE.replaceAll('1', 'l')],
    ['full width', CODE.replace(/[0-9A-Z-]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))],
    ['soft hyphens and a byte order mark', `\u{feff}${CODE.replaceAll('-', '\u{ad}')}`],
  ])('may be typed with %s', (_how, text) => {
    expect(readResultCode(text, 'Lin Mei')).toEqual({ ok: true, result: RESULT });
  });

  test('with one digit changed, to any other, or two neighbours swapped is always noticed', () => {
    const random = seeded(3);
    const codes = [
      CODE,
      resultCode({ setCheck: 0, points: 0, marks: 0 }, ''),
      ...Array.from({ length: 60 }, () => resultCode(randomResult(random), nastyName(random))),
    ];
    for (const code of codes) {
      const changed = withOneChanged(code);
      expect(changed).toHaveLength(20 * 31);
      for (const text of [...changed, ...withTwoSwapped(code)])
        expectSame(readResultCode(text), { ok: false, fault: { kind: 'damaged' } });
    }
  });

  test('with any character whatever put in place of one is never another result', () => {
    const characters = `${DIGITS}ILOUilou- –?é０Ａ`.split('');
    for (const at of CODE.split('').keys()) {
      for (const character of characters) {
        const read = readResultCode(CODE.slice(0, at) + character + CODE.slice(at + 1));
        if (read.ok) expectSame(read.result, RESULT);
      }
    }
  });

  test('that lost a digit or has one too many is noticed', () => {
    for (let at = 4; at < CODE.length; at += 1) {
      if (CODE[at] === '-') continue;
      expect(readResultCode(CODE.slice(0, at) + CODE.slice(at + 1))).toEqual({
        ok: false,
        fault: { kind: 'too-short', found: 19 },
      });
      const doubled = CODE.slice(0, at) + CODE[at] + CODE.slice(at);
      expect(readResultCode(doubled)).toEqual({ ok: false, fault: { kind: 'damaged' } });
    }
  });

  test.each([
    ['', { kind: 'too-short', found: 0 }],
    ['PLY-', { kind: 'too-short', found: 0 }],
    ['PLY-0000-0000-0000-0000-0', { kind: 'too-short', found: 17 }],
    ['PLY-7U', { kind: 'bad-character', offset: 5, found: 'U' }],
    ['7 ? 3', { kind: 'bad-character', offset: 2, found: '?' }],
    ['弈树', { kind: 'bad-character', offset: 0, found: '弈' }],
    ['7🎲', { kind: 'bad-character', offset: 1, found: '🎲' }],
    ['PLY-0000-0000-0000-0000-0000', { kind: 'damaged' }],
  ])('%j is refused and why', (text, fault) => {
    expect(readResultCode(text)).toEqual({ ok: false, fault });
  });

  test('of a mebibyte is refused at once', () => {
    expect(readResultCode('0'.repeat(1 << 20))).toEqual({ ok: false, fault: { kind: 'damaged' } });
  });
});

describe('the code with a check of what was handed in', () => {
  const NOW: CodedResult = { ...RESULT, itemsCheck: 0x5a5a5 };
  const NOW_CODE = resultCode(NOW, 'Lin Mei');
  const randomNow = (random: Random): CodedResult => ({
    ...randomResult(random),
    itemsCheck: random.pick([0, 0xfffff, random.below(2 ** 20)]),
  });

  test('is PLY and six groups, and of this version is read for ever', () => {
    expect(NOW_CODE).toBe('PLY-3RXX-S202-CJ0V-B5MP-JKA0-34NM');
    for (const text of [NOW_CODE, NOW_CODE.slice(4), `P1Y${NOW_CODE.slice(3)}`, NOW_CODE.toLowerCase()])
      expect(readResultCode(text, 'Lin Mei')).toEqual({ ok: true, result: NOW });
    expect(readResultCode(NOW_CODE, 'Wu')).toEqual({ ok: false, fault: { kind: 'other-name' } });
  });

  test('brings all of it back, with the name and without, and without the prefix', () => {
    const random = seeded(5);
    for (let run = 0; run < 5000; run += 1) {
      const result = randomNow(random);
      const name = nastyName(random);
      const code = resultCode(result, name);
      for (const text of [code, code.slice(4)]) expectSame(readResultCode(text, name), { ok: true, result });
    }
  });

  test('with one digit changed, to any other, or two neighbours swapped is always noticed', () => {
    const random = seeded(6);
    const codes = [NOW_CODE, ...Array.from({ length: 60 }, () => resultCode(randomNow(random), ''))];
    for (const code of codes) {
      for (const text of [...withOneChanged(code), ...withTwoSwapped(code)])
        expectSame(readResultCode(text), { ok: false, fault: { kind: 'damaged' } });
    }
  });

  test('that is cut off is never one of the first form', () => {
    for (let length = 0; length < 24; length += 1) {
      const cut = NOW_CODE.replaceAll('-', '').slice(3, 3 + length);
      const kind = length === 20 || length === 21 ? 'damaged' : 'too-short';
      expect(readResultCode(cut)).toMatchObject({ ok: false, fault: { kind } });
    }
    const doubled = `${NOW_CODE}${NOW_CODE.at(-1)}`;
    expect(readResultCode(doubled)).toEqual({ ok: false, fault: { kind: 'damaged' } });
  });
});

describe('the name a code was made under', () => {
  test('is known however it is typed', () => {
    const code = resultCode(RESULT, '张 三 Ａnna');
    for (const name of ['张三Anna', '张三 anna', ' 张 三　ANNA '])
      expect(readResultCode(code, name)).toEqual({ ok: true, result: RESULT });
    expect(normalisedName('Zoe\u{308}')).toBe(normalisedName('zoë'));
  });

  test('cannot be another one', () => {
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const read = readResultCode(CODE, `Student ${seed}`);
      expectSame(read, { ok: false, fault: { kind: 'other-name' } });
    }
    expect(readResultCode(CODE, '')).toEqual({ ok: false, fault: { kind: 'other-name' } });
  });
});

test('a code is for the set it was made in and no other', () => {
  const result = { ...RESULT, setCheck: setCheck(FROZEN_SET) };
  expect(isForSet(result, FROZEN_SET)).toBe(true);
  expect(isForSet(result, { ...FROZEN_SET, hints: false })).toBe(false);
  for (let seed = 1; seed <= 300; seed += 1) expect(isForSet(result, randomSet(seeded(seed)))).toBe(false);
});
