/** f(p) of positions: what is right by counting lines, which methods are told, and what becomes of texts that are no positions. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { type TicTacToePosition, ticTacToe } from '../../src/games/ticTacToe.ts';
import { decodePractice, encodeOnOwn } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { attemptVersion } from '../../src/practice/attempt.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { BLANK_SHEET, readSheet, sheetShape } from '../../src/practice/entry/index.ts';
import { chooseParts, type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { isPosition, positionsIn, readPosition, treeOfPositions } from '../../src/practice/positions.ts';
import { usualKind } from '../../src/practice/searches.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { variantOfTree } from '../../src/practice/treeVariant.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { howMany } from '../support/howMany.ts';
import { part, TREES, textItem } from '../support/setItems.ts';

const METHODS = ['own-lines-alone', 'sign-exchanged', 'win-overlooked'] as const;
type Mistake = (typeof METHODS)[number] | null;

function exerciseOn(positions: readonly string[]): Exercise {
  const task = { tree: treeOfPositions(positions), algorithm: 'minimax', rules: DEFAULT_RULES } as const;
  const parts = chooseParts(['estimate'], task, seeded(1));
  if (parts === null) throw new Error('f(p) cannot be asked for');
  return { ...task, parts };
}

const positionsOf = (exercise: Exercise) => [...(positionsIn(exercise.tree)?.values() ?? [])];

/** A board by playing at random on a list of squares, never looking at how the program counts. */
function played(random: Random): string {
  const board = Array<string>(9).fill('.');
  for (let moves = random.below(10), turn = 'x'; moves > 0; moves -= 1) {
    const free = [...board.keys()].filter((square) => board[square] === '.');
    if (free.length === 0 || winnerOf(board) !== null) break;
    board[random.pick(free)] = turn;
    turn = turn === 'x' ? 'o' : 'x';
  }
  return board.join('');
}

/** Every board, whether or not play leads to it. */
function boards(squares = 9): string[] {
  return squares === 0
    ? ['']
    : boards(squares - 1).flatMap((board) => ['.', 'x', 'o'].map((sign) => board + sign));
}

/** The eight lines by where they lie, as texts of three signs. */
function linesOf(board: readonly string[]): readonly string[] {
  const at = (row: number, column: number) => board[row * 3 + column] ?? '';
  const three = [0, 1, 2];
  return [
    ...three.map((row) => three.map((column) => at(row, column)).join('')),
    ...three.map((column) => three.map((row) => at(row, column)).join('')),
    three.map((step) => at(step, step)).join(''),
    three.map((step) => at(step, 2 - step)).join(''),
  ];
}

function winnerOf(board: readonly string[]): 'x' | 'o' | null {
  const lines = linesOf(board);
  if (lines.includes('xxx')) return 'x';
  return lines.includes('ooo') ? 'o' : null;
}

/** What is written of a position, rightly or with a mistake, by the words of the question. */
function written(position: string, mistake: Mistake = null): readonly number[] {
  const lines = linesOf([...position]);
  const open = (own: string, other: string) =>
    lines.filter((line) => !line.includes(other) && (mistake !== 'own-lines-alone' || line.includes(own)));
  const [max, min] = [open('x', 'o').length, open('o', 'x').length];
  const winner = winnerOf([...position]);
  const isWon = winner !== null && mistake !== 'win-overlooked';
  const f = isWon ? (winner === 'x' ? Infinity : -Infinity) : max - min;
  return [max, min, mistake === 'sign-exchanged' ? 0 - f : f];
}

const writtenOf = (positions: readonly string[], mistake: Mistake = null) =>
  new Map(positions.flatMap((position) => written(position, mistake)).entries());

function gradeOf(exercise: Exercise, estimate: ReadonlyMap<number, number>) {
  return gradeExercise(exercise, { ...BLANK_ANSWER, estimate }, rightAnswer(exercise)).parts[0]!;
}

const BOARDS = howMany(5000, 500);

