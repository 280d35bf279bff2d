import { LIMITS } from '../../core/tree/limits.ts';
import type { Fault } from '../../notation/fault.ts';
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
  switch (expected.kind) {
    case 'content':
      return 'there is nothing to read. Choose another file.';
    case 'json':
      return found === ''
        ? 'the text ends in the middle. Get it again whole.'
        : `“${found}” cannot stand here in JSON.`;
    case 'one-key':
      return 'this name stands twice in the same object; what stands there last counts.';
    case 'format':
      return `${here} "format": "${expected.format}". This is another kind of file.`;
    case 'version':
      return `found ${found}, newer than this page, which knows versions up to ${expected.most}. Reload the page; nothing was changed.`;
    case 'object':
      return `${here} an object.`;
    case 'list':
      return `${here} a list.`;
    case 'entries':
      return `found ${found} entries; expected ${countOf(expected)}.`;
    case 'text':
      return expected.most < Infinity
        ? `${here} a text of at most ${n(expected.most)} characters.`
        : `${here} a text.`;
    case 'choice':
      return `${here} ${expected.of.map((one) => JSON.stringify(one)).join(', ')}.`;
    case 'number':
      return `${here} a number from ${n(expected.least)} to ${n(expected.most)}.`;
    case 'whole':
      return expected.most < Number.MAX_SAFE_INTEGER
        ? `${here} a whole number from ${n(expected.least)} to ${n(expected.most)}.`
        : `${here} a whole number.`;
    case 'moment':
      return `${here} a moment, in milliseconds since 1970.`;
    case 'digits':
      return `${here} ${expected.count} hexadecimal digits.`;
    case 'value':
      return `${here} a number, "inf" or "-inf".`;
    case 'leaf-value':
      return `${here} a number, "inf", "-inf", or null for unknown.`;
    case 'another':
      return `${found} stands ${expected.other === undefined ? 'here' : `at ${expected.other}`} already. Each is named once.`;
    case 'tree':
      return `the tree cannot be read. ${englishProblem(expected.problem)}`;
    case 'limit':
      return `${n(Number(found))} ${expected.of}; the limit is ${n(expected.most)}.`;
    case 'probability':
      return `${here} a probability such as "1/4" or 0.25.`;
    case 'probabilities':
      return `the probabilities add up to ${found}, not 1; opening scales them.`;
    case 'leaf-bounds':
      return `found ${found}, outside the leaf bounds of the file; opening moves them so far.`;
    case 'example':
      return `${here} the id of a tree in the library.`;
    case 'source':
      return 'no tree can be made of this.';
    case 'chance-algorithm':
      return `${found} has no rule for chance nodes. Take "alpha-beta" or "expectiminimax".`;
    case 'inner-node':
      return `node ${found} is a leaf; expected an inner node.`;
    case 'leaf':
      return `node ${found} is an inner node; expected a leaf.`;
    case 'branch':
      return 'the root has no branch above it; expected another node.';
    case 'child':
      return `node ${found} does not follow the one before; expected one of its children.`;
    case 'permutation':
      return `${here} each place from 0 on once.`;
    case 'ascending':
      return `${here} the lower end first.`;
    case 'sum':
      return `the marks add up to ${found}; the limit is ${n(expected.most)}.`;
  }
}

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
