/**
 * The bar of the presenter's window: what the next press leads to, the answer to the question, and two
 * clocks.
 */

import { Eye, EyeOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { narrate } from '../../families/index.ts';
import { AUDIENCE, setAudience } from '../../session/audience/audience.ts';
import { stopAudience } from '../../session/audience/windows.ts';
import { nextStepOf } from '../../session/comparing.ts';
import { lessonIn, PLAYING } from '../../session/lesson/playedLesson.ts';
import { onwardFrom } from '../../session/lesson/playLesson.ts';
import { now } from '../../session/now.ts';
import { askedIn } from '../../session/predicting.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState } from '../../session/session.ts';
import { sliceIn } from '../../session/slice.ts';
import type { Words } from '../../words/index.ts';
import { sayOptions } from '../../words/sayQuestion.ts';
import { plain } from '../../words/sentence.ts';
import { IconButton } from '../kit/Button.tsx';
import { lessonRef } from '../page/elements.ts';
import { usePlace } from '../page/usePlace.ts';
import { usePointed, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import './Presenter.css';

export function Presenter() {
  const place = usePlace(lessonRef);
  return place !== null && createPortal(<Bar />, place);
}

function Bar() {
  const session = useSessionStore();
  const words = useWords('audience');
  const predict = useWords('predict');
  const { isOpen, isBlank, isUnsent } = useSlice(AUDIENCE);
  const next = usePointed((state) => nextOf(state, words));
  const answer = usePointed((state) => answerOf(state, predict));
  return (
    <section className="presenter beside" aria-label={words.title}>
      <p className="presenter-state" role="status">
        {isUnsent ? words.tooLarge : isOpen ? words.follows : words.waits}
      </p>
      <p className="presenter-next fills clipped">
        <b>{words.next}</b> {next}
      </p>
      {answer !== null && (
        <p className="presenter-answer">
          <b>{words.answer}</b> {answer}
        </p>
      )}
      <Clocks />
      <IconButton
        label={isBlank ? words.unblank : words.blank}
        icon={isBlank ? EyeOff : Eye}
        size={18}
        aria-pressed={isBlank}
        onClick={() => setAudience(session, { isBlank: !isBlank })}
      />
      <IconButton label={words.stop} icon={X} size={18} onClick={() => stopAudience(session)} />
    </section>
  );
}

/**
 * Two clocks of the presenter: the time since the audience's window opened, in minutes and seconds, and the
 * time of day.
 */
function Clocks() {
  const words = useWords('audience');
  const tag = useSession((state) => state.language.tag);
  const { isOpen, since } = useSlice(AUDIENCE);
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.trunc((time - since) / 1000));
  const ofDay = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(time);
  return (
    <span className="presenter-clocks tabular">
      {isOpen && (
        <span title={words.since}>
          {Math.trunc(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      )}
      <time title={words.time}>{ofDay}</time>
    </span>
  );
}

/**
 * Describes what the key for next leads to: the answer, the next moment of the lesson, or the event of the
 * next step.
 */
function nextOf(state: SessionState, words: Words['audience']): string {
  const lesson = lessonIn(state);
  if (askedIn(state).question !== null) return words.nextAnswer;
  if (lesson === null) return sentenceAt(state, stepAfter(state)) ?? words.end;
  const onward = onwardFrom(state);
  if (onward.kind === 'answer') return words.nextAnswer;
  if (onward.kind === 'step') return sentenceAt(state, onward.step) ?? words.end;
  const moment = onward.kind === 'moment' ? lesson.moments[onward.at] : undefined;
  return onward.kind !== 'moment' || moment === undefined
    ? words.end
    : words.nextMoment(onward.at + 1, moment.title);
}

function stepAfter(state: SessionState): number | null {
  if (state.activity.kind === 'comparing') return nextStepOf(state);
  const stop = runOf(state).nextStop(state.step, state.grain);
  return stop === state.step ? null : stop;
}

function sentenceAt(state: SessionState, step: number | null): string | null {
  if (step === null) return null;
  return plain(narrate(runOf(state).momentAt(step), state.subject.names, state.language));
}

/**
 * Returns the right option of the question that the class sees, before and after it is revealed; null without
 * a question.
 */
function answerOf(state: SessionState, words: Words['predict']): string | null {
  const { question } = askedIn(state);
  if (question !== null) {
    const telling = { run: runOf(state), names: state.subject.names, words };
    return `${question.correct + 1}: ${sayOptions(question, telling)[question.correct] ?? ''}`;
  }
  const asked = lessonIn(state)?.moments[sliceIn(state, PLAYING).at]?.question;
  return asked === undefined
    ? null
    : `${'ABCDE'.charAt(asked.right)}: ${asked.options[asked.right] ?? ''}. ${asked.why}`;
}
