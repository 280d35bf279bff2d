/** The strip above the figure for a lesson that is being played: its moments, notes and questions. */
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { LessonMoment, LessonQuestion } from '../../lesson/lesson.ts';
import { lessonIn, PLAYING } from '../../session/lesson/playedLesson.ts';
import {
  chooseOption,
  endLesson,
  goBack,
  goOn,
  goToMoment,
  reveal,
  whereReaderIs,
} from '../../session/lesson/playLesson.ts';
import type { SteppedState } from '../../session/session.ts';
import { changeSlice, sliceIn } from '../../session/slice.ts';
import { unbroken } from '../../words/symbols.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { changeAndFocus } from '../kit/changeAndFocus.ts';
import { Select } from '../kit/Select.tsx';
import { lessonRef } from '../page/elements.ts';
import { usePlace } from '../page/usePlace.ts';
import { useSession, useSessionStore, useSlice, useStepped, useWords } from '../page/useSession.ts';
import { Options } from '../predict/Options.tsx';
import './Lesson.css';

export function Lesson() {
  const place = usePlace(lessonRef);
  const words = useWords('lessons');
  const lesson = useSession(lessonIn);
  const at = useSlice(PLAYING, (playing) => playing.at);
  const isAway = useStepped((state) => whereReaderIs(state) === 'away');
  const moment = lesson?.moments[at];
  if (place === null || moment === undefined) return null;
  return (
    <>
      {createPortal(<Strip />, place)}
      {/* In a wide window the note of a moment stands beside the figure, so the strip above it hides its
          own copy; a presented lesson has only the strip. */}
      <aside className="lesson-beside" aria-label={words.lesson}>
        <Moment moment={moment} at={at} isAway={isAway} />
      </aside>
    </>
  );
}

function Strip() {
  const session = useSessionStore();
  const words = useWords('lessons');
  const lesson = useSession(lessonIn);
  const { at } = useSlice(PLAYING);
  const where = useStepped(whereReaderIs);
  const isOver = useStepped(isAtEnd);
  const moment = lesson?.moments[at];
  if (lesson === null || moment === undefined) return null;
  const count = lesson.moments.length;
  const { onward, backward } = ACTIONS.lesson;
  return (
    <section className={`lesson ${where}`} aria-label={`${words.lesson}: ${lesson.title || words.untitled}`}>
      <div className="lesson-head beside">
        <span className="lesson-moves beside">
          <IconButton
            label={words.previous}
            icon={ChevronLeft}
            action={backward}
            aria-disabled={at === 0 && where === 'at'}
            onClick={() => goBack(session)}
          />
          <span className="lesson-count hint tabular">{words.momentOf(at + 1, count)}</span>
          <IconButton label={words.next} icon={ChevronRight} action={onward} onClick={() => goOn(session)} />
        </span>
        <h2 className="fills">{moment.title}</h2>
        {(where === 'near' || where === 'away') && (
          <Button className="to-moment" text={words.toMoment} onClick={() => goToMoment(session, at)} />
        )}
        <span className="lesson-tools beside">
          <GoesThrough />
          <Select
            className="quiet all-moments"
            aria-label={words.all}
            title={words.all}
            options={lesson.moments.map((_, index) => index)}
            chosen={at}
            text={(index) => words.moment(index + 1, lesson.moments[index]?.title ?? '')}
            choose={(index) => goToMoment(session, index)}
          />
          <IconButton label={words.leave} icon={X} size={18} onClick={() => endLesson(session)} />
        </span>
      </div>
      <Moment moment={moment} at={at} isAway={where === 'away'} />
      <p className="visually-hidden" role="status">
        {words.momentOf(at + 1, count)}: {moment.title}. {moment.note} {moment.question?.ask}{' '}
        {isOver && words.end}
      </p>
    </section>
  );
}

function GoesThrough() {
  const session = useSessionStore();
  const words = useWords('lessons');
  const goesThrough = useSlice(PLAYING, (playing) => playing.goesThrough);
  return (
    <Check
      text={words.goesThrough}
      title={words.goesThroughHint}
      isChosen={goesThrough}
      choose={(is) => changeSlice(session, PLAYING, { goesThrough: is })}
    />
  );
}

function Moment({ moment, at, isAway }: { moment: LessonMoment; at: number; isAway: boolean }) {
  const words = useWords('lessons');
  const { note, question } = moment;
  const isOver = useStepped(isAtEnd);
  return (
    <div className="lesson-moment">
      <p className="lesson-note">{isAway ? words.elsewhere : unbroken(note)}</p>
      {question !== undefined && !isAway && <Question question={question} at={at} />}
      {isOver && !isAway && <p className="lesson-end hint">{words.end}</p>}
    </div>
  );
}

/** Whether the lesson is at its end: there is no further moment, and no answer is hidden. */
function isAtEnd(state: SteppedState): boolean {
  const { at, revealed } = sliceIn(state, PLAYING);
  const moments = lessonIn(state)?.moments ?? [];
  return at + 1 === moments.length && (moments[at]?.question === undefined || revealed.has(at));
}

function Question({ question, at }: { question: LessonQuestion; at: number }) {
  const session = useSessionStore();
  const words = useWords('lessons');
  const { revealed, chosen } = useSlice(PLAYING);
  const isRevealed = revealed.has(at);
  // The elements that can take the focus when an answer is revealed; a paragraph is preferred to an option,
  // because Space would press an option instead of going on.
  const why = useRef<HTMLParagraphElement>(null);
  const right = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="lesson-question question stacked">
      <legend>{question.ask}</legend>
      <Options
        texts={question.options}
        sign={words.letter}
        right={question.right}
        chosen={chosen.get(at) ?? null}
        isAnswered={isRevealed}
        words={words}
        choose={(option) => chooseOption(session, option)}
        rightRef={right}
      >
        {!isRevealed && (
          <li>
            <RevealButton answer={() => (question.why === '' ? right : why).current} />
          </li>
        )}
      </Options>
      <p className="lesson-why if-any" role="status" tabIndex={-1} ref={why}>
        {isRevealed && question.why}
      </p>
    </fieldset>
  );
}

/**
 * The button that reveals the answer. `answer` returns the element that then replaces the button and gets the
 * focus.
 */
function RevealButton({ answer }: { answer: () => HTMLElement | null }) {
  const session = useSessionStore();
  const words = useWords('lessons');
  return (
    <Button
      text={words.reveal}
      {...useHint(words.reveal, ACTIONS.lesson.reveal)}
      onClick={() => changeAndFocus(() => reveal(session), answer)}
    />
  );
}