describe('f(p) of a position', () => {
  test(`is as the lines are counted one by one, rightly and by each method, on ${BOARDS} boards`, () => {
    const random = seeded(7);
    for (let count = 0; count < BOARDS; count += 1) {
      const positions = [...new Set(Array.from({ length: 1 + random.below(4) }, () => played(random)))];
      const exercise = exerciseOn(positions);
      expect(rightAnswer(exercise).answer.estimate).toEqual(writtenOf(positions));
      for (const { method, answer } of methodAnswers(exercise, METHODS))
        expect(answer.estimate, method).toEqual(writtenOf(positions, method as Mistake));
    }
  });

  test('is what the game itself evaluates, in every position that play leads to', () => {
    const game = ticTacToe;
    const reached = new Set<TicTacToePosition>([game.s0]);
    for (const position of reached)
      if (!game.terminalTest(position))
        for (const square of game.actions(position)) reached.add(game.result(position, square));
    expect(new Set(boards().filter(isPosition))).toEqual(new Set([...reached].map(game.printState)));
    for (const position of reached) {
      const [max, min, f] = written(game.printState(position));
      expect(f).toBe(game.evaluate!(position));
      const [open, openToMin] = game.terms!.map(({ value }) => value(position));
      expect([max, min]).toEqual([open, openToMin]);
    }
  });

  test('counts open lines also where somebody has won, and an empty line for both sides', () => {
    expect(written('xxx.oo...')).toEqual([3, 2, Infinity]);
    const { answer } = rightAnswer(exerciseOn(['xxx.oo...', '.........']));
    expect([...answer.estimate.values()]).toEqual([3, 2, Infinity, 8, 8, 0]);
  });

  test('is asked of positions alone, and of them before anything else', () => {
    const { tree } = exerciseOn(['x........']);
    const task = { tree, algorithm: 'minimax', rules: DEFAULT_RULES } as const;
    expect(usualKind(task)).toBe('estimate');
    for (const text of [
      '3 5',
      '"f(p)":(a:1 b:2)',
      '("x........":3 "xo.......":2)',
      '"f(p)":("xo......x":1 2)',
    ]) {
      const other = parseTree(text);
      if (!other.ok) throw new Error(text);
      expect(isAskable('estimate', { ...task, tree: other.value }), text).toBe(false);
    }
  });
});

describe('marks for f(p)', () => {
  test('each number that is wrong or missing is an error of its position and column', () => {
    const positions = ['xo..x....', 'x...o...x'];
    const exercise = exerciseOn(positions);
    const right = writtenOf(positions);
    expect(gradeOf(exercise, right)).toMatchObject({ errors: 0, entries: 6, points: 2, marks: 2 });
    const given = new Map(right).set(1, 7);
    given.delete(5);
    expect(gradeOf(exercise, given)).toMatchObject({
      differences: [
        { node: 1, fault: 'wrong', column: 'min' },
        { node: 2, fault: 'blank', column: 'f' },
      ],
      ...{ errors: 2, points: 1.33 },
    });
    expect(gradeOf(exercise, new Map())).toMatchObject({ errors: 6, points: 0 });
  });

  test('one off per wrong number, never below 0, where a set says so', () => {
    const exercise = exerciseOn(['xo..x....']);
    const parts = exercise.parts.map((asked) => ({
      ...asked,
      penalty: { kind: 'per-error', marks: 1 } as const,
    }));
    const points = (wrong: number) => {
      const given = new Map(
        [...writtenOf(['xo..x....'])].map(([at, one]) => [at, at < wrong ? one + 1 : one]),
      );
      return gradeOf({ ...exercise, parts }, given).points;
    };
    expect([0, 1, 2, 3].map(points)).toEqual([2, 1, 0, 0]);
  });
});

