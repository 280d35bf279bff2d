import { useEffect, useState } from 'react';
import { LESSON } from '../../lesson/lesson.ts';
import { LESSONS, type LessonRow } from '../../library/lessons/lessons.ts';
import { lessonIn } from '../../library/lessons/shippedLesson.ts';
import { encodeLessonLink } from '../../link/lessonLink.ts';
import { LESSON_MADE, loadLessonDraft, openLessonDraft } from '../../session/lesson/lessonDraft.ts';
import { LESSON_FAULT, nameDropped, openOwn, openShipped } from '../../session/lesson/openLesson.ts';
import { openLed } from '../../session/place.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { FaultList } from '../files/FaultReport.tsx';
import { RecordFile } from '../files/RecordFile.tsx';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Page } from '../kit/Page.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { MakeLesson } from './MakeLesson.tsx';
import './LessonsPage.css';

/** The screen of lessons: those of the course, one from a file, and the one that the reader is making. */
export function LessonsPage() {
  const session = useSessionStore();
  const words = useWords('lessons');
  const { refused } = useSlice(LESSON_FAULT);
  // A lesson that the reader has begun to make stands above those of the course, and keeps that position
  // while it is edited.
  const hasMoments = useSlice(LESSON_MADE, ({ draft }) => draft.moments.length > 0);
  const [isBegun, setBegun] = useState(hasMoments);
  if (hasMoments && !isBegun) setBegun(true);
  useEffect(() => loadLessonDraft(session, deviceStorage()), [session]);
  return (
    <Page title={words.title} className="lessons">
      {refused !== null && (
        <div role="alert">
          <p className="problem">{words.faulty[refused.holds]}</p>
          <FaultList {...refused} />
        </div>
      )}
      {isBegun && <MakeLesson />}
      <section>
        <h2>{words.course}</h2>
        <p className="hint">{words.courseHint}</p>
        <ol className="lesson-list">
          {LESSONS.map((row) => (
            <ShippedRow key={row.id} row={row} />
          ))}
        </ol>
        {/* A link to a lesson needs no button, because it plays the lesson directly. */}
        <RecordFile
          taker="playLesson"
          label={words.playFile}
          shape={LESSON}
          take={async (lesson, _name, dropped) => {
            await openLed(session, () => openOwn(session, lesson));
            nameDropped(session, { dropped });
          }}
        />
      </section>
      {!isBegun && <MakeLesson />}
    </Page>
  );
}

function ShippedRow({ row }: { row: LessonRow }) {
  const session = useSessionStore();
  const words = useWords('lessons');
  const code = useSession((state) => state.language.code);
  const takeOver = async () => openLessonDraft(session, lessonIn(await row.load(), row.title, code));
  return (
    <li>
      <Link
        className="lesson-title"
        href={`#${encodeLessonLink({ kind: 'shipped', id: row.id, moment: 0 })}`}
        act={() => attempt(session, () => openLed(session, () => openShipped(session, row.id)))}
      >
        {row.title[code]}
      </Link>
      <p>{row.about[code]}</p>
      <Button
        text={words.takeOver}
        aria-label={words.takeOverHint(row.title[code])}
        onClick={() => attempt(session, takeOver)}
      />
    </li>
  );
}
