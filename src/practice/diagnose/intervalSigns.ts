import type { ValueSpan } from '../../core/analysis/spans.ts';
import type { Answer } from '../answer.ts';
import type { Exercise, Part } from '../exercise.ts';
import type { PartErrors } from '../grade/difference.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { firstPlace } from './place.ts';
import type { Sign } from './signs.ts';

/** One value of the leaf for which the answer is not so: a whole number, if there is one. */
export function intervalSigns(
  { tree }: Exercise,
  part: Part,
  given: Answer,
  errors: PartErrors,
  { trace, answer }: RightAnswer,
): Sign[] {
  const [said, due] = [given.interval, answer.interval];
  if (said === null || due === null) return [];
  const [least, most] = tree.leafBounds;
  const x = triedValues([...said, ...due]).find(
    (value) => value >= least && value <= most && isIn(said, value) !== isIn(due, value),
  );
  if (x === undefined) return [];
  const detail = { kind: 'witness', x, isSpared: isIn(due, x) } as const;
  return [{ misconception: 'counterexample', place: firstPlace(trace, part, errors), detail }];
}

/** Between and beyond all ends there is one of these; the whole ones come first. */
function triedValues(spans: readonly ValueSpan[]): readonly number[] {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const sorted = [...new Set(ends)].sort((a, b) => a - b);
  const between = sorted.slice(1).map((end, index) => (end + (sorted[index] as number)) / 2);
  const around = sorted.flatMap((end) => [end, Math.ceil(end) - 1, Math.floor(end) + 1]);
  const tried = [...around, ...between, ...(sorted.length === 0 ? [0] : [])];
  return [...tried.filter(Number.isInteger), ...tried];
}

function isIn(spans: readonly ValueSpan[], x: number): boolean {
  return spans.some(
    ({ from, to, hasFrom, hasTo }) =>
      (x > from || (hasFrom && x === from)) && (x < to || (hasTo && x === to)),
  );
}
