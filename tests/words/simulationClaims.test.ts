/**
 * What the sentences of a simulation say is true: every number in them is computed again from N and W alone, which are
 * counted beside the run from the paths and rewards of its iterations.
 */
import { expect, test } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { NUMBERS, type Numbers } from '../../src/core/tree/numbers.ts';
import { narrate } from '../../src/families/index.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { english } from '../../src/words/en/page.ts';
import type { Language } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';

/** N and W of every node, counted from what the iterations have done so far. */
class Counts {
  readonly visits = new Map<NodeId, number>();
  readonly sums = new Map<NodeId, number>();

  constructor(
    readonly tree: GameTree,
    readonly c: number,
    readonly ends: readonly [low: number, high: number],
    readonly numbers: Numbers,
  ) {}

  /** Whether the results of MIN are told at a node: whether MIN decided last above it, or does not decide at the root. */
  isOfMin(node: NodeId): boolean {
    if (this.numbers === 'max') return false;
    if (node === ROOT) return this.tree.kindName(ROOT) === 'max';
    const parent = this.tree.parent(node) as NodeId;
    if (this.tree.kindName(parent) !== 'chance') return this.tree.kindName(parent) === 'min';
    return parent !== ROOT && this.isOfMin(parent);
  }

  /** What a sum of rewards of MAX over some visits is for the side whose results are told at a node. */
  told(node: NodeId, visits: number, sum: number): number {
    return this.isOfMin(node) ? visits * (this.ends[0] + this.ends[1]) - sum : sum;
  }

  n(node: NodeId): number {
    return this.visits.get(node) ?? 0;
  }

  w(node: NodeId): number {
    return this.sums.get(node) ?? 0;
  }

  add(node: NodeId, reward: number): void {
    this.visits.set(node, this.n(node) + 1);
    this.sums.set(node, this.w(node) + reward);
  }

  /** The two parts of the score of a child that has visits: the mean for the side to move, and the bonus. */
  parts(child: NodeId): { readonly mean: number; readonly bonus: number; readonly score: number } {
    const parent = this.tree.parent(child) as NodeId;
    const isNegated = this.tree.kindName(parent) === 'min' && this.numbers === 'max';
    const mean = ((isNegated ? -1 : 1) * this.told(child, this.n(child), this.w(child))) / this.n(child);
    const bonus =
      this.c * (this.ends[1] - this.ends[0]) * Math.sqrt(Math.log(this.n(parent)) / this.n(child));
    return { mean, bonus, score: mean + bonus };
  }

  /** The move with the most visits at the root, of equal ones that with the better mean, then the first. */
  recommended(): NodeId | null {
    const sign = this.tree.kindName(ROOT) === 'min' ? -1 : 1;
    const tried = this.tree.children(ROOT).filter((child) => this.n(child) > 0);
    const [best] = tried.toSorted(
      (one, other) =>
        this.n(other) - this.n(one) || sign * (this.w(other) / this.n(other) - this.w(one) / this.n(one)),
    );
    return this.tree.kindName(ROOT) === 'chance' ? null : (best ?? null);
  }
}

function parsedTree(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`the tree ${text} does not parse`);
  return parsed.value;
}

const idOf = (node: NodeId) => `#${node}`;
const numberIn = (text: string) => Number(text.replace('−', '-'));

/** Checks that a text is the number rounded to the decimals that it has, and returns it in units of its last digit. */
function expectRounded(text: string, value: number): number {
  const decimals = text.split('.')[1]?.length ?? 0;
  // With the most decimals the bonus takes the last unit, so that the parts add up.
  const units = decimals < 9 ? 0.5000001 : 1;
  const [off, most] = [Math.abs(numberIn(text) - value), units * 10 ** -decimals];
  // Asked a million times: a call of expect takes longer than all else here.
  if (!(off <= most)) expect(off, `${text} for ${value}`).toBeLessThanOrEqual(most);
  return Math.round(numberIn(text) * 10 ** decimals);
}

const ITEM = /(\S+) (−?[\d.]+) \+ (−?[\d.]+) = (−?[\d.]+)/g;

