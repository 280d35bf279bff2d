/** What is said of max^n: the sentences of three trees, and every claim of every sentence on random ones. */
import { describe, expect, it } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { VectorRun } from '../../src/core/run/vectorRun.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { type LanguageCode, loadLanguage } from '../../src/words/language.ts';
import { VectorNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { forPlayers, nodesOf, plainMaxN, treeOfText } from '../support/playerTrees.ts';

const [en, zh] = await Promise.all((['en', 'zh'] as const).map((code) => loadLanguage(code)));
const LANGUAGES = { en, zh };

const runOf = (tree: GameTree) => recordSearch(tree, 'max-n', DEFAULT_RULES, 'drawn') as VectorRun;
const told = (run: VectorRun, step: number, code: LanguageCode) =>
  plain(narrate(run.momentAt(step), new VectorNames(run.tree), LANGUAGES[code]!));

describe('The sentences', () => {
  const mit = runOf(
    treeOfText('((<1 2 3> <4 2 1>) (<6 1 2> <7 4 -1>)) ((<5 -1 -1> <-1 5 2>) (<7 7 -1> <5 4 5>))'),
  );
  const korf = runOf(
    treeOfText(
      'sum 9; leaves 0..9; ((<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)) ((<5 1 3> <2 5 2>) (<2 2 5> <1 0 8>))',
    ),
  );
  const tie = runOf(treeOfText('p1(p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>))'));

  it.each([
    [
      'prefers',
      mit,
      7,
      'Player 3 prefers (1, 2, 3) to (4, 2, 1): 3 > 1. That was the last child.',
      '玩家 3 取 (1, 2, 3)：3 > 1。这是最后一个子节点。',
    ],
    [
      'is equal',
      tie,
      6,
      'Equal for player 3: the first stays; the other would give player 1 6 instead of 2. That was the last child.',
      '对玩家 3 相等，保留先者；若取另一个，玩家 1 得 6 而不是 2。这是最后一个子节点。',
    ],
    [
      'is cut',
      korf,
      13,
      'Cut at E: player 3 already has 7 of 9, so at most 2 is left for player 2, who has 2. The one leaf left can change nothing.',
      '在 E 处剪枝：玩家 3 已得 9 中的 7，玩家 2 至多得 2，而他已有 2。剩下的 1 个叶节点不再影响结果。',
    ],
    [
      'was cut',
      korf,
      15,
      'Player 2 stays with (4, 2, 3): E gives him 2 at most, and he has 2. That was the last child.',
      '玩家 2 保留 (4, 2, 3)：E 至多给他 2，而他已有 2。这是最后一个子节点。',
    ],
    [
      'ends',
      korf,
      35,
      'Done: A is worth (5, 1, 3), and player 1 plays to C. Of 8 leaves, 7 were evaluated.',
      '搜索结束：A 的效用向量为 (5, 1, 3)，玩家 1 的最佳走步是走向 C。8 个叶节点中评估了 7 个。',
    ],
  ])('of what %s', (_what, run, step, english, chinese) => {
    expect(told(run, step, 'en')).toBe(english);
    expect(told(run, step, 'zh')).toBe(chinese);
  });
});

/** What a sentence claims, found in its English words, and what must be so. */
type Check = (found: readonly string[], at: At) => void;
interface At {
  readonly run: VectorRun;
  readonly node: NodeId;
  readonly step: number;
  /** of every node, without any search */
  readonly vectors: readonly (readonly number[])[];
  readonly idOf: (name: string) => NodeId;
}

const NUMBER = '(−?\\d+|−?∞)';
const numberOf = (text = '') => Number(text.replace('−', '-').replace('∞', 'Infinity'));
const vectorIn = (text = '') => text.slice(1, -1).split(', ').map(numberOf);
const VECTOR = '(\\([−\\d, ]+\\))';

const CLAIMS: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(`^Player (\\d) prefers ${VECTOR} to ${VECTOR}: ${NUMBER} > ${NUMBER}`),
    ([player, better, worse, more, less], { run, node }) => {
      const own = Number(player) - 1;
      expect(own).toBe(run.tree.player(node));
      expect(vectorIn(better)[own]).toBe(numberOf(more));
      expect(vectorIn(worse)[own]).toBe(numberOf(less));
      expect(numberOf(more)).toBeGreaterThan(numberOf(less));
    },
  ],
  [
    new RegExp(`^Equal for player (\\d): .* give player (\\d) ${NUMBER} instead of ${NUMBER}`),
    ([player, other, instead, held], { run, node, step, vectors }) => {
      const event = run.event(step);
      if (event.kind !== 'update') throw new Error('no update');
      const [own, of] = [Number(player) - 1, Number(other) - 1];
      const child = vectors[event.child] ?? [];
      const kept = run.tree.vector(run.givenAt(node, step) ?? ROOT);
      expect(child[own]).toBe(kept[own]);
      expect(child[of]).toBe(numberOf(instead));
      expect(kept[of]).toBe(numberOf(held));
    },
  ],
  [
    new RegExp(
      `^Player (\\d) stays with ${VECTOR}: (\\w+) gives him ${NUMBER} at most, and he has ${NUMBER}`,
    ),
    ([player, vector, child, most, has], { vectors, idOf }) => {
      const own = Number(player) - 1;
      expect(vectors[idOf(child ?? '')]?.[own]).toBeLessThanOrEqual(numberOf(most));
      expect(vectorIn(vector)[own]).toBe(numberOf(has));
      expect(numberOf(most)).toBeLessThanOrEqual(numberOf(has));
    },
  ],
  [
    new RegExp(
      `^Cut at (\\w+): player (\\d) already has ${NUMBER} of ${NUMBER}, so at most ${NUMBER} is left for player (\\d), who has ${NUMBER}`,
    ),
    ([name, player, has, sum, left, rival, his], { run, node, step, idOf }) => {
      const { tree } = run;
      expect(idOf(name ?? '')).toBe(node);
      expect(run.valueAt(node, step)).toBe(numberOf(has));
      expect(tree.player(node)).toBe(Number(player) - 1);
      expect(tree.sum).toBe(numberOf(sum));
      expect(numberOf(left)).toBe(numberOf(sum) - numberOf(has));
      expect(tree.player(tree.parent(node))).toBe(Number(rival) - 1);
      expect(run.valueAt(tree.parent(node), step)).toBe(numberOf(his));
      expect(numberOf(left)).toBeLessThanOrEqual(numberOf(his));
    },
  ],
  [
    new RegExp(
      `^Cut at \\w+: player \\d already has ${NUMBER} of ${NUMBER}, the most that one player can get`,
    ),
    ([has, sum]) => expect(has).toBe(sum),
  ],
  [
    new RegExp(`^(\\w+) is worth ${VECTOR}, and that goes up`),
    ([name, vector], { vectors, idOf }) => expect(vectors[idOf(name ?? '')]).toEqual(vectorIn(vector)),
  ],
  [
    new RegExp(
      `^(\\w+) returns ${VECTOR} to \\w+: player (\\d) has ${NUMBER} or more here, everybody else ${NUMBER} or less`,
    ),
    ([name, , player, least, most], { vectors, idOf }) => {
      for (const [one, value] of (vectors[idOf(name ?? '')] ?? []).entries())
        if (one === Number(player) - 1) expect(value).toBeGreaterThanOrEqual(numberOf(least));
        else expect(value).toBeLessThanOrEqual(numberOf(most));
    },
  ],
  [
    new RegExp(`It is cut once player (\\d) has ${NUMBER} or more`),
    ([player, bound], { run, node }) => {
      expect(run.tree.player(node)).toBe(Number(player) - 1);
      expect(run.boundAt(node)).toBe(numberOf(bound));
    },
  ],
  [
    new RegExp(`^Done: \\w+ is worth ${VECTOR}`),
    ([vector], { vectors }) => expect(vectors[ROOT]).toEqual(vectorIn(vector)),
  ],
];

