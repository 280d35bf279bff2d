import type { BoundNotation } from '../../core/run/boundNotation.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';
import type { RuleWords } from '../ruleWords.ts';
import { englishAlgorithms } from './algorithms.ts';

const rule: RuleWords = {
  cutoff: { equal: 'cuts at v ≥ β and v ≤ α', strict: 'cuts only at v > β and v < α' },
  value: { soft: 'fail-soft', hard: 'fail-hard', running: 'returns the running bound' },
  bounds: { all: 'bounds of all ancestors', parent: 'bounds of the parent only' },
};
const notation: Record<BoundNotation, string> = {
  window: 'window (α, β)',
  range: 'proved range [lo, hi]',
  one: 'one bound a node, α at MAX and β at MIN',
  pair: 'running pair [α, β]',
};
const kind: Record<NodeKind, string> = {
  max: 'MAX',
  min: 'MIN',
  chance: 'chance',
  leaf: 'leaf',
  player: 'player',
};

export const englishExport = {
  algorithm: englishAlgorithms,
  rule,
  notation,
  kind,
  player: (number: number) => `player ${number}`,
  /** of phrases */
  list: (phrases: readonly string[]) => phrases.join(', '),
  step: (step: number, last: number) => `step ${step} of ${last}`,
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
  cutoffByMover: { equal: 'cuts at v ≥ β', strict: 'cuts only at v > β' },
  oneByMover: 'one bound a node, α',
  stepField: 'Step',
  stepOf: (step: number, last: number) => `${step} of ${last}`,
  notBegun: 'The search has not begun.',
  here: '<- here',
  pruned: 'cut',
  waiting: 'not visited',
  deciding: 'decides',
  alsoTo: (names: string) => `also to ${names}`,
  formats: { svg: 'SVG', png: 'PNG, 2×', tikz: 'LaTeX (TikZ)', text: 'Text' },
  openHere: 'Open in Plyscope',
  lists: {
    step: 'step',
    more: (count: number) => `… ${count} more`,
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
        : `${count} overlays, for beamer; each step is \\only on its own.`,
    slidesInChinese: 'With Chinese text: use XeLaTeX or LuaLaTeX.',
    outOfView: (count: number) => `${count} more`,
    collapsed: 'Subtrees too narrow to print are a small stack of bars.',
    heavy: (nodes: number) =>
      `${nodes} nodes may be more than pdfLaTeX has memory for; LuaLaTeX takes what it needs.`,
    nodes: 'nodes: {value}{name}{bounds}',
    edges: 'edges, under everything else',
  },
};
