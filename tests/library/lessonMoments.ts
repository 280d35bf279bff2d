/** What a moment of a lesson opens. */

import { expect } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { ShippedMoment } from '../../src/library/lessons/shippedLesson.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { compareAsked, type SideName, sideSession, sidesOf, stopAt } from '../../src/session/comparing.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type SessionState } from '../../src/session/session.ts';
import type { Subject } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';

/** One of the pictures that a moment shows. */
export interface Shown {
  readonly subject: Subject;
  readonly run: AnyRun;
  readonly step: number;
  /** of the session that shows it */
  readonly state: SessionState;
}

/** What the moment's address opens: one picture, or two side by side. */
export async function shownAt({ figure }: ShippedMoment): Promise<readonly Shown[]> {
  const address = decodeAddress(`v1&${figure}`);
  const { notices, language, compare, ...shown } = await restore(address);
  expect({ figure, notices, language }).toEqual({ figure, notices: [], language: null });
  const session = createSession({ ...shown, language: english, theme: 'light' });
  if (compare === null) {
    const { subject, step } = shown;
    return [{ subject, run: runOf(shown), step, state: session.getState() }];
  }
  compareAsked(session, compare);
  const state = session.getState();
  expect({ figure, notices: state.notices }).toEqual({ figure, notices: [] });
  const { leading, other } = sidesOf(state);
  const { at, stop } = stopAt(state);
  expect({ figure, at }).toEqual({ figure, at: compare.stop });
  const stateOf = (side: SideName) => sideSession(session, side).getState();
  return [
    {
      ...{ subject: leading.subject, run: runOf(leading), step: stop.leading },
      state: stateOf('leading'),
    },
    { subject: other.subject, run: runOf(other), step: stop.other, state: stateOf('other') },
  ];
}
