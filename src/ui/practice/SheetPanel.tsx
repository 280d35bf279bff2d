import { Redo2, Undo2 } from 'lucide-react';
import { handsWindow } from '../../core/search/algorithms.ts';
import { quoted } from '../../notation/problem.ts';
import { momentOf } from '../../practice/exercise.ts';
import { activePart, type Practice, redoSheet, undoSheet } from '../../session/practice/practice.ts';
import { peek, submitSheet, submitUnlessBlank } from '../../session/practice/submit.ts';
import { isSilent } from '../../session/sets/setRun.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { useSessionStore } from '../page/useSession.ts';
import { NextUnmarked } from '../sets/run/SetTitle.tsx';
import { useSetRun } from '../sets/useSetWords.ts';
import { Feedback } from './Feedback.tsx';
import { PartEntry } from './PartEntry.tsx';
import { usePracticeNames, usePracticeWords } from './usePractice.ts';

/** What is asked, the entries, and the way to the marks. */
export function SheetPanel({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const { phase, past, future, telling, exercise } = practice;
  const part = activePart(practice);
  const { task, how } = usePracticeNames().format[part.kind];
  const hasCuts = handsWindow(exercise.algorithm);
  const run = useSetRun();
  const unmarked = run !== null && isSilent(run) ? run : null;
  return (
    <div className="practice-body">
      {/* There before there is anything to say, or nobody would hear it. */}
      <div role="status">{phase === 'slip' && <Feedback practice={practice} />}</div>
      <p className="practice-question">{task({ atEnd: momentOf(part) === 'end', hasCuts })}</p>
      <p className="hint">{how}</p>
      <PartEntry practice={practice} part={part} />
      <div role="alert">
        <UnreadNote practice={practice} />
        <BlankNote practice={practice} />
      </div>
      <div className="practice-buttons row">
        <IconButton
          label={words.undo}
          icon={Undo2}
          size={18}
          title={`${words.undo} (Ctrl+Z)`}
          disabled={past.length === 0}
          onClick={() => undoSheet(session)}
        />
        <IconButton
          label={words.redo}
          icon={Redo2}
          size={18}
          title={`${words.redo} (Ctrl+Shift+Z)`}
          disabled={future.length === 0}
          onClick={() => redoSheet(session)}
        />
        {unmarked === null ? (
          <Button
            kind="primary"
            text={phase === 'slip' ? words.submitAgain : words.submit}
            onClick={() => submitUnlessBlank(session)}
          />
        ) : (
          <NextUnmarked run={unmarked} />
        )}
      </div>
      {telling === null && phase === 'answering' && unmarked === null && (
        <details className="practice-peek">
          <summary>{words.peek}</summary>
          <p>{words.peekWarning}</p>
          <Button kind="chip" text={words.peek} onClick={() => peek(session)} />
        </details>
      )}
    </div>
  );
}

/** Entries that kept the sheet from being graded: place and cure. What was typed stays. */
function UnreadNote({ practice: { unread, subject } }: { practice: Practice }) {
  const words = usePracticeWords();
  const names = usePracticeNames();
  const [first] = unread;
  if (first === undefined) return null;
  return (
    <p className="practice-problem">
      {words.unread(quoted(first.text), first.node === null ? '' : subject.names.of(first.node))}{' '}
      {names.format[first.part].cure}
    </p>
  );
}

/** Parts that were left blank are asked about before anything is graded. */
function BlankNote({ practice: { blank } }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const names = usePracticeNames();
  if (blank.length === 0) return null;
  return (
    <p className="practice-problem">
      {words.leftBlank(blank.map((kind) => names.format[kind].name))}{' '}
      <Button kind="chip" text={words.submitBlank} onClick={() => submitSheet(session)} />
    </p>
  );
}
