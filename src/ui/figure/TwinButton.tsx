import { ArrowLeftRight } from 'lucide-react';
import { flipTo } from '../../session/session.ts';
import { subjectOfExample } from '../../session/subject.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useTwin } from './useTwin.ts';

/** Flips to the example this one is to be compared with, at the same step. */
export function TwinButton() {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const twin = useTwin();
  if (twin === null) return null;
  return (
    <button type="button" className="twin" onClick={() => flipTo(session, subjectOfExample(twin))}>
      <ArrowLeftRight aria-hidden size={16} />
      <span>{words.compareWith(twin.title[code])}</span>
    </button>
  );
}
