/** Which exercise comes next: the state of every skill, and the choice among them. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import type { Attempt } from '../../src/practice/attempt.ts';
import { chooseNext } from '../../src/practice/schedule/chooseNext.ts';
import type { ModelRecord } from '../../src/practice/schedule/modelRecord.ts';
import { NEEDS } from '../../src/practice/schedule/needs.ts';
import { separatedByRecipe } from '../../src/practice/schedule/separates.ts';
import {
  afterExercise,
  afterModel,
  NEW,
  owesModel,
  type SkillState,
} from '../../src/practice/schedule/skillState.ts';
import { type PracticeRecord, studentState } from '../../src/practice/schedule/studentState.ts';
import { DIFFICULTIES, type Difficulty, SKILLS, type Skill } from '../../src/practice/skill.ts';
import { attemptAt, idOf, marked } from '../support/attempts.ts';
import { ofTrees } from '../support/howMany.ts';
import { type PlainRecord, plainSkill } from './plainSchedule.ts';

const DAY = 86_400_000;

const never = () => false;

function did(skill: Skill, at: number, share: number, difficulty: Difficulty = 3): Attempt {
  return attemptAt(at, { version: 3, skill, difficulty, ...marked(share) });
}

function model(skill: Skill, at: number): ModelRecord {
  return { version: 3, id: idOf(at), at, skill, model: true };
}

/** Two full exercises of the hardest level, with which a skill is mastered. */
const mastering = (skill: Skill, at: number) => [did(skill, at, 1), did(skill, at + 1, 1)];

describe('the state of a skill', () => {
  const stateAfter = (shares: readonly number[], difficulty: Difficulty, from: SkillState = NEW) =>
    shares.reduce((state, share, at) => afterExercise(state, { share, difficulty, at }), from);

  test('is placed by one exercise of the hardest level', () => {
    expect(stateAfter([1], 3)).toMatchObject({ level: 3, m: 0.75, n: 1, f: 0 });
    expect(stateAfter([0.5], 3)).toMatchObject({ level: 2, m: 0.45, n: 0 });
    expect(stateAfter([0.25], 3)).toMatchObject({ level: 1, m: 0, n: 0, f: 1 });
    expect(stateAfter([1, 1], 3)).toEqual({ kind: 'mastered', stage: 0, due: 1 + DAY });
  });

  test('rises level by level, and falls after two failures running', () => {
    expect(stateAfter([1, 1, 1], 1)).toMatchObject({ level: 1, n: 3 });
    expect(stateAfter([1, 1, 1, 1], 1)).toMatchObject({ level: 2, m: 0.45, n: 0 });
    const second = stateAfter([1, 1, 1, 1], 1);
    expect(stateAfter([0, 0], 2, second)).toMatchObject({ level: 1, m: 0.45, n: 0, f: 2 });
    expect(stateAfter([0, 1, 0], 2, second)).toMatchObject({ level: 2, f: 1 });
  });

  test('is not changed by easier exercises, and by harder ones only when they are full', () => {
    const second = stateAfter([1, 1, 1, 1], 1);
    expect(stateAfter([0, 0, 0], 1, second)).toEqual(second);
    expect(stateAfter([0.75], 3, second)).toEqual(second);
    expect(stateAfter([1], 3, second)).toMatchObject({ level: 3, n: 1 });
  });

  test('owes a model after six failures, then after three, and rests longer every time', () => {
    const failing = (state: SkillState, count: number) =>
      stateAfter(
        Array.from({ length: count }, () => 0),
        1,
        state,
      );
    let state = failing(NEW, 5);
    expect(owesModel(state)).toBe(false);
    state = failing(state, 1);
    for (const days of [1, 3, 7, 7]) {
      expect(owesModel(state)).toBe(true);
      state = afterModel(state, 1000);
      expect(state).toMatchObject({ level: 1, f: 0, m: 0, n: 0, rest: 1000 + days * DAY });
      state = failing(state, 3);
    }
  });

  test('is reviewed after 1, 3, 7 and 21 days, and goes back to learning when a review fails', () => {
    let state = stateAfter([1, 1], 3);
    let at = 1;
    for (const days of [1, 3, 7, 21]) {
      expect(state).toMatchObject({ kind: 'mastered', due: at + days * DAY });
      at += days * DAY;
      state = afterExercise(state, { difficulty: 3, share: 1, at });
    }
    expect(state).toMatchObject({ stage: 4, due: Infinity });
    expect(stateAfter([0.25], 3, state)).toMatchObject({ kind: 'learning', level: 2, m: 0.45, f: 1 });
  });

  test('is what the rules say, told anew, after random histories', () => {
    const random = seeded(35);
    for (let history = 0; history < ofTrees(2000); history += 1) {
      const records = randomRecords(random);
      const state = records.reduce(
        (before: SkillState, { at, did: what }) =>
          what === 'model'
            ? afterModel(before, at)
            : afterExercise(before, { ...what, difficulty: what.difficulty as Difficulty, at }),
        NEW,
      );
      const plain = plainSkill(records);
      expect(state.kind).toBe(plain.phase);
      if (state.kind === 'mastered') expect(state).toMatchObject({ stage: plain.stage, due: plain.due });
      if (state.kind === 'learning') {
        const { level, n, f, models, rest } = plain;
        expect(state).toMatchObject({ level, n, f, models, rest });
        expect(state.m).toBeCloseTo(plain.m, 9);
      }
    }
  });
});

