/** The addresses of UCB1 tables. */
import { describe, expect, it, test } from 'vitest';
import {
  type ArmsView,
  decodeArms,
  encodeArms,
  parentVisits,
  printConstant,
  readConstant,
  readParent,
  readSum,
  readVisits,
  USUAL_ARMS,
} from '../../src/link/armsAddress.ts';
import { screenOf } from '../../src/session/screens.ts';

const OTHER: ArmsView = {
  arms: [
    { sum: 0.000001, visits: 1 },
    { sum: 0, visits: 0 },
    { sum: 44.5, visits: 4 },
  ],
  parent: 12,
  c: Math.SQRT2,
};

describe('the address of a UCB1 table', () => {
  it.each([USUAL_ARMS, OTHER, { ...OTHER, parent: null, c: Math.SQRT1_2 }])('opens it again: %j', (view) => {
    expect(decodeArms(encodeArms(view))).toEqual({ view, unread: [] });
    expect(screenOf(`#${encodeArms(view)}`)).toBe('ucb1');
  });

  it('reads for ever what this version writes, and what is left out is as it was in it', () => {
    expect(encodeArms(USUAL_ARMS)).toBe('v1&page=ucb1&arms=60/79,1/10,2/11&c=1.4');
    expect(encodeArms(OTHER)).toBe('v1&page=ucb1&arms=0.000001/1,0/0,44.5/4&parent=12&c=sqrt2');
    expect(decodeArms('#v1&page=ucb1').view).toEqual(USUAL_ARMS);
    expect(decodeArms('v1&page=ucb1&c=0&lang=zh')).toEqual({ view: { ...USUAL_ARMS, c: 0 }, unread: [] });
  });

  it('names what it cannot read, and takes the usual there', () => {
    const parts = [
      ...['arms=', 'arms=1', 'arms=1/2/3', 'arms=-1/2', 'arms=x/2', 'arms=1/2.5', 'arms=1/2,'],
      ...[`arms=${Array.from({ length: 13 }, () => '1/2').join()}`, 'parent=0', 'parent=', 'parent=1.5'],
      ...['c=', 'c=-1', 'c=10.1', 'c=x', 'x=1', 'arms'],
    ];
    for (const part of parts) {
      const { view, unread } = decodeArms(`v1&page=ucb1&${part}`);
      expect(view, part).toEqual(USUAL_ARMS);
      expect(unread, part).toEqual([part.length > 40 ? expect.stringMatching(/^.{39}…$/u) : part]);
    }
  });
});

test('W is a number from 0, N a whole number, the parent has at least one visit', () => {
  expect(['0', '60', '2.5', '.5', '1000000', '3.'].map(readSum)).toEqual([0, 60, 2.5, 0.5, 1_000_000, 3]);
  expect(['', '-1', '−1', 'x', '1e3', '1000001', ' 1', '1,5'].map(readSum)).toEqual(Array(8).fill(null));
  expect(['0', '79', '1000000'].map(readVisits)).toEqual([0, 79, 1_000_000]);
  expect(['', '-1', '2.5', 'x', '1000001'].map(readVisits)).toEqual(Array(5).fill(null));
  expect(['0', '1', '', 'x'].map(readParent)).toEqual([null, 1, null, null]);
  expect([parentVisits(USUAL_ARMS), parentVisits(OTHER)]).toEqual([100, 12]);
});

test('C is a number from 0 to 10, or a root', () => {
  expect(['0', '10', '1.424274', '√2', 'sqrt(2)', 'sqrt2', '1/√2'].map(readConstant)).toEqual([
    ...[0, 10, 1.424274, Math.SQRT2, Math.SQRT2, Math.SQRT2, Math.SQRT1_2],
  ]);
  expect(['', '-1', '10.01', 'x', '√3'].map(readConstant)).toEqual(Array(5).fill(null));
  expect([0, 1.424274, Math.SQRT2, Math.SQRT1_2].map(printConstant)).toEqual(['0', '1.424274', '√2', '1/√2']);
});
