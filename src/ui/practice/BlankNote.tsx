import type { Practice } from '../../session/practice/practice.ts';
import { submitSheet } from '../../session/practice/submit.ts';
import { useSessionStore } from '../page/useSession.ts';
import { usePracticeNames, usePracticeWords } from './usePractice.ts';

/** Parts that were left blank are asked about before anything is graded. */
export function BlankNote({ practice: { blank } }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const names = usePracticeNames();
  if (blank.length === 0) return null;
  return (
    <p className="practice-problem">
      {words.leftBlank(blank.map((kind) => names.part[kind]))}{' '}
      <button type="button" className="chip" onClick={() => submitSheet(session)}>
        {words.submitBlank}
      </button>
    </p>
  );
}
