import { describe, expect, test } from 'vitest';
import { printBound, printExactly, printNumber } from '../../src/core/tree/printNumber.ts';
import { parseProbability, weightsOf } from '../../src/core/tree/probability.ts';
import { sumOf, sumsToOne } from '../../src/core/tree/proportions.ts';

describe('a number on the screen', () => {
  test.each([
    [3, '3', '3', '3'],
    [-3, '−3', '−3', '−3'],
    [0.5, '0.5', '0.5', '0.5'],
    [1 / 3, '1/3', '0.3333333333333333', '1/3'],
    [-23 / 3, '−23/3', '−7.666666666666667', '−23/3'],
    [49 / 6, '49/6', '8.166666666666666', '49/6'],
    [9999 / 998, '9999/998', '10.019038076152304', '9999/998'],
    [10001 / 998, '10.021', '10.021042084168336', '10.021'],
    [1 / 1001, '0.000999001', '0.000999000999000999', '0.000999001'],
    [0.333333, '0.333333', '0.333333', '0.333333'],
    [0.1 + 0.2, '0.3', '0.30000000000000004', '0.3'],
    [1.23456789, '1.23457', '1.23456789', '1.23457'],
    [1234567, '1234570', '1234567', '1234570'],
    [1e21, '1e+21', '1e+21', '1e+21'],
    [1e-7, '1e−7', '1e−7', '1e−7'],
    [Infinity, '∞', '∞', '+∞'],
    [-Infinity, '−∞', '−∞', '−∞'],
  ])('%d is printed %s, exactly %s, as a bound %s', (value, number, exactly, bound) => {
    expect([printNumber(value), printExactly(value), printBound(value)]).toEqual([number, exactly, bound]);
  });
});

describe('a fraction on the screen', () => {
  test('is the very number, in lowest terms, and no longer than a decimal', () => {
    let fractions = 0;
    for (let denominator = 1; denominator < 1000; denominator += 1) {
      for (let numerator = -3000; numerator < 3000; numerator += 61) {
        const text = printNumber(numerator / denominator).replace('−', '-');
        const parts = text.split('/').map(Number);
        if (parts.length === 1) {
          // A decimal: either it is the number, or the fraction could be written as one.
          const [lowest] = reduced(numerator, denominator);
          expect(Number(text) === numerator / denominator || 1e9 % lowest === 0).toBe(true);
          continue;
        }
        fractions += 1;
        const [lowest, above] = reduced(numerator, denominator);
        expect(parts).toEqual([above, lowest]);
      }
    }
    expect(fractions).toBeGreaterThan(80_000);
  });

  test('is said of no number that is not its double', () => {
    for (let index = 0; index < 20_000; index += 1) {
      const value = Math.sin(index * 12.9898) * 43758.5453;
      const text = printNumber(value).replace('−', '-');
      if (!text.includes('/')) continue;
      const [above, below] = text.split('/').map(Number) as [number, number];
      expect(above / below).toBe(value);
    }
    expect(printNumber(2 / 3 + 2 ** -53)).toBe('0.666667');
  });

  /** Denominator and numerator. */
  function reduced(numerator: number, denominator: number): [number, number] {
    let [a, b] = [Math.abs(numerator), denominator];
    while (b > 0) [a, b] = [b, a % b];
    return [denominator / a, numerator / a];
  }
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
