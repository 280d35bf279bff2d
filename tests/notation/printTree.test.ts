/** The text of a tree as the plain recursion of its definition has it, and the pauses in which it is written. */
import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printLeafValue } from '../../src/notation/leafValue.ts';
import { printInSteps, printName, printTree } from '../../src/notation/printTree.ts';
import { printVector } from '../../src/notation/vectors.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { withNastyNames } from '../support/nastyNames.ts';
import { forPlayers } from '../support/playerTrees.ts';

/** The text below the header, with the brackets of the root. */
function plainText(tree: GameTree, node: NodeId, turn: string): string {
  const [move, chance, label] = [tree.move(node), tree.probability(node), tree.label(node)];
  const before = `${move && `${printName(move)}-> `}${chance && `${chance}*`}${label && `${printName(label)}:`}`;
  if (tree.isHorizon(node)) return `${before}?`;
  if (tree.isLeaf(node))
    return before + (tree.players > 0 ? printVector(tree.vector(node)) : printLeafValue(tree.value(node)));
  const kind = tree.kindName(node);
  const side = kind === 'player' ? `p${tree.player(node) + 1}` : kind;
  const next = side === 'chance' ? turn : after(side, tree.players);
  const children = tree.children(node).map((child) => plainText(tree, child, next));
  return `${before}${side === turn ? '' : side}(${children.join(' ')})`;
}

function after(side: string, players: number): string {
  if (players === 0) return side === 'max' ? 'min' : 'max';
  return `p${(Number(side.slice(1)) % players) + 1}`;
}

/** Leaves out what stands before the tree, the brackets of a root that are implied, and the ends of lines. */
function bare(text: string, tree: GameTree): string {
  const line = text.replace(/^(?:(?:sum|leaves) [^;]*; )*/, '').replaceAll('\n', ' ');
  const first = tree.players > 0 ? 'p1' : 'max';
  const whole = plainText(tree, ROOT, first);
  return whole === `(${line})` && tree.childCount(ROOT) > 1 ? whole : line;
}

describe('the text of a tree', () => {
  test('is that of the plain recursion, whatever its nodes are named', () => {
    let many = 0;
    forTrees({ long: 2000, usual: 600 }, { halting: true }, ({ tree, random }) => {
      for (const one of [tree, withNastyNames(tree, random)]) {
        const text = printTree(one);
        expectSame(bare(text, one), plainText(one, ROOT, 'max'));
        if (text.includes('\n')) many += 1;
      }
    });
    expect(many).toBeGreaterThan(100);
  });

  test('is that of the plain recursion with several players', () => {
    forPlayers(500, {}, ({ tree }) => {
      expectSame(bare(printTree(tree), tree), plainText(tree, ROOT, 'p1'));
    });
  });

  test('of a large tree is written with a pause after every few thousand nodes', () => {
    const wish = { branching: 3, depth: 9, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
    // Without the wish, by which a uniform tree is written.
    const tree = new GameTree(uniformTree(wish).columns);
    const steps = printInSteps(tree);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses += 1;
    expect(pauses).toBeGreaterThan(tree.size / 2_500);
    expect(`(${step.value.replaceAll('\n', ' ')})`).toBe(plainText(tree, ROOT, 'max'));
  });
});
