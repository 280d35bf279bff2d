/** What labels say of what is proved, what a step takes in memory, and what input is refused. */

import { uniformTree } from '../../bench/trees.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { readSearchSetting } from '../../src/core/search/readSearchSetting.ts';
import { LIMIT_NAMES, type LimitName, MOST_PASSES } from '../../src/core/search/searchSettings.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { repaired } from '../../src/notation/problem.ts';
import { sayProblem as englishProblem } from '../../src/words/en/figure.ts';
import { judged } from '../support/judged.ts';
import { PROVED_EARLY, TWO_RANGES } from '../support/limitExamples.ts';
import { type Figure, figure } from './figure.ts';
import { searched, worthOf } from './searched.ts';

/** Label and what is proved of the root and its children, after the last step. */
function knownOf(run: AnyRun) {
  return [ROOT, ...run.tree.children(ROOT)].map((node) => {
    const state = run.stateAt(node, run.length);
    return [run.labelOf(node, state), state.proved.low, state.proved.high];
  });
}

const twoRanges = () => searched(TWO_RANGES, { depth: 2 });

const LABELS: readonly Figure[] = [
  figure(
    'labels, two ranges, depth 2',
    'of the root, B at move a, C at move b; and what is proved',
    [
      ['≈7', 0, 9],
      ['≈7', 0, 9],
      ['≤ 1', 0, 1],
    ],
    () => knownOf(twoRanges()),
  ),
  figure('labels, two ranges, all depths', 'the true value', 3, () => worthOf(searched(TWO_RANGES))),
  figure(
    'labels, +∞ among horizon leaves, depth 2',
    'the root is proved, without “≈”',
    ['∞', Infinity, Infinity],
    () => knownOf(searched(PROVED_EARLY, { depth: 2 }))[0],
  ),
  figure('events, all depths', 'at most 40 bytes an event', true, () => bytesAnEvent(null) <= 40),
  figure('events, a pass with a horizon', 'at most 56 bytes an event', true, () => bytesAnEvent(7) <= 56),
];

function bytesAnEvent(depth: number | null): number {
  const run = searched(
    judged(uniformTree(3, 8, 1), (node) => node % 7),
    { depth },
    'minimax',
  );
  return run.bytes / run.length;
}

/** The column it is refused at, and the text that a plain cure makes of it, else what is said. */
function refusal(text: string) {
  const parsed = parseTree(text);
  if (parsed.ok) return 'read';
  const { at, repair } = parsed.problem;
  const cure = repair === undefined ? englishProblem(parsed.problem) : repaired(text, repair);
  return [at.column, repair === undefined ? (/[^.]*[.;)]$/.exec(cure)?.[0].trim() ?? '') : cure];
}

