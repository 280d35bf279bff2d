/** A bank of questions, as it is before it is written in the format of a learning management system. */
import type { PartKind } from '../../practice/index.ts';

/** One of several choices. */
export interface Choice {
  readonly text: string;
  readonly isRight: boolean;
}

/** Texts that are right in a field, all of which mean the same, and their share of its marks: 1, or 0.5 for half right. */
export interface Accepted {
  readonly texts: readonly string[];
  readonly share: 1 | 0.5;
}

/** A field to be filled in, with a label before it. */
export interface Entry {
  readonly label: string;
  readonly accepted: readonly Accepted[];
  /**
   * the right number, and the greatest difference from it that still counts as right; absent when the right answer may be a
   * text
   */
  readonly number?: { readonly value: number; readonly tolerance: number };
  /** the texts to choose from; absent when the field is typed */
  readonly choices?: readonly string[];
}

/** What a question asks for. */
export type Ask =
  /** a whole number */
  | { readonly kind: 'number'; readonly value: number }
  /** one of the choices */
  | { readonly kind: 'one'; readonly choices: readonly Choice[] }
  /** all choices that are right, none of which may be; `none` is the text of the choice that says so */
  | { readonly kind: 'several'; readonly choices: readonly Choice[]; readonly none: string }
  /** names in their order */
  | { readonly kind: 'list'; readonly names: readonly string[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };

/** The picture of a tree. */
export interface Figure {
  readonly svg: string;
  /** the tree in the notation of docs/notation.md, which is what is read aloud */
  readonly alt: string;
}

/** A question about one variant of one part of an exercise. */
export interface BankQuestion {
  /** a name of letters, digits and hyphens that no other question of the bank has */
  readonly id: string;
  readonly name: string;
  readonly marks: number;
  /** the paragraphs before the fields or choices */
  readonly paragraphs: readonly string[];
  readonly figure: Figure;
  readonly ask: Ask;
}

/** The questions about one part of an exercise, a variant each; a test draws one of them for each student. */
export interface Category {
  /** the titles of the set, the exercise and, where there are several, the part */
  readonly path: readonly string[];
  readonly questions: readonly BankQuestion[];
}

/** Something of a set that a bank lacks: an exercise, from 0, or a part of it, and why. */
export interface LeftOut {
  readonly place: number;
  readonly part: PartKind | null;
  /**
   * 'refused': the exercise cannot be asked; 'format': the format has no such question; 'one-rule': both rules for equal
   * values are right in the set, only the exercise's own is here; 'one-variant': its numbers cannot be others
   */
  readonly why: 'refused' | 'format' | 'one-rule' | 'one-variant';
}

export interface Bank {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly leftOut: readonly LeftOut[];
}

/** The limits of the number of variants of each exercise. */
export const BANK_VARIANTS = { least: 1, most: 50 } as const;

/** Returns the choices and, behind them, the one that none of them is right. */
export function withNone(choices: readonly Choice[], none: string): readonly Choice[] {
  return [...choices, { text: none, isRight: choices.every(({ isRight }) => !isRight) }];
}
