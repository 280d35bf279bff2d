import type { SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { ITERATION_PHASES } from '../../core/run/simulationParts.ts';
import { leap } from '../../session/moves.ts';
import { useMoment, useSessionStore, useWords } from '../page/useSession.ts';
import './SimulationPhases.css';

/** The number of the iteration above the figure, and its four phases, the current one lit; a press goes to its end. */
export function SimulationPhases() {
  const { run: anyRun, step } = useMoment();
  const run = simulationOf(anyRun);
  return run && <PhasesOf run={run} step={step} />;
}

function PhasesOf({ run, step }: { run: SimulationRun; step: number }) {
  const session = useSessionStore();
  const words = useWords('simulation');
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
    </div>
  );
}