const REFUSED: readonly (readonly [what: string, text: string, column: number, cure: string])[] = [
  ['a static value at a leaf that has a value', '(5~3 2)', 4, 'Write the value alone, or ? for it.'],
  ['a static value outside the leaf bounds', 'leaves 0..9; 12~(3 4)', 14, 'leaves 0..12; 12~(3 4)'],
  [
    'features that make one outside',
    'leaves 0..9; eval a=2; ({6}~(3 4) 5)',
    25,
    'leaves 0..12; eval a=2; ({6}~(3 4) 5)',
  ],
  ['a component outside the leaf bounds', 'leaves 0..3; (<1 2> <1 4>)', 24, 'leaves 0..4; (<1 2> <1 4>)'],
  ['a sum above the greatest', 'sum 3; (<1 2> <1 4>)', 15, 'sum 5; (<1 2> <1 4>)'],
  ['vectors of different length', '(<1 2> <1 2 3>)', 8, 'Write as many in each as there are players.'],
  ['vectors and numbers', '(<1 2> 3)', 8, 'Write a vector at every leaf, or at none.'],
  ['max and players', 'max(<1 2>)', 1, 'Write p1(…), p2(…), or just brackets: turns go round.'],
  ['min and players', 'p1(min(<1 2>))', 4, 'Write p1(…), p2(…), or just brackets: turns go round.'],
  [
    'chance and players',
    '(<1 2> chance(1*<1 2>))',
    8,
    'Write p1(…), p2(…), or just brackets: turns go round.',
  ],
  ['too few features', 'eval a=1 b=2; ({1}~? 2)', 16, 'Add or delete some.'],
  ['too many features', 'eval a=1; ({1 2}~? 2)', 12, 'Add or delete some.'],
  ['! below a chance node', 'chance(1/2*!3 1/2*4)', 12, 'chance(1/2*3 1/2*4)'],
  ['! before brackets below a chance node', 'chance(1/2*!(3 5) 1/2*4)', 12, 'chance(1/2*(3 5) 1/2*4)'],
  [
    'NaN for a static value',
    'NaN~(1 2)',
    1,
    'A static value is a number before ~ and what it judges: 5~(3 4), or 5~? where nothing else is known.',
  ],
  [
    'NaN for a leaf',
    '(1 NaN)',
    4,
    '5, 1/3 or 1e3, or inf, -inf, or ? for unknown; a label is written B:(3 4).',
  ],
  [
    'NaN for a component',
    '(<1 NaN>)',
    5,
    'In a vector there is a number for each player, as in <1 2 6>; none may be unknown.',
  ],
  [
    'NaN for a feature',
    'eval a=1; ({NaN}~? 2)',
    13,
    'Features are numbers in braces before ~, as many as there are weights: {2 -1}~(3 4).',
  ],
  [
    'NaN for a weight',
    'eval a=NaN; ({1}~? 2)',
    6,
    'Expected features with their weights and a semicolon, each named once, such as eval pawn=1 rook=5;',
  ],
  ['nine features', 'eval a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1; (1 2)', 38, 'Take fewer.'],
  [
    'a weight above 1,000,000',
    'eval a=1000001; ({1}~? 2)',
    6,
    'A weight lies between −1,000,000 and 1,000,000.',
  ],
  [
    'a weight below −1,000,000',
    'eval a=-1000001; ({1}~? 2)',
    6,
    'A weight lies between −1,000,000 and 1,000,000.',
  ],
  ['one player', '(<1>)', 2, 'Write one for each of 2 to 6 players.'],
  ['seven players', '(<1 2 3 4 5 6 7>)', 2, 'Write one for each of 2 to 6 players.'],
];

const READ = ['eval a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=-1000000; (1 2)', '(<1 2>)', '(<1 2 3 4 5 6>)'];

/** The least and the greatest that can be typed, and what is no more. */
const TYPED: readonly (readonly [LimitName, least: number, most: number])[] = [
  ['depth', 0, 1_000],
  ['budget', 1, 1_000_000],
  ['check', 1, 20],
];

/** So deep that passes come to an end before the tree does. */
const DEEP = `${'1~('.repeat(80)}2${')'.repeat(80)}`;

const REFUSALS: readonly Figure[] = [
  ...REFUSED.map(([what, text, column, cure]) =>
    figure('notation, refused with place and cure', `${what}: ${text}`, [column, cure], () => refusal(text)),
  ),
  ...READ.map((text) => figure('notation, limits', `read: ${text}`, 'read', () => refusal(text))),
  ...TYPED.map(([name, least, most]) =>
    figure('limits', `${name}: ${least} … ${most}`, [undefined, least, most, undefined], () =>
      [least - 1, least, most, most + 1].map((value) => readSearchSetting(name, String(value))),
    ),
  ),
  figure('limits', 'features, weights', [8, 1_000_000], () => [LIMITS.features, LIMITS.weight]),
  figure('limits, 80 plies, deepening', '64 passes, and then the limit', [64, 64, 'limit'], () => {
    const { passes, why } = searched(DEEP, { deepen: true });
    return [MOST_PASSES, passes.length, why];
  }),
  figure(
    'limits',
    'of the table',
    ['depth', 'deepen', 'budget', 'tries', 'quiet', 'most', 'check', 'window'],
    () => LIMIT_NAMES,
  ),
];

export const NOTATION_FIGURES = [...LABELS, ...REFUSALS];
