/**
 * The texts that load last: help, editing, files and export, comparing, playing, questions, exercises, sets,
 * lessons, and the glossary.
 */

import { type ByKind, byKind } from '../../core/byKind.ts';
import type { DemandingPart, GameTree, LeafOrder, TreeDemand, WishField } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, CHANCE } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { type Fault, type PositionProblem, shownPath } from '../../notation/fault.ts';
import type { CodeFault, DecidingTest, ListRow, PartKind } from '../../practice/index.ts';
import type { FaultSentences } from '../faultSentences.ts';
import type { FeedbackWords, SimulationFeedback, VectorFeedback } from '../feedback.ts';
import {
  aboutBudget,
  aboutTest,
  askerOf,
  boundIn,
  chanceAbove,
  detailOf,
  type FeedbackFacts,
  heldIn,
  holdsExtreme,
  isOfGivenWindow,
  isStopped,
  leavesSeen,
  passFacts,
  returned,
  rootWindow,
  sideAt,
  type TestFacts,
  testFacts,
  worthAtRoot,
} from '../feedbackFacts.ts';
import { tokenApart } from '../nameApart.ts';
import type { RuleWords } from '../ruleWords.ts';
import {
  exactNumber,
  grouped,
  number,
  type Segment,
  type Sentence,
  SILENCE,
  say,
  sequence,
} from '../sentence.ts';
import { type RulesOf, sayTaskRules, type TaskRuleWords } from '../taskRules.ts';
import type { GlossaryEntry } from '../termsIn.ts';
import type { VectorFacts } from '../vectorFacts.ts';
import { formats, sayProblem, settings, uniformTooLarge } from './figure.ts';
import { algorithms, kinds, leafApart, page } from './page.ts';
import { simulation } from './simulation.ts';
import { vectors, whatCuts } from './vectors.ts';

/** The texts of the help: how to read the drawing, and the list of keys. */
export const help = {
  helpTitle: 'Help',
  glossaryTitle: 'Glossary',
  show: (figure: string, step: number) => `See it: ${figure}, step ${grouped(step)}`,
  keysTitle: 'Keys',
  letterKeys: 'Single-letter keys',
  legendTitle: 'How to read the picture',
  keys: {
    step: 'step back and on (clickers: Page Up, Page Down)',
    ends: 'first and last step',
    subtree: 'over the subtree, back out to the parent',
    cutoffs: 'previous and next cutoff',
    passes: 'previous and next pass of a search that deepens',
    play: 'play or pause; while presenting: next step',
    go: 'go to a step, a node by its name, or a cutoff (“cut 5”)',
    speed: 'slower, faster',
    full: 'present on the full screen',
    blank: 'blank the screen while presenting; the next key that steps shows it again, at the same step',
    growth: 'while How it grows is presented: one ply less, one ply more',
    lesson: 'in a lesson: back and on from moment to moment; on the full screen the arrows and Space as well',
    reveal: 'in a lesson: show the answer of a question',
    keep: 'keep what is shown as a moment of your lesson',
    pointer: 'while presenting: a spot that follows the mouse (held down, mouse or finger show it as well)',
    pan: 'to the part of a figure that is out of view',
    whole: 'while presenting: the whole tree, or as much of it as can be read',
    answer: 'answer a question of Predict',
    sheet: 'in an exercise, at a node of the tree: cross out, choose or type',
    order: 'in an exercise: move a node among its siblings',
    difference: 'beside the model answer: to the first difference',
    search: 'search figures, words and leaves',
    help: 'this help',
    tree: 'into the tree; there the arrows move between nodes, − folds the subtree of one and + opens it, Enter magnifies it where it is too narrow to draw, and Page Up, Page Down still step',
  },
  legend: {
    max: 'MAX node: takes the largest value',
    min: 'MIN node: takes the smallest value',
    chance: 'chance node: takes the expected value',
    leaf: 'leaf: a position with a known value',
    player: 'one of several players, by his number: takes what is best for himself',
    waiting: 'thin grey: not visited yet',
    seen: 'ink: visited; thick ink: the child that decides so far',
    current: 'ring: where the search is now',
    pruned: 'dashed, double stroke: cut, never to be visited',
    beyond: 'dotted, pale: deeper than the search looks',
    below:
      'bar below a node: the leaves of a subtree folded or too narrow to draw; dark: evaluated, striped: cut, empty: not reached; ring: the search is there',
    estimate: '“≈7” in a node: estimated, not proved',
    label: '“≤ 2” in a node: all that is proved is that its value is at most 2',
  },
  offline: 'Plyscope works offline, and nothing you do leaves this browser.',
};

/** The texts of the dialog with the version, the licence, and how to report an error. */
export const about = {
  title: 'About Plyscope',
  what: 'A page of plain files that shows how adversarial search thinks. Nothing you do leaves this browser, and it works offline.',
  version: (version: string) => `Version ${version}`,
  licence: 'MIT licence. Typefaces: Inter and Source Serif 4, under the SIL Open Font License.',
  wrong: 'When something is wrong',
  wrongHint: 'Copy this text into your report, with a word on what you did and what you expected.',
};

/** The texts of the search field and its results. */
export const library = {
  nothingFound: (query: string) =>
    `Nothing is called “${query}”. Try a topic, such as “chance” or “pruning”, or type a tree: (3 12 8) (2 4 6).`,
  notYet: (name: string) => `There is no figure about ${name} yet.`,
  found: (n: number) => (n === 1 ? '1 figure' : `${n} figures`),
  openAll: (n: number) => `${n} more`,
  lesson: (title: string) => `Lesson: ${title}`,
  exercise: (skill: string) => `Exercise: ${skill}`,
  ownTree: (leaves: number) =>
    `Open as your own tree, with ${grouped(leaves)} ${leaves === 1 ? 'leaf' : 'leaves'}`,
  ownTreeHere: (leaves: number) =>
    `Open as this page writes trees, with ${grouped(leaves)} ${leaves === 1 ? 'leaf' : 'leaves'}`,
  foldedTree: (branching: number, depth: number) =>
    `Open folded by ${branching}: a uniform tree of ${depth} plies`,
  link: { tree: 'Open this link', exercise: 'Do the exercise of this link', set: 'Do the set of this link' },
  damagedLink: 'This link is damaged.',
};

/** The texts about stored trees, files, links, saved pictures and printing. */
export const sharing = {
  // texts about the trees stored on the device
  treesTitle: 'My trees',
  treesNone: 'No trees yet. Whatever you edit is kept here, on this device, by itself.',
  treesMemory:
    'This browser does not let the page keep anything: trees last as long as this tab. Save what you need as a file.',
  treesOfNewerPage:
    'The trees on this device belong to a newer version of this page. Reload to get that version. Here are the trees of this tab only; save them as a file first.',
  treesUnread:
    'The trees on this device could not be read just now. Here are those of this tab only; save what you need as a file.',
  treeTextDamaged: 'The text of this tree is damaged, so it cannot be opened.',
  saveText: 'Save its text as a file',
  notRemoved: (title: string) => `“${title}” could not be deleted. Try again.`,
  treesDamaged: (count: number) =>
    `${count === 1 ? 'One stored tree' : `${grouped(count)} stored trees`} could not be read. ${count === 1 ? 'It was' : 'They were'} moved aside, not deleted.`,
  treesNewer: (count: number) =>
    `${count === 1 ? 'One stored tree is' : `${grouped(count)} stored trees are`} from a newer version of this page. Reload to get that version.`,
  removeTree: (title: string) => `Delete ${title}`,
  removed: (title: string) => `“${title}” was deleted.`,
  putBackTree: 'Put it back',
  edited: (when: string) => `edited ${when}`,
  openFile: 'Open a file …',
  saveFile: 'Save as a file',
  saveAll: 'Save all as a file',
  dropHint: 'A file can also be dragged onto the page.',
  dropHere: 'Let go to open this file',
  fileValid: (count: number) =>
    count === 1 ? 'Open the one tree that is valid' : `Open the ${grouped(count)} trees that are valid`,
  fileOpened: (count: number) =>
    count === 1 ? 'One tree was opened.' : `${grouped(count)} trees were opened; they are under My trees.`,
  fileWhich: (name: string, count: number) => `“${name}” holds ${grouped(count)} trees: which of them?`,
  fileSought: 'Its title has',
  fileKeepAll: (count: number) => `Keep all ${grouped(count)}`,
  moreRows: (left: number) => `Show more (${grouped(left)} left)`,
  fileHolds: {
    set: (name: string) => `“${name}” is a set of exercises.`,
    result: (name: string) => `“${name}” holds answers that were handed in.`,
    class: (name: string) => `“${name}” holds what a class handed in.`,
    lesson: (name: string) => `“${name}” is a lesson.`,
    progress: (name: string) => `“${name}” holds progress.`,
  },
  openBy: {
    doSet: 'Do the set',
    editSet: 'Open it to change it',
    playLesson: 'Play the lesson',
    editLesson: 'Open it to change it',
    check: 'Check it',
    progress: 'Add it to my progress',
  },
  untitled: page.untitled,
  // texts about sharing, exporting and printing
  shareTitle: 'Share, export, print',
  linkHeading: 'Link',
  linkTooLong: 'This tree is too large for a link. Save it as a file instead (My trees).',
  linkHint:
    'Opens exactly this picture: tree, algorithm, rules, bounds, step and language. The tree is in the link; nothing is stored anywhere.',
  placeLinkHint:
    'Opens this exercise or set, not what has been answered of it. It is in the link; nothing is stored anywhere.',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not be copied; select the text and copy it.',
  embedHeading: 'For a course page or slides',
  embedPlace: 'For',
  embedPlaces: { page: 'a page', reveal: 'reveal.js', slidev: 'Slidev' },
  embedNamed: 'with its title and a link to here',
  embedDeckHint:
    'On a slide of reveal.js the clicker steps it while it has steps, and at both ends the deck goes on; the script in the section hands over what the deck hears.',
  embedHint: 'A bare player in a frame: it reads nothing, keeps nothing and works in a sandbox.',
  pictureHeading: 'The picture at this step',
  background: 'Background',
  white: 'white',
  transparent: 'transparent',
  withCaption: 'with a line that names algorithm, rules and step',
  colours: 'in colour',
  pngClamped: (scale: string) => `The picture is so large that the PNG was made at ${scale}× only.`,
  exportFailed: 'The picture could not be made.',
  pictureTooLarge: (nodes: number, most: number) =>
    `This tree has ${grouped(nodes)} nodes; of more than ${grouped(most)} nothing could be read in a picture. Choose a smaller tree, or remove subtrees in Edit. As text it is saved at any size.`,
  treeTextHeading: 'The tree for other programs',
  treeText: { forest: 'LaTeX (forest)', dot: 'Graphviz', json: 'JSON' },
  treeNotWritten: {
    players: 'This tree has several players, which the notations of other programs cannot say.',
    estimates:
      'This tree has static values, features or noisy moves, which the notations of other programs cannot say.',
    merged: 'In this tree positions are merged, which the notations of other programs cannot say.',
  },
  nestedList: 'As a nested list of a program',
  nestedListHint: 'Only the values, from left to right; names, sides and probabilities are left out.',
  nestedListTooLarge: (nodes: number, depth: number) =>
    `This tree is too large for a list in a program: at most ${grouped(nodes)} nodes, ${depth} plies deep.`,
  framesHeading: 'The steps to take along',
  framesHint:
    'As slides, on paper or as one picture that moves: each step with its sentence, so that nothing needs a browser.',
  framesSteps: 'Steps',
  framesAll: (count: number) => `every step (${grouped(count)})`,
  framesLeaves: (count: number) => `leaves and cuts (${grouped(count)})`,
  framesPerPage: 'On a page of the handout',
  framesSlides: 'Slides (beamer)',
  framesHandout: 'Print a handout …',
  framesAnimation: 'Animated picture (APNG)',
  framesCancel: 'Cancel',
  framesCancelled: 'Cancelled; nothing was saved.',
  framesPainted: (frame: number, of: number) => `Painting frame ${grouped(frame)} of ${grouped(of)} …`,
  framesAnimated: (count: number) =>
    `Saved as a PNG of ${grouped(count)} frames, which browsers and slides play.`,
  framesTooMany: (most: number) =>
    `That is too much for one file: at most ${grouped(most)} frames, fewer of a large tree. Take leaves and cuts.`,
  framesTooManySlides: (most: number) =>
    `That is too much for slides: at most ${grouped(most)} steps. Take leaves and cuts, or fewer moments.`,
  framesTooLarge: 'A tree of more than 600 nodes cannot be read on a slide. Take the figure as SVG or TikZ.',
  listsHeading: 'OPEN and CLOSED, step by step',
  listsHint: 'A row for each event: the node, and both lists after it.',
  listsCsv: 'CSV',
  listsLatex: 'LaTeX',
  sheetHeading: 'A sheet to print',
  sheetHint: 'The tree with room for values, or its answer key; black on white.',
  sheetTooLarge: (title: string, nodes: number, most: number, isDrawn: boolean) =>
    `“${title}” has ${grouped(nodes)} nodes: a tree of more than ${grouped(most)} cannot be read on paper. Choose a smaller tree${isDrawn ? ', or save the picture as SVG' : ''}.`,
  sheetPart: 'To print',
  sheetBlank: 'Sheet',
  sheetBoth: 'Sheet and key',
  sheetTrees: 'Trees on it',
  sheetLibrary: 'From the library',
  sheetThis: 'this tree',
  print: 'Print …',
  sheetName: 'Name',
  sheetRules: 'Rules',
  sheetTaskValues: 'Write the value into every inner node.',
  sheetTask:
    'Write the value, or the bound that is known of it, into every inner node; cross out what is not examined.',
  sheetTaskGraph:
    'Write the value into every position. Mark a strategy of the side that wins: one move at each position where that side moves, every move of the other side.',
  sheetWorth: (value: string, positions: readonly string[]) =>
    `${positions.length === 1 ? 'Position' : 'Positions'} worth ${value}: ${positions.join('; ')}`,
  sheetStrategy: (strategy: string, moves: readonly string[]) =>
    moves.length === 0 ? strategy : `${strategy}; it plays ${moves.join('; ')}`,
  sheetValue: (value: string) => `Value of the root: ${value}`,
  sheetMove: (move: string) => `Best move: ${move}`,
  sheetEvaluated: (count: number, of: number, order: string) =>
    `Leaves evaluated: ${grouped(count)} of ${grouped(of)}; in this order: ${order}`,
  sheetCuts: (names: string) => `Cuts at: ${names}`,
  sheetNoCuts: 'No cuts',
  answerKey: 'Answer key',
};

const demand: Record<TreeDemand, string> = {
  any: 'nothing in particular',
  'deep-cutoff': 'at least one deep cutoff',
  'no-cutoff': 'no cut at all',
  'best-order': 'best order',
  'worst-order': 'worst order',
};

const wishField: Record<WishField, string> = {
  seed: 'The seed',
  depth: 'The depth',
  branching: 'The number of children',
  values: 'The values',
};

const wishPart: Record<DemandingPart, string> = {
  chance: 'A tree with chance nodes',
  uneven: 'An uneven tree',
  'deep-cutoff': 'A deep cutoff',
  'deep-cutoff-beside-chance': 'A deep cutoff beside chance nodes',
};