describe('Every claim', () => {
  it('is true at its step, and both languages have the same numbers', () => {
    const met = new Map<RegExp, number>();
    forPlayers({ long: 1_200, usual: 250 }, { head: 'sum M; leaves 0..M; ' }, ({ root, tree }) => {
      const run = runOf(tree);
      const names = new VectorNames(tree);
      const vectors = nodesOf(root).map((node) => plainMaxN(node).vector);
      const idOf = (name: string) => tree.nodes().find((node) => names.of(node) === name) ?? ROOT;
      for (let step = 1; step <= run.length; step += 1) {
        const said = told(run, step, 'en');
        for (const [pattern, check] of CLAIMS) {
          const found = pattern.exec(said);
          if (found === null) continue;
          met.set(pattern, (met.get(pattern) ?? 0) + 1);
          check(found.slice(1), { run, node: run.nodeAt(step), step, vectors, idOf });
        }
        const numbers = (code: LanguageCode) =>
          narrate(run.momentAt(step), names, LANGUAGES[code]!).filter(({ kind }) => kind === 'node').length;
        expect(numbers('zh')).toBe(numbers('en'));
      }
    });
    for (const [pattern] of CLAIMS) expect(met.get(pattern) ?? 0, String(pattern)).toBeGreaterThan(5);
  });
});
