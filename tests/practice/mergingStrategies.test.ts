/** Winning strategies in games whose positions merge: against trying every rule of play, and the methods by their own words. */
import { describe, expect, test } from 'vitest';
import type { MergingTree } from '../../src/core/graph/mergingTree.ts';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { answersUnder, writesSame } from '../../src/practice/diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, formatOf, isAskable } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import type { Task } from '../../src/practice/task.ts';
import { howMany } from '../support/howMany.ts';
import { type RandomGraph, randomGraph } from '../support/randomGraph.ts';

type Side = 'max' | 'min';
type Pair = readonly [from: number, to: number];

const SIDES = ['max', 'min'] as const;
const NONE = '0';

const about = (tree: MergingTree): Task => ({ tree, algorithm: 'two-phase', rules: DEFAULT_RULES });

function asking(task: Task, owner?: Side): Exercise {
  const parts = chooseParts(['solution'], task, seeded(1), new Map(), owner === undefined ? {} : { owner });
  if (parts === null) throw new Error('no strategy can be asked for');
  return { ...task, parts };
}

const key = ([from, to]: Pair) => `${from}>${to}`;

/** The answer in which the moves between these positions are marked. */
function answered(tree: MergingTree, pairs: readonly Pair[]) {
  const ids = pairs.map(([a, b]) => tree.graph.edges.find(({ from, to }) => from === a && to === b)!.id);
  return new Set(ids as NodeId[]);
}

function gradeOf(exercise: Exercise, solution: ReadonlySet<NodeId>) {
  return gradeExercise(exercise, { ...BLANK_ANSWER, solution }, rightAnswer(exercise)).parts[0]!;
}

/** A graph as one sees it in the drawing: who moves where, and which moves there are. */
interface Seen {
  readonly moves: readonly Pair[];
  readonly movesFrom: (at: number) => readonly Pair[];
  readonly owner: (at: number) => string;
  readonly value: (at: number) => number;
}

function seen({ tree, moves }: RandomGraph): Seen {
  const from = new Map<number, Pair[]>();
  for (const move of moves) from.set(move[0], [...(from.get(move[0]) ?? []), move]);
  return {
    moves,
    movesFrom: (at) => from.get(at) ?? [],
    owner: (at) => tree.kindName(at as NodeId),
    value: (at) => tree.value(at as NodeId),
  };
}

/** What can be played when the owner plays by a rule: the moves, and the ends to which they lead. */
function played({ movesFrom, owner }: Seen, side: Side, rule: ReadonlyMap<number, Pair>) {
  const moves: Pair[] = [];
  const ends: number[] = [];
  const waiting = [0];
  const met = new Set([0]);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const all = movesFrom(at);
    if (all.length === 0) ends.push(at);
    for (const move of owner(at) === side ? [rule.get(at)!] : all) {
      moves.push(move);
      if (!met.has(move[1])) waiting.push(move[1]);
      met.add(move[1]);
    }
  }
  return { moves, ends };
}

const textOf = (pairs: readonly Pair[]) => pairs.map(key).sort().join();

/** All winning strategies of a side, by trying every rule; null when there are too many rules. */
function winning(of: Seen, side: Side, wins: (end: number) => boolean): Map<string, readonly Pair[]> | null {
  const own = [...new Set(of.moves.map(([from]) => from))].filter((at) => of.owner(at) === side);
  if (own.reduce((count, at) => count * of.movesFrom(at).length, 1) > 600) return null;
  let rules: ReadonlyMap<number, Pair>[] = [new Map()];
  for (const at of own)
    rules = rules.flatMap((rule) => of.movesFrom(at).map((move) => new Map([...rule, [at, move]])));
  const found = new Map<string, readonly Pair[]>();
  for (const rule of rules) {
    const { moves, ends } = played(of, side, rule);
    if (ends.every(wins)) found.set(textOf(moves), moves);
  }
  return found;
}

