/** Two searches of one tree, side by side. */
export const englishCompare = {
  readsAll: 'looks at everything',
  /** so many of all; cut, or, where some were read again, so many readings */
  ofLeaves: (all: number, cut: number, different: number, readings: number) =>
    `of ${all} leaves read${readings > different ? `, ${readings} times in all` : cut > 0 ? `, ${cut} cut` : ''}`,
  stopOf: (at: number, all: number) => `leaf ${at} of ${all}`,
  atStart: 'before the first leaf',
  atEnd: 'the end',
  time: 'Leaf by leaf',
  differences: 'Differences',
  inTheEnd: 'In the end',
  rows: {
    leaves: 'leaves read',
    entered: 'nodes entered',
    cutoffs: 'cutoffs',
    value: 'value at the root',
    move: 'best move',
  },
  whereTheyPart: 'Where they part',
  neverRead: 'leaves never read, at each cut',
  sameLeaves: 'Both read the same leaves.',
  noCuts: 'Nothing is cut on this tree: both read every leaf.',
  partAt: (leaf: number, name: string, spared: number) => `Cut at ${name}, leaf ${leaf}, ${spared} spared`,
  knownOtherwise: 'What is known otherwise',
  same: 'Of every node both know the same.',
};
