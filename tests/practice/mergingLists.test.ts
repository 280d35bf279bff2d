/** OPEN and CLOSED where positions merge: against the procedure with two lists of one's own, and each faulty method likewise. */
import { describe, expect, test } from 'vitest';
import type { MergingTree } from '../../src/core/graph/mergingTree.ts';
import { type Random, seeded, shuffled } from '../../src/core/random/seeded.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { isAskable } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { asPractised } from '../../src/practice/task.ts';
import { howMany } from '../support/howMany.ts';
import { type RandomGraph, randomGraph } from '../support/randomGraph.ts';
import { about, asking, gradeOf, passesOf, type Written } from './askedLists.ts';

const METHODS = ['open-as-stack', 'successors-reversed', 'ends-queued', 'no-merging'] as const;
type Mistake = (typeof METHODS)[number] | null;

/** The procedure as the notes have it, with lists of one's own, position by position. */
class Own {
  readonly open: NodeId[] = [ROOT];
  readonly closed: NodeId[] = [];
  readonly #generated = new Set<number>([ROOT]);
  readonly #valued = new Set<number>();
  readonly #ply = new Map<number, number>([[ROOT, 0]]);
  readonly #graph: RandomGraph;
  readonly #mistake: Mistake;

  constructor(graph: RandomGraph, mistake: Mistake = null) {
    this.#graph = graph;
    this.#mistake = mistake;
  }

  below(at: number): NodeId[] {
    return this.#graph.moves.filter(([from]) => from === at).map(([, to]) => to as NodeId);
  }

