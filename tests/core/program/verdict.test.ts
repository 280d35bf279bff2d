/** The verdict on logs, against programs that are run and compared line by line to their ends. */
import { expect, test } from 'vitest';
import { type Fit, fitLog } from '../../../src/core/program/fitLog.ts';
import type { Departure } from '../../../src/core/program/followLog.ts';
import { hasWindows, type ProgramLog } from '../../../src/core/program/programLog.ts';
import { readLogs } from '../../../src/core/program/readLog.ts';
import { type Verdict, verdictOn } from '../../../src/core/program/verdict.ts';
import { type Random, shuffled } from '../../../src/core/random/seeded.ts';
import { expectSame, forTrees, naming, type Sample } from '../../support/forTrees.ts';
import { howMany, someOf } from '../../support/howMany.ts';
import { chatterIn, drawStyle, printed, type Style } from './plainPrint.ts';
import {
  inOrder,
  MISTAKEN,
  MISTAKES,
  type PlainLine,
  type PlainProgram,
  positionOf,
  RIGHT,
} from './plainPrograms.ts';
import {
  type PlainDeparture,
  type PlainVerdict,
  plainVerdict,
  type Runs,
  runsBeside,
  runsOn,
  type Told,
  walkedBy,
} from './plainVerdict.ts';

const PAIRS: readonly PlainProgram[] = MISTAKES.flatMap((one, index) =>
  MISTAKES.slice(index + 1).flatMap((other) =>
    RIGHT.filter(({ algorithm }) => algorithm === 'alpha-beta').map((program) => ({
      ...program,
      mistakes: [one, other],
    })),
  ),
);

/** Logs of the right programs, of mistaken ones and of ones with two mistakes, in any order of the children. */
function forLogs({ sketch, random, seed }: Sample, law: (log: Printed) => void): void {
  const given = positionOf(sketch);
  const orders = [
    given,
    inOrder(given, (all) => all.toReversed()),
    inOrder(given, (all) => shuffled(all, random)),
  ].map((root) => ({ root, runs: runsOn(root) }));
  const mistaken = someOf(MISTAKEN, 7, seed);
  const pairs = shuffled(PAIRS, random).slice(0, howMany(20, 2));
  for (const program of [...RIGHT, ...mistaken, ...pairs]) {
    const turn = random.below(3);
    const { root, runs } = orders[turn]!;
    const whole = runs(program);
    const style = drawStyle(root, whole, random);
    const lines = changed(whole, style, random);
    const text = printed(lines, style, random);
    const isTold = turn < 2 || style.move;
    naming(
      () => `${JSON.stringify(program)}\n${text.slice(0, 2000)}`,
      () => law({ program, runs, lines, style, text, isTold, isChanged: lines !== whole }),
    );
  }
}

interface Printed {
  readonly program: PlainProgram;
  /** what all programs print on the tree, in the same order of the children */
  readonly runs: Runs;
  readonly lines: readonly PlainLine[];
  readonly style: Style;
  readonly text: string;
  /** whether the log tells, or its order shows, which child each call is about */
  readonly isTold: boolean;
  /** whether it is another log than the program's */
  readonly isChanged: boolean;
}

/** Most logs as they are; of some the end is missing, in others one number, or one side, is another. */
function changed(lines: readonly PlainLine[], style: Style, random: Random): readonly PlainLine[] {
  if (random.flip(0.8)) return lines;
  const place = random.below(lines.length);
  if (random.flip(0.3)) return lines.slice(0, place + 1);
  return lines.with(place, otherLine(lines[place]!, style, random));
}

function otherLine(line: PlainLine, style: Style, random: Random): PlainLine {
  const isLeaf = line.at.children.length === 0;
  const number = random.pick([0, 1, 5, -Infinity, Infinity]);
  if (line.is === 'return') return isLeaf ? line : { ...line, value: number };
  if (line.window === null || random.flip(0.3)) {
    const canTurn = style.sides && !style.negamax && !isLeaf && line.side !== 'chance';
    return canTurn ? { ...line, side: line.side === 'max' ? 'min' : 'max' } : line;
  }
  // Another window of the first call would say other infinities, or none.
  if (line.at.id === 0 && style.infinity !== null) return line;
  return { ...line, window: random.flip(0.5) ? [line.window[0], number] : [number, line.window[1]] };
}

