import type { CodeFault } from '../../practice/readResultCode.ts';
import type { RecordFault } from '../../practice/recordFault.ts';
import { englishProblem } from './problem.ts';

/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

/** "found "x"; expected a number from 0 to 1,000." The place stands before it. */
function recordFault({ found, expected }: RecordFault): string {
  const here = `found ${found === '' ? 'nothing' : found}; expected`;
  switch (expected.kind) {
    case 'json':
      return found === ''
        ? 'the text ends in the middle. Get it again whole.'
        : `“${found}” cannot stand here in JSON.`;
    case 'format':
      return `${here} "format": "${expected.format}". This is another kind of file.`;
    case 'version':
      return `found ${found}, newer than this page, which knows versions up to ${expected.most}. Reload the page; nothing was changed.`;
    case 'object':
      return `${here} an object.`;
    case 'list':
      return `${here} a list.`;
    case 'entries':
      return expected.least === expected.most
        ? `found ${found} entries; expected ${n(expected.least)}.`
        : `found ${found} entries; expected ${n(expected.least)} to ${n(expected.most)}.`;
    case 'text':
      return `${here} a text of at most ${n(expected.most)} characters.`;
    case 'choice':
      return `${here} ${expected.of.map((one) => JSON.stringify(one)).join(', ')}.`;
    case 'number':
      return `${here} a number from ${n(expected.least)} to ${n(expected.most)}.`;
    case 'whole':
      return expected.most < Number.MAX_SAFE_INTEGER
        ? `${here} a whole number from ${n(expected.least)} to ${n(expected.most)}.`
        : `${here} a whole number.`;
    case 'value':
      return `${here} a number, "inf" or "-inf".`;
    case 'another':
      return `${found} stands here already. Each is named once.`;
    case 'tree':
      return `the tree cannot be read. ${englishProblem(expected.problem)}`;
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

function codeFault(fault: CodeFault): string {
  switch (fault.kind) {
    case 'too-short':
      return `it has ${n(fault.found)} of its 24 letters and digits (20 in an earlier version). Write the rest.`;
    case 'bad-character':
      return `“${fault.found}”, character ${n(fault.offset + 1)}, is in no code. Codes have 0–9 and A–Z without I, L, O and U.`;
    case 'damaged':
      return 'something in it was changed or mistyped. Compare it letter by letter.';
    case 'other-name':
      return 'it is whole, but was made for another name. Compare how the name is written.';
  }
}

export const englishSetFaults = {
  recordFault,
  codeFault,
  /** why an exercise cannot be asked */
  itemRefusal: {
    'no-tree': 'there is no such tree.',
    halts: 'the search comes upon a leaf without a value. Give the leaf one.',
    leaf: 'the tree is a single leaf.',
    part: (name: string) => `“${name}” cannot be asked about this tree under these rules.`,
  },
};
