/** The addresses of charts of how searches grow. */
import { describe, expect, it } from 'vitest';
import {
  decodeGrowth,
  encodeGrowth,
  type GrowthView,
  readGrowthNumber,
  USUAL_GROWTH,
} from '../../src/link/growthAddress.ts';
import { screenOf } from '../../src/session/screens.ts';

const CHESS: GrowthView = { branching: 35, depth: 7, scale: 'linear', leaves: 150_000, seed: 12 };

describe('the address of a chart', () => {
  it.each([USUAL_GROWTH, CHESS])('opens it again: %j', (view) => {
    expect(decodeGrowth(encodeGrowth(view))).toEqual({ view, unread: [] });
    expect(screenOf(`#${encodeGrowth(view)}`)).toBe('growth');
  });

  it('reads for ever what this version writes, and what is left out is as it was in it', () => {
    expect(encodeGrowth(CHESS)).toBe('v1&page=growth&b=35&d=7&leaves=150000&seed=12&scale=linear');
    expect(decodeGrowth('#v1&page=growth').view).toEqual({
      ...{ branching: 3, depth: 6, scale: 'log', leaves: 150_000, seed: 1 },
    });
    expect(decodeGrowth('v1&page=growth&b=5&scale=linear').view).toEqual({
      ...USUAL_GROWTH,
      branching: 5,
      scale: 'linear',
    });
  });

  it('leaves the language to who reads it first', () => {
    expect(decodeGrowth('v1&page=growth&b=5&lang=zh')).toEqual({
      view: { ...USUAL_GROWTH, branching: 5 },
      unread: [],
    });
  });

  it('names what it cannot read, and takes the usual there', () => {
    const parts = ['b=1', 'b=41', 'd=0', 'd=3.5', 'd=-2', 'scale=cubic', 'x=1', 'leaves=', 'seed=1e3'];
    for (const part of parts)
      expect(decodeGrowth(`v1&page=growth&${part}`)).toEqual({ view: USUAL_GROWTH, unread: [part] });
    expect(decodeGrowth(`v1&page=growth&${'y'.repeat(500)}`).unread[0]).toHaveLength(40);
  });
});

it('a number is typed whole and within its range', () => {
  expect(['2', '40', '02'].map((text) => readGrowthNumber('branching', text))).toEqual([2, 40, 2]);
  expect(['', '1', '41', '3.5', ' 3', '1e1'].map((text) => readGrowthNumber('branching', text))).toEqual([
    ...[null, null, null, null, null, null],
  ]);
});