/** The texts about editing a tree and about the panel "what if", which tries other values of a leaf. */
export const editing = {
  panel: 'Edit the tree',
  title: 'Title',
  undo: 'Undo',
  redo: 'Redo',
  newTree: 'New tree',
  done: 'Done',
  stopEditing: 'Done editing',
  // texts about the tree as text
  textPanel: 'As text',
  textLabel: 'The tree as text',
  textHint:
    'Brackets around children, MAX at the root and alternating: (3 12 8) (2 4 6) (14 5 2). Also min(…), chance(0.9*5 0.1*2), B:(3 4), a1->(3 4), inf, ?. Several players: <1 2 6> and p2(…). JSON arrays are read as well.',
  textStands: 'The picture shows the last good text.',
  pasted: 'Pasted tree',
  textTooLarge: 'This tree is too large to stand here as text. Text that is put here replaces it.',
  mend: 'Mend it',
  takeTree: (text: string) => `Take ${text}`,
  foldBy: (branching: number, depth: number) => `Fold by ${branching} (${depth} plies)`,
  foldHint: 'A row of leaves is one node. As the leaves of a uniform tree it can be folded:',
  normalise: 'Normalise',
  fillIn: 'Fill in',
  goToPlace: 'Go to the place',
  textNotKept: 'This text is not kept on the device: copy it before the page is left.',
  discardText: 'Back to the tree',
  // texts about the selected node
  nodePanel: 'Node',
  nodeNone:
    'Select a node: click it, or move into the tree with Tab and walk with the arrows. Click it again to type its value; drag it to move it.',
  nodeName: (name: string) => `Node ${name}`,
  leafName: (value: string) => `Leaf ${value}`,
  value: 'Value',
  valueHint: 'a number or a fraction, inf, -inf, or ? for unknown',
  badValue: (found: string) =>
    `“${found}” is no value. Type a number such as 3, -2.5 or 1/3, inf, -inf, or ? for unknown.`,
  exactValue: (text: string) => `exactly ${text}`,
  roundedValue: (text: string) => `rounded to ${text}`,
  side: 'Decides',
  label: 'Label',
  move: 'Move',
  probabilities: 'Probabilities',
  probabilityOf: (name: string) => `Probability of ${name}`,
  sum: (text: string) => `sum ${text}`,
  sumIsWrong: (text: string) => `The sum is ${text}, not 1: not in effect yet.`,
  badProbability: (found: string) =>
    `“${found}” is no probability. Type a decimal or a fraction from 0 to 1.`,
  addChild: 'Add a child',
  addSibling: 'Add a sibling',
  duplicate: 'Duplicate',
  remove: 'Delete',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  pickUp: 'Pick up, to move it elsewhere',
  putHere: (name: string) => `Put ${name} here, as the last child`,
  putBack: 'Let it be where it was',
  pickedUp: (name: string) => `${name} is picked up. Select where it is to go.`,
  alternateBelow: 'Let the sides alternate from here down',
  editKeys: 'Keys in the tree',
  keys: {
    value: 'Type a digit: its value. Enter: value or label',
    child: 'Insert, Ctrl Enter: a child',
    sibling: 'Shift Enter: a sibling',
    remove: 'Delete: without it',
    duplicate: 'Ctrl D: double it',
    shift: 'Alt ← →: among its siblings',
    move: 'Ctrl X, then Ctrl V on another node: moves it',
    undo: 'Ctrl Z, Ctrl Shift Z: undo, redo',
  },
  // texts about trees of several players
  vector: 'Values of the players',
  vectorHint: (players: number) =>
    `${players} numbers, one for each player, such as ${Array.from({ length: players }, (_, i) => i + 1).join(', ')}`,
  badVector: (found: string, players: number) =>
    `“${found}” is no vector. Type ${players} numbers, one for each player, with blanks or commas between them.`,
  roundBelow: 'Let the turns go round from here down',
  declared: (sum: number | null, bounds: string | null) =>
    `Declared: ${[sum === null ? '' : `no leaf gives all players together more than ${sum}`, bounds === null ? '' : `every value lies in ${bounds}`].filter(Boolean).join('; ')}.`,
  declaredNothing: 'Nothing is declared of all leaves, so nothing can be cut.',
  declareFromLeaves: 'Declare the sum and the bounds that the leaves have',
  declareNothing: 'Declare nothing',
  orderPlayers: 'Where several players decide there is no one best order.',
  // texts about editing a whole ply
  plyPanel: 'Whole ply',
  ply: (depth: number, nodes: number) =>
    `Ply ${depth}: ${nodes === 1 ? '1 node' : `${grouped(nodes)} nodes`}`,
  plySides: 'All inner nodes decide as',
  plyValues: (leaves: number) =>
    `Values of its ${leaves === 1 ? 'leaf' : `${grouped(leaves)} leaves`}, left to right`,
  plyCount: (given: number, leaves: number) =>
    `${grouped(given)} values for ${grouped(leaves)} leaves: not in effect yet.`,
  plyAddChild: 'A child for each of its nodes',
  // texts about the order of children
  orderPanel: 'Order of children',
  order: { best: 'Best first', worst: 'Worst first', shuffled: 'Shuffle' },
  orderScope: { children: 'children of this node', subtree: 'everything below it' },
  orderScopeLegend: 'Reorder',
  orderEvaluated: 'leaves evaluated now',
  orderFewest: 'fewest in any order',
  orderFewestNote: 'by alpha–beta that cuts on equality with the bounds of all ancestors',
  orderNone: 'Children of chance nodes and of nodes with unknown values have no best order.',
  // texts about transforming the values of all leaves
  scalePanel: 'Change the scale',
  scaleLegend: 'Every leaf x becomes',
  scale: { linear: 'a·x + b', power: 'x^k' },
  scaleNumber: 'It must be a number.',
  scaleWhole: (least: number, most: number) =>
    `It must be a whole number from ${grouped(least)} to ${grouped(most)}.`,
  scaleApply: 'Change all leaves',
  scaleLeaves: (before: readonly string[], after: readonly string[]) =>
    `The leaves ${before.join(', ')} become ${after.join(', ')}.`,
  scaleStays: (values: string) => `stays: ${values}`,
  scaleAgainst: (chosen: string, other: string | null) =>
    other === null ? chosen : `${chosen} against ${other}`,
  scaleFlips: (now: string, before: string) => `: ${now}; before, ${before}`,
  scaleMore: (count: number) => `${grouped(count)} more moves change.`,
  scaleLaw: (kind: 'linear' | 'power', hasChance: boolean, changed: number): string =>
    kind === 'linear'
      ? 'No move changes: a·x + b with a above 0 changes none in any tree.'
      : !hasChance
        ? 'No move changes: a power keeps the order of the leaves, and without chance nodes nothing else counts.'
        : changed === 0
          ? 'No move changes here; over chance nodes another power may change one.'
          : 'An expectation needs more than the order of the leaves: over chance nodes a power may change moves.',
  // texts about random trees
  randomPanel: 'Random tree',
  seed: 'Seed',
  nextSeed: 'Next seed',
  depth: 'Plies',
  childrenFrom: 'Children, from',
  valuesFrom: 'Values, from',
  to: 'to',
  ties: 'equal leaves may occur',
  uneven: 'some branches end early',
  chance: 'with chance nodes',
  demandLegend: 'It shall have',
  demand,
  root: 'At the root',
  make: 'Make this tree',
  randomTitle: (seed: number) => `Random tree ${seed}`,
  uniformPanel: 'Uniform tree',
  branching: 'Children of each node',
  leafValues: 'Leaves',
  leafValuesFrom: { range: 'at random from a range', count: '0 to n − 1, each once' },
  leafOrder: 'Their order',
  leafOrders: {
    given: 'as drawn',
    shuffled: 'shuffled',
    best: 'best first at every node',
    worst: 'worst first at every node',
  } satisfies Record<LeafOrder, string>,
  uniformSize: (nodes: number, leaves: number, fewest: number) =>
    `${grouped(nodes)} nodes, ${grouped(leaves)} of them leaves. In best order alpha-beta can evaluate as few as ${grouped(fewest)} leaves.`,
  uniformTitle: (children: number, plies: number) => `Uniform tree, ${children} children, ${plies} plies`,
  uniformTooLarge,
  wish: {
    notWhole: (field: WishField) => `${wishField[field]} must be whole numbers.`,
    outOfRange: (field: WishField, found: number, least: number, most: number) =>
      `${wishField[field]} must lie from ${grouped(least)} to ${grouped(most)}; found ${grouped(found)}.`,
    leastAboveMost: (field: WishField, least: number, most: number) =>
      `${wishField[field]} run from ${grouped(least)} to ${grouped(most)}: put the smaller one first.`,
    tooShallow: (part: DemandingPart, needs: number, has: number) =>
      `${wishPart[part]} needs ${grouped(needs)} plies; there are ${grouped(has)}. Ask for more plies.`,
    tooNarrow: (part: DemandingPart, needs: number, has: number) =>
      `${wishPart[part]} needs ${grouped(needs)} children at a node; there are at most ${grouped(has)}. Ask for more children.`,
    tooManyNodes: (found: number, most: number) =>
      `The tree might have ${grouped(found)} nodes; the limit here is ${grouped(most)}. Ask for fewer plies or children.`,
    tooFewValues: (needs: number, has: number) =>
      `The tree may need ${grouped(needs)} different values, but the range has ${grouped(has)}. Widen the range or allow equal leaves.`,
    tooFewApart: (needs: number, has: number) =>
      `For no cutoff at all the tree may need ${grouped(needs)} different values, but the range has ${grouped(has)}. Widen the range, or ask for fewer plies or children.`,
    notFound: (what: TreeDemand, tries: number) =>
      `None of ${grouped(tries)} trees from this seed has ${demand[what]}. Take another seed or more children.`,
  },
  // texts of the panel "what if", which tries other values of a leaf
  whatIfNone: 'Select a leaf to see what another value would change.',
  whatIfLeaf: (name: string) => `Value of leaf ${name}`,
  whatIfDrag: (hasHandle: boolean) =>
    `Type a value, press ↑ or ↓,${hasHandle ? ' drag the handle,' : ''} or drag the selected leaf in the tree sideways.`,
  whatIfOfMax: 'All of this is in the numbers of MAX.',
  whatIfHandle: 'Drag to change the value',
  changedLeaves: (before: number, after: number) => `leaves evaluated ${grouped(before)} → ${grouped(after)}`,
  sameLeaves: (count: number) => `leaves evaluated ${grouped(count)}, as before`,
  changedRoot: (before: string, after: string) => `root ${before} → ${after}`,
  sameRoot: (value: string) => `root ${value}, as before`,
  changedMean: (before: string, after: string) => `mean at the root ${before} → ${after}`,
  sameMean: (mean: string) => `mean at the root ${mean}, as before`,
  changedMove: (before: string, after: string) => `recommended move ${before} → ${after}`,
  sameMove: (move: string) => `recommended move ${move}, as before`,
  noMove: 'none',
  unchanged: 'Nothing changed: this leaf is cut, so its value is never read.',
  noValue: 'no value',
  influenceTitle: (name: string) => `What each value of leaf ${name} does`,
  rootAsFunction: 'Value of the root',
  minimaxAsFunction: 'Value of the root by minimax; a simulation only comes near it',
  expectiminimaxAsFunction: 'Value of the root by expectiminimax; a simulation only comes near it',
  cutAt: (name: string) => `Cut at ${name}`,
  never: 'for no value',
  always: 'for every finite value',
  forX: (set: string) => `for x in ${set}`,
  onePassForInfluence: 'How a value decides is told of one pass: switch deepening off to see it.',
  tooLargeForInfluence:
    'This tree is too large for the exact analysis; trees of up to 2,000 leaves are analysed.',
  ...sharing,
};

/** The texts about EVAL as a weighted sum, its weights, and missing static values. */
export const evaluation = {
  title: 'Evaluation',
  weightOf: (feature: string) => `Weight of ${feature}`,
  canBe: (least: string, most: string) => `from ${least} to ${most}`,
  usual: (weights: string) => `Back to ${weights}`,
  atEnd: (value: string) => `The game is over here: EVAL = ${value}, whatever the weights.`,
  ofMax: 'In the numbers of MAX.',
  notCounted: 'No features stand at this node.',
  opinions: 'Opinions of the position',
  opinionDepth: 'depth',
  opinionHeads: ['who judges', 'plays', 'value', 'ahead by'],
  onlyMove: 'the only move',
  opinionTooLarge: (most: number) => `needs more than ${grouped(most)} positions`,
  parity: (first: string, second: string) =>
    `Odd depths flatter ${first}, even ones ${second}: an estimate looks better for the side that moved last.`,
  fillWithMeans: 'Estimate each node by the mean of its leaves',
  // texts about the static value of one node
  staticValue: 'Static value',
  staticHint: 'a number, inf or -inf; ? for none',
  fromFeatures: 'It follows from features; a number typed here takes their place.',
  estimateAlone: 'only an estimate of it is known',
  noisy: 'the move into it is noisy: a capture, a check',
  // texts about filling in the static values of all nodes below a node
  fillPanel: 'Static values',
  fillBelow: (node: string) => `Below ${node}`,
  filling: { mean: 'the mean of the leaves', true: 'the true value', none: 'none' },
  offBy: 'off by at most',
  seed: 'Seed',
  fill: 'Fill in',
};

/** Writes how many items are allowed, such as "3", "1 to 50" or "at least 1". */
function countOf({ least, most }: { readonly least: number; readonly most: number }): string {
  if (least === most) return grouped(least);
  return most < Infinity ? `${grouped(least)} to ${grouped(most)}` : `at least ${grouped(least)}`;
}

/**
 * Writes a fault in data, such as 'found "x"; expected a number from 0 to 1,000.' The caller writes its
 * position before it.
 */
export function sayFault({ found, expected }: Fault): string {
  const here = `found ${found === '' ? 'nothing' : found}; expected`;
  return byKind(FAULTS, expected, { here, found });
}

/** Says why a text is no position, and what to write instead. */
function sayPosition(problem: PositionProblem): string {
  return byKind(POSITION_PROBLEMS, problem);
}

const POSITION_PROBLEMS: ByKind<PositionProblem, [], string> = {
  squares: ({ count }) =>
    `it has ${count === 1 ? '1 square' : `${count} squares`}, and the board has 9. Write x, o or . for each, row by row from the top.`,
  sign: ({ sign, row, column }) => `“${sign}” in row ${row}, column ${column} is no x, o or “.”.`,
  marks: ({ x, o }) =>
    `no play leads to ${x} x and ${o} o. MAX begins with x: write as many x as o, or one more.`,
  'both-won': () =>
    'both sides have three in a row, but play ends with the first. Take one of the rows away.',
  'after-win': ({ winner }) =>
    `somebody has moved after ${winner} had three in a row. ${winner === 'x' ? 'Take an o away' : 'Take an x away'}.`,
};

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
    most < Infinity ? `${here} a text of at most ${grouped(most)} characters.` : `${here} a text.`,
  choice: ({ of }, { here }) => `${here} ${of.map((one) => JSON.stringify(one)).join(', ')}.`,
  number: ({ least, most }, { here }) => `${here} a number from ${grouped(least)} to ${grouped(most)}.`,
  whole: ({ least, most }, { here }) =>
    most < Number.MAX_SAFE_INTEGER
      ? `${here} a whole number from ${grouped(least)} to ${grouped(most)}.`
      : `${here} a whole number.`,
  moment: (_, { here }) => `${here} a moment, in milliseconds since 1970.`,
  digits: ({ count }, { here }) => `${here} ${count} hexadecimal digits.`,
  value: (_, { here }) => `${here} a number, "inf" or "-inf".`,
  'leaf-value': (_, { here }) => `${here} a number, "inf", "-inf", or null for unknown.`,
  another: ({ other }, { found }) =>
    `${found} stands ${other === undefined ? 'here' : `at ${shownPath(other)}`} already. Each is named once.`,
  tree: ({ problem }) => `the tree cannot be read. ${sayProblem(problem)}`,
  position: ({ problem }, { found }) => `${found}: ${sayPosition(problem)}`,
  limit: ({ of, most }, { found }) => `${grouped(Number(found))} ${of}; the limit is ${grouped(most)}.`,
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
  game: (_, { here }) =>
    `${here} a game and its options as a link to it has them after “#v1&”, from “game=” on.`,
  'lists-algorithm': (_, { found }) =>
    `${found} knows of no positions that merge, as they do in this game. Take "two-phase".`,
  source: () => 'no tree can be made of this.',
  'chance-algorithm': (_, { found }) =>
    `${found} has no rule for chance nodes. Take "alpha-beta" or "expectiminimax".`,
  'inner-node': (_, { found }) => `node ${found} is a leaf; expected an inner node.`,
  leaf: (_, { found }) => `node ${found} is an inner node; expected a leaf.`,
  branch: () => 'the root has no branch above it; expected another node.',
  child: (_, { found }) => `node ${found} does not follow the one before; expected one of its children.`,
  permutation: (_, { here }) => `${here} each place from 0 on once.`,
  ascending: (_, { here }) => `${here} the lower end first.`,
  sum: ({ most }, { found }) => `the marks add up to ${found}; the limit is ${grouped(most)}.`,
};

/** The messages about files that cannot be opened, whatever kind was expected. */
export const faults = {
  fault: sayFault,
  tooLarge: (name: string, bytes: number, most: number) =>
    `“${name}” has ${grouped(bytes)} bytes; the limit is ${grouped(most)} (${most / 2 ** 20} MiB). Nothing was opened.`,
  notText: (name: string, offset: number) =>
    `“${name}” is no UTF-8 text: byte ${grouped(offset)} begins no character. Save it as UTF-8 and try again.`,
  unreadable: (name: string) => `“${name}” could not be read. Try again, or choose another file.`,
  inFile: (name: string) => `“${name}” could not be read whole:`,
  more: (count: number) => `and ${grouped(count)} more`,
  dropped: (paths: string) => `Left out, because this version does not know it: ${paths}.`,
};

/** The texts inside saved files: captions, headings, and comments. */
export const exporting = {
  algorithm: algorithms,
  rule: {
    cutoff: { equal: 'cuts at v ≥ β and v ≤ α', strict: 'cuts only at v > β and v < α' },
    value: { soft: 'fail-soft', hard: 'fail-hard', running: 'returns the running bound' },
    bounds: { all: 'bounds of all ancestors', parent: 'bounds of the parent only' },
    begin: { open: 'begins with (−∞, +∞)', leaves: 'begins with the known bounds of the leaves' },
    ties: { first: 'the first of equal moves', soonest: 'of equal moves the soonest win, the latest loss' },
  } satisfies RuleWords,
  notation: { ...settings.notation, one: 'one bound a node, α at MAX and β at MIN' },
  kind: kinds,
  player: (number: number) => `player ${number}`,
  /** joins several phrases into one text */
  list: (phrases: readonly string[]) => phrases.join(', '),
  step: (step: number, last: number) => `step ${grouped(step)} of ${grouped(last)}`,
  caption: (title: string, run: string, step: string) =>
    `${title}${/[.!?。！？]$/.test(title) || title === '' ? '' : '.'} ${run}; ${step}.`.trimStart(),
  field: (name: string, text: string) => `${name}: ${text}`,
  titleField: 'Title',
  algorithmField: 'Algorithm',
  rulesField: 'Rules',
  notationField: 'Bounds',
  numbersField: 'Numbers',
  ofMover: 'of the side to move',
  numbersByMover: 'numbers of the side to move',
  seed: (seed: number) => `seed ${seed}`,
  minimaxKey: 'mm: minimax value',
  simulatedNumbers: { max: 'numbers of MAX', mover: 'numbers of the side that moved in' },
  cutoffByMover: { equal: 'cuts at v ≥ β', strict: 'cuts only at v > β' },
  oneByMover: 'one bound a node, α',
  stepField: 'Step',
  stepOf: (step: number, last: number) => `${grouped(step)} of ${grouped(last)}`,
  notBegun: 'The search has not begun.',
  here: '<- here',
  pruned: 'cut',
  waiting: 'not visited',
  deciding: 'decides',
  alsoTo: (names: string) => `also to ${names}`,
  formats: { svg: 'SVG', png: 'PNG, 2×', tikz: 'LaTeX (TikZ)', text: 'Text' },
  lists: {
    step: 'step',
    more: (count: number) => `… ${grouped(count)} more`,
    long: 'The preamble needs \\usepackage{longtable}.',
  },
  tikz: {
    needs: 'The preamble needs \\usepackage{tikz}, nothing else; in beamer the frame must be [fragile].',
    wide: (cm: number) =>
      `${cm} cm wide, scaled to the width of the text by \\resizebox of graphicx, which comes with TikZ.`,
    turned: (cm: number) =>
      `${cm} cm wide, turned and scaled to the height of a page, since upright it would be too small to read.`,
    beyond: 'Some letters are beyond pdfLaTeX: use XeLaTeX or LuaLaTeX and a font that has them.',
    chinese: 'With Chinese text: use XeLaTeX or LuaLaTeX and \\usepackage{ctex}.',
    slides: (count: number) =>
      count === 1
        ? 'One slide, for beamer.'
        : `${grouped(count)} overlays, for beamer; each step is \\only on its own.`,
    slidesInChinese: 'With Chinese text: use XeLaTeX or LuaLaTeX.',
    outOfView: (count: number) => `${grouped(count)} more`,
    collapsed: 'Subtrees too narrow to print are a small stack of bars.',
    heavy: (nodes: number) =>
      `${grouped(nodes)} nodes may be more than pdfLaTeX has memory for; LuaLaTeX takes what it needs.`,
    nodes: 'nodes: {value}{name}{bounds}',
    edges: 'edges, under everything else',
  },
};

/** The results of two compared runs, as pairs of texts, left and right. */
interface InTheEnd {
  readonly value: Pair;
  /** the best moves at the roots; null when one of the roots is a chance node or a leaf */
  readonly move: Pair | null;
}

interface Pair {
  readonly left: string;
  readonly right: string;
  readonly isSame: boolean;
}

