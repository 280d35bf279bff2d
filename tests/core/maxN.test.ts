/** max^n: what holds of every tree of several players. Figures stand in tests/figures. */
import { describe, expect, it } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { VectorRun } from '../../src/core/run/vectorRun.ts';
import { canSearch, usualAlgorithm } from '../../src/core/search/algorithms.ts';
import { maxN, pausingMaxN, type VectorObserver } from '../../src/core/search/maxN.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { TIE } from '../support/limitExamples.ts';
import { forPlayers, nodesOf, type Party, plainMaxN, textOf, treeOfText } from '../support/playerTrees.ts';

const searched = (tree: GameTree) => recordSearch(tree, 'max-n', DEFAULT_RULES, 'drawn') as VectorRun;
const vectorOf = (run: VectorRun, node: NodeId = ROOT, step = run.length) => {
  const leaf = run.givenAt(node, step);
  return leaf === null ? null : run.tree.vector(leaf);
};
const moveOf = (run: AnyRun) => {
  const move = run.bestMoveAt();
  return move === null ? -1 : run.tree.childIndex(move);
};
const leavesOf = (run: AnyRun) => run.eventsOf('leaf').map((step) => run.tree.leafIndex(run.nodeAt(step)));

describe('Shallow pruning', () => {
  it('gives the vector and the move of the plain recursion, on some of its leaves', () => {
    let cuts = 0;
    let immediate = 0;
    forPlayers({ long: 8_000, usual: 2_000 }, { head: 'sum M; leaves 0..M; ' }, ({ root, tree }) => {
      const run = searched(tree);
      const whole = searched(treeOfText(textOf(root)));
      const { vector, move } = plainMaxN(root);
      for (const each of [run, whole]) {
        expect(vectorOf(each)).toEqual(vector);
        expect(moveOf(each)).toBe(move);
      }
      expect(leavesOf(whole)).toHaveLength(tree.leafCount);
      expect(new Set(leavesOf(run)).size).toBe(leavesOf(run).length);
      for (const step of run.eventsOf('cutoff')) {
        cuts += 1;
        const event = run.event(step);
        if (event.kind === 'cutoff' && event.owner === null) immediate += 1;
      }
    });
    expect(cuts).toBeGreaterThan(1_000);
    expect(immediate).toBeGreaterThan(100);
  });

  it('cuts nothing where three and more do not say what is the least', () => {
    forPlayers(400, { head: 'sum M; ', players: 3 }, ({ tree }) => {
      expect(searched(tree).eventsOf('cutoff')).toEqual([]);
    });
  });
});

it('pauses after every node, or after a few, and is told alike', () => {
  forPlayers(1_000, { head: 'sum M; leaves 0..M; ' }, ({ tree, random }) => {
    const toldBy = (search: (observer: VectorObserver) => NodeId) => {
      const told: unknown[] = [];
      const hear =
        (name: string) =>
        (...event: readonly number[]) =>
          void told.push([name, ...event]);
      const leaf = search({
        ...{ enter: hear('enter'), leaf: hear('leaf'), update: hear('update') },
        ...{ cutoff: hear('cutoff'), exit: hear('exit') },
      });
      return { told, leaf };
    };
    let pauses = 0;
    const nodes = 1 + random.below(4);
    const paused = toldBy((observer) => {
      const search = pausingMaxN(tree, observer, nodes);
      let step = search.next();
      for (; step.done !== true; step = search.next()) pauses += 1;
      return step.value;
    });
    const whole = toldBy((observer) => maxN(tree, observer));
    expect(paused).toEqual(whole);
    const entered = whole.told.filter((event) => /enter|leaf/.test(String((event as string[])[0]))).length;
    expect(pauses).toBe(Math.ceil(entered / nodes) - 1);
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
      const run = searched(tree);
      const minimax = recordTrace(tree, 'minimax', DEFAULT_RULES);
      const shallow = recordTrace(tree, 'alpha-beta', { ...DEFAULT_RULES, bounds: 'parent' });
      expect(minimax.result).toEqual({ ok: true, value: vectorOf(run)?.[0] });
      expect(leavesOf(run)).toEqual(leavesOf(shallow));
      expect(moveOf(run)).toBe(moveOf(shallow));
      cuts += run.eventsOf('cutoff').length;
    });
    expect(cuts).toBeGreaterThan(500);
  });
});

