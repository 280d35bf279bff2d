import { simulationOf } from '../../core/run/anyRun.ts';
import { chooseSimulation, isShort, SIMULATING } from '../../session/simulating.ts';
import { Button } from '../kit/Button.tsx';
import { useMoment, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { MinimaxBeside } from './MinimaxBeside.tsx';
import { NodeReading } from './NodeReading.tsx';
import './LongSimulation.css';

/**
 * The strip under the figure of a long simulation: its progress while it is made beside the page, or how many of its
 * iterations are shown; and what lies above it, the reading of a node.
 */
export function LongSimulation() {
  return (
    <>
      <MinimaxBeside />
      <NodeReading />
      <Strip />
    </>
  );
}

function Strip() {
  const session = useSessionStore();
  const words = useWords('simulation');
  const run = simulationOf(useMoment().run);
  const limits = useSession((state) => state.limits);
  const subject = useSession((state) => state.subject);
  const simulating = useSlice(SIMULATING);
  const { place, done, of, cancel } = simulating;
  const phase = simulating.subject === subject ? simulating.phase : 'none';
  if (run === null) return null;
  if (phase === 'made')
    return (
      <div className="long-simulation">
        <progress aria-label={words.simulating} value={done} max={Math.max(of, 1)} />
        <span className="figure-number">{words.madeOf(done, of)}</span>
        <Button text={words.enough} onClick={cancel} />
        {place !== 'worker' && <span role="alert">{words.elsewhere[place]}</span>}
      </div>
    );
  if (phase === 'shown')
    return (
      <div className="long-simulation" role="status">
        {words.puttingTogether}
      </div>
    );
  if (phase === 'failed')
    return (
      <div className="long-simulation" role="alert">
        {words.brokeOff(run.iterations)}
      </div>
    );
  if (limits === undefined || !isShort(run, limits)) return null;
  return (
    <div className="long-simulation">
      <span>{words.firstOnly(run.iterations)}</span>
      <Button
        text={words.goOnTo(limits.iterations)}
        onClick={() => chooseSimulation(session, { iterations: limits.iterations })}
      />
    </div>
  );
}
