import { givenWindow } from '../../core/run/worth.ts';
import { bringsVectors, handsWindow, passesChance } from '../../core/search/algorithms.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import type { Exercise, PartKind } from '../../practice/exercise.ts';
import { type Deepening, deepeningOf, depthOf, mayCut, windowOf } from '../../practice/task.ts';
import { printWindow } from '../symbols.ts';
import { englishAlgorithms } from './algorithms.ts';
import { leafApart } from './phrases.ts';

const side: Record<NodeKind, string> = {
  max: 'MAX',
  min: 'MIN',
  chance: 'chance',
  leaf: 'leaf',
  player: 'player',
};

/** Who decides at a node; at a leaf that it is one. */
function who(tree: GameTree, node: NodeId): string {
  const kind = tree.kindName(node);
  return kind === 'player' ? `player ${tree.player(node) + 1}` : side[kind];
}

/** What a search is by its rules, whatever the tree. */
type RulesOf = Pick<Exercise, 'algorithm' | 'rules' | 'limited' | 'either'> & {
  readonly tree: Pick<GameTree, 'leafBounds' | 'players' | 'sum' | 'staticValue'>;
};

function rules(task: RulesOf): string {
  const deepening = deepeningOf(task);
  if (deepening !== null)
    return `${searchRules(task, LEFT_TO_RIGHT[deepening.tries])} ${passes(task, deepening)}`;
  const [depth, window] = [depthOf(task), windowOf(task)];
  return [
    searchRules(task, LEFT_TO_RIGHT.given),
    ...(window === null
      ? []
      : [
          `The root begins with (α, β) = ${printWindow(givenWindow(window))}: outside of it only a bound is found.`,
        ]),
    ...(depth === null
      ? []
      : [
          `Depth limit ${depth}: nodes there are not looked into; they count as leaves, worth the estimate in them (EVAL).`,
        ]),
  ].join(' ');
}

/** In which order children are visited. */
const LEFT_TO_RIGHT = {
  given: 'Children are visited from left to right.',
  last: 'Children are visited from left to right at first, later best first for whoever moves, by what the last pass returned of them; the others stay behind.',
};

function passes({ tree }: RulesOf, { budget }: Deepening): string {
  const depths = Number.isNaN(tree.staticValue(ROOT)) ? '1, 2, 3' : '0, 1, 2';
  const nodes = budget === 1 ? '1 node' : `${budget} nodes`;
  return `Iterative deepening: depth ${depths}, …; nodes at the limit of a pass count as leaves, worth their EVAL. Budget: ${nodes} entered in all passes together, leaves included.`;
}

function searchRules(task: RulesOf, order: string): string {
  const { algorithm, rules, either, tree } = task;
  const { cutoff, bounds } = rules;
  const name = englishAlgorithms[algorithm];
  if (bringsVectors(algorithm)) {
    const taken =
      'Each player takes what is best for himself, of equals the first, and its whole vector goes up.';
    return mayCut(task)
      ? `${name}. ${order} ${taken} ${pruning(tree)}`
      : `${name}: every leaf is evaluated. ${order} ${taken}`;
  }
  if (!handsWindow(algorithm)) return `${name}: every leaf is evaluated. ${order}`;
  const test =
    either !== undefined
      ? 'MAX stops when v ≥ β, MIN when v ≤ α; or only when v > β, and v < α: both rules are right, the same one throughout.'
      : cutoff === 'equal'
        ? 'MAX stops when v ≥ β, MIN when v ≤ α (equal values cut).'
        : 'MAX stops when v > β, MIN when v < α (equal values do not cut).';
  const [least, most] = tree.leafBounds.map(printBound);
  if (passesChance(algorithm))
    return tree.leafBounds.some(Number.isFinite)
      ? `${name}. ${order} ${test} All leaves lie in [${least}, ${most}], and with that windows pass through chance nodes.`
      : `${name}. ${order} ${test} Nothing is known of the leaves beforehand.`;
  const scope = bounds === 'all' ? 'The bounds of all ancestors count.' : 'Only the parent’s bound counts.';
  return `${name}. ${order} ${test} ${scope}`;
}

/** When a node of one of several players stops. */
function pruning({ sum, leafBounds: [least] }: RulesOf['tree']): string {
  const each = Number.isFinite(least) ? `, nobody less than ${printNumber(least)}` : '';
  const known = `All players together get ${printNumber(sum ?? Infinity)} at most${each}.`;
  return `${known} A node stops as soon as its player has so much that the parent’s player can get no more there than he already has, or has the most that one player can get. What ancestors farther up have does not count.`;
}

