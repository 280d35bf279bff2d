/**
 * The texts around a figure and on the start page: menus, limits, lists, side panels, games, the course,
 * notices, and the names of skills and questions.
 */

import type { EditRefusal } from '../../core/edit/index.ts';
import type {
  AlgorithmName,
  BoundNotation,
  NodeStatus,
  Numbers,
  RuleName,
  Unsuited,
} from '../../core/index.ts';
import type { GrowthName } from '../../core/run/growth.ts';
import type { LeavesBelow } from '../../core/run/leavesBelow.ts';
import type { NotByMover } from '../../core/search/moverForm.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Bilingual } from '../../games/game.ts';
import type { TranscriptFault } from '../../games/transcript.ts';
import type { PackedFault, Problem } from '../../notation/index.ts';
import { isUnknown } from '../../notation/leafValue.ts';
import type { ForeignName, Need } from '../../notation/notations/names.ts';
import type { WishFault, WishPart } from '../../notation/wishFault.ts';
import type { Difficulty, Skill } from '../../practice/index.ts';
import type { Misconception } from '../../practice/misconception.ts';
import { type ProblemSentences, shortened } from '../faultSentences.ts';
import type { AskedStrategy, FormatTexts, WantedNumbers } from '../formats.ts';
import type { RuleWords } from '../ruleWords.ts';
import { grouped, say } from '../sentence.ts';

/** The reasons why a search cannot be written in negamax form, with the numbers of the side to move. */
export const notByMover: Readonly<Record<NotByMover, string>> = {
  algorithm: 'this algorithm has no negamax form',
  chance: 'there are chance nodes, and chance is no side',
  players: 'several players decide in this tree',
};

/** `leaf` and `parent` name the leaf that a search cannot use, and its parent. */
type WhyUnsuited = (name: string, others: readonly string[], leaf?: string, parent?: string) => string;

function theLeaf(leaf: string, parent?: string): string {
  return `the leaf ${leaf}${parent === undefined ? '' : ` of ${parent}`}`;
}

function infiniteLeaf(name: string, leaf: string, parent?: string): string {
  return `${name} needs rewards, and ${theLeaf(leaf, parent)} is infinite: give it a number.`;
}

/**
 * The texts of the menus of rules, of bound notations, of MAX's or the mover's numbers, of full or growing
 * trees, and of the menu "⋯".
 */
export const settings = {
  rule: {
    cutoff: { equal: 'on equality: v ≥ β, v ≤ α', strict: 'strict, only beyond: v > β, v < α' },
    value: {
      soft: 'v itself (fail-soft)',
      hard: 'v clamped into the window (fail-hard)',
      running: 'the running bound α or β',
    },
    bounds: { all: 'of all ancestors', parent: 'of the parent only' },
    begin: { open: 'open: (−∞, +∞)', leaves: 'the known bounds of the leaves' },
    ties: { first: 'the first', soonest: 'the one that wins soonest, loses latest' },
  } satisfies RuleWords,
  ruleLegend: {
    cutoff: 'A node is cut',
    value: 'A node returns',
    bounds: 'It is tested against the bounds',
    begin: 'The window begins',
    ties: 'Of equal moves the best is',
  } satisfies Record<RuleName, string>,
  ruleNote: {
    cutoff: {
      equal: 'as most textbooks: an equal value cannot change the choice',
      strict: 'as some code: equal values are looked at, so that every best move is found',
    },
    value: {
      soft: 'says as much as is known, also outside the window',
      hard: 'never says more than the window asked',
      running: 'hands α or β up, as some lab reports write it',
    },
    bounds: {
      all: 'the window comes down the whole path: deep cutoffs too',
      parent: 'only shallow cutoffs: shows what deep ones save',
    },
    begin: {
      open: 'what the tree declares of its leaves cuts nothing here; Star1 always uses it',
      leaves:
        'no leaf lies outside, so a node that holds the least or the greatest value can be left at once',
    },
    ties: {
      first: 'as most textbooks: a later move of the same value never takes its place',
      soonest: 'the ply at which a game is won or lost counts as well: ∞₃ is won at ply 3',
    },
  } satisfies RuleWords,
  /** what another rule would change on the current tree */
  effect: (before: number, after: number, step: number) =>
    `${grouped(before)} → ${grouped(after)} leaves, first difference at step ${grouped(step)}`,
  effectNone: 'changes nothing here',
  /** texts of the menu "⋯" in the top bar */
  menu: {
    copyLink: 'Copy link',
    keep: 'Keep this moment for a lesson',
    audience: 'Window for the audience',
    theme: { light: 'Dark theme', dark: 'Light theme' },
    print: 'Print',
    growth: 'How it grows',
    keys: 'Keys',
    about: 'About Plyscope',
  },
  notation: {
    window: 'window (α, β)',
    range: 'proved range [lo, hi]',
    one: 'one bound a node',
    pair: 'running pair [α, β]',
  } satisfies Record<BoundNotation, string>,
  notationNote: {
    window: 'what the algorithm holds',
    range: 'what is known of the value, as in AIMA figure 5.5',
    one: 'α at MAX, β at MIN, as in Nilsson',
    pair: 'v taken in before the test: a cut shows crossed bounds',
  } satisfies Record<BoundNotation, string>,
  /** texts about trees of several players */
  feared: (name: string) => `${name}: all against player 1`,
  drawnOfPlayers: 'a tree of several players is there before the search',
  /** what each algorithm does, for the menu of algorithms */
  algorithmNote: {
    minimax: 'looks at every leaf; MAX takes the greatest, MIN the smallest',
    'two-phase': 'first generates all, by OPEN and CLOSED, then backs values up',
    'level-by-level': 'generates ply by ply, and backs up from the deepest',
    'alpha-beta': 'leaves out what cannot change the choice; below a chance node its window starts afresh',
    pvs: 'asks of later children only whether they are better, and searches those again; pays in good order',
    expectiminimax: 'looks at every leaf; chance takes the mean',
    star1: 'alpha–beta whose windows pass through chance nodes; cuts there where leaf bounds are known',
    'max-n': 'each of several players takes what gives that player most',
    mcts: 'plays on from the tree it has, again and again, and learns from the results',
    program: 'the calls and returns that its log has, line by line',
  } satisfies Readonly<Record<AlgorithmName, string>>,
  unsuited: {
    chance: (name, others) => `${name} has no rule for chance nodes: take ${others.join(' or ')}.`,
    'no-ply': (name) => `${name} looks at least one ply deep: choose a greater depth.`,
    players: (name, others) => `${name} has no rule for several players: take ${others.join(' or ')}.`,
    infinite: (name, _others, leaf = '?', parent) => infiniteLeaf(name, leaf, parent),
    'too-deep': (name) => `${name} is shown on trees of at most 1,000 plies.`,
    'no-log': (name) => `${name} is shown once its log is opened.`,
    'no-players': (name) => `${name} is for several players: its leaves are vectors, as in <1 2 6>.`,
  } satisfies Record<Unsuited, WhyUnsuited>,
  growthNote: {
    drawn: 'all of it is there before the search; what is cut turns grey',
    grown: 'each node comes when it is generated; what is cut never comes',
  } satisfies Record<GrowthName, string>,
  numbersLegend: 'Numbers are written as',
  numbers: {
    max: 'what MAX gets',
    mover: 'what the side to move gets (negamax)',
  } satisfies Record<Numbers, string>,
  numbersNote: {
    max: 'MAX wants the greatest, MIN the least',
    mover:
      'both sides want the greatest; a number changes its sign when the other side is to move, and every cut is v ≥ β. Editing, what if and EVAL stay with MAX',
  } satisfies Record<Numbers, string>,
  oneByMover: 'α at every node: each side wants the greatest',
  notByMover: notByMover,
  /** why the mover's numbers are not available in a question, exercise or match */
  numbersOfMaxOnly: 'questions, exercises and matches are in the numbers of MAX',
};

/**
 * The texts about limits of the search, passes of iterative deepening, and the answer that the passes have
 * given so far.
 */
export const limits = {
  depth: 'Depth',
  depthAll: 'to the ends',
  shallower: 'One ply less',
  deeper: 'One ply more',
  ofHeight: (height: number) => `of ${height} plies`,
  noEstimates:
    'Nothing here says what a position is worth before its end. A static value is written before a node: 5~(3 4).',
  deepen: 'Deepen: depth 0, 1, 2, … one after the other',
  deepenWhy: 'an answer is there at any time: that of the deepest pass that is finished',
  budget: 'Budget',
  budgetNone: 'none',
  nodes: (count: number) => `${grouped(count)} ${count === 1 ? 'node' : 'nodes'}`,
  triesLegend: 'Children are tried',
  tries: { last: 'best first by the last pass', given: 'as they stand', kind: 'by the kind of move' },
  byKind: 'Moves by kind',
  window: 'Root window',
  windowEnds: { alpha: 'α', beta: 'β' },
  windowNone: { alpha: '−∞', beta: '+∞' },
  windowWhy: 'what the search begins with; a value outside comes out as a bound',
  windowWrong: 'two numbers, the first below the second',
  triesNote: {
    last: 'good order makes good cuts; the drawing stays as it is',
    given: 'each pass as if it were the first',
    kind: 'those that win first, then those that block; the drawing stays as it is',
  },
  quietLegend: 'At the limit a position is judged',
  quiet: { none: 'as it is', all: 'once it is quiet', noisy: 'once it is quiet, noisy moves alone' },
  quietNote: {
    none: 'quiet or not',
    all: 'till then all its moves are searched',
    noisy: 'till then captures and the like; the mover may keep the static value',
  },
  most: 'At most plies beyond',
  mostNone: 'any number',
  check: 'Check the end of the line',
  checkWhy: 'the line that is chosen is searched farther at its end; cheap, and not complete',
  checkPlies: 'Plies farther',
  checked: (plies: number) => `+${plies}`,
  checkedTo: (plies: number, step: number) => `Check, ${plies} plies farther, to step ${grouped(step)}`,
  horizon: 'horizon',
  unseen: 'unseen',
  horizonLine: 'Horizon: how many plies are looked at',
  horizonAt: (depth: number | null) => (depth === null ? 'to the ends' : `depth ${depth}`),
  pass: (depth: number) => `depth ${depth}`,
  passTo: (depth: number, step: number) => `Depth ${depth}, to step ${grouped(step)}`,
  answerPanel: 'Answer so far',
  order: { last: 'order: last, best first', given: 'order: as given', kind: 'order: by kind' },
  columns: { depth: 'depth', value: 'value', move: 'move', entered: 'entered', inAll: 'in all' },
  running: 'running',
  dropped: 'dropped',
  none: '–',
  ifTimeRanOut: 'If time ran out now: ',
  noAnswerYet: 'no answer yet.',
  valueAlone: (value: string) => `a value without a move, ${value}.`,
  answerNow: (move: string, value: string) => `${move}, ${value}.`,
  runningWhy: 'The pass that is running does not count until it ends.',
  budgetSlider: 'Budget of nodes',
  budgetTicks: 'A tick where each depth ends.',
  tried: (rank: number) =>
    `${rank}${rank % 100 > 10 && rank % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')}`,
};