test.each(NUMBERS)(
  'every number, relation and name in the sentences of 300 trees, numbers of %s',
  (numbers) => {
    const said = { select: 0, untried: 0, simulate: 0, backup: 0, changed: 0, drawn: 0, why: 0 };
    forTrees({ long: 1200, usual: 300 }, { nodes: 30 }, ({ tree, seed }) => {
      if (tree.hasInfinite || tree.hasUnknown) return;
      const [c, first] = [[Math.SQRT2, 0.5, 2, 0][seed % 4] as number, seed % 3 === 0];
      const limits = { ...NO_LIMITS, iterations: 15, seed, c, playout: first ? 'first' : 'random' } as const;
      const ofMax = recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits) as SimulationRun;
      const run = numbers === 'max' ? ofMax : ofMax.byMover;
      const names = new NodeNames(tree);
      const leaves = tree.leaves().map((leaf) => tree.value(leaf));
      const [low, high] = tree.leafBounds.every(Number.isFinite)
        ? tree.leafBounds
        : [Math.min(...leaves), Math.max(...leaves)];
      const counts = new Counts(tree, c, [low, high], numbers);
      let recommended: NodeId | null = null;
      for (let iteration = 1; iteration <= run.iterations; iteration += 1) {
        const path = run.pathOf(iteration);
        const begin = iteration === 1 ? 0 : run.endOf(iteration - 1);
        const end = path.at(-1) as NodeId;
        const reward = run.log.rewardOf(iteration - 1);
        path.slice(0, -1).forEach((node, index) => {
          expectChoice(sentenceAt(run, begin + 1 + index, names), node, path[index + 1] as NodeId);
        });
        expectReward(sentenceAt(run, begin + path.length, names), end, reward);
        path.toReversed().forEach((node, index) => {
          const step = begin + path.length + 1 + index;
          const before = [counts.n(node), counts.w(node)] as const;
          counts.add(node, reward);
          expectBackup(sentenceAt(run, step, names), node, before, step === run.length);
        });
      }

      function expectChoice(sentence: string, node: NodeId, child: NodeId): void {
        if (tree.kindName(node) === 'chance') {
          const share =
            /^Chance draws (\S+) at (\S+), whose probability is ([\d./]+)(?:: it enters the tree)?\.$/;
          const [, drawn, at, probability = ''] = share.exec(sentence) ?? [];
          expect([drawn, at], sentence).toEqual([idOf(child), idOf(node)]);
          const [over = '', under = '1'] = probability.split('/');
          const [trueOver = '', trueUnder = '1'] = tree.probability(child).split('/');
          expect(Number(over) / Number(under)).toBeCloseTo(Number(trueOver) / Number(trueUnder), 9);
          expect(sentence.includes('enters the tree')).toBe(counts.n(child) === 0);
          said.drawn += 1;
          return;
        }
        const children = tree.children(node);
        const mover = tree.kindName(node).toUpperCase();
        const opening = `At ${idOf(node)}, ${mover} to move: `;
        expect(sentence.startsWith(opening), sentence).toBe(true);
        const untried = children.filter((each) => counts.n(each) === 0);
        if (untried.length > 0) {
          expect(child).toBe(untried[0]);
          const left = untried.length - 1;
          const rest =
            left === 0 ? '' : ` ${left} more ${left === 1 ? 'move has' : 'moves have'} not been tried.`;
          expect(sentence).toBe(
            `${opening}${idOf(child)} has not been tried yet, and it enters the tree.${rest}`,
          );
          said.untried += 1;
          return;
        }
        expectScores(sentence.slice(opening.length), children, child);
      }

      function expectScores(text: string, children: readonly NodeId[], child: NodeId): void {
        const items = [...text.matchAll(ITEM)];
        const byName = new Map(children.map((each) => [idOf(each), each]));
        const listed = items.map(([, name = '', mean = '', bonus = '', score = '']) => {
          const each = byName.get(name) as NodeId;
          const parts = counts.parts(each);
          const units = [
            expectRounded(mean, parts.mean),
            expectRounded(bonus, parts.bonus),
            expectRounded(score, parts.score),
          ] as const;
          expect(units[0] + units[1], `${text}: what is printed adds up`).toBe(units[2]);
          return each;
        });
        const written = items.map(([item]) => item).join(', ');
        const others = children.length - listed.length;
        const tail = text.slice(written.length);
        const [, count, chosen, why = ''] =
          /^(?:, (\d+) others no more)? → (\S+?)((?:, (?:the best so far|tried less often|best and tried least))?)\.$/.exec(
            tail,
          ) ?? [];
        expect([Number(count ?? 0), chosen], text).toEqual([others, idOf(child)]);
        const best = counts.parts(child);
        const greatest = Math.max(...children.map((each) => counts.parts(each).score));
        expect(greatest).toBeLessThanOrEqual(best.score + 1e-9);
        expect(listed).toContain(child);
        const isBest = children.every((each) => counts.parts(each).mean <= best.mean + 1e-9);
        const isLeast = children.every((each) => counts.n(each) >= counts.n(child));
        if (why.includes('best')) expect(isBest, text).toBe(true);
        if (/tried/.test(why))
          expect(isLeast && children.some((each) => counts.n(each) > counts.n(child))).toBe(true);
        said.why += why === '' ? 0 : 1;
        said.select += 1;
      }

      function expectReward(whole: string, node: NodeId, reward: number): void {
        const [, sentence = '', forMin] = /^(.*?)(?:; for MIN that is (−?[\d.]+))?\.$/.exec(whole) ?? [];
        expect(forMin !== undefined, whole).toBe(counts.isOfMin(node));
        if (forMin !== undefined) expectRounded(forMin, high + low - reward);
        const playout = /^The playout from (\S+), (\d+) moves?, ends at a leaf worth (−?[\d.]+)$/.exec(
          sentence,
        );
        const leaf = /^(\S+) is a leaf, and its value (−?[\d.]+) is the reward$/.exec(sentence);
        const [, at, ...numbers] = playout ?? leaf ?? [];
        expect([at, playout === null], sentence).toEqual([idOf(node), tree.isLeaf(node)]);
        expectRounded(numbers.at(-1) as string, reward);
        const below = tree
          .leaves()
          .filter((each) => tree.pathTo(each).includes(node) && tree.value(each) === reward)
          .map((each) => tree.depth(each) - tree.depth(node));
        expect(below, sentence).toContain(playout === null ? 0 : Number(numbers[0]));
        said.simulate += 1;
      }

      function expectBackup(
        sentence: string,
        node: NodeId,
        [visits, sum]: readonly [number, number],
        isLast: boolean,
      ): void {
        const shape =
          /^(\S+?)(?:, for (MAX|MIN))?: N (\d+) → (\d+), W (−?[\d.]+) → (−?[\d.]+), Q (?:(−?[\d.]+) → )?(−?[\d.]+)\.(?: The recommended move is( now)? (\S+)\.)?$/;
        const [, at, side, n0, n1, w0 = '', w1 = '', q0, q1 = '', changed, move] = shape.exec(sentence) ?? [];
        expect([at, Number(n0), Number(n1)], sentence).toEqual([idOf(node), visits, counts.n(node)]);
        expect(side, sentence).toBe(numbers === 'max' ? undefined : counts.isOfMin(node) ? 'MIN' : 'MAX');
        const [told, toldBefore] = [
          counts.told(node, counts.n(node), counts.w(node)),
          counts.told(node, visits, sum),
        ];
        expectRounded(w0, toldBefore);
        expectRounded(w1, told);
        if (q0 === undefined) expect(visits).toBe(0);
        else expectRounded(q0, toldBefore / visits);
        expectRounded(q1, told / counts.n(node));
        said.backup += 1;
        if (node !== ROOT) return;
        const now = counts.recommended();
        const isChanged = now !== recommended;
        expect(changed !== undefined, sentence).toBe(isChanged && now !== null);
        expect(move ?? null, sentence).toBe(now === null || !(isChanged || isLast) ? null : idOf(now));
        said.changed += changed === undefined ? 0 : 1;
        recommended = now;
      }
    });
    for (const [kind, count] of Object.entries(said)) expect(count, kind).toBeGreaterThan(100);
  },
);

