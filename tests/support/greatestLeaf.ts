/** A format of questions that the program does not have: which leaf is the greatest? One file, as all of them are. */
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { Format, Picks } from '../../src/practice/formats/format.ts';
import { nodeOf } from '../../src/practice/formats/records.ts';
import { errorAtNode, NO_ERRORS } from '../../src/practice/grade/difference.ts';
import { placeOfComing } from '../../src/practice/place.ts';
import type { FormatWords } from '../../src/words/formats.ts';
import { say } from '../../src/words/sentence.ts';

type Leaf = NodeId | null;

export const greatestLeaf: Format<'greatestLeaf', { readonly kind: 'greatestLeaf' }, Leaf, Picks<Leaf>> = {
  kind: 'greatestLeaf',
  usualMarks: 3,
  byChance: 'easily',
  entry: {
    way: 'picks',
    shown: 'places',
    isOrdered: false,
    lines: 1,
    takes: (tree, node) => tree.isLeaf(node),
    press: (_tree, given, leaf) => (given === leaf ? null : leaf),
    nodes: (given) => (given === null ? [] : [given]),
  },
  blank: null,
  suits: ({ tree }) => !tree.hasUnknown,
  answerOf({ run: { tree }, original }) {
    const greatest = tree
      .leaves()
      .reduce((best, leaf) => (tree.value(leaf) > tree.value(best) ? leaf : best));
    return original(greatest);
  },
  shape: nodeOf,
  grade: ({ given, right }) => (given === right ? NO_ERRORS : errorAtNode(given ?? right!, given === null)),
  placeOf: (run, _part, node) => placeOfComing(run, node),
  signs: () => [],
};

export const GREATEST_LEAF: FormatWords = {
  name: 'The greatest leaf',
  task: () => 'Which leaf is the greatest?',
  paper: () => 'Write the greatest leaf.',
  how: 'Click it.',
  lookAt: (node) => say`Look at ${node} again.`,
};
