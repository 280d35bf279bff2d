import type { ChartMark, LeafChart } from './leafChart.ts';
import { append, write } from './svgElement.ts';

/** Draws a chart into an element, in place of what there was. */
export function renderChart(parent: Element, { marks, fontSize }: LeafChart): void {
  parent.replaceChildren();
  for (const mark of marks) {
    if (mark.kind === 'path') append(parent, 'path', { class: classOf(mark), d: mark.d });
    else {
      const { x, y, anchor, text } = mark;
      const look = { class: classOf(mark), 'font-size': fontSize, 'text-anchor': anchor };
      write(append(parent, 'text', { ...look, x, y }), text);
    }
  }
}

function classOf({ role, series }: ChartMark): string {
  return series === undefined ? `chart-${role}` : `chart-${role} of-${series}`;
}
