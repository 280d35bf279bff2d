/** max^n: the figures of three trees, and what holds of every tree of several players. */
import { describe, expect, it } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { recordVectors } from '../../src/core/run/recordVectors.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import type { VectorTrace } from '../../src/core/run/vectorTrace.ts';
import { canSearch, usualAlgorithm } from '../../src/core/search/algorithms.ts';
import type { VectorObserver } from '../../src/core/search/maxN.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { forPlayers, nodesOf, type Party, plainMaxN, textOf, treeOfText } from '../support/playerTrees.ts';

const MIT = '((<1 2 3> <4 2 1>) (<6 1 2> <7 4 -1>)) ((<5 -1 -1> <-1 5 2>) (<7 7 -1> <5 4 5>))';
const KORF =
  'sum 9; leaves 0..9; ((<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)) ((<5 1 3> <2 5 2>) (<2 2 5> <1 0 8>))';
const TIE = 'p1(p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>))';

const run = (tree: GameTree) => recordSearch(tree, 'max-n', DEFAULT_RULES, 'drawn') as VectorTrace;
const vectorOf = (trace: VectorTrace, node: NodeId = ROOT, step = trace.length) => {
  const leaf = trace.givenAt(node, step);
  return leaf === null ? null : trace.tree.vector(leaf);
};
const moveOf = (trace: Trace) => {
  const move = trace.bestMoveAt();
  return move === null ? -1 : trace.tree.childIndex(move);
};
const leavesOf = (trace: Trace) =>
  trace.eventsOf('leaf').map((step) => trace.tree.leafIndex(trace.nodeAt(step)));

describe('The table of figures', () => {
  it.each([
    ['MIT 6.034', MIT, [1, 2, 3], 0, [0, 1, 2, 3, 4, 5, 6, 7], 36],
    ['MIT 6.034, M 14, m −1', `sum 14; leaves -1..7; ${MIT}`, [1, 2, 3], 0, [0, 1, 2, 3, 4, 5, 6, 7], 36],
    ['sum 9', KORF, [5, 1, 3], 1, [0, 1, 2, 4, 5, 6, 7], 35],
    ['a tie', TIE, [4, 3, 3], 1, [0, 1, 2, 3], 16],
  ])('%s', (_name, text, vector, move, leaves, steps) => {
    const trace = run(treeOfText(text));
    expect(vectorOf(trace)).toEqual(vector);
    expect(moveOf(trace)).toBe(move);
    expect(leavesOf(trace)).toEqual(leaves);
    expect(trace.length).toBe(steps);
  });

  it('the second row of the MIT tree is (1, 2, 3), (−1, 5, 2)', () => {
    const trace = run(treeOfText(MIT));
    expect(trace.tree.children(ROOT).map((node) => vectorOf(trace, node))).toEqual([
      [1, 2, 3],
      [-1, 5, 2],
    ]);
  });

  it('the library has the three', () => {
    for (const [id, text] of [
      ['mit6034-maxn', MIT],
      ['maxn-shallow', KORF],
      ['maxn-tie', TIE],
    ] as const)
      expect(exampleById(id)?.literal).toBe(text);
  });

  it('all against player 1, the second tree is worth 1 to him', () => {
    for (const algorithm of ['minimax', 'alpha-beta'] as const) {
      const { result } = recordSearch(treeOfText(KORF), algorithm, DEFAULT_RULES, 'drawn');
      expect(result).toEqual({ ok: true, value: 1 });
    }
  });

  it('broken the other way, the tie gives (6, 1, 3) and the first move', () => {
    const other = treeOfText('p1(p3(<6 1 3> <2 5 3>) p3(<4 3 3> <5 4 1>))');
    expect(vectorOf(run(other))).toEqual([6, 1, 3]);
    expect(moveOf(run(other))).toBe(0);
  });
});

