import type { CodeFault } from '../../practice/resultCode.ts';
import { englishFault } from './faults.ts';

/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

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
  recordFault: englishFault,
  codeFault,
  /** why an exercise cannot be asked */
  itemRefusal: {
    'no-tree': 'there is no such tree.',
    halts: 'the search comes upon a leaf without a value. Give the leaf one.',
    'no-estimate':
      'the search comes upon a node at the depth limit without a static value. Give the node one, or look deeper.',
    leaf: 'the tree is a single leaf.',
    part: (name: string) => `“${name}” cannot be asked about this tree under these rules.`,
  },
};
