/** Edits of trees of several players: what makes sense is done and leaves a sound tree, what does not is refused. */
import { describe, expect, it } from 'vitest';
import { tieVectors } from '../../src/core/analysis/tieVectors.ts';
import { type Edit, edited } from '../../src/core/edit/edits.ts';
import { reordered } from '../../src/core/order/reorder.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { forPlayers, type Party, treeOfText } from '../support/playerTrees.ts';

const TREE = 'sum 9; leaves 0..9; (<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)';
const node = (id: number) => id as NodeId;
const textAfter = (edit: Edit, text = TREE) => {
  const outcome = edited(treeOfText(text), edit);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return printTree(outcome.tree);
};
const refusal = (edit: Edit, text = TREE) => {
  const outcome = edited(treeOfText(text), edit);
  return outcome.ok ? null : outcome.refusal;
};

describe('An edit', () => {
  it.each<[string, Edit, string]>([
    [
      'a vector',
      ['setVector', node(2), [1, 2, 6]],
      'sum 9; leaves 0..9; (<1 2 6> <4 3 2>) (<1 1 7> <1 6 2>)',
    ],
    ['a player', ['setPlayer', node(1), 2], 'sum 9; leaves 0..9; p3(<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)'],
    ['a ply', ['setPlayerOfPly', 1, 0, ROOT], 'sum 9; leaves 0..9; p1(<4 2 3> <4 3 2>) p1(<1 1 7> <1 6 2>)'],
    [
      'a child of a leaf is its vector, the turn goes round',
      ['addChild', node(2)],
      'sum 9; leaves 0..9; ((<4 2 3>) <4 3 2>) (<1 1 7> <1 6 2>)',
    ],
    [
      'another child is worth nothing to anyone',
      ['addChild', node(1)],
      'sum 9; leaves 0..9; (<4 2 3> <4 3 2> <0 0 0>) (<1 1 7> <1 6 2>)',
    ],
    ['a sibling', ['addSibling', node(1)], 'sum 9; leaves 0..9; (<4 2 3> <4 3 2>) <0 0 0> (<1 1 7> <1 6 2>)'],
    ['the turns go round', ['alternateBelow', node(1)], TREE],
    [
      'a ply of children',
      ['addChildToPly', 2, ROOT],
      'sum 9; leaves 0..9; ((<4 2 3>) (<4 3 2>)) ((<1 1 7>) (<1 6 2>))',
    ],
    ['nothing is declared', ['declareNothing', ROOT], '(<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)'],
  ])('%s', (_what, edit, text) => {
    expect(textAfter(edit)).toBe(text);
  });

  it('declares what the leaves show', () => {
    expect(textAfter(['declareFromLeaves', ROOT], '(<4 2 3> <-1 3 2>) <1 1 7>')).toBe(
      'sum 9; leaves -1..7; (<4 2 3> <-1 3 2>) <1 1 7>',
    );
  });

  it.each<[string, Edit]>([
    ['players', ['setValue', node(2), 3]],
    ['players', ['scaleValues', { kind: 'linear', factor: 2, shift: 1 }, ROOT]],
    ['players', ['setSide', node(1), 'max']],
    ['players', ['setSideOfPly', 1, 'min', ROOT]],
    ['players', ['setValuesOfPly', 2, [1, 2, 3, 4], ROOT]],
    ['vector-length', ['setVector', node(2), [1, 2]]],
    ['vector-length', ['setVector', node(2), [1, 2, Number.NaN]]],
    ['above-sum', ['setVector', node(2), [4, 4, 4]]],
    ['outside-bounds', ['setVector', node(2), [-1, 2, 3]]],
    ['no-players', ['setPlayer', node(1), 3]],
  ])('is refused: %s', (why, edit) => {
    expect(refusal(edit)).toBe(why);
  });

  it('is refused where MAX and MIN decide', () => {
    for (const edit of [
      ['setVector', node(1), [1, 2]],
      ['setPlayer', node(0), 0],
      ['declareFromLeaves', ROOT],
    ] as const satisfies readonly Edit[])
      expect(refusal(edit, '(1 2)')).toBe('no-players');
  });

  it('leaves a tree that can be searched and printed, whatever is done to whatever node', () => {
    forPlayers({ long: 2_000, usual: 300 }, { head: 'sum M; leaves 0..M; ' }, ({ tree, random }) => {
      let now: GameTree = tree;
      for (let turn = 0; turn < 6; turn += 1) {
        const [one, other] = [node(random.below(now.size)), node(random.below(now.size))];
        const player = random.below(now.players);
        const edit = random.pick<Edit>([
          ['addChild', one],
          ['addSibling', one],
          ['duplicateNode', one],
          ['removeNode', one],
          ['moveNode', one, other, 0],
          ['alternateBelow', one],
          ['addChildToPly', now.depth(one), one],
          ['setPlayerOfPly', now.depth(one), player, one],
        ]);
        const outcome = edited(now, edit);
        if (outcome.ok) now = outcome.tree;
      }
      const kinds = new Set(now.nodes().map((id) => now.kindName(id)));
      expect([...kinds].filter((kind) => kind !== 'leaf' && kind !== 'player')).toEqual([]);
      expect(now.players).toBe(tree.players);
      expect(treeOfText(printTree(now)).columns.utilities).toEqual(now.columns.utilities);
      expect(recordSearch(now, 'max-n', DEFAULT_RULES, 'drawn').result.ok).toBe(true);
      expect(reordered(now, ROOT, 'shuffled', 'subtree', 1).sum).toBe(now.sum);
    });
  });
});

