import { leap } from '../../session/moves.ts';
import { useSession, useSessionStore, useTrace } from '../page/useSession.ts';
import './phases.css';
import { useLimitWords } from '../page/useLimitWords.ts';

/** Below the timeline, a band for each pass. */
export function PassBands() {
  const session = useSessionStore();
  const words = useLimitWords();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const { passes, length } = trace;
  const shown = trace.passAt(step);
  return (
    <div className="phases">
      {passes.map((pass) => {
        const { from, to, depth } = pass;
        const width = (100 * (to - from)) / length;
        return (
          <button
            key={from}
            type="button"
            tabIndex={-1}
            className="phase"
            aria-current={pass === shown && step > 0 ? 'step' : undefined}
            aria-label={words.passTo(depth ?? 0, to)}
            title={words.passTo(depth ?? 0, to)}
            style={{ left: `${(100 * from) / length}%`, width: `${width}%` }}
            data-step={to}
            onClick={() => leap(session, to)}
          >
            <span>{width > 12 ? words.pass(depth ?? 0) : depth}</span>
          </button>
        );
      })}
    </div>
  );
}
