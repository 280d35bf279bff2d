import { leap } from '../../session/moves.ts';
import { useRun, useSessionStore, useStep, useWords } from '../page/useSession.ts';
import './Phases.css';

/** A row below the timeline with a band for each pass of iterative deepening. */
export function PassBands() {
  const session = useSessionStore();
  const words = useWords('limits');
  const run = useRun();
  const step = useStep();
  const { passes, length } = run;
  const shown = run.passAt(step);
  return (
    <div className="phases">
      {passes.map((pass) => {
        const { purpose, checks, from, to, depth } = pass;
        const plies = purpose === 'check' ? (checks.at(-1)?.plies ?? 0) : null;
        const name = plies === null ? words.pass(depth ?? 0) : words.checked(plies);
        const whole = plies === null ? words.passTo(depth ?? 0, to) : words.checkedTo(plies, to);
        const width = (100 * (to - from)) / length;
        return (
          <button
            key={from}
            type="button"
            tabIndex={-1}
            className="phase clipped"
            aria-current={pass === shown && step > 0 ? 'step' : undefined}
            aria-label={whole}
            title={whole}
            style={{ left: `${(100 * from) / length}%`, width: `${width}%` }}
            data-step={to}
            onClick={() => leap(session, to)}
          >
            <span>{width > 12 ? name : width > 5 ? (plies === null ? depth : name) : ''}</span>
          </button>
        );
      })}
    </div>
  );
}