/** The positions at which the marked moves break a strategy, as one finds them by walking along them. */
function broken(
  of: Seen,
  side: Side,
  wins: (end: number) => boolean,
  marked: readonly Pair[],
  isOneReply = false,
): number {
  const walked = new Set<number>();
  let faults = 0;
  const walk = (at: number): void => {
    if (walked.has(at)) return;
    walked.add(at);
    const all = of.movesFrom(at);
    const taken = marked.filter(([from]) => from === at);
    if (all.length === 0) faults += wins(at) ? 0 : 1;
    else faults += taken.length === (of.owner(at) === side || isOneReply ? 1 : all.length) ? 0 : 1;
    for (const [, to] of taken) walk(to);
  };
  walk(0);
  return faults + new Set(marked.map(([from]) => from).filter((from) => !walked.has(from))).size;
}

function damaged(of: Seen, strategies: readonly (readonly Pair[])[], random: Random): readonly Pair[] {
  const marked = new Map(
    (strategies.length > 0 ? random.pick(strategies) : []).map((move) => [key(move), move]),
  );
  for (let changes = random.below(4); changes > 0; changes -= 1) {
    const move = random.pick(of.moves);
    if (!marked.delete(key(move))) marked.set(key(move), move);
  }
  return [...marked.values()];
}

describe('in random graphs', () => {
  test('right is what wins when every rule is tried, and errors are the positions that break it', () => {
    const met = { none: 0, several: 0, right: 0, wrong: 0, draws: 0, merged: 0 };
    for (let seed = 1; seed <= howMany(3000, 250); seed += 1) {
      const random = seeded(seed);
      const values = random.pick([
        [-1, 1],
        [-1, 0, 1],
        [-1, 0, 0, 0, 1],
      ]);
      const graph = randomGraph(random, { most: 16, values });
      const { tree } = graph;
      const of = seen(graph);
      const met3 = new Set(tree.leaves().map((leaf) => tree.value(leaf)));
      expect(isAskable('solution', about(tree))).toBe(met3.size > 1);
      if (met3.size < 2) continue;
      if (of.moves.length >= tree.size) met.merged += 1;
      const [most, least] = [Math.max(...met3), Math.min(...met3)];
      const wins = {
        max: (end: number) => of.value(end) === most,
        min: (end: number) => of.value(end) === least,
      };
      const [ofMax, ofMin] = SIDES.map((side) => winning(of, side, wins[side]));
      if (!ofMax || !ofMin) continue;
      const all = { max: ofMax, min: ofMin };
      const winner = SIDES.find((side) => all[side].size > 0);
      if (winner === undefined) met.draws += 1;
      for (const asked of [...SIDES, undefined]) {
        const exercise = asking(about(tree), asked);
        const owner = asked ?? winner;
        const strategies = owner === undefined ? new Map<string, readonly Pair[]>() : all[owner];
        const right = rightAnswer(exercise).answer.solution;
        const rightPairs = tree.graph.edges
          .filter(({ id }) => right.has(id as NodeId))
          .map(({ from, to }): Pair => [from, to]);
        expect(strategies.size === 0 ? [...right].join() === NONE : strategies.has(textOf(rightPairs))).toBe(
          true,
        );
        expect(gradeOf(exercise, right)).toMatchObject({ isRight: true, points: 4 });
        expect(gradeOf(exercise, new Set([ROOT])).isRight).toBe(strategies.size === 0);
        if (strategies.size === 0) met.none += 1;
        if (strategies.size > 1) met.several += 1;
        for (let tries = 0; tries < 3; tries += 1) {
          const marked = damaged(of, [...strategies.values(), ...ofMax.values(), ...ofMin.values()], random);
          const grade = gradeOf(exercise, answered(tree, marked));
          expect(grade.isRight).toBe(strategies.has(textOf(marked)));
          met[grade.isRight ? 'right' : 'wrong'] += 1;
          if (grade.isRight || strategies.size === 0 || owner === undefined || marked.length === 0) continue;
          expect(grade.errors).toBe(broken(of, owner, wins[owner], marked));
        }
      }
    }
    for (const [name, count] of Object.entries(met))
      expect(count, name).toBeGreaterThan(name === 'draws' ? 0 : 8);
  });

  test('each method agrees with what a student writes by it, and with nothing else', () => {
    const told = new Map<string, number>();
    for (let seed = 1; seed <= howMany(1500, 150); seed += 1) {
      const random = seeded(seed);
      const graph = randomGraph(random, { most: 14, isInPlies: true });
      const { tree } = graph;
      const of = seen(graph);
      if (!isAskable('solution', about(tree))) continue;
      const wins = { max: (end: number) => of.value(end) === 1, min: (end: number) => of.value(end) === -1 };
      const [ofMax, ofMin] = SIDES.map((side) => winning(of, side, wins[side]));
      const [lostMax, lostMin] = SIDES.map((side) => winning(of, side, (end) => !wins[side](end)));
      if (!ofMax || !ofMin || !lostMax || !lostMin) continue;
      const winsOf = { max: ofMax, min: ofMin };
      const losesOf = { max: lostMax, min: lostMin };
      for (const owner of SIDES) {
        const exercise = asking(about(tree), owner);
        const other = owner === 'max' ? 'min' : 'max';
        const isWrittenBy: Record<string, (marked: readonly Pair[]) => boolean> = {
          'one-reply': (marked) => broken(of, owner, wins[owner], marked, true) === 0,
          'other-player': (marked) => winsOf[other].has(textOf(marked)),
          'ends-reversed': (marked) => losesOf[owner].has(textOf(marked)),
        };
        const pools = [...ofMax.values(), ...ofMin.values(), ...lostMax.values(), ...lostMin.values()];
        for (let tries = 0; tries < 4; tries += 1) {
          const marked = damaged(of, pools, random);
          if (marked.length === 0) continue;
          const given = { ...BLANK_ANSWER, solution: answered(tree, marked) };
          for (const [method, isWritten] of Object.entries(isWrittenBy)) {
            const [sheet] = answersUnder(exercise, [suspectOnly(method as MethodName)]);
            const isSame = writesSame(exercise, exercise.parts[0]!.part, given, sheet!);
            expect(isSame, `${method} ${seed}`).toBe(isWritten(marked));
            if (isSame) told.set(method, (told.get(method) ?? 0) + 1);
          }
        }
      }
    }
    for (const method of ['one-reply', 'other-player', 'ends-reversed'])
      expect(told.get(method), method).toBeGreaterThan(15);
  });
});

