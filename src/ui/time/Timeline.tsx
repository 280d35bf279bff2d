import { type ChangeEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { leap } from '../../session/moves.ts';
import { useWidth } from '../kit/useWidth.ts';
import { useRun, useSession, useSessionStore, useStep, useWords } from '../page/useSession.ts';
import { partAfterPicture } from '../part/part.tsx';
import './Timeline.css';

const TimelineMarks = partAfterPicture(() => import('./TimelineMarks.tsx'), 'TimelineMarks');

interface TimelineProps {
  /** returns the number of rows below the track when the track is `width` px wide */
  readonly rowsAt?: (width: number) => number;
  /** returns the contents of the rows below the track */
  readonly below?: (width: number, rows: number) => ReactNode;
}

/**
 * The timeline with a slider that can be dragged. Above it are a double stroke for each cut and a small
 * triangle for each new best value.
 */
export function Timeline({ rowsAt, below }: TimelineProps) {
  const session = useSessionStore();
  const words = useWords();
  const { length } = useRun();
  const step = useStep();
  const source = useSession(
    ({ subject: { own, example, game } }) => own?.id ?? example?.id ?? game?.setting.name,
  );
  const { box, width } = useWidth();
  const rows = useMemo(() => rowsAt?.(width) ?? 0, [rowsAt, width]);
  const slider = useRef<HTMLInputElement>(null);
  // The slider has its place from here and not from a property: while the page is a frame behind the step, a property would
  // put the slider back under the pointer, and a drag back to that step would go unheard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the slider may stand depends on the length
  useLayoutEffect(() => {
    if (slider.current !== null) slider.current.value = String(step);
  }, [step, length]);
  const drag = ({ target }: ChangeEvent<HTMLInputElement>) => {
    leap(session, Number(target.value));
    // Steps that may not be displayed yet are not reached.
    target.value = String(session.getState().step);
  };
  const share = length === 0 ? 0 : step / length;
  return (
    <div className={`timeline moments-${rows}`} ref={box}>
      <TimelineMarks key={source} frame={AboveTimeline} width={width} />
      <div className="track" aria-hidden="true">
        <div className="track-done" style={{ transform: `translateX(${100 * (share - 1)}%)` }} />
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={length}
        aria-label={words.timeline}
        aria-valuetext={words.timelineValue(step, length)}
        onChange={drag}
      />
      {below?.(width, rows)}
    </div>
  );
}

function AboveTimeline({ children }: { children: ReactNode }) {
  return <div className="above-timeline">{children}</div>;
}
