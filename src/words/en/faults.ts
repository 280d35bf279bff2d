import { byKind } from '../../core/byKind.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { type Fault, shownPath } from '../../notation/fault.ts';
import type { FaultSentences } from '../faultSentences.ts';
import { englishProblem } from './problem.ts';

/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

/** "3", "1 to 50", "at least 1" */
function countOf({ least, most }: { readonly least: number; readonly most: number }): string {
  if (least === most) return n(least);
  return most < Infinity ? `${n(least)} to ${n(most)}` : `at least ${n(least)}`;
}

/** "found "x"; expected a number from 0 to 1,000." The place stands before it. */
export function englishFault({ found, expected }: Fault): string {
  const here = `found ${found === '' ? 'nothing' : found}; expected`;
  return byKind(FAULTS, expected, { here, found });
}

const FAULTS: FaultSentences = {
  content: () => 'there is nothing to read. Choose another file.',
  json: (_, { found }) =>
    found === ''
      ? 'the text ends in the middle. Get it again whole.'
      : `“${found}” cannot stand here in JSON.`,
  'one-key': () => 'this name stands twice in the same object; what stands there last counts.',
  format: ({ format }, { here }) => `${here} "format": "${format}". This is another kind of file.`,
  version: ({ most }, { found }) =>
    `found ${found}, newer than this page, which knows versions up to ${most}. Reload the page; nothing was changed.`,
  object: (_, { here }) => `${here} an object.`,
  list: (_, { here }) => `${here} a list.`,
  entries: (expected, { found }) => `found ${found} entries; expected ${countOf(expected)}.`,
  text: ({ most }, { here }) =>
    most < Infinity ? `${here} a text of at most ${n(most)} characters.` : `${here} a text.`,
  choice: ({ of }, { here }) => `${here} ${of.map((one) => JSON.stringify(one)).join(', ')}.`,
  number: ({ least, most }, { here }) => `${here} a number from ${n(least)} to ${n(most)}.`,
  whole: ({ least, most }, { here }) =>
    most < Number.MAX_SAFE_INTEGER
      ? `${here} a whole number from ${n(least)} to ${n(most)}.`
      : `${here} a whole number.`,
  moment: (_, { here }) => `${here} a moment, in milliseconds since 1970.`,
  digits: ({ count }, { here }) => `${here} ${count} hexadecimal digits.`,
  value: (_, { here }) => `${here} a number, "inf" or "-inf".`,
  'leaf-value': (_, { here }) => `${here} a number, "inf", "-inf", or null for unknown.`,
  another: ({ other }, { found }) =>
    `${found} stands ${other === undefined ? 'here' : `at ${shownPath(other)}`} already. Each is named once.`,
  tree: ({ problem }) => `the tree cannot be read. ${englishProblem(problem)}`,
  limit: ({ of, most }, { found }) => `${n(Number(found))} ${of}; the limit is ${n(most)}.`,
  probability: (_, { here }) => `${here} a probability such as "1/4" or 0.25.`,
  probabilities: (_, { found }) => `the probabilities add up to ${found}, not 1; opening scales them.`,
  'leaf-bounds': (_, { found }) =>
    `found ${found}, outside the leaf bounds of the file; opening moves them so far.`,
  'vectors-alike': ({ players }, { found }) =>
    players > 0
      ? `found ${found} values at a leaf; expected ${players}, as at the others.`
      : `found ${found} values at a leaf; expected one number, as at the others.`,
  unjudged: (_, { found }) => `found ${found}: leaves are vectors, and nothing estimates those.`,
  player: (_, { here }) => `${here} "player": leaves are vectors, one value for each player.`,
  side: (_, { here }) => `${here} "max", "min" or "chance": leaves are single numbers.`,
  'leaf-sum': (_, { found }) =>
    `a leaf has the sum ${found}, more than the sum of the file; opening raises it so far.`,
  'players-algorithm': (_, { found }) =>
    `${found} is about MAX and MIN; in the tree several players decide. Take "max-n".`,
  'sides-algorithm': (_, { found }) =>
    `${found} is about several players; in the tree MAX and MIN decide. Take "alpha-beta".`,
  'to-the-ends': () => 'a tree of several players is searched to its ends; expected no depth limit.',
  'window-algorithm': (_, { found }) =>
    `${found} does not begin between bounds of one’s own. Take "alpha-beta", or leave "window" out of the limits.`,
  example: (_, { here }) => `${here} the id of a tree in the library.`,
  source: () => 'no tree can be made of this.',
  'chance-algorithm': (_, { found }) =>
    `${found} has no rule for chance nodes. Take "alpha-beta" or "expectiminimax".`,
  'inner-node': (_, { found }) => `node ${found} is a leaf; expected an inner node.`,
  leaf: (_, { found }) => `node ${found} is an inner node; expected a leaf.`,
  branch: () => 'the root has no branch above it; expected another node.',
  child: (_, { found }) => `node ${found} does not follow the one before; expected one of its children.`,
  permutation: (_, { here }) => `${here} each place from 0 on once.`,
  ascending: (_, { here }) => `${here} the lower end first.`,
  sum: ({ most }, { found }) => `the marks add up to ${found}; the limit is ${n(most)}.`,
};

/** What is wrong with a file, whatever it should have held. */
export const englishFaults = {
  fault: englishFault,
  tooLarge: (name: string, bytes: number) =>
    `“${name}” has ${n(bytes)} bytes; the limit is ${n(LIMITS.fileBytes)} (5 MiB). Nothing was opened.`,
  notText: (name: string, offset: number) =>
    `“${name}” is no UTF-8 text: byte ${n(offset)} begins no character. Save it as UTF-8 and try again.`,
  unreadable: (name: string) => `“${name}” could not be read. Try again, or choose another file.`,
  inFile: (name: string) => `“${name}” could not be read whole:`,
  more: (count: number) => `and ${n(count)} more`,
  dropped: (paths: string) => `Left out, because this version does not know it: ${paths}.`,
};