/** The texts about two figures side by side. */
export const compare = {
  notSimulated: 'A simulation is not compared step by step: these are other searches of the tree.',
  compareSearches: (left: string, right: string) => `${left} beside ${right}`,
  readsAll: 'looks at everything',
  rightSearch: 'The right search',
  /**
   * writes how many leaves exist, and how many were cut or, when some were read repeatedly, how often leaves
   * were read
   */
  ofLeaves: (all: number, cut: number, different: number, readings: number) =>
    `of ${grouped(all)} leaves evaluated${readings > different ? `, ${grouped(readings)} times in all` : cut > 0 ? `, ${grouped(cut)} cut` : ''}`,
  stopOf: (at: number, all: number) => `leaf ${grouped(at)} of ${grouped(all)}`,
  otherTree: 'Another tree …',
  findTree: 'Find a tree',
  treesFound: (trees: number) => (trees === 1 ? '1 tree' : `${grouped(trees)} trees`),
  moreTrees: (trees: number) => `${grouped(trees)} more: write more of the name.`,
  noTree: 'No tree of MAX and MIN is called that.',
  grain: { leaf: 'Leaf by leaf', event: 'Event by event' },
  eventAt: (stop: string, event: number, all: number) =>
    `${stop} · event ${grouped(event)} of ${grouped(all)} on the left`,
  // names of the two figures when they have the same algorithm and differ in another setting
  children: { given: 'as given', best: 'best first', worst: 'worst first' },
  depth: (plies: number | null) => (plies === null ? 'to the ends' : `depth ${plies}`),
  byNumber: 'The leaves are paired by number, not by place: the first that each side reads, then the second.',
  atStart: 'before the first leaf',
  atEnd: 'the end',
  time: 'Leaf by leaf',
  differences: 'Differences',
  inTheEnd: 'In the end',
  ended: ({ value, move }: InTheEnd) => {
    const values = value.isSame
      ? `Both come to ${value.left}`
      : `The values differ: ${value.left} and ${value.right}`;
    if (move === null) return `${values}.`;
    if (move.isSame)
      return value.isSame ? `${values} and choose ${move.left}.` : `${values}; both choose ${move.left}.`;
    return value.isSame
      ? `${values}, but choose ${move.left} and ${move.right}.`
      : `${values}, and so do the moves: ${move.left} and ${move.right}.`;
  },
  rows: {
    leaves: 'leaves evaluated',
    evaluations: 'evaluations',
    entered: 'nodes entered',
    cutoffs: 'cutoffs',
    value: 'value at the root',
    move: 'best move',
  },
  whereTheyPart: 'Where they part',
  neverRead: 'leaves never read, at each cut',
  sameLeaves: 'Both read the same leaves.',
  noCuts: 'Nothing is cut on this tree: both read every leaf.',
  partAt: (leaf: number, name: string, spared: number) =>
    `Cut at ${name}, leaf ${grouped(leaf)}, ${grouped(spared)} spared`,
  /** a cut that only the left run makes */
  cutOnLeft: (name: string, spared: number) =>
    `Cut at ${name} on the left alone, ${spared === 1 ? '1 leaf' : `${grouped(spared)} leaves`} spared there`,
  onLeft: 'left',
  onRight: 'right',
  knownOtherwise: 'What is known otherwise',
  same: 'Of every node both know the same.',
};

const readable = (value: number): string => {
  if (value >= 1e15)
    return `≈ ${value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })}`;
  return value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 });
};

const plies = (depth: number) => (depth === 1 ? '1 ply' : `${depth} plies`);

/** Writes a number with the word for leaves, singular or plural. */
const leavesOf = (printed: string) => (printed === '1' ? '1 leaf' : `${printed} leaves`);

/** Searches of a whole game, counted but not drawn. */
export const searchFigures = {
  title: 'Searched and counted',
  search: (depth: number | null, isOnce: boolean) =>
    `Count the searches ${depth === null ? 'to the ends' : `to depth ${depth}`}, ${isOnce ? 'symmetric siblings once' : 'every move apart'}`,
  asked: (depth: number | null, isOnce: boolean) =>
    `${depth === null ? 'To the ends of the game' : `To depth ${depth}`}, ${isOnce ? 'of symmetric moves only the first' : 'every move apart'}, moves as the game lists them.`,
  names: { never: 'Minimax', equal: 'Alpha–beta, cuts at ≥', strict: 'Alpha–beta, cuts at >' },
  notYet: 'not begun',
  counted: (state: 'running' | 'done' | 'room', entered: number, evaluated: number, most: number) =>
    state === 'room'
      ? `more than ${readable(most)} nodes entered: given up`
      : `${readable(entered)} nodes entered, ${readable(evaluated)} leaves evaluated${state === 'running' ? ' so far' : ''}`,
  stop: 'Stop counting',
  stopped: 'Stopped.',
  byPly: 'Nodes entered, ply by ply',
  ply: 'ply',
  inAll: 'in all',
};

/** The texts of the screen about how many leaves each search evaluates by depth. */
export const growth = {
  title: 'How it grows',
  lead: 'In a uniform tree every inner node has b children and every leaf lies d plies deep. How many leaves does a search evaluate?',
  number: readable,
  /** writes a number briefly, for the axis of the chart */
  short: (value: number) =>
    value < 10_000_000
      ? readable(value)
      : value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 }),
  branching: 'Branching b',
  depth: 'Depth d',
  seed: 'Random seed',
  scaleLegend: 'Scale of the leaves',
  scale: { log: 'Logarithmic', linear: 'Linear' },
  range: (least: number, most: number) => `A whole number from ${readable(least)} to ${readable(most)}.`,
  unread: (parts: string) =>
    `The link asks for what is not to be had: ${parts}. The usual stands in its place.`,
  // texts about the progress of the counting
  counting: 'Counting',
  countingAt: (percent: number) => `Counting: ${percent} %`,
  done: 'Counted.',
  cancel: 'Cancel',
  cancelled: 'Cancelled: what was counted until then is shown.',
  countAgain: 'Count again',
  inPage: (most: number) =>
    `The count could not be started beside the page, so the page counts itself and leaves out trees of more than ${readable(most)} leaves. Reload the page to try again.`,
  // texts about the chart
  chart: (b: number, d: number) =>
    `Leaves evaluated against depth, b = ${b}, depths 0 to ${d}; the table below has the numbers`,
  presented: (b: number, d: number) => `Leaves evaluated to depth ${d}, branching ${b}`,
  depthAxis: 'depth d',
  leavesAxis: 'leaves evaluated',
  series: {
    all: 'Minimax: b^d',
    worst: 'Alpha–beta, worst order: cuts nothing',
    random: 'Alpha–beta, random order: mean and range',
    best: 'Alpha–beta, best order: b^⌈d/2⌉ + b^⌊d/2⌋ − 1',
  },
  affordLine: leavesOf,
  // sentences about what the chart shows
  counted: 'Dots are counted: trees are made and searched. Lines without dots are the formulas.',
  met: (depth: number) => `Best order comes to the formula exactly, at each depth from 0 to ${depth}.`,
  minimaxTo: (depth: number) =>
    `Minimax and worst order are counted to depth ${depth}; deeper trees have too many leaves.`,
  randomTo: (depth: number) => `Random order is counted to depth ${depth}; deeper trees take too long.`,
  slope:
    'On a logarithmic scale b^d is a straight line, and the line of the best order is about half as steep: O(b^(d/2)).',
  withDice: (depth: number, outcomes: number, leaves: number) =>
    `With n outcomes of dice before each move there are b^d n^d leaves: with two dice, n = ${outcomes}, ${leaves < 1e15 ? readable(leaves) : `about 10^${Math.round(Math.log10(leaves))}`} at depth ${depth}.`,
  orders: (trees: number) =>
    `Best order: of every node the best child comes first. Worst order: it comes last, and nothing is cut at all. Random order: the values of the leaves are drawn, each independently of the others, in ${trees} trees a depth; a bar reaches from the least to the most.`,
  // texts about the depth that a given number of leaves allows
  affordHeading: (leaves: number) =>
    `How deep ${leavesOf(readable(leaves))} ${leaves === 1 ? 'reaches' : 'reach'}`,
  afford: 'Leaves one can afford',
  chess: 'Chess: b = 35, 150,000 positions',
  chessWhy: 'Chess has about 35 moves in a position. 1,000 positions a second make 150,000 in 150 seconds.',
  reaches: (depth: number, leaves: number, next: number) =>
    `${plies(depth)}: ${leavesOf(readable(leaves))}; ${plies(depth + 1)} would take ${readable(next)}`,
  reachesInTheMean: (depth: number, leaves: number, next: number) =>
    `${plies(depth)}: ${leavesOf(readable(leaves))} in the mean; ${plies(depth + 1)} took ${readable(next)}`,
  reachesAtLeast: (depth: number, leaves: number) =>
    `at least ${plies(depth)}: ${leavesOf(readable(leaves))} in the mean; nothing deeper was counted`,
  notCounted: 'not counted yet',
  twice: (best: number, minimax: number) =>
    `With the best order alpha–beta looks ${plies(best)} deep where minimax looks ${minimax}${minimax > 0 && best === 2 * minimax ? ': twice as deep' : ''}.`,
  // texts of the table of evaluated leaves
  tableHeading: 'The numbers',
  tableDepth: 'Depth',
  name: { minimax: 'Minimax', worst: 'Worst order', random: 'Random order', best: 'Best order' },
  spread: (least: number, most: number) => `${readable(least)} to ${readable(most)}`,
  byFormula: 'by formula',
  none: 'not counted',
  // texts about saving the chart
  pictureHeading: 'The chart as a file',
  withCaption: 'with a line that says what is drawn',
  csv: 'Table (CSV)',
  csvHead: {
    mean: 'Random order, mean',
    least: 'Random order, least',
    most: 'Random order, most',
    minimaxFormula: 'b^d',
    bestFormula: 'b^⌈d/2⌉ + b^⌊d/2⌋ − 1',
  },
  fileTitle: (b: number, d: number) => `How it grows: b = ${b}, d = ${d}`,
  caption: (b: number, trees: number, seed: number) =>
    `Leaves evaluated in uniform trees, b = ${b}; random order: ${trees} trees a depth, seed ${seed}.`,
};

/** The texts of the UCB1 table. */
export const arms = {
  title: 'UCB1 table',
  lead: 'For questions that give only numbers: of each arm the sum of its rewards W and its visits N. The arm with the greatest score is chosen.',
  formula: (parent: string) => `score = W/N + C · √(ln ${parent} / N)`,
  heads: ['Arm', 'W', 'N', 'W/N', 'bonus', 'score'],
  /** names the field of an arm in a column */
  of: (column: string, arm: string) => `${column} of ${arm}`,
  sumProblem: (field: string) =>
    `${field}: a number from 0 to 1,000,000, with at most six digits after the point.`,
  visitsProblem: (field: string) => `${field}: a whole number from 0 to 1,000,000.`,
  withoutVisits: (arm: string) => `${arm} has no visits, so its W counts for nothing.`,
  parent: 'N of the parent',
  parentProblem: 'A whole number from 1 to 1,000,000; empty for the visits of all arms together.',
  parentOfAll: (visits: number) => `empty: of all arms together, ${grouped(visits)}`,
  parentLess: (visits: number) => `less than the arms have together, ${grouped(visits)}`,
  c: 'C',
  typedC: 'C in digits',
  constantProblem: 'A number from 0 to 10, or √2 or 1/√2.',
  more: 'One arm more',
  fewer: 'One arm fewer',
  example: 'Example: AIMA, 4th ed., figure 5.10',
  wins: (c: string, arm: string) => `With C = ${c} the choice is ${arm}.`,
  tie: (c: string, arms: readonly string[]) =>
    `With C = ${c} the scores of ${arms.slice(0, -1).join(', ')} and ${arms.at(-1)} are equal; the choice is the first, ${arms[0]}.`,
  unvisited: (arm: string) => `The choice is ${arm}, whatever C is: an arm without visits comes first.`,
  results: 'Which arm comes next',
  unread: (parts: string) =>
    `The link asks for what is not to be had: ${parts}. The usual stands in its place.`,
};

