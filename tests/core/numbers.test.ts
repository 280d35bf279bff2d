import { describe, expect, test } from 'vitest';
import { printBound, printExactly, printNumber } from '../../src/core/tree/printNumber.ts';
import { parseProbability, sumOf, sumsToOne, weightsOf } from '../../src/core/tree/probability.ts';

describe('a number on the screen', () => {
  test.each([
    [3, '3', '3', '3'],
    [-3, '−3', '−3', '−3'],
    [0.5, '0.5', '0.5', '0.5'],
    [1 / 3, '0.333333', '0.3333333333333333', '0.333333'],
    [1234567, '1234570', '1234567', '1234570'],
    [1e21, '1e+21', '1e+21', '1e+21'],
    [1e-7, '1e−7', '1e−7', '1e−7'],
    [Infinity, '∞', '∞', '+∞'],
    [-Infinity, '−∞', '−∞', '−∞'],
  ])('%d is printed %s, exactly %s, as a bound %s', (value, number, exactly, bound) => {
    expect([printNumber(value), printExactly(value), printBound(value)]).toEqual([number, exactly, bound]);
  });
});

describe('a probability', () => {
  test.each([
    ['1/3', 1, 3],
    ['2/6', 1, 3],
    ['0.25', 1, 4],
    ['.5', 1, 2],
    ['1', 1, 1],
    ['1.0', 1, 1],
    ['0', 0, 1],
    ['0/5', 0, 1],
    ['1e-3', 1, 1000],
    ['36/36', 1, 1],
    ['0.5/2', 1, 4],
  ])('is read from "%s" as %i/%i', (text, numerator, denominator) => {
    expect(parseProbability(text)).toEqual({ text, numerator, denominator });
  });

  test.each([
    '',
    ' ',
    '.',
    '/',
    '1/',
    '/3',
    '1/0',
    '0/0',
    '1/2/3',
    '-0.1',
    '+0.5',
    '1.1',
    '3/2',
    'half',
    '50%',
    'NaN',
    'Infinity',
    '1e400',
    '0x1',
    '1 /2',
    '1,5',
  ])('is not read from "%s"', (text) => {
    expect(parseProbability(text)).toBeNull();
  });

  test.each([
    [['1/3', '1/3', '1/3'], 1],
    [['0.1', '0.2', '0.3', '0.4'], 1],
    [['1/36', '35/36'], 1],
    [['0.5', '0.4'], 0.9],
  ])('adds up: %j is %d', (texts, sum) => {
    expect(sumOf(texts.map(read))).toBe(sum);
  });

  test.each([
    [1, 1, true],
    [0.9999999999, 3, true],
    [1 + 2.9e-9, 3, true],
    [1 + 3.1e-9, 3, false],
    [0.9999, 3, false],
    [0.99, 2, false],
  ])('sum %d of %i outcomes counts as 1: %s', (sum, n, counts) => {
    expect(sumsToOne(sum, n)).toBe(counts);
  });

  test('is a whole share of a common denominator', () => {
    expect(weightsOf(['1/2', '1/3', '1/6'].map(read), 10)).toEqual({ weights: [3, 2, 1], denominator: 6 });
    expect(weightsOf(['0.9', '1/10'].map(read), 10)).toEqual({ weights: [9, 1], denominator: 10 });
  });

  test('is itself the weight where a sum of shares could overflow, or the denominator is no safe number', () => {
    const thirds = ['1/3', '1/3', '1/3'].map(read);
    expect(weightsOf(thirds, 1e308)).toEqual({ weights: [1 / 3, 1 / 3, 1 / 3], denominator: 1 });
    const primes = ['1/94906267', '1/94906279', '0.5'].map(read);
    expect(weightsOf(primes, 1)).toEqual({ weights: [1 / 94906267, 1 / 94906279, 0.5], denominator: 1 });
  });
});

function read(text: string) {
  const probability = parseProbability(text);
  if (probability === null) throw new Error(`"${text}" is no probability`);
  return probability;
}
