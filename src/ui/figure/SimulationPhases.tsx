import { useEffect } from 'react';
import type { SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { ITERATION_PHASES } from '../../core/run/simulationParts.ts';
import { familyOf } from '../../families/index.ts';
import { ASKED_PLAYOUT } from '../../session/askedPlayout.ts';
import { MARGIN } from '../../session/margin.ts';
import { valuesBeside } from '../../session/minimaxBeside.ts';
import { leap } from '../../session/moves.ts';
import { drawnIn } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { Button } from '../kit/Button.tsx';
import { figureRef } from '../page/elements.ts';
import { useMoment, useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';
import './SimulationPhases.css';

/**
 * The number of the iteration above the figure, and its four phases, the current one lit; a press goes to its end. Behind
 * them it is said whose results the numbers are. An answer sheet has none of it, because it stands at no step.
 */
export function SimulationPhases() {
  const { run: anyRun, step, event } = useMoment();
  const isSheet = useSession((state) => drawnIn(state) !== null);
  const run = simulationOf(anyRun);
  if (run === null || isSheet) return null;
  const isPlayed = event?.kind === 'simulate' && !event.isTerminal;
  return <PhasesOf run={run} step={step} hasPlayout={isPlayed && run.settings.given === null} />;
}

function PhasesOf({ run, step, hasPlayout }: { run: SimulationRun; step: number; hasPlayout: boolean }) {
  const session = useSessionStore();
  const words = useWords('simulation');
  const language = useSession((state) => state.language);
  const isBeside = useStepped((state) => valuesBeside(state) !== undefined);
  // The style of the values in the drawing. A selector with ":has" would have every change of the drawing restyle all of it.
  useEffect(() => {
    const frame = figureRef.current;
    frame?.classList.toggle('minimax-beside', isBeside);
    return () => frame?.classList.remove('minimax-beside');
  }, [isBeside]);
  const current = run.phaseAt(step);
  const iteration = Math.max(1, run.iterationAt(step));
  return (
    <div className="iteration-phases">
      <span>{words.iterationAt(run.iterationAt(step))}</span>
      <ol aria-label={words.phasesLabel}>
        {ITERATION_PHASES.map((phase) => (
          <li key={phase}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={phase === current ? 'step' : undefined}
              disabled={run.iterations === 0}
              onClick={() => leap(session, run.endOfPhase(iteration, phase))}
            >
              {words.phase[phase]}
            </button>
          </li>
        ))}
      </ol>
      <small className="whose-numbers">
        {familyOf(run).whose?.(run, language)}
        {isBeside && <i> · {words.minimaxKey}</i>}
      </small>
      {hasPlayout && run.isGame && <OnBoard run={run} step={step} />}
    </div>
  );
}

/** A button that shows the position in the margin, where the moves of the playout can be played on the board. */
function OnBoard({ run, step }: { run: SimulationRun; step: number }) {
  const session = useSessionStore();
  const words = useWords('simulation');
  const isReading = useStepped(({ activity }) => activity.kind === 'reading');
  if (!isReading) return null;
  const open = () => {
    changeSlice(session, ASKED_PLAYOUT, { run, step });
    changeSlice(session, MARGIN, { tab: 'position', isOpen: true });
  };
  return <Button kind="text-link" text={words.onBoard} onClick={open} />;
}
