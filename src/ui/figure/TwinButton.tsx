import { ArrowLeftRight } from 'lucide-react';
import { addNotices, flipTo } from '../../session/session.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { useTwin } from './useTwin.ts';

/** Flips to the example this one is to be compared with, at the same step. */
export function TwinButton() {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const twin = useTwin();
  if (twin === null) return null;
  const flip = () =>
    void import('../../session/exampleSubject.ts').then(
      ({ subjectOfExample }) => flipTo(session, subjectOfExample(twin)),
      () => addNotices(session, [{ kind: 'load-failed', again: flip }]),
    );
  return (
    <button type="button" className="twin" onClick={flip}>
      <ArrowLeftRight aria-hidden size={16} />
      <span>{words.compareWith(twin.title[code])}</span>
    </button>
  );
}
