/** A number as a sentence has it; beyond what figures can be read of, in words. */
const n = (value: number): string => {
  if (value >= 1e15)
    return `≈ ${value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })}`;
  return value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 });
};

const plies = (depth: number) => (depth === 1 ? '1 ply' : `${depth} plies`);

/** So many leaves, as they are printed. */
const leavesOf = (printed: string) => (printed === '1' ? '1 leaf' : `${printed} leaves`);

/** How many leaves searches evaluate, the deeper they look. */
export const englishGrowth = {
  title: 'How it grows',
  lead: 'In a uniform tree every inner node has b children and every leaf lies d plies deep. How many leaves does a search evaluate?',
  number: n,
  /** on an axis, where there is little room */
  short: (value: number) =>
    value < 10_000_000
      ? n(value)
      : value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 }),
  branching: 'Branching b',
  depth: 'Depth d',
  seed: 'Random seed',
  scaleLegend: 'Scale of the leaves',
  scale: { log: 'Logarithmic', linear: 'Linear' },
  range: (least: number, most: number) => `A whole number from ${n(least)} to ${n(most)}.`,
  unread: (parts: string) =>
    `The link asks for what is not to be had: ${parts}. The usual stands in its place.`,
  // the count
  counting: 'Counting',
  countingAt: (percent: number) => `Counting: ${percent} %`,
  done: 'Counted.',
  cancel: 'Cancel',
  cancelled: 'Cancelled: what was counted until then is shown.',
  countAgain: 'Count again',
  inPage: (most: number) =>
    `The count could not be started beside the page, so the page counts itself and leaves out trees of more than ${n(most)} leaves. Reload the page to try again.`,
  // the chart
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
  // what is to be seen
  counted: 'Dots are counted: trees are made and searched. Lines without dots are the formulas.',
  met: (depth: number) => `Best order comes to the formula exactly, at each depth from 0 to ${depth}.`,
  minimaxTo: (depth: number) =>
    `Minimax and worst order are counted to depth ${depth}; deeper trees have too many leaves.`,
  randomTo: (depth: number) => `Random order is counted to depth ${depth}; deeper trees take too long.`,
  slope:
    'On a logarithmic scale b^d is a straight line, and the line of the best order is about half as steep: O(b^(d/2)).',
  orders: (trees: number) =>
    `Best order: of every node the best child comes first. Worst order: it comes last, and nothing is cut at all. Random order: the values of the leaves are drawn, each independently of the others, in ${trees} trees a depth; a bar reaches from the least to the most.`,
  // what can be afforded
  affordHeading: (leaves: number) => `How deep ${leavesOf(n(leaves))} ${leaves === 1 ? 'reaches' : 'reach'}`,
  afford: 'Leaves one can afford',
  chess: 'Chess: b = 35, 150,000 positions',
  chessWhy: 'Chess has about 35 moves in a position. 1,000 positions a second make 150,000 in 150 seconds.',
  reaches: (depth: number, leaves: number, next: number) =>
    `${plies(depth)}: ${leavesOf(n(leaves))}; ${plies(depth + 1)} would take ${n(next)}`,
  reachesInTheMean: (depth: number, leaves: number, next: number) =>
    `${plies(depth)}: ${leavesOf(n(leaves))} in the mean; ${plies(depth + 1)} took ${n(next)}`,
  reachesAtLeast: (depth: number, leaves: number) =>
    `at least ${plies(depth)}: ${leavesOf(n(leaves))} in the mean; nothing deeper was counted`,
  notCounted: 'not counted yet',
  twice: (best: number, minimax: number) =>
    `With the best order alpha–beta looks ${plies(best)} deep where minimax looks ${minimax}${minimax > 0 && best === 2 * minimax ? ': twice as deep' : ''}.`,
  // the table
  tableHeading: 'The numbers',
  tableDepth: 'Depth',
  name: { minimax: 'Minimax', worst: 'Worst order', random: 'Random order', best: 'Best order' },
  spread: (least: number, most: number) => `${n(least)} to ${n(most)}`,
  byFormula: 'by formula',
  none: 'not counted',
  // to take along
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
