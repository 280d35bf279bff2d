import { useLayoutEffect, useRef, useState } from 'react';
import { goToStep } from '../../session/session.ts';
import { useSession, useSessionStore, useTrace, useWords } from '../useSession.ts';
import { momentRows, timelineMarks } from './timelineMarks.ts';

/** The shape of the story, to drag: a double stroke for each cut, a small triangle for each new best value. */
export function Timeline() {
  const session = useSessionStore();
  const words = useWords();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const names = useSession((state) => state.subject.names);
  const rule = useSession((state) => state.subject.example?.moments);
  const { length } = trace;
  const { marks, moments } = timelineMarks(trace, rule);
  const { track, width } = useWidth();
  const rows = momentRows(moments, length, width);
  const share = (at: number) => (length === 0 ? 0 : at / length);
  const go = (at: number) => {
    session.setState({ playing: false });
    goToStep(session, at);
  };

  return (
    <div className={`timeline moments-${rows}`} ref={track}>
      <div className="timeline-marks">
        {marks.map(({ kind, step: at, node, side }) => (
          <button
            key={at}
            type="button"
            tabIndex={-1}
            className={`mark ${kind} ${side}`}
            aria-label={
              kind === 'cutoff' ? words.markCutoff(names.of(node), at) : words.markBest(names.of(node), at)
            }
            title={
              kind === 'cutoff' ? words.markCutoff(names.of(node), at) : words.markBest(names.of(node), at)
            }
            style={{ left: `${share(at) * 100}%` }}
            onClick={() => go(at)}
          >
            <MarkSign kind={kind} side={side} />
          </button>
        ))}
      </div>
      <div className="track" aria-hidden="true">
        <div className="track-done" style={{ width: `${share(step) * 100}%` }} />
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
      {rows > 0 && (
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
              onClick={() => go(at)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function MarkSign({ kind, side }: { kind: 'cutoff' | 'best'; side: string }) {
  const triangle = side === 'min' ? 'M2,4H10L6,11Z' : 'M6,4L10,11H2Z';
  return (
    <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14">
      <path d={kind === 'cutoff' ? 'M2.5,12.5L5.5,1.5M6.5,12.5L9.5,1.5' : triangle} />
    </svg>
  );
}

function useWidth() {
  const track = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Before the first paint, so that the row of moments does not push the figure.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return { track, width };
}
