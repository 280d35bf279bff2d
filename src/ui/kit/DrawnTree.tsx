import { useLayoutEffect, useRef } from 'react';
import type { Marks } from '../../drawing/marks.ts';
import type { Layout } from '../../drawing/placement.ts';
import { renderTree } from '../../drawing/renderTree.ts';

/** px at 96 to the inch: what an A4 or Letter page has between its margins */
export const PAPER_WIDTH = 660;

/** A tree that is no figure to work with: on paper, or small among other things. */
export function DrawnTree({ layout, marks }: { layout: Layout; marks: Marks }) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current === null) return;
    const drawing = renderTree(group.current, layout);
    drawing.update(marks);
    return () => drawing.destroy();
  }, [layout, marks]);
  const { width, height } = layout;
  return (
    <svg className="tree" aria-hidden viewBox={`0 0 ${width} ${height}`} width={Math.min(width, PAPER_WIDTH)}>
      <g ref={group} />
    </svg>
  );
}
