/** Whoever follows the session never sees a step that the run has not. */

import { expect, test } from 'vitest';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { chooseRules } from '../../src/session/chooseSearch.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { flipTo } from '../../src/session/openSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

/** At the end of an example's run, with everything that is seen of it looked at. */
function atTheEnd(id: string): Session {
  const session = createSession({
    subject: subjectOfExample(exampleById(id)!),
    language: english,
    theme: 'light',
  });
  goToStep(session, Number.MAX_SAFE_INTEGER);
  session.subscribe((state) => expect(state.step).toBeLessThanOrEqual(runOf(state).length));
  return session;
}

test('when the tree is flipped to its twin, whichever of the runs is longer', () => {
  for (const { id, twin } of LIBRARY) {
    if (twin === undefined) continue;
    const session = atTheEnd(id);
    flipTo(session, subjectOfExample(exampleById(twin)!));
    expect(session.getState().subject.example?.id).toBe(twin);
  }
});

test('when the rules become others, under which the run is shorter', () => {
  for (const { id } of LIBRARY) {
    const session = atTheEnd(id);
    for (const cutoff of ['strict', 'equal'] as const) {
      chooseRules(session, { cutoff });
      goToStep(session, Number.MAX_SAFE_INTEGER);
    }
    for (const bounds of ['parent', 'all'] as const) {
      chooseRules(session, { bounds });
      goToStep(session, Number.MAX_SAFE_INTEGER);
    }
  }
});
