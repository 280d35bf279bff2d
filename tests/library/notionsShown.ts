/** What is seen at the steps of terms that the notes introduce before, and beside, the searches themselves. */
import { expect } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { fewestLeaves } from '../../src/core/tree/uniformShape.ts';
import { treeShowing } from '../../src/library/glossary.ts';
import { exampleById } from '../../src/library/library.ts';
import { treeOf } from './runs.ts';
import { endsOf, rootValueOf, type Shown } from './termShown.ts';

export const SHOWS_NOTIONS = {
  'kinds-of-games'(at: Shown) {
    at.of('enter');
    expect(at.kind).toBe('chance');
    expect(at.shown.example.topics).toContain('backgammon');
  },
  'perfect-information'(at: Shown) {
    expect(at.shown.example.boards?.[at.node]).toMatch(/^[xo.]{9}$/);
  },
  'erring-opponent'(at: Shown) {
    endsOf(at);
    expect(at.tree.move(at.run.bestMoveAt()!)).toBe('safe');
    const [safe, bold] = at.tree.children(ROOT).map((move) => at.tree.children(move));
    const greatest = (replies = [] as readonly NodeId[]) =>
      Math.max(...replies.map((leaf) => at.tree.value(leaf)));
    expect(greatest(bold)).toBeGreaterThan(greatest(safe));
  },
  'style-of-play'(at: Shown) {
    endsOf(at);
    expect(at.tree.move(at.run.bestMoveAt()!)).toBe('bold');
    expect(at.shown.example.twin).toBe('erring-opponent');
  },
  alliance(at: Shown) {
    // Player 3 breaks the alliance, which would have given both of its members more than they get now.
    expect(at.of('update')).toMatchObject({ improved: true });
    expect(at.tree.player(at.node)).toBe(2);
    const [kept, broken] = at.tree.children(at.node).map((leaf) => at.tree.vector(leaf));
    const line = at.run.lineAt(at.run.length);
    expect([kept, broken, at.tree.vector(line.at(-1)!)].map((vector) => [...vector!])).toEqual([
      [1, 4, 4],
      [2, 1, 6],
      [5, 2, 2],
    ]);
  },
  'size-with-chance'({ tree }: Shown) {
    const [b, n, m] = [2, 2, 2];
    expect(tree.leafCount).toBe(b ** m * n ** m);
    const above = tree.nodes().filter((node) => !tree.isLeaf(node));
    for (const node of above) expect(tree.kindName(node) === 'chance').toBe(tree.depth(node) % 2 === 0);
  },
  'too-wide'(at: Shown) {
    endsOf(at);
    expect(treeShowing('perfect-order')).toBe(at.shown.example.id);
    expect(Math.abs(fewestLeaves({ branching: 361, depth: 4 }) - 260_000)).toBeLessThan(1000);
  },
  'state-of-the-art'(at: Shown) {
    endsOf(at);
    expect(at.run.algorithm).toBe('alpha-beta');
  },
  chinook(at: Shown) {
    endsOf(at);
    expect(at.run.algorithm).toBe('alpha-beta');
    const { low, high } = at.run.rangeAt(ROOT, at.step);
    expect(low).toBe(high);
  },
  'deep-blue'(at: Shown) {
    expect(at.run.algorithm).toBe('alpha-beta');
    expect(at.of('pass').depth).toBeGreaterThan(0);
  },
  alphago(at: Shown) {
    endsOf(at);
    expect(at.simulation.iterations).toBe(100);
  },
  'initial-state'(at: Shown) {
    at.of('enter');
    expect([at.step, at.node]).toEqual([1, ROOT]);
  },
  'side-to-move'(at: Shown) {
    at.of('enter');
    expect([at.tree.kindName(at.tree.parent(at.node)), at.kind]).toEqual(['max', 'min']);
  },
  'legal-moves'(at: Shown) {
    expect(at.tree.children(at.node).map((child) => at.tree.move(child))).toEqual(['a1', 'a2', 'a3']);
  },
  'transition-model'(at: Shown) {
    at.of('enter');
    expect(at.tree.move(at.node)).toBe('a2');
  },
  root(at: Shown) {
    endsOf(at);
    expect(at.node).toBe(ROOT);
  },
  step(at: Shown) {
    at.of('enter');
    expect(at.run.length).toBeGreaterThan(20);
  },
  'general-sum'(at: Shown) {
    at.of('leaf');
    const sums = at.tree.leaves().map((leaf) => at.tree.vector(leaf)?.reduce((sum, one) => sum + one, 0));
    expect(new Set(sums).size).toBeGreaterThan(1);
  },
  learning(at: Shown) {
    endsOf(at);
    const other = recordTrace(at.tree.withWeights([1, 3, 7, 9]), 'alpha-beta', DEFAULT_RULES);
    expect(at.tree.move(other.bestMoveAt()!)).not.toBe(at.tree.move(at.run.bestMoveAt()!));
  },
  'depth-first'(at: Shown) {
    const [first, second] = at.tree.children(ROOT);
    at.of('update');
    expect(at.run.stateAt(first!, at.step).value).toBe(3);
    for (const leaf of at.tree.children(first!)) expect(at.run.stateAt(leaf, at.step).status).toBe('done');
    expect(at.run.stateAt(second!, at.step).status).toBe('waiting');
  },
  'breadth-first'(at: Shown) {
    // The third node of the level above has been generated, and waits while the level below is begun.
    expect(at.event.kind).toBe('expand');
    const lists = at.run.family === 'lists' ? at.run.lists : null;
    expect(lists?.openAt(at.step, 9)).toEqual([at.tree.child(ROOT, 2)]);
    expect(at.tree.depth(at.node)).toBe(1);
  },
  'open-and-closed'(at: Shown) {
    at.of('select');
    const lists = at.run.family === 'lists' ? at.run.lists : null;
    expect([lists?.openCount(at.step), lists?.closedCount(at.step)]).toEqual([1, 3]);
  },
  'branching-factor'({ tree, step }: Shown) {
    expect(step).toBe(0);
    const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
    expect(new Set(inner.map((node) => tree.childCount(node)))).toEqual(new Set([3]));
    expect(35 ** 4 / 1e6).toBeCloseTo(1.5, 2);
  },
  'time-complexity'(at: Shown) {
    endsOf(at);
    const [b, m] = [3, 2];
    expect([at.run.algorithm, at.run.tallyAt(at.step).leaves]).toEqual(['minimax', b ** m]);
  },
  'space-complexity'(at: Shown) {
    const path = at.run.callStackAt(at.step);
    expect(path.length).toBeGreaterThan(3);
    expect(path.length).toBeLessThanOrEqual(at.tree.height + 1);
  },
  optimality(at: Shown) {
    endsOf(at);
    expect(at.run.algorithm).toBe('minimax');
    // Against other replies another move would have gained more.
    const greatest = at.tree
      .children(ROOT)
      .map((move) => Math.max(...at.tree.children(move).map((leaf) => at.tree.value(leaf))));
    expect(greatest.indexOf(Math.max(...greatest))).not.toBe(at.tree.childIndex(at.run.bestMoveAt()!));
  },
  pseudocode(at: Shown) {
    expect(at.cutoff.test.holds).toBe(true);
  },
  'order-preserving'(at: Shown) {
    endsOf(at);
    const twin = exampleById(at.shown.example.twin!)!;
    const before = recordTrace(treeOf(twin), 'minimax', DEFAULT_RULES);
    expect(at.run.bestMoveAt()).toBe(before.bestMoveAt());
    expect(rootValueOf(at.run)).not.toBe(rootValueOf(before));
  },
};