export const englishPractice = {
  panel: 'Practice',
  leave: 'Leave practice',
  choose: 'All exercises',
  // choosing
  nextTitle: 'Next for you',
  begin: 'Begin',
  bySkill: 'By skill',
  /** what stands before a text of a line */
  headed: (heading: string) => `${heading}: `,
  fromTree: 'On this tree',
  published: 'Quiz and exam trees',
  publishedHint: 'Choose a tree, then what is asked about it.',
  findTree: 'Find a tree',
  findTreeHint: 'a name, a number such as 5.5, or leaves',
  tree: 'Tree',
  treeWithin: (title: string, window: string) => `${title}, root window ${window}`,
  depth: 'Depth limit',
  toTheEnds: 'none: to the ends',
  deepening: 'iterative deepening',
  budget: 'Budget of nodes',
  budgetFault: (text: string) => `“${text}” is no budget: a whole number from 1 to 9,999.`,
  tries: 'Children are tried',
  triesChoice: { last: 'best first by the last pass', given: 'as they stand' },
  algorithm: 'Algorithm',
  ruleOf: { cutoff: 'A node is cut', bounds: 'Against the bounds' },
  asked: 'What is asked',
  valuesThenCuts: (values: string, cuts: string) => `Values by ${values}, then cross out what ${cuts} prunes`,
  searchOf: (part: string) => `${part}: by`,
  asAbove: 'the algorithm above',
  whichWindow: 'Which window',
  moment: { call: 'the one it is called with', end: 'the one it ends with' },
  notAskable: 'This cannot be asked about this tree under its rules.',
  progress: 'Your progress',
  sets: 'Sets for a class',
  // the sheet
  exerciseOf: (skill: string, difficulty: string) => `${skill}, ${difficulty}`,
  rules,
  parts: 'Parts',
  /** a part that is about a search of its own */
  partBy: (name: string, algorithm: string) => `${name}, ${algorithm}`,
  questionBy: (algorithm: string, question: string) => `${algorithm}: ${question}`,
  partMarks: (name: string, marks: string) => `${name} (${marks === '1' ? '1 mark' : `${marks} marks`})`,
  who,
  entryOf: (name: string, kind: string) => `${name} (${kind})`,
  entries: 'Entries',
  given: 'So far',
  nothingGiven: 'Nothing yet.',
  take: (name: string) => `Take ${name} back`,
  leafApart,
  /** what a press has changed, to those who listen */
  said: {
    struck: (names: readonly string[]) => `Crossed out: ${names.join(', ')}.`,
    chosen: (names: readonly string[]) => `Chosen: ${names.join(', ')}.`,
    takenBack: (names: readonly string[]) => `Taken back: ${names.join(', ')}.`,
    placed: (name: string, place: number) => `${name}, number ${place} in your list`,
    written: (name: string, text: string) => `At ${name}: ${text}.`,
    ordered: (parent: string, children: readonly string[]) =>
      `Children of ${parent}: ${children.join(', ')}.`,
  },
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
  // on the tree
  sheet: {
    node: (name: string, tree: GameTree, node: NodeId) => `${name}, ${who(tree, node)}`,
    judged: (name: string, value: string) => `${name}, at the depth limit, EVAL ${value}`,
    beyond: 'beyond the depth limit',
    estimate: (value: string) => `EVAL ${value}`,
    crossedOut: 'crossed out',
    belowCrossed: 'below a stroke',
    blank: 'blank',
    entry: (text: string) => `you wrote ${text}`,
    place: (place: number) => `number ${place} in your list`,
    onLine: 'on your line',
    verdict: { right: 'right', wrong: 'wrong', half: 'half right' },
  },
  notChosen: 'choose',
  fieldAt: (name: string) => `Entry at ${name}`,
  // marks
  marks: 'Marks',
  points: (points: string, marks: string) => `${points} of ${marks}`,
  allRight: 'All right.',
  errors: (missed: number, over: number) =>
    [missed > 0 ? `${missed} missed` : '', over > 0 ? `${over} too many` : ''].filter(Boolean).join(', '),
  wrongFields: (names: readonly string[]) => `wrong: ${names.join(', ').toLowerCase()}`,
  /** several of the counts, one after the other */
  counted: (counts: readonly string[]) => counts.join(', '),
  wrongEntries: (n: number) => (n === 1 ? '1 wrong entry' : `${n} wrong entries`),
  halfEntries: (n: number) => (n === 1 ? '1 half right' : `${n} half right`),
  isBlank: 'left blank',
  /** why a part has no marks at all, by what is asked */
  noMarks: {
    crossing: 'no marks for crossing out nothing or everything',
    leafOrder: 'no marks for listing no leaf or every leaf',
    line: 'no marks when the first move is wrong',
    reorder: 'no marks when no leaf is saved',
  } as Partial<Record<PartKind, string>>,
  marking: {
    'per-entry': (marks: string) =>
      `Each error takes ${marks === '1' ? '1 mark' : `${marks} marks`} off, but no more than one entry is worth.`,
    'per-error': (marks: string) =>
      `Each error takes ${marks === '1' ? '1 mark' : `${marks} marks`} off, down to 0.`,
    all: () => 'Only a part that is all right counts.',
  },
  // feedback
  feedback: 'What went wrong',
  slip: 'Nearly',
  noExplanation: 'No usual mistake explains this. Compare your answer with the model answer.',
  findingOf: (n: number, all: number) => `${n} of ${all}`,
  tellMore: { rule: 'Which rule?', owner: 'Whose bound?', place: 'Where?', step: 'Show the step' },
  nextFinding: 'Next one',
  whatIf: (leaf: string) => `Try it: set the leaf ${leaf}, which is left out, to 99`,
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
  markedBy: {
    equal: 'Both equality rules are right here; this was marked with cuts on equality (≥, ≤).',
    strict: 'Both equality rules are right here; this was marked with strict cuts (>, <).',
  },
  otherRule: {
    equal: 'Just as right, with cuts on equality (v ≥ β, v ≤ α):',
    strict: 'Just as right, with strict cuts (v > β, v < α):',
  },
  theirs: 'Answer handed in',
  model: 'Model answer',
  answer: {
    never: 'never',
    crossed: (names: string) => `Not examined: ${names}`,
    crossedNone: 'Everything is examined.',
    anyBest: (leaves: string) => `${leaves} leaves; other orders with as few are as right.`,
    keepsOrder: 'No order needs fewer: the tree stays as it is.',
    field: { depth: 'Depth', value: 'Value', move: 'Move' },
    inField: (name: string, said: string) => `${name}: ${said}`,
    none: 'none',
  },
  firstDifference: 'First difference (D)',
  again: 'Another like it',
  uncounted: 'Again, not counted',
  notCounted: 'Done again: this does not count.',
  next: 'Next exercise',
  graded: (points: string, marks: string) => `Graded: ${points} of ${marks}.`,
};
