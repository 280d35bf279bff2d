import { hasSeveralPasses } from '../../core/search/searchLimits.ts';
import { useRun } from '../page/useSession.ts';
import { IterationBands } from './IterationBands.tsx';
import { PassBands } from './PassBands.tsx';
import { Phases } from './Phases.tsx';

/** The row below the timeline that shows the passes, the phases or the iterations of the run. */
export function Bands({ width }: { width: number }) {
  const { limits, phases } = useRun();
  if (hasSeveralPasses(limits)) return <PassBands />;
  return phases.length > 0 ? <Phases width={width} /> : <IterationBands width={width} />;
}
