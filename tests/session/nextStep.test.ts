/** What comes next in practice, on the page: exercises, worked models, and what is recorded of them. */
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers, writesWrong } from '../../src/practice/diagnose/methodAnswers.ts';
import { generateExercise } from '../../src/practice/generate/index.ts';
import { isModel, type PracticeRecord } from '../../src/practice/schedule/studentState.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import { move } from '../../src/session/moves.ts';
import { beginModel, endModel, skipModel } from '../../src/session/practice/model.ts';
import { modelIn } from '../../src/session/practice/modelShown.ts';
import { beginNext, beginStep } from '../../src/session/practice/nextStep.ts';
import { currentPractice } from '../../src/session/practice/practice.ts';
import { leavePractice } from '../../src/session/practice/showPractice.ts';
import { askedIn, revealAnswer } from '../../src/session/predicting.ts';
import { clearProgress, keepRecord, PRACTISED } from '../../src/session/progress.ts';
import { runOf } from '../../src/session/runOf.ts';
import { drawnIn, type Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { loadWords } from '../../src/words/language.ts';
import { attemptAt, idOf, inARow, marked } from '../support/attempts.ts';
import { howMany, inTurns } from '../support/howMany.ts';
import { opened } from './askedSession.ts';

const { session } = opened();

beforeAll(() => loadWords('en', 'work'));
beforeEach(() => clearProgress(session));

const models = (of: Session) => sliceOf(of, PRACTISED).records.filter(isModel);

/** Steps to the end of the run, showing the answer to every question. */
function stepToEnd(): void {
  const { length } = runOf(session.getState());
  for (let press = 0; session.getState().step < length; press += 1) {
    if (press > 1000) throw new Error('the end of the run is never reached');
    revealAnswer(session);
    move(session, 'next');
  }
}

async function keep(records: readonly PracticeRecord[]): Promise<void> {
  for (const record of records) await keepRecord(session, record);
}

describe('a worked model', () => {
  test.each(SKILLS.filter((skill) => skill !== 'estimate'))(
    'of %s is stepped through with questions to its end, and then recorded',
    async (skill) => {
      for (const difficulty of inTurns(DIFFICULTIES, SKILLS.indexOf(skill), DIFFICULTIES.length)) {
        await clearProgress(session);
        beginModel(session, skill, difficulty, 7);
        expect(modelIn(session.getState())).toMatchObject({ skill, difficulty, isOver: false });
        expect(session.getState()).toMatchObject({ activity: { kind: 'reading' }, step: 0 });
        // About searches of several players Predict asks nothing.
        expect(askedIn(session.getState()).hasMore).toBe(skill !== 'vectors');
        expect(modelIn(session.getState())?.asks).toBe(skill !== 'vectors');
        // The last step that may be shown before a question is answered is not the end.
        move(session, 'last');
        expect(modelIn(session.getState())?.isOver).toBe(skill === 'vectors');
        stepToEnd();
        expect(modelIn(session.getState())?.isOver).toBe(true);
        expect(askedIn(session.getState()).isOn).toBe(false);
        await expect.poll(() => models(session)).toMatchObject([{ version: 3, skill, model: true }]);
      }
    },
  );

  test('of positions, which no search leads to, is shown beside its answer, and recorded at once', async () => {
    beginModel(session, 'estimate', 2, 7);
    expect(currentPractice(session)).toMatchObject({ phase: 'comparing', result: null });
    expect(modelIn(session.getState())).toMatchObject({ skill: 'estimate', asks: false, isOver: true });
    expect(session.getState()).toMatchObject({ activity: { kind: 'practising' }, step: 0 });
    const { tree } = currentPractice(session)!.exercise;
    const drawn = drawnIn(session.getState())!;
    for (const leaf of tree.leaves()) expect(drawn.spoken(leaf)).toContain(printNumber(tree.value(leaf)));
    await expect.poll(() => models(session)).toMatchObject([{ skill: 'estimate', model: true }]);
    endModel(session);
    leavePractice(session);
  });

  test('that is left before its end is not recorded, and one that is waved away is', async () => {
    beginModel(session, 'chance', 1, 7);
    endModel(session);
    expect(modelIn(session.getState())).toBeNull();
    stepToEnd();
    expect(models(session)).toEqual([]);
    beginModel(session, 'chance', 1, 7);
    await skipModel(session, 'chance');
    expect(modelIn(session.getState())).toBeNull();
    expect(models(session)).toMatchObject([{ skill: 'chance' }]);
  });

  test('of numbers for a goal shows numbers that reach it', () => {
    const exercise = generateExercise({ skill: 'construct', difficulty: 1, seed: 7, generator: 3 });
    beginModel(session, 'construct', 1, 7);
    const { tree } = session.getState().subject;
    const { construct } = rightAnswer(exercise).answer;
    expect(construct.size).toBeGreaterThan(0);
    for (const [leaf, value] of construct) expect(tree.value(leaf)).toBe(value);
  });
});

describe('what comes next', () => {
  test('is a model after six failures, and a rest of the skill after it', async () => {
    await keep(inARow(6, 1, { version: 3, skill: 'chance', ...marked(0) }));
    beginNext(session);
    expect(modelIn(session.getState())).toMatchObject({ skill: 'chance', difficulty: 1 });
    expect(currentPractice(session)).toBeNull();
    stepToEnd();
    await expect.poll(() => models(session)).toHaveLength(1);
    beginNext(session);
    expect(currentPractice(session)?.origin.seed?.skill).toBe('backing-up');
    expect(modelIn(session.getState())).toBeNull();
  });

  test('is the screen of all exercises when enough is done', async () => {
    const at = Date.now();
    const done = SKILLS.flatMap((skill, index) =>
      [0, 1].map((more) =>
        attemptAt(at - 1000, { version: 3, id: idOf(index * 2 + more + 1), skill, difficulty: 3 }),
      ),
    );
    await keep(done);
    beginNext(session);
    expect(session.getState().activity).toMatchObject({ kind: 'visiting', screen: 'practise' });
  });

  test('is an exercise that tells a misconception from the right way, also when its recipe need not', () => {
    const misconception = 'swapped-tests';
    for (let time = 0; time < howMany(10, 3); time += 1) {
      beginStep(session, {
        ...{ kind: 'exercise', skill: 'shallow-cutoffs', difficulty: 1, purpose: 'learn' },
        ...{ why: { kind: 'misconception', misconception }, separates: [misconception] },
      });
      const { exercise, right } = currentPractice(session)!;
      const [sheet] = methodAnswers(exercise, [misconception]);
      expect(sheet !== undefined && writesWrong(exercise, sheet, right)).toBe(true);
    }
  });
});
