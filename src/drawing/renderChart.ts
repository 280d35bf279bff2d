import type { Strokes } from './strokes.ts';
import { append, writeText } from './svgElement.ts';

/** Draws a chart into an element and replaces the element's previous content. */
export function renderChart(parent: Element, marks: Strokes): void {
  parent.replaceChildren();
  for (const mark of marks) {
    const look = { class: `${mark.role} ${mark.of}`.trim() };
    if (mark.kind === 'path') append(parent, 'path', { ...look, d: mark.d });
    else {
      const { x, y, size, anchor, text } = mark;
      writeText(append(parent, 'text', { ...look, 'font-size': size, 'text-anchor': anchor, x, y }), text);
    }
  }
}
