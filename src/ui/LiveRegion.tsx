import { useState } from 'react';
import { narrate } from '../families/index.ts';
import { runOf } from '../session/runOf.ts';
import { SAID } from '../session/said.ts';
import { drawnIn, hasFigure, type SteppedState } from '../session/session.ts';
import { sliceIn } from '../session/slice.ts';
import { plain } from '../words/sentence.ts';
import { useSessionChange } from './page/useSession.ts';

/**
 * The live region for screen readers. It announces each step once, politely; during playback it announces
 * only cuts and the end. It also announces the result of a button press, and clears an announcement about a
 * figure when the figure is no longer on the page.
 */
export function LiveRegion() {
  const [said, setSaid] = useState('');
  useSessionChange((state, before) => {
    const sentence = toSay(state, before);
    if (sentence !== null) setSaid(sentence);
  });
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}

/**
 * Whether the page displays a run that can be stepped through, and neither an answer sheet nor another
 * screen.
 */
function isRunShown(state: SteppedState): boolean {
  return hasFigure(state) && drawnIn(state) === null;
}

/** Returns the announcement for a change of the session state; null when the change needs none. */
function toSay(state: SteppedState, before: SteppedState): string | null {
  const said = sliceIn(state, SAID);
  if (said !== sliceIn(before, SAID)) return said.text;
  if (!isRunShown(state)) return isRunShown(before) ? '' : null;
  const run = runOf(state);
  const stopped = before.playing && !state.playing;
  const moved = state.step !== before.step || run !== runOf(before);
  if (!moved && !stopped) return null;
  const isCut = state.step > 0 && run.kindAt(state.step) === 'cutoff';
  if (state.playing && !isCut) return null;
  const { page } = state.language;
  const sentence = plain(narrate(run.momentAt(state.step), state.subject.names, state.language));
  const told = page.spokenStep(state.step, sentence);
  return stopped ? `${page.spokenStop} ${told}` : told;
}
