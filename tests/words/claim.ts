/** A sentence of both languages, and what it claims. */
import { expect } from 'vitest';
import { printBound, printNumber } from '../../src/core/tree/printNumber.ts';
import { opening } from '../support/oracle/openCall.ts';
import type { Scene } from './scene.ts';

type Check = (scene: Scene, said: Readonly<Record<string, string>>) => void;

export interface Claim {
  readonly en: RegExp;
  readonly zh: RegExp;
  readonly check: Check;
}

export const N = (name: string) => `⟨(?<${name}>\\d+)⟩`;
export const V = (name: string) => `(?<${name}>[−\\d.e+∞/₀-₉]+)`;

export const claim = (en: string, zh: string, check: Check): Claim => ({
  en: new RegExp(`^(?:${en})`),
  zh: new RegExp(`^(?:${zh})`),
  check,
});

export const TEST = '(?<test>[^ ]+ [≤≥<>] [^ ）)]+)';

/** The test of this moment as it is written. */
export function isTest({ moment, told }: Scene, written: string): void {
  const { v, limit, bound } = moment.test!;
  const equal = told.rules!.cutoff === 'equal';
  const sign = bound === 'beta' ? (equal ? '≥' : '>') : equal ? '≤' : '<';
  expect(written).toBe(`${printNumber(v)} ${sign} ${printBound(limit)}`);
}

/** Writes the window that begins at the root and below chance nodes. */
export function printedOpening({ rules }: Scene['told']): string {
  const { alpha, beta } = opening(rules);
  return `(${printBound(alpha)},\u2009${printBound(beta)})`;
}
