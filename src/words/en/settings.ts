import type { BoundNotation } from '../../core/run/boundNotation.ts';
import type { GrowthName } from '../../core/run/growth.ts';
import type { RuleName } from '../../core/search/searchSettings.ts';
import type { Numbers } from '../../core/tree/numbers.ts';
import type { RuleWords } from '../ruleWords.ts';
import { englishAlgorithmNotes } from './algorithmNotes.ts';
import { englishNotByMover } from './notByMover.ts';

const rule: RuleWords = {
  cutoff: { equal: 'on equality: v ≥ β, v ≤ α', strict: 'strict, only beyond: v > β, v < α' },
  value: {
    soft: 'v itself (fail-soft)',
    hard: 'v clamped into the window (fail-hard)',
    running: 'the running bound α or β',
  },
  bounds: { all: 'of all ancestors', parent: 'of the parent only' },
};
const ruleLegend: Record<RuleName, string> = {
  cutoff: 'A node is cut',
  value: 'A node returns',
  bounds: 'It is tested against the bounds',
};
const ruleNote: RuleWords = {
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
};
const notation: Record<BoundNotation, string> = {
  window: 'window (α, β)',
  range: 'proved range [lo, hi]',
  one: 'one bound a node',
  pair: 'running pair [α, β]',
};
const notationNote: Record<BoundNotation, string> = {
  window: 'what the algorithm holds',
  range: 'what is known of the value, as in AIMA figure 5.5',
  one: 'α at MAX, β at MIN, as in Nilsson',
  pair: 'v taken in before the test: a cut shows crossed bounds',
};

const numbers: Record<Numbers, string> = {
  max: 'what MAX gets',
  mover: 'what the side to move gets (negamax)',
};
const numbersNote: Record<Numbers, string> = {
  max: 'MAX wants the greatest, MIN the least',
  mover:
    'both sides want the greatest; a number changes its sign when the other side is to move, and every cut is v ≥ β. Editing, what if and EVAL stay with MAX',
};

const growthNote: Record<GrowthName, string> = {
  drawn: 'all of it is there before the search; what is cut turns grey',
  grown: 'each node comes when it is generated; what is cut never comes',
};

/** What the menus hold. */
export const englishSettings = {
  rule,
  ruleLegend,
  ruleNote,
  /** what another rule changes here */
  effect: (before: number, after: number, step: number) =>
    `${before} → ${after} leaves, first difference at step ${step}`,
  effectNone: 'changes nothing here',
  /** what "⋯" opens */
  menu: {
    keep: 'Keep this moment for a lesson',
    audience: 'Window for the audience',
    theme: { light: 'Dark theme', dark: 'Light theme' },
    print: 'Print',
    growth: 'How it grows',
    keys: 'Keys',
    about: 'About Plyscope',
  },
  notation,
  notationNote,
  /** of several players */
  feared: (name: string) => `${name}: all against player 1`,
  drawnOfPlayers: 'a tree of several players is there before the search',
  algorithmNote: englishAlgorithmNotes,
  growthNote,
  numbersLegend: 'Numbers are written as',
  numbers,
  numbersNote,
  oneByMover: 'α at every node: each side wants the greatest',
  notByMover: englishNotByMover,
  /** while one is asked, practises or plays */
  numbersOfMaxOnly: 'questions, exercises and matches are in the numbers of MAX',
};
