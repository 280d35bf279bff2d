import type { PartKind } from '../../practice/exercise.ts';

/** What is asked on paper, where the drawing can be written on. */
const question: Record<PartKind, string> = {
  values:
    'What is known of each inner node when the search is over? Write a number, or a bound such as ≤ 2 where it was cut; a dash where it is never called.',
  crossing: 'Cross out in the drawing what is not examined: branches or single leaves.',
  leafOrder: 'List the leaves that are evaluated, in their order.',
  leafCount: 'How many leaves are evaluated?',
  windows: 'With which window (α, β) is each of these nodes called?',
  move: 'Which move is best at the root?',
  line: 'Which line is played when both sides play best?',
  reorder:
    'In which order of all children are the fewest leaves evaluated? Write the children of each node you change.',
  interval: 'For which values of the leaf x is the branch marked “?” not examined?',
};

/** Papers of a set, and their keys. */
export const englishPapers = {
  variant: (number: number) => `Variant ${number.toLocaleString('en')}`,
  key: 'Answer key',
  name: 'Name',
  total: (marks: string) => (marks === '1' ? '1 mark' : `${marks} marks`),
  exercise: (place: number) => `Exercise ${place.toLocaleString('en')}`,
  windowsAtEnd:
    'Which window (α, β) does each of these nodes end with, after its last child that is looked at?',
  question,
  node: 'Node',
  value: 'Value or bound',
  window: 'Window (α, β)',
  children: 'Children, left to right',
  notCalled: '–',
  crossed: (names: string) => `Not examined: ${names}`,
  crossedNone: 'Everything is examined.',
  below: (leaf: string, parent: string) => `${leaf} below ${parent}`,
  anyBest: (leaves: string) => `${leaves} leaves; other orders with as few are as right.`,
  keepsOrder: 'No order needs fewer: the tree stays as it is.',
  never: 'never',
  refused: 'This exercise cannot be asked.',
};
