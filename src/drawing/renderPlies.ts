/** Whose ply each row is, named at the margin as textbooks do; it scrolls with the rows, not with the columns. */
import { select } from 'd3-selection';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Layout } from './layout.ts';

export interface PlyNames {
  /** Follows a vertical shift and a scale of the drawing. */
  moveTo(y: number, scale: number): void;
  destroy(): void;
}

export function renderPlies(
  svg: SVGSVGElement,
  layout: Layout,
  words: { readonly kind: Readonly<Record<NodeKind, string>>; readonly leaves: string },
  width: number,
): PlyNames {
  const lines = select(svg).select('.plies');
  const names = select(svg).select('.ply-names');
  lines.selectAll('*').remove();
  names.selectAll('*').remove();
  const named = layout.plies.map((ply) => {
    const text = ply.kind === 'leaf' ? words.leaves : ply.kind === null ? '' : words.kind[ply.kind];
    return {
      ply,
      label: names
        .append('text')
        .attr('class', `ply-name ${ply.kind ?? ''}`)
        .attr('x', 14)
        .text(text),
    };
  });
  const between = layout.plies.slice(1).map((ply, index) => {
    const above = layout.plies[index] ?? ply;
    const y = above.y + (ply.y - above.y) * 0.5;
    return {
      y,
      line: lines
        .append('path')
        .attr('class', 'ply-line')
        .attr('d', `M14,0H${width - 14}`),
    };
  });
  return {
    moveTo(y, scale) {
      for (const { ply, label } of named) label.attr('y', y + ply.y * scale + 4.5);
      for (const { y: at, line } of between) line.attr('transform', `translate(0,${y + at * scale})`);
    },
    destroy() {
      lines.selectAll('*').remove();
      names.selectAll('*').remove();
    },
  };
}
