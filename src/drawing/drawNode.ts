/** A node as drawn: shape, value, name, bounds, board. Nothing here knows what other nodes there are. */
import type { Selection } from 'd3-selection';
import type { NodeNames } from '../words/nodeNames.ts';
import { writeBadge } from './badge.ts';
import { boardPaths } from './boardPath.ts';
import type { Layout, Placement } from './layout.ts';
import type { NodeMark } from './marks.ts';
import { outlineOf, pointerPath, textBaseline } from './shapes.ts';
import { textWidth } from './textWidth.ts';

export type Group = Selection<SVGGElement, unknown, null, undefined>;

export function drawNode(layer: Group, layout: Layout, placement: Placement): Group {
  const { node, kind, side, height } = placement;
  const { metrics, names, boards } = layout;
  const group = layer.append('g');
  group.append('path').attr('class', 'focus-ring').attr('d', focusBox(placement, metrics.em));
  group.append('path').attr('class', 'halo').attr('d', outlineOf(placement));
  group.append('path').attr('class', 'shape').attr('d', outlineOf(placement));
  group
    .append('path')
    .attr('class', 'pointer')
    .attr('d', pointerPath(Math.max(metrics.em * 0.42, 6)))
    .attr('transform', pointerTransform(placement, metrics.em));
  group.append('text').attr('class', 'value').attr('text-anchor', 'middle');
  if (side !== null)
    for (const text of ['name', 'bounds'])
      group.append('text').attr('class', text).attr('font-size', metrics.smallerEm);
  const board = boards?.[node];
  if (board !== undefined) {
    const size = metrics.boardSize;
    const left = kind === 'leaf' ? -size / 2 : -placement.width / 2 - size - metrics.em * 0.3;
    const top = kind === 'leaf' ? height + metrics.em * 0.45 : (height - size) / 2;
    const paths = boardPaths(board, size);
    const holder = group.append('g').attr('class', 'board').attr('transform', `translate(${left},${top})`);
    holder.append('path').attr('class', 'grid').attr('d', paths.grid);
    holder.append('path').attr('class', 'crosses').attr('d', paths.crosses);
    holder.append('path').attr('class', 'noughts').attr('d', paths.noughts);
  }
  placeNode(group, placement, names);
  return group;
}

/** Puts a node that is drawn where `placement` has it, which is of the same size. */
export function placeNode(group: Group, { x, y, node, side }: Placement, names: NodeNames): void {
  set(group, 'transform', `translate(${x},${y})`);
  set(group, 'data-node', node);
  if (side === null) return;
  const name = group.select<SVGTextElement>('.name');
  set(name, 'x', side.nameX - x);
  set(name, 'y', side.nameY - y);
  set(name, 'text-anchor', side.nameAnchor);
  if (name.text() !== names.of(node)) name.text(names.of(node));
  const bounds = group.select<SVGTextElement>('.bounds');
  set(bounds, 'x', side.boundsX - x);
  set(bounds, 'y', side.boundsY - y);
  set(bounds, 'text-anchor', side.anchor);
}

/** Whether a node drawn at one placement is only to be moved to be drawn at the other. */
export function looksTheSame(a: Placement, b: Placement): boolean {
  return (
    a.kind === b.kind &&
    a.width === b.width &&
    a.height === b.height &&
    a.room === b.room &&
    (a.side === null) === (b.side === null)
  );
}

/** Writes an attribute only where it changes: a browser takes every write for a change. */
export function set<E extends SVGElement>(
  selection: Selection<E, unknown, null, undefined>,
  name: string,
  value: string | number,
): void {
  if (selection.attr(name) !== String(value)) selection.attr(name, value);
}

export function markNode(group: Group, { metrics }: Layout, placement: Placement, mark: NodeMark): void {
  const { kind, height, room } = placement;
  const flags = [
    mark.current && 'current',
    mark.onPath && 'on-path',
    mark.focused && 'focused',
    mark.hovered && 'hovered',
    mark.collapsed && 'collapsed',
    mark.flag,
  ];
  group.attr('class', ['node', kind, mark.status, ...flags.filter(Boolean)].join(' '));
  const wanted = metrics.em * (kind === 'leaf' ? 1 : metrics.sizeClass === 'small' ? 0.96 : 1.12);
  const size = Math.min(wanted, (room * 0.98) / Math.max(textWidth(mark.label), 0.1));
  group
    .select('.value')
    .attr('y', textBaseline(kind, height, size))
    .attr('font-size', Math.round(size * 100) / 100)
    .text(mark.label);
  if (kind !== 'leaf') group.select('.bounds').text(mark.bounds);
  group.selectAll('.wedge').remove();
  if (mark.collapsed) group.append('path').attr('class', 'wedge').attr('d', wedgeBelow(placement));
  group.selectAll('.badge').remove();
  if (mark.badge !== '') writeBadge(group, placement, metrics.smallerEm, mark.badge);
}

/** A whole subtree as one triangle. */
function wedgeBelow({ width, height }: Placement): string {
  return `M0,${height}L${width / 2},${height * 2.4}H${-width / 2}Z`;
}

function focusBox({ width, height }: Placement, em: number): string {
  const pad = em * 0.45;
  const half = width / 2 + pad;
  return `M${-half},${-pad}H${half}V${height + pad}H${-half}Z`;
}

/** At the slanting left side of ▲, at the corner of ▼, left of ● and ■. */
function pointerTransform({ kind, width, height }: Placement, em: number): string {
  const gap = Math.max(em * 0.3, 5);
  switch (kind) {
    case 'max':
      return `translate(${-width * 0.32 - gap},${height * 0.5})`;
    case 'min':
      return `translate(${-width * 0.36 - gap},${height * 0.5})`;
    case 'chance':
    case 'leaf':
      return `translate(${-width / 2 - gap},${height / 2})`;
  }
}
