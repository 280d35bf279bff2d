/** Every term is shown at a step, and the step really shows it. */
import { describe, expect, it } from 'vitest';
import { showsBounds } from '../../src/core/run/boundNotation.ts';
import { isPoint } from '../../src/core/run/range.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { showingOf, TERMS, type TreeTermId } from '../../src/library/glossary.ts';
import { NAMED } from '../../src/library/termNames.ts';
import { TOPICS } from '../../src/library/topics.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { SHOWS_NOTIONS } from './notionsShown.ts';
import { endsOf, rootValueOf, Shown } from './termShown.ts';

const minimaxOf = (tree: GameTree) => rootValueOf(recordTrace(tree, 'minimax', DEFAULT_RULES));
const SHOWS: Readonly<Record<TreeTermId, (at: Shown) => void>> = {
  ...SHOWS_NOTIONS,
  'game-tree'({ tree, step }) {
    expect(step).toBe(0);
    expect(new Set(tree.nodes().map((node) => tree.kindName(node)))).toEqual(new Set(['max', 'min', 'leaf']));
  },
  ply(at) {
    at.of('leaf');
    expect(at.tree.depth(at.node)).toBe(6);
  },
  'max-node'(at) {
    expect(at.of('update').improved).toBe(true);
    expect(at.kind).toBe('max');
  },
  'min-node'(at) {
    expect(at.of('update').improved).toBe(true);
    expect(at.kind).toBe('min');
  },
  'chance-node'(at) {
    at.of('enter');
    expect(at.kind).toBe('chance');
  },
  leaf(at) {
    at.of('leaf');
    expect(at.kind).toBe('leaf');
  },
  utility(at) {
    at.of('leaf');
    expect(at.shown.example.topics).toContain('utility');
  },
  'utility-vector'(at) {
    at.of('leaf');
    expect(at.tree.vector(at.node)).toHaveLength(3);
  },
  'several-players'(at) {
    const player = at.tree.player(at.node);
    const own = at.tree.children(at.node).map((child) => at.tree.utility(child, player));
    expect(at.of('update').value).toBe(Math.max(...own));
  },
  'zero-sum'(at) {
    at.of('leaf');
    expect(at.tree.kindName(ROOT)).toBe('max');
    expect(at.tree.kindName(at.tree.parent(at.node))).toBe('min');
  },
  'evaluation-function'(at) {
    at.of('leaf');
    // The board of the leaf is not full, and nobody has won.
    expect(at.shown.example.boards?.[at.node]).toContain('.');
    expect(Number.isFinite(at.tree.value(at.node))).toBe(true);
  },
  'static-value'(at) {
    const { value } = at.of('horizon');
    expect(value).toBe(at.tree.staticValue(at.node));
    expect(at.run.stateAt(at.node, at.step).proved).toEqual({ low: -Infinity, high: Infinity });
  },
  feature(at) {
    at.of('horizon');
    expect(at.tree.features(at.node)).toEqual([2, 1, -1, 0]);
  },
  weight(at) {
    endsOf(at);
    expect(at.tree.move(at.run.bestMoveAt()!)).toBe('trade');
    const other = recordTrace(at.tree.withWeights([1, 3, 7, 9]), 'alpha-beta', DEFAULT_RULES);
    expect(at.tree.move(other.bestMoveAt()!)).toBe('keep');
  },
  'depth-limit'(at) {
    at.of('horizon');
    expect(at.tree.depth(at.node)).toBe(at.shown.settings.limits?.depth);
  },
  'cutoff-test'(at) {
    at.of('horizon');
    expect(at.tree.isLeaf(at.node)).toBe(false);
  },
  horizon(at) {
    endsOf(at);
    const beyond = at.tree.nodes().filter((node) => at.run.stateAt(node, at.step).status === 'beyond');
    expect(beyond.length).toBeGreaterThan(0);
    expect(rootValueOf(at.run)).not.toBe(minimaxOf(at.tree));
  },
  'iterative-deepening'(at) {
    at.of('pass');
    expect(at.run.passAt(at.step).depth).toBe(3);
  },
  budget(at) {
    endsOf(at);
    expect(at.run.event(at.step - 1).kind).toBe('stop');
    expect(at.run.tallyAt(at.step).entered).toBe(at.shown.settings.limits?.budget);
  },
  quiet(at) {
    at.of('horizon');
    expect(at.tree.isQuiet(at.node)).toBe(true);
  },
  quiescence(at) {
    at.of('enter');
    expect(at.run.treeAt(at.step).isExtended(at.node)).toBe(true);
  },
  'stand-pat'(at) {
    expect(at.of('stay').static).toBe(1);
  },
  'horizon-effect'(at) {
    expect(at.of('horizon').value).toBe(-1);
    expect(minimaxOf(at.tree)).toBe(-3);
  },
  'checking-search'(at) {
    const { purpose, plies } = at.of('pass');
    expect([purpose, plies]).toEqual(['check', 4]);
  },
  symmetry(at) {
    expect(at.node).toBe(ROOT);
    const squares = at.shown.example.boards?.[ROOT]?.split('.').length ?? 0;
    expect(at.tree.childCount(ROOT)).toBeLessThan(squares - 1);
  },
  minimax(at) {
    endsOf(at);
    expect(at.run.algorithm).toBe('minimax');
    expect(at.of('exit').value).toBe(Math.max(...at.childValues().map(Number)));
  },
  'backed-up-value'(at) {
    const { value, range } = at.of('exit');
    expect(isPoint(range)).toBe(true);
    expect(value).toBe(Math.min(...at.childValues().map(Number)));
    expect(at.tree.depth(at.node)).toBe(1);
  },
  'expected-value'(at) {
    const { value } = at.of('update');
    expect(at.kind).toBe('chance');
    const sum = at.tree
      .children(at.node)
      .reduce(
        (total, child) =>
          total + Number(at.tree.probability(child)) * Number(at.run.stateAt(child, at.step).value),
        0,
      );
    expect(value).toBeCloseTo(sum, 12);
    expect(at.childValues()).not.toContain(value);
  },
  expectiminimax(at) {
    endsOf(at);
    expect(at.run.algorithm).toBe('expectiminimax');
    const kinds = new Set(at.tree.nodes().map((node) => at.tree.kindName(node)));
    expect(kinds).toEqual(new Set(['max', 'min', 'chance', 'leaf']));
  },
  outcome(at) {
    at.of('enter');
    expect(at.tree.kindName(at.tree.parent(at.node))).toBe('chance');
  },
  'leaf-bounds'(at) {
    const { window } = at.of('enter');
    expect(at.node).toBe(ROOT);
    expect([window.alpha, window.beta]).toEqual(at.tree.leafBounds);
    expect(at.tree.leafBounds.every(Number.isFinite)).toBe(true);
  },
  star1(at) {
    expect(at.cutoff.test.holds).toBe(true);
    expect(at.kind).toBe('chance');
  },
  alpha(at) {
    at.of('update');
    const [before, after] = [at.step - 1, at.step].map((step) => at.bounded.windowAt(at.node, step).alpha);
    expect(at.kind).toBe('max');
    expect(before).toBe(-Infinity);
    expect(after).toBeGreaterThan(-Infinity);
  },
  beta(at) {
    at.of('update');
    const [before, after] = [at.step - 1, at.step].map((step) => at.bounded.windowAt(at.node, step).beta);
    expect(at.kind).toBe('min');
    expect(before).toBe(Infinity);
    expect(after).toBeLessThan(Infinity);
  },
  bound(at) {
    const { range } = at.of('exit');
    expect(Number.isFinite(range.low)).not.toBe(Number.isFinite(range.high));
    expect(at.run.cutStep(at.node, at.step)).toBeGreaterThan(0);
  },
  'search-window'(at) {
    const { window } = at.of('enter');
    expect(Number.isFinite(window.alpha) && Number.isFinite(window.beta)).toBe(true);
    expect(window.alpha).toBeLessThan(window.beta);
    expect(at.bounded.windowAt(at.tree.parent(at.node), at.step)).toEqual(window);
  },
  range(at) {
    expect(at.shown.settings.notation).toBe('range');
    const { low, high } = at.run.rangeAt(ROOT, at.step);
    expect(Number.isFinite(low) && Number.isFinite(high) && low < high).toBe(true);
    expect(at.bounds(ROOT)).toMatch(/^\[.+\]$/);
  },
  'one-bound'(at) {
    expect(at.shown.settings.notation).toBe('one');
    const written = at.run.pathAt(at.step).map((node) => at.bounds(node));
    expect(written.some((text) => text.startsWith('α'))).toBe(true);
    expect(written.some((text) => text.startsWith('β'))).toBe(true);
  },
  'running-pair'(at) {
    expect(at.shown.settings.notation).toBe('pair');
    const { test } = at.cutoff;
    expect(test.bound).toBe('alpha');
    expect(at.bounds()).toBe(`[${test.limit},\u2009${test.v}]`);
    expect(test.v).toBeLessThan(test.limit);
  },
  'alpha-beta'(at) {
    endsOf(at);
    expect(at.run.tallyAt(at.step).leaves).toBeLessThan(at.tree.leafCount);
    expect(rootValueOf(at.run)).toBe(minimaxOf(at.tree));
  },
  cutoff: (at) => expect(at.cutoff.pruned.length).toBeGreaterThan(0),
  'alpha-cut'(at) {
    expect(at.cutoff.test.bound).toBe('alpha');
    expect(at.kind).toBe('min');
    expect(at.tree.kindName(at.owner)).toBe('max');
  },
  'beta-cut'(at) {
    expect(at.cutoff.test.bound).toBe('beta');
    expect(at.kind).toBe('max');
    expect(at.tree.kindName(at.owner)).toBe('min');
  },
  'shallow-cutoff': (at) => expect(at.owner).toBe(at.tree.parent(at.node)),
  'deep-cutoff'(at) {
    expect(at.owner).not.toBe(at.tree.parent(at.node));
    // Nor does the parent hold anything that would cut it.
    const held = at.run.valueAt(at.tree.parent(at.node), at.step);
    expect(held).toBe(-Infinity);
  },
  ancestor(at) {
    expect(at.tree.pathTo(at.tree.parent(at.node))).toContain(at.owner);
    expect(at.tree.depth(at.node) - at.tree.depth(at.owner)).toBeGreaterThan(1);
    expect(at.owner).not.toBe(ROOT);
  },
  'parent-bound'(at) {
    const { window } = at.of('enter');
    expect(at.shown.settings.rules.bounds).toBe('parent');
    const usual = recordTrace(at.tree, 'alpha-beta', DEFAULT_RULES);
    expect(usual.entryWindowAt(at.node)).not.toEqual(window);
    expect(at.run.tallyAt(at.run.length).leaves).toBeGreaterThan(usual.tallyAt(usual.length).leaves);
  },
  'pruned-node'(at) {
    expect(at.cutoff.prunedLeaves).toBeGreaterThan(1);
    for (const node of at.cutoff.pruned) expect(at.run.stateAt(node, at.step).status).toBe('pruned');
  },
  equality(at) {
    const { v, limit } = at.cutoff.test;
    expect(at.shown.settings.rules.cutoff).toBe('equal');
    expect(v).toBe(limit);
  },
  strict(at) {
    const { test } = at.of('update');
    expect(at.shown.settings.rules.cutoff).toBe('strict');
    expect(test?.v).toBe(test?.limit);
    expect(test).toMatchObject({ holds: false, atLastChild: false });
  },
  'fail-soft'(at) {
    const { value } = at.of('exit');
    expect(at.shown.settings.rules.value).toBe('soft');
    expect(value).toBeGreaterThan(at.bounded.entryWindowAt(at.node).beta);
  },
  'fail-hard'(at) {
    const { value, range } = at.of('exit');
    expect(at.shown.settings.rules.value).toBe('hard');
    expect(value).toBe(at.bounded.entryWindowAt(at.node).beta);
    expect(range.low).toBeGreaterThan(value);
  },
  'running-bound'(at) {
    const { value } = at.of('exit');
    expect(at.shown.settings.rules.value).toBe('running');
    expect(at.childValues()).not.toContain(value);
    expect(value).toBe(at.bounded.entryWindowAt(at.node).alpha);
  },
  'move-ordering'(at) {
    expect(at.cutoff.prunedLeaves).toBe(2);
    // The same leaves in another order, as its twin has them, are all evaluated there.
    const leaves = at.tree.children(at.node).map((leaf) => at.tree.value(leaf));
    expect(leaves).toEqual([...leaves].sort((a, b) => a - b));
    expect(at.shown.example.twin).toBe('aima-fig-5-5');
  },
  'perfect-order'(at) {
    endsOf(at);
    const [breadth, depth] = [2, 3];
    const fewest = breadth ** Math.ceil(depth / 2) + breadth ** Math.floor(depth / 2) - 1;
    expect(at.run.tallyAt(at.step).leaves).toBe(fewest);
    expect(at.tree.leafCount).toBe(breadth ** depth);
  },
  'best-move'(at) {
    endsOf(at);
    const best = at.run.bestMoveAt(at.step);
    expect(best === null ? null : at.run.stateAt(best, at.step).value).toBe(rootValueOf(at.run));
    expect(best).not.toBe(at.tree.child(ROOT, 0));
  },
  'root-window'(at) {
    endsOf(at);
    expect(at.run.rootWindow).toEqual({ alpha: 2, beta: 5 });
    expect(at.run.kindOfValue).toBe('upper');
  },
  'null-window'(at) {
    const { alpha, beta } = at.of('enter').window;
    expect([alpha, beta]).toEqual([3, 4]);
  },
  pvs(at) {
    expect(at.run.tree.parent(at.of('again').child)).toBe(at.node);
  },
  negamax(at) {
    // What the child returned in its own numbers is taken in with the other sign.
    const { returned, child, value } = at.of('update');
    expect(at.shown.settings.numbers).toBe('mover');
    expect(returned).toBe(-2);
    expect(value).toBe(3);
    expect(at.tree.kindName(child)).toBe('min');
  },
  'principal-variation'(at) {
    endsOf(at);
    const line = at.run.lineAt(at.step);
    expect(line.length).toBeGreaterThan(2);
    expect(at.tree.value(line.at(-1)!)).toBe(rootValueOf(at.run));
  },
  'call-stack'(at) {
    expect(at.run.callStackAt(at.step).length).toBeGreaterThan(3);
  },
  'monte-carlo-tree-search'(at) {
    endsOf(at);
    expect(at.simulation.iterations).toBe(100);
    expect(at.simulation.bestChildAt(ROOT, at.step)).toBe(at.tree.child(ROOT, 0));
  },
  selection(at) {
    const { options, child } = at.phase('select');
    const scores = options.map(({ score }) => score);
    expect(scores.every(Number.isFinite)).toBe(true);
    expect(options.find((option) => option.child === child)?.score).toBe(Math.max(...scores));
  },
  expansion(at) {
    const { child } = at.phase('expand');
    const { simulation: run } = at;
    expect([run.isInTree(child, at.step - 1), run.isInTree(child, at.step)]).toEqual([false, true]);
  },
  playout(at) {
    const { isTerminal, plies, reward } = at.phase('simulate');
    expect([isTerminal, plies, reward]).toEqual([false, 1, 0.9]);
  },
  backpropagation(at) {
    const { previous, visits } = at.phase('backup');
    expect([at.node, visits]).toEqual([ROOT, 3]);
    expect(previous).not.toBeNull();
  },
  uct(at) {
    const { options } = at.phase('select');
    const { visits } = at.simulation.standingOf(at.node, at.step);
    for (const { mean, bonus, visits: own } of options) {
      expect(bonus).toBeCloseTo(Math.SQRT2 * Math.sqrt(Math.log(visits) / own), 12);
      expect(mean).not.toBeNull();
    }
    expect(options).toHaveLength(2);
  },
  exploration(at) {
    const { options, child } = at.phase('select');
    expect(options.map(({ mean }) => mean)).toEqual([10, 10]);
    const visits = options.map((option) => [option.child === child, option.visits]);
    expect(visits).toEqual([
      [false, 2],
      [true, 1],
    ]);
  },
};

