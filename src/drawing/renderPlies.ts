/** Whose ply each row is, named at the margin as textbooks do; it scrolls with the rows, not with the columns. */
import { select } from 'd3-selection';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Layout } from './layout.ts';
import type { Box } from './viewTransform.ts';

export interface PlyNames {
  /** Follows a vertical shift and a scale of the drawing. */
  moveTo(y: number, scale: number): void;
  destroy(): void;
}

export interface PlyOptions {
  readonly words: { readonly kind: Readonly<Record<NodeKind, string>>; readonly leaves: string };
  /** the figure's frame, px */
  readonly size: Box;
  /** how much of it the names have for themselves, px */
  readonly gutter: number;
  readonly fontSize: number;
}

/** Where the names begin, px from the left border. */
export const PLY_NAME_LEFT = 10;

/** How large they are set, px. */
export function plyNameSize(isPresenting: boolean, width: number): number {
  return !isPresenting ? 13 : Math.min(Math.max(15, width * 0.012), 22);
}

export function renderPlies(svg: SVGSVGElement, layout: Layout, options: PlyOptions): PlyNames {
  const { words, size, gutter, fontSize } = options;
  const lines = select(svg).select('.plies');
  const names = select(svg).select('.ply-names');
  lines.selectAll('*').remove();
  names.selectAll('*').remove();
  // What is scrolled out of view ends at the names, not under them.
  names.append('rect').attr('class', 'gutter').attr('width', gutter).attr('height', size.height);
  const named = layout.plies.map((ply) => {
    const text = ply.kind === 'leaf' ? words.leaves : ply.kind === null ? '' : words.kind[ply.kind];
    const label = names
      .append('text')
      .attr('class', `ply-name ${ply.kind ?? ''}`)
      .attr('x', PLY_NAME_LEFT);
    return { ply, label: label.attr('font-size', fontSize).text(text) };
  });
  const between = layout.plies.slice(1).map((ply, index) => {
    const above = layout.plies[index] ?? ply;
    const line = lines.append('path').attr('class', 'ply-line');
    return { y: (above.y + ply.y) / 2, line: line.attr('d', `M${gutter},0H${size.width - PLY_NAME_LEFT}`) };
  });
  return {
    moveTo(y, scale) {
      for (const { ply, label } of named) label.attr('y', y + ply.y * scale + fontSize * 0.35);
      for (const { y: at, line } of between) line.attr('transform', `translate(0,${y + at * scale})`);
    },
    destroy() {
      lines.selectAll('*').remove();
      names.selectAll('*').remove();
    },
  };
}
