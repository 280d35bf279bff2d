/** What is said of each format of questions. */
import type { FormatTexts } from '../formats.ts';
import { say } from '../sentence.ts';

const LINE = 'Click it, or press Enter on it in the tree.';

export const englishFormats: FormatTexts = {
  values: {
    name: 'Values of inner nodes',
    task: ({ hasCuts }) =>
      hasCuts
        ? 'What is known of each inner node when the search is over? Write a number, or a bound such as “≤\u00a02” where it was cut. Leave blank what is never called.'
        : 'Which value goes up from each inner node? Every leaf is evaluated, so that all of them are numbers.',
    paper: ({ hasCuts }) =>
      hasCuts
        ? 'What is known of each inner node when the search is over? Write a number, or a bound such as ≤ 2 where it was cut; a dash where it is never called.'
        : 'Which value goes up from each inner node? Every leaf is evaluated, so that all of them are numbers.',
    how: 'Click a node and type, or use the fields.',
    entry: 'Value or bound',
    cure: 'Write a number such as 3 or 10/3, or a bound such as <= 2 or >= 5.',
    lookAt: (node) => say`Look at what you wrote at ${node}.`,
  },
  crossing: {
    name: 'Crossing out what is not examined',
    task: () => 'Cross out what is not examined: branches or single leaves.',
    paper: () => 'Cross out in the drawing what is not examined: branches or single leaves.',
    how: 'Click a node, or the edge above it, to strike it and all below it; again to take it back.',
    lookAt: (node) => say`Look at what is crossed out around ${node}.`,
  },
  leafOrder: {
    name: 'Order of the evaluated leaves',
    task: () => 'Choose the leaves that are evaluated, in their order.',
    paper: () => 'List the leaves that are evaluated, in their order.',
    how: 'Click the leaves one after the other; again to take one back.',
    lookAt: (node) => say`Look at your list where the search comes to ${node}.`,
  },
  leafCount: {
    name: 'Number of evaluated leaves',
    task: () => 'How many leaves are evaluated?',
    how: 'A whole number.',
    entry: 'Number of leaves',
    cure: 'Write a whole number such as 7.',
    lookAt: () => say`Count again which leaves are evaluated.`,
  },
  windows: {
    name: 'Windows (α, β)',
    task: ({ atEnd }) =>
      atEnd
        ? 'Which window (α,\u00a0β) does each marked node end with, after its last child that is looked at?'
        : 'With which window (α,\u00a0β) is each marked node called? What its own children change in it later is not asked.',
    paper: ({ atEnd }) =>
      atEnd
        ? 'Which window (α,\u00a0β) does each of these nodes end with, after its last child that is looked at?'
        : 'With which window (α,\u00a0β) is each of these nodes called?',
    how: 'α first, then β: “3, inf” or “-inf, 5”.',
    entry: 'Window (α, β)',
    cure: 'Write two numbers such as 3, inf.',
    lookAt: (node, _root, atEnd) =>
      atEnd
        ? say`Look at the window with which ${node} ends.`
        : say`Look at the window with which ${node} is called.`,
  },
  move: {
    name: 'Best move',
    task: () => 'Which move is best at the root? Choose a child of the root.',
    paper: () => 'Which move is best at the root?',
    how: LINE,
    lookAt: (_node, root) => say`Look at the move you chose at ${root}.`,
  },
  line: {
    name: 'Line of best play',
    task: () => 'Which line is played when both sides play best? Choose its last node.',
    paper: () => 'Which line is played when both sides play best?',
    how: LINE,
    lookAt: (node) => say`Look at your line of play where it comes to ${node}.`,
  },
  reorder: {
    name: 'Order of children with the most cuts',
    task: () => 'Put the children in an order in which the fewest leaves are evaluated.',
    paper: () =>
      'In which order of all children are the fewest leaves evaluated? Write the children of each node you change.',
    how: 'Choose a node, then move it among its siblings: the buttons, or Alt and ← →.',
    lookAt: () => say`Another order evaluates fewer leaves.`,
  },
  interval: {
    name: 'Values of a leaf for which a branch is cut',
    task: () => 'For which values of the leaf x is the branch marked “?” not examined?',
    how: 'For example “x <= 3”, “-2 < x <= 5”, “never”, “always”.',
    entry: 'Values of x',
    cure: 'Write for example x <= 3, -2 < x < 5, never or always.',
    lookAt: (node) => say`Look at the test that decides about ${node}.`,
  },
  vectors: {
    name: 'Vectors of inner nodes',
    task: ({ hasCuts }) =>
      hasCuts
        ? 'What is known of each inner node when the search is over? Write its vector, a number for each player; where it was cut, how much its own player gets at least, such as “≥ 7”. Leave blank what is never called.'
        : 'Which vector goes up from each inner node? Write a number for each player.',
    paper: ({ hasCuts }) =>
      hasCuts
        ? 'What is known of each inner node when the search is over? Write its vector, a number for each player; where it was cut, how much its own player gets at least, such as ≥ 7; a dash where it is never called.'
        : 'Which vector goes up from each inner node? Write a number for each player.',
    how: 'Click a node and type, for example “1 2 6”, or use the fields.',
    entry: 'Vector or bound',
    cure: 'Write a number for each player, such as 1 2 6, or what the player of the node gets at least, such as >= 7.',
    lookAt: (node) => say`Look at what you wrote at ${node}.`,
  },
  atBudget: {
    name: 'Answer within a budget',
    task: () =>
      'What does the search answer within its budget? Give the depth it comes from, its value and its move.',
    paper: () =>
      'What does the search answer within its budget? Write the depth it comes from, its value and its move; a dash for what there is none of.',
    how: 'Write “–” for what there is none of. The move can be chosen on the tree, too.',
    entry: 'Depth, value, move',
    cure: 'Write a number such as 2 or -3, or – where there is none.',
    lookAt: () =>
      say`Look at which passes are finished within the budget, and at what the deepest of them found.`,
  },
};
