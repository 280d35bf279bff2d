import type { InTheEnd } from '../compared.ts';

/** Two figures side by side. */
export const englishCompare = {
  readsAll: 'looks at everything',
  /** so many of all; cut, or, where some were read again, so many readings */
  ofLeaves: (all: number, cut: number, different: number, readings: number) =>
    `of ${all} leaves read${readings > different ? `, ${readings} times in all` : cut > 0 ? `, ${cut} cut` : ''}`,
  stopOf: (at: number, all: number) => `leaf ${at} of ${all}`,
  otherTree: 'Another tree …',
  findTree: 'Find a tree',
  treesFound: (trees: number) => (trees === 1 ? '1 tree' : `${trees} trees`),
  moreTrees: (trees: number) => `${trees} more: write more of the name.`,
  noTree: 'No tree of MAX and MIN is called that.',
  grain: { leaf: 'Leaf by leaf', event: 'Event by event' },
  eventAt: (stop: string, event: number, all: number) => `${stop} · event ${event} of ${all} on the left`,
  // what a side is, where the algorithm is the same
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
  /** of the left side, which the right one does not make there */
  cutOnLeft: (name: string, spared: number) =>
    `Cut at ${name} on the left alone, ${spared === 1 ? '1 leaf' : `${spared} leaves`} spared there`,
  onLeft: 'left',
  onRight: 'right',
  knownOtherwise: 'What is known otherwise',
  same: 'Of every node both know the same.',
};
