/** On a projector of 1280 × 720 everything written in a figure is 24 px or more, and what matters is in view. */

import { describe, expect, test } from 'vitest';
import { type UniformWish, uniformTree } from '../../src/core/random/uniformTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { nodeTexts } from '../../src/drawing/drawNode.ts';
import type { LayoutOptions } from '../../src/drawing/layout.ts';
import { extentsOf, nodesInView } from '../../src/drawing/nodesInView.ts';
import type { Layout, Placement } from '../../src/drawing/placement.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { foldSubtree } from '../../src/session/foldActions.ts';
import { seenOf } from '../../src/session/folds.ts';
import { openGame } from '../../src/session/games.ts';
import { namedNodesIn } from '../../src/session/namedNodes.ts';
import { type Projected, projected, projectedText, toggleWhole } from '../../src/session/projecting.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { Clashes } from '../support/clashes.ts';
import { howMany } from '../support/howMany.ts';

/** What sentence, time and names of plies leave of 1280 × 720, and what they leave each of two figures side by side. */
const SPACE = { width: 1160, height: 530 };
const SIDE = { width: 616, height: 427 };

const LEAST = projectedText(1280, 720);

/**
 * They reach beyond the projector at 24 px: 21 outcomes of dice in a row, six plies with their moves, and four with
 * two rows of probabilities.
 */
const TOO_LARGE: readonly string[] = ['backgammon-dice', 'bear-off-lesson', 'trap', 'roll-before-each-move'];

/** So much more do these beyond a half of it: they are followed along the search. */
const TOO_LARGE_BESIDE: readonly string[] = [
  ...TOO_LARGE,
  ...['grundy-7', 'kalah-2-1', 'ttt-stage1', 'ttt-stage2', 'ttt-stage3', 'km-3-4'],
  ...['nilsson-fig-3-12', 'nilsson-fig-3-12-left', 'nine-wins-and-a-loss'],
];

interface Shown {
  readonly session: Session;
  readonly lay: (more: Partial<LayoutOptions>) => Layout;
  readonly at: (step: number) => Projected;
}

function shown(id: string, space = SPACE): Shown {
  const subject = subjectOfExample(LIBRARY.find((example) => example.id === id)!);
  const session = createSession({ subject, language: english, theme: 'light' });
  const run = runOf(session.getState());
  const options = { ...space, run, boards: subject.boards, stubWords: english.page.neverGenerated };
  const lay: Shown['lay'] = (more) =>
    subject.form.layOut(subject.tree, subject.names, { ...options, ...more });
  const at = (step: number) => {
    session.setState({ step });
    return projected({ state: session.getState(), options, layOut: lay }, LEAST)!;
  };
  return { session, lay, at };
}

/** What is seen of a layout at the step of the session, with every text of a node. */
function lookAt({ session }: Shown, layout: Layout) {
  const state = session.getState();
  const run = runOf(state);
  const { form } = state.subject;
  const whole = { nodes: layout.tree.nodes(), collapsed: new Set<never>() };
  const visible = seenOf(state, whole, run, layout.fold?.folded);
  const { foldedNodes } = english.page;
  const view = { notation: 'window', showBounds: true, focused: null, hovered: null, foldedNodes } as const;
  const marks = form.marks(layout, run.momentAt(state.step), view, visible);
  const texts = [...marks.nodes].flatMap(([node, mark]) =>
    nodeTexts(layout, layout.placements[node] as Placement, mark),
  );
  return { marks, texts, path: run.pathAt(state.step) };
}

describe('The least text', () => {
  test('is 24 px of 1280 × 720, the same share of more, and what it was in the hand', () => {
    expect(projectedText(1280, 720)).toBe(24);
    expect(projectedText(1920, 1080)).toBe(36);
    expect(projectedText(1024, 768)).toBe(24);
    expect(projectedText(390, 844)).toBe(0);
  });
});

/** Of the steps that one is looked at. */
const STRIDE = howMany(1, 4);

const TREES = LIBRARY.map(({ id }) => id);

