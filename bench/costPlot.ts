/** Draws what trees of growing size cost in the page, as an SVG of four charts over one axis of sizes. */
import type { Cost } from './costInBrowser.ts';

interface Line {
  readonly name: string;
  readonly of: (cost: Cost) => number;
  readonly role: 'ours' | 'bare';
}

interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
  /** what the value is held to; null for none */
  readonly bound: number | null;
}

const CHARTS: readonly Chart[] = [
  {
    title: 'A step, until the figure shows it',
    unit: 'ms of main thread',
    lines: [
      { name: 'step', of: ({ step }) => step, role: 'ours' },
      { name: 'change of one class', of: ({ bare }) => bare, role: 'bare' },
    ],
    bound: 8,
  },
  {
    title: 'The edit of a value, until the figure shows it',
    unit: 'ms of main thread',
    lines: [{ name: 'edit', of: ({ edit }) => edit, role: 'ours' }],
    bound: null,
  },
  {
    title: 'Opening a file',
    unit: 'ms',
    lines: [{ name: 'open', of: ({ open }) => open, role: 'ours' }],
    bound: null,
  },
  {
    title: 'Memory of the tree and its run',
    unit: 'MB',
    lines: [{ name: 'memory', of: ({ memory }) => memory, role: 'ours' }],
    bound: null,
  },
];

/** px: a chart with the room for its texts, and the plot within it */
const CHART = { width: 420, height: 250 };
const PLOT = { left: 56, top: 44, width: 340, height: 160 };

/** The SVG of the costs; the smallest tree comes first. */
export function plotOf(costs: readonly Cost[]): string {
  const charts = CHARTS.map((chart, index) => {
    const [x, y] = [(index % 2) * CHART.width, Math.floor(index / 2) * CHART.height];
    return `<g transform="translate(${x},${y})">${chartOf(chart, costs)}</g>`;
  });
  const [width, height] = [2 * CHART.width, 2 * CHART.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, Helvetica, Arial, sans-serif" font-size="12">
<title>What trees of ${costs[0]?.nodes} to ${costs.at(-1)?.nodes} nodes cost in the page</title>
<style>
text { fill: #1c1e21 }
.title { font-weight: 600; font-size: 14px }
.quiet { fill: #555 }
.grid { stroke: #ddd }
.ours { fill: none; stroke: #0b5cad; stroke-width: 2 }
.bare { fill: none; stroke: #777; stroke-width: 2; stroke-dasharray: 4 3 }
.bound { stroke: #b3380b; stroke-dasharray: 1 3 }
</style>
<rect width="${width}" height="${height}" fill="#fff"/>
${charts.join('\n')}
</svg>
`;
}

function chartOf({ title, unit, lines, bound }: Chart, costs: readonly Cost[]): string {
  const values = lines.flatMap(({ of }) => costs.map(of));
  const ticks = ticksTo(Math.max(...values, 1.2 * (bound ?? 0)));
  const top = ticks.at(-1) ?? 1;
  const [least, most] = [costs[0]?.nodes ?? 1, costs.at(-1)?.nodes ?? 10];
  const x = (nodes: number) =>
    PLOT.left + (PLOT.width * Math.log(nodes / least)) / Math.log(Math.max(most / least, 2));
  const y = (value: number) => PLOT.top + PLOT.height * (1 - value / top);
  const text = (at: readonly [number, number], words: string, rest = '') =>
    `<text x="${short(at[0])}" y="${short(at[1])}" ${rest}>${words}</text>`;
  const right = PLOT.left + PLOT.width;
  const bottom = PLOT.top + PLOT.height;
  const level = (value: number, role: string) =>
    `<line class="${role}" x1="${PLOT.left}" x2="${right}" y1="${short(y(value))}" y2="${short(y(value))}"/>`;
  return [
    text([PLOT.left, 22], title, 'class="title"'),
    text([PLOT.left, 37], `${unit}, by nodes of the tree`, 'class="quiet"'),
    ...ticks.map(
      (tick) =>
        level(tick, 'grid') +
        text([PLOT.left - 6, y(tick) + 4], `${tick}`, 'text-anchor="end" class="quiet"'),
    ),
    ...costs.map(({ nodes }, index) =>
      // Every second size is written, so that the numbers keep apart.
      index % 2 === (costs.length - 1) % 2
        ? text([x(nodes), bottom + 16], nodes.toLocaleString('en'), 'text-anchor="middle" class="quiet"')
        : '',
    ),
    ...(bound === null
      ? []
      : [level(bound, 'bound'), text([PLOT.left + 4, y(bound) - 4], `held to ${bound}`)]),
    ...lines.map(({ of, role }) => {
      const points = costs.map((cost) => `${short(x(cost.nodes))},${short(y(of(cost)))}`);
      return `<polyline class="${role}" points="${points.join(' ')}"/>`;
    }),
    ...(lines.length < 2
      ? []
      : lines.map(({ name, of }) => {
          const last = costs.at(-1) as Cost;
          return text([right, y(of(last)) + 15], name, 'text-anchor="end"');
        })),
  ].join('\n');
}

/** Ticks from 0 to at least a value, at most six of them, at round numbers. */
function ticksTo(value: number): readonly number[] {
  const rough = Math.max(value, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(value / step) + 1 }, (_, index) => index * step);
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}