/** The mistake: a node is cut by what any ancestor has, not by its parent's value alone. */
function deepSearch(tree: GameTree, observer: VectorObserver): NodeId {
  const least = tree.leafBounds[0];
  const value = (node: NodeId, sure: readonly number[]): NodeId => {
    if (tree.isLeaf(node)) {
      observer.leaf(node);
      return node;
    }
    const player = tree.player(node);
    // What the others are sure of, whoever holds it above.
    const others = sure.reduce((sum, has, other) => (other === player ? sum : Math.max(sum, has)), least);
    const bound = (tree.sum ?? Infinity) - (tree.players - 2) * least - others;
    observer.enter(node, bound);
    let held = NO_NODE;
    for (const child of tree.children(node)) {
      const own = held === NO_NODE ? least : tree.utility(held, player);
      const returned = value(child, sure.with(player, Math.max(sure[player] as number, own)));
      if (held === NO_NODE || tree.utility(returned, player) > tree.utility(held, player)) held = returned;
      observer.update(node, child, returned, held);
      if (tree.utility(held, player) >= bound) {
        if (child !== tree.children(node).at(-1)) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, held);
    return held;
  };
  return value(ROOT, new Array<number>(tree.players).fill(least));
}

describe('Deep pruning', () => {
  it('errs on the second tree: it cuts the eighth leaf as well, and plays the first move', () => {
    const wrong = recordVectors(treeOfText(KORF), 'max-n', deepSearch);
    expect(vectorOf(wrong)).toEqual([4, 2, 3]);
    expect(moveOf(wrong)).toBe(0);
    expect(leavesOf(wrong)).not.toContain(7);
  });
});

describe('Shallow pruning', () => {
  it('gives the vector and the move of the plain recursion, on some of its leaves', () => {
    let cuts = 0;
    let immediate = 0;
    forPlayers(8_000, { head: 'sum M; leaves 0..M; ' }, ({ root, tree }) => {
      const trace = run(tree);
      const whole = run(treeOfText(textOf(root)));
      const { vector, move } = plainMaxN(root);
      for (const each of [trace, whole]) {
        expect(vectorOf(each)).toEqual(vector);
        expect(moveOf(each)).toBe(move);
      }
      expect(leavesOf(whole)).toHaveLength(tree.leafCount);
      expect(new Set(leavesOf(trace)).size).toBe(leavesOf(trace).length);
      for (const step of trace.eventsOf('cutoff')) {
        cuts += 1;
        const event = trace.event(step);
        if (event.kind === 'cutoff' && event.owner === null) immediate += 1;
      }
    });
    expect(cuts).toBeGreaterThan(1_000);
    expect(immediate).toBeGreaterThan(100);
  });

  it('cuts nothing where three and more do not say what is the least', () => {
    forPlayers(400, { head: 'sum M; ', players: 3 }, ({ tree }) => {
      expect(run(tree).eventsOf('cutoff')).toEqual([]);
    });
  });
});

describe('Two players, v and −v', () => {
  const opposed = (node: Party): Party =>
    'vector' in node
      ? { vector: [node.vector[0] as number, -(node.vector[0] as number)] }
      : { player: node.player, children: node.children.map(opposed) };

  it('get the minimax value; with sum 0 and no least component on the leaves of alpha-beta with bounds of the parent', () => {
    let cuts = 0;
    forPlayers(8_000, { players: 2 }, ({ root }) => {
      const tree = treeOfText(`sum 0; ${textOf(opposed(root))}`);
      const trace = run(tree);
      const minimax = recordTrace(tree, 'minimax', DEFAULT_RULES);
      const shallow = recordTrace(tree, 'alpha-beta', { ...DEFAULT_RULES, bounds: 'parent' });
      expect(minimax.result).toEqual({ ok: true, value: vectorOf(trace)?.[0] });
      expect(leavesOf(trace)).toEqual(leavesOf(shallow));
      expect(moveOf(trace)).toBe(moveOf(shallow));
      cuts += trace.eventsOf('cutoff').length;
    });
    expect(cuts).toBeGreaterThan(500);
  });
});

describe('A run', () => {
  const trueVectors = (root: Party) => nodesOf(root).map((node) => plainMaxN(node).vector);

  it('proves of every node only what is so, at every step, and never less than before', () => {
    forPlayers({ long: 1_200, usual: 60 }, { head: 'sum M; leaves 0..M; ' }, ({ root, tree }) => {
      const trace = run(tree);
      const vectors = trueVectors(root);
      for (const node of tree.nodes()) {
        const own = vectors[node]?.[trace.ownPlayer(node)] as number;
        let [low, high] = [-Infinity, Infinity];
        for (let step = 0; step <= trace.length; step += 1) {
          const { range, vector, status } = trace.stateAt(node, step);
          expect(range.low <= own && own <= range.high, `node ${node}, step ${step}`).toBe(true);
          expect(range.low >= low && range.high <= high, `node ${node}, step ${step}`).toBe(true);
          [low, high] = [range.low, range.high];
          if (vector?.isExact) expect(tree.vector(vector.leaf)).toEqual(vectors[node]);
          if (vector === undefined || tree.isLeaf(node) || status === 'pruned') continue;
          const most = trace.mostForOthersAt(node, step);
          for (const [player, value] of (vectors[node] ?? []).entries())
            if (!vector.isExact && player !== tree.player(node)) expect(value).toBeLessThanOrEqual(most);
        }
      }
    });
  });

  it('says at every step what a replay of its events says', () => {
    forPlayers({ long: 600, usual: 50 }, { head: 'sum M; leaves 0..M; ' }, ({ tree }) => {
      const trace = run(tree);
      const held = new Map<NodeId, readonly number[]>();
      const open = new Set<NodeId>();
      const left = new Set<NodeId>();
      const states = [...Array(trace.length + 1).keys()].map((step) => {
        if (step > 0) {
          const event = trace.event(step);
          if (event.kind === 'enter') open.add(event.node);
          if (event.kind === 'leaf' || event.kind === 'exit') left.add(event.node);
          if (event.vector !== undefined && event.vector.length > 0) held.set(event.node, event.vector);
        }
        return tree.nodes().map((node) => ({
          vector: held.get(node) ?? null,
          status: left.has(node) ? 'done' : open.has(node) ? 'open' : 'not entered',
        }));
      });
      // From the last step to the first: nothing depends on the way there.
      for (let step = trace.length; step >= 0; step -= 1)
        for (const node of tree.nodes()) {
          const { vector, status } = trace.stateAt(node, step);
          const entered = status === 'done' || status === 'open' ? status : 'not entered';
          const own = vector === undefined ? null : tree.vector(vector.leaf);
          expect({ vector: own, status: entered }).toEqual(states[step]?.[node]);
        }
    });
  });

  it('marks a tie where another child is worth as much to the player, and something else to others', () => {
    let ties = 0;
    forPlayers(1_200, {}, ({ root, tree }) => {
      const trace = run(tree);
      const vectors = trueVectors(root);
      for (const node of tree.nodes().filter((each) => !tree.isLeaf(each))) {
        const own = tree.player(node);
        const mine = vectors[node] ?? [];
        const isTied = tree
          .children(node)
          .map((child) => vectors[child] ?? [])
          .some((other) => other[own] === mine[own] && other.join() !== mine.join());
        expect(trace.isTiedAt(node, trace.length)).toBe(isTied);
        if (isTied) ties += 1;
      }
    });
    expect(ties).toBeGreaterThan(100);
  });

  it('follows the deciding children to the leaf whose vector the root has', () => {
    forPlayers(1_200, {}, ({ tree }) => {
      const trace = run(tree);
      expect(trace.lineAt(trace.length).at(-1) ?? ROOT).toBe(trace.givenAt(ROOT, trace.length));
    });
  });
});

describe('What searches a tree of several players', () => {
  it('is max^n, and what takes all others for MIN; nothing else has a rule for it', () => {
    const tree = treeOfText(TIE);
    expect(usualAlgorithm(tree)).toBe('max-n');
    expect((['minimax', 'alpha-beta', 'max-n'] as const).map((name) => canSearch(name, tree))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      (['two-phase', 'level-by-level', 'expectiminimax'] as const).map((name) => canSearch(name, tree)),
    ).toEqual([false, false, false]);
    expect(canSearch('max-n', treeOfText('(1 2)'))).toBe(false);
  });

  it('all against player 1: his component, he MAX and everybody else MIN', () => {
    const feared = (node: Party): number => {
      if ('vector' in node) return node.vector[0] as number;
      const values = node.children.map(feared);
      return node.player === 0 ? Math.max(...values) : Math.min(...values);
    };
    forPlayers(1_200, {}, ({ root, tree }) => {
      for (const algorithm of ['minimax', 'alpha-beta'] as const)
        expect(recordTrace(tree, algorithm, DEFAULT_RULES).result).toEqual({ ok: true, value: feared(root) });
    });
  });
});
