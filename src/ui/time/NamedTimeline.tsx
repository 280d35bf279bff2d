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
  const placed = (width: number) => momentRows(moments, run.length, width);
  // Where nothing is named, the row is kept too, so that the figure is as high as at its neighbours in the library.
  const least = moments.length > 0 ? -1 : 0;
  const rowsAt = (width: number) => (hasBands ? 1 : 1 + Math.max(least, ...placed(width)));
  return (
    <Timeline
      rowsAt={rowsAt}
      below={(width, rows) =>
        hasBands ? <Bands width={width} /> : rows > 0 && <Moments moments={moments} rows={placed(width)} />
      }
    />
  );
}

/** The names of the moments that have room, and that of the current one. */
function Moments({ moments, rows }: { moments: readonly NamedMoment[]; rows: readonly number[] }) {
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
          className={`moment row-${rows[index]}`}
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
