/**
 * The addresses of exercises: one that was made from a seed, `v1&check=9972f059&practice=deep-cutoffs.2.1234.2`,
 * whose last number is the generator's, or none for the first; or one on a tree of the library,
 * `…&practice=on.cs188-quiz1.values+crossing.0`, with what is asked and the variant, and after it `d2` for a search
 * two plies deep, `w2..5` for one whose root has the window (2, 5), or `b20` for passes within a budget of 20 nodes,
 * `b20g` where they try children as they stand. A seed that is cut off is another seed, and so a checksum comes first;
 * addresses of before there was one are taken as they are.
 */

import { readLimit } from '../core/search/searchLimits.ts';
import { readWindow } from '../core/search/searchWindow.ts';
import { readValue, record } from '../notation/codec.ts';
import { hasMoments, PART_KINDS, type PartKind } from '../practice/exercise.ts';
import { type ExerciseSeed, SEED_FIELDS, seedName } from '../practice/skill.ts';
import { printReach, type Reach } from '../practice/task.ts';
import { checkedHash, partsOfHash, shortened } from './addressFormat.ts';

const PRACTICE = 'practice=';

/** No exercise needs more characters. */
const LONGEST = 300;

/** An exercise on a tree of the library, searched as its source does it. */
export interface ExerciseOnTree {
  readonly example: string;
  readonly kinds: readonly PartKind[];
  /** windows at the end of their nodes, not at the call: `windows-end` in the address */
  readonly windowsAt?: 'end';
  /** 0, or what the tree's numbers are changed by; 32 bits */
  readonly variant: number;
  /** how far is looked; not there for a search to the ends */
  readonly reach?: Reach;
}

export type PracticeAddress =
  | { readonly kind: 'seed'; readonly seed: ExerciseSeed }
  | { readonly kind: 'tree'; readonly on: ExerciseOnTree };

/** The hash of an exercise from a seed, without "#". */
export function encodePractice(seed: ExerciseSeed): string {
  return checkedHash(`${PRACTICE}${seedName(seed, '.')}`);
}

/** The hash of an exercise on a tree, without "#". */
export function encodeOnTree({ example, kinds, windowsAt, variant, reach }: ExerciseOnTree): string {
  const names = kinds.map((kind) => (windowsAt === 'end' && hasMoments(kind) ? `${kind}${AT_END}` : kind));
  const limit = reach === undefined ? '' : `.${printReach(reach)}`;
  return checkedHash(`${PRACTICE}on.${example}.${names.join('+')}.${variant}${limit}`);
}

const AT_END = '-end';

/** Null where the hash, with or without "#", names no exercise there can be, or is damaged. */
export function decodePractice(hash: string): PracticeAddress | null {
  const { parts, isDamaged } = partsOfHash(hash.replace(/^#/, ''));
  const text = parts.find((part) => part.startsWith(PRACTICE))?.slice(PRACTICE.length) ?? '';
  if (isDamaged || text.length > LONGEST) return null;
  const fields = text.split('.');
  return fields[0] === 'on' ? readOnTree(fields) : readSeed(fields);
}

/** The parts of an exercise's hash that say nothing of the exercise, as they may be quoted. */
export function partsBesidePractice(hash: string): readonly string[] {
  const { parts } = partsOfHash(hash.replace(/^#/, ''));
  const exercise = parts.findIndex((part) => part.startsWith(PRACTICE));
  return parts.filter((_, index) => index !== exercise).map(shortened);
}

const SEED = record(SEED_FIELDS);

function readSeed(fields: readonly string[]): PracticeAddress | null {
  const [skill, level, digits = '', generator, ...rest] = fields;
  const { value: seed } = readValue(SEED, {
    skill,
    difficulty: readDigit(level),
    seed: read32Bits(digits),
    ...(generator !== undefined && { generator: readDigit(generator) }),
  });
  return seed === null || rest.length > 0 ? null : { kind: 'seed', seed };
}

function readDigit(text = ''): number | null {
  return /^\d$/.test(text) ? Number(text) : null;
}

function readOnTree(fields: readonly string[]): PracticeAddress | null {
  const [, example = '', asked = '', digits = '', ...limits] = fields;
  const names = asked.split('+');
  const atEnd = PART_KINDS.filter((kind) => hasMoments(kind) && names.includes(`${kind}${AT_END}`));
  const kinds = PART_KINDS.filter((kind) => names.includes(kind) || atEnd.includes(kind));
  const variant = read32Bits(digits);
  // The numbers of a window have dots of their own.
  const reach = limits.length === 0 ? undefined : readReach(limits.join('.'));
  if (example === '' || variant === null || reach === null || kinds.length !== names.length) return null;
  const how = {
    ...(atEnd.length > 0 && { windowsAt: 'end' as const }),
    ...(reach !== undefined && { reach }),
  };
  return { kind: 'tree', on: { example, kinds, variant, ...how } };
}

/** "d2", "w2..5", "d2w2..5", "b20", "b20g". */
function readReach(text: string): Reach | null {
  const [, nodes, order] = /^b(\d+)(g?)$/.exec(text) ?? [];
  const budget = nodes === undefined ? null : readLimit('budget', nodes);
  if (typeof budget === 'number') return { budget, tries: order === '' ? 'last' : 'given' };
  const [, plies, ends] = /^(?:d(\d+))?(?:w(.+))?$/.exec(text) ?? [];
  const depth = plies === undefined ? null : readLimit('depth', plies);
  const window = ends === undefined ? undefined : readWindow(ends);
  if (window === null || (depth !== null && typeof depth !== 'number')) return null;
  if (window !== undefined) return { depth, window };
  return depth === null ? null : { depth };
}

function read32Bits(digits: string): number | null {
  return /^\d{1,10}$/.test(digits) && Number(digits) < 2 ** 32 ? Number(digits) : null;
}
