/** No text of the figure stands on another, on a stroke, an edge or a shape: every library tree, every step; in `npm test` some trees, every fifth. */

import { describe, expect, test } from 'vitest';
import { markedBoard } from '../../src/core/board.ts';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { BOUND_NOTATIONS, type BoundNotation } from '../../src/core/run/boundNotation.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { type AlgorithmName, canSearch, handsWindow } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { boardsOf } from '../../src/drawing/boardPaths.ts';
import { TREE_FORM } from '../../src/drawing/form.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { Marks, View } from '../../src/drawing/marks.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { gameOfLink } from '../../src/session/games.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { english } from '../../src/words/en/page.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { runOf } from '../library/runs.ts';
import { Clashes } from '../support/clashes.ts';
import { howMany, someOf } from '../support/howMany.ts';

/** What is left for the tree: at 1280 × 720 and 1440 × 900 in either language, on a phone, when presenting. */
const SPACES = [
  { name: '1280 × 720', width: 878, height: 414, largest: 21 },
  { name: '1280 × 720, Chinese', width: 884, height: 424, largest: 21 },
  { name: '1440 × 900', width: 1036, height: 590, largest: 21 },
  { name: 'a phone', width: 318, height: 390, largest: 21 },
  { name: 'presenting', width: 1790, height: 780, largest: 45 },
] as const;

/** Games as they are likely to be opened. */
const GAMES_DRAWN = [
  'game=tic-tac-toe',
  'game=tic-tac-toe&moves=4.1',
  'game=tic-tac-toe&moves=4.1.6.2',
  'game=tic-tac-toe&depth=1&symmetry=off',
  'game=last-coin',
  'game=race-to-n',
  'game=grundy',
  'game=grundy&form=tree',
  'game=nim',
  'game=nim&piles=2,1',
  'game=grundy&n=9',
  'game=nim&form=graph',
  'game=tic-tac-toe&form=graph&depth=3',
  'game=grundy&n=11&form=graph',
];

/** A game with a label beside the stub of a cut when it is presented, and as many more. */
const BESIDE_STUB = 'game=tic-tac-toe&moves=4.1';
const SOME_GAMES = someOf(GAMES_DRAWN, 5, 3);

/** That many of the library's, the others in `npm run test:long`. */
const SOME = someOf(LIBRARY, 8, 13);
/** That one has a label beside the stub of a cut on a phone. */
const TREES = LIBRARY.filter((example) => example.id === 'hanging' || SOME.includes(example));