  select(): void {
    const node = this.open.shift()!;
    this.closed.unshift(node);
    const successors = this.below(node);
    if (successors.length === 0) this.#valued.add(node);
    const added = successors.filter((to) => this.#mistake === 'no-merging' || !this.#generated.has(to));
    for (const to of successors) {
      this.#generated.add(to);
      if (!this.#ply.has(to)) this.#ply.set(to, this.#ply.get(node)! + 1);
    }
    const { limit } = this.#graph.tree;
    const queued = added.filter((to) => this.#mistake === 'ends-queued' || this.#ply.get(to)! < limit);
    for (const to of added) if (this.#ply.get(to)! >= limit) this.#valued.add(to);
    if (this.#mistake === 'successors-reversed') queued.reverse();
    if (this.#mistake === 'open-as-stack') this.open.unshift(...queued);
    else this.open.push(...queued);
  }

  leave(): void {
    const isReady = (node: NodeId) => this.below(node).every((to) => this.#valued.has(to));
    const at = this.#mistake === 'no-merging' ? 0 : this.closed.findIndex(isReady);
    const [node] = this.closed.splice(at, 1);
    if (node !== undefined) this.#valued.add(node);
  }
}

/** Both lists after each pass through both loops, up to so many. */
function procedure(graph: RandomGraph, mistake: Mistake = null, most = 150) {
  const own = new Own(graph, mistake);
  const rows: { open: readonly NodeId[]; closed: readonly NodeId[] }[] = [];
  const keep = () => rows.push({ open: [...own.open], closed: [...own.closed] });
  while (own.open.length > 0 && rows.length < most) {
    own.select();
    keep();
  }
  const selected = rows.length;
  if (own.open.length > 0) return { rows, selected: Infinity };
  while (own.closed.length > 0) {
    own.leave();
    keep();
  }
  return { rows, selected };
}

/** As many positions as a list in an answer has room for: nobody writes a longer one. */
const MOST_WRITTEN = 120;

/** What is written for the passes asked about when the procedure is followed with a mistake. */
function written(graph: RandomGraph, after: readonly number[], mistake: Mistake = null): Written {
  const right = procedure(graph).selected;
  const { rows, selected } = procedure(graph, mistake);
  const cells: (readonly NodeId[])[] = [];
  for (const pass of after) {
    const row = pass <= right ? rows[Math.min(pass, selected) - 1] : rows[selected + pass - right - 1];
    if (row === undefined || Math.max(row.open.length, row.closed.length) > MOST_WRITTEN) break;
    cells.push(row.open, row.closed);
  }
  return new Map(cells.entries());
}

const sorted = (nodes: readonly number[]) => [...nodes].sort((a, b) => a - b);

function damaged(right: Written, tree: MergingTree, random: Random): Written {
  const cells = new Map(right);
  for (let changes = random.below(3); changes >= 0; changes -= 1) {
    const cell = random.below(right.size);
    const before = cells.get(cell) ?? [];
    random.pick([
      () => cells.delete(cell),
      () => cells.set(cell, [...before, random.pick(tree.nodes())]),
      () => cells.set(cell, before.slice(1)),
      () => cells.set(cell, shuffled(before, random)),
    ])();
  }
  return cells;
}

describe('in random graphs', () => {
  test('right is what the procedure makes of two lists, and so is each faulty method', () => {
    const met = { merged: 0, plies: 0, second: 0, again: 0 };
    for (let seed = 1; seed <= howMany(2500, 200); seed += 1) {
      const random = seeded(seed);
      const isInPlies = random.flip(0.5);
      const graph = randomGraph(random, { most: 20, isInPlies });
      const { tree } = graph;
      if (tree.size === 1) continue;
      expect(PART_KINDS.filter((kind) => kind !== 'solution' && isAskable(kind, about(tree)))).toEqual([
        'lists',
      ]);
      const { rows, selected } = procedure(graph);
      const all = rows.map((_, index) => index + 1);
      const some = sorted(shuffled(all, random).slice(0, 8));
      if (isInPlies) met.plies += 1;
      for (const exercise of [asking(about(tree)), asking(about(tree), { after: some })]) {
        const after = passesOf(exercise);
        expect(after.length).toBeLessThanOrEqual(8);
        if (graph.moves.length >= tree.size) met.merged += 1;
        if (after.some((pass) => pass > selected)) met.second += 1;
        const right = rightAnswer(exercise).answer.lists;
        expect([...right]).toEqual([...written(graph, after)]);
        expect(gradeOf(exercise, right)).toMatchObject({ isRight: true, points: 4, entries: right.size });
        const sheets = methodAnswers(exercise).filter(({ unsaid }) => !unsaid.includes('lists'));
        expect(sheets.map(({ method }) => method)).toEqual(
          METHODS.filter((method) => isInPlies || method !== 'ends-queued'),
        );
        for (const { method, answer } of sheets) {
          const own = written(graph, after, method as Mistake);
          expect([...answer.lists], `${method} ${seed}`).toEqual([...own]);
          if (method === 'no-merging' && [...own.values()].some((list) => new Set(list).size < list.length))
            met.again += 1;
        }
      }
    }
    for (const [name, count] of Object.entries(met)) expect(count, name).toBeGreaterThan(40);
  });

  test('a list is right, too, that the rules make of the row before as it was written', () => {
    const met = { carried: 0, wrong: 0, right: 0 };
    for (let seed = 1; seed <= howMany(2500, 250); seed += 1) {
      const random = seeded(seed);
      const graph = randomGraph(random, { most: 16, isInPlies: true });
      const { tree } = graph;
      if (tree.size === 1) continue;
      const exercise = asking(about(tree), { ordered: true });
      const after = passesOf(exercise);
      const right = rightAnswer(exercise).answer.lists;
      const given = new Map(damaged(right, tree, random));
      const { selected } = procedure(graph);
      const below = (at: number) => graph.moves.filter(([from]) => from === at).map(([, to]) => to as NodeId);
      const depth = (at: NodeId) => tree.depth(at);
      let errors = 0;
      for (const [row, pass] of after.entries()) {
        const [before, open, closed] = [after[row - 1], given.get(2 * row - 2), given.get(2 * row - 1)];
        let own: { open: NodeId[]; closed: NodeId[] } | null = null;
        if (before !== undefined && open !== undefined && closed !== undefined) {
          own = { open: [...open], closed: [...closed] };
          const select = ({ open: queue, closed: taken }: { open: NodeId[]; closed: NodeId[] }) => {
            // What has been generated by then are the positions in both lists and the successors of those in CLOSED.
            const known = new Set([...queue, ...taken, ...taken.flatMap(below)]);
            const node = queue.shift()!;
            taken.unshift(node);
            queue.push(...below(node).filter((to) => !known.has(to) && depth(to) < tree.limit));
          };
          for (let at = before + 1; at <= Math.min(pass, selected) && own.open.length > 0; at += 1)
            select(own);
          if (pass > selected && before <= selected) while (own.open.length > 0) select(own);
          for (let at = Math.max(before, selected) + 1; at <= pass && own.closed.length > 0; at += 1) {
            const taken: NodeId[] = own.closed;
            const isReady = (node: NodeId) =>
              below(node).every((to) => below(to).length === 0 || !taken.includes(to));
            taken.splice(Math.max(0, taken.findIndex(isReady)), 1);
          }
        }
        if (own !== null && random.flip(0.6)) given.set(2 * row, own.open).set(2 * row + 1, own.closed);
        for (const [at, follows] of [own?.open, own?.closed].entries()) {
          const entry = given.get(2 * row + at)?.join();
          const isRight = entry === right.get(2 * row + at)!.join();
          const isCarried = follows !== undefined && entry === follows.join();
          if (isCarried && !isRight) met.carried += 1;
          if (!isCarried && !isRight) errors += 1;
        }
      }
      expect(gradeOf(exercise, given).errors, String(seed)).toBe(errors);
      met[errors > 0 ? 'wrong' : 'right'] += 1;
    }
    for (const [name, count] of Object.entries(met)) expect(count, name).toBeGreaterThan(20);
  });
});

test('who puts positions into OPEN again is told', () => {
  let told = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const graph = randomGraph(seeded(seed), { most: 12, isInPlies: true });
    if (graph.moves.length < graph.tree.size + 1) continue;
    const exercise = asking(about(graph.tree));
    const lists = written(graph, passesOf(exercise), 'no-merging');
    if (lists.size < 2 * passesOf(exercise).length) continue;
    const right = rightAnswer(exercise);
    const answer = { ...BLANK_ANSWER, lists };
    const grade = gradeExercise(exercise, answer, right);
    if (grade.isRight) continue;
    const { findings, candidates } = diagnoseExercise(exercise, answer, grade, right, false);
    const names = [
      ...findings.map(({ misconception }) => misconception),
      ...candidates.map(({ method }) => method),
    ];
    expect(names).toContain('no-merging');
    told += 1;
  }
  expect(told).toBeGreaterThan(3);
});

test('whatever search a graph is shown with, its exercises are about the procedure with lists', () => {
  const { tree } = randomGraph(seeded(3), { most: 12 });
  for (const algorithm of ['minimax', 'alpha-beta', 'two-phase'] as const)
    expect(asPractised(algorithm, tree)).toBe('two-phase');
});
