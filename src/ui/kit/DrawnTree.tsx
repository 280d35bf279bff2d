import { useLayoutEffect, useRef } from 'react';
import type { NodeKind } from '../../core/index.ts';
import type { Layout, Marks } from '../../drawing/index.ts';
import { PAPER_WIDTH } from '../../drawing/paper.ts';
import { renderTree } from '../../drawing/renderTree.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import { useWords } from '../page/useSession.ts';
import './tree.css';

/** The printable width of an A4 or Letter page in landscape, px at 96 px an inch. */
const TURNED_WIDTH = 930;

/**
 * The least scale at which a tree is printed in portrait; one that would be smaller is printed in landscape.
 */
const LEGIBLE = 0.7;

/**
 * The names of plies: their font size, the width of the triangle or circle before them, and the gaps around
 * both, px.
 */
const PLY_SIZE = 12;
const SIGN = 10;
const GAP = 5;

/**
 * A drawn tree that is not interactive, on paper or as a preview, with the name of who decides in each ply at
 * its left.
 */
export function DrawnTree({ layout, marks }: { layout: Layout; marks: Marks }) {
  const words = useWords();
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current === null) return;
    const drawing = renderTree(group.current, layout);
    drawing.update(marks);
    return () => drawing.destroy();
  }, [layout, marks]);
  const plies = layout.plies.flatMap(({ kind, player = 0, y }) => {
    if (kind === null || kind === 'leaf') return [];
    return [{ kind, y, name: kind === 'player' ? words.player(player + 1) : words.kind[kind] }];
  });
  const longest = Math.max(0, ...plies.map(({ name }) => textWidth(name)));
  const left = plies.length === 0 ? 0 : longest * PLY_SIZE + SIGN + 3 * GAP;
  const { height } = layout;
  const width = layout.width + left;
  const isWide = width * LEGIBLE > PAPER_WIDTH;
  return (
    <svg
      className={isWide ? 'tree is-wide' : 'tree'}
      aria-hidden
      viewBox={`${-left} 0 ${width} ${height}`}
      width={Math.min(width, isWide ? TURNED_WIDTH : PAPER_WIDTH)}
    >
      {plies.map(({ kind, y, name }) => (
        <g key={y} className={`ply-name ${kind}`} transform={`translate(${-left},${y})`}>
          {SIGNS[kind] !== undefined && <path className="ply-sign" d={SIGNS[kind]} />}
          <text className={`ply-name ${kind}`} x={SIGN + GAP} y={PLY_SIZE * 0.36} fontSize={PLY_SIZE}>
            {name}
          </text>
        </g>
      ))}
      <g ref={group} />
    </svg>
  );
}

/** The outlines ▲ for MAX, ▼ for MIN and ● for chance, as high as the name beside them. */
const SIGNS: Readonly<Partial<Record<NodeKind, string>>> = {
  max: 'M0,4.5H10L5,-4.5Z',
  min: 'M0,-4.5H10L5,4.5Z',
  chance: 'M0,0a5,5 0 1 1 10,0a5,5 0 1 1 -10,0Z',
};
