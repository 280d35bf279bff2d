/**
 * Formulas that say of some unknown numbers when something holds: comparisons, joined with "and", of which alternatives
 * are joined with "or".
 */
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Shape } from '../../notation/index.ts';
import { parseNumber, plainEntry } from './typed.ts';

/** The names of the unknown numbers of a tree, the first so many of which a question asks about. */
export const UNKNOWNS = ['x', 'y', 'z'] as const;
export type Unknown = (typeof UNKNOWNS)[number];

export type Comparison = '<' | '≤' | '>' | '≥' | '=' | '≠';

/** Numbers and unknowns with a comparison between each two neighbours, such as 2 < x ≤ 5. */
export interface Chain {
  readonly terms: readonly (number | Unknown)[];
  readonly signs: readonly Comparison[];
}

/** Alternatives, each of chains that all have to hold; none where nothing is written. */
export type Formula = readonly (readonly Chain[])[];

/** The words between chains that all have to hold, and between alternatives. */
export interface Joining {
  readonly and: string;
  readonly or: string;
}

const STORED: Joining = { and: ' and ', or: ' or ' };

/** More characters and comparisons than these no formula has, so that it is checked in a moment. */
const MOST_CHARACTERS = 400;
export const MOST_COMPARISONS = 24;

/** Schema of a formula, as the text that a student could have typed. */
export const FORMULA: Shape<Formula> = {
  read(given, reader, path) {
    const formula = typeof given === 'string' ? parseFormula(given) : null;
    return formula ?? reader.refuse(path, given, { kind: 'content' });
  },
  print: (formula) => printFormula(formula, STORED),
};

/**
 * Parses comparisons such as "x<3 and 2 < y <= 5 or x != y", or the same with 且 and 或; "and" binds more closely than
 * "or". Returns null when the text is no formula.
 */
export function parseFormula(text: string): Formula | null {
  if (text.length > MOST_CHARACTERS) return null;
  const plain = plainEntry(text, ' ').toLowerCase().replace(/!=|<>/g, '≠').replace(/==/g, '=');
  const formula: Chain[][] = [];
  for (const alternative of plain.split(/\bor\b|\|\|?|或者?|∨|;/)) {
    const chains: Chain[] = [];
    for (const part of alternative.split(/\band\b|&&?|并?且|∧|,/)) {
      const chain = parseChain(part);
      if (chain === null) return null;
      chains.push(chain);
    }
    formula.push(chains);
  }
  return comparisonsIn(formula) > MOST_COMPARISONS ? null : formula;
}

function parseChain(text: string): Chain | null {
  const parts = text.split(/([<≤>≥=≠])/).map((part) => part.trim());
  const terms = parts.filter((_, place) => place % 2 === 0).map(parseTerm);
  const signs = parts.filter((_, place) => place % 2 === 1) as Comparison[];
  const known = terms.filter((term) => term !== null);
  return signs.length > 0 && known.length === terms.length ? { terms: known, signs } : null;
}

function parseTerm(text: string): number | Unknown | null {
  const unknown = UNKNOWNS.find((name) => name === text);
  if (unknown !== undefined) return unknown;
  const number = parseNumber(text);
  return number !== null && Number.isFinite(number) ? number : null;
}

export function printFormula(formula: Formula, { and, or }: Joining): string {
  return formula.map((chains) => chains.map(printChain).join(and)).join(or);
}

function printChain({ terms, signs }: Chain): string {
  const print = (term: number | Unknown) => (typeof term === 'number' ? printNumber(term) : term);
  return terms.map((term, place) => [print(term), signs[place]].filter(Boolean).join(' ')).join(' ');
}

export function comparisonsIn(formula: Formula): number {
  return formula.flat().reduce((sum, { signs }) => sum + signs.length, 0);
}
