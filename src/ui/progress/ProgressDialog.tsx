import { useEffect, useMemo } from 'react';
import { type NextExercise, nextExercise } from '../../practice/nextExercise.ts';
import { progressOf } from '../../practice/progress.ts';
import { DIFFICULTIES } from '../../practice/skill.ts';
import { beginSkill } from '../../session/practice/begin.ts';
import { followProgress, PRACTISED } from '../../session/progress.ts';
import { Failure } from '../files/FaultReport.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { closeDialog } from '../kit/openDialog.ts';
import '../styles/progress.css';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { MisconceptionList } from './MisconceptionList.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { StoredProgress } from './StoredProgress.tsx';
import { useProgressWords } from './useProgressWords.ts';

/** How practice is going, what comes next, and what of it is stored. */
export function ProgressDialog() {
  const session = useSessionStore();
  const words = useProgressWords();
  const { attempts, reading } = useSlice(PRACTISED);
  const progress = useMemo(() => progressOf(attempts), [attempts]);
  const next = useMemo(() => nextExercise(attempts), [attempts]);
  useEffect(() => followProgress(session, window), [session]);
  return (
    <Dialog title={words.title} className="progress">
      <div className="progress-body">
        <Faults />
        {reading === 'done' && (
          <>
            <Next next={next} />
            <ProgressPicture progress={progress} next={next.skill} />
            <p className="hint">
              {words.legend(DIFFICULTIES.map((difficulty) => words.names.difficulty[difficulty]))}
            </p>
            <h3>{words.misconceptions}</h3>
            <MisconceptionList seen={progress.misconceptions} />
          </>
        )}
        {reading !== 'not-yet' && <StoredProgress progress={progress} />}
      </div>
    </Dialog>
  );
}

/** What keeps the progress from being kept. */
function Faults() {
  const words = useProgressWords();
  const { reading, isLasting, unstored, damaged, newer } = useSlice(PRACTISED);
  return (
    <>
      {reading === 'failed' && <Failure text={words.readingFailed} />}
      {!isLasting && <Failure text={words.notLasting} />}
      {unstored > 0 && <Failure text={words.unstored(unstored)} />}
      {damaged > 0 && <p role="alert">{words.damaged(damaged)}</p>}
      {newer > 0 && <p role="status">{words.newer(newer)}</p>}
    </>
  );
}

function Next({ next: { skill, difficulty, reason } }: { next: NextExercise }) {
  const words = useProgressWords();
  const session = useSessionStore();
  return (
    <div className="progress-next row">
      <p>
        <span className="quiet-text">{words.next}</span>
        <strong>{words.nextIs(words.names.skill[skill], words.names.difficulty[difficulty])}</strong>
        <span className="hint">{why()}</span>
      </p>
      <Button
        kind="primary"
        text={words.practise}
        onClick={() => {
          closeDialog(session);
          beginSkill(session, skill, difficulty);
        }}
      />
    </div>
  );

  function why(): string {
    if (reason === 'not-mastered') return words.notMastered;
    if (reason === 'all-mastered') return words.allMastered;
    return words.because(words.names.misconception[reason]);
  }
}