describe('a faulty way to count', () => {
  const SEEDS = howMany(400, 16);

  test.each(DIFFICULTIES)(
    `is told from the others in every exercise of level %i, ${SEEDS} seeds`,
    (difficulty) => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const exercise = generateExercise({ skill: 'estimate', difficulty, seed, generator: 3 });
        const positions = positionsOf(exercise);
        expect(positions).toHaveLength(difficulty + 1);
        expect(positions.filter((one) => winnerOf([...one]) !== null)).toHaveLength(difficulty < 3 ? 1 : 2);
        const texts = [null, ...METHODS].map((method) => [...writtenOf(positions, method).values()].join());
        expect(new Set(texts).size).toBe(4);
        for (const method of METHODS) {
          const answer = { ...BLANK_ANSWER, estimate: writtenOf(positions, method) };
          const right = rightAnswer(exercise);
          const grade = gradeExercise(exercise, answer, right);
          const { findings } = diagnoseExercise(exercise, answer, grade, right, true);
          expect(findings.map(({ misconception }) => misconception)).toEqual([method]);
        }
      }
    },
  );

  test('is what a further question tells', () => {
    const like = exerciseOn(['xo..x....']);
    for (const other of METHODS.slice(1)) {
      const telling = tellingExercise(like, [METHODS[0], other].map(suspectOnly), 5);
      const positions = positionsOf(telling!);
      const [one, two] = [METHODS[0], other].map((method) =>
        [...writtenOf(positions, method).values()].join(),
      );
      expect(one).not.toBe(two);
    }
  });

  test('is stored with the names that only newer programs know', () => {
    const parts = [{ kind: 'estimate' }] as const;
    expect(attemptVersion({ skill: 'estimate', misconceptions: [], parts })).toBe(5);
  });
});

describe('a sheet', () => {
  test('keeps what is typed, reads infinities, and names what is no number', () => {
    const exercise = exerciseOn(['xxx.oo...', 'x........']);
    const typed = new Map([
      [0, '４'],
      [1, ' 3 '],
      [2, '+∞'],
      [3, 'four'],
      [5, '-inf'],
    ]);
    const sheet = { ...BLANK_SHEET, estimate: typed };
    const shape = sheetShape(exercise.tree);
    expect(readJson(shape, JSON.stringify(shape.print(sheet))).value?.estimate).toEqual(typed);
    const { answer, unread } = readSheet(sheet, exercise);
    expect([...answer.estimate]).toEqual([
      [0, 4],
      [1, 3],
      [2, Infinity],
      [5, -Infinity],
    ]);
    expect(unread).toEqual([{ part: 'estimate', node: null, cell: 3, text: 'four' }]);
  });
});

describe('variants', () => {
  test('have other positions with as many marks, the same winner and the same methods told apart', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { tree } = generateExercise({ skill: 'estimate', difficulty: 3, seed, generator: 3 });
      const [before, after] = [tree, variantOfTree(tree, seed)].map((one) => [...positionsIn(one)!.values()]);
      for (const [place, position] of before!.entries()) {
        const other = after![place]!;
        expect(other).not.toBe(position);
        const kind = (of: string) => [of.replaceAll('.', '').length, winnerOf([...of])];
        expect(kind(other)).toEqual(kind(position));
        for (const method of METHODS) {
          const isWrong = (of: string) => written(of, method).join() !== written(of).join();
          expect(isWrong(other), `${position} ${other} ${method}`).toBe(isWrong(position));
        }
      }
    }
  });
});