/** The texts of a game's board, its marks, and the curve of a game. */
export const board = {
  asText: 'As text, to copy',
  squaresText: 'all squares and the side to move',
  movesText: 'moves so far, without passes',
  label: 'The board',
  /** the name of a cell of a board without names of its own */
  cell: (row: number, column: number) => `row ${row} column ${column}`,
  empty: 'empty',
  disc: { max: 'black', min: 'white' },
  legal: 'legal',
  flips: (count: number) => `flips ${count}`,
  worth: (label: string) => `worth ${label}`,
  best: 'as good as any',
  candidate: 'decides so far',
  /** texts for screen readers about one cell of the board */
  told: (parts: readonly string[]) => parts.join(', '),
  marks: 'Marks on the board',
  turning: 'would flip',
  counts: (one: number, other: number) => `${one} to ${other}`,
  won: (side: string, counts: string | undefined) =>
    `${side} has won${counts === undefined ? '' : `, ${counts}`}.`,
  drawn: (counts: string | undefined) => `Drawn${counts === undefined ? '' : `, ${counts}`}.`,
  over: (result: string) => `The game is over. ${result}`,
  noSearch: 'No move is left, so there is nothing to search.',
  passes: (side: string) => `${side} has no legal move and must pass.`,
  pass: 'Pass',
  // texts of the curve of a game
  curve: 'The game as a curve',
  curveOf: (depth: number | null) =>
    `The value of each position, searched ${depth === null ? 'to the end' : `to depth ${depth}`} with the present weights; below it, what each move gave away against the best. A press opens the position.`,
  searched: (done: number, of: number) => `${grouped(done)} of ${grouped(of)} positions searched`,
  gaveAway: (side: string, sum: string) => `${side} gave away ${sum} in all.`,
  asTable: 'As a table',
  curveHeads: (max: string, min: string) => ['moves before', 'value', 'move', `${max} gives`, `${min} gives`],
  openPlace: (moves: number) => `Open the position after ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  tooMany: 'too large',
};

/** The texts of the screen on which strategies play each other. */
export const tournament = {
  title: 'A match of strategies',
  lead: (game: string) =>
    `Strategies play ${game} against each other. Every pair plays every opening twice, with colours swapped; a win is 1 point, a draw ½. The same setting gives the same table everywhere.`,
  wrong: 'Parts of the link could not be read and are left out:',
  // texts about the setting
  players: 'Players',
  playersHint:
    'Tick 2 to 8: a strategy and the depth of its searches, in plies, or Monte-Carlo tree search (MCTS) and its iterations for each move.',
  player: 'Player',
  random: 'random',
  atDepth: (depth: number) => `depth ${depth}`,
  mcts: 'MCTS',
  withIterations: (iterations: number, c: string | null) =>
    `${readable(iterations)} ${iterations === 1 ? 'iteration' : 'iterations'}${c === null ? '' : `, C = ${c}`}`,
  mctsWith: (c: string | null) => (c === null ? 'MCTS' : `MCTS, C\u00A0=\u00A0${c}`),
  iterationsUnit: 'iterations',
  number: readable,
  named: (name: string, depth: string) => `${name} (${depth})`,
  own: 'Weights of your own',
  ownHint: (features: string) => `One for each feature: ${features}.`,
  ownProblem: (count: number, least: string, most: string) =>
    `${count} whole numbers from ${least} to ${most}, such as ${new Array(count).fill('1').join('.')}.`,
  ownSimulation: 'MCTS with numbers of your own',
  iterations: 'Iterations',
  iterationsProblem: (least: number, most: number) => `A whole number from ${least} to ${readable(most)}.`,
  c: 'C',
  cProblem: (least: number, most: number) =>
    `A number from ${least} to ${most} with at most 6 decimals, such as 1.4.`,
  add: 'Add as a player',
  opening: 'Openings',
  openingPly: (ply: number) =>
    ply === 0 ? 'the start position' : `all after ${ply === 1 ? '1 ply' : `${ply} plies`}`,
  endgame: 'Search to the end',
  emptySquares: (most: number) =>
    most === 0 ? 'never' : `from ${most} empty ${most === 1 ? 'square' : 'squares'}`,
  seed: 'Random seed',
  seedProblem: 'A whole number from 0 to 4294967295.',
  count: (pairs: number, each: number) =>
    `${pairs} ${pairs === 1 ? 'pair' : 'pairs'} × ${readable(each)} games = ${readable(pairs * each)} games`,
  // texts about a match that is played
  start: 'Start',
  cancel: 'Cancel',
  playing: 'Playing',
  playingAt: (done: number, of: number) => `${readable(done)} of ${readable(of)} games`,
  done: (games: number) => `Played: ${readable(games)} games.`,
  cancelled: (done: number, of: number) =>
    `Cancelled: the table is of the ${readable(done)} of ${readable(of)} games that were played.`,
  failed: 'The match broke off; the table is of the games that were played. Start it again.',
  again: 'The worker stopped; another one has begun the match anew.',
  onPage: 'No worker could be started beside the page, so the page plays itself and may answer late.',
  // texts about the results
  points: 'Points',
  pointsHint: 'Points of the row’s player against the column’s. Press a number for its games.',
  total: 'total',
  discs: 'discs',
  ofGames: (games: number) => `of ${games}`,
  cell: (row: string, column: string, points: string, games: number) =>
    `${row} against ${column}: ${points} of ${games} points`,
  summary: (games: number, draws: number, plies: number) =>
    `${readable(games)} ${games === 1 ? 'game' : 'games'}, ${draws} drawn; ${readable(plies)} plies, openings and passes included. Discs: a player’s own less the other side’s, over all games.`,
  csv: 'Table (CSV)',
  file: 'Setting (JSON)',
  link: 'Link to this match',
  fileTitle: (game: string) => `A match of ${game}`,
  // texts about the games of a pair, and about one game
  games: (row: string, column: string) => `${row} against ${column}`,
  gameHead: ['Game', 'Opening', 'Plays', 'Discs', 'Points'],
  game: (number: number) => `Game ${number}`,
  replay: (number: number, max: string, min: string) => `Game ${number}: ${max} against ${min}`,
  asSide: (player: string, side: string) => `${player} as ${side}`,
  ply: 'Ply',
  moves: 'The moves',
  first: 'To the start',
  back: 'One ply back',
  next: 'One ply on',
  last: 'To the end',
  started: (of: number) => `Start position; the game has ${of} plies.`,
  moved: (ply: number, of: number, player: string, move: string) =>
    `Ply ${ply} of ${of}: ${player} plays ${move}.`,
  passed: (ply: number, of: number, player: string) =>
    `Ply ${ply} of ${of}: ${player} has no legal move and passes.`,
  toMove: (player: string) => `Next to move: ${player}.`,
  asTree: (player: string) => `Search this position as ${player} does`,
  asTreeOfGame: 'Search this position',
};

/** The texts about a match against the search. */
export const play = {
  title: 'Play against the search',
  play: 'Play',
  stop: 'Stop playing',
  you: 'You are',
  /** the name of a side, by the sign or the colour of its pieces when the game has any */
  side: (kind: string, pieces: string | undefined) => (pieces === undefined ? kind : `${pieces}, ${kind}`),
  hints: 'On my turn, say what is known of each move',
  // texts about hints from a simulation, whose numbers are estimates
  hintsTried: 'On my turn, show how each move did when it was tried',
  triedScale:
    'The numbers are MAX’s mean rewards, from 0 for lost to 1 for won: estimates that prove nothing.',
  tried: (mean: string, visits: number, isRecommended: boolean) =>
    `mean ${mean} for MAX, tried ${visits === 1 ? 'once' : `${readable(visits)} times`}${isRecommended ? ', recommended' : ''}`,
  untried: 'not tried',
  stepped: 'Go through its search step by step',
  endgame: (most: number) => `Search to the end of the game from ${most} empty squares on`,
  searchedTo: (depth: number) => `This position was searched to depth ${depth}.`,
  roll: 'Roll the dice',
  toRoll: 'The dice decide: roll them, or choose what they show.',
  noMoveAt: (cell: string) => `No legal move at ${cell}. `,
  yourTurn: 'Your move.',
  yourTurnAgain: 'You move again.',
  thinking: (move: string) => `The search has decided for ${move}.`,
  recommends: (move: string, visits: number, iterations: number) =>
    `The search recommends ${move}: ${readable(visits)} of ${readable(iterations)} iterations tried it.`,
  noIteration: 'The search made no iteration, and recommends nothing: choose more iterations.',
  stepping: 'The search’s turn: step through it, or play what it decides.',
  undecided: 'The search looks no ply deep, and decides nothing: choose a greater depth.',
  playIt: 'Play it',
  takeBack: 'Take back',
  anew: 'New match',
  goOn: 'To the last move',
  playFrom: 'Play from here',
  shows: 'The board shows the node pointed at.',
  moves: 'The moves so far, with the search before each',
  heads: {
    search: ['no.', 'move', 'depth', 'value', 'generated', 'evaluated'],
    simulation: ['no.', 'move', 'iterations', 'MAX’s mean', 'nodes'],
    both: ['no.', 'move', 'depth', 'value or mean', 'generated', 'evaluated'],
  },
  iterations: (count: number) => `${readable(count)} ${count === 1 ? 'iteration' : 'iterations'}`,
  toEnd: 'end',
  again: (number: number, move: string) => `Show the search before move ${number}, ${move}, again`,
  legal: 'Moves',
};

/** The texts of Predict: the questions before decisive steps, their options, and why an option is right. */
export const predict = {
  title: 'Predict',
  ask: 'Ask me before decisive steps',
  hint: 'Before a value goes up, a window is handed down, a branch is cut, a list changes or a child is selected, you say what comes.',
  waiting: 'Step on: the next question stops you.',
  nothingLeft: 'No question is left in this run.',
  question: 'Question',
  right: 'Right.',
  wrong: 'No.',
  answer: 'The answer.',
  isRight: 'right',
  isYours: 'your answer',
  goOn: 'Continue',
  back: 'Back',
  /** joins a question and its options into one text for screen readers */
  spoken: (question: string, options: readonly string[]) =>
    `${question} ${options.map((option, index) => `${index + 1}: ${option}.`).join(' ')}`,

  tally: 'Answered so far',
  rightHead: 'Right',
  askedHead: 'Asked',
  kind: {
    value: 'Which value',
    window: 'Which window',
    cut: 'Cut or go on',
    owner: 'Whose bound',
    open: 'What is OPEN',
    closed: 'What is CLOSED',
    child: 'Which child',
    counts: 'N and Q after backing up',
  },
  all: 'All',

  askValue: (node: Segment, isCut: boolean): Sentence =>
    isCut
      ? say`${node} is cut here. Which value does it return?`
      : say`The last child of ${node} has returned. Which value does ${node} return?`,
  askWindow: (node: Segment, parent: Segment): Sentence =>
    say`Which window (α,\u00A0β) does ${node} get when ${parent} calls it?`,
  askCut: (node: Segment, child: Sentence, held: Segment | null, bound: Sentence): Sentence =>
    held === null
      ? say`${node} first sees ${child} while ${bound}. Cut, or go on?`
      : say`${node} held ${held} before ${child} came, and ${bound}. Cut, or go on?`,
  askOwner: (node: Segment, bound: Sentence): Sentence =>
    say`${node} is about to be cut, and ${bound} there. Which ancestor set that bound?`,

  askOpen: (node: Segment, children: Sentence): Sentence =>
    say`${node} is expanded next, into ${children}. What is OPEN then, first node first?`,
  askClosed: (node: Segment): Sentence =>
    say`${node} is the first of OPEN and is taken next. What is CLOSED then, first node first?`,

  askChild: (node: Segment, side: 'max' | 'min'): Sentence =>
    say`At ${node} ${bySide(side, 'MAX', 'MIN')} decides. Which child is selected?`,
  askCounts: (node: Segment, visits: Segment, sum: Segment, reward: Segment, side: string | null): Sentence =>
    say`${side === null ? '' : `For ${side}: `}${node} has N ${visits} and W ${sum}, and the reward ${reward} is backed up. What are its N and Q then?`,
  becauseUntried: (child: Segment): Sentence => say`${child}: a move without visits comes before all others.`,
  becauseScore: (child: Segment, scores: readonly string[]): Sentence =>
    say`${child} has the greatest score: ${scores.join(', ')}.`,
  becauseCounted: (node: Segment, visits: Segment, sum: Segment, mean: Segment): Sentence =>
    say`One visit more and the reward added: ${node} has N ${visits}, W ${sum}, so Q ${mean}.`,

  /** names what a child has just returned: a leaf by its value, another child by value and name */
  fromChild: (child: Segment, value: Segment, isLeaf: boolean): Sentence =>
    isLeaf ? say`the leaf ${child}` : say`${value} from ${child}`,
  bound: (greek: string, limit: Segment): Sentence => say`${greek} is ${limit}`,

  cutHere: (left: number, bound: string) =>
    `Cut: with ${bound}, ${left === 1 ? 'the child left cannot' : `the ${grouped(left)} children left cannot`} matter`,
  goOnHere: (left: number, bound: string) =>
    `Go on: with ${bound}, ${left === 1 ? 'the child left can' : `the ${grouped(left)} children left can`} still matter`,
  ancestor: (name: string, plies: number) =>
    plies === 1 ? `${name}, the parent` : `${name}, ${plies} plies up`,

  /**
   * explains why a node has its value; `values` are those of its children, empty when there are too many to
   * list
   */
  becauseBest: (node: Segment, side: 'max' | 'min', values: readonly string[], value: Segment): Sentence => {
    if (values.length === 1) return say`${node} has one child, and takes its value: ${value}.`;
    return values.length === 0
      ? say`${node} takes the ${EXTREME[side]} value its children returned: ${value}.`
      : say`${node} takes the ${EXTREME[side]} of ${values.join(', ')}: ${value}.`;
  },
  becauseCut: (node: Segment, value: Segment): Sentence =>
    say`${node} returns the ${value} at which it stopped; what was cut is never looked at.`,
  becauseClamped: (node: Segment, best: Segment, greek: string, value: Segment): Sentence =>
    say`Its own best is ${best}, but ${node} returns no value outside its window: ${value}, which is ${greek}.`,
  becauseRunning: (node: Segment, best: Segment, greek: string, value: Segment): Sentence =>
    say`Its own best is ${best}, but ${node} returns the bound ${greek} it has kept: ${value}.`,
  becauseExpected: (node: Segment, sum: Segment): Sentence =>
    say`${node} weights each outcome with its probability: ${sum}.`,
  becauseInherited: (node: Segment, parent: Segment, window: Segment): Sentence =>
    say`${node} is entered with what ${parent} holds now: ${window}.`,
  becauseParentOnly: (node: Segment, parent: Segment, window: Segment): Sentence =>
    say`By this rule ${node} gets ${window}, since only the value of ${parent} itself counts.`,
  becauseAfresh: (node: Segment, parent: Segment, window: Segment): Sentence =>
    say`${parent} is a chance node and passes no window on, so ${node} starts afresh from ${window}.`,
  becauseThrough: (node: Segment, reckoned: readonly Segment[], window: Segment): Sentence =>
    reckoned.length === 0
      ? say`No bound comes through to ${node}: it is entered with ${window}, between which all leaves lie.`
      : say`The rest counted as all that a leaf may be, this is what the bound leaves to ${node}: ${sequence(', ', ...reckoned.map((one) => [one]))}; so ${window}.`,
  becauseRest: (node: Segment, rest: Segment, value: Segment): Sentence =>
    say`${node} returns what it comes to with ${rest} for all that is left: ${value}.`,
  becauseHolds: (node: Segment, test: Segment): Sentence =>
    say`Cut: since ${test}, nothing that ${node} has left can change the outcome.`,
  becauseFails: (node: Segment, test: Segment): Sentence =>
    say`Go on: ${test} does not hold, so another child of ${node} can still matter.`,
  becauseParent: (owner: Segment, bound: Sentence): Sentence =>
    say`The parent ${owner} set it (${bound}): a shallow cut.`,
  becauseAncestor: (owner: Segment, plies: number, bound: Sentence): Sentence =>
    say`${owner} set it from ${String(plies)} plies up (${bound}): a deep cut.`,
  becauseQueue: (added: Sentence): Sentence => say`OPEN is a queue: ${added} go to its end.`,
  becauseQueueOne: (added: Sentence): Sentence => say`OPEN is a queue: ${added} goes to its end.`,
  becauseMerged: (node: Segment): Sentence =>
    say`All that ${node} leads to is there already: nothing is added to OPEN.`,
  becauseStack: (node: Segment): Sentence => say`CLOSED is a stack: ${node} goes to its front.`,
};

const EXTREME = { max: 'largest', min: 'smallest' } as const;

/** Writes who decides at a node, such as "MAX" or "player 2", or that it is a leaf. */
function who(tree: GameTree, node: NodeId): string {
  const kind = tree.kindName(node);
  return kind === 'player' ? `player ${tree.player(node) + 1}` : kinds[kind];
}

const taskRules: TaskRuleWords = {
  gap: ' ',
  named: (name, cuts) => `${algorithms[name]}${cuts ? '.' : ': every leaf is evaluated.'}`,
  order: {
    given: 'Children are visited from left to right.',
    reversed: 'Children are visited from right to left, so that the first of equal moves is the rightmost.',
    last: 'Children are visited from left to right at first, later best first for whoever moves, by what the last pass returned of them; the others stay behind.',
  },
  taken: 'Each player takes what is best for himself, of equals the first, and its whole vector goes up.',
  pruning: (sum, least) =>
    `All players together get ${sum} at most${least === null ? '' : `, nobody less than ${least}`}. A node stops as soon as its player has so much that the parent’s player can get no more there than he already has, or has the most that one player can get. What ancestors farther up have does not count.`,
  test: {
    either:
      'MAX stops when v ≥ β, MIN when v ≤ α; or only when v > β, and v < α: both rules are right, the same one throughout.',
    equal: 'MAX stops when v ≥ β, MIN when v ≤ α (equal values cut).',
    strict: 'MAX stops when v > β, MIN when v < α (equal values do not cut).',
  },
  bounds: { all: 'The bounds of all ancestors count.', parent: 'Only the parent’s bound counts.' },
  begin: {
    open: (least, most) => `All leaves lie in [${least}, ${most}], but windows begin with (−∞, +∞).`,
    leaves: (least, most) =>
      `All leaves lie in [${least}, ${most}], and windows begin with (${least}, ${most}).`,
  },
  again:
    'The first child is searched with the whole window, a later one only asked whether it is better; it is searched again when its value lies strictly between α and β and it is no leaf.',
  leavesWithin: (least, most) =>
    `All leaves lie in [${least}, ${most}], and with that windows pass through chance nodes.`,
  leavesUnknown: 'Nothing is known of the leaves beforehand.',
  window: (window) => `The root begins with (α, β) = ${window}: outside of it only a bound is found.`,
  depth: (depth, { quiet, most, check }) => {
    const judged =
      quiet === undefined
        ? `nodes there are not looked into; they count as leaves, worth the estimate ${check === undefined ? 'in them ' : ''}(EVAL).`
        : `a node there, or farther, counts as a leaf, worth its estimate (EVAL), if it is quiet: no noisy move, which “!” marks at the node it leads to. From other nodes ${quiet === 'all' ? 'all moves are searched' : 'noisy moves alone are searched, and whoever moves may keep EVAL, which is looked at first and counts as evaluated'}${most === undefined ? '' : `, until ${most === 1 ? '1 ply' : `${most} plies`} beyond the limit every node counts as a leaf`}.`;
    const checked =
      check === undefined
        ? ''
        : ` Then the end of the chosen line is checked: all is searched again, below that node ${check === 1 ? '1 ply' : `${check} plies`} deep; and so on, until the line ends at a real leaf, or at or below a node that was checked. The last search counts.`;
    return `Depth limit ${depth}: ${judged}${checked}`;
  },
  passes: (first, budget) =>
    `Iterative deepening: depth ${first}, ${first + 1}, ${first + 2}, …; nodes at the limit of a pass count as leaves, worth their EVAL. Budget: ${budget === 1 ? '1 node' : `${grouped(budget)} nodes`} entered in all passes together, leaves included.`,
  listsMerging: (isToEnds) =>
    `Positions merge: each is generated once. In each pass of LOOP1 the first position of OPEN goes to the front of CLOSED, and its successors that have not been generated before join the end of OPEN in the order of its moves${isToEnds ? '; an end has its value at once' : ', but for those in the deepest ply, which get their values at once'}. When OPEN is empty, in each pass of LOOP2 the first position of CLOSED whose successors all have values has its own and leaves it. OPEN begins with the root.`,
  merging: 'Positions merge: one that several moves lead to is drawn once.',
  lists:
    'In each pass of LOOP1 the first node of OPEN goes to the front of CLOSED, and its successors join the end of OPEN from left to right, but for those in the deepest ply, which get their values at once. When OPEN is empty, in each pass of LOOP2 the first node of CLOSED has its value and leaves it. OPEN begins with the root.',
  positions:
    'MAX plays x and MIN plays o. A line is a row, a column or a diagonal; it is open to a side while the other side has no mark on it, also when somebody has won. f(p) is the number of lines open to MAX minus the number open to MIN, but +∞ where MAX has three in a row and −∞ where MIN has.',
  simulation: (iterations, factor) =>
    `Monte-Carlo tree search, ${iterations === 1 ? '1 iteration' : `${iterations} iterations`}. The tree begins with the root; each iteration adds the first node on its path that is not in the tree yet. Children without visits are selected first, from left to right. Once all have visits, the child with the greatest score is selected, of equal scores the first. The score is Q + ${factor} · √(ln N / n), at MIN nodes −Q + ${factor} · √(ln N / n), where N is the visits of the node and n those of the child.`,
  rewards: (given) =>
    given === null
      ? 'A playout always takes the first move. Rewards are MAX’s.'
      : `The results of the iterations are given in this order: ${given}. They are MAX’s rewards.`,
};

/**
 * The texts about exercises: choosing one, the answer sheet, its marks, and the comparison with the model
 * answer.
 */
/** The short words for shallow and deep cutoffs, on an answer sheet and in answers. */
const reach = { shallow: 's', deep: 'd' };

/** The words between comparisons, and between alternatives. */
const joining = { and: ' and ', or: ' or ' };

export const practice = {
  panel: 'Practice',
  leave: 'Leave practice',
  choose: 'All exercises',
  // texts about choosing an exercise
  nextTitle: 'Next for you',
  begin: 'Begin',
  bySkill: 'By skill',
  /** writes a label before a text on the same line */
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
  noCheck: 'no',
  childrenOrder: 'Children are visited',
  childrenOrders: { given: 'from left to right', reversed: 'from right to left' },
  budget: 'Budget of nodes',
  budgetFault: (text: string) => `“${text}” is no budget: a whole number from 1 to 9,999.`,
  iterationsProblem: 'A whole number from 1 to 40.',
  resultsProblem: '1 to 40 numbers with commas between them, such as 20, 10, 0, 14; empty for playouts.',
  resultsNeeded: 'The tree has unknown leaves: type the results of the iterations.',
  constant: 'Constant C',
  tries: 'Children are tried',
  triesChoice: { last: 'best first by the last pass', given: 'as they stand' },
  algorithm: 'Algorithm',
  ruleOf: {
    cutoff: 'A node is cut',
    bounds: 'Against the bounds',
    begin: 'Windows begin',
    ties: 'Of equal moves the best is',
  },
  asked: 'What is asked',
  valuesThenCuts: (values: string, cuts: string) => `Values by ${values}, then cross out what ${cuts} prunes`,
  searchOf: (part: string) => `${part}: by`,
  asAbove: 'the algorithm above',
  whichWindow: 'Which window',
  moment: {
    call: 'the one it is called with',
    end: 'the one it ends with',
    own: 'one number: what it has found at its end',
  },
  cutDepth: 'Whether each cutoff is shallow or deep, too',
  whoseStrategy: 'Whose strategy',
  strategyOf: { winner: 'of whoever wins', max: 'of MAX, if there is one', min: 'of MIN, if there is one' },
  closedOrdered: 'CLOSED in its order, too',
  treeTooLarge: (nodes: number, most: number) =>
    `This tree has ${grouped(nodes)} nodes; exercises are made about trees of at most ${grouped(most)}. Choose a smaller tree.`,
  notAskable: 'This cannot be asked about this tree under its rules.',
  progress: 'Your progress',
  sets: 'Sets for a class',
  // texts of the answer sheet
  exerciseOf: (skill: string, difficulty: string) => `${skill}, ${difficulty}`,
  rules: (task: RulesOf) => sayTaskRules(task, taskRules),
  parts: 'Parts',
  /** texts about a question that has a search of its own */
  partBy: (name: string, algorithm: string) => `${name}, ${algorithm}`,
  questionBy: (algorithm: string, question: string) => `${algorithm}: ${question}`,
  partMarks: (name: string, marks: string) => `${name} (${marks === '1' ? '1 mark' : `${marks} marks`})`,
  who,
  entryOf: (name: string, kind: string) => `${name} (${kind})`,
  entries: 'Entries',
  inFields: 'Type in fields instead',
  given: 'So far',
  nothingGiven: 'Nothing yet.',
  movesInOrder: 'Moves of each position, in their order',
  take: (name: string) => `Take ${name} back`,
  leafApart,
  /** announcements by screen readers of what a press has changed on the answer sheet */
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
  // texts of the answer sheet about single nodes
  sheet: {
    node: (name: string, tree: GameTree, node: NodeId) => `${name}, ${who(tree, node)}`,
    judged: (name: string, value: string) => `${name}, at the depth limit, EVAL ${value}`,
    beyond: 'beyond the depth limit',
    estimate: (value: string) => `EVAL ${value}`,
    noisy: 'a noisy move leads here',
    crossedOut: 'crossed out',
    belowCrossed: 'below a stroke',
    blank: 'blank',
    entry: (text: string) => `you wrote ${text}`,
    place: (places: string) => `number${places.includes(',') ? 's' : ''} ${places} in your list`,
    onLine: 'on your line',
    marked: 'picked',
    moveMarked: 'the move to it is marked',
    noMoves: 'marked: there is none',
    reach,
    joining,
    verdict: { right: 'right', wrong: 'wrong', half: 'half right' },
    board: (name: string, rows: readonly string[]) =>
      `${name}, row by row: ${rows.map((row) => [...row].map((sign) => (sign === '.' ? 'empty' : sign)).join(' ')).join(', ')}`,
    positions: (count: number) => (count === 1 ? 'the position' : `all ${count} positions`),
  },
  notChosen: 'choose',
  positionsHere: (count: number) =>
    count === 1 ? 'f(p) of its position' : `f(p) of ${count} of its positions`,
  fieldAt: (name: string) => `Entry at ${name}`,
  // texts about the marks
  marks: 'Marks',
  points: (points: string, marks: string) => `${points} of ${marks}`,
  allRight: 'All right.',
  errors: (missed: number, over: number) =>
    [missed > 0 ? `${missed} missed` : '', over > 0 ? `${over} too many` : ''].filter(Boolean).join(', '),
  wrongFields: (names: readonly string[]) => `wrong: ${names.join(', ').toLowerCase()}`,
  /** joins several counts of entries into one text */
  counted: (counts: readonly string[]) => counts.join(', '),
  wrongEntries: (n: number) => (n === 1 ? '1 wrong entry' : `${n} wrong entries`),
  halfEntries: (n: number) => (n === 1 ? '1 half right' : `${n} half right`),
  isBlank: 'left blank',
  /** for each kind of question, why an answer to it gets no marks at all */
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
  // texts of the feedback
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
  // texts about what can be done after the exercise
  showSheet: 'My answer',
  showRun: 'The run',
  onTree: 'In the figure',
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
    anyBest: (orders: string, leaves: string) =>
      `${orders}. ${leaves} leaves; other orders with as few are as right.`,
    keepsOrder: 'No order needs fewer: the tree stays as it is.',
    field: { depth: 'Depth', value: 'Value', move: 'Move' },
    inField: (name: string, said: string) => `${name}: ${said}`,
    none: 'none',
    othersToo: (answer: string) => `${answer}. Other numbers may be as right.`,
    otherStrategies: (answer: string) => `${answer}. Other strategies may be as right.`,
    afterPass: ({ loop, inLoop }: ListRow) => `LOOP${loop}, pass ${inLoop}`,
    column: { max: 'Lines of MAX', min: 'Lines of MIN', f: 'f(p)' },
    reach,
    joining,
  },
  firstDifference: 'First difference',
  again: 'Another like it',
  uncounted: 'Again, not counted',
  notCounted: 'Done again: this does not count.',
  next: 'Next exercise',
  offered: (exercise: string) => `${exercise}. `,
  graded: (points: string, marks: string) => `Graded: ${points} of ${marks}.`,
};

/** The feedback sentences for several players, as far as they differ from those for MAX and MIN. */
const vectorFeedback: VectorFeedback = {
  rule: {
    'later-equal'(facts) {
      const { names, finding } = facts;
      const { node } = finding.place;
      const { player, worth } = worthAtRoot(facts, node);
      return say`With ${names.token(node)} player ${String(player)} has ${exactNumber(worth)}, but with a move before it as well. Keep the first that reaches it: a later one that only ties does not replace it.`;
    },
    'refuses-cut': (facts) => {
      const said =
        detailOf(facts, 'nothing-cut') === null
          ? say`A better vector may hide there, but none that matters.`
          : facts.finding.part === 'leafCount'
            ? say`That is the number of all leaves: nothing was cut.`
            : say`Nothing was cut, as if nothing were known of the sum.`;
      return sequence(' ', said, whySafe(facts));
    },
    'cut-without-bound': (facts) => {
      const several =
        detailOf(facts, 'several') === null
          ? SILENCE
          : say`There are several cuts where nothing can cut yet.`;
      const { names, finding } = facts;
      const { node, test } = finding.place;
      return sequence(
        ' ',
        several,
        test === null
          ? say`Nothing can cut yet: nothing has been compared when the search comes to ${names.token(node)}.`
          : say`Nothing that anybody has can cut at ${names.token(test.tester)}: it stops with ${exactNumber(test.limit)} or more, the most that one player can get, and its player has ${exactNumber(test.v)} by then.`,
      );
    },
    'exact-at-cut': () =>
      say`This node stopped early. All that is known is how much its own player gets at least, so write that with ≥.`,
  },

  test: (facts) => {
    if (facts.prunedLeaves > 0) return vectors.cutoff(facts);
    const { token, player, own, bound } = facts;
    const has = say`At ${token} player ${String(player)} has ${exactNumber(own)} by then`;
    return own >= bound
      ? say`${has}, but that was its last child: nothing was left to cut.`
      : sequence(' ', say`${has}, and that is not enough to cut.`, whatCuts(facts));
  },
};

/**
 * States the general rule why leaves that were cut cannot matter; the next portion of feedback applies it to
 * the tree.
 */
function whySafe(facts: FeedbackFacts): Sentence {
  const test: VectorFacts | null = testFacts(facts);
  if (test === null) return SILENCE;
  return test.rival === null
    ? say`A player who has the most that one player can get looks no further.`
    : say`What a node’s player has is no longer left for the parent’s player: once that is so much that he can do no better there, the rest of the node changes nothing.`;
}

/** The feedback sentences about simulations. */
const simulationFeedback: SimulationFeedback = {
  rule: {
    'own-visits': () =>
      say`You took the logarithm of the child’s own visits. In √(ln N / n) the logarithm is of N, the visits of the node at which you select; only n is the visits of the child. So the bonus of a child grows while other children are tried.`,
    'exploitation-alone': () =>
      say`You selected by the mean Q alone. The score has a second part, C · √(ln N / n), which is large for a child that was tried rarely.`,
    'other-sides-reward': () =>
      say`You selected as if the rewards were the other side’s. They are MAX’s at every node: MAX takes the greatest Q + bonus, MIN the greatest −Q + bonus.`,
    'new-node-alone': () =>
      say`You added the reward to the new node alone. It is backed up along the whole path: at the new node and every node above it up to the root, N grows by 1 and W by the reward.`,
    'unvisited-not-first': () =>
      say`You selected a child that has visits while another had none. The score of a child without visits is +∞: it is selected before all children that have visits.`,
  },
  iteration: ({ iteration }) => say`Look at iteration ${iteration}.`,
  step: ({ iteration, step, event, narrated }) =>
    sequence(' ', say`Look at iteration ${iteration}, step ${step}.`, simulation[event.kind](narrated)),
};

/** The feedback sentences on a wrong answer: the item, the violated rule, and the owner of the bound. */
export const feedback: FeedbackWords = {
  item: ({ finding: { part, place }, names, windowsAt }) =>
    formats[part].lookAt(tokenApart(names, place.node, leafApart), names.token(ROOT), windowsAt),

  rule: {
    'other-search': (facts) => {
      const { algorithm, windows } = facts.run;
      const other = detailOf(facts, 'search')?.algorithm ?? algorithm;
      if (other === algorithm)
        return say`That is so by the rules of another part. This part has rules of its own, which stand above the tree.`;
      const asked = windows
        ? say`, which leaves branches out: of what it does not finish only a bound is known, and nothing of what it never calls.`
        : say`, which evaluates every leaf: every inner node has a value of its own.`;
      return say`That is what ${algorithms[other]} comes to, which another part is about. This part is about ${algorithms[algorithm]}${asked}`;
    },
    'other-moment': ({ finding: { place }, names, windowsAt }) =>
      windowsAt === 'end'
        ? say`That is the window with which ${names.token(place.node)} is called. What is asked is the one it ends with.`
        : say`That is the window with which ${names.token(place.node)} ends. What is asked is the one it is called with.`,
    'one-bound': () =>
      say`You wrote each node’s own bound alone, as some books do. What is asked is the pair (α, β): both bounds, those of the ancestors among them.`,
    'end-of-pair': ({ finding: { place }, names }) =>
      say`That is one end of the pair (α, β) at ${names.token(place.node)}, which was handed down to it. What is asked is what the node has found itself.`,
    'other-naming': () =>
      say`You have the letters the other way round, as some books do. Here a cutoff is named after the bound that is reached: at MIN it is α, at MAX it is β.`,
    'window-of-sibling': () =>
      say`That is the window with which the node before it ended. When a child returns, the parent keeps its own pair; only the value comes up.`,
    'later-equal': ({ finding: { place }, names, run }) =>
      say`${names.token(place.node)} returns ${returned(run, place.node)}, but so does a move before it. Keep the first that reaches it: a later one that only ties does not replace it.`,
    counterexample: (facts) => {
      const formula = detailOf(facts, 'numbers');
      if (formula !== null) {
        const { numbers, isMove, isMet } = formula;
        const at = number(numbers.map(([name, value]) => `${name} = ${printNumber(value)}`).join(', '));
        if (isMove)
          return isMet
            ? say`With ${at} the move is best, though by your formula it is not.`
            : say`With ${at} another move is best, though by your formula this one is.`;
        return isMet
          ? say`With ${at} the branch is not examined, though by your formula it is.`
          : say`With ${at} the branch is examined, though by your formula it is not.`;
      }
      const witness = detailOf(facts, 'witness');
      if (witness === null) return SILENCE;
      const x = number(`x = ${printNumber(witness.x)}`);
      return witness.isSpared
        ? say`At ${x} the branch is not examined, though your answer has it examined there.`
        : say`At ${x} the branch is examined, though your answer leaves it out there.`;
    },
    'nothing-proved': ({ finding: { place }, names }) =>
      say`Nothing is proved of ${names.token(place.node)} in the end. Leave it blank.`,
    'put-together': ({ finding: { place }, names }) =>
      say`No leaf below ${names.token(place.node)} has the vector you wrote there. It is one leaf’s whole vector that goes up, not the best numbers of several.`,
    'other-pass': (facts) => {
      const { depth, entered } = passFacts(facts);
      return say`That is what depth ${depth} found, which is over after ${entered} nodes in all. The budget of ${aboutBudget(facts).budget} nodes is enough for a deeper one.`;
    },
    'below-limit': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} stands at the depth limit: the search takes its static value and looks at nothing below it.`,
    miscount: (facts) => sequence(' ', say`A miscount.`, feedback.leaves(facts)),
    'stops-at-limit': ({ run: { limits } }) =>
      limits.check === null
        ? say`That is what the search comes to if it judges every node at its depth limit. Here it looks farther where a node is not quiet.`
        : say`That is what the search comes to if it stops at its depth limit. Here the end of the line that it has chosen is then searched ${limits.check === 1 ? '1 ply' : `${limits.check} plies`} deep, and the last search counts.`,
    'left-to-right': () =>
      say`Your answer is right if children go from left to right. Here they go from right to left.`,
    'counted-once': (facts) =>
      facts.finding.part === 'leafCount'
        ? sequence(
            ' ',
            say`You counted every leaf once. One that is evaluated again counts again.`,
            feedback.leaves(facts),
          )
        : say`You listed every leaf once. What is searched a second time is evaluated a second time, and its leaves stand in the list again.`,
    'parent-only': () =>
      say`You compared with the parent’s bound alone. The bound of any ancestor can make a cut, however far up it is.`,
    'other-equality': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`You went on at an equal value, as the rule with > and < does. This exercise cuts when the value reaches the bound: an equal value cannot improve anyone’s choice.`
        : say`You cut at an equal value. This exercise cuts only beyond the bound, with > and <.`,
    'last-of-equals': () =>
      say`A later move that only ties does not replace the first. If its node was cut, that number is only a bound, not its value. Keep the first move that reached it.`,
    'refuses-cut': (facts) => {
      const { place, part } = facts.finding;
      if (detailOf(facts, 'nothing-cut') === null)
        return sequence(' ', say`A better value may hide there.`, butItIsSafe(facts));
      const all =
        part === 'leafCount'
          ? say`That is the number of all leaves, as in plain minimax: nothing was cut.`
          : say`This is plain minimax: nothing was cut.`;
      return place.test === null ? all : sequence(' ', all, butItIsSafe(facts));
    },
    'wrong-root-value': ({ run }) =>
      run.tree.hasChance
        ? say`Pruning never changes the root’s value: it is the same as without pruning, always.`
        : say`Pruning never changes the root’s value: it is the same as minimax, always.`,
    'misses-beta-cuts': (facts) =>
      sequence(' ', say`You found the cuts at MIN nodes and missed those at MAX.`, butItIsSafe(facts)),
    'swapped-tests': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`At a MIN node the value falls, and it cuts when it drops to α. At a MAX node the value rises, and it cuts when it reaches β. β is what MIN updates.`
        : say`At a MIN node the value falls, and it cuts when it drops below α. At a MAX node the value rises, and it cuts when it exceeds β. β is what MIN updates.`,
    'bound-of-other-side': () =>
      say`α belongs to MAX and only rises; β belongs to MIN and only falls. Neither moves the other’s.`,
    'keeps-childs-bound': () =>
      say`When a child returns, the parent keeps its own pair. Only the value comes up.`,
    'never-inherits': ({ rules }) =>
      rules.bounds === 'all'
        ? say`Children are called with their parent’s present (α, β), not with (−∞, +∞).`
        : say`Children are called with the bound that their parent’s value sets, not with (−∞, +∞).`,
    'open-root': ({ run, names, rules }) =>
      rules.bounds === 'all'
        ? say`You searched every child of ${names.token(ROOT)} as if nothing had been found yet. ${names.token(ROOT)} calls each with its present (α, β), in which the ${sideAt(run, ROOT) === 'MIN' ? 'smallest' : 'largest'} value so far is a bound.`
        : say`You searched every child of ${names.token(ROOT)} as if nothing had been found yet. ${names.token(ROOT)} calls each with the bound that its value so far sets.`,
    'ignores-window': ({ run }) =>
      say`You began with (−∞, +∞). Here the root begins with ${rootWindow(run)}, so that bounds are set before anything is seen.`,
    'alpha-zero': () =>
      say`α starts at −∞, not at 0. At the start MAX is sure of nothing, and values may be negative.`,
    'global-bounds': () =>
      say`Every call has its own α and β. What a child changes in them is forgotten when it returns.`,
    'cut-without-bound': (facts) => {
      const { place } = facts.finding;
      const { test } = place;
      const several =
        detailOf(facts, 'several') === null
          ? SILENCE
          : say`There are several cuts where nothing can cut yet.`;
      return sequence(' ', several, test === null ? noTest(facts) : noBound(facts, test));
    },
    'last-branch': (facts) => {
      const matters = detailOf(facts, 'matters');
      const notYet = say`the algorithm does not know that it is in the last branch`;
      if (matters === null || matters.changes === null)
        return say`What is crossed out there changes neither the move nor the value, but the test does not hold there, and ${notYet}.`;
      const { value, move } = matters.changes;
      if (move === null) return say`True for the move, but not for the value: ${notYet}.`;
      const at = exactNumber(value);
      return say`What is crossed out there can still change the choice: at ${at} the best move would be ${leafOrNode(facts, move)}.`;
    },
    'exact-at-cut': ({ finding: { place }, run, names }) =>
      run.cutStep(place.node) > 0
        ? say`This node stopped early. What it holds is only a bound, so write it with ≤ or ≥.`
        : say`Of what came back to ${names.token(place.node)} some is only a bound, and so is what it returns: write it with ≤ or ≥.`,
    'bounds-as-values': ({ finding: { place }, names }) =>
      say`What came back from ${names.token(place.node)} is only a bound. The move may be as good as the best one, or worse: the search did not look far enough to tell.`,
    'first-children': () =>
      say`You left out every child but the first. A cut needs a bound, and a bound has to be proved: where a node is to be no better, all of its children have to be looked at.`,
    'every-bound': () =>
      say`You let the bounds of farther ancestors cut. Here the parent’s alone may: below the first child of a node that is cut, nothing is known yet.`,
    'one-reply': () =>
      say`You marked a single reply of the opponent. A strategy has to win whatever the opponent does: where the opponent moves, all moves belong to it.`,
    'all-own-moves': () =>
      say`Where the strategy’s owner moves, you marked more than one move. A strategy says which one is played, and one that wins is enough.`,
    'other-player': () =>
      say`You answered for the other side. The side whose strategy it is chooses one move where it moves, and must be ready for all moves of the opponent.`,
    'ends-reversed': () =>
      say`You took won ends for lost ones. Who wins at an end is said by its number, not by who moved last.`,
    'all-better-again': () =>
      say`You picked every node that came back better. A second search is needed only where the value lies strictly between α and β: a value beyond that cuts, and a leaf is worth what it says.`,
    'all-shallow': () =>
      say`You took every cutoff for a shallow one. It is deep if the bound that is reached was set by a node above the parent.`,
    'deep-by-ply': () =>
      say`You judged by how far down a cutoff is. What counts is how far up its bound comes from: shallow from the parent, deep from farther up.`,
    'nearest-owner': () =>
      say`You took the nearest node with that number for the one that set the bound. A number that only ties changes no bound: it was set farther up, and handed down.`,
    'value-at-unvisited': () => say`This node is never called. Leave it blank.`,
    'all-max': () => say`At a MIN node the opponent of MAX picks, and picks the smallest value.`,
    'all-min': () => say`At a MAX node it is MAX who picks, and picks the largest value.`,
    interchanged: () =>
      say`You have MAX and MIN interchanged: at a MAX node the largest value is taken, at a MIN node the smallest.`,
    'root-misread': ({ run, names }) =>
      sideAt(run, ROOT) === 'MIN'
        ? say`You took the root for a MAX node. It is MIN who moves at ${names.token(ROOT)}, and takes the smallest value.`
        : say`You took the root for a MIN node. It is MAX who moves at ${names.token(ROOT)}, and takes the largest value.`,
    'right-to-left': ({ finding: { also }, run }) =>
      also === null
        ? say`Your answer is right if children go from right to left. Here they go from left to right${inFirstPass(run)}.`
        : say`You took the children from right to left. Here they go from left to right${inFirstPass(run)}.`,
    'counts-other-nodes': (facts) =>
      sequence(
        ' ',
        say`Only leaves that are reached count as evaluations: no inner nodes, and nothing that is cut.`,
        feedback.leaves(facts),
      ),
    'window-through-chance': ({ run }) =>
      run.windows === 'through'
        ? say`A window does not pass through a chance node unchanged: an outcome is asked only for what it has to be worth, with all that is left at its best or at its worst, for the expected value to reach the bound.`
        : say`An outcome that has not been seen could be huge, so that no bound passes through a chance node: below it the window starts afresh.`,
    'bounds-from-leaves': () =>
      say`You took the least and the greatest leaf that is drawn for bounds of all leaves. Nobody has declared any: to the algorithm an outcome that it has not seen could be worth anything, and so a chance node needs them all.`,
    'estimate-for-proof': () =>
      say`EVAL above the depth limit cuts nothing: an estimate is no proof. What counts is what comes back from the depth limit.`,
    'deep-pruning': () =>
      say`You cut by what an ancestor farther up than the parent has. Of several players only the parent’s may cut: a vector that the one farther up would never take may still be what a player between them chooses by.`,
    'sum-of-components': () =>
      say`You took the vector with the greatest sum. Each player looks at his own component alone, whatever the others get.`,
    'all-against-one': () =>
      say`You let everybody else play against player 1. Here each player takes what is best for himself, whatever player 1 gets.`,
    'everybody-first': () =>
      say`You let every player take what is best for player 1. Here each player takes what is best for himself, by his own component.`,
    'unfinished-pass': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`The budget of ${budget} nodes is used up in depth ${last}, before that pass is over. What it has found by then does not count: the answer is that of the deepest pass that is finished.`;
    },
    'budget-per-pass': (facts) => {
      const { nodes, finished, left, budget } = aboutBudget(facts);
      return say`The budget counts for all passes together, not for each anew. By the end of depth ${finished} they have entered ${nodes}, which leaves ${left} of ${budget}.`;
    },
    'ignores-budget': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`That is what the search finds without a budget. The ${budget} nodes are used up before that, in depth ${last}: the answer is that of the deepest pass that is finished by then.`;
    },
    'forgets-order': () =>
      say`You tried the children as they are drawn in every pass. Here each pass tries first what the one before returned as best for whoever moves; so other nodes are cut, and other passes finished.`,
    'mean-at-chance': () =>
      say`Weight each outcome with its probability: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 3.5.`,
    'min-at-chance': () =>
      say`Nobody chooses at a chance node. Weight each outcome: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9.`,
    'crossed-probabilities': () =>
      say`You took the probabilities in reverse order. Each outcome is weighted with the probability on its own edge: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 0.3·2 + 0.7·5 = 4.1.`,
    'plain-sum': () =>
      say`You added the values up as they are. Weight each outcome with its probability: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 7.`,
    likeliest: () =>
      say`You took the value of the likeliest outcome alone. All outcomes count, each with its probability: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 2.`,
  },

  slip: ({ finding: { part, place }, names }) =>
    part === 'atBudget'
      ? say`Everything else fits, so this looks like a slip. Check your entries; you may correct them once at no cost.`
      : say`Everything else fits, so this looks like a slip. Check ${tokenApart(names, place.node, leafApart)}; you may correct it once at no cost.`,

  vectors: vectorFeedback,

  simulation: simulationFeedback,
  lists: {
    'open-as-stack': say`You put successors at the front of OPEN, as on a stack. OPEN is a queue: they join its end, so that the tree grows ply by ply.`,
    'successors-reversed': say`You put successors into OPEN from right to left. They join its end in their own order, the first one first.`,
    'ends-queued': say`You put the nodes of the deepest ply into OPEN. They get their values when their parent is expanded, and enter neither list.`,
    'no-merging': say`You put positions into OPEN that were there before. A position that several moves lead to is generated once: a further move to it adds an edge to the graph, and nothing to OPEN.`,
  },
  estimates: {
    'own-lines-alone': say`You counted only lines that hold a mark of their side already. A line that is still empty is open to both sides and counts for both.`,
    'sign-exchanged': say`You wrote f(p) with the opposite sign. It is counted for MAX: what is good for MAX is positive.`,
    'win-overlooked': say`Somebody has three in a row. Then f(p) is no difference of lines, but +∞ if it is MAX and −∞ if it is MIN.`,
  },
  counted: ({ name, max, min, f, winner }) =>
    winner === null
      ? say`${name} has ${max} lines open to MAX and ${min} open to MIN: f = ${max} − ${min} = ${f}.`
      : say`${name} has ${max} lines open to MAX and ${min} open to MIN, but ${winner} has three in a row: f = ${f}.`,
  listsBelow: say`In the run on the tree both lists stand below the figure at every step.`,

  both: (one, other) => sequence(' ', say`Two mistakes at once explain this.`, one, other),

  owner(facts) {
    const { run, names, finding } = facts;
    const { node, step, test } = finding.place;
    if ((finding.part === 'windows' || finding.part === 'again') && test === null)
      return say`Look at step ${exactNumber(step)}, where the search is at ${names.token(node)}.`;
    if (finding.part === 'atBudget')
      return isStopped(facts)
        ? say`Look at step ${exactNumber(step)}, where the budget is used up: ${names.token(node)} would have been entered next.`
        : say`Look at step ${exactNumber(step)}, where depth ${passFacts(facts).depth} is over.`;
    if (test === null)
      return say`No bound comes into this: look at ${tokenApart(names, node, leafApart)} in step ${exactNumber(step)}.`;
    const about = aboutTest(facts, test);
    const { at, tester, owner, set } = about;
    if (owner === null) {
      if (isOfGivenWindow(run, test))
        return sequence(
          ' ',
          say`The search begins with ${rootWindow(run)}, so that ${set} is set before anything is seen.`,
          atTester(about),
        );
      const asker = askerOf(facts, test);
      if (asker !== null)
        return test.cuts
          ? say`${asker.name} only asks for ${asker.isMore ? 'more' : 'less'} than ${asker.than}: ${set} is set there, and ${at} ${about.known === null ? say`holds ${about.held}` : say`is ${about.known}`}, which is answer enough.`
          : sequence(
              ' ',
              say`${asker.name} only asks for ${asker.isMore ? 'more' : 'less'} than ${asker.than}: ${set} is set there.`,
              atTester(about),
            );
      return test.cuts
        ? say`${at} already holds ${about.held}, and nothing can beat that.`
        : say`Nobody above ${at} has set that bound: it is ${set} there.`;
    }
    const plies = run.tree.depth(tester) - run.tree.depth(owner);
    const sure = about.isGuaranteed ? 'already guarantees' : 'has set';
    const by = say`${names.token(owner)}, ${plies === 1 ? 'the parent' : `${plies} plies up`}, ${sure} ${set}.`;
    return sequence(' ', by, atTester(about));
  },

  leaves: (facts) => say`Evaluated are, in this order: ${leavesSeen(facts)}.`,
};

