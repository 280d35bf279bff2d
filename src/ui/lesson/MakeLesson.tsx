import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type RefCallback, type RefObject, useCallback, useMemo, useRef } from 'react';
import { isBlank, lackOf } from '../../lesson/asked.ts';
import {
  LESSON,
  LESSON_LIMITS,
  type Lesson,
  type LessonMoment,
  type LessonQuestion,
} from '../../lesson/lesson.ts';
import { encodeLessonLink, packLesson } from '../../link/lessonLink.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { printJson } from '../../notation/jsonText.ts';
import {
  changeMoment,
  type DraftMoment,
  LESSON_MADE,
  type LessonDraft,
  lessonOf,
  newLesson,
  openLessonDraft,
  removeMoment,
  shiftMoment,
  titleLesson,
  travelLesson,
} from '../../session/lesson/lessonDraft.ts';
import { openOwn } from '../../session/lesson/openLesson.ts';
import { openLed } from '../../session/place.ts';
import { Failure } from '../files/FaultReport.tsx';
import { RecordFile } from '../files/RecordFile.tsx';
import { StoringNote } from '../files/StoringNote.tsx';
import { saveText } from '../files/saveFile.ts';
import { isTextField } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { CopyRow } from '../kit/CopyRow.tsx';
import { changeAndFocus } from '../kit/changeAndFocus.ts';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { pageAt, useAwaited } from '../kit/useAwaited.ts';
import { attempt } from '../page/attempt.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './LessonsPage.css';

const TakeLesson = part(() => import('./TakeLesson.tsx'), 'TakeLesson');

/** The editor of the reader's own lesson: title, moments, notes, questions, and ways of sharing. */
export function MakeLesson() {
  const session = useSessionStore();
  const words = useWords('lessons');
  const made = useSlice(LESSON_MADE);
  const { draft } = made;
  const lessonTitle = useRef<HTMLInputElement>(null);
  const momentTitles: Fields = useRef([]);
  useKeyScope(
    'lessonDraft',
    (way, event) => !isTextField(event?.target ?? null) && travelLesson(session, way),
  );
  if (made.storing === 'not-yet') return null;
  return (
    <section className="make-lesson">
      <h2>{words.yours}</h2>
      <p className="hint">{words.yoursHint}</p>
      <StoringNote about={made} words={words} />
      <LessonFiles />
      <LabelledInput
        className="lesson-field"
        ref={lessonTitle}
        label={words.lessonTitle}
        maxLength={LESSON_LIMITS.title}
        placeholder={words.titleHint}
        value={draft.title}
        write={(title) => titleLesson(session, title)}
      />
      {draft.moments.length === 0 ? (
        <p className="hint">{words.none}</p>
      ) : (
        <ol className="lesson-moments">
          {draft.moments.map((entry, index) => (
            <MomentEditor
              key={entry.key}
              entry={entry}
              number={index + 1}
              count={draft.moments.length}
              titleRef={(field) => {
                momentTitles.current[index] = field;
              }}
              remove={() =>
                changeAndFocus(
                  () => removeMoment(session, entry.key),
                  () => fieldAt(momentTitles, index) ?? lessonTitle.current,
                )
              }
            />
          ))}
        </ol>
      )}
      <ShareLesson draft={draft} />
    </section>
  );
}

/** The buttons that open a lesson from a file, start a new one, and undo. */
function LessonFiles() {
  const session = useSessionStore();
  const words = useWords('lessons');
  const { past, future } = useSlice(LESSON_MADE);
  const take = (lesson: Lesson, name: string, dropped: readonly string[]) => {
    openLessonDraft(session, lesson);
    return { said: words.opened(name), dropped };
  };
  const travel = (way: 'undo' | 'redo', left: number) => (
    <Button text={words[way]} aria-disabled={left === 0} onClick={() => travelLesson(session, way)} />
  );
  return (
    <RecordFile taker="editLesson" label={words.openFile} shape={LESSON} take={take}>
      <Button text={words.newLesson} onClick={() => newLesson(session)} />
      {travel('undo', past.length)}
      {travel('redo', future.length)}
    </RecordFile>
  );
}

