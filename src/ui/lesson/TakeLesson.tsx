import type { Lesson } from '../../lesson/lesson.ts';
import { addNotices } from '../../session/session.ts';
import { useNaming } from '../compare/useSides.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { TakeFrames } from '../share/TakeFrames.tsx';
import { lessonFrames } from './lessonFrames.ts';

/** The buttons that take a lesson along as slides, on paper, or as pictures. */
export function TakeLesson({ lesson }: { lesson: Lesson }) {
  const session = useSessionStore();
  const words = useWords('lessons');
  const naming = useNaming();
  return (
    <TakeFrames
      title={lesson.title || words.untitled}
      count={lesson.moments.length}
      frames={() =>
        lessonFrames(lesson, {
          language: session.getState().language,
          naming,
          notice: (notices) => addNotices(session, notices),
        })
      }
    />
  );
}