/**
 * The addition that children are tried from left to right only until an earlier pass gives a better order;
 * empty when passes keep the order.
 */
function inFirstPass({ limits }: FeedbackFacts['run']): Sentence {
  return limits.deepen && limits.tries === 'last' ? say`, till passes say which of them are better` : SILENCE;
}

/** Says what value the comparing node holds, and whether that is enough to cut. */
function atTester({ at, held, known, isGuaranteed, isMet, ...test }: TestFacts): Sentence {
  if (test.cuts) {
    const has = known === null ? say`holds ${held}` : say`is ${known}`;
    return known !== null && test.v !== test.limit && isGuaranteed
      ? say`${at} ${has}, so play never comes here.`
      : say`${at} ${has}: for ${test.bound === 'alpha' ? 'MAX' : 'MIN'} it cannot beat that.`;
  }
  const has = known === null ? say`holds ${held} by then` : say`is only known to be ${known} by then`;
  return isMet
    ? say`${at} ${has}, but that was its last child: nothing was left to cut.`
    : say`${at} ${has}, and that is not enough to cut.`;
}

/**
 * Says why leaves that were cut cannot matter on the tree: which side has the choice, and what it has already
 * secured.
 */
function butItIsSafe(facts: FeedbackFacts): Sentence {
  const { finding, run, names } = facts;
  const { place } = finding;
  const { test, node } = place;
  const tester = test?.tester ?? node;
  if (test !== null && run.tree.kind(tester) === CHANCE) {
    const [least, most] = run.tree.leafBounds;
    const [each, ends] = test.bound === 'alpha' ? [most, 'at most'] : [least, 'at least'];
    return say`But even with ${exactNumber(each)} for all that is left ${names.token(tester)} is worth ${ends} ${heldIn(facts, test)}.`;
  }
  const has = test === null ? SILENCE : say` and already holds ${heldIn(facts, test)}`;
  if (run.limits.window !== null && test !== null) {
    const most = test.bound === 'alpha' ? 'at most' : 'at least';
    return say`But at ${names.token(tester)} it is ${sideAt(run, tester)} that chooses${has}: whatever the leaves left out are worth, it is worth ${heldIn(facts, test)} ${most}, and ${aboutTest(facts, test).set} is set already.`;
  }
  return say`But at ${names.token(tester)} it is ${sideAt(run, tester)} that chooses${has}: whatever the leaves left out are worth, the root’s value stays the same.`;
}

