/**
 * Explains a wrong answer to an exercise whose parts may ask about different searches. Each part is compared
 * with the search it asks about. When its entries are right for another search of the exercise, the feedback
 * says that.
 */
import { type Answer, answerOfRun, isBlank, type RightAnswer, runOf } from '../answer.ts';
import { type Exercise, isAskable, type PartKind } from '../exercise.ts';
import { type Grade, partErrors } from '../grade/gradeExercise.ts';
import { rightRun } from '../methods/methods.ts';
import { searchesOf } from '../searches.ts';
import { type Diagnosis, diagnose } from './diagnose.ts';
import { byOrderOfFeedback, type Finding } from './finding.ts';
import { firstPlace, isNothingCut } from './signs.ts';

/**
 * Explains an answer part by part. `mayBeSlip` is false when the student has already used the one free
 * correction of a slip.
 */
export function diagnoseExercise(
  exercise: Exercise,
  given: Answer,
  grade: Grade,
  right: RightAnswer,
  mayBeSlip: boolean,
): Diagnosis {
  const searches = searchesOf(exercise);
  const [only = exercise] = searches;
  if (searches.length <= 1) return diagnose(only, given, grade, right, mayBeSlip);
  const told = searches.flatMap((search) =>
    ofOtherSearch(search, searches, given, { run: runIn(search, right), answer: right.answer }),
  );
  const isTold = (kind: PartKind) => told.some(({ part }) => part === kind);
  const isOneWrong = grade.parts.filter(({ isRight }) => !isRight).length <= 1;
  const diagnoses = searches.map((search) => {
    const parts = search.parts.filter(({ part }) => !isTold(part.kind));
    const grades = parts.flatMap(({ part }) => grade.parts.filter(({ kind }) => kind === part.kind));
    const ofSearch = { run: runIn(search, right), answer: right.answer };
    return diagnose(
      { ...search, parts },
      given,
      { ...grade, parts: grades },
      ofSearch,
      mayBeSlip && isOneWrong,
    );
  });
  const open = diagnoses.find(({ undecided }) => undecided !== null);
  return {
    findings: [...told, ...diagnoses.flatMap(({ findings }) => findings)].toSorted(byOrderOfFeedback),
    candidates: open?.candidates ?? [],
    undecided: open?.undecided ?? null,
  };
}

function runIn({ parts: [asked] }: Exercise, right: RightAnswer) {
  return asked === undefined ? right.run : runOf(right, asked.part.kind);
}

/**
 * Returns one finding for each part of the exercise `search` whose wrong entries would all be right in
 * another search of the whole exercise.
 */
function ofOtherSearch(
  search: Exercise,
  searches: readonly Exercise[],
  given: Answer,
  right: RightAnswer,
): readonly Finding[] {
  return search.parts.flatMap((asked): Finding[] => {
    const { part } = asked;
    const errors = partErrors(search, part, given, right);
    const on = { exercise: search, given, right };
    if (errors.errors === 0 || isBlank(part, given) || isNothingCut(part, on)) return [];
    const other = searches.find((one) => {
      if (one === search || !isAskable(part.kind, one)) return false;
      const as = { ...one, parts: [asked] };
      const methodRun = rightRun(one);
      const wrong = partErrors(as, part, given, { run: methodRun.run, answer: answerOfRun(methodRun, as) });
      const stillWrong = new Set(wrong.differences.map(({ node }) => node));
      return !errors.differences.some(({ node }) => stillWrong.has(node));
    });
    if (other === undefined) return [];
    const { algorithm } = other;
    const place = firstPlace(right.run, part, errors);
    return [
      {
        misconception: 'other-search',
        part: part.kind,
        place,
        also: null,
        detail: { kind: 'search', algorithm },
      },
    ];
  });
}
