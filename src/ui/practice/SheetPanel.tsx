import { Redo2, Undo2 } from 'lucide-react';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { type Practice, redoSheet, undoSheet } from '../../session/practice/practice.ts';
import { activePart } from '../../session/practice/showPractice.ts';
import { peek, submitUnlessBlank } from '../../session/practice/submit.ts';
import { isSilent } from '../../session/sets/setRun.ts';
import { questionOf } from '../../words/practiceWords.ts';
import { useSessionStore } from '../page/useSession.ts';
import { NextUnmarked } from '../sets/run/SetButtons.tsx';
import { useSetRun } from '../sets/run/useSetRun.ts';
import { BlankNote } from './BlankNote.tsx';
import { Feedback } from './Feedback.tsx';
import { PartEntry } from './PartEntry.tsx';
import { UnreadNote } from './UnreadNote.tsx';
import { usePracticeWords } from './usePractice.ts';

/** What is asked, the entries, and the way to the marks. */
export function SheetPanel({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const { phase, past, future, telling, exercise } = practice;
  const part = activePart(practice);
  const run = useSetRun();
  const unmarked = run !== null && isSilent(run) ? run : null;
  return (
    <div className="practice-body">
      {/* There before there is anything to say, or nobody would hear it. */}
      <div role="status">{phase === 'slip' && <Feedback practice={practice} />}</div>
      <p className="practice-question">
        {part.kind === 'values' && !ALGORITHM[exercise.algorithm].hasWindow
          ? words.questionOfAll
          : questionOf(words, part)}
      </p>
      <p className="practice-how">{words.how[part.kind]}</p>
      <PartEntry practice={practice} part={part} />
      <div role="alert">
        <UnreadNote practice={practice} />
        <BlankNote practice={practice} />
      </div>
      <div className="practice-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={words.undo}
          title={`${words.undo} (Ctrl+Z)`}
          disabled={past.length === 0}
          onClick={undoSheet}
        >
          <Undo2 aria-hidden size={18} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.redo}
          title={`${words.redo} (Ctrl+Shift+Z)`}
          disabled={future.length === 0}
          onClick={redoSheet}
        >
          <Redo2 aria-hidden size={18} />
        </button>
        {unmarked === null ? (
          <button type="button" className="primary" onClick={() => submitUnlessBlank(session)}>
            {phase === 'slip' ? words.submitAgain : words.submit}
          </button>
        ) : (
          <NextUnmarked run={unmarked} />
        )}
      </div>
      {telling === null && phase === 'answering' && unmarked === null && (
        <details className="practice-peek">
          <summary>{words.peek}</summary>
          <p>{words.peekWarning}</p>
          <button type="button" className="chip" onClick={() => peek(session)}>
            {words.peek}
          </button>
        </details>
      )}
    </div>
  );
}