/** The sentence for a wrongly cut branch at which no comparison is ever made, or none has been made yet. */
function noTest({ finding: { place }, run, names }: FeedbackFacts): Sentence {
  const chance = chanceAbove({ tree: run.treeAt(place.step) }, place.node);
  if (chance !== null && run.windows === 'through')
    return run.tree.leafBounds.some(Number.isFinite)
      ? say`Nothing is cut at ${names.token(chance)} yet: the outcomes that are left can still bring it inside its window.`
      : say`Nothing is cut at ${names.token(chance)}: no bounds of the leaves are known, so that an outcome that has not been seen could be worth anything.`;
  return chance === null
    ? say`Nothing can cut yet: nothing has been compared when the search comes to ${leafOrNode({ run, names }, place.node)}.`
    : say`Nothing is cut at ${names.token(chance)}: a chance node needs all its outcomes.`;
}

function noBound(facts: FeedbackFacts, test: DecidingTest): Sentence {
  const { run, names } = facts;
  const greek = test.bound === 'alpha' ? 'α' : 'β';
  const fact = say`Nothing can cut at ${names.token(test.tester)}: ${greek} is still ${boundIn(facts, test)} there.`;
  if (!holdsExtreme(run, test)) return fact;
  const extreme = sideAt(run, test.tester) === 'MAX' ? 'largest' : 'smallest';
  return say`${fact} You may know that ${heldIn(facts, test)} is the ${extreme} value there is; the algorithm does not.`;
}