/** A tree whose upper plies are far wider than high. */
const FLAT_TREE = { branching: 3, depth: 7, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;

/** Of the steps that one is looked at. */
const EVERY = howMany(1, 5);

/** Under three fans of 21 outcomes the outermost edges lie so low that the band of the path, which comes and goes, touches the probability beside it. */
function isBandOfFan({ id }: { readonly id: string }, fault: string): boolean {
  return id === 'bear-off-lesson' && /^label “1\/(18|36)” above \d+ stands on band above \d+$/.test(fault);
}

function notationsOf(algorithm: AlgorithmName): readonly BoundNotation[] {
  return handsWindow(algorithm) ? BOUND_NOTATIONS : ['window', 'range'];
}

function* picturesOf(
  layout: Layout,
  run: AnyRun,
  notations = notationsOf(run.algorithm),
  movesMade?: View['movesMade'],
  { marks: marksOf } = TREE_FORM,
): Generator<Marks> {
  const visible = { nodes: layout.tree.nodes(), collapsed: new Set<NodeId>() };
  const hasWindow = handsWindow(run.algorithm);
  for (const notation of notations) {
    const view = {
      notation,
      showBounds: hasWindow || notation === 'range',
      focused: null,
      hovered: null,
      ...(movesMade && { movesMade }),
    };
    // From the end on: there most is written.
    for (let step = run.length; step >= 0; step -= EVERY)
      yield marksOf(layout, run.momentAt(step), view, visible);
    // What is pointed at differs in nothing but what is written there.
    if (notation === 'one' || notation === 'pair') continue;
    const pointedAt = Math.round(run.length * (notation === 'window' ? 0.6 : 0.35));
    for (const hovered of layout.tree.nodes())
      yield marksOf(layout, run.momentAt(pointedAt), { ...view, hovered }, visible);
  }
}

describe.each(SPACES)('in the room of $name', ({ width, height, largest }) => {
  test.each(TREES)('nothing written runs into anything: $id', (example) => {
    const faults = new Set<string>();
    for (const algorithm of new Set<AlgorithmName>(['alpha-beta', example.algorithm])) {
      const run = runOf(example, {}, algorithm);
      const { tree } = run;
      const boards =
        example.boards === undefined ? null : boardsOf(example.boards.map((signs) => markedBoard(signs, 3)));
      const layout = layoutTree(tree, new NodeNames(tree), { width, height, largest, run, boards });
      const clashes = new Clashes(layout);
      for (const marks of picturesOf(layout, run))
        for (const fault of clashes.in(marks))
          if (!isBandOfFan(example, fault)) faults.add(`${algorithm}: ${fault}`);
    }
    expect([...faults].slice(0, 8)).toEqual([]);
  });

  test.each(TREES)('nor where it grows: $id', (example) => {
    const faults = new Set<string>();
    const whole = subjectOfExample(example);
    for (const cutoff of ['equal', 'strict'] as const) {
      const subject = searchedSubject(
        whole,
        { algorithm: 'alpha-beta', rules: { ...DEFAULT_RULES, cutoff } },
        'grown',
      );
      const { tree, names, boards } = subject;
      const { run } = subject.growth!;
      for (const { neverGenerated: stubWords, movesMade } of [english.page, chinese.page]) {
        const layout = layoutTree(tree, names, { width, height, largest, run, boards, stubWords });
        const clashes = new Clashes(layout);
        for (const marks of picturesOf(layout, run, ['window', 'range'], movesMade))
          for (const fault of clashes.in(marks))
            if (!isBandOfFan(example, fault)) faults.add(`${cutoff}: ${fault}`);
      }
    }
    expect([...faults].slice(0, 8)).toEqual([]);
  });

  test.each(TREES.filter((example) => canSearch('two-phase', subjectOfExample(example).tree)))(
    'nor where every node has a name for the lists: $id',
    (example) => {
      const subject = searchedSubject(
        subjectOfExample(example),
        { algorithm: 'two-phase', rules: DEFAULT_RULES },
        'grown',
      );
      const { tree, names, boards } = subject;
      const { run } = subject.growth!;
      const layout = layoutTree(tree, names, { width, height, largest, run, boards });
      const clashes = new Clashes(layout);
      const faults = new Set<string>();
      for (const marks of picturesOf(layout, run, ['window']))
        for (const fault of clashes.in(marks)) faults.add(fault);
      expect([...faults].slice(0, 8)).toEqual([]);
    },
  );

  test('nor in a uniform tree 7 plies deep, whose upper edges are flat', () => {
    const tree = uniformTree(FLAT_TREE);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const layout = layoutTree(tree, new NodeNames(tree), { width, height, largest, run });
    const clashes = new Clashes(layout);
    const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
    const visible = { nodes: tree.nodes(), collapsed: new Set<NodeId>() };
    const faults = new Set<string>();
    for (let step = 1; step < run.length; step += EVERY * 194)
      for (const fault of clashes.in(TREE_FORM.marks(layout, run.momentAt(step), view, visible)))
        faults.add(`${step}: ${fault}`);
    expect([...faults].slice(0, 8)).toEqual([]);
  });

  test.each(
    GAMES_DRAWN.filter((link) => link === BESIDE_STUB || SOME_GAMES.includes(link)).flatMap((link) =>
      (['alpha-beta', 'two-phase'] as const)
        .filter((algorithm) => algorithm === 'two-phase' || !link.includes('form=graph'))
        .map((algorithm) => [link, algorithm] as const),
    ),
  )('nor in a game: %s, %s', (link, algorithm) => {
    const asked = decodeAddress(`#v1&${link}`);
    const { tree } = asked;
    if (tree?.kind !== 'game') throw new Error(`no game: ${link}`);
    const subject = gameOfLink(tree, { ...asked, algorithm }, [])!;
    const { names, boards } = subject;
    const { run } = subject.growth!;
    const { neverGenerated: stubWords, movesMade } = english.page;
    const { form } = subject;
    const layout = form.layOut(subject.tree, names, { width, height, largest, run, boards, stubWords });
    const clashes = new Clashes(layout);
    const faults = new Set<string>();
    for (const marks of picturesOf(layout, run, ['window'], movesMade, form))
      for (const fault of clashes.in(marks)) faults.add(fault);
    expect([...faults].slice(0, 8)).toEqual([]);
  });
});
