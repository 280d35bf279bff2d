/** What a change of the run does to what is asked. */

import { describe, expect, test } from 'vitest';
import { setValue } from '../../src/core/edit/fields.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { chooseAlgorithm, chooseRules } from '../../src/session/chooseSearch.ts';
import { applyEdit } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { move } from '../../src/session/moves.ts';
import { flipTo, openSubject } from '../../src/session/openSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import type { Session } from '../../src/session/session.ts';
import { showAgain } from '../../src/session/showOther.ts';
import { answer, limitOf, opened, stepOf } from './askedSession.ts';

describe('A new run is asked about anew, from the step that is shown:', () => {
  const limitAfter = (change: (session: Session) => unknown): { step: number; limit: number } => {
    const all = opened();
    move(all.session, 'last');
    answer(all, true);
    change(all.session);
    return { step: stepOf(all.session), limit: limitOf(all.session) };
  };

  test('another tree', () => {
    const other = subjectOfExample(exampleById('thu-fig-3-5')!);
    const { step, limit } = limitAfter((session) => openSubject(session, other));
    expect(step).toBe(0);
    expect(limit).toBeGreaterThan(0);
  });

  test('another algorithm and other rules', () => {
    expect(limitAfter((session) => chooseAlgorithm(session, 'minimax'))).toEqual({ step: 0, limit: 7 });
    expect(limitAfter((session) => chooseRules(session, { cutoff: 'strict' }))).toEqual({
      step: 8,
      limit: 10,
    });
  });

  test('an edit', () => {
    const edited = limitAfter((session) =>
      applyEdit(session, setValue(session.getState().subject.tree, 11 as NodeId, 1)),
    );
    expect(edited).toEqual({ step: 8, limit: 10 });
  });

  test('a tree of the same shape, even where it is shorter than the step', () => {
    const [one, two] = ['aima-chance-1234', 'aima-chance-1-20-30-400'].map((id) =>
      subjectOfExample(exampleById(id)!),
    );
    const { session } = opened('aima-chance-1234');
    openSubject(session, one!);
    flipTo(session, two!);
    expect(limitOf(session)).toBeGreaterThanOrEqual(stepOf(session));
  });

  test('a link opened at any step stays there', () => {
    const { session } = opened();
    const { subject, algorithm, rules, notation } = session.getState();
    const { length } = runOf(session.getState());
    for (let step = 0; step <= length; step += 1) {
      const shown = { subject: { ...subject }, algorithm, rules, notation, step, past: [], future: [] };
      showAgain(session, shown);
      expect(stepOf(session)).toBe(step);
      expect(limitOf(session)).toBeGreaterThanOrEqual(step);
      expect(opened('aima-fig-5-5', step).session.getState().step).toBe(step);
    }
  });
});
