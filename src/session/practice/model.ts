/**
 * Worked models: after many failures at a skill, the reader steps through an exercise of it that is done right, as an
 * ordinary figure with the questions of Predict, if its search has any; one about positions is shown beside its answer.
 * The model is recorded when its last step has been displayed, or when the reader waves it away; nothing of it is
 * graded.
 */
import { generateExercise } from '../../practice/generate/index.ts';
import type { Difficulty, Skill } from '../../practice/index.ts';
import { limitsOf } from '../../practice/task.ts';
import { wordsIn } from '../../words/language.ts';
import { askedIn, askQuestions } from '../predicting.ts';
import { keepModel } from '../progress.ts';
import { runOf } from '../runOf.ts';
import { OPENED, READING, type Session } from '../session.ts';
import { showAgain } from '../showOther.ts';
import { changeSlice, sliceOf } from '../slice.ts';
import { newTreeId } from '../subject.ts';
import { MODEL, type Model, modelIn } from './modelShown.ts';
import { activeTask, hasRun, newPractice, type Practice, setPractice, subjectInOrder } from './practice.ts';
import { beginPractice } from './showPractice.ts';

/** The generator of models, whose exercises are all about trees, as a figure of one's own is. */
const OF_MODELS = 3;

/** Displays a worked model of a skill from its beginning, on a tree generated from the seed. */
export function beginModel(session: Session, skill: Skill, difficulty: Difficulty, seed: number): void {
  const exercise = generateExercise({ skill, difficulty, seed, generator: OF_MODELS });
  const { code } = session.getState().language;
  const names = wordsIn(code, 'practiceNames');
  const title = wordsIn(code, 'nextStep').modelOf(names.skill[skill], names.difficulty[difficulty]);
  const practice = newPractice(exercise, { seed: null, title, source: 'model', place: null, variant: 0 });
  if (!hasRun(practice)) {
    showAnswer(session, { ...practice, phase: 'comparing' }, { skill, difficulty });
    return;
  }
  const task = activeTask(practice);
  const id = newTreeId();
  const subject = { ...subjectInOrder(practice, practice.right.answer), own: { id, title } };
  setPractice(session, null);
  const { algorithm, rules } = task;
  const { notation } = session.getState();
  const opened = { subject, algorithm, rules, limits: limitsOf(task), notation, step: 0, ...OPENED };
  showAgain(session, opened, READING);
  askQuestions(session, true);
  const { question, hasMore } = askedIn(session.getState());
  const asks = question !== null || hasMore;
  if (!asks) askQuestions(session, false);
  changeSlice(session, MODEL, { model: { skill, difficulty, tree: id, asks, isOver: false } });
  keepWhenSeen(session, id);
}

/** Displays a model that has no steps: an exercise beside its answer, which is recorded as seen. */
function showAnswer(session: Session, practice: Practice, of: Pick<Model, 'skill' | 'difficulty'>): void {
  beginPractice(session, practice);
  const tree = practice.subject.own?.id ?? '';
  changeSlice(session, MODEL, { model: { ...of, tree, asks: false, isOver: true } });
  void keepModel(session, of.skill);
}

/** Records the displayed model when its last step is displayed, unless the reader leaves its tree before. */
function keepWhenSeen(session: Session, id: string): void {
  const leave = session.subscribe((state) => {
    const model = modelIn(state);
    if (model?.tree !== id || model.isOver) leave();
    else if (state.step === runOf(state).length) {
      leave();
      changeSlice(session, MODEL, { model: { ...model, isOver: true } });
      askQuestions(session, false);
      void keepModel(session, model.skill);
    }
  });
}

/** Waves a model away: it is recorded as if it had been seen. */
export async function skipModel(session: Session, skill: Skill): Promise<void> {
  const { model } = sliceOf(session, MODEL);
  if (model?.skill === skill) endModel(session);
  await keepModel(session, skill);
}

/** Ends the display of a model; its tree stays. */
export function endModel(session: Session): void {
  if (sliceOf(session, MODEL).model === null) return;
  changeSlice(session, MODEL, { model: null });
  askQuestions(session, false);
}
