import { type Probability, parseProbability } from '../tree/probability.ts';
import type { Random } from './seeded.ts';

/** Denominators that people reckon with; tenths are written as decimals. */
const DENOMINATORS = [2, 3, 4, 6, 10] as const;

/**
 * The probabilities of `n` outcomes, none of them 0: fractions such as 1/2 and 5/6 or tenths such as 0.3,
 * whose sum is exactly 1. More than ten outcomes are equally likely.
 */
export function chanceProbabilities(n: number, random: Random): Probability[] {
  const fitting = DENOMINATORS.filter((denominator) => denominator >= n);
  const whole = fitting.length > 0 ? random.pick(fitting) : n;
  const parts = Array.from({ length: n }, () => 1);
  for (let left = whole - n; left > 0; left -= 1) {
    const index = random.below(n);
    parts[index] = (parts[index] as number) + 1;
  }
  return parts.map((part) => probabilityOf(part, whole));
}

function probabilityOf(part: number, whole: number): Probability {
  const text = textOf(part, whole);
  const probability = parseProbability(text);
  if (probability === null) throw new Error(`"${text}" is not a probability`);
  return probability;
}

function textOf(part: number, whole: number): string {
  if (part === whole) return '1';
  if (whole === 10) return `0.${part}`;
  const divisor = greatestCommonDivisor(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
