import { useDeferredValue, useMemo } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { printSpans } from '../../words/valueSpans.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useTrace } from '../page/useSession.ts';
import { type ChartScale, chartScale, type Influence, influenceOf, lineOf } from './influenceOf.ts';

/** px */
const WIDTH = 284;
const HEIGHT = 116;

/** For which values of the leaf each cut happens, and the root's value as a function of it. */
export function InfluenceChart({ leaf, change }: { leaf: NodeId; change: (value: number) => void }) {
  const words = useEditWords();
  const trace = useTrace();
  const names = useSession((state) => state.subject.names);
  const deferred = useDeferredValue(trace);
  const influence = useMemo(
    () => (leaf < deferred.tree.size && deferred.tree.isLeaf(leaf) ? influenceOf(deferred, leaf) : null),
    [deferred, leaf],
  );
  if (influence === null) return <p className="hint">{words.tooLargeForInfluence}</p>;
  const x = trace.tree.value(leaf);
  const scale = chartScale(deferred.tree, influence, x);
  const { least, most } = scale;
  return (
    <figure className="influence" aria-label={words.influenceTitle(names.of(leaf))}>
      <figcaption>{words.rootAsFunction}</figcaption>
      <RootLine influence={influence} scale={scale} x={x} />
      <input
        type="range"
        data-own-keys
        aria-label={words.whatIfLeaf(names.of(leaf))}
        title={words.whatIfHandle}
        min={least}
        max={most}
        step={scale.step}
        value={Number.isFinite(x) ? x : least}
        aria-valuetext={printNumber(x)}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <Bands influence={influence} scale={scale} />
    </figure>
  );
}

function RootLine({ influence, scale, x }: { influence: Influence; scale: ChartScale; x: number }) {
  const { left, top, ticks, values } = scale;
  const [width, height] = [WIDTH, HEIGHT];
  const d = lineOf(influence.pieces, scale.least, scale.most)
    .map((line) => `M${line.map(([at, value]) => `${left(at) * width},${top(value) * height}`).join('L')}`)
    .join('');
  return (
    <svg className="root-line" viewBox={`0 -14 ${WIDTH} ${HEIGHT + 34}`} aria-hidden="true">
      {values.map((value) => (
        <g key={value}>
          <path className="grid" d={`M0,${top(value) * height}H${width}`} />
          <text x={0} y={top(value) * height - 3}>
            {printNumber(value)}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="grid" d={`M${left(tick) * width},0V${height}`} />
          <text x={left(tick) * width} y={height + 16} textAnchor="middle">
            {printNumber(tick)}
          </text>
        </g>
      ))}
      {Number.isFinite(x) && <path className="here" d={`M${left(x) * width},-10V${height}`} />}
      <path className="line" d={d} />
    </svg>
  );
}

function Bands({ influence, scale }: { influence: Influence; scale: ChartScale }) {
  const words = useEditWords();
  const names = useSession((state) => state.subject.names);
  if (influence.isNeverRead) return <p>{words.unchanged}</p>;
  const share = (value: number) => Math.min(Math.max(scale.left(value), 0), 1);
  return (
    <ul className="bands">
      {influence.bands.map(({ node, spans }) => (
        <li key={node}>
          <span>{words.cutAt(names.of(node))}</span>{' '}
          <span className="band-set">{words.forX(printSpans(spans))}</span>
          <span className="band" aria-hidden="true">
            {spans.map(({ from, to }) => (
              <span
                key={from}
                style={{
                  left: `${share(from) * 100}%`,
                  width: `max(3px, ${(share(to) - share(from)) * 100}%)`,
                }}
              />
            ))}
          </span>
        </li>
      ))}
      {influence.always.length > 0 && (
        <li>
          <span>{words.cutAt(influence.always.map((node) => names.of(node)).join(', '))}</span>{' '}
          <span className="band-set">{words.always}</span>
        </li>
      )}
    </ul>
  );
}