/** The text fields of the moments by index; null for a field that has been removed. */
type Fields = RefObject<(HTMLInputElement | null)[]>;

/** Returns the field with an index or, when there are fewer fields, the last one. */
function fieldAt({ current }: Fields, place: number): HTMLInputElement | null | undefined {
  return current[place] ?? current.findLast((field) => field !== null);
}

interface MomentProps {
  readonly entry: DraftMoment;
  readonly number: number;
  readonly count: number;
  readonly titleRef: RefCallback<HTMLInputElement>;
  readonly remove: () => void;
}

function MomentEditor({ entry: { key, moment }, number, count, titleRef, remove }: MomentProps) {
  const session = useSessionStore();
  const words = useWords('lessons');
  const writeMoment = (part: Partial<LessonMoment>, about: string) =>
    changeMoment(session, key, (before) => ({ ...before, ...part }), about);
  const shift = (by: -1 | 1, isOff: boolean) => (
    // At either end of the list the buttons do nothing instead of being disabled, because a disabled button
    // would lose the focus.
    <IconButton
      label={by < 0 ? words.moveUp(number) : words.moveDown(number)}
      icon={by < 0 ? ArrowUp : ArrowDown}
      size={18}
      aria-disabled={isOff}
      onClick={() => shiftMoment(session, key, by)}
    />
  );
  return (
    <li>
      <div className="moment-head beside">
        <strong>{number}</strong>
        <input
          type="text"
          className="fills"
          ref={titleRef}
          aria-label={words.momentTitle(number)}
          maxLength={LESSON_LIMITS.title}
          value={moment.title}
          onChange={({ target }) => writeMoment({ title: target.value }, 'title')}
        />
        <a className="text-link" href={`#v1&${moment.figure}`} aria-label={words.show(number)}>
          {words.showShort}
        </a>
        {shift(-1, number === 1)}
        {shift(1, number === count)}
        <IconButton label={words.remove(number)} icon={Trash2} size={18} onClick={remove} />
      </div>
      <textarea
        aria-label={words.note(number)}
        placeholder={words.noteHint}
        rows={3}
        maxLength={LESSON_LIMITS.note}
        value={moment.note}
        onChange={({ target }) => writeMoment({ note: target.value }, 'note')}
      />
      <QuestionEditor entry={{ key, moment }} number={number} />
    </li>
  );
}

const BLANK_QUESTION: LessonQuestion = { ask: '', options: ['', ''], right: 0, why: '' };

function QuestionEditor({ entry: { key, moment }, number }: Pick<MomentProps, 'entry' | 'number'>) {
  const session = useSessionStore();
  const words = useWords('lessons');
  const { question } = moment;
  const addButton = useRef<HTMLButtonElement>(null);
  const askField = useRef<HTMLInputElement>(null);
  const optionFields: Fields = useRef([]);
  if (question === undefined) {
    const add = () => changeMoment(session, key, (before) => ({ ...before, question: BLANK_QUESTION }));
    return (
      <Button
        ref={addButton}
        text={words.addQuestion}
        onClick={() => changeAndFocus(add, () => askField.current)}
      />
    );
  }
  const change = (part: Partial<LessonQuestion>, about: string | null = null) =>
    changeMoment(
      session,
      key,
      (before) => ({ ...before, question: { ...(before.question ?? BLANK_QUESTION), ...part } }),
      about,
    );
  const { ask, options, right, why } = question;
  const remove = () => changeMoment(session, key, ({ figure, title, note }) => ({ figure, title, note }));
  const removeOption = (option: number) =>
    changeAndFocus(
      () =>
        change({
          options: options.toSpliced(option, 1),
          right: Math.min(right > option ? right - 1 : right, options.length - 2),
        }),
      () => fieldAt(optionFields, option),
    );
  const addOption = () =>
    changeAndFocus(
      () => change({ options: [...options, ''] }),
      () => fieldAt(optionFields, options.length),
    );
  return (
    <fieldset className="moment-question stacked">
      <legend>{words.question}</legend>
      <input
        type="text"
        ref={askField}
        aria-label={words.ask(number)}
        placeholder={words.askHint}
        maxLength={LESSON_LIMITS.note}
        value={ask}
        onChange={({ target }) => change({ ask: target.value }, 'ask')}
      />
      {options.map((text, option) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its letter
        <div className="moment-option beside" key={option}>
          <label className="beside">
            <input
              type="radio"
              name={`right-${key}`}
              aria-label={words.right(words.letter(option))}
              checked={option === right}
              onChange={() => change({ right: option })}
            />
            {words.letter(option)}
          </label>
          <input
            type="text"
            className="fills"
            ref={(field) => {
              optionFields.current[option] = field;
            }}
            aria-label={words.option(words.letter(option))}
            maxLength={LESSON_LIMITS.option}
            value={text}
            onChange={({ target }) =>
              change({ options: options.with(option, target.value) }, `option ${option}`)
            }
          />
          {options.length > LESSON_LIMITS.leastOptions && (
            <IconButton
              label={words.removeOption(words.letter(option))}
              icon={Trash2}
              size={16}
              onClick={() => removeOption(option)}
            />
          )}
        </div>
      ))}
      <input
        type="text"
        aria-label={words.why}
        placeholder={words.why}
        maxLength={LESSON_LIMITS.note}
        value={why}
        onChange={({ target }) => change({ why: target.value }, 'why')}
      />
      <LackNote question={question} number={number} />
      <div className="row">
        {options.length < LESSON_LIMITS.options && <Button text={words.addOption} onClick={addOption} />}
        <Button text={words.removeQuestion} onClick={() => changeAndFocus(remove, () => addButton.current)} />
      </div>
    </fieldset>
  );
}