function logOf({ text, lines }: Printed): ProgramLog {
  const { runs, fault, otherLines } = readLogs(text);
  expectSame(fault, null);
  expectSame(runs.length, 1);
  expectSame(otherLines, chatterIn(text));
  expectSame(runs[0]!.lines.length, lines.length);
  return runs[0]!;
}

function expectVerdict(found: Verdict, due: PlainVerdict, told: Told): void {
  const { right } = due;
  expectSame(rounded(found.first), rounded(due.first));
  expectSame(new Set(found.mistakes), new Set(due.mistakes));
  if (right === null || !told.isWhole) {
    expectSame(found.program === null, due.mistakes.length === 0);
    return;
  }
  const isMinimax = right.algorithm === 'minimax';
  expectSame(found.rules, isMinimax ? null : { cutoff: right.cutoff, value: right.value });
  expectSame(found.program, isMinimax && hasChance(told.lines) ? 'expectiminimax' : right.algorithm);
}

function hasChance(lines: readonly PlainLine[]): boolean {
  return lines.some(({ at }) => at.side === 'chance');
}

/** Expectations are added up exactly by the one and in doubles by the other. */
function rounded(departure: Departure | PlainDeparture | null): unknown {
  const round = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(round);
    return typeof given === 'number' && Number.isFinite(given) ? Math.round(given * 1e6) / 1e6 + 0 : given;
  };
  return departure && { ...departure, got: round(departure.got), expected: round(departure.expected) };
}

/** What has to hold whatever the second verdict says. */
function expectLaws(found: Verdict, { program: { mistakes }, isChanged }: Printed): void {
  if (isChanged) return;
  if (mistakes.length === 0) expectSame(found.first, null);
  if (mistakes.length === 1 && found.first !== null) expect(found.mistakes).toContain(mistakes[0]);
}

test('is that of whole runs, on the tree that a log walks and on a known one', () => {
  forTrees({ long: 600, usual: 300 }, { nodes: howMany(60, 30) }, (sample) => {
    forLogs(sample, (log) => {
      const read = logOf(log);
      const { style } = log;
      const told: Told = {
        lines: log.lines,
        printsWindows: hasWindows(read),
        printsSides: style.sides,
        isWhole: read.isComplete,
      };
      const walked = verdictOn(read, null);
      const due = plainVerdict(told, runsBeside(told, walkedBy(log.lines, style.moves)));
      naming(
        () => 'on the tree that the log walks',
        () => {
          expectVerdict(walked, due, told);
          expectLaws(walked, log);
          const isProof = log.program.mistakes.length === 0 && !log.isChanged;
          if (isProof && !hasChance(log.lines)) expectSame(walked.minimax, sample.value);
        },
      );
      const fit = log.isTold ? fitLog(read, sample.tree) : null;
      if (fit === null || !isFitRight(fit, log)) return;
      const known = verdictOn(read, { tree: sample.tree, fit });
      expectVerdict(known, plainVerdict(told, log.runs), told);
      expectLaws(known, log);
      expectSame(known.minimax, sample.value);
      expectSame(known.knowsMoves, true);
    });
  });
});

/** Whether the log is laid over the tree as it was walked; another way in which it fits is as good, but is another log. */
function isFitRight(fit: Fit, { lines }: Printed): fit is Extract<Fit, { ok: true }> {
  if (!fit.ok) throw new Error(`call ${fit.call} has no place in the tree that the program walked`);
  const ids = lines.flatMap((line) => (line.is === 'call' ? [line.at.id] : []));
  return ids.every((id, call) => fit.nodeOf[call] === id);
}
