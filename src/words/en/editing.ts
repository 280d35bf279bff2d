import type { OrderName, OrderScope } from '../../core/order/reorder.ts';
import type { DemandingPart, TreeDemand, WishField } from '../../core/random/treeWish.ts';
import { englishSharing } from './sharing.ts';

const order: Record<OrderName, string> = { best: 'Best first', worst: 'Worst first', shuffled: 'Shuffle' };
const orderScope: Record<OrderScope, string> = {
  children: 'children of this node',
  subtree: 'everything below it',
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

/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

export const englishEditing = {
  panel: 'Edit the tree',
  title: 'Title',
  undo: 'Undo',
  redo: 'Redo',
  newTree: 'New tree',
  done: 'Done',
  stopEditing: 'Done editing',
  // text
  textPanel: 'As text',
  textLabel: 'The tree as text',
  textHint:
    'Brackets around children, MAX at the root and alternating: (3 12 8) (2 4 6) (14 5 2). Also min(…), chance(0.9*5 0.1*2), B:(3 4), a1->(3 4), inf, ?. Several players: <1 2 6> and p2(…). JSON arrays are read as well.',
  textStands: 'The picture shows the last good text.',
  textTooLarge: 'This tree is too large to stand here as text. Text that is put here replaces it.',
  mend: 'Mend it',
  normalise: 'Normalise',
  fillIn: 'Fill in',
  goToPlace: 'Go to the place',
  textNotKept: 'This text is not kept on the device: copy it before the page is left.',
  discardText: 'Back to the tree',
  // node
  nodePanel: 'Node',
  nodeNone:
    'Select a node: click it, or move into the tree with Tab and walk with the arrows. Click it again to type its value; drag it to move it.',
  nodeName: (name: string) => `Node ${name}`,
  leafName: (value: string) => `Leaf ${value}`,
  value: 'Value',
  valueHint: 'a number, inf, -inf, or ? for unknown',
  badValue: (found: string) =>
    `“${found}” is no value. Type a number such as 3 or -2.5, inf, -inf, or ? for unknown.`,
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
  // several players
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
  // ply
  plyPanel: 'Whole ply',
  ply: (depth: number, nodes: number) => `Ply ${depth}: ${nodes === 1 ? '1 node' : `${n(nodes)} nodes`}`,
  plySides: 'All inner nodes decide as',
  plyValues: (leaves: number) =>
    `Values of its ${leaves === 1 ? 'leaf' : `${n(leaves)} leaves`}, left to right`,
  plyCount: (given: number, leaves: number) =>
    `${n(given)} values for ${n(leaves)} leaves: not in effect yet.`,
  plyAddChild: 'A child for each of its nodes',
  // order
  orderPanel: 'Order of children',
  order,
  orderScope,
  orderScopeLegend: 'Reorder',
  orderEvaluated: 'leaves evaluated now',
  orderFewest: 'fewest in any order',
  orderFewestNote: 'by alpha–beta that cuts on equality with the bounds of all ancestors',
  orderNone: 'Children of chance nodes and of nodes with unknown values have no best order.',
  // scale
  scalePanel: 'Change the scale',
  scaleLegend: 'Every leaf x becomes',
  scale: { linear: 'a·x + b', power: 'x^k' },
  scaleNumber: 'It must be a number.',
  scaleWhole: (least: number, most: number) => `It must be a whole number from ${n(least)} to ${n(most)}.`,
  scaleApply: 'Change all leaves',
  scaleLeaves: (before: readonly string[], after: readonly string[]) =>
    `The leaves ${before.join(', ')} become ${after.join(', ')}.`,
  scaleStays: (values: string) => `stays: ${values}`,
  scaleAgainst: (chosen: string, other: string | null) =>
    other === null ? chosen : `${chosen} against ${other}`,
  scaleFlips: (now: string, before: string) => `: ${now}; before, ${before}`,
  scaleMore: (count: number) => `${n(count)} more moves change.`,
  scaleLaw: (kind: 'linear' | 'power', hasChance: boolean, changed: number): string =>
    kind === 'linear'
      ? 'No move changes: a·x + b with a above 0 changes none in any tree.'
      : !hasChance
        ? 'No move changes: a power keeps the order of the leaves, and without chance nodes nothing else counts.'
        : changed === 0
          ? 'No move changes here; over chance nodes another power may change one.'
          : 'An expectation needs more than the order of the leaves: over chance nodes a power may change moves.',
  // random
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
  wish: {
    notWhole: (field: WishField) => `${wishField[field]} must be whole numbers.`,
    outOfRange: (field: WishField, found: number, least: number, most: number) =>
      `${wishField[field]} must lie from ${n(least)} to ${n(most)}; found ${n(found)}.`,
    leastAboveMost: (field: WishField, least: number, most: number) =>
      `${wishField[field]} run from ${n(least)} to ${n(most)}: put the smaller one first.`,
    tooShallow: (part: DemandingPart, needs: number, has: number) =>
      `${wishPart[part]} needs ${n(needs)} plies; there are ${n(has)}. Ask for more plies.`,
    tooNarrow: (part: DemandingPart, needs: number, has: number) =>
      `${wishPart[part]} needs ${n(needs)} children at a node; there are at most ${n(has)}. Ask for more children.`,
    tooManyNodes: (found: number, most: number) =>
      `The tree might have ${n(found)} nodes; the limit here is ${n(most)}. Ask for fewer plies or children.`,
    tooFewValues: (needs: number, has: number) =>
      `The tree may need ${n(needs)} different values, but the range has ${n(has)}. Widen the range or allow equal leaves.`,
    tooFewApart: (needs: number, has: number) =>
      `For no cutoff at all the tree may need ${n(needs)} different values, but the range has ${n(has)}. Widen the range, or ask for fewer plies or children.`,
    notFound: (what: TreeDemand, tries: number) =>
      `None of ${n(tries)} trees from this seed has ${demand[what]}. Take another seed or more children.`,
  },
  // what if
  whatIfNone: 'Select a leaf to see what another value would change.',
  whatIfLeaf: (name: string) => `Value of leaf ${name}`,
  whatIfDrag: 'Type a value, press ↑ or ↓, drag the handle, or drag the selected leaf in the tree sideways.',
  whatIfOfMax: 'All of this is in the numbers of MAX.',
  whatIfHandle: 'Drag to change the value',
  changedLeaves: (before: number, after: number) => `leaves evaluated ${n(before)} → ${n(after)}`,
  sameLeaves: (count: number) => `leaves evaluated ${n(count)}, as before`,
  changedRoot: (before: string, after: string) => `root ${before} → ${after}`,
  sameRoot: (value: string) => `root ${value}, as before`,
  unchanged: 'Nothing changed: this leaf is cut, so its value is never read.',
  noValue: 'no value',
  influenceTitle: (name: string) => `What each value of leaf ${name} does`,
  rootAsFunction: 'Value of the root',
  cutAt: (name: string) => `Cut at ${name}`,
  never: 'for no value',
  always: 'for every finite value',
  forX: (set: string) => `for x in ${set}`,
  onePassForInfluence: 'How a value decides is told of one pass: switch deepening off to see it.',
  tooLargeForInfluence:
    'This tree is too large for the exact analysis; trees of up to 2,000 leaves are analysed.',
  ...englishSharing,
};
