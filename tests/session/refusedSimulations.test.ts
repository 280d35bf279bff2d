/** A link to a simulation, or a file, with a setting that cannot be: the fault is named, with what can stand there. */
import { expect, test } from 'vitest';
import type { SearchLimits } from '../../src/core/index.ts';
import { narrate } from '../../src/families/index.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { edit } from '../../src/session/editing.ts';
import { openFiled } from '../../src/session/filedTrees.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { notices as english } from '../../src/words/en/figure.ts';
import { english as englishLanguage } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';
import { notices as chinese } from '../../src/words/zh/figure.ts';
import { chinese as chineseLanguage } from '../../src/words/zh/page.ts';

const TREE = 'v1&tree=aima-fig-5-5&algorithm=mcts';
const GAME = 'v1&game=last-coin&algorithm=mcts';

async function opened(hash: string) {
  const { notices, ...shown } = await restore(decodeAddress(hash));
  const limits = shown.limits;
  return {
    shown,
    limits,
    said: notices.map((each) => noticeText(each, english, englishLanguage.page)),
    saidInChinese: notices.map((each) => noticeText(each, chinese, chineseLanguage.page)),
  };
}

test.each<[string, object, RegExp, RegExp]>([
  [
    'iterations=200001',
    { iterations: 200_000 },
    /asks for 200001 iterations.* at most 200,000/,
    /200001 次迭代.*最多 200,000/,
  ],
  ['iterations=1e9', { iterations: 200_000 }, /asks for 1e9 iterations/, /1e9 次迭代/],
  [
    'iterations=-5',
    { iterations: 100 },
    /“iterations=-5”.* a whole number from 0 to 200,000/,
    /0 至 200,000 的整数/,
  ],
  ['c=-0.5', { c: null }, /“c=-0.5”.* a number from 0 to 10/, /“c=-0.5”.*0 至 10 的数/],
  ['c=11', { c: null }, /“c=11”.* a number from 0 to 10/, /0 至 10 的数/],
  ['seed=-1', { seed: 1 }, /“seed=-1”.* from 0 to 4,294,967,295/, /0 至 4,294,967,295 的整数/],
  ['seed=4294967296', { seed: 1 }, /“seed=4294967296”/, /“seed=4294967296”/],
  ['playouts=0', { playouts: 1 }, /“playouts=0”.* from 1 to 50/, /1 至 50 的整数/],
  ['playout=last', { playout: 'random' }, /“playout=last”.* random, first/, /random, first/],
  ['given=20,ten,0', { given: null }, /Number 2 of “given” .* “ten”/, /“given”的第 2 个数.*“ten”/],
  ['given=', { given: null }, /“given=”.* at most 10,000 numbers/, /至多 10,000 个/],
  ['selection=puct&priors=0.2,1.5,0', { priors: null }, /Number 2 of “priors” .* “1.5”/, /第 2 个数.*“1.5”/],
  ['selection=puct&priors=0.2,0.8', {}, /2 priors.* 3 moves.* same prior/, /2 个先验.* 3 个走步/],
])('a link says %s', async (part, limits, inEnglish, inChinese) => {
  for (const link of [TREE, GAME]) {
    const { said, saidInChinese, ...at } = await opened(`#${link}&${part}&step=0`);
    expect(said, link).toEqual([expect.stringMatching(inEnglish)]);
    expect(saidInChinese, link).toEqual([expect.stringMatching(inChinese)]);
    expect(at.limits, link).toMatchObject(limits);
  }
});

test('a link has more given results than there can be', async () => {
  const given = Array<number>(10_001).fill(7).join(',');
  const { said, saidInChinese, limits } = await opened(`#${TREE}&given=${given}&step=0`);
  expect(said).toEqual([expect.stringMatching(/“given=7,7,7.*…”.* at most 10,000 numbers/)]);
  expect(saidInChinese).toEqual([expect.stringMatching(/至多 10,000 个/)]);
  expect(limits?.given).toBeNull();
});