/** All vectors that a node may get, tried one after the other. */
function everyWay(party: Party): readonly (readonly number[])[] {
  if ('vector' in party) return [party.vector];
  const ways = party.children.map(everyWay);
  const combined = ways.reduce<readonly (readonly (readonly number[])[])[]>(
    (before, own) => before.flatMap((chosen) => own.map((one) => [...chosen, one])),
    [[]],
  );
  const found = combined.flatMap((chosen) => {
    const best = Math.max(...chosen.map((vector) => vector[party.player] as number));
    return chosen.filter((vector) => vector[party.player] === best);
  });
  return [...new Map(found.map((vector) => [vector.join(), vector])).values()];
}

describe('What ties decide', () => {
  it('is (4, 3, 3) or (6, 1, 3) in the tree of the tie, and nothing in the one of sum 9', () => {
    const of = (text: string) => {
      const tree = treeOfText(text);
      return tieVectors(tree)?.map((leaf) => tree.vector(leaf));
    };
    expect(of('p1(p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>))')).toEqual([
      [6, 1, 3],
      [4, 3, 3],
    ]);
    expect(
      of(`sum 9; leaves 0..9; ((<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)) ((<5 1 3> <2 5 2>) (<2 2 5> <1 0 8>))`),
    ).toEqual([[5, 1, 3]]);
  });

  it('is what every way of breaking them gives', () => {
    let several = 0;
    forPlayers({ long: 2_000, usual: 500 }, {}, ({ root, tree }) => {
      if (tree.leafCount > 16) return;
      const found = (tieVectors(tree) ?? []).map((leaf) => tree.vector(leaf).join());
      expect(found.toSorted()).toEqual(
        everyWay(root)
          .map((vector) => vector.join())
          .sort(),
      );
      if (found.length > 1) several += 1;
    });
    expect(several).toBeGreaterThan(100);
  });

  it('is many where there are more than a thousand', () => {
    const leaves = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `<1 ${from + index}>`).join(' ');
    expect(tieVectors(treeOfText(`(${leaves(0, 1_000)})`))).toHaveLength(1_000);
    expect(tieVectors(treeOfText(`(${leaves(0, 1_001)})`))).toBeNull();
  });
});