describe('A run', () => {
  const trueVectors = (root: Party) => nodesOf(root).map((node) => plainMaxN(node).vector);

  it('proves of every node only what is so, at every step, and never less than before', () => {
    forPlayers({ long: 1_200, usual: 60 }, { head: 'sum M; leaves 0..M; ' }, ({ root, tree }) => {
      const run = searched(tree);
      const vectors = trueVectors(root);
      for (const node of tree.nodes()) {
        const own = vectors[node]?.[run.ownPlayer(node)] as number;
        let [low, high] = [-Infinity, Infinity];
        for (let step = 0; step <= run.length; step += 1) {
          const { range, vector, status } = run.stateAt(node, step);
          expect(range.low <= own && own <= range.high, `node ${node}, step ${step}`).toBe(true);
          expect(range.low >= low && range.high <= high, `node ${node}, step ${step}`).toBe(true);
          [low, high] = [range.low, range.high];
          if (vector?.isExact) expect(tree.vector(vector.leaf)).toEqual(vectors[node]);
          if (vector === undefined || tree.isLeaf(node) || status === 'pruned') continue;
          const most = run.mostForOthersAt(node, step);
          for (const [player, value] of (vectors[node] ?? []).entries())
            if (!vector.isExact && player !== tree.player(node)) expect(value).toBeLessThanOrEqual(most);
        }
      }
    });
  });

  it('says at every step what a replay of its events says', () => {
    forPlayers({ long: 600, usual: 50 }, { head: 'sum M; leaves 0..M; ' }, ({ tree }) => {
      const run = searched(tree);
      const held = new Map<NodeId, readonly number[]>();
      const open = new Set<NodeId>();
      const left = new Set<NodeId>();
      const states = [...Array(run.length + 1).keys()].map((step) => {
        if (step > 0) {
          const event = run.event(step);
          if (event.kind === 'enter') open.add(event.node);
          if (event.kind === 'leaf' || event.kind === 'exit') left.add(event.node);
          if ('vector' in event && event.vector.length > 0) held.set(event.node, event.vector);
        }
        return tree.nodes().map((node) => ({
          vector: held.get(node) ?? null,
          status: left.has(node) ? 'done' : open.has(node) ? 'open' : 'not entered',
        }));
      });
      // From the last step to the first: nothing depends on the way there.
      for (let step = run.length; step >= 0; step -= 1)
        for (const node of tree.nodes()) {
          const { vector, status } = run.stateAt(node, step);
          const entered = status === 'done' || status === 'open' ? status : 'not entered';
          const own = vector === undefined ? null : tree.vector(vector.leaf);
          expect({ vector: own, status: entered }).toEqual(states[step]?.[node]);
        }
    });
  });

  it('marks a tie where another child is worth as much to the player, and something else to others', () => {
    let ties = 0;
    forPlayers(1_200, {}, ({ root, tree }) => {
      const run = searched(tree);
      const vectors = trueVectors(root);
      for (const node of tree.nodes().filter((each) => !tree.isLeaf(each))) {
        const own = tree.player(node);
        const mine = vectors[node] ?? [];
        const isTied = tree
          .children(node)
          .map((child) => vectors[child] ?? [])
          .some((other) => other[own] === mine[own] && other.join() !== mine.join());
        expect(run.isTiedAt(node, run.length)).toBe(isTied);
        if (isTied) ties += 1;
      }
    });
    expect(ties).toBeGreaterThan(100);
  });

  it('follows the deciding children to the leaf whose vector the root has', () => {
    forPlayers(1_200, {}, ({ tree }) => {
      const run = searched(tree);
      expect(run.lineAt(run.length).at(-1) ?? ROOT).toBe(run.givenAt(ROOT, run.length));
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