test.each([TREE, GAME])('priors that are as many as the moves are taken: %s', async (link) => {
  const { said, limits } = await opened(`#${link}&selection=puct&priors=0.2,0.7,0.1&step=4`);
  expect(said).toEqual([]);
  expect(limits?.priors).toEqual([0.2, 0.7, 0.1]);
});

test('no iterations are a run in which nothing happens yet', async () => {
  const { said, shown } = await opened(`#${TREE}&iterations=0&step=0`);
  expect([said, runOf(shown).length]).toEqual([[], 0]);
});

const literal = (text: string, rest: string) =>
  `#v1&literal=${encodeURIComponent(text)}&algorithm=mcts&${rest}`;

test('an infinite leaf: another search is shown, and the notice names the leaf', async () => {
  const { said, saidInChinese, shown } = await opened(literal('max(min(1 inf) 3)', 'step=0'));
  expect(shown.algorithm).toBe('alpha-beta');
  expect(said.join()).toMatch(/∞/);
  expect(saidInChinese.join()).toMatch(/∞/);
});

test.each([
  ['max(min(? 2) 1)', 'playout=first&step=9', 'unknown-leaf'],
  ['max(min(12 2) 1)', 'playout=first&leaves=chance&step=9', 'no-probability'],
])('a leaf without a reward ends the run of %s, at that leaf', async (text, rest, reason) => {
  const { shown } = await opened(literal(text, rest));
  const run = runOf(shown);
  expect(run.event(run.length)).toMatchObject({ kind: 'halt', reason, node: 2 });
  expect(plain(narrate(run.momentAt(run.length), shown.subject.names, englishLanguage))).toContain(
    'the run ends',
  );
});

test.each([
  ['a root that is terminal', literal('7', 'iterations=5&step=10'), 10],
  ['a root with one move', literal('max(min(3 5))', 'iterations=5&step=2'), null],
])('%s works', async (_what, hash, length) => {
  const { shown, said } = await opened(hash);
  const run = runOf(shown);
  expect(said).toEqual([]);
  if (length !== null) expect(run.length).toBe(length);
  expect(run.bestMoveAt() === null).toBe(length !== null);
});

test.each<[string, object, Partial<SearchLimits>, object]>([
  [
    'an infinite leaf',
    { value: 'inf' },
    {},
    { kind: 'not-offered', algorithm: 'mcts', leaf: '∞', parent: 'A' },
  ],
  [
    'priors for another number of moves',
    { value: 1 },
    { selection: 'puct', priors: [0.2, 0.7, 0.1] },
    { kind: 'wrong-priors', priors: 3, moves: 2 },
  ],
])('a file asks for a simulation with %s', (_what, leaf, limits, notice) => {
  const root = { kind: 'max', children: [{ value: 3 }, leaf] };
  const file = { format: 'plyscope', version: 1, trees: [{ title: '', algorithm: 'mcts', limits, root }] };
  const { trees, faults } = readTreeFile(JSON.stringify(file), '');
  const session = createSession({ subject: firstSubject(), language: englishLanguage, theme: 'light' });
  openFiled(session, trees[0]!);
  expect([faults, session.getState().notices]).toEqual([[], [notice]]);
});

test('an edit that makes a leaf infinite ends the simulation, and the notice names the leaf', async () => {
  const { shown } = await opened(literal('max(min(1 2) 3)', 'step=0'));
  const session = createSession({ ...shown, language: englishLanguage, theme: 'light' });
  expect(
    edit(session, session.getState().subject.tree, ['setValue', shown.subject.tree.leaves()[1]!, Infinity]),
  ).toBe(true);
  const { algorithm, notices } = session.getState();
  expect(algorithm).toBe('alpha-beta');
  expect(notices).toEqual([{ kind: 'not-offered', algorithm: 'mcts', leaf: '∞', parent: 'B' }]);
});