/** The texts about a search that is recorded beside the page. */
export const longSearch = {
  opening: 'Opening the tree of this address',
  // How many nodes the tree of a game has is known when it has been made.
  title: (algorithm: string, nodes: number) =>
    nodes === 0
      ? `${algorithm} searches the game`
      : `${algorithm} searches a tree of ${grouped(nodes)} nodes`,
  making: (nodes: number) =>
    nodes === 0
      ? 'The whole tree of the game is being made'
      : `A tree of ${grouped(nodes)} nodes is being made`,
  counting: 'The nodes of the whole tree are being counted',
  made: 'How much of the tree is made',
  reading: 'The text of a large tree is being read',
  readSoFar: (nodes: number) => `So far: ${grouped(nodes)} nodes read.`,
  read: 'How much of the text is read',
  progress: 'How much of the tree the search has left behind',
  soFar: (entered: number, leaves: number, cutoffs: number) =>
    `So far: ${grouped(entered)} nodes entered, ${grouped(leaves)} leaves evaluated, ` +
    `${grouped(cutoffs)} cutoffs.`,
  assembling: 'The search is over; its record is being put together …',
  ordering: (nodes: number) =>
    `The children of a tree of ${grouped(nodes)} nodes are being put in another order`,
  pairing: (nodes: number) => `Two searches of a tree of ${grouped(nodes)} nodes are being set in step`,
  layingOut: (nodes: number) => `The drawing of ${grouped(nodes)} nodes is being laid out …`,
  cancel: 'Cancel',
  close: 'Close',
  elsewhere: {
    'worker-again': 'The worker stopped; another one has begun anew.',
    page: 'No worker runs here, so the page does it itself and may answer late.',
  },
  failed: {
    reading: 'The text could not be read. The page stays as it was.',
    making: 'The tree could not be made. The page stays as it was.',
    counting: 'The nodes could not be counted. The page stays as it was.',
    searching: 'The search broke off. The page stays as it was.',
    assembling: 'The record of the search could not be put together. The page stays as it was.',
    ordering: 'The children could not be put in another order. The page stays as it was.',
    pairing: 'The two searches could not be set in step. The page stays as it was.',
  },
  refused: (nodes: number, most: number) =>
    `No worker runs here, and by itself the page takes trees of at most ${grouped(most)} nodes; ` +
    `this one has ${grouped(nodes)}. Take a smaller tree, or open the page in a window of its own.`,
};

/** The texts about the run of a tree that is too large to be drawn. */
export const inFigures = {
  title: 'The run in figures',
  notDrawn: (nodes: number, most: number) =>
    `${grouped(nodes)} nodes are too many to be drawn, so the run is told in figures. ` +
    `Any subtree of at most ${grouped(most)} nodes opens as a figure.`,
  plies: 'The search so far, ply by ply',
  ply: 'Ply',
  path: 'Path now',
  leaves: 'leaves',
  nodes: 'Nodes',
  entered: 'Entered',
  evaluated: 'Evaluated',
  cut: 'Cut off',
  subtree: 'Subtree',
  open: 'Open as a figure',
  openSize: (nodes: number) => `Open ${grouped(nodes)}`,
  openAt: (name: string, nodes: number) => `Open ${grouped(nodes)} nodes: the subtree of ${name} as a figure`,
  typed: 'Another node, by the numbers of its children from the root, such as 2\u00a01\u00a03',
  noNode: (children: number) =>
    `There is no such node. The root has ${grouped(children)} children; the first is 1.`,
  isLeaf: 'This node is a leaf; there is nothing below it to draw.',
  tooLarge: (nodes: number, most: number) =>
    `This subtree has ${grouped(nodes)} nodes, and a figure at most ${grouped(most)}. ` +
    'Take a node farther down.',
  previousChange: 'Previous change of the best move',
  nextChange: 'Next change of the best move',
  subtreeTitle: (name: string, whole: string) => (whole === '' ? `Below ${name}` : `Below ${name}: ${whole}`),
};

/** The texts of the buttons that scroll, magnify and fold a figure, and of the signs at its borders. */
export const tools = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the whole tree',
  follow: 'Follow the search',
  fold: 'Fold the subtree (−)',
  unfold: 'Open the subtree (+)',
  /** texts of the sign at a border beyond which the figure continues */
  outOfView: (count: number) => `${grouped(count)} more`,
  towards: { left: ' to the left', right: ' to the right', above: ' above', below: ' below' },
  overview: 'Overview of the tree',
  closeOverview: 'Close the overview',
  /** which part of the tree's width is in view, in per cent */
  overviewAt: (from: number, to: number) => `in view: from ${from} to ${to} % of the width`,
  /** what has become of the leaves of a subtree that is too narrow to draw */
  below: (name: string, { evaluated, cut, waiting, isHere }: LeavesBelow) => {
    const all = evaluated + cut + waiting;
    const parts = [
      evaluated > 0 && `${grouped(evaluated)} evaluated`,
      cut > 0 && `${grouped(cut)} cut`,
      waiting > 0 && `${grouped(waiting)} not reached`,
    ];
    const leaves = all === 1 ? '1 leaf' : `${grouped(all)} leaves`;
    const told =
      all === 0 ? 'no leaf that the search looks at' : `${leaves}: ${parts.filter(Boolean).join(', ')}`;
    return `below ${name}: ${told}${isHere ? '; the search is here' : ''}`;
  },
};

/** The texts of the list above the field of the step: where a number or a name leads. */
export const goTo = {
  list: 'Go to',
  step: (step: number) => `Step ${grouped(step)}`,
  cut: (number: number, name: string) => `Cutoff ${grouped(number)}, at ${name}`,
  node: (name: string) => `Node ${name}`,
  leaf: (leaf: string, parent?: string) =>
    parent === undefined ? `Leaf ${leaf}` : `Leaf ${leaf} of ${parent}`,
  leadsTo: (step: number | null) => (step === null ? 'never entered' : `step ${grouped(step)}`),
  steps: (last: number) => `There are steps 0 to ${grouped(last)}.`,
  cuts: (count: number) =>
    count === 0
      ? 'This search makes no cutoff.'
      : count === 1
        ? 'There is 1 cutoff.'
        : `There are ${grouped(count)} cutoffs.`,
  noLaterCut: 'No cutoff comes after this step.',
  withheld: (last: number) => `Until the question is answered, step ${grouped(last)} is the last.`,
  nothing: 'Type a step, the name of a node, or “cut” with a number.',
};

/** The texts for screen readers about the tree that keys can walk through node by node. */
export const operable = {
  operableTree: 'Game tree, node by node',
  status: {
    waiting: 'not visited yet',
    open: 'open',
    done: 'finished',
    pruned: 'cut, never visited',
    beyond: 'deeper than the search looks',
  } satisfies Record<NodeStatus, string>,
  spokenItem: (parts: readonly string[]) => parts.join(', '),
  spokenProbability: (p: string) => `probability ${p}`,
  spokenCurrent: 'the search is here',
};

/** The texts of the marks above the timeline. */
export const marks = {
  markCutoff: (name: string, step: number) => `Cutoff at ${name}, step ${grouped(step)}`,
  markBest: (name: string, step: number) => `New best value at ${name}, step ${grouped(step)}`,
  markMerge: (name: string, step: number) => `${name} leads to what is there already, step ${grouped(step)}`,
  markValue: (name: string, step: number) => `Value of ${name}, step ${grouped(step)}`,
};

