import type { ReactNode } from 'react';
import { hasSeveralPasses } from '../../core/search/searchLimits.ts';
import { leap } from '../../session/moves.ts';
import { MomentName } from '../kit/MomentName.tsx';
import { useWidth } from '../kit/useWidth.ts';
import { useSession, useSessionStore, useTrace, useWords } from '../page/useSession.ts';
import { partAfterPicture } from '../part/part.tsx';
import { momentRows, namedMoments } from './namedMoments.ts';
import { pressedStep } from './pressedStep.ts';

const TimelineMarks = partAfterPicture(() =>
  import('./TimelineMarks.tsx').then((module) => module.TimelineMarks),
);

const PassBands = partAfterPicture(() => import('./PassBands.tsx').then((module) => module.PassBands));

const Phases = partAfterPicture(() => import('./Phases.tsx').then((module) => module.Phases));

/**
 * The shape of the story, to drag: a double stroke for each cut, a small triangle for each new best value; below
 * them the moments that the source names, unless it is to be bare.
 */
export function Timeline({ isBare = false }: { readonly isBare?: boolean }) {
  const session = useSessionStore();
  const words = useWords();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const source = useSession(
    ({ subject: { own, example, game } }) => own?.id ?? example?.id ?? game?.setting.name,
  );
  const rule = useSession((state) => state.subject.example?.moments);
  const { length } = trace;
  const moments = isBare ? [] : namedMoments(trace, rule);
  const { box, width } = useWidth();
  const hasPasses = hasSeveralPasses(trace.limits) && !isBare;
  const rows = hasPasses || (trace.phases.length > 0 && !isBare) ? 1 : momentRows(moments, length, width);
  const share = (at: number) => (length === 0 ? 0 : at / length);
  const go = (at: number) => leap(session, at);

  return (
    <div className={`timeline moments-${rows}`} ref={box}>
      <TimelineMarks key={source} frame={AboveTimeline} />
      <div className="track" aria-hidden="true">
        <div className="track-done" style={{ transform: `translateX(${100 * (share(step) - 1)}%)` }} />
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={step}
        aria-label={words.timeline}
        aria-valuetext={words.timelineValue(step, length)}
        onChange={(event) => go(Number(event.target.value))}
      />
      {trace.phases.length > 0 && !isBare && <Phases width={width} />}
      {hasPasses && <PassBands />}
      {rows > 0 && !hasPasses && (
        <div className="timeline-moments">
          {moments.map(({ name, step: at }, index) => (
            <button
              key={at}
              type="button"
              tabIndex={-1}
              className={`moment row-${index % rows}`}
              aria-label={words.markMoment(name, at)}
              aria-current={at === step ? 'step' : undefined}
              style={{ left: `${share(at) * 100}%` }}
              data-step={at}
              onClick={(event) => go(pressedStep(event))}
            >
              <MomentName name={name} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function AboveTimeline({ children }: { children: ReactNode }) {
  return <div className="above-timeline">{children}</div>;
}
