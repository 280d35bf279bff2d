/**
 * Where a node's name and bounds go. In a ply with room for all: beside the shape. In a crowded ply: the name in the corner that the triangle leaves free,
 * and bounds only at open and focused nodes, of which a ply has few, in the band above the shapes.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Placement } from './layout.ts';
import type { Metrics } from './metrics.ts';
import { textWidth } from './textWidth.ts';

export interface BoundsSide {
  readonly place: 'beside' | 'band';
  readonly anchor: 'start' | 'end';
  readonly nameX: number;
  readonly nameY: number;
  readonly nameAnchor: 'start' | 'end';
  readonly boundsX: number;
  readonly boundsY: number;
}

/** The placements with sides filled in; all nodes of one ply are treated alike. */
export function placeBounds(
  tree: GameTree,
  placements: readonly Placement[],
  metrics: Metrics,
  width: number,
  edgeLabelsAtChild: boolean,
): Placement[] {
  const rows: Placement[][] = [];
  for (const placement of placements) {
    const depth = tree.depth(placement.node);
    const row = rows[depth] ?? [];
    rows[depth] = row;
    row.push(placement);
  }
  const crowded = rows.map((row) => isCrowded(row, metrics, width));
  return placements.map((placement) => {
    if (placement.kind === 'leaf') return placement;
    const side = crowded[tree.depth(placement.node)]
      ? inBand(placement, comesFromRight(tree, placements, placement), metrics, width, edgeLabelsAtChild)
      : beside(placement, metrics, fitsRight(placement, metrics, width));
    const { node, kind, x, y, width: own, height, room } = placement;
    return { node, kind, x, y, width: own, height, room, side };
  });
}

/** How far name and bounds reach beyond the shape's half width, px. */
function labelReach(metrics: Metrics): number {
  return Math.max(metrics.boundsWidth, textWidth('AA') * metrics.em) + metrics.em * 0.6;
}

/** Labels go to the right, where no edge runs, unless the drawing ends there; a board has the left. */
function fitsRight({ x, width }: Placement, metrics: Metrics, drawingWidth: number): boolean {
  return metrics.boardSize > 0 || x + width / 2 + labelReach(metrics) <= drawingWidth;
}

/** Whether in this row somebody's label would run into a neighbour or out of the drawing. */
function isCrowded(row: readonly Placement[], metrics: Metrics, width: number): boolean {
  let freeFrom = 0;
  for (const placement of row) {
    const { x, kind } = placement;
    const half = Math.max(placement.width, placement.room) / 2;
    let [left, right] = [x - half, x + half];
    if (kind !== 'leaf') {
      if (!fitsRight(placement, metrics, width)) left -= labelReach(metrics);
      else {
        right += labelReach(metrics);
        if (metrics.boardSize > 0) left -= metrics.boardSize + metrics.em * 0.5;
      }
    }
    if (left < freeFrom) return true;
    freeFrom = right + metrics.em * 0.2;
  }
  return freeFrom > width + metrics.em;
}

function beside({ x, y, width, height, kind }: Placement, metrics: Metrics, right: boolean): BoundsSide {
  const { em, smallerEm } = metrics;
  // Beside the apex of ▲ there is room close to the middle; ▼ is widest at its top.
  const offset = kind === 'max' ? width * 0.3 + em * 0.35 : width * 0.5 + em * 0.25;
  const at = right ? x + offset : x - offset;
  const anchor = right ? 'start' : 'end';
  const nameY = y + (kind === 'max' ? height * 0.34 : height * 0.26);
  const boundsY = nameY + smallerEm * 1.35;
  const boundsOffset = kind === 'max' ? width * 0.45 + em * 0.35 : offset;
  return {
    place: 'beside',
    anchor,
    nameAnchor: anchor,
    nameX: at,
    nameY,
    boundsX: right ? x + boundsOffset : x - boundsOffset,
    boundsY,
  };
}

/** Whether the edge above a node runs where text to the right of its top would stand. */
export function comesFromRight(
  tree: GameTree,
  placements: readonly Placement[],
  { node, x }: Placement,
): boolean {
  const parent = placements[tree.parent(node)];
  return parent !== undefined && parent.x > x + 1;
}

function inBand(
  { x, y, width: shapeWidth, height, kind }: Placement,
  edgeIsRight: boolean,
  metrics: Metrics,
  width: number,
  edgeLabelsAtChild: boolean,
): BoundsSide {
  const { em, smallerEm, boundsWidth } = metrics;
  // The corner that ▲, ▼ or ● leaves free and where no edge runs.
  const nameY = kind === 'max' ? y + smallerEm * 0.7 : y + height - smallerEm * 0.05;
  const boundsY = y - smallerEm * (edgeLabelsAtChild ? 1.75 : 0.42);
  // Away from the edge, unless the drawing ends there.
  const reach = em * 0.4 + boundsWidth;
  const anchor = edgeIsRight ? (x < reach ? 'start' : 'end') : x + reach > width ? 'end' : 'start';
  return {
    place: 'band',
    anchor,
    nameAnchor: 'end',
    nameX: kind === 'chance' ? x - shapeWidth * 0.4 : x - em * 0.42,
    nameY,
    boundsX: anchor === 'start' ? x + em * 0.4 : x - em * 0.4,
    boundsY,
  };
}