describe.each((Object.keys(SHOWS) as TreeTermId[]).map((id) => [id]))('The step of %s', (id) => {
  const shown = showingOf(id);
  const at = new Shown(shown);

  it('exists, and shows it', () => {
    expect(at.step).toBeLessThanOrEqual(at.run.length);
    SHOWS[id](at);
  });

  it('shows bounds where it is about them', () => {
    const { notation, algorithm } = shown.settings;
    if (notation !== 'window') expect(showsBounds(notation, algorithm)).toBe(true);
  });

  it('can be linked to', () => {
    const { example, settings } = shown;
    const address = { tree: { kind: 'library', id: example.id }, ...settings } as const;
    const { rules, ...read } = decodeAddress(encodeAddress(address) ?? '');
    expect({ ...DEFAULT_RULES, ...rules }).toEqual(settings.rules);
    expect(read).toMatchObject({ tree: address.tree, algorithm: settings.algorithm, step: settings.step });
    expect(read.notation ?? 'window').toBe(settings.notation);
    expect(read.numbers ?? 'max').toBe(settings.numbers);
    expect(read.unknown).toEqual([]);
  });
});

it('A term has names of its own, or is a topic', () => {
  expect(Object.keys(NAMED)).toEqual(Object.keys(TERMS).filter((id) => !(id in TOPICS)));
});