describe.each([
  ['alone', SPACE, TOO_LARGE, []],
  ['side by side', SIDE, TOO_LARGE_BESIDE, ['aima-ex-expectimax-leaves-0-1']],
] as const)('Projected %s', (_, space, tooLarge, touching) => {
  test.each(TREES)('%s is read from the back row, and its path is in view', (id) => {
    const figure = shown(id, space);
    const run = runOf(figure.session.getState());
    const layouts = new Map<Projected, { layout: Layout; clashes: Clashes }>();
    const faults = new Set<string>();
    for (let step = 0; step <= run.length; step += STRIDE) {
      const how = figure.at(step);
      const known = layouts.get(how);
      const layout = known?.layout ?? figure.lay(how);
      const clashes = known?.clashes ?? new Clashes(layout);
      layouts.set(how, { layout, clashes });
      const { marks, texts, path } = lookAt(figure, layout);
      const { em, smallerEm } = layout.metrics;
      expect(Math.min(em, smallerEm, ...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(LEAST - 1e-6);
      for (const node of path) expect(marks.nodes.has(node)).toBe(true);
      if (!tooLarge.includes(id)) {
        expect(layout.width).toBeLessThanOrEqual(space.width + 1);
        expect(layout.height).toBeLessThanOrEqual(space.height + 1);
      }
      for (const fault of clashes.in(marks)) faults.add(fault);
    }
    // Two probabilities of the one that touches stand on the circle above them.
    if (![...tooLarge, ...touching].includes(id)) expect([...faults].slice(0, 5).join('; ')).toBe('');
  });
});

/** What OPEN and CLOSED leave besides. */
const ABOVE_LISTS = { width: 1160, height: 435 };

test('The graph of seven coins, above OPEN and CLOSED, stands whole, with its positions named', () => {
  const session = createSession({
    subject: subjectOfExample(LIBRARY[0]!),
    language: english,
    theme: 'light',
  });
  openGame(session, openingSetting('grundy'));
  const { subject } = session.getState();
  const run = runOf(session.getState());
  const options = { ...ABOVE_LISTS, run };
  const lay: Shown['lay'] = (more) =>
    subject.form.layOut(subject.tree, subject.names, { ...options, ...more });
  const at: Shown['at'] = (step) => {
    session.setState({ step });
    return projected({ state: session.getState(), options, layOut: lay }, LEAST)!;
  };
  const how = at(0);
  const layout = lay(how);
  expect(layout.width).toBeLessThanOrEqual(ABOVE_LISTS.width);
  expect(layout.height).toBeLessThanOrEqual(ABOVE_LISTS.height);
  const clashes = new Clashes(layout);
  for (let step = 0; step <= run.length; step += 1) {
    expect(at(step)).toBe(how);
    const { marks, texts } = lookAt({ session, lay, at }, layout);
    expect(clashes.in(marks)).toEqual([]);
    // One name at most gives way to the band along the edges at hand.
    const unnamed = [...marks.nodes].filter(([node, { name }]) => name !== subject.names.of(node));
    expect(unnamed.length).toBeLessThanOrEqual(1);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(LEAST - 1e-6);
  }
});

describe('The tree of 41 leaves', () => {
  const figure = shown('nilsson-fig-3-12');
  const run = runOf(figure.session.getState());

  test('changes its folds only where the search goes to another child of the root', () => {
    const changes = [];
    for (let step = 1; step < run.length; step += 1)
      if (figure.at(step) !== figure.at(step - 1)) changes.push(run.tree.depth(run.nodeAt(step)));
    expect(changes).toEqual([1, 1]);
  });

  test('is folded in the same way from either side, so that stepping back unfolds', () => {
    const onward = Array.from({ length: run.length + 1 }, (_, step) => figure.at(step));
    for (let step = run.length; step >= 0; step -= 1) expect(figure.at(step)).toBe(onward[step]);
  });

  test('ends along the line of best play', () => {
    const { fold } = figure.at(run.length);
    for (const node of run.lineAt(run.length)) expect(fold?.shown).toContain(node);
  });

  test('folds what is done and what is to come, and says how much each holds', () => {
    const how = figure.at(60);
    const { marks } = lookAt(figure, figure.lay(how));
    const held = [...marks.nodes].filter(([, mark]) => mark.held !== '');
    expect(held.map(([, { held: count }]) => count)).toEqual(['+33 nodes', '+39 nodes']);
    expect(held.map(([node]) => run.stateAt(node, 60).status)).toEqual(['done', 'waiting']);
    const shownNodes = marks.nodes.size;
    expect(shownNodes + 33 + 39).toBe(run.tree.size);
  });

  test('opens the subtree that is picked, and is shown whole when asked', () => {
    figure.at(60);
    const [first] = figure.at(60).fold!.folded;
    figure.session.setState({ focused: first! });
    expect(figure.at(60).fold?.folded.has(first!)).toBe(false);
    figure.session.setState({ focused: null });
    toggleWhole(figure.session);
    expect(figure.at(60)).toEqual({ isWhole: true });
    toggleWhole(figure.session);
    expect(figure.at(60).fold?.folded.size).toBe(2);
  });
});

describe('A large tree', () => {
  /** What a projector of 1920 × 1080 leaves. */
  const LARGE_SPACE = { width: 1752, height: 820 };

  function projecting(wish: Partial<UniformWish>) {
    const usual = { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'worst', root: 'max' } as const;
    const subject = subjectOfTree(uniformTree({ ...usual, ...wish }), null);
    const session = createSession({ subject, language: english, theme: 'light' });
    const state = session.getState;
    session.setState({ algorithm: 'alpha-beta' });
    const run = runOf(state());
    const options = { ...LARGE_SPACE, run };
    const lay = (more: Partial<LayoutOptions>) =>
      subject.form.layOut(subject.tree, subject.names, { ...options, ...more });
    const least = projectedText(1920, 1080);
    const at = (step: number) => {
      session.setState({ step });
      return projected({ state: state(), options, layOut: lay }, least)!;
    };
    return { session, run, lay, at, least };
  }

  /** Every so many steps of the run, its first and its last one. */
  const stepsOf = (length: number, count: number) =>
    Array.from({ length: count }, (_, index) => Math.round((length * index) / (count - 1)));

  test.each([
    [3, 6],
    [3, 8],
    [2, 9],
  ])(
    'of %i children and %i plies has room, with its path and what its sentence names',
    (branching, depth) => {
      const { session, run, lay, at, least } = projecting({ branching, depth });
      for (const step of stepsOf(run.length, howMany(60, 20))) {
        const how = at(step);
        const layout = lay(how);
        const shownNodes = new Set(layout.fold?.shown);
        const { said } = namedNodesIn(session.getState());
        for (const node of [...run.pathAt(step), ...said])
          expect(shownNodes.has(node), `${node} at step ${step}`).toBe(true);
        expect(layout.width, `step ${step}`).toBeLessThanOrEqual(LARGE_SPACE.width + 1);
        expect(layout.height, `step ${step}`).toBeLessThanOrEqual(LARGE_SPACE.height + 1);
        expect(layout.metrics.em).toBeGreaterThanOrEqual(0.6 * least);
        // The sets of folds are the same objects, so that the figure is not laid out anew at each step.
        expect(at(step)).toBe(how);
      }
    },
  );

  test('opens what is picked, with the rest folded, and leaves folded what the reader has folded', () => {
    const { session, run, at } = projecting({});
    const { tree } = run;
    const C = tree.child(ROOT, 1);
    const inC = tree.child(tree.child(C, 2), 0);
    session.setState({ focused: inC });
    const picked = at(208).fold!;
    for (const node of [...tree.pathTo(inC), ...tree.children(inC), ...run.pathAt(208)])
      expect(picked.shown).toContain(node);
    expect(picked.shown.length).toBeLessThan(60);
    session.setState({ focused: null });
    foldSubtree(session, tree.child(ROOT, 0), true);
    expect(at(208).fold!.shown).toEqual([ROOT, ...tree.children(ROOT)]);
    expect([...at(208).fold!.folded]).toEqual(tree.children(ROOT));
  });

  test('is laid out with each node inside a fold where the mark of the fold is', () => {
    const { run, lay, at } = projecting({});
    const { placements, fold, plies } = lay(at(910));
    const { tree } = run;
    const extents = extentsOf(lay(at(910)));
    for (const node of fold!.folded) {
      const mark = placements[tree.child(node, 0)]!;
      expect(mark.x).toBe(placements[node]!.x);
      expect(mark.y + mark.height / 2).toBeCloseTo(plies[tree.depth(node) + 1]!.y, 0);
      for (let below = node + 1; below < tree.subtreeEnd(node); below += 1)
        expect(placements[below]).toBe(mark);
      expect(extents.left[node]).toBeLessThanOrEqual(mark.x - placements[node]!.width / 2);
    }
    const inView = nodesInView(lay(at(910)), extents, WHOLE_PANE, run.pathAt(910));
    expect(inView.nodes).toEqual(fold!.shown);
  });
});

const WHOLE_PANE = { left: 0, right: 1752, top: 0, bottom: 820, scale: 1 };