/** What the answers of a question lack to be asked, with what to do. */
function LackNote({ question, number }: { question: LessonQuestion; number: number }) {
  const words = useWords('lessons');
  const lack = lackOf(question);
  const { options, right } = question;
  const blank = options.flatMap((text, option) => (isBlank(text) ? [words.letter(option)] : []));
  const said = () => {
    if (lack === 'all') return words.noAnswers(number);
    if (lack === 'right') return words.rightIsBlank(number, words.letter(right));
    return lack === 'some' ? words.someAreBlank(number, blank) : '';
  };
  return (
    <p className={`if-any ${lack === 'some' ? 'hint' : 'problem'}`} role="status">
      {said()}
    </p>
  );
}

/** Returns the numbers of the moments whose question is not asked. */
function unasked({ moments }: LessonDraft): readonly number[] {
  return moments.flatMap(({ moment: { question } }, index) =>
    question !== undefined && ['all', 'right'].includes(lackOf(question) ?? '') ? [index + 1] : [],
  );
}

/** The buttons that play the reader's lesson and share it as a link or a file. */
function ShareLesson({ draft }: { draft: LessonDraft }) {
  const session = useSessionStore();
  const words = useWords('lessons');
  const lesson = useMemo(() => lessonOf(draft), [draft]);
  if (lesson.moments.length === 0) return null;
  const missing = unasked(draft);
  return (
    <section>
      <h3>{words.share}</h3>
      {missing.length > 0 && <p className="problem">{words.unasked(missing)}</p>}
      <div className="row">
        <Button
          kind="primary"
          text={words.play}
          onClick={() => attempt(session, () => openLed(session, () => openOwn(session, lesson)))}
        />
        <Button
          text={words.saveFile}
          onClick={() => saveText(fileNameOf(lesson.title || 'lesson', '.json'), printJson(LESSON, lesson))}
        />
      </div>
      <LessonLink draft={draft} />
      <p className="hint">{words.shareHint}</p>
      <TakeLesson lesson={lesson} />
    </section>
  );
}

/** The link to the current version of the lesson. */
function LessonLink({ draft }: { draft: LessonDraft }) {
  const words = useWords('lessons');
  const hash = useAwaited(
    useCallback(async () => {
      const packed = await packLesson(lessonOf(draft));
      return packed === null ? null : encodeLessonLink({ kind: 'packed', packed, moment: 0 });
    }, [draft]),
  );
  if (hash === null) return <Failure text={words.linkTooLong} />;
  return <CopyRow label={words.link} text={hash === undefined ? '' : pageAt(hash).href} />;
}
