/**
 * `npm run measure:feedback`: what is said to wrong answers whose cause is known, because they were made
 * with it. A method that is named though it is not the cause is a false accusation; there should hardly be
 * any. `-- 5000` measures so many answers a row.
 */
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { type Diagnosis, diagnose } from '../../src/practice/diagnose/diagnose.ts';
import type { Finding } from '../../src/practice/diagnose/finding.ts';
import { methodAnswers, writesSame } from '../../src/practice/diagnose/methodAnswers.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { METHODS, type MethodName } from '../../src/practice/misconception.ts';
import { drawExercise } from './asked.ts';
import { guess, withSlip } from './wrongSheets.ts';

/** A wrong sheet and what made it wrong; none where no method did. */
interface Cause {
  readonly sheet: Answer;
  readonly methods: readonly MethodName[];
}

interface Row {
  readonly name: string;
  readonly mayBeSlip: boolean;
  /** null where this exercise does not show it */
  readonly make: (exercise: Exercise, random: Random) => Cause | null;
}

const OUTCOMES = ['named', 'false', 'asked', 'slip', 'sign', 'silent'] as const;
type Outcome = (typeof OUTCOMES)[number];

const slipOfRight: Row['make'] = (exercise, random) => {
  const sheet = withSlip(exercise, rightAnswer(exercise).answer, random);
  return sheet === null ? null : { sheet, methods: [] };
};

const ROWS: readonly Row[] = [
  { name: 'right + 1 slip', mayBeSlip: true, make: slipOfRight },
  { name: 'right + 1 slip, free slip used', mayBeSlip: false, make: slipOfRight },
  {
    name: 'one method',
    mayBeSlip: true,
    make: (exercise, random) => sheetOf(exercise, [random.pick(METHODS)]),
  },
  {
    name: 'one method + 1 slip',
    mayBeSlip: true,
    make: (exercise, random) => {
      const cause = sheetOf(exercise, [random.pick(METHODS)]);
      const sheet = cause === null ? null : withSlip(exercise, cause.sheet, random);
      return cause === null || sheet === null ? null : { ...cause, sheet };
    },
  },
  {
    name: 'one method + the other equality',
    mayBeSlip: true,
    make: (exercise, random) => {
      const others = METHODS.filter((method) => method !== 'other-equality');
      return sheetOf(exercise, [random.pick(others), 'other-equality']);
    },
  },
  {
    name: 'right-to-left + parent-only',
    mayBeSlip: true,
    make: (exercise) => sheetOf(exercise, ['right-to-left', 'parent-only']),
  },
  {
    name: 'plausible guess',
    mayBeSlip: true,
    make: (exercise, random) => ({ sheet: guess(exercise, random), methods: [] }),
  },
];

/** The sheet of one method, or of one under the rule of another; null where less would write the same. */
function sheetOf(exercise: Exercise, [method, rule]: readonly [MethodName, MethodName?]): Cause | null {
  if (exercise.parts.some(({ part }) => part.kind === 'interval')) return null;
  const { rules } = exercise;
  const cutoff = rules.cutoff === 'equal' ? 'strict' : 'equal';
  const under =
    rule === 'other-equality'
      ? { ...rules, cutoff }
      : rule === undefined
        ? rules
        : { ...rules, bounds: 'parent' };
  const [found] = methodAnswers({ ...exercise, rules: under as Exercise['rules'] }, [method]);
  if (found === undefined) return null;
  const methods = rule === undefined ? [method] : [method, rule];
  const isLess = (one: MethodName) => {
    const [alone] = methodAnswers(exercise, [one]);
    return (
      alone !== undefined &&
      exercise.parts.every(({ part }) => writesSame(exercise, part, found.answer, alone))
    );
  };
  return rule !== undefined && methods.some(isLess) ? null : { sheet: found.answer, methods };
}

function outcomeOf({ findings, candidates }: Diagnosis, { methods }: Cause): Outcome {
  const said = findings
    .flatMap(({ misconception, also }) => [misconception, also])
    .filter((name) => name !== null);
  const named = said.filter(isMethod);
  if (named.some((name) => !methods.includes(name))) return 'false';
  if (named.length > 0 && methods.every((name) => named.includes(name))) return 'named';
  if (candidates.length > 0) return 'asked';
  if (said.includes('slip')) return 'slip';
  return said.length > 0 ? 'sign' : 'silent';
}

function isMethod(name: Finding['misconception']): name is MethodName {
  return METHODS.some((method) => method === name);
}

/** How often each outcome comes in `count` answers that are wrong. */
function measure({ mayBeSlip, make }: Row, count: number): Map<string, number> {
  const random = seeded(20261122);
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let wrong = 0; wrong < count; ) {
    const exercise = drawExercise(random);
    const cause = make(exercise, random);
    if (cause === null) continue;
    const right = rightAnswer(exercise);
    const grade = gradeExercise(exercise, cause.sheet, right);
    if (grade.isRight) continue;
    wrong += 1;
    const diagnosis = diagnose(exercise, cause.sheet, grade, right, mayBeSlip);
    const outcome = outcomeOf(diagnosis, cause);
    add(outcome);
    if (outcome === 'false' && process.argv.includes('--blame')) {
      const kinds = exercise.parts.map(({ part }) => part.kind).join('+');
      for (const { misconception } of diagnosis.findings)
        if (isMethod(misconception)) add(`  ${misconception} ${kinds}`);
    }
  }
  return counts;
}

const COUNT = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 2000);
console.log(`| answer (${COUNT} each) | ${OUTCOMES.join(' | ')} |`);
console.log(`|---|${OUTCOMES.map(() => '---').join('|')}|`);
for (const row of ROWS) {
  const counts = measure(row, COUNT);
  const shares = OUTCOMES.map((outcome) => `${((100 * (counts.get(outcome) ?? 0)) / COUNT).toFixed(1)} %`);
  console.log(`| ${row.name} | ${shares.join(' | ')} |`);
  const blamed = [...counts].filter(([key]) => key.startsWith('  ')).sort((a, b) => b[1] - a[1]);
  for (const [key, n] of blamed.slice(0, 12)) console.log(`${key}: ${n}`);
}