describe('presses', () => {
  const { entry } = formatOf('solution');
  if (entry.way !== 'picks' || entry.pressMove === undefined) throw new Error(entry.way);
  const { press, pressMove } = entry;

  test('on a move mark it and take it back; on a position they mark the moves to it one by one, then take all back', () => {
    const met = { several: 0 };
    for (let seed = 1; seed <= howMany(500, 60); seed += 1) {
      const random = seeded(seed);
      const graph = randomGraph(random, { most: 14 });
      const { tree } = graph;
      const { edges } = graph.tree.graph;
      const edge = random.pick(edges);
      const one = pressMove(new Set(), edge.id as NodeId) as ReadonlySet<NodeId>;
      expect([...one]).toEqual([edge.id]);
      expect([...(pressMove(one, edge.id as NodeId) as ReadonlySet<NodeId>)]).toEqual([]);
      // With all moves marked that do not lead to a position, all moves to it come from positions that are reached.
      const to = random.pick(tree.nodes().slice(1));
      const ways = edges.filter((way) => way.to === to).map(({ id }) => id);
      const others = new Set(edges.filter((way) => way.to !== to).map(({ id }) => id as NodeId));
      let given: unknown = others;
      const reached = new Set([
        0,
        ...edges.filter(({ id }) => others.has(id as NodeId)).map((way) => way.to as number),
      ]);
      const near = edges.filter((way) => way.to === to && reached.has(way.from)).map(({ id }) => id);
      const due = near.length > 0 ? near : ways;
      if (due.length > 1) met.several += 1;
      for (const [count] of due.entries()) {
        given = press(tree, given, to);
        const marked = [...(given as ReadonlySet<number>)].filter((id) => ways.includes(id));
        expect(marked).toHaveLength(count + 1);
        expect(due).toEqual(expect.arrayContaining(marked));
      }
      given = press(tree, given, to);
      expect(given).toEqual(others);
      expect(press(tree, given, ROOT)).toEqual(new Set([ROOT]));
    }
    expect(met.several).toBeGreaterThan(10);
  });
});