/** The texts of the lists OPEN and CLOSED below the figure, and of the phases of a run. */
export const lists = {
  lists: 'OPEN and CLOSED',
  of: { open: 'OPEN', closed: 'CLOSED' },
  order: { open: 'queue', closed: 'stack' },
  first: 'first',
  empty: {
    open: 'every node that can be expanded has been',
    closed: 'nothing waits for its value',
  },
  more: (count: number) => `… ${grouped(count)} more`,
  most: (count: number) => `(at most ${grouped(count)})`,
  /** texts that only screen readers speak */
  spoken: (list: string, names: readonly string[], more: number) => {
    const named = names.length === 0 ? 'empty' : names.join(', ');
    return `${list}: ${named}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
  },
  /** the phases of the two-phase procedure and of the procedure in five steps */
  phases: {
    generate: 'phase 1: generate',
    value: '',
    backUp: 'phase 2: values go up',
    solve: 'phase 3: solution',
  },
  steps: { generate: 'generate', value: 'value the ends', backUp: 'values go up', solve: '' },
  phaseTo: (name: string, step: number) => `${name}, to step ${grouped(step)}`,
  table: 'The lists, step by step',
  step: 'step',
  none: '( )',
};

/** The texts of the controls of a presented figure. */
export const projecting = {
  whole: 'The whole tree',
  readable: 'As much as can be read',
};

/** The texts about Monte-Carlo tree search around a figure. */
export const simulation = {
  iterationAt: (iteration: number) => `iteration ${grouped(iteration)}`,
  phasesLabel: 'The phases of an iteration',
  onBoard: 'play its moves',
  phase: {
    selection: 'selection',
    expansion: 'expansion',
    simulation: 'simulation',
    backpropagation: 'backpropagation',
  },
  /** texts of a playout that is played on the board */
  onBoardOf: {
    which: 'Playout',
    nth: (playout: number, of: number) => `${grouped(playout)} of ${grouped(of)}`,
    first: 'Back to the node',
    back: 'One ply back in the playout',
    next: 'One ply on in the playout',
    last: 'To the end of the playout',
    offer: (plies: number) => `The playout from here: ${plies} ${plies === 1 ? 'ply' : 'plies'}.`,
    at: (ply: number, of: number, move: string) => `ply ${ply} of ${of}: ${move}`,
    /** between the last move and how the game ends */
    gap: '. ',
    tabled: 'How the game ends from here is in a table, so the playout stops.',
  },
  // texts about long runs
  simulating: 'Simulating',
  madeOf: (done: number, of: number) => `${grouped(done)} of ${grouped(of)} iterations`,
  enough: 'Enough',
  puttingTogether: 'The tree is being put together …',
  brokeOff: (iterations: number) =>
    `The simulation broke off; the first ${grouped(iterations)} iterations are shown.`,
  elsewhere: {
    'worker-again': 'The worker stopped; another one has begun anew.',
    page: 'No worker could be started, so the page simulates itself and may answer late.',
  },
  firstOnly: (iterations: number) => `The first ${grouped(iterations)} iterations.`,
  goOnTo: (iterations: number) => `Go on to ${grouped(iterations)}`,
  // texts about the settings
  iterations: 'Iterations',
  iterationsProblem: 'A whole number from 0 to 200000.',
  c: 'C',
  selectionLegend: 'Children are selected by',
  selection: { uct: 'UCT', puct: 'PUCT' },
  selectionNote: {
    uct: 'the mean, and a bonus for moves that were tried rarely',
    puct: 'the same with a prior for each move, as AlphaGo has it; there a network gives the priors',
  },
  priors: 'Priors of the root’s moves',
  priorsProblem: (moves: number) =>
    `${moves} ${moves === 1 ? 'number' : 'numbers'} from 0 to 1 with commas between them; empty for equal ones.`,
  playoutLegend: 'Playouts make',
  playout: { random: 'random moves', first: 'always the first move' },
  seed: 'Random seed',
  seedProblem: 'A whole number from 0 to 4294967295.',
  playouts: 'Playouts an iteration',
  playoutsProblem: 'A whole number from 1 to 50.',
  leavesLegend: 'The value of a leaf is',
  leaves: { reward: 'the reward', chance: 'the chance of a win' },
  leavesNote: { reward: 'as it stands', chance: 'drawn: 1 with this probability, else 0' },
  noChance: (leaf: string, parent?: string) =>
    `Not with ${theLeaf(leaf, parent)}, which is not between 0 and 1: give it a probability.`,
  span: 'C counts as it is',
  spanNote: 'otherwise it is multiplied by the span of the rewards',
  given: 'Given results',
  givenProblem: 'At most 10,000 numbers with commas between them, such as 20,10,0,14; empty for playouts.',
  numbersLegend: 'Numbers are the results',
  numbers: { max: 'of MAX', mover: 'of the side that moved in' } satisfies Record<Numbers, string>,
  numbersNote: {
    max: 'at every node',
    mover: 'as AIMA and Browne et al. write them; what is chosen stays the same',
  } satisfies Record<Numbers, string>,
  numbersOfMaxOnly: 'exercises and matches are in the numbers of MAX',
  siblings: 'Siblings in order of visits',
  siblingsNote:
    'places change only at the end of an iteration; while you edit, siblings are in the order of moves',
  siblingsTooMany: (most: number) => `a tree of more than ${grouped(most)} nodes keeps the order of moves`,
  finalLegend: 'The recommended move has',
  final: { visits: 'the most visits', mean: 'the best mean' },
  wrongNumber: (at: number, found: string, problem: string) =>
    `Number ${at} is ${found === '' ? 'missing' : `“${found}”`}. ${problem}`,
  arms: 'UCB1 table: only numbers',
  // texts of the panels
  selectionAt: (node: string) => `Selection at ${node}`,
  formula: {
    uct: (visits: string, isNegated: boolean) => `${isNegated ? '−Q' : 'Q'} + C · span · √(ln ${visits} / N)`,
    puct: (visits: string, isNegated: boolean) =>
      `${isNegated ? '−Q' : 'Q'} + C · span · P · √${visits} / (1 + N)`,
  },
  selectionHeads: (isNegated: boolean) => ['', 'N', 'W', isNegated ? '−Q' : 'Q', 'bonus', 'score'],
  chanceHeads: ['', 'N', 'W', 'Q', 'probability'],
  exploitation: (isNegated: boolean): string => (isNegated ? '−Q so far, from the least on' : 'Q so far'),
  exploration: 'bonus for being tried little',
  otherC: 'Another C, another move',
  cIs: (c: string) => `C = ${c}`,
  interval: (from: string, to: string) => `C from ${from} to ${to}:`,
  convergence: 'Convergence',
  /** `side` is the side whose result it is, when that is not always MAX; else null */
  minimaxIs: (value: string, side: string | null) =>
    side === null ? `minimax ${value}` : `minimax ${value} for ${side}`,
  shares: 'Share of the visits',
  means: (side: string) => `Mean reward Q for ${side}`,
  asTable: 'As a table',
  tableHeads: ['', 'N', 'share', 'Q'],
  minimax: 'minimax',
  noneYet: 'No move is recommended yet.',
  isBest: (move: string) => `The recommended move ${move} is a best move by minimax.`,
  isNotBest: (move: string, best: readonly string[]) =>
    `The recommended move is ${move}; minimax plays ${best.join(' or ')}.`,
  solveGame: 'Minimax values beside Q',
  minimaxKey: 'mm: minimax value',
  notSolved: {
    chance: 'Dice decide in this game: its values are not computed.',
    'too-many': 'From here the game has too many positions to be solved.',
  },
  overSeeds: (seeds: number) => `Over ${seeds} seeds`,
  seedsTitle: (done: number, of: number) => `Recommended, share of the seeds (${done} of ${of})`,
  seedsBest: (best: number, of: number, iterations: number) =>
    `After ${grouped(iterations)} iterations a best move is recommended for ${best} of ${of} seeds.`,
  seedsHeads: ['iterations', 'recommended, seeds'],
  sameForEach: 'Nothing in this simulation is drawn, so every seed gives the same.',
};

/** The texts of the side panels. */
export const panels = {
  tab: {
    mechanism: 'Mechanism',
    position: 'Position',
    notes: 'Notes',
    whatIf: 'What if',
    events: 'Events',
  },
  end: 'end',
  toMove: (side: string) => (side === 'chance' ? 'decides by chance' : `${side} to move`),
  /** for a side that is also called by the colour of its pieces */
  sideToMove: (side: string, kind: string) => `${side} (${kind}) to move`,
  wayHere: 'The way here',
  waysOn: 'Ways on',
  notice: 'What to notice',
  noticeLater: 'Shown once you have seen the end of the run.',
  tellNow: 'Show it now',
  noNotes: 'This tree is your own: there are no notes about it.',
  origin: { published: '', reconstructed: 'reconstructed', derived: 'derived', own: 'made for Plyscope' },
  inBrackets: (text: string) => ` (${text})`,
  moments: 'Named moments',
  playersPanel: 'Players',
  againstOnePanel: 'Ties and alliances',
  playerColumn: 'player',
  bestOnPath: 'best on the path',
  mostHere: (name: string) => `most possible at ${name}`,
  tiesNone: (vector: string) => `Ties do not matter: however they are broken, the root gets ${vector}.`,
  tiesMatter: (vectors: readonly string[]) =>
    `Ties matter: broken one way or another, the root gets ${vectors.slice(0, -1).join(', ')} or ${vectors.at(-1)}.`,
  tiesMany: 'Ties matter: broken one way or another, the root gets one of many vectors.',
  allAgainstOne: 'All against player 1',
  allAgainstOneHint:
    'Here everybody plays for himself. Player 1 may also fear that all others play together against him.',
  eachForHimself: 'Everybody for himself',
  eachForHimselfHint:
    'All others play together against player 1: he is MAX, they are MIN, and a leaf is worth what he gets.',
  forPlayerOne: (whole: string, feared: string) =>
    `Player 1 gets ${whole} if everybody plays for himself, and ${feared} if all are against him.`,
  windowPanel: 'Window',
  windowAt: (name: string) => `Window at ${name}`,
  windowClosed: 'outside the window: cut',
  windowNone: 'This algorithm keeps no window.',
  windowBefore: 'The search has not begun.',
  windowAfter: 'The search is over.',
  /**
   * names the owner of a bound; `held` is the value that the owner holds when it differs from the bound,
   * otherwise ""
   */
  from: (name: string, held: string) => (held === '' ? `from ${name}` : `from ${name}’s ${held}`),
  askedBy: (name: string) => `asked by ${name}`,
  rootWindow: 'root window',
  leafBound: 'known bound',
  codePanel: 'Pseudocode',
  stackPanel: 'Call stack',
  stackEmpty: 'No call is open.',
  stackOpen: (calls: number) => `${grouped(calls)} ${calls === 1 ? 'call' : 'calls'}`,
  stackBetween: (calls: number) => `${grouped(calls)} more ${calls === 1 ? 'call' : 'calls'} between`,
  countsPanel: 'So far',
  enteredOf: (nodes: number) => `entered of ${grouped(nodes)} nodes`,
  generated: 'generated',
  expanded: 'expanded',
  storedNow: (most: number) => `stored, ${grouped(most)} at most`,
  iterations: 'iterations',
  treeNodes: 'nodes in the tree',
  playedPlies: 'moves played',
  neverGenerated: 'moves never generated',
  mergedMoves: 'merged',
  wholeTree: (nodes: number) => `the whole tree: ${grouped(nodes)}`,
  needsWhole: 'This needs the whole tree, drawn first.',
  drawFullTree: 'Draw the whole tree',
  notOfLarge: 'The tree is too large to be drawn, so no other value can be tried for a leaf of it.',
  notOfPlayers:
    'This is about trees of MAX and MIN. Where several players decide, change a leaf in the editor.',
  evaluated: 'leaves evaluated',
  entered: 'entered',
  distinct: 'distinct',
  cutoffs: 'cutoffs',
  byEstimate: 'leaves estimated',
  cutLeaves: 'leaves cut',
  leavesInAll: 'leaves in all',
  minimaxWould: 'leaves minimax evaluates',
  /** What may be evaluated without being a leaf is a position. */
  evaluatedPositions: 'positions evaluated',
  estimatedPositions: 'positions estimated',
  minimaxPositions: 'positions minimax evaluates',
  fewest: 'fewest possible',
  fewestWhy: (b: number, d: number) => `b^⌈d/2⌉ + b^⌊d/2⌋ − 1 with b = ${b}, d = ${d}`,
  yes: 'yes',
  no: 'no',
};

/** The texts about games: the setting, the strategy, the complete tree, and the formal definition. */
export const game = {
  games: 'Games to search',
  gamesWhy: 'Searched live: each position comes into being when the search generates it.',
  // texts of the game's menu in the caption
  setting: 'The game',
  play: 'Play',
  playWhy: 'Play against the search',
  stopPlaying: 'Stop playing',
  match: 'A match of strategies',
  toDepth: (depth: number | null) => (depth === null ? 'to the end' : `depth ${depth}`),
  symmetricOnce: 'symmetric once',
  position: 'From the position',
  positionOrMoves: 'From the position, or after the moves',
  wrongMove: ({ at, found, legal }: TranscriptFault, before: number) =>
    legal.length === 0
      ? `At character ${at + 1}: the game is over after ${before} ${before === 1 ? 'move' : 'moves'}, and “${found}” comes after its end.`
      : `At character ${at + 1}: “${found}” cannot be move ${before + 1}. Legal there: ${legal.join(', ')}.`,
  playBefore: (moves: number) =>
    moves === 1 ? 'Play the move before it' : `Play the ${moves} moves before it`,
  overHere: 'The game is over in this position: no move is left, so there is nothing to search.',
  played: (moves: string) => `then played: ${moves}`,
  takeBack: 'Take the last move back',
  fromStart: 'From the beginning',
  depth: 'Depth',
  depthNone: 'This game has no evaluation to stop by: it is searched to its ends.',
  symmetry: 'Symmetric moves count once',
  formOf: 'Positions that are the same',
  formNone: 'This game leaves moves to chance: it is searched as a tree, each way to a position apart.',
  form: { tree: 'tree', graph: 'graph' },
  // texts about the strategy of a side
  solution: 'Solution graph',
  solutionOf: 'Whose',
  theWinner: 'the winner',
  winner: (side: string) => `${side} wins, whatever the other side does.`,
  markedLater: 'It is marked once the values have gone up.',
  noWinner: 'Neither side can win if both play well.',
  notProved: 'Who wins is not proved at this depth.',
  inSolution: (side: string, positions: number, edges: number) =>
    `${side}’s strategy: ${grouped(positions)} ${positions === 1 ? 'position' : 'positions'}, ${grouped(edges)} ${edges === 1 ? 'edge' : 'edges'}`,
  strategyOf: (side: string) => `${side}’s strategy`,
  asGood: 'as good: press it to choose it',
  arc: 'an arc: every one of these replies must be answered',
  endBar: 'a bar: the game is over',
  andOr:
    'The notes call the positions under an arc AND nodes (与节点), the others OR nodes (或节点). Other books name the node that has the arc below it.',
  moreChoices: (count: number) =>
    count === 1
      ? 'One more position has such a choice.'
      : `${grouped(count)} more positions have such a choice.`,
  ownMoves: (position: string) => `At ${position} these moves are worth as much`,
  option: (name: string, value: string) => `${name}: ${value}`,
  judge: 'judge',
  ownWeights: 'own weights',
  notThat: (canBe: string) => `It can be ${canBe}.`,
  // texts about the complete tree of a game
  complete: 'The complete tree',
  completeOf: (game: string, position: string | null) =>
    `${game} to its ends, from ${position === null ? 'the beginning' : `the position ${position}`}. Counted here, position by position.`,
  tooManyToCount: 'From this position there are too many positions to count.',
  ply: 'ply',
  inAll: 'in all',
  allLines: 'all lines of play',
  siblingsOnce: 'symmetric siblings once',
  upToSymmetry: 'positions up to symmetry',
  worthTold: 'what they are worth',
  worthParts: 'MAX · even · MIN',
  favoured: 'favours MAX · even · MIN',
  nodes: 'nodes',
  positions: 'positions',
  endsWon: 'ends: MAX · MIN · drawn',
  edgesTold: (all: number, once: number | null) =>
    once === null
      ? `${grouped(all)} moves from position to position.`
      : `${grouped(all)} moves from position to position, ${grouped(once)} up to symmetry.`,
  treeTooLarge: (nodes: number, most: number) =>
    `All lines of play are ${grouped(nodes)} nodes, more than the ${grouped(most)} that are searched here: the table has them, and the smaller forms can be drawn.`,
  drawTree: (nodes: number, isOnce: boolean) =>
    `The tree${isOnce ? ', symmetric siblings once' : ''}: ${grouped(nodes)} nodes`,
  tellTree: (nodes: number, isOnce: boolean) =>
    `Search the tree${isOnce ? ', symmetric siblings once' : ''}, in figures: ${grouped(nodes)} nodes`,
  drawMap: (positions: number, isOnce: boolean) =>
    `The map${isOnce ? ' up to symmetry' : ''}: ${grouped(positions)} positions`,
  // texts about the formal definition of a game
  formally: 'The game, formally',
  atStart: 'S0',
  actions: (moves: number, made: number, all: number) =>
    `${grouped(moves)} ${moves === 1 ? 'move' : 'moves'}${moves === all ? '' : ` up to symmetry, of ${grouped(all)}`}; ${grouped(made)} generated`,
  outcomes: (all: number, made: number) =>
    `${grouped(all)} ${all === 1 ? 'outcome' : 'outcomes'}; ${grouped(made)} generated`,
  isOver: 'the game is over: no moves',
  isEnd: 'true: the game is over',
  isCut: (depth: number) => `true: depth ${depth}`,
  isNot: 'false',
  onlyAtEnds: 'only where the game is over',
  noEstimate: 'none: it is searched to its ends',
  system: 'As a production system',
  systemParts: [
    ['global database', 'the position'],
    ['rules', 'ACTIONS(s) and RESULT(s, a)'],
    ['control strategy', 'the search'],
  ],
};

/** The texts about the chapters of the course, for the start page and the library. */
export const course = {
  course: 'The course',
  size: (chapters: number, figures: number) => `${chapters} chapters, ${figures} figures`,
  chapter: {
    1: ['Games', 'A game is a tree: whose turn it is, what may be played, and what the end is worth.'],
    2: ['Minimax', 'MAX takes the greatest of what MIN leaves; values go up from the leaves.'],
    3: ['Alpha–beta', 'What cannot change the choice need not be looked at.'],
    4: [
      'Imperfect decisions',
      'There is no time to see the end: positions are estimated, and the search goes as deep as it can.',
    ],
    5: ['Chance', 'Dice decide too: a node is worth the average of what may come.'],
    6: ['Simulation', 'Where no tree reaches the end, play on to it again and again, and count who wins.'],
    7: [
      'Othello',
      'One board and six opinions of what is good: the evaluation decides which move is played.',
    ],
  },
  program: 'Check your program: see where your alpha-beta goes wrong',
  growth: 'How it grows: leaves against depth',
  ucb1: 'UCB1 table: which arm comes next, and for which C',
  match: 'A match of strategies: who wins against whom',
  exercises: 'Exercises:',
  lessons: 'Lessons:',
  noExercises: 'No exercises yet',
  notions: 'Terms:',
  /** the table of the kinds of games, with games that the program does not search */
  kinds: {
    caption: 'Kinds of games. Those with a picture are searched here.',
    deterministic: 'Without chance',
    chance: 'With chance',
    perfect: 'Perfect information: both see the whole position',
    imperfect: 'Imperfect information: something is hidden',
    others: {
      perfect: { deterministic: 'Also chess, checkers, Go', chance: 'Also backgammon, Monopoly' },
      imperfect: { deterministic: 'Battleship, Kriegspiel', chance: 'Bridge, poker, Scrabble' },
    },
  },
  mastered: (count: number, of: number) => `${count} of ${of} mastered`,
  all: (figures: number) => `All ${figures}`,
  goOn: 'Go on where you were:',
  goOnAt: (name: string, step: number, last: number) => `${name}, step ${grouped(step)} of ${grouped(last)}`,
  // texts of the screen with all trees of the library
  filters: 'Only trees with',
  filter: {
    algorithm: 'Algorithm',
    plies: 'Plies',
    leaves: 'Leaves',
    any: 'any',
    deep: 'a deep cut',
    equality: 'a cut on equality',
    chance: 'chance',
    upTo: (n: number) => `up to ${n}`,
    from: (n: number) => `${n} and more`,
  },
  found: (n: number) => (n === 1 ? '1 tree' : `${n} trees`),
  noneLeft: 'No tree matches.',
  clear: 'Clear filters',
  leaves: (n: number) => `${grouped(n)} leaves`,
};

/**
 * Returns the message about a fault in a tree's text, such as "Line 2, column 5: found “x”. …": its position,
 * what was found, what is expected, and a repair.
 */
export function sayProblem(problem: Problem): string {
  const { line, column } = problem.at;
  return `Line ${line}, column ${column}: ${sentenceOf(problem)}`;
}

function sentenceOf(problem: Problem): string {
  const here = problem.found === '' ? 'the text ends here' : `found “${problem.found}”`;
  return PROBLEMS[problem.code]({ ...problem, here });
}

/** Says that a uniform tree would have too many nodes, of which at most 2^53 − 1 are counted. */
export function uniformTooLarge(found: number, most: number): string {
  const counted = `${found >= Number.MAX_SAFE_INTEGER ? 'more than 9e15' : grouped(found)} nodes`;
  return `The tree would have ${counted}; the limit is ${grouped(most)}. Ask for fewer plies or children.`;
}

const WISH_IN_FULL = 'uniform b=3 d=8 seed=1 values=0..99 order=given';

/** What each part of the wish for a uniform tree is, and how it is written. */
const WISH_PART: Readonly<Record<WishPart, { readonly name: string; readonly form: string }>> = {
  b: { name: 'The number of children b', form: 'is a whole number, as in b=3' },
  d: { name: 'The number of plies d', form: 'is a whole number, as in d=8' },
  seed: { name: 'The seed', form: 'is a whole number, as in seed=1' },
  values: {
    name: 'The values of leaves',
    form: 'are a range of whole numbers, as in values=0..99, or values=count for 0 to n − 1',
  },
  order: { name: 'The order of leaves', form: 'is given, shuffled, best or worst, as in order=best' },
  root: { name: 'The root', form: 'is root=max or root=min' },
};

function wishSentence(fault: WishFault, { here, repair }: Problem & { readonly here: string }): string {
  switch (fault.code) {
    case 'incomplete':
      return `a uniform tree of this size has ${grouped(fault.leaves)} ${fault.leaves === 1 ? 'leaf' : 'leaves'}. Write out their values after it, or say how they are drawn: “${repair?.[0]?.text ?? WISH_IN_FULL}”.`;
    case 'unknown-part':
      return `${here}, which is no part of a uniform tree. It is written ${WISH_IN_FULL}, with root=min when MIN begins.`;
    case 'bad-part':
      return `${here}. ${WISH_PART[fault.part].name} ${WISH_PART[fault.part].form}.`;
    case 'twice':
      return `${here}, a part of the uniform tree that stands before as well. Delete one of the two.`;
    case 'missing':
      return `${WISH_PART[fault.part].name.replace('The', 'the')} is missing. A uniform tree is written ${WISH_IN_FULL}.`;
    case 'out-of-range':
      return `${here}. ${WISH_PART[fault.part].name} must lie from ${grouped(fault.least)} to ${grouped(fault.most)}.`;
    case 'least-above-most':
      return `${here}. Put the smaller value first: ${repair?.[0]?.text ?? ''}.`;
    case 'too-many-nodes':
      return `${here}. ${uniformTooLarge(fault.found, fault.most)}`;
  }
}

const PROBLEMS: ProblemSentences = {
  empty: () => 'there is nothing to read. Try (3 12 8) (2 4 6) (14 5 2).',
  'bad-wish': (problem) => wishSentence(problem.wish ?? { code: 'unknown-part' }, problem),
  foreign: (problem) => foreignSentence(problem),
  unexpected: ({ here }) =>
    `${here}. Expected a value such as 3, or brackets around children, as in (3 12 8).`,
  unclosed: ({ found }) => `this “${found}” is never closed. Add the closing bracket.`,
  'extra-bracket': ({ here }) => `${here}, but no bracket is open. Delete it.`,
  'wrong-bracket': ({ here }) =>
    `${here}, which is not the kind of bracket that was opened. Close it with its own kind.`,
  'bad-value': ({ here, found }) => {
    if (isUnknown(found))
      return `${here}. A name stands before what it names: ${found}:? for a value that is not known, ${found}:3 or ${found}:(3 4).`;
    return `${here}. Expected a number such as 3, -2.5, 1/3 or 1e3, or inf, -inf, or ? for unknown; a label is written B:(3 4).`;
  },
  'bad-leaf-word': ({ here }) =>
    `${here}. In quotes only "inf" and "-inf" can be a leaf; a label in quotes is followed by a colon.`,
  'bad-text': ({ here }) =>
    `${here}. A text in quotes ends with a quote on the same line; write \\" for a quote inside it.`,
  'unknown-key': ({ here }) =>
    `${here}. Expected "max", "min", "chance", a player such as "p2", or "u" for a vector.`,
  'no-children': () =>
    'these brackets are empty. A node needs at least one child; for a leaf write its value.',
  'open-vector': () => 'this vector is never closed. Write > after its last value, as in <1 2 6>.',
  'bad-component': ({ here }) =>
    `${here}. In a vector there is a number for each player, as in <1 2 6>; none may be unknown.`,
  'vector-length': ({ number }) =>
    `this vector has ${number === 1 ? 'one value' : `${number} values`}. Write one for each of 2 to 6 players.`,
  'vector-lengths': ({ number, expected }) =>
    `this vector has ${number} values, the first one has ${expected}. Write as many in each as there are players.`,
  'vectors-and-numbers': ({ here }) =>
    `${here}. Vectors and single numbers do not go together in one tree. Write a vector at every leaf, or at none.`,
  'players-and-sides': ({ here }) =>
    `${here}. Leaves are vectors, so that players decide. Write p1(…), p2(…), or just brackets: turns go round.`,
  'player-count': ({ number, expected }) =>
    expected === undefined
      ? `there is no player ${number}: there are 6 at most.`
      : `there is no player ${number}: every leaf has ${expected} values, one for each player.`,
  'player-without-vectors': () => 'a player decides here, but no leaf is a vector. Write leaves as <1 2 6>.',
  'bad-sum': ({ here }) =>
    `${here}. Expected what no leaf gives all players together more than, and a semicolon, such as sum 9;`,
  'sum-without-vectors': () =>
    'a sum is declared, but leaves are single numbers. Delete it, or write leaves as <1 2 6>.',
  'above-sum': ({ number }) =>
    `the values of this leaf add up to more than the declared sum ${printNumber(number ?? 0)}. Change them, or the sum at the beginning of the text.`,
  'bad-static': ({ here }) =>
    `${here}. A static value is a number before ~ and what it judges: 5~(3 4), or 5~? where nothing else is known.`,
  'static-at-leaf': ({ here }) =>
    `${here}, the value of a leaf, which needs no estimate. Write the value alone, or ? for it.`,
  'bad-eval': ({ here }) =>
    `${here}. Expected features with their weights and a semicolon, each named once, such as eval pawn=1 rook=5;`,
  'bad-feature': ({ here }) =>
    `${here}. Features are numbers in braces before ~, as many as there are weights: {2 -1}~(3 4).`,
  'features-without-eval': () =>
    'features stand here, but the text does not say what they weigh. Begin it with their weights, as in eval pawn=1 rook=5;',
  'features-count': ({ number }) =>
    `there have to be as many features as weights: ${String(number)}. Add or delete some.`,
  'noisy-outcome': () =>
    'an outcome of a chance node is no noisy move. Delete the exclamation mark, or in JSON "noisy".',
  'limit-features': ({ number }) =>
    `${String(number)} features; the limit is ${LIMITS.features}. Take fewer.`,
  'limit-weight': ({ here }) =>
    `${here}. A weight lies between −${grouped(LIMITS.weight)} and ${grouped(LIMITS.weight)}.`,
  'bad-probability': ({ here }) =>
    `${here}. A probability is a decimal or a fraction from 0 to 1, such as 0.25 or 1/4.`,
  'missing-probability': ({ number }) =>
    `this outcome has no probability; the others add up to ${printNumber(number ?? 0)}. Write it before the outcome: 0.25*5.`,
  'probability-sum': ({ number }) =>
    `the probabilities here add up to ${printNumber(number ?? 0)}. Change them so that they add up to 1.`,
  'stray-probability': ({ here }) =>
    `${here}, a probability, but the node above is no chance node. Delete it, or write chance(…) above.`,
  'bad-leaf-bounds': ({ here }) =>
    `${here}. Expected the least and the greatest value of a leaf and a semicolon, such as leaves -10..10;`,
  'outside-leaf-bounds': ({ here, bounds }) =>
    `${here}, but the leaves are said to lie in ${bounds}. Change the value, or the bounds at the beginning of the text.`,
  'limit-nodes': ({ number }) =>
    `more than ${grouped((number ?? 1) - 1)} nodes (node ${String(number)}). Take a smaller tree.`,
  'limit-depth': ({ number }) =>
    `${String(number)} plies deep; the limit is ${LIMITS.depth}. Take a shallower tree.`,
  'limit-children': ({ number }) =>
    `child ${String(number)} of one node; the limit is ${grouped(LIMITS.children)}. Take fewer.`,
  'limit-label': ({ number }) =>
    `a name of ${grouped(number ?? 0)} characters; the limit is ${grouped(LIMITS.label)}. Take a shorter one.`,
  'limit-bytes': ({ number }) =>
    `the text has ${grouped(number ?? 0)} bytes, more than may be read at once. Take a shorter text.`,
  'chance-root-needed': ({ here }) => `${here}. A chance root says its probabilities: chance(1/2*3 1/2*5).`,
};

/** The names of other programs' notations for trees, which the program recognizes. */
const FOREIGN: Readonly<Record<ForeignName, string>> = {
  'decimal-commas': 'numbers with decimal commas',
  forest: 'a tree for the LaTeX package forest',
  qtree: 'a tree for the LaTeX package qtree',
  'leaf-brackets': 'a tree with a bracket round each leaf',
  calls: 'calls with lists, as in Python',
  's-expression': 'an S-expression, as in Lisp',
  'name-first': 'a tree whose brackets begin with a name',
  gambit: 'a game in the .efg or .nfg format of Gambit',
  graphviz: 'a graph for Graphviz (DOT)',
  mermaid: 'a Mermaid diagram',
  tikz: 'a LaTeX picture (TikZ)',
  xml: 'XML',
  'other-json': 'JSON of another program',
  newick: 'a Newick tree',
  uniform: 'a uniform tree, given by depth, branching factor and leaves',
  matrix: 'rows of a matrix, as in MATLAB',
  braces: 'lists in braces, as in C or Mathematica',
  lists: 'lists of a program, such as Python’s',
  terms: 'terms, as in Prolog or Haskell',
  outline: 'a tree drawn with lines or indents',
};

/** What a text in another notation lacks to be a tree of this program, and what to do; `here` says what was found. */
const NEEDS: Readonly<Record<Need, (here: string, problem: Pick<Problem, 'number' | 'expected'>) => string>> =
  {
    'leaf-number': (here) => `${here}: a node without children needs a number, its value.`,
    'inner-number': (here) =>
      `${here}: a number at a node that has children would be lost. Delete it, or make it a name.`,
    'one-number': (here) => `${here}: a leaf has one number, its value. Delete the second.`,
    'leaf-or-node': (here) =>
      `${here}: this may be a leaf with its name, or a node with one child. Write a leaf as a tuple, ('B', 3), or give the node a second child.`,
    'leaf-count': (_here, { number = 0, expected = 0 }) =>
      `a uniform tree of this size has ${expected > 1e9 ? 'more than 1,000,000,000' : grouped(expected)} ${expected === 1 ? 'leaf' : 'leaves'}, the branching factor to the power of the depth, and here ${number === 1 ? 'is 1' : `are ${grouped(number)}`}. Give as many, or another depth or branching factor.`,
    'one-root': (here) => `${here}: this is not below the root. A tree has one root.`,
    'one-parent': (here) =>
      `${here}: each node but the root has exactly one parent. Give leaves of equal value names of their own and write the value as the label.`,
    nodes: (here) => `${here}: a node was expected.`,
    brackets: (here) => `${here}: brackets, quotes or signs do not pair here.`,
    depth: () => `more than ${grouped(LIMITS.depth)} plies. Take a shallower tree.`,
    'two-players': (here) => `${here}: a game of one or two players is needed.`,
    'zero-sum': (here) =>
      `${here}: the payoffs of both players need the same sum at every end, because what one wins the other loses.`,
    'known-moves': (here) =>
      `${here}: this decision shares its information set with another. Every decision needs one of its own, so that all moves are known.`,
    outcome: (here) => `${here}: an outcome with a payoff for each player was expected.`,
    key: (here) =>
      `${here}: it is not known what these values mean. Use "children" for what is below a node.`,
  };

/**
 * Says which other notation a text seems to be in, how this program writes such a tree, and what the given
 * text would be, or why it cannot be read.
 */
function foreignSentence(problem: Problem & { readonly here: string }): string {
  const { notation = 'lists', example = { there: '', here: '' }, theirs, ours, need, inside } = problem;
  const looks = `this looks like ${FOREIGN[notation]}`;
  if (need !== undefined) return `${looks}. ${capital(NEEDS[need](problem.here, problem))}`;
  if (inside !== undefined) return `${looks}. ${capital(sentenceOf(inside))}`;
  const how = `${looks}. What is ${example.there} there is ${example.here} here.`;
  if (theirs === undefined && ours === undefined) return how;
  if (ours === undefined) return `${how} This text would be: ${shortened(theirs)}`;
  if (theirs === undefined) return `${how} As a tree of this notation it would be: ${shortened(ours)}`;
  return `${how} Write which tree you mean: ${shortened(theirs)} or, as this notation has it, ${shortened(ours)}`;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Says in which other notation a tree was read, and how large it is. */
function sayReadAs(notation: ForeignName, leaves: number): string {
  return `read as ${FOREIGN[notation]}, ${grouped(leaves)} ${leaves === 1 ? 'leaf' : 'leaves'}`;
}

/** The notices about requests that could not be met as asked. */
export const notices = {
  dismiss: 'Dismiss',
  notices: 'Notices',
  unknownTree: (id: string) => `There is no tree “${id}” in the library; here is the first one.`,
  damagedTree: 'The tree in the address could not be read; here is the first one.',
  damagedPacked: {
    damaged:
      'The tree in this link is damaged: the link was cut off or changed on its way. Ask for it again; here is the first tree.',
    newer:
      'This link was made by a newer version. Reload the page to get that version; here is the first tree.',
    'too-big': 'The tree in this link is larger than 1 MiB and was not opened; here is the first tree.',
  } satisfies Record<PackedFault, string>,
  notStored: {
    unavailable:
      'This browser does not let the page keep anything: your trees last as long as this tab. Save them as a file.',
    newer:
      'A newer version of this page keeps the trees of this device, and this one cannot: your trees last as long as this tab. Save them as a file, then reload to get that version.',
    failed:
      'The last change could not be stored on this device yet; this page goes on trying. Save the tree as a file.',
  },
  saveFile: 'Save as a file',
  progressNotStored:
    'Your answer could not be stored on this device: it lasts as long as this page. Save your progress as a file.',
  keptAsCopy: (title: string) =>
    `This tree was changed in another tab as well. Your version is kept as “${title}”.`,
  damagedLink:
    'This link was cut off or changed on its way: step or settings may not be those it was made with.',
  sheetNotKept:
    'You have done this exercise before, but your sheet is not kept on this device. It begins blank, and does not count again.',
  damagedExercise:
    'The exercise in this link could not be opened: the link was cut off or changed on its way, or it is of a newer version. Ask for it again.',
  damagedLesson: {
    damaged:
      'The lesson in this link is damaged: the link was cut off or changed on its way. Ask for it again.',
    newer: 'The lesson in this link was made by a newer version. Reload the page to get that version.',
    'too-big': 'The lesson in this link is larger than 1 MiB and was not opened.',
  } satisfies Record<PackedFault, string>,
  unknownLesson: (id: string) => `There is no lesson “${id}”. All there are stand under Mine, Lessons.`,
  noFileBeside: (name: string) =>
    `There is no file “${name}” beside this page. Look at its name, which ends in .json and names no folder, and at whether it was uploaded.`,
  fileBesideTooLarge: (name: string) =>
    `The file “${name}” beside this page is larger than 5 MiB and was not opened.`,
  fieldsLeftOut: (paths: string) => `Left out, because this version does not know it: ${paths}.`,
  noAudience: (url: string) =>
    `The browser did not open a window for the audience. Allow this page to open windows, or open ${url} in one yourself.`,
  momentKept: (number: number) => `Kept as moment ${number} of your lesson.`,
  momentNotKept: {
    'too-large': 'This tree is too large for a moment of a lesson. Take a smaller one.',
    'too-many': 'Your lesson has 60 moments, as many as it may. Remove some, or begin a new one.',
  },
  editLesson: 'Edit the lesson',
  leftTree: (title: string) =>
    `Another tree was opened over “${title || 'Untitled tree'}”, which you had edited. It is under My trees.`,
  backToIt: 'Back to it',
  editRefused: {
    'limit-nodes': (n: number) => `The tree would have ${grouped(n)} nodes; the limit is 200,000.`,
    'limit-depth': (n: number) => `The tree would be ${grouped(n)} plies deep; the limit is 1,000.`,
    'limit-children': (n: number) => `A node would have ${grouped(n)} children; the limit is 10,000.`,
    'limit-label': (n: number) => `A name of ${grouped(n)} characters is too long; the limit is 1,000.`,
    gone: () =>
      'This node is no longer there: an edit before has removed it. The figure follows once it is searched.',
    'root-stays': () => 'The root can be neither removed, doubled nor moved. Choose another node.',
    'into-itself': () => 'A subtree cannot be moved into itself. Choose another place.',
    'wrong-count': (n: number) =>
      `${grouped(n)} values were given, which is not the number of leaves there are.`,
    players: () =>
      'Several players decide in this tree and its leaves are vectors: there are no sides and no single values.',
    'no-players': () => 'There is no such player in this tree. As text it can be given other players.',
    'vector-length': (n: number) =>
      `${n === 1 ? 'One value was' : `${n} values were`} given for a leaf. Write a number for each player; how many players there are is changed as text.`,
    'above-sum': (n: number) =>
      `The values of a leaf would add up to ${n}, more than the sum declared. Change them, or the sum as text.`,
    'scale-turned': () => 'The factor a must be above 0: below it the best leaf would become the worst.',
    'scale-below-zero': (n: number) =>
      `An even power turns the order of leaves below 0 around, such as ${printNumber(n)}. Choose an odd one.`,
    'scale-too-large': (n: number) => `The leaf ${printNumber(n)} would become too large a number.`,
    'scale-too-fine': () => 'Leaves would need more digits than a value keeps. Choose rounder numbers.',
  } satisfies Record<EditRefusal, (n: number) => string>,
  outsideBounds: (leaf: string, value: string, bounds: string) =>
    `Leaf ${leaf} cannot be ${value}: the leaves are said to lie in ${bounds}.`,
  estimateOutside: (node: string, value: string, bounds: string) =>
    `${node} cannot be estimated at ${value}: the leaves are said to lie in ${bounds}.`,
  allowValue: (value: string, bounds: string) => `Allow ${value}: leaves ${bounds}`,
  unknownPart: (part: string, canBe?: string) =>
    canBe === undefined
      ? `Part of the address was left out, since it was not understood or does not go with the rest: “${part}”.`
      : `Part of the address was left out: “${part}”. It can be ${canBe}.`,
  settingCanBe: {
    whole: (least: number, most: number) => `a whole number from ${grouped(least)} to ${grouped(most)}`,
    number: (least: number, most: number) => `a number from ${grouped(least)} to ${grouped(most)}`,
    numbers: (least: number, most: number, length: number) =>
      `at most ${grouped(length)} numbers from ${printNumber(least)} to ${printNumber(most)} with commas between them`,
  },
  wrongNumber: (name: string, at: number, found: string) =>
    `Number ${at} of “${name}” in the address is ${found === '' ? 'missing' : `“${found}”`}: all of them were left out. Correct it there, or type the numbers into the settings.`,
  iterationsClamped: (asked: string, most: number) =>
    `The address asks for ${asked} iterations; a simulation has at most ${grouped(most)}, and that many were taken.`,
  wrongPriors: (priors: number, moves: number) =>
    `The address has ${priors === 1 ? '1 prior' : `${priors} priors`}, but the root has ${moves === 1 ? '1 move' : `${moves} moves`}: all moves have the same prior. Give one for each move in the settings.`,
  leafRefused: (name: string, leaf: string, parent?: string) =>
    `${infiniteLeaf(name, leaf, parent)} Until then another algorithm searches the tree.`,
  stepClamped: (asked: string, step: number) => `There is no step ${asked}; here is step ${grouped(step)}.`,
  completeTree: game.complete,
  tellTree: 'Search it in figures',
  gameTooLarge: (depth: number | null) =>
    depth === null
      ? 'This would take more than 200,000 positions. Let symmetric moves count once, look less deep, or search with alpha–beta.'
      : `This would take more than 200,000 positions. Depth ${depth} is the deepest that fits.`,
  notSearched: (nodes: number, most: number) =>
    `The tree of the link has ${grouped(nodes)} nodes. It could not be searched beside the page, and by itself the page searches at most ${grouped(most)}.`,
  treeTooLarge: (nodes: number | null, once: number | null) =>
    `The whole tree has ${nodes === null ? 'more than 200,000' : grouped(nodes)} nodes; at most 200,000 are drawn. ${once !== null ? `With symmetric moves once it has ${grouped(once)}, which fit.` : 'Look less deep, or let the tree grow with the search.'}`,
  onlyTried:
    'In a simulation the tree of a game has only what the iterations have tried. To edit it, to save it or to see it beside another search, choose another algorithm first.',
  graphTooLarge: (winner: string | null) =>
    `The graph would have more than 2,000 positions or 12,000 edges, which nobody could read, so it is not drawn.${winner === null ? '' : ` By theory, ${winner} wins the game that was asked for.`} Choose a smaller game, let symmetric moves count once, or search it as a tree.`,
  gameStart: (found: string, why: Bilingual) =>
    `“${found}” is no position of this game: ${why.en}. Here is its beginning.`,
  gameMove: (found: string, number: number, legal: readonly string[]) =>
    legal.length === 0
      ? `Move ${number} of the address, “${found}”, comes after the end of the game; here is its end.`
      : `Move ${number} of the address, “${found}”, is not legal there; legal: ${legal.join(', ')}. Here is the position before it.`,
  notByMover: (why: NotByMover) =>
    `The link asks for the numbers of the side to move; here are those of MAX: ${notByMover[why]}.`,
  notOffered: (name: string) => `${name} cannot search this tree; it is searched with another algorithm.`,
  tooLongForAddress: 'This tree is too large for the address bar: a reload will not find it again.',
  newVersion: 'A new version of this page is ready. Loading it keeps the place and your trees.',
  loadVersion: 'Load it',
  loadFailed: 'A part of the program could not be loaded. The rest goes on working.',
  /** the message about a fault in a tree's text */
  problem: sayProblem,
  readAs: (notation: ForeignName, leaves: number) => capital(sayReadAs(notation, leaves)),
  fileReadAs: (name: string, notation: ForeignName, leaves: number) =>
    `“${name}” was ${sayReadAs(notation, leaves)}.`,
};

const LINE = 'Click it, or press Enter on it in the tree.';

/** What is said of the values of nodes where a check searches again. */
const IN_LAST =
  ' The last search counts: write EVAL at the nodes that count as leaves in it, and nothing where it never comes.';

/** The texts of the formats of questions: the name of each, the question, and how an answer is entered. */
export const formats: FormatTexts = {
  values: {
    name: 'Values of inner nodes',
    task: ({ hasCuts, isRepeated }) =>
      hasCuts || isRepeated
        ? `What is known of each inner node when the search is over? Write a number, or a bound such as “≤\u00a02” where it was cut. Leave blank what is never called.${isRepeated ? IN_LAST : ''}`
        : 'Which value goes up from each inner node? Every leaf is evaluated, so that all of them are numbers.',
    paper: ({ hasCuts, isRepeated }) =>
      hasCuts || isRepeated
        ? `What is known of each inner node when the search is over? Write a number, or a bound such as ≤ 2 where it was cut; a dash where it is never called.${isRepeated ? IN_LAST : ''}`
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
    task: ({ isRepeated }) =>
      `Choose the leaves that are evaluated, in their order${isRepeated ? ', each as often as it is evaluated' : ''}.`,
    paper: ({ isRepeated }) =>
      `List the leaves that are evaluated, in their order${isRepeated ? ', each as often as it is evaluated' : ''}.`,
    how: 'Click the leaves one after the other; again to take one back.',
    howRepeated:
      'Click the leaves one after the other, as often as you like; take one back in the list below.',
    lookAt: (node) => say`Look at your list where the search comes to ${node}.`,
  },
  leafCount: {
    name: 'Number of evaluated leaves',
    task: ({ isRepeated }) =>
      `How many leaves are evaluated?${isRepeated ? ' One that is evaluated again counts again.' : ''}`,
    how: 'A whole number.',
    entry: 'Number of leaves',
    cure: 'Write a whole number such as 7.',
    lookAt: () => say`Count again which leaves are evaluated.`,
  },
  windows: {
    name: 'Windows (α, β)',
    task: ({ at }) =>
      at === 'own'
        ? 'Which number does each marked node end with: the largest it has found, if it is MAX’s (its α), or the smallest, if it is MIN’s (its β)? Leave blank what is never called.'
        : at === 'end'
          ? 'Which window (α,\u00a0β) does each marked node end with, after its last child that is looked at?'
          : 'With which window (α,\u00a0β) is each marked node called? What its own children change in it later is not asked.',
    paper: ({ at }) =>
      at === 'own'
        ? 'Which number does each of these nodes end with: the largest it has found, if it is MAX’s (its α), or the smallest, if it is MIN’s (its β)? A dash where it is never called.'
        : at === 'end'
          ? 'Which window (α,\u00a0β) does each of these nodes end with, after its last child that is looked at?'
          : 'With which window (α,\u00a0β) is each of these nodes called?',
    how: 'α first, then β: “3, inf” or “-inf, 5”.',
    entry: 'Window (α, β)',
    cure: 'Write two numbers such as 3, inf.',
    own: {
      how: 'One number: “3” or “-inf”.',
      entry: 'v (α or β)',
      cure: 'Write one number such as 3 or -inf.',
    },
    lookAt: (node, _root, at) =>
      at === 'own'
        ? say`Look at what ${node} has found when it ends.`
        : at === 'end'
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
  visits: {
    name: 'N and W of every node',
    task: () =>
      'What does every node hold after the iterations? Write N and W, or N and Q. Leave blank what was never visited.',
    paper: () =>
      'What does every node hold after the iterations? Write N and W, or N and Q; nothing at nodes that were never visited.',
    how: 'Click a node and type, for example “3, 2.4” for N = 3 and W = 2.4, or “3, Q 0.8”.',
    entry: 'N, W',
    cure: 'Write N and W such as 3, 2.4, or N and Q such as 3, Q 0.8.',
    lookAt: (node) => say`Look at what you wrote at ${node}.`,
  },
  selections: {
    name: 'Paths of the iterations',
    task: () =>
      'Which node does each iteration add to the tree? Choose the nodes in the order of the iterations.',
    paper: () =>
      'Which node does each iteration add to the tree? List the nodes in the order of the iterations.',
    how: 'Click the nodes one after the other; again to take one back.',
    lookAt: (node) => say`Look at which iteration adds ${node}.`,
  },
  ties: {
    name: 'Moves that tie at the root',
    task: ({ hasCuts }) =>
      hasCuts
        ? 'Which moves at the root are as good as the best one? Mark every child of the root by what the search has proved: = as good, − worse, ? cannot be told.'
        : 'Which moves at the root tie for best? Mark with = every child that is worth as much as the root.',
    how: 'Click a child of the root, or press Enter on it, until its sign is right; or use the fields.',
    entry: '=, − or ?',
    cure: 'Write = for as good, - for worse, ? for cannot be told.',
    lookAt: (node) => say`Look at what the search has proved of ${node}.`,
  },
  again: {
    name: 'Nodes that are searched again',
    task: () => 'Which nodes are searched a second time? Choose each of them.',
    paper: () => 'Which nodes are searched a second time? Name each of them.',
    how: 'Click a node, or press Enter on it; again to take it back.',
    lookAt: (node) => say`Look at whether ${node} is searched again.`,
  },
  bestCase: {
    name: 'What the best case leaves out',
    task: () =>
      'The leaves have no numbers yet. With the luckiest ones, the first child of every node being best for whoever moves there, what is not examined? Cross it out: branches or single leaves.',
    paper: () =>
      'The leaves have no numbers yet. With the luckiest ones, the first child of every node being best for whoever moves there, what is not examined? Cross it out in the drawing: branches or single leaves.',
    how: 'Click a node, or the edge above it, to strike it and all below it; again to take it back.',
    lookAt: (node) => say`Look at what is crossed out around ${node}.`,
  },
  cutLabels: {
    name: 'Labels of the cutoffs',
    task: ({ hasDepth }) =>
      hasDepth
        ? 'At which nodes is the search cut off? Label each with the bound that is reached, α or β, and with who set it: s (shallow) for the parent, d (deep) for a node farther up.'
        : 'At which nodes is the search cut off? Label each with the bound that is reached, α or β.',
    paper: ({ hasDepth }) =>
      hasDepth
        ? 'At which nodes is the search cut off? Label each in the drawing with the bound that is reached, α or β, and with who set it: s (shallow) for the parent, d (deep) for a node farther up.'
        : 'At which nodes is the search cut off? Label each in the drawing with the bound that is reached, α or β.',
    how: 'Click a node, or press Enter on it, until its label is right; or type a or b, then s or d.',
    entry: 'α or β',
    cure: 'Write α or β (a or b), and s or d after it if that is asked.',
    lookAt: (node) => say`Look at whether, and how, the search is cut off at ${node}.`,
  },
  construct: {
    name: 'Numbers for a goal',
    task: ({ wanted }) => (wanted === null ? '' : sayWanted(wanted)),
    how: 'Click a leaf and type, or use the fields.',
    entry: 'Number',
    cure: 'Write a number from −99 to 99.',
    lookAt: (node) => say`Search the tree with your numbers, and look at ${node}.`,
  },
  formula: {
    name: 'Formula for unknown leaves',
    task: ({ wanted }) => (wanted === null ? '' : sayCondition(wanted)),
    how: 'Join comparisons by “and”, then by “or”: for example “x <= 3 and y > x or 2 < y < 5”.',
    entry: 'Formula',
    cure: 'Write comparisons of x, y and numbers, such as x <= 3 and y > x or 2 < y < 5, at most 24 of them.',
    lookAt: (node) => say`Look at the test that decides about ${node}.`,
  },
  solution: {
    name: 'Winning strategy',
    task: ({ strategy, merges }) =>
      strategy === null
        ? ''
        : `${sayEnds(strategy, merges)} Mark ${STRATEGY[strategy.owner]}. If there is none, choose the root.`,
    paper: ({ strategy, merges }) =>
      strategy === null
        ? ''
        : `${sayEnds(strategy, merges)} In the drawing, mark ${STRATEGY[strategy.owner]}. If there is none, write “none” beside the root.`,
    how: 'Click a node, or the edge above it, or press Enter on it, to mark the move to it; again to take it back.',
    howMerging:
      'Click an edge, or choose a move below, to mark it; again to take it back. A click on a position, or Enter on it, marks the moves to it one by one.',
    lookAt: (node) => say`Look at what is marked around ${node}.`,
  },
  lists: {
    name: 'OPEN and CLOSED',
    task: ({ isOrdered }) =>
      `What do OPEN and CLOSED hold after each of these passes? ${isOrdered ? 'Write both from their first node on.' : 'Write OPEN from its first node on; the order in CLOSED does not count.'}`,
    how: 'Type the names of the nodes, or choose a field and click nodes, or press Enter on them; () is an empty list.',
    howMerging:
      'Type the names of the positions, or choose a field and click positions, or press Enter on them: each press adds one at the end. () is an empty list.',
    entry: 'Lists',
    cure: 'Write names of nodes of the tree with commas between them, or () for an empty list.',
    lookAt: (node) => say`Look at the pass that takes ${node} from the front of its list.`,
  },
  estimate: {
    name: 'f(p) of positions',
    task: () =>
      'What is f(p) of each position? Write how many lines are open to MAX (x), how many to MIN (o), and f(p).',
    how: 'Type a number in each field; “inf” is +∞ and “-inf” is −∞. A click on a board, or Enter on it, leads to its fields.',
    entry: 'Lines and f(p)',
    cure: 'Write a number such as 4 or -1, inf for +∞ or -inf for −∞.',
    lookAt: (node) => say`Look at what you wrote for ${node}.`,
  },
};

const STRATEGY: Readonly<Record<AskedStrategy['owner'], string>> = {
  winner:
    'a strategy with which the winner cannot fail to win: one move wherever the winner moves, every move wherever the other side does',
  max: 'a strategy with which MAX cannot fail to win: one move wherever MAX moves, every move wherever MIN does',
  min: 'a strategy with which MIN cannot fail to win: one move wherever MIN moves, every move wherever MAX does',
};

function sayEnds({ max, min, draw }: AskedStrategy, merges: boolean): string {
  const drawn = draw === null ? '' : `; ${draw} is a draw`;
  return `MAX wins at the ${merges ? 'ends' : 'leaves'} with ${max}, MIN at those with ${min}${drawn}.`;
}

function sayCondition({ leaves, goal, nodes }: WantedNumbers): string {
  const of = `For which values of ${leaves.join(', ')}`;
  const node = nodes.join();
  return goal === 'move' ? `${of} does the best move lead to ${node}?` : `${of} is ${node} not examined?`;
}

function sayWanted({ leaves, goal, nodes, count, isDistinct }: WantedNumbers): string {
  const brings = {
    pruned: `exactly ${nodes.join(', ')} ${nodes.length === 1 ? 'is' : 'are'} not examined`,
    none: 'every leaf is examined',
    atLeast: `at least ${grouped(count)} ${count === 1 ? 'leaf is' : 'leaves are'} not examined`,
    move: `the best move leads to ${nodes.join()}`,
  }[goal];
  const differ = isDistinct ? ', different from every other leaf' : '';
  return `Which numbers at ${leaves.join(', ')} have the effect that ${brings}? They may be from −99 to 99${differ}; any that do so are right.`;
}

const skill: Record<Skill, string> = {
  'backing-up': 'Backing up values',
  'shallow-cutoffs': 'Shallow cutoffs',
  'deep-cutoffs': 'Deep cutoffs',
  equality: 'Cutting on equality',
  windows: 'Windows (α, β)',
  counting: 'Counting evaluated leaves',
  'best-move': 'Best move and line',
  ordering: 'Ordering moves',
  intervals: 'When a branch is cut',
  chance: 'Chance nodes',
  'depth-limit': 'Depth limit and EVAL',
  'star-windows': 'Windows through chance nodes',
  vectors: 'Several players (max^n)',
  deepening: 'Iterative deepening',
  simulation: 'Monte-Carlo tree search',
  'best-case': 'The best case',
  'cut-labels': 'α and β cutoffs',
  construct: 'Numbers for a goal',
  solution: 'Winning strategies',
  lists: 'OPEN and CLOSED',
  estimate: 'f(p) of a position',
};

const difficulty: Record<Difficulty, string> = { 1: 'easy', 2: 'medium', 3: 'hard' };

/** For each misconception, a short phrase without a subject that says what a student who has it does. */
const misconception: Record<Misconception, string> = {
  'parent-only': 'looks only at the parent’s bound',
  'other-equality': 'takes the other rule for equal values',
  'never-inherits': 'starts every node without its ancestors’ bounds',
  'open-root': 'searches every child of the root with all bounds',
  'ignores-window': 'begins with all bounds though a window is given',
  'right-to-left': 'visits children from right to left',
  'alpha-zero': 'starts α at 0 instead of −∞',
  'global-bounds': 'keeps one α and β for the whole tree',
  'swapped-tests': 'swaps the tests of MAX and MIN',
  'last-of-equals': 'takes the last of equal moves',
  'all-max': 'takes the largest value at every level',
  'all-min': 'takes the smallest value at every level',
  interchanged: 'has MAX and MIN interchanged',
  'root-misread': 'takes the root for the other side’s',
  'mean-at-chance': 'takes the plain mean at a chance node',
  'min-at-chance': 'takes the smallest value at a chance node',
  'crossed-probabilities': 'takes the probabilities in reverse order',
  'plain-sum': 'adds up outcomes without their probabilities',
  likeliest: 'takes the likeliest outcome for all',
  'window-through-chance': 'passes the window through a chance node unchanged',
  'bounds-from-leaves': 'cuts at a chance node though nobody bounds the leaves',
  'estimate-for-proof': 'takes an estimate for a proof',
  'deep-pruning': 'cuts by farther ancestors among several players',
  'sum-of-components': 'takes the greatest sum, not the player’s own component',
  'all-against-one': 'lets everybody else play against player 1',
  'everybody-first': 'lets every player take what is best for player 1',
  'unfinished-pass': 'answers from the pass that was cut off',
  'budget-per-pass': 'counts the budget afresh in each pass',
  'ignores-budget': 'answers from the greatest depth, budget or not',
  'forgets-order': 'tries children as drawn in every pass',
  'own-visits': 'takes the logarithm of the child’s own visits',
  'exploitation-alone': 'selects by the mean alone',
  'other-sides-reward': 'takes the rewards for the other side’s',
  'new-node-alone': 'adds the reward to the new node alone',
  'unvisited-not-first': 'does not try unvisited children first',
  'refuses-cut': 'goes on where a cut is safe',
  'wrong-root-value': 'gets another root value than minimax',
  'misses-beta-cuts': 'misses the cuts at MAX nodes',
  'bound-of-other-side': 'changes α at MIN or β at MAX',
  'keeps-childs-bound': 'leaves a child’s bound on the parent',
  'cut-without-bound': 'cuts without a bound',
  'last-branch': 'cuts because it is the root’s last branch',
  'exact-at-cut': 'takes the bound of a cut node for its value',
  'value-at-unvisited': 'gives a value to a node never visited',
  'counts-other-nodes': 'counts nodes that are no evaluated leaves',
  'bounds-as-values': 'takes bounds for values where moves are compared',
  'all-better-again': 'searches again whatever came back better',
  'first-children': 'examines first children alone',
  'every-bound': 'looks at farther bounds than the parent’s',
  'all-shallow': 'takes every cutoff for a shallow one',
  'deep-by-ply': 'calls a cutoff deep if it is far down',
  'nearest-owner': 'takes the nearest node with the number for the owner of the bound',
  'one-reply': 'marks a single reply of the opponent',
  'all-own-moves': 'marks all moves of the strategy’s owner',
  'other-player': 'marks the strategy of the other side',
  'ends-reversed': 'takes won ends for lost ones',
  'open-as-stack': 'puts successors at the front of OPEN',
  'successors-reversed': 'puts successors into OPEN from right to left',
  'ends-queued': 'puts the nodes of the deepest ply into OPEN',
  'no-merging': 'puts a position into OPEN again that is there already',
  'own-lines-alone': 'counts only lines with a mark of their side',
  'sign-exchanged': 'exchanges the sign of f(p)',
  'win-overlooked': 'overlooks that somebody has won',
  slip: 'slips: one entry away from right',
};

/** The names of skills, methods and misconceptions. */
/** The texts about what comes next in practice, and why. */
export const nextStep = {
  next: 'Next:',
  exercise: (skillName: string, level: string) => `${skillName}, ${level}`,
  model: (skillName: string) => `Worked model: ${skillName}`,
  modelOf: (skillName: string, level: string) => `Worked model: ${skillName}, ${level}`,
  // why it comes
  why: {
    misconception: (name: string) => `Your answers have shown this: ${name}.`,
    review: (due: string) => `Mastered; its review is due since ${due}.`,
    placement: 'New to you: one hard exercise finds the level at which to begin.',
    new: 'New to you: it begins at the easy level.',
    'longest-ago': 'Of what you are learning, you practised this longest ago.',
    only: 'This is what you are learning now.',
    mix: 'Mastered; it comes between, because the skill you are learning has come twice running.',
  },
  whyModel: 'This goes wrong again and again. Before you try again, see one done.',
  // when nothing comes now
  enoughToday: (until: string) => `Enough for today. There is more to do from ${until}.`,
  enoughNow: (until: string) => `Enough for now. There is more to do at ${until}.`,
  allDone: 'All is mastered, and every review is passed: nothing is left to do.',
  anyOther: 'You may pick any other exercise instead.',
  // a worked model
  seeModel: 'See it done',
  skipModel: 'Leave it out',
  closeModel: 'Close',
  leaveModel: 'Leave it for later',
  whatToDo: (asks: boolean) =>
    `Step to the end${asks ? '; before some steps a question asks what comes' : ''}. Nothing is graded.`,
  seen: (skillName: string) => `Seen to the end. ${skillName} has a rest now, and comes again later.`,
  goOn: 'What comes next',
};

export const practiceNames = { skill, difficulty, misconception, format: formats };
