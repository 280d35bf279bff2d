import type { Misconception } from '../../practice/misconception.ts';
import type { Difficulty, Skill } from '../../practice/skill.ts';
import { englishFormats } from './formats.ts';

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
};

const difficulty: Record<Difficulty, string> = { 1: 'easy', 2: 'medium', 3: 'hard' };

/** What one does who holds it, as a short phrase without a subject. */
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
  slip: 'slips: one entry away from right',
};

export const englishPracticeNames = { skill, difficulty, misconception, format: englishFormats };