function leafOrNode({ run, names }: Pick<FeedbackFacts, 'run' | 'names'>, node: NodeId): Sentence {
  return run.tree.isLeaf(node) ? say`the leaf ${tokenApart(names, node, leafApart)}` : [names.token(node)];
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${grouped(count)} answers`);

const records = (count: number) => (count === 1 ? 'One record' : `${grouped(count)} records`);

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The texts about the reader’s progress and the stored records of it. */
export const progress = {
  title: 'Your progress',
  next: 'Next',
  // texts of the table with the reader's last answers by skill
  picture: 'Your last answers, skill by skill',
  skill: 'Skill',
  difficulty: 'Mastered up to',
  lastTen: 'Last ten, newest on the right',
  marks: 'Marks',
  others: 'Trees of the library and your own',
  mastered: (name: string) => `mastered: ${name}`,
  masteredNone: 'nothing mastered yet',
  /** when a skill comes again, and what is known of its rest */
  dueNow: (since: string) => `review due since ${since}`,
  dueOn: (day: string) => `next review on ${day}`,
  reviewed: 'all reviews passed',
  restsUntil: (day: string) => `rests until ${day}`,
  modelDue: 'a worked model is due',
  percent,
  notYet: 'not yet',
  bars: (shares: readonly { readonly share: number; readonly peeked: boolean }[]) =>
    shares.map(({ share, peeked }) => `${percent(share)}${peeked ? ' after a look' : ''}`).join(', '),
  legend: (difficulties: readonly string[]) =>
    `A bar is as high as the share of the marks; hollow: the answer was looked at first. Circles: ${difficulties.join(', ')}.`,
  // texts about the misconceptions that answers have shown
  lastSheets: 'Sheets you handed in last',
  misconceptions: 'What your answers showed',
  misconceptionsNone: 'No misconception has been seen.',
  seen: (count: number, when: string) =>
    `${count === 1 ? 'once' : count === 2 ? 'twice' : `${grouped(count)} times`}, last on ${when}`,
  overcome: 'overcome',
  overcomeWhy: 'Overcome: not shown by the three later exercises that would have shown it.',
  // texts about the records stored on the device
  stored: 'What is stored',
  storedNone:
    'Nothing yet. From your first graded exercise on, each answer’s marks are stored on this device only.',
  storedCount: (count: number, since: string) =>
    `${answers(count)} since ${since}: of each the moment, the exercise, the marks, and what it showed.`,
  storedWhere: 'They are on this device only. Nothing is sent anywhere; to take them along, export them.',
  notLasting:
    'This browser does not let the page store anything: your progress lasts as long as this tab. Export it to keep it.',
  unstored: (count: number) =>
    `${answers(count)} could not be stored on this device and will go with this tab. Export your progress to keep it.`,
  damaged: (count: number) =>
    `${records(count)} could not be read. ${count === 1 ? 'It stands' : 'They stand'} aside, not deleted.`,
  newer: (count: number) =>
    `${records(count)} ${count === 1 ? 'is' : 'are'} from a newer version of this page and left alone. Reload to get that version.`,
  readingFailed: 'What is stored could not be read. Reload the page to try again; nothing was changed.',
  exportAll: 'Export',
  importFile: 'Import …',
  deleteAll: 'Delete all …',
  deleteAsk: (count: number) =>
    count === 1
      ? 'Delete the one record there is? There is no way back.'
      : `Delete all ${grouped(count)} records? There is no way back.`,
  deleteYes: (count: number) => (count === 1 ? 'Delete 1 record' : `Delete ${grouped(count)} records`),
  deleteNo: 'Keep them',
  deleted: 'All is deleted.',
  deleteFailed: 'This could not be deleted. Reload the page and try again.',
  // texts about importing progress
  fileSound: (count: number) => `Import the ${answers(count)} that ${count === 1 ? 'is' : 'are'} sound`,
  fileRefused: (name: string) => `“${name}” could not be stored on this device. Nothing was imported.`,
  imported: (added: number, known: number) =>
    known === 0
      ? `${answers(added)} imported.`
      : `${answers(added)} imported; ${grouped(known)} ${known === 1 ? 'was' : 'were'} here already.`,
};

const CODE_FAULTS: ByKind<CodeFault, [], string> = {
  'too-short': ({ found }) =>
    `it has ${grouped(found)} of its 24 letters and digits (20 in an earlier version). Write the rest.`,
  'bad-character': ({ found, offset }) =>
    `“${found}”, character ${grouped(offset + 1)}, is in no code. Codes have 0–9 and A–Z without I, L, O and U.`,
  damaged: () => 'something in it was changed or mistyped. Compare it letter by letter.',
  'other-name': () => 'it is whole, but was made for another name. Compare how the name is written.',
};

/** The messages about faults in a set, in an exercise of it, or in a code. */
export const setFaults = {
  recordFault: sayFault,
  codeFault: (fault: CodeFault) => byKind(CODE_FAULTS, fault),
  /** the reasons why an exercise cannot be asked */
  itemRefusal: {
    'no-tree': 'there is no such tree.',
    'no-graph':
      'there is no such game, it is not drawn as a graph, it is not played to its ends, or it has more than 100 positions. Open the game as a graph and take what its link says after “#v1&”.',
    halts: 'the search comes upon a leaf without a value. Give the leaf one.',
    'no-estimate':
      'the search comes upon a node at the depth limit without a static value. Give the node one, or look deeper.',
    leaf: 'the tree is a single leaf.',
    part: (name: string) => `“${name}” cannot be asked about this tree under these rules.`,
  },
};

const exercises = (count: number) => (count === 1 ? '1 exercise' : `${grouped(count)} exercises`);

/** The texts about making a set and checking what students hand in. */
export const sets = {
  title: 'Sets for a class',
  views: 'What to do',
  view: { make: 'Make a set', check: 'Check results' },
  doFile: 'Do a set from a file …',
  doHint: 'Open the file of a set here; its link opens it by itself.',
  // texts about making a set
  setTitle: 'Title of the set',
  titleHint: 'such as “Week 5: pruning”',
  untitled: 'Untitled set',
  hints: 'Hints',
  hintsOn: 'on: marks and feedback after each exercise',
  hintsOff: 'off: marks only after handing in',
  items: 'Exercises',
  noItems: 'No exercises yet. Add the first one below.',
  itemOf: (place: number) => `Exercise ${grouped(place)}`,
  itemTitle: (place: number) => `Title of exercise ${grouped(place)}`,
  itemMarks: (marks: string) => (marks === '1' ? '1 mark' : `${marks} marks`),
  moveUp: (place: number) => `Move exercise ${grouped(place)} up`,
  moveDown: (place: number) => `Move exercise ${grouped(place)} down`,
  remove: (place: number) => `Remove exercise ${grouped(place)}`,
  removed: 'The set was changed.',
  takeBack: 'Take it back',
  total: (count: number, marks: string) => `${exercises(count)}, ${marks} marks`,
  source: {
    library: (title: string) => `From the library: ${title}`,
    text: 'A tree of your own',
    game: (title: string) => `A game as a graph: ${title}`,
    positions: (count: number) => (count === 1 ? 'A position' : `${count} positions`),
    generated: (name: string) => `Generated: ${name}`,
  },
  // texts about adding an exercise
  add: 'Add an exercise',
  addOpen: (title: string) => `The tree that is open: ${title}`,
  addLibrary: 'Tree of the library',
  addPositions: 'Tic-tac-toe positions',
  positionsHint: 'such as xo..x...., x...o...x',
  positionsCount: (most: number) => `Write 1 to ${most} positions with commas between them.`,
  positionFault: (text: string, problem: PositionProblem) => `“${text}”: ${sayPosition(problem)}`,
  addSkill: 'Generated for a skill',
  addDifficulty: 'Difficulty',
  addButton: 'Add',
  addedAs: (place: number) => `Added as exercise ${grouped(place)}.`,
  notMade: 'No exercise could be generated. Try again.',
  // texts about one exercise of a set
  rules: 'Rules',
  either: 'on ≥ or only on >: both are right',
  fresh: 'Another tree for each student',
  freshHint:
    'Of the same shape, with about as many leaves cut, but not the same ones. The name decides which.',
  parts: 'What is asked',
  marks: (part: string) => `Marks for ${part}`,
  marksHead: 'Marks',
  marksFault: (text: string) => `“${text}” is no number from 0 to 1,000. The marks stay as they were.`,
  penalty: (part: string) => `Errors in ${part}`,
  penaltyPerEntry: 'off per error, at most an entry’s share',
  penaltyPerError: 'off per error, floor 0',
  penaltyAll: 'all or nothing',
  perError: (part: string) => `Marks off per error in ${part}`,
  nodes: 'Nodes asked about',
  nodesHint: 'names such as B, C; empty: the program chooses',
  leafPlaces: 'Leaves whose numbers are asked for',
  leafPlacesHint: 'places from the left such as 1, 4; empty: the program chooses',
  leafPlacesFault: 'Write at most six places from the left, such as 1, 4.',
  unknownPlaces: 'Unknown leaves',
  passes: 'After which passes',
  passesHint: 'such as 1, 2, 5; empty: the program chooses',
  passesFault: (most: number): string =>
    `Write at most ${most} passes, counted through LOOP1 and then LOOP2, such as 1, 2, 5.`,
  unknownPlacesFault: (most: number): string =>
    most === 2
      ? 'Write two places from the left, such as 1, 4.'
      : 'Write two or three places from the left, such as 1, 4.',
  unknownGoal: 'Asked is when',
  unknownGoals: { pruned: 'a branch is not examined', move: 'a move is best' },
  goal: 'The numbers are to bring about that',
  goals: {
    pruned: 'exactly these are not examined',
    none: 'every leaf is examined',
    atLeast: 'at least so many leaves are not examined',
    move: 'this move is best',
  },
  goalNodes: 'Not examined',
  goalNodesHint: 'names of nodes, or places of leaves from the left',
  goalNodesFault: (name: string) => `There is neither a node nor a leaf “${name}” in this tree.`,
  goalCount: 'How many leaves',
  goalMove: 'Best move, to',
  distinct: 'All leaves have to be different',
  nodesFault: (name: string) => `There is no inner node “${name}” in this tree.`,
  leaf: 'The leaf x',
  branch: 'The branch',
  byProgram: 'the program chooses',
  leafChoice: leafApart,
  lastPart: 'At least one question stays.',
  // texts about sharing the set
  share: 'Share with students',
  shareHint:
    'Link and file hold the trees and the questions, no answers. But whoever looks into them finds the trees.',
  link: 'Link to the set',
  linkTooLong: 'This set is too large for a link. Save it as a file instead.',
  fault: {
    'no-items': 'Add an exercise first.',
    'too-many-items': 'A set has at most 50 exercises. Remove some.',
    'too-many-marks': 'A set has at most 1,000 marks. Give fewer.',
  },
  faultAt: (place: number, why: string) => `Exercise ${grouped(place)}: ${why}`,
  saveFile: 'Save as a file',
  openFile: 'Open a set …',
  newSet: 'New set',
  tryIt: 'Try it',
  opened: (name: string) => `“${name}” is open.`,
  openAlready: (name: string) => `“${name}” holds the set that is open here already; nothing has changed.`,
  notKept:
    'This browser does not let the page keep anything: the set lasts as long as this tab. Save it as a file.',
  keptNewer: 'A newer version of this page keeps a set here. This one is not kept: save it as a file.',
  setAside: 'The set that was kept here could not be read. It stands aside, not deleted.',
  // texts about printing papers
  papers: 'Print papers',
  papersHint:
    'The same set with other numbers on each variant, or other trees where each student gets one; games stay as they are. The key fits them.',
  variants: 'Variants',
  variantsFault: 'Write a whole number from 1 to 30.',
  papersPart: 'To print',
  papersOf: { paper: 'Papers', key: 'Keys', both: 'Papers and keys' },
  print: 'Print …',
  // texts about checking results
  checkHint:
    'Neither code nor file is proof against cheating: whoever knows this page can make both. They only show slips and damage; the marks that count come from marking again.',
  comparedWith: (title: string, check: string) =>
    `Compared with the set you are making: ${title} (${check}).`,
  comparedNone: 'There is no set to compare with: open yours under “Sets”.',
  openResults: 'Open results …',
  opening: (done: number, of: number) => `${grouped(done)} of ${grouped(of)} files read`,
  stopOpening: 'Stop',
  classLine: (count: number, mean: string, marks: string | null, lowest: string, outOfOrder: number) =>
    `${count === 1 ? '1 result' : `${grouped(count)} results`}: mean ${mean}${marks === null ? '' : ` of ${marks}`}, lowest ${lowest}; ${outOfOrder === 0 ? 'all in order' : `${grouped(outOfOrder)} not in order`}.`,
  code: 'Code',
  codeHint: 'PLY-… as it was read out or written down',
  name: 'Name',
  nameHint: 'leave empty to look at the code alone',
  addCode: 'Check the code',
  results: 'Results',
  noResults: 'Nothing has been checked yet.',
  classSummary: 'What went wrong',
  noMisconception: 'No answer shows a misconception that is known.',
  misconception: 'What was done',
  inResults: 'In results',
  inExercises: 'In exercises',
  ofResults: (results: number, all: number) => `${results} of ${all}`,
  showSeen: 'Show a step',
  showSeenOf: (misconception: string) => `Show a step at which it is decided: ${misconception}`,
  question: (number: number) => `Exercise ${number}`,
  ruleOf: (number: number) => `Exercise ${number}: marked by`,
  markedBy: { equal: '≥', strict: '>' },
  lookAt: (name: string, number: number, points: string) =>
    `${points}: open the answer of ${name} to exercise ${number}`,
  students: 'The students',
  studentOf: (place: number, count: number) => `Result ${grouped(place)} of ${grouped(count)}`,
  previousStudent: 'Previous student, the same exercise',
  nextStudent: 'Next student, the same exercise',
  toResults: 'Back to the results',
  resultsNotKept: 'This browser has no room to keep the table: it lasts as long as the page. Save it.',
  columns: {
    name: 'Name',
    points: 'Handed in',
    again: 'Marked again',
    code: 'Code',
    set: 'Set',
    peeked: 'Looked first',
    variants: 'Variants',
    at: 'Time',
    from: 'From',
  },
  pointsOf: (points: string, marks: string) => `${points} of ${marks}`,
  otherName: 'trees of another name',
  codeFits: 'fits',
  codeFitsNot: 'does not fit: changed',
  codeOfFirstForm: 'of an earlier version: for set, name and marks alone',
  knownResult: (from: string, name: string) =>
    `The result of ${name} (${from}) is in the table already; it stays one row.`,
  setIsThis: 'this one',
  setIsOther: 'another set',
  setUnknown: '–',
  differs: 'differs',
  noAnswers: 'no answers in a code',
  noName: 'no name',
  fromCode: 'code',
  removeResult: (name: string) => `Remove the result of ${name}`,
  exportCsv: 'Save as a table (CSV)',
  codeFault: 'This code cannot be taken:',
};

/** The texts on the papers of a set and on their keys. */
export const papers = {
  variant: (number: number) => `Variant ${grouped(number)}`,
  key: 'Answer key',
  name: 'Name',
  total: (marks: string) => (marks === '1' ? '1 mark' : `${marks} marks`),
  exercise: (place: number) => `Exercise ${grouped(place)}`,
  node: 'Node',
  notCalled: '–',
  below: (leaf: string, parent: string) => `${leaf} below ${parent}`,
  refused: 'This exercise cannot be asked.',
};

/** The texts about doing a set and about its result. */
export const setRun = {
  set: 'Set of exercises',
  size: (count: number, marks: string) =>
    `${count === 1 ? '1 exercise' : `${grouped(count)} exercises`}, ${marks === '1' ? '1 mark' : `${marks} marks`}.`,
  withHints: 'Hints are on: each exercise is marked as soon as you submit it, and the first try counts.',
  withoutHints: 'Hints are off: nothing is marked until you hand in. You can go back and forth.',
  yourName: 'Your name',
  nameWhy: 'It goes into the code and the file, and nowhere else.',
  nameDecides: 'Your name decides which trees you get: write it as your lecturer knows it, and keep to it.',
  nameBefore: 'Write your name first: it decides which trees you get.',
  begin: 'Begin',
  goOn: 'Go on',
  toEnd: 'To the end',
  toStart: 'Overview',
  leave: 'Leave practice',
  all: 'All exercises',
  overview: 'The exercises of the set',
  exercise: (place: number) => `Exercise ${grouped(place)}`,
  standing: { blank: 'not begun', written: 'begun', graded: 'marked', refused: 'cannot be asked' },
  points: (points: string, marks: string) => `${points} of ${marks}`,
  of: (place: number, count: number) => `${grouped(place)} of ${grouped(count)}`,
  exerciseOf: (place: number, count: number) => `Exercise ${grouped(place)} of ${grouped(count)}`,
  previous: 'Previous exercise',
  next: 'Next exercise',
  nextShort: 'Next',
  stands: 'The marks of the first try stand.',
  again: 'Again with other numbers',
  againFresh: 'Again with another tree',
  refused: 'This exercise cannot be asked. Go on; it takes nothing off your marks.',
  trial: 'You are trying the set: nothing is kept.',
  backToSet: 'Back to making the set',
  // texts at the end of a set
  end: 'The end of the set',
  stillBlank: (places: string) => `Nothing is written yet: exercise ${places}.`,
  cannotRead: (place: number, text: string, where: string) =>
    `Exercise ${grouped(place)}: “${text}”${where === '' ? '' : ` at ${where}`} cannot be read and would count as blank.`,
  handIn: 'Hand in',
  handInHint: 'Everything is then marked as it stands, and your marks are fixed.',
  nameFirst: 'Write your name first: the code is made of it.',
  total: 'Your marks',
  handedIn: (when: string) => `Handed in on ${when}`,
  code: 'Your code',
  codeHint: 'Send the code, or the file with your answers, to your lecturer. It is made for your name.',
  saveFile: 'Save the file to hand in',
  look: 'You can go through the exercises again and see what went wrong; your marks stay.',
  // texts about storing the answers
  notKept: 'This browser does not let the page keep your answers: they last as long as this tab.',
  keptNewer:
    'A newer version of this page keeps answers to this set. Those you give now are not kept; reload.',
  setAside: 'The answers kept here could not be read. They stand aside, not deleted; you begin anew.',
  // texts about a link that opens no set
  faultHead: 'This set cannot be opened',
  packed: {
    damaged: 'The link was cut off or changed on its way. Ask for it again, or open the set from a file.',
    newer: 'The link was made by a newer version of this page. Reload the page to get that version.',
    'too-big': 'The set in the link is larger than 1 MiB and was not opened. Ask for it as a file.',
  },
  record: 'The link is whole, but its set is not sound:',
};

/** The texts about playing and making lessons. */
export const lessons = {
  title: 'Lessons',
  // texts about playing a lesson
  lesson: 'Lesson',
  momentOf: (number: number, count: number) => `${grouped(number)} of ${grouped(count)}`,
  previous: 'The moment before',
  next: 'On in the lesson',
  all: 'All moments',
  moment: (number: number, title: string) => `${grouped(number)} ${title}`,
  goesThrough: 'step by step',
  goesThroughHint: 'Going on steps through what lies between two moments of the same search.',
  leave: 'Leave the lesson',
  toMoment: 'Back to the moment',
  elsewhere: 'You have gone on to another tree. The lesson waits here.',
  end: 'The lesson ends here.',
  question: 'A question',
  reveal: 'Show the answer',
  isRight: 'right',
  isYours: 'your answer',
  letter: (option: number) => 'ABCDE'.charAt(option),
  // texts of the screen of lessons
  course: 'Lessons of the course',
  courseHint:
    'Moments in an order, with notes and questions. Page Down goes on, as on a clicker; between the moments everything can be tried out.',
  yours: 'Your lesson',
  yoursHint:
    'Keep the moment that is shown with the key K, or under “More”. Write what is to be said, put the moments in order, and play it.',
  play: 'Play',
  playFile: 'Play a lesson from a file …',
  openFile: 'Open a lesson to change it …',
  newLesson: 'New lesson',
  opened: (name: string) => `“${name}” is open.`,
  lessonTitle: 'Title of the lesson',
  titleHint: 'such as “Week 5: pruning”',
  untitled: 'Untitled lesson',
  keptTitle: (figure: string, step: number) => `${figure}, step ${grouped(step)}`,
  none: 'No moments yet. Go to a figure and press K at a step.',
  momentTitle: (number: number) => `Title of moment ${grouped(number)}`,
  note: (number: number) => `Note on moment ${grouped(number)}`,
  noteHint: 'What is to be said',
  moveUp: (number: number) => `Move moment ${grouped(number)} up`,
  moveDown: (number: number) => `Move moment ${grouped(number)} down`,
  remove: (number: number) => `Remove moment ${grouped(number)}`,
  show: (number: number) => `Show moment ${grouped(number)}`,
  showShort: 'Show',
  undo: 'Undo',
  redo: 'Redo',
  addQuestion: 'Add a question',
  removeQuestion: 'Remove the question',
  ask: (number: number) => `Question of moment ${grouped(number)}`,
  askHint: 'What the class is asked',
  option: (letter: string) => `Answer ${letter}`,
  right: (letter: string) => `Answer ${letter} is right`,
  addOption: 'Another answer',
  removeOption: (letter: string) => `Remove answer ${letter}`,
  why: 'Said with the answer',
  noAnswers: (number: number) =>
    `The question of moment ${grouped(number)} is not asked: no answer has a text. Write the answers, or remove the question.`,
  rightIsBlank: (number: number, letter: string) =>
    `The question of moment ${grouped(number)} is not asked: answer ${letter} is marked as right and has no text. Write it, or mark another.`,
  someAreBlank: (number: number, letters: readonly string[]) =>
    `Moment ${grouped(number)}: ${letters.length === 1 ? `answer ${letters.join()} has no text and is` : `answers ${letters.join(', ')} have no text and are`} left out.`,
  unasked: (moments: readonly number[]) =>
    `Not asked for want of answers: the ${moments.length === 1 ? 'question of moment' : 'questions of moments'} ${moments.map(grouped).join(', ')}.`,
  share: 'To take along',
  shareHint:
    'Link and file hold everything, trees and notes. A file beside the page opens by its name: #v1&open=week5.json',
  link: 'Link to the lesson',
  linkTooLong: 'This lesson is too large for a link. Save it as a file.',
  saveFile: 'Save as a file',
  takeOver: 'Make it yours',
  takeOverHint: (title: string) => `Make it yours: ${title}`,
  notKept:
    'This browser does not let the page keep anything: the lesson lasts as long as this tab. Save it as a file.',
  keptNewer: 'A newer version of this page keeps a lesson here. This one is not kept: save it as a file.',
  setAside: 'The lesson that was kept here could not be read. It stands aside, not deleted.',
  faulty: {
    lesson: 'The lesson cannot be opened as it is:',
    set: 'The set cannot be opened as it is:',
    trees: 'The file cannot be opened as it is:',
  },
};

/** The texts about presenting in two windows, one for the audience and one for the presenter. */
export const audience = {
  title: 'Presenting',
  follows: 'The audience sees this figure.',
  tooLarge: 'This tree is too large to be sent: the audience goes on seeing the figure before.',
  waits: 'Waiting for the window of the audience …',
  next: 'Next:',
  nextMoment: (number: number, title: string) => `${number} ${title}`,
  nextAnswer: 'the answer',
  end: 'the end',
  answer: 'Answer:',
  since: 'Time since the audience’s window came',
  time: 'Time of day',
  blank: 'Show the audience nothing',
  unblank: 'Show the audience the figure again',
  stop: 'End presenting',
};

/**
 * The glossary: each term of the course is explained in two sentences that hold under every rule of the
 * search; library/glossary.ts has a step as an example of each.
 */
export const glossary = {
  'kinds-of-games': entry(
    'Kinds of games',
    'A game is deterministic, as chess and Go are, or has chance, as backgammon has; its information is perfect, or something is hidden, as with cards. This program searches games of perfect information, with chance or without; where something is hidden, minimax is not enough.',
    'kinds of games, kind of game',
  ),
  'perfect-information': entry(
    'Perfect information',
    'In a game of perfect information both players see the whole position at all times, as in chess, Go and backgammon. At cards or in battleship something is hidden; the notes call that incomplete information.',
    'perfect information, complete information',
  ),
  'formal-definition': entry(
    'A game, formally',
    'A game is defined by S0, PLAYER, ACTIONS, RESULT, TERMINAL-TEST and UTILITY. They say how it begins, who moves, what may be played, what comes of it, when it is over, and what the end is worth.',
    'formal definition',
  ),
  'initial-state': entry(
    'Initial state S0',
    'The initial state S0 is the position with which a game, or the search for one move, begins. It is the root of the tree.',
    'initial state',
  ),
  'side-to-move': entry(
    'Side to move',
    'PLAYER(s) is the side whose turn it is in position s. In most games the sides take turns, so the levels of the tree belong to MAX and MIN in turn.',
    'side to move, PLAYER(s)',
  ),
  'legal-moves': entry(
    'Legal moves',
    'ACTIONS(s) are the moves that the rules allow in position s. Each is an edge of the tree from s to one child.',
    'legal move, ACTIONS(s)',
  ),
  'transition-model': entry(
    'Transition model',
    'The transition model RESULT(s, a) is the position that move a leads to from position s. It says which child stands at the end of an edge.',
    'transition model, RESULT(s, a)',
  ),
  'successor-function': entry(
    'Successor function',
    'The successor function gives all positions to which one move leads, each with its move. It says in one what ACTIONS and RESULT say in two.',
    'successor function',
  ),
  'terminal-test': entry(
    'Terminal test',
    'The terminal test asks whether the game is over in a position. Where it is, the utility gives the value; where it is not, the search goes on to the successors.',
    'terminal test, TERMINAL-TEST(s)',
  ),
  'state-space': entry(
    'State space',
    'The state space holds every position that can be reached from the initial state, each once, with the moves as edges. The game tree repeats a position on each line of play that leads to it.',
  ),
  'production-system': entry(
    'Production system',
    'A production system has a global database, rules that change it, and a control strategy that chooses the rule to apply. For a game these are the position, the moves, and the search.',
    'production system, global database',
  ),
  'and-or-graph': entry(
    'AND/OR graph',
    'In an AND/OR graph, a position where the opponent moves needs all of its successors; one where the own side moves needs a single one. An arc joins the edges that are needed together.',
    'AND/OR graph',
  ),
  'solution-graph': entry(
    'Solution graph',
    'A solution graph is the part of the AND/OR graph that wins: one move where its own side chooses, all replies where the opponent does. Every end to which it leads is won.',
  ),
  'complete-strategy': entry(
    'Complete strategy',
    'A complete strategy has a move for every position that the opponent can bring about. In a large game it cannot be found; a practical strategy searches for one move only, and again after the reply.',
    'complete strategy, practical strategy',
  ),
  'erring-opponent': entry(
    'Erring opponent',
    'If the opponent errs, the move of minimax still brings at least the value that it promises. Another move may bring more on average, but less against the best reply.',
    'erring opponent, opponent errs',
  ),
  'style-of-play': entry(
    'Style of play',
    'Who knows the style of an opponent can give each of its replies a probability: its nodes become chance nodes. The best move on average may then be one that minimax avoids.',
    'style of play, known style',
  ),
  alliance: entry(
    'Alliance',
    'Among several players, two who play for each other may both get more than each gets alone. Max^n knows no promises: if a player gains by breaking the alliance, nobody relies on it.',
    'alliance, alliances',
  ),
  'size-with-chance': entry(
    'Size with chance: O(b^m n^m)',
    'With n outcomes before each of m moves, a search of all visits about b^m n^m nodes, in place of b^m. Two dice have 21 outcomes, and backgammon about 20 moves for each: only a few plies can be searched.',
    'b^m n^m',
  ),
  'too-wide': entry(
    'Go: too wide for alpha–beta',
    'Go has up to 361 moves at a turn: even in perfect order alpha–beta evaluates about 260,000 leaves at depth 4, and depth 4 says little. Nor is a position of Go easily estimated, so that simulation does better.',
    'too wide for alpha-beta',
  ),
  'state-of-the-art': entry(
    'State of the art',
    'Chinook became champion at checkers in 1994, Deep Blue beat the champion of chess in 1997, and AlphaGo one of the best at Go in 2016. The first two search by alpha–beta, the third by simulation.',
  ),
  chinook: entry(
    'Chinook (checkers)',
    'Chinook, which plays by alpha–beta and tables of endings, became world champion at checkers in 1994. In 2007 its makers proved that the game is a draw if neither side errs.',
    'Chinook',
  ),
  'deep-blue': entry(
    'Deep Blue (chess)',
    'Deep Blue beat the world champion, Kasparov, at chess in 1997, by 3.5 to 2.5. It searched by alpha–beta with iterative deepening, and further where a line is forced.',
    'Deep Blue',
  ),
  alphago: entry(
    'AlphaGo (Go)',
    'AlphaGo beat Lee Sedol, one of the strongest players, at Go in 2016, by 4 to 1. It is Monte-Carlo tree search, guided by neural networks that judge moves and positions.',
    'AlphaGo',
  ),
  'game-tree': entry(
    'Game tree',
    'A game tree holds the positions that can follow the present one, with the moves as its edges. In a game of two, its levels belong to MAX and MIN in turn.',
  ),
  root: entry(
    'Root',
    'The root is the position in which a move is sought, and the only node without a parent. Its value and its best move are what a search is for.',
    'root node',
  ),
  step: entry(
    'Step',
    'A step is one event of the search, such as entering a node, taking in a value or cutting. It is no move of a player: many steps decide one move.',
    'step of the search',
  ),
  ply: entry(
    'Ply',
    'A ply is one move of one player, and so one level of the tree. A move by each of the two players makes two plies.',
    'ply, plies',
  ),
  'max-node': entry(
    'MAX node',
    'At a MAX node it is the turn of MAX, the player who wants the value to be large. Its value is the largest among those of its children.',
    'MAX node, MAX',
  ),
  'min-node': entry(
    'MIN node',
    'At a MIN node it is the turn of MIN, the player who wants the value to be small. Its value is the smallest among those of its children.',
    'MIN node, MIN',
  ),
  'chance-node': entry(
    'Chance node',
    'At a chance node nobody chooses: dice or the like decide which child comes next. Its value is the mean of its children’s values, each weighted with its probability.',
    'chance node, chance',
  ),
  leaf: entry(
    'Leaf',
    'A leaf has no children in the tree: the game is over, or the search looks no further. Its value is given, and need not be backed up.',
    'leaf, leaves, leaf node, terminal state',
  ),
  utility: entry(
    'Utility',
    'The utility of a terminal state says how the game ended, as MAX sees it. In many games a win, a draw and a loss are worth +1, 0 and −1.',
    'utility, utilities',
  ),
  'utility-vector': entry(
    'Utility vector',
    'With more than two players a leaf says what it is worth to each: a vector with one value a player. At every node its own player looks at his component alone.',
    'utility vector, utility vectors',
  ),
  'several-players': entry(
    'Max^n',
    'In max^n each of several players takes the child that is best for himself, and its whole vector goes up. Where a sum of all values is known, only shallow pruning is sound: a node may be cut by its parent’s value, by no other.',
    'several players',
  ),
  'zero-sum': entry(
    'Zero-sum game',
    'In a zero-sum game one player gains exactly what the other loses. So each position needs only one value: the better for MAX, the worse for MIN.',
    'zero-sum, zero-sum game',
  ),
  'general-sum': entry(
    'General-sum game',
    'A game is not zero-sum if what the players gain together differs from end to end. One number is then not enough: each leaf says what it is worth to every player.',
    'general-sum, general-sum game',
  ),
  'evaluation-function': entry(
    'Evaluation function',
    'An evaluation function estimates how good a position is for MAX, without searching on. It gives a leaf its value where the game is not over but the search stops.',
    'evaluation function, static evaluation',
  ),
  'static-value': entry(
    'Static value',
    'The static value of a position is what the evaluation function says of it, from a look at it alone. It is an estimate, and proves nothing.',
  ),
  feature: entry(
    'Feature',
    'A feature is a number that is easily counted in a position and tells something of its worth, such as pawns ahead. An evaluation function adds features up, each times its weight.',
  ),
  weight: entry(
    'Weight',
    'The weight of a feature says how much one more of it is worth. Other weights give other estimates, and may change the move.',
    'weight of a feature, weight of EVAL',
  ),
  learning: entry(
    'Learning of weights',
    'A program learns its weights if it changes them after games, so that its estimates come closer to the results. Here nothing is learned: the sliders show how other weights change estimates and move.',
    'learning of weights, learned weights',
  ),
  'depth-limit': entry(
    'Depth limit',
    'The depth limit says how many plies below the root are looked at. Nodes that lie there are judged by their static values, not looked into.',
  ),
  'cutoff-test': entry(
    'Cutoff test',
    'The cutoff test asks whether to stop at a node: because the game is over, or the depth limit is reached. It stands where minimax asks for the end of the game alone.',
    'cutoff test, Cutoff-Test',
  ),
  horizon: entry(
    'Horizon',
    'The horizon is the depth limit as a line through the tree: the search stops there. What lies beyond it may turn the estimate upside down.',
    'horizon, horizon leaf',
  ),
  'iterative-deepening': entry(
    'Iterative deepening',
    'Iterative deepening searches to depth 0, 1, 2 and so on, each time from the beginning. When time is up, the answer of the deepest finished search stands.',
  ),
  budget: entry(
    'Budget',
    'The budget says how many nodes may be entered in all passes together, as a clock would. The pass in which it is used up is dropped.',
  ),
  quiet: entry(
    'Quiet',
    'A position is quiet if no move in it is noisy, that is, a capture, a check or the like. Only there does a static value say much.',
    'quiet, noisy move, noisy moves',
  ),
  quiescence: entry(
    'Quiescence',
    'Quiescence search goes on beyond the depth limit until positions are quiet. It looks at all moves there, or at the noisy ones alone.',
  ),
  'stand-pat': entry(
    'Stand pat',
    'Where only noisy moves are looked at, the mover may stand pat: it need not make one and keeps the static value. So the static value counts there like the value of a child.',
    'stand pat, may keep',
  ),
  'horizon-effect': entry(
    'Horizon effect',
    'What happens beyond the depth limit is not seen. A loss that can be put off past it seems to be averted.',
  ),
  'checking-search': entry(
    'Checking search',
    'A checking search looks some plies farther at the end of the line that was chosen, and chooses again. It is cheap, and not complete: it can confirm a wrong move.',
  ),
  'opening-book': entry(
    'Opening book',
    'An opening book holds for positions at the beginning the moves that are known to be good. While the game is in the book its move is played, and nothing is searched.',
  ),
  'ending-table': entry(
    'Ending table',
    'An ending table holds the exact values of positions near the end of the game. A search takes such a value from the table, as from a leaf, and looks no further.',
  ),
  symmetry: entry(
    'Symmetric positions',
    'Positions that become each other by turning or mirroring the board have the same value. One of them can stand for all, which makes the tree much smaller.',
    'symmetric position, symmetry, symmetries',
  ),
  minimax: entry(
    'Minimax',
    'Minimax backs values up from the leaves: MAX nodes take the largest, MIN nodes the smallest. The root then has the value of the game when both sides play their best.',
  ),
  'backed-up-value': entry(
    'Backed-up value',
    'The backed-up value of a node comes from the values of its children, not from a look at its own position. It is settled when nothing unseen can change it any more.',
    'backed-up value, settled',
  ),
  'depth-first': entry(
    'Depth-first search',
    'Depth-first search finishes the whole subtree of one child before it enters the next. Minimax and alpha-beta go this way, and so hold one path at a time.',
    'depth-first, depth-first search',
  ),
  'breadth-first': entry(
    'Breadth-first search',
    'Breadth-first search generates all nodes of one level before those of the next. For that it must store whole levels, which depth-first search need not.',
    'breadth-first, breadth-first search',
  ),
  'open-and-closed': entry(
    'OPEN and CLOSED',
    'OPEN lists the nodes that wait to be expanded, CLOSED those that were taken from it. Phase 1 generates the tree with them; phase 2 goes through CLOSED and backs values up.',
  ),
  'branching-factor': entry(
    'Branching factor b',
    'The branching factor b is the number of moves in a position, or their average. In chess it is about 35, so that four plies already make about 1.5 million lines.',
    'branching factor',
  ),
  'time-complexity': entry(
    'Time: O(b^m)',
    'With b moves in each position and m plies to the ends, minimax evaluates b^m leaves: its time is O(b^m). Alpha-beta in perfect order needs only O(b^(m/2)).',
    'time complexity, O(b^m)',
  ),
  'space-complexity': entry(
    'Space: O(bm)',
    'A depth-first search stores one path of at most m plies and the b children at each of its nodes, so its space is O(bm). Searching level by level stores O(b^m).',
    'space complexity, O(bm)',
  ),
  optimality: entry(
    'Completeness and optimality',
    'Minimax is complete: where the tree is finite, it finds a move. It is optimal against an opponent who plays best; against another it is sure of its value, but may miss more.',
    'completeness, optimality',
  ),
  pseudocode: entry(
    'Pseudocode',
    'The pseudocode is the algorithm line by line, as a textbook prints it. In the panel Mechanism the line is marked that the present step carries out.',
  ),
  'expected-value': entry(
    'Expected value',
    'An expected value is the sum of all outcomes, each multiplied by its probability. It is what comes on average, and need not be one of the outcomes.',
    'expected value, expectation',
  ),
  expectiminimax: entry(
    'Expectiminimax',
    'Expectiminimax is minimax with chance nodes: MAX takes the largest value, MIN the smallest, chance the expected value. Not only the order of the leaves counts then, but also how far they are apart.',
  ),
  'order-preserving': entry(
    'Order-preserving change',
    'A change of all values is order-preserving if the larger of two values stays the larger. It changes no move of minimax; where expected values decide, only a·x + b with a above 0 is safe.',
    'order-preserving',
  ),
  outcome: entry(
    'Outcome',
    'An outcome is what may come at a chance node: one of its children, with its probability. It counts in the expected value with just that weight.',
    'this outcome, last outcome, each outcome',
  ),
  'leaf-bounds': entry(
    'Leaf bounds',
    'Leaf bounds are the least and the greatest value that a leaf may have, known before the search begins. They say what all that is unseen could come to at most.',
  ),
  star1: entry(
    'Star1',
    'Star1 is alpha–beta with windows that pass through chance nodes, by what the outcomes left could add at most. A chance node is cut once nothing left can bring it back into its window.',
    'Star1',
  ),
  alpha: entry(
    'α (alpha)',
    'α is the best value that MAX is already sure of on the path from the root to here. It starts at −∞ and only rises; MAX gains nothing from a MIN node that cannot exceed it.',
    'α, alpha',
  ),
  beta: entry(
    'β (beta)',
    'β is the best value that MIN is already sure of on the path from the root to here. It starts at +∞ and only falls; MIN gains nothing from a MAX node that cannot stay below it.',
    'β, beta',
  ),
  bound: entry(
    'Bound',
    'A lower bound says that a value is at least so much, an upper bound that it is at most so much. A node that was cut gives only a bound, since some of it was never seen.',
    'bound, lower bound, upper bound',
  ),
  'search-window': entry(
    'Search window',
    'The window (α, β) holds the values that can still change the choice higher up. It is handed down from node to child; MAX nodes are cut at its end β, MIN nodes at its end α.',
    'window, search window, (α, β)',
  ),
  range: entry(
    'Proved range',
    'The range of a node is what has been proved of its true value so far. It shrinks as leaves are seen, until a single number is left and the value is known.',
    'range, proved range',
  ),
  'one-bound': entry(
    'One bound a node',
    'In this notation one number stands beside each node: α at MAX nodes, β at MIN nodes. Compared with those of the opponent’s nodes above, it shows whether the node is cut.',
  ),
  'running-pair': entry(
    'Running pair',
    'In this notation the value of a node enters its pair [α, β] before the test is made. A cut then shows as two bounds that have met or crossed.',
    'running pair, crossed bounds',
  ),
  'alpha-beta': entry(
    'Alpha-beta pruning',
    'Alpha-beta pruning is minimax without the branches that cannot change the choice. The value and the best move at the root are the same as without pruning.',
    'alpha-beta, alpha-beta pruning, alpha-beta search, α-β pruning, α-β, pruning',
  ),
  cutoff: entry(
    'Cutoff',
    'A cutoff ends the search at a node before all of its children have been looked at. A player higher up already has something at least as good, and will not let play come here.',
    'cutoff, cut',
  ),
  'alpha-cut': entry(
    'α cut',
    'An α cut stops a MIN node whose value is no better for MAX than α. A MAX node above already has α, and will not choose this branch.',
    'α cut, alpha cut, α cutoff, alpha cutoff',
  ),
  'beta-cut': entry(
    'β cut',
    'A β cut stops a MAX node whose value is no better for MIN than β. A MIN node above already has β, and will not choose this branch.',
    'β cut, beta cut, β cutoff, beta cutoff',
  ),
  'shallow-cutoff': entry(
    'Shallow cutoff',
    'A cutoff is shallow if the bound that makes it was set by the parent. To compare each node with its parent alone is enough to find it.',
    'shallow cutoff, shallow cut',
  ),
  'deep-cutoff': entry(
    'Deep cutoff',
    'A cutoff is deep if the bound that makes it was set by an ancestor farther up than the parent. Whoever compares with the parent alone may miss it.',
    'deep cutoff, deep cut',
  ),
  ancestor: entry(
    'Ancestor',
    'The ancestors of a node are the nodes on the path from the root down to its parent. Any of the opponent’s among them, not only the parent, may set the bound that cuts it.',
  ),
  'parent-bound': entry(
    'Parent’s bound only',
    'Under this rule a node is compared with the value of its parent alone. The root’s value stays right, but deep cutoffs can be missed and more leaves evaluated.',
    'parent only, parent’s bound alone',
  ),
  'pruned-node': entry(
    'Pruned node',
    'A pruned node is never visited, and where the tree grows with the search it is never generated. Its value stays unknown and does not matter.',
    'pruned node, pruned leaf, pruned leaves, pruned, leaf cut, leaves cut',
  ),
  equality: entry(
    'Cut on equality',
    'Under this rule a node is cut as soon as its value reaches the bound: the test is ≥ or ≤. Nothing is lost, because an equal value cannot improve the choice above.',
    'on equality, cut on equality, cutoff on equality',
  ),
  strict: entry(
    'Cut only beyond',
    'Under this rule a node is cut only when its value passes the bound: the test is > or <. At an equal value the search goes on, so more leaves may be evaluated.',
    'only beyond, strict rule',
  ),
  'fail-soft': entry(
    'Fail-soft',
    'Under fail-soft a node returns the value v that it has found, even if that lies outside its window. This tells its parent more than the bound alone would.',
  ),
  'fail-hard': entry(
    'Fail-hard',
    'Under fail-hard a node returns nothing outside its window: a value beyond α or β is replaced by that bound. The root has the same value as under fail-soft.',
  ),
  'running-bound': entry(
    'Running bound',
    'Under this rule a node has no v of its own: it raises α or lowers β, and returns that. What it returns may be the bound of an ancestor, and no child’s value.',
  ),
  'move-ordering': entry(
    'Move ordering',
    'Move ordering decides which child of a node is searched first: in chess captures, then threats, then advances, then retreats. The earlier good moves come, the more can be cut; the value of the root does not change.',
  ),
  'perfect-order': entry(
    'Perfect order',
    'The order is perfect if the best move comes first at every node where it matters. Alpha-beta then evaluates the fewest leaves, and looks about twice as deep as minimax in the same time.',
    'perfect order, fewest possible',
  ),
  'best-move': entry(
    'Best move',
    'The best move at a node leads to the child whose value it takes. Of moves that are equally good, the first one found is kept.',
  ),
  'root-window': entry(
    'Root window',
    'The root window is the pair (α, β) that a search begins with; as a rule (−∞, +∞). A value outside comes out as a bound only: the search fails low, “at most”, or fails high, “at least”.',
    'root window, fails low, fails high',
  ),
  'null-window': entry(
    'Null window',
    'A null window has nothing between its ends, as (3, 4) among whole numbers. A node that is searched with one only answers whether it is better; it is cut as soon as that is known.',
    'null window, only asked',
  ),
  pvs: entry(
    'Principal variation search (PVS)',
    'PVS trusts the order of the children: the first has the whole window, a null window only asks later ones whether they are better. One that is better is searched again, so that PVS pays in good order.',
    'PVS, NegaScout',
  ),
  negamax: entry(
    'Negamax',
    'In negamax every number is written for the side to move, so it changes its sign when the other side is to move. One function does for both sides, v ← max(v, −Negamax(child)), and every cut is v ≥ β.',
    'negamax, negamax form',
  ),
  'principal-variation': entry(
    'Principal variation',
    'The principal variation is the line of play in which both sides always make their best move. The leaf at its end gives the root its value.',
    'principal variation, line of play',
  ),
  'call-stack': entry(
    'Call stack',
    'The call stack holds the calls that have begun and not yet returned, the root’s first. Each of them waits for the child that it has called.',
  ),
  'monte-carlo-tree-search': entry(
    'Monte-Carlo tree search',
    'Monte-Carlo tree search plays on to the end again and again, and grows a tree of the moves with which that went well. It needs no evaluation function, and recommends a move without proving it.',
    'Monte-Carlo tree search, Monte Carlo tree search, MCTS',
  ),
  selection: entry(
    'Selection',
    'Selection is the first phase of an iteration: from the root the path goes to the child with the greatest score, again and again. A child without a visit comes before all others.',
  ),
  expansion: entry(
    'Expansion',
    'In the expansion phase the child that was selected last enters the tree. An iteration adds one node at most.',
  ),
  playout: entry(
    'Simulation (playout)',
    'A playout goes on from the new node to an end, mostly by random moves. Only its result is used; its moves do not enter the tree.',
    'playout, simulation, rollout',
  ),
  backpropagation: entry(
    'Backpropagation',
    'In backpropagation the result goes back along the path to the root. Each node counts one visit more, N, and adds the result to its sum, W.',
  ),
  uct: entry(
    'UCT',
    'The score of UCT is the mean of a child’s results plus C · √(ln N(p) / N), where p is its parent. At a MIN node the mean counts with the other sign.',
    'UCT, UCB1',
  ),
  exploration: entry(
    'Exploration and exploitation',
    'Exploitation goes on with the move that has been best so far; exploration tries one of which little is known. The constant C of the score weighs the two.',
    'exploration, exploitation, exploration and exploitation',
  ),
  greedy: entry(
    'Greedy strategy',
    'The greedy strategy judges a position by its discs alone: own ones less the opponent’s. It often loses, because discs that are counted early can still turn over.',
    'greedy strategy, greedy',
  ),
  corner: entry(
    'Corners',
    'A disc in a corner can never be turned over, because it lies at an end of each of its lines. A disc beside an empty corner may let the opponent in.',
    'disc in a corner',
  ),
  'stable-disc': entry(
    'Stable disc',
    'A disc is stable if it can never be turned over again, such as one in a corner. The program counts discs that are surely stable, and may overlook others.',
    'stable disc, surely stable',
  ),
  mobility: entry(
    'Mobility',
    'The mobility of a side is the number of squares on which it could play. Who has few moves may be forced to make a bad one.',
  ),
  'few-discs': entry(
    'Less is more',
    'While the board is mostly empty, this strategy wants few discs: many discs give the opponent much to turn over. At the end the side with more discs wins.',
    'less is more, few discs',
  ),
  frontier: entry(
    'Frontier',
    'A frontier disc stands beside an empty square. Such discs can be attacked from there, so that many of them give the opponent many moves.',
    'frontier disc, frontier',
  ),
  pass: entry(
    'Pass',
    'A side without a legal move passes: the turn changes and the board stays as it is. If neither side has a legal move, the game is over.',
    'has to pass',
  ),
} satisfies Readonly<Record<string, GlossaryEntry>>;

/**
 * Makes a glossary entry; `names` are the words by which texts mention the term, in one text. When absent,
 * they are the title in small letters.
 */
function entry(title: string, text: string, names = title.toLowerCase()): GlossaryEntry {
  // The names of a term are separated by commas, but the comma in "(α, β)" is part of a name.
  return { title, text, names: names.split(/, (?!β\))/) };
}
