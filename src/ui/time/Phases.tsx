import { keepsLists } from '../../core/search/algorithms.ts';
import { leap } from '../../session/moves.ts';
import { useListWords } from '../page/useListWords.ts';
import { useSession, useSessionStore, useTrace } from '../page/useSession.ts';
import './phases.css';

/** Below the timeline, a band for each phase of the run. */
export function Phases() {
  const session = useSessionStore();
  const words = useListWords();
  const { phases, length, algorithm } = useTrace();
  const called = keepsLists(algorithm) ? words.phases : words.steps;
  const step = useSession((state) => state.step);
  return (
    <div className="phases">
      {phases.map(({ name, from, to }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          className="phase"
          aria-current={step > from && step <= to ? 'step' : undefined}
          aria-label={words.phaseTo(called[name], to)}
          style={{ left: `${(100 * from) / length}%`, width: `${(100 * (to - from)) / length}%` }}
          data-step={to}
          onClick={() => leap(session, to)}
        >
          <span className="phase-name">{called[name]}</span>
          <span className="phase-number">{index + 1}</span>
        </button>
      ))}
    </div>
  );
}
