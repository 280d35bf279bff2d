import { useLayoutEffect, useRef } from 'react';
import { keepsLists } from '../../core/search/algorithms.ts';
import { leap } from '../../session/moves.ts';
import { useRun, useSessionStore, useStep, useWords } from '../page/useSession.ts';
import './Phases.css';

/**
 * A row below the timeline with a band for each phase of the run; the timeline is `width` px wide. A band too
 * narrow for its name has a number.
 */
export function Phases({ width }: { width: number }) {
  const session = useSessionStore();
  const words = useWords('lists');
  const { phases, length, algorithm } = useRun();
  const called = keepsLists(algorithm) ? words.phases : words.steps;
  const step = useStep();
  const bands = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured are the names and the shares of the phases
  useLayoutEffect(() => {
    for (const band of bands.current?.children ?? []) {
      const name = band.firstElementChild as HTMLElement;
      band.classList.toggle('narrow', width > 0 && name.offsetWidth > band.clientWidth);
    }
  }, [width, called, phases]);
  return (
    <div className="phases" ref={bands}>
      {phases.map(({ name, from, to }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          className="phase clipped"
          aria-current={step > from && step <= to ? 'step' : undefined}
          style={{ left: `${(100 * from) / length}%`, width: `${(100 * (to - from)) / length}%` }}
          data-step={to}
          onClick={() => leap(session, to)}
        >
          <span className="phase-name" aria-hidden="true">
            {called[name]}
          </span>
          <span className="phase-number" aria-hidden="true">
            {index + 1}
          </span>
          <span className="visually-hidden">{words.phaseTo(called[name], to)}</span>
        </button>
      ))}
    </div>
  );
}
