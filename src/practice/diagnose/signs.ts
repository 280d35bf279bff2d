/** What single wrong entries show where no method explains a part: each sign at the first place where it shows. */
import type { Trace } from '../../core/run/trace.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Answer } from '../answer.ts';
import type { Exercise, Part } from '../exercise.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { countSigns, leafSigns, listSigns } from './cutSigns.ts';
import type { Finding } from './finding.ts';
import { intervalSigns } from './intervalSigns.ts';
import { isCalled, placeOf } from './place.ts';
import { windowSigns } from './windowSigns.ts';

/** A finding before it is said which part it is about. */
export type Sign = Omit<Finding, 'part' | 'also'>;

export function signsIn(
  exercise: Exercise,
  part: Part,
  given: Answer,
  errors: PartErrors,
  right: RightAnswer,
): readonly Finding[] {
  const signs = signsOfPart(exercise, part, given, errors, right);
  return signs.map((sign): Finding => ({ ...sign, part: part.kind, also: null }));
}

function signsOfPart(
  exercise: Exercise,
  part: Part,
  given: Answer,
  errors: PartErrors,
  right: RightAnswer,
): readonly Sign[] {
  const { trace } = right;
  const at = (misconception: Sign['misconception'], difference: Difference | undefined): Sign[] =>
    difference === undefined
      ? []
      : [{ misconception, place: placeOf(trace, part, difference), detail: null }];
  const withFault = (fault: Difference['fault']) =>
    errors.differences.find((difference) => difference.fault === fault);
  const extras = errors.differences.filter(({ fault }) => fault === 'extra');
  switch (part.kind) {
    case 'values':
      return [
        ...(trace.algorithm === 'alpha-beta'
          ? at('wrong-root-value', errors.differences.find(isWrongRoot))
          : []),
        ...at('exact-at-cut', withFault('half')),
        ...at(
          'value-at-unvisited',
          extras.find(({ node }) => !isCalled(trace, node)),
        ),
        ...at(
          'nothing-proved',
          extras.find(({ node }) => isCalled(trace, node)),
        ),
      ];
    case 'windows':
      return [...windowSigns(part, given, errors, right), ...at('value-at-unvisited', extras[0])];
    case 'crossing':
      return leafSigns(exercise, part, given, errors, trace);
    case 'leafOrder':
      return listSigns(exercise, part, given, errors, trace);
    case 'leafCount':
      return countSigns(exercise, part, given, errors, trace);
    case 'move':
    case 'line':
      return moveSigns(right, part.kind === 'move' ? given.move : (given.line[0] ?? null));
    case 'interval':
      return intervalSigns(exercise, part, given, errors, right);
    case 'reorder':
      return [];
  }
}

function isWrongRoot({ node, fault }: Difference): boolean {
  return node === ROOT && fault === 'wrong';
}

/** A move to a child that returned the root's value later than another: that was only a bound, or a tie. */
function moveSigns({ trace, answer }: RightAnswer, move: NodeId | null): Sign[] {
  if (move === null || move === answer.move || !returnedTheValue(trace, move)) return [];
  const place = placeOf(trace, { kind: 'move' }, { node: move, fault: 'wrong' });
  return [{ misconception: 'later-equal', place, detail: null }];
}

function returnedTheValue(trace: Trace, move: NodeId): boolean {
  const { tree, result } = trace;
  return tree.parent(move) === ROOT && result.ok && trace.heldAt(move) === result.value;
}
