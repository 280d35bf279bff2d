/**
 * The one renderer: draws a layout into an SVG and redraws only what a new moment changes. The settled
 * picture of a moment is the same however it was reached; motion is none of its business.
 */

import type { NodeId } from '../core/tree/nodeId.ts';
import { type DrawnEdge, drawEdge, markEdge } from './drawEdge.ts';
import { drawNode, looksTheSame, markNode, placeNode } from './drawNode.ts';
import type { EdgeMark, Marks, NodeMark } from './marks.ts';
import { edgeTexts } from './metrics.ts';
import type { Layout, Placement } from './placement.ts';
import { outlineOf } from './shapes.ts';
import { drawStubs } from './stubs.ts';
import { append } from './svgElement.ts';

export interface TreeDrawing {
  /** Draws the marks; only nodes and edges whose mark differs from the last one are touched. */
  update(marks: Marks): void;
  /** Goes on with another layout: the next update moves what looks the same in it, found by its key. */
  adopt(layout: Layout): void;
  /** The double stroke across the edge above a node, while it is cut there. */
  strikeAt(child: NodeId): Element | null;
  destroy(): void;
}

/** A node and the edge above it, as drawn, with the marks they show. */
interface Drawn {
  readonly node: SVGGElement;
  readonly edge: DrawnEdge | null;
  /** of the layout it was placed by */
  placement: Placement;
  nodeMark: NodeMark | null;
  edgeMark: EdgeMark | null;
}

/** Draws `first` into `viewport`, a group the caller may move and scale. */
export function renderTree(viewport: SVGGElement, first: Layout): TreeDrawing {
  viewport.replaceChildren();
  const layer = (name: string) => append(viewport, 'g', { class: name });
  const bands = layer('bands');
  const layers = { bands, edges: layer('edges'), strikes: layer('strikes'), labels: layer('edge-labels') };
  const stubs = layer('stubs');
  const nodes = layer('nodes');
  const rings = layer('rings');
  let layout = first;
  let isAdopted = false;
  let isExtended = false;
  /** by key, which an edit leaves to a node */
  let drawn = new Map<string, Drawn>();

  const draw = (placement: Placement): Drawn => ({
    edge: drawEdge(layers, layout, placement),
    node: drawNode(nodes, layout, placement),
    placement,
    nodeMark: null,
    edgeMark: null,
  });

  /** What was drawn for another layout, moved to where it is in this one; null where it has to be drawn anew. */
  const moved = (item: Drawn, placement: Placement): Drawn | null => {
    if (item.placement === placement && !isAdopted) return item;
    const { tree } = layout;
    const text = tree.parent(placement.node) < 0 ? null : edgeTexts(tree, placement.node).join('\n');
    if (!looksTheSame(item.placement, placement) || (item.edge?.text ?? null) !== text) return null;
    placeNode(item.node, placement);
    item.placement = placement;
    // An edge also leads to a parent, and a name gives way to neighbours: both are written again.
    item.nodeMark = null;
    item.edgeMark = null;
    return item;
  };

  return {
    update(marks) {
      const before = drawn;
      drawn = new Map();
      for (const id of marks.nodes.keys()) {
        const placement = layout.placements[id] as Placement;
        const key = layout.tree.key(id);
        const known = before.get(key);
        const kept = known && moved(known, placement);
        if (kept) before.delete(key);
        if (!kept) isExtended = true;
        drawn.set(key, kept || draw(placement));
      }
      for (const item of before.values()) erase(item);
      for (const [id, mark] of marks.nodes) {
        const item = drawn.get(layout.tree.key(id)) as Drawn;
        if (!isSame(mark, item.nodeMark)) markNode(item.node, layout, item.placement, mark);
        item.nodeMark = mark;
        const edge = marks.edges.get(id) ?? null;
        if (edge !== null && item.edge !== null && !isSame(edge, item.edgeMark))
          markEdge(item.edge, layers, layout, item.placement, edge);
        item.edgeMark = edge;
      }
      const items = [...drawn.values()];
      inOrder(items.flatMap(isAdopted || isExtended ? partsOf : partsThatCome));
      drawStubs(stubs, layout, marks.stubs);
      isAdopted = false;
      isExtended = false;
      drawRings(bands, rings, layout, marks);
    },
    adopt(next) {
      const { metrics, boards } = layout;
      const isOther =
        boards !== null ||
        next.boards !== null ||
        metrics.em !== next.metrics.em ||
        metrics.sizeClass !== next.metrics.sizeClass;
      if (isOther) {
        for (const item of drawn.values()) erase(item);
        drawn.clear();
      }
      isAdopted ||= next.placements !== layout.placements;
      layout = next;
    },
    strikeAt: (child) => drawn.get(layout.tree.key(child))?.edge?.strike ?? null,
    destroy() {
      viewport.replaceChildren();
    },
  };
}

/** The halo of the node in hand, under all shapes; the frames of those the reader points at, over them. */
function drawRings(bands: Element, rings: Element, { placements }: Layout, { nodes }: Marks): void {
  const wanted: { layer: Element; name: string; placement: Placement; path: string }[] = [];
  for (const [id, { current, focused, hovered }] of nodes) {
    if (!current && !focused && !hovered) continue;
    const placement = placements[id] as Placement;
    if (current) wanted.push({ layer: bands, name: 'halo', placement, path: outlineOf(placement) });
    const path = frameAround(placement, current ? AROUND_HALO : AROUND_SHAPE);
    if (hovered) wanted.push({ layer: rings, name: 'frame hovered', placement, path });
    if (focused) wanted.push({ layer: rings, name: 'frame focused', placement, path });
  }
  bands.querySelector('.halo')?.remove();
  rings.replaceChildren();
  for (const { layer, name, placement, path } of wanted)
    append(layer, 'path', { class: name, d: path, transform: `translate(${placement.x},${placement.y})` });
}

/** Between a shape, or its halo, and a frame round it, px: names stand farther off. */
const AROUND_SHAPE = 3;
const AROUND_HALO = 7.5;

function frameAround({ width, height }: Placement, pad: number): string {
  const half = width / 2 + pad;
  return `M${-half},${-pad}H${half}V${height + pad}H${-half}Z`;
}

function partsOf({ node, edge }: Drawn): readonly (Element | null | undefined)[] {
  return [node, edge?.line, ...(edge?.labels ?? []), edge?.band, edge?.strike];
}

/** What a step brings and takes away again. */
function partsThatCome({ edge }: Drawn): readonly (Element | null | undefined)[] {
  return edge === null ? [] : [edge.band, edge.strike];
}

function erase(item: Drawn): void {
  for (const part of partsOf(item)) part?.remove();
}

/** Puts everything in its layer where a fresh draw would have put it; what is there is not touched. */
function inOrder(parts: readonly (Element | null | undefined)[]): void {
  const next = new Map<Element, Element | null>();
  for (const part of parts) {
    const layer = part?.parentElement;
    if (!part || !layer) continue;
    const here = next.has(layer) ? (next.get(layer) ?? null) : layer.firstElementChild;
    if (here === part) next.set(layer, part.nextElementSibling);
    else {
      layer.insertBefore(part, here);
      next.set(layer, here);
    }
  }
}

function isSame<T extends NodeMark | EdgeMark>(a: T, b: T | null): boolean {
  if (b === null) return false;
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}
