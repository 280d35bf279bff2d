import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { SearchRules } from '../../core/search/rules.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';
import type { PartKind } from '../../practice/exercise.ts';

const side: Record<NodeKind, string> = { max: 'MAX', min: 'MIN', chance: 'chance', leaf: 'leaf' };

/** What is asked, where the question itself names nothing. */
const question: Record<PartKind, string> = {
  values:
    'What is known of each inner node when the search is over? Write a number, or a bound such as “≤ 2” where it was cut. Leave blank what is never called.',
  crossing: 'Cross out what is not examined: branches or single leaves.',
  leafOrder: 'Choose the leaves that are evaluated, in their order.',
  leafCount: 'How many leaves are evaluated?',
  windows:
    'With which window (α, β) is each marked node called? What its own children change in it later is not asked.',
  move: 'Which move is best at the root? Choose a child of the root.',
  line: 'Which line is played when both sides play best? Choose its last node.',
  reorder: 'Put the children in an order in which the fewest leaves are evaluated.',
  interval: 'For which values of the leaf x is the branch marked “?” not examined?',
};

/** How an entry is made, in one line. */
const how: Record<PartKind, string> = {
  values: 'Click a node and type, or use the fields.',
  crossing: 'Click a node, or an edge, to strike the branch above it; again to take it back.',
  leafOrder: 'Click the leaves one after the other; again to take one back.',
  leafCount: 'A whole number.',
  windows: 'α first, then β: “3, inf” or “-inf, 5”.',
  move: 'Click it, or press Enter on it in the tree.',
  line: 'Click it, or press Enter on it in the tree.',
  reorder: 'Choose a node, then move it among its siblings: the buttons, or Alt and ← →.',
  interval: 'For example “x <= 3”, “-2 < x <= 5”, “never”, “always”.',
};

function rules(algorithm: AlgorithmName, { cutoff, bounds }: SearchRules): string {
  const order = 'Children are visited from left to right.';
  if (algorithm === 'minimax') return `Minimax: every leaf is evaluated. ${order}`;
  if (algorithm === 'expectiminimax') return `Expectiminimax: every leaf is evaluated. ${order}`;
  const test =
    cutoff === 'equal'
      ? 'MAX stops when v ≥ β, MIN when v ≤ α (equal values cut).'
      : 'MAX stops when v > β, MIN when v < α (equal values do not cut).';
  const scope = bounds === 'all' ? 'The bounds of all ancestors count.' : 'Only the parent’s bound counts.';
  return `Alpha-beta. ${order} ${test} ${scope}`;
}

export const englishPractice = {
  panel: 'Practice',
  leave: 'Leave practice',
  choose: 'All exercises',
  // choosing
  nextTitle: 'Next for you',
  begin: 'Begin',
  bySkill: 'By skill',
  difficultyGroup: (skill: string) => `Difficulty: ${skill}`,
  fromTree: 'On this tree',
  published: 'Quiz and exam trees',
  publishedHint: 'Choose a tree, then what is asked about it.',
  tree: 'Tree',
  asked: 'What is asked',
  whichWindow: 'Which window',
  moment: { call: 'the one it is called with', end: 'the one it ends with' },
  notAskable: 'This cannot be asked about this tree under its rules.',
  progress: 'Your progress',
  sets: 'Sets for a class',
  // the sheet
  exerciseOf: (skill: string, difficulty: string) => `${skill}, ${difficulty}`,
  rules,
  parts: 'Parts',
  partMarks: (name: string, marks: string) => `${name} (${marks})`,
  question,
  windowsAtEnd: 'Which window (α, β) does each marked node end with, after its last child that is looked at?',
  /** of values where nothing is ever cut */
  questionOfAll:
    'Which value goes up from each inner node? Every leaf is evaluated, so that all of them are numbers.',
  how,
  side,
  entryOf: (name: string, kind: string) => `${name} (${kind})`,
  entries: 'Entries',
  given: 'So far',
  nothingGiven: 'Nothing yet.',
  take: (name: string) => `Take ${name} back`,
  count: 'Number of leaves',
  interval: 'Values of x',
  earlier: 'Move left',
  later: 'Move right',
  chosenNode: (name: string) => `Chosen: ${name}`,
  noNode: 'No node is chosen.',
  undo: 'Undo',
  redo: 'Redo',
  submit: 'Submit',
  submitAgain: 'Submit the correction',
  leftBlank: (names: readonly string[]) => `Left blank: ${names.join(', ')}. Nothing has been graded.`,
  submitBlank: 'Submit all the same',
  partIsBlank: 'This part was left blank.',
  unread: (text: string, where: string) =>
    `“${text}”${where === '' ? '' : ` at ${where}`} cannot be read. Nothing has been graded.`,
  unreadCure: {
    values: 'Write a number such as 3 or 10/3, or a bound such as <= 2 or >= 5.',
    windows: 'Write two numbers such as 3, inf.',
    leafCount: 'Write a whole number such as 7.',
    interval: 'Write for example x <= 3, -2 < x < 5, never or always.',
  },
  // on the tree
  sheet: {
    node: (name: string, kind: NodeKind) => `${name}, ${side[kind]}`,
    crossedOut: 'crossed out',
    belowCrossed: 'below a stroke',
    blank: 'blank',
    entry: (text: string) => `you wrote ${text}`,
    place: (place: number) => `number ${place} in your list`,
    onLine: 'on your line',
    verdict: { right: 'right', wrong: 'wrong', half: 'half right' },
  },
  fieldAt: (name: string) => `Entry at ${name}`,
  // marks
  marks: 'Marks',
  points: (points: string, marks: string) => `${points} of ${marks}`,
  allRight: 'All right.',
  errors: (missed: number, over: number) =>
    [missed > 0 ? `${missed} missed` : '', over > 0 ? `${over} too many` : ''].filter(Boolean).join(', '),
  wrongEntries: (n: number) => (n === 1 ? '1 wrong entry' : `${n} wrong entries`),
  halfEntries: (n: number) => (n === 1 ? '1 half right' : `${n} half right`),
  isBlank: 'left blank',
  // feedback
  feedback: 'What went wrong',
  slip: 'Nearly',
  noExplanation: 'No usual mistake explains this. Compare your answer with the model answer.',
  findingOf: (n: number, all: number) => `${n} of ${all}`,
  tellMore: { rule: 'Which rule?', owner: 'Whose bound?', place: 'Where?', step: 'Show the step' },
  nextFinding: 'Next one',
  whatIf: (leaf: string) => `Try it: set the hidden leaf ${leaf} to 99`,
  twoFit: 'More than one explanation fits this answer equally well. One more question tells them apart.',
  oneFits: 'This is nearly right, or little to go by. It may be a usual mistake: one more question tells.',
  askOneMore: 'Ask me',
  telling: 'One more question. It costs nothing; then you are back at your exercise.',
  stillOpen: 'That did not decide it.',
  notThat: 'You got that one right, so it was no such mistake: rather a slip.',
  // after
  showSheet: 'My answer',
  showRun: 'The run',
  onTree: 'On the tree',
  peek: 'Show the model answer',
  peekWarning: 'Looking now ends this try: it counts with the marks of what is on the sheet.',
  compare: 'Compare with the model answer',
  endCompare: 'Back to the marks',
  yours: 'Your answer',
  model: 'Model answer',
  never: 'never',
  firstDifference: 'First difference (D)',
  again: 'Again, on a fresh tree',
  next: 'Next exercise',
  graded: (points: string, marks: string) => `Graded: ${points} of ${marks}.`,
};