test.each([
  [
    'max(min(? 2) 1)',
    'reward',
    'The value of #2 is not known: the run ends, and this iteration does not count.',
  ],
  [
    'max(min(12 2) 1)',
    'chance',
    'The value of #2 is not between 0 and 1, so it is no chance of a win: the run ends, and this iteration does not count.',
  ],
] as const)('at which leaf the run of %s ends, and why', (text, leaves, sentence) => {
  const tree = parsedTree(text);
  const limits = { ...NO_LIMITS, iterations: 9, playout: 'first', leaves } as const;
  const run = recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits) as SimulationRun;
  expect(sentenceAt(run, run.length, new NodeNames(tree))).toBe(sentence);
});

/** Returns the English sentence at a step, after a check that the Chinese one has the same numbers and nodes. */
function sentenceAt(run: SimulationRun, step: number, names: NodeNames): string {
  const moment = run.momentAt(step);
  const inEnglish = sentenceIn(english);
  expectSame(marked(sentenceIn(chinese)), marked(inEnglish));
  // Leaves are named by their values, which need not be different.
  return plain(inEnglish.map((each) => (each.kind === 'node' ? { ...each, text: idOf(each.node) } : each)));

  function sentenceIn(language: Language): Sentence {
    return narrate(moment, names, language);
  }
}

/** The numbers and nodes of a sentence, sorted, since languages order them in their own ways. */
function marked(sentence: Sentence): readonly string[] {
  return sentence
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, text }) => `${kind} ${text}`)
    .sort();
}