describe('a set', () => {
  const item = (positions: readonly unknown[], kind = 'estimate') => ({
    ...textItem('3 5', part(kind as 'estimate')),
    source: { kind: 'positions', positions },
    algorithm: 'minimax',
  });
  const read = (one: unknown) =>
    readJson(
      setShape(),
      JSON.stringify({ format: 'plyscope-set', version: 4, title: '', hints: true, items: [one] }),
    );

  test('holds positions as texts, in the version that first had them, and asks about each', () => {
    const { value, faults } = read(item(['XO./.X./...', 'x...o...x']));
    expect(faults).toEqual([]);
    expect(value!.items[0]!.source).toEqual({ kind: 'positions', positions: ['xo..x....', 'x...o...x'] });
    expect(JSON.parse(canonicalSet(value!)).version).toBe(4);
    const made = setExercise(value!.items[0]!, 0, TREES);
    if (!made.ok) throw new Error(made.refusal.kind);
    expect(positionsOf(made.exercise)).toEqual(['xo..x....', 'x...o...x']);
    const other = setExercise(value!.items[0]!, 5, TREES);
    if (!other.ok) throw new Error(other.refusal.kind);
    expect(positionsOf(other.exercise)).not.toEqual(positionsOf(made.exercise));
    expect(positionsOf(other.exercise)).toHaveLength(2);
  });

  test('of fresh trees gives each student other positions', () => {
    const fresh = { ...item(['xo..x....', 'xxx.oo...']), variants: 'fresh' };
    const { value } = read(fresh);
    const texts = [1, 2, 3].map((variant) => {
      const made = setExercise(value!.items[0]!, variant, TREES);
      if (!made.ok) throw new Error(made.refusal.kind);
      return positionsOf(made.exercise).join();
    });
    expect(new Set(texts).size).toBe(3);
  });

  test.each([
    [['xo..x...'], 'positions[0]', { kind: 'squares', count: 8 }],
    [['x........', 'xo.?.....'], 'positions[1]', { kind: 'sign', sign: '?', row: 2, column: 1 }],
    [['xxx.x.o..'], 'positions[0]', { kind: 'marks', x: 4, o: 1 }],
    [['o........'], 'positions[0]', { kind: 'marks', x: 0, o: 1 }],
    [['xxxooo...'], 'positions[0]', { kind: 'both-won' }],
    [['xxxoo.o..'], 'positions[0]', { kind: 'after-win', winner: 'x' }],
    [['ooox.x.xx'], 'positions[0]', { kind: 'after-win', winner: 'o' }],
  ])('refuses %j by name', (positions, at, problem) => {
    const { faults } = read(item(positions));
    expect(faults).toMatchObject([
      { path: `$.items[0].source.${at}`, expected: { kind: 'position', problem } },
    ]);
  });

  test('refuses none, more than four, the same twice, and other questions about positions', () => {
    const five = [0, 1, 2, 3, 4].map((square) =>
      '.........'.replace(/./g, (sign, at) => (at === square ? 'x' : sign)),
    );
    const refusal = (one: unknown) => read(one).faults.map(({ path, expected }) => [path, expected.kind]);
    expect(refusal(item([]))).toEqual([['$.items[0].source.positions', 'entries']]);
    expect(refusal(item(five))).toEqual([['$.items[0].source.positions', 'entries']]);
    expect(refusal(item(['x........', 'X../.../...']))).toEqual([
      ['$.items[0].source.positions[1]', 'another'],
    ]);
    expect(refusal(item([7]))).toEqual([['$.items[0].source.positions[0]', 'text']]);
    expect(refusal(item(['x........'], 'values'))).toEqual([['$.items[0].parts[0].kind', 'choice']]);
  });
});

describe('an address', () => {
  test('of one’s own positions holds them as a tree of the notation', () => {
    const { tree } = exerciseOn(['xo..x....', 'ooox.x.x.']);
    const again = parseTree(printTree(tree));
    if (!again.ok) throw new Error('the tree of positions has no notation');
    expect([...positionsIn(again.value)!]).toEqual([...positionsIn(tree)!]);
    const search = { algorithm: 'minimax', rules: DEFAULT_RULES } as const;
    const hash = encodeOnOwn({ kinds: ['estimate'], variant: 0, search, packed: '1AAAA' });
    expect(decodePractice(`#${hash}`)).toMatchObject({ kind: 'own', on: { kinds: ['estimate'] } });
  });

  test('of a seed makes the same exercise for ever', () => {
    const address = decodePractice('practice=estimate.2.77.3');
    expect(address).toEqual({
      kind: 'seed',
      seed: { skill: 'estimate', difficulty: 2, seed: 77, generator: 3 },
    });
    if (address?.kind !== 'seed') return;
    const first: readonly NodeId[] = generateExercise(address.seed).tree.leaves();
    expect(first).toHaveLength(3);
  });
});

test('a position is read as people type it', () => {
  for (const text of ['XO..X....', 'xo. / .x. / ...', 'ｘｏ．．ｘ．．．．', ' xo..x.... '])
    expect(readPosition(text)).toBe('xo..x....');
});
