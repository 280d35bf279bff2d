/**
 * Which nodes have bounds written beside them, and on which side. In a roomy ply it is everybody, on the
 * right. In a crowded one bounds stand above the shapes, away from the edge that comes down there: everybody's
 * if all have room, as paper cannot be asked; else only those of the open nodes, as on screen.
 */
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Placement } from '../drawing/layout.ts';
import type { Marks } from '../drawing/marks.ts';
import { comesFromRight } from '../drawing/placeBounds.ts';
import { boundsAt } from './boundsAt.ts';
import { widthOf } from './latexFonts.ts';
import type { Page } from './page.ts';
import type { Picture } from './picture.ts';

export interface PaperBounds {
  readonly text: string;
  /** name and bounds stand on the left */
  readonly mirrored: boolean;
}

/** By node id; who is not in it has no bounds and its name where it usually stands. */
export function boundsOnPaper(
  page: Page,
  { trace, step, view }: Picture,
  marks: Marks,
): ReadonlyMap<NodeId, PaperBounds> {
  const bounds = new Map<NodeId, PaperBounds>();
  for (const row of crowdedRows(page)) {
    const texts = row.map(({ node, kind }) => boundsAt(kind, trace.stateAt(node, step), view));
    const hasRoom = row.every(({ x }, index) => {
      const next = row[index + 1];
      return next === undefined || (next.x - x) * page.scale > room(page, texts[index] ?? '');
    });
    let free = -Infinity;
    for (const [index, placement] of row.entries()) {
      const { node, x } = placement;
      const text = hasRoom ? (texts[index] ?? '') : (marks.nodes.get(node)?.bounds ?? '');
      if (text === '') continue;
      const width = room(page, text) / page.scale;
      const mirrored =
        comesFromRight(page.layout.tree, page.layout.placements, placement) && x - width > free;
      bounds.set(node, { text, mirrored });
      free = mirrored ? x : x + width;
    }
  }
  for (const [node, mark] of marks.nodes)
    if (mark.bounds !== '' && !bounds.has(node)) bounds.set(node, { text: mark.bounds, mirrored: false });
  return bounds;
}

function crowdedRows({ layout, placements }: Page): readonly (readonly Placement[])[] {
  const rows: Placement[][] = layout.plies.map(() => []);
  for (const placement of placements)
    if (placement.side?.place === 'band') rows[layout.tree.depth(placement.node)]?.push(placement);
  return rows;
}

/** From the middle of the node to where the next may begin to write, cm. */
function room({ fonts, layout: { metrics }, scale }: Page, text: string): number {
  return widthOf(text, fonts?.tag ?? 0) + metrics.em * 0.7 * scale;
}