function randomRecords(random: Random): PlainRecord[] {
  let at = 0;
  const able = random.fraction();
  return Array.from({ length: random.below(40) }, () => {
    at += random.below(4) === 0 ? random.below(10 * DAY) : 60_000;
    if (random.flip(0.05)) return { at, did: 'model' };
    const share = random.flip(able) ? 1 : random.pick([0, 0.25, 0.5, 0.75, 0.8, 0.9]);
    return { at, did: { difficulty: random.pick(DIFFICULTIES), share } };
  });
}

describe('what comes next', () => {
  const next = (records: readonly PracticeRecord[], now = 1000) => chooseNext(records, now, never);

  test('is at first an exercise that places the student', () => {
    expect(next([])).toEqual({
      ...{ kind: 'exercise', skill: 'backing-up', difficulty: 3, purpose: 'placement', separates: [] },
      why: { kind: 'placement' },
    });
  });

  test('one who knows everything masters each skill with two exercises', () => {
    const records: PracticeRecord[] = [];
    for (let at = 1; at <= 2 * SKILLS.length; at += 1) {
      const step = next(records, at);
      expect(step.kind).toBe('exercise');
      if (step.kind === 'exercise') records.push(did(step.skill, at, 1, step.difficulty));
    }
    expect([...studentState(records).skills.values()].every(({ kind }) => kind === 'mastered')).toBe(true);
    const mastered = records.filter(
      ({ skill }, at) => records.findLastIndex((other) => other.skill === skill) === at,
    );
    expect(next(records, 100)).toEqual({
      kind: 'rest',
      until: Math.min(...mastered.map(({ at }) => at)) + DAY,
    });
  });

  test('is never a skill three times running while there is another', () => {
    const others = ['best-move', 'lists', 'estimate'] as const;
    const mastered = others.flatMap((skill, at) => [did(skill, 2 * at + 2, 1), did(skill, 2 * at + 3, 1)]);
    const records = [did('backing-up', 1, 0.25), ...mastered];
    const then = [...records, did('backing-up', 8, 0.25, 1), did('backing-up', 9, 0.25, 1)];
    expect(next(then)).toMatchObject({
      ...{ skill: 'best-move', purpose: 'mix', difficulty: 3, why: { kind: 'mix' } },
    });
  });

  test('a model is owed before all else', () => {
    const failed = Array.from({ length: 6 }, (_, at) => did('chance', at, 0, 1));
    expect(next(failed)).toEqual({ kind: 'model', skill: 'chance', difficulty: 1 });
    const seen = [...failed, model('chance', 10)];
    expect(next(seen)).not.toMatchObject({ skill: 'chance' });
  });

  test('of two reviews that are due comes first the one that is longest overdue, and two reviews never in a row', () => {
    const records = [...mastering('backing-up', 1), ...mastering('best-move', 10)];
    const now = 2 * DAY;
    expect(next(records, now)).toMatchObject({
      ...{ skill: 'backing-up', purpose: 'review', why: { kind: 'review', due: 2 + DAY } },
    });
    const reviewed = [...records, did('backing-up', now, 1)];
    expect(next(reviewed, now + 1)).toMatchObject({ purpose: 'placement' });
  });

  test('a misconception that was seen is asked for until three exercises that would show it do not', () => {
    const shown = attemptAt(20, {
      ...{ version: 3, skill: 'deep-cutoffs', difficulty: 2, misconceptions: ['parent-only'] },
      ...marked(0.75),
    });
    const records: PracticeRecord[] = [
      ...mastering('backing-up', 1),
      ...mastering('shallow-cutoffs', 5),
      did('best-move', 10, 0.5),
      did('chance', 12, 0.5),
      did('windows', 13, 0.5),
      shown,
    ];
    const later = [
      ...records,
      ...(['best-move', 'chance', 'windows'] as const).map((skill, at) => did(skill, 30 + at, 0.75, 2)),
    ];
    const expected = { kind: 'exercise', skill: 'deep-cutoffs', difficulty: 1, purpose: 'learn' } as const;
    expect(chooseNext(later, 1000, never)).toEqual({
      ...{ ...expected, separates: ['parent-only'] },
      why: { kind: 'misconception', misconception: 'parent-only' },
    });
    expect(chooseNext(later, 1000, () => true)).toEqual({
      ...{ ...expected, separates: [] },
      why: { kind: 'longest-ago' },
    });
  });

  test('no skill comes more than eight times in twelve hours', () => {
    const only = SKILLS.filter((skill) => skill !== 'backing-up').flatMap((skill) => mastering(skill, 1));
    const eight = Array.from({ length: 8 }, (_, at) => did('backing-up', 100 + at, 0.75, 1));
    expect(next([...only, ...eight], 1000)).toEqual({ kind: 'rest', until: 100 + DAY / 2 });
  });

  test('old records keep the level to which they had led', () => {
    const old = (skill: Skill, difficulty: Difficulty, count: number) =>
      Array.from({ length: count }, (_, at) =>
        attemptAt(at + difficulty * 100, { version: 1, skill, difficulty, ...marked(1) }),
      );
    const { skills } = studentState([
      ...DIFFICULTIES.flatMap((difficulty) => old('backing-up', difficulty, 3)),
      ...old('chance', 1, 3),
      ...old('windows', 1, 1),
    ]);
    expect(skills.get('backing-up')).toEqual({ kind: 'mastered', stage: 0, due: 302 + DAY });
    expect(skills.get('chance')).toMatchObject({ kind: 'learning', level: 2, m: 0.45 });
    expect(skills.get('windows')).toMatchObject({ kind: 'learning', level: 1, m: 0 });
    expect(skills.get('vectors')).toEqual(NEW);
  });

  test('does not depend on the order of the records', () => {
    const random = seeded(7);
    for (let time = 0; time < 200; time += 1) {
      const records: PracticeRecord[] = Array.from({ length: 30 }, (_, at) =>
        random.flip(0.1)
          ? model(random.pick(SKILLS), at)
          : did(random.pick(SKILLS), at, random.pick([0, 0.5, 0.75, 1]), random.pick(DIFFICULTIES)),
      );
      const shuffled = records.toSorted((a, b) => ((a.at * 7919) % 31) - ((b.at * 7919) % 31));
      expect(chooseNext(shuffled, 1000, separatedByRecipe)).toEqual(
        chooseNext(records, 1000, separatedByRecipe),
      );
    }
  });

  test('no skill needs itself, and all can be reached', () => {
    const reached = new Set<Skill>();
    for (let round = 0; round < SKILLS.length; round += 1)
      for (const skill of SKILLS) if (NEEDS[skill].every((need) => reached.has(need))) reached.add(skill);
    expect(reached.size).toBe(SKILLS.length);
  });
});
