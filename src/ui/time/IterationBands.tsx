import { memo, useMemo } from 'react';
import type { SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { useRun, useStep, useWords } from '../page/useSession.ts';
import { bandLabels, iterationBands } from './iterationBands.ts';
import './IterationBands.css';

/**
 * A row below the timeline of a simulation that shows in which iteration each step is; the timeline is `width` px wide. It
 * is a picture alone: the number of the iteration is said above the figure.
 */
export function IterationBands({ width }: { width: number }) {
  const step = useStep();
  const run = simulationOf(useRun());
  return run && run.length > 0 && <Bands run={run} width={width} iteration={run.iterationAt(step)} />;
}

/** It is memoized, because most steps stay in their iteration. */
const Bands = memo((props: { run: SimulationRun; width: number; iteration: number }) => {
  const { run, width, iteration } = props;
  const words = useWords('simulation');
  const bands = useMemo(() => iterationBands(run, width), [run, width]);
  const isEach = bands.every(({ first, last }) => first === last);
  const labels = bandLabels(bands, width, iteration, isEach ? `${iteration}` : words.iterationAt(iteration));
  const drawn = (which: (first: number, last: number, index: number) => boolean) =>
    bands
      .filter(({ first, last }, index) => which(first, last, index))
      .map(({ from, to }) => `M${from},0H${to}V1H${from}Z`)
      .join('');
  return (
    <div className="iteration-bands">
      <svg aria-hidden="true" viewBox={`0 0 ${Math.max(width, 1)} 1`} preserveAspectRatio="none">
        <path className="odd" d={drawn((_first, _last, index) => index % 2 === 0)} />
        <path className="even" d={drawn((_first, _last, index) => index % 2 === 1)} />
        <path className="current" d={drawn((first, last) => first <= iteration && iteration <= last)} />
      </svg>
      {labels.map(({ text, x, isCurrent }) => (
        <span key={text} aria-hidden="true" className={isCurrent ? 'current' : ''} style={{ left: x }}>
          {text}
        </span>
      ))}
    </div>
  );
});
