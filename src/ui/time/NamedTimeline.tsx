import { playsToEnds } from '../../core/search/algorithms.ts';
import { hasSeveralPasses } from '../../core/search/searchLimits.ts';
import type { NamedMoment } from '../../library/moments.ts';
import { leap } from '../../session/moves.ts';
import { MomentName } from '../kit/MomentName.tsx';
import { useRun, useSessionStore, useStep, useWords } from '../page/useSession.ts';
import { partAfterPicture } from '../part/part.tsx';
import { momentRows, useNamedMoments } from './namedMoments.ts';
import { pressedStep } from './pressedStep.ts';
import { Timeline } from './Timeline.tsx';

const Bands = partAfterPicture(() => import('./Bands.tsx'), 'Bands');

/**
 * The timeline, with a row below it for the passes, the phases or the iterations, or for the moments that the
 * source of the figure names.
 */
export function NamedTimeline() {
  const run = useRun();
  const moments = useNamedMoments();
  const hasBands = hasSeveralPasses(run.limits) || run.phases.length > 0 || playsToEnds(run.algorithm);
  const rowsAt = (width: number) => (hasBands ? 1 : momentRows(moments, run.length, width));
  return (
    <Timeline
      rowsAt={rowsAt}
      below={(width, rows) =>
        hasBands ? <Bands width={width} /> : rows > 0 && <Moments moments={moments} rows={rows} />
      }
    />
  );
}

function Moments({ moments, rows }: { readonly moments: readonly NamedMoment[]; readonly rows: number }) {
  const session = useSessionStore();
  const words = useWords();
  const { length } = useRun();
  const step = useStep();
  return (
    <div className="timeline-moments">
      {moments.map(({ name, step: at }, index) => (
        <button
          key={at}
          type="button"
          tabIndex={-1}
          className={`moment row-${index % rows}`}
          aria-label={words.markMoment(name, at)}
          aria-current={at === step ? 'step' : undefined}
          style={{ left: `${length === 0 ? 0 : (at / length) * 100}%` }}
          data-step={at}
          onClick={(event) => leap(session, pressedStep(event))}
        >
          <MomentName name={name} />
        </button>
      ))}
    </div>
  );
}
