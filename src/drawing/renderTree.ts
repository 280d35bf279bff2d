/**
 * The one renderer: draws a layout into an SVG and redraws only what a new moment changes. The settled
 * picture of a moment is the same however it was reached; motion is none of its business.
 */
import { select } from 'd3-selection';
import { type DrawnEdge, drawEdge, markEdge, placeEdge } from './drawEdge.ts';
import { drawNode, type Group, looksTheSame, markNode, placeNode } from './drawNode.ts';
import type { Layout, Placement } from './layout.ts';
import type { EdgeMark, Marks, NodeMark } from './marks.ts';
import { edgeLabel } from './metrics.ts';

export interface TreeDrawing {
  /** Draws the marks; only nodes and edges whose mark differs from the last one are touched. */
  update(marks: Marks): void;
  /** Goes on with another layout: the next update moves what looks the same in it, found by its key. */
  adopt(layout: Layout): void;
  destroy(): void;
}

/** A node and the edge above it, as drawn, with the marks they show. */
interface Drawn {
  readonly node: Group;
  readonly edge: DrawnEdge | null;
  /** of the layout it was placed by */
  placement: Placement;
  nodeMark: NodeMark | null;
  edgeMark: EdgeMark | null;
}

/** Draws `first` into `viewport`, a group the caller may move and scale. */
export function renderTree(viewport: SVGGElement, first: Layout): TreeDrawing {
  const root = select(viewport);
  root.selectAll('*').remove();
  const [trails, edges, labels, nodes] = LAYERS.map((name) => root.append('g').attr('class', name)) as Layers;
  let layout = first;
  let isAdopted = false;
  /** by key, which an edit leaves to a node */
  let drawn = new Map<string, Drawn>();

  const draw = (placement: Placement): Drawn => ({
    edge: drawEdge({ trails, edges, labels }, layout, placement),
    node: drawNode(nodes, layout, placement),
    placement,
    nodeMark: null,
    edgeMark: null,
  });

  /** What was drawn for another layout, moved to where it is in this one; null where it has to be drawn anew. */
  const moved = (item: Drawn, placement: Placement): Drawn | null => {
    if (item.placement === placement) return item;
    const { tree, names } = layout;
    const text = tree.parent(placement.node) < 0 ? null : edgeLabel(tree, placement.node);
    if (!looksTheSame(item.placement, placement) || (item.edge?.text ?? null) !== text) return null;
    placeNode(item.node, placement, names);
    if (item.edge !== null) placeEdge(item.edge, layout, placement);
    item.placement = placement;
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
        drawn.set(key, kept ?? draw(placement));
      }
      for (const item of before.values()) erase(item);
      for (const [id, mark] of marks.nodes) {
        const item = drawn.get(layout.tree.key(id)) as Drawn;
        if (!isSame(mark, item.nodeMark)) markNode(item.node, layout, item.placement, mark);
        item.nodeMark = mark;
        const edge = marks.edges.get(id) ?? null;
        if (edge !== null && item.edge !== null && !isSame(edge, item.edgeMark)) markEdge(item.edge, edge);
        item.edgeMark = edge;
      }
      if (isAdopted) inOrder([...drawn.values()]);
      isAdopted = false;
    },
    adopt(next) {
      const { metrics, boards, edgeLabelsAtChild: atChild } = layout;
      const isOther =
        boards !== null ||
        next.boards !== null ||
        metrics.em !== next.metrics.em ||
        metrics.sizeClass !== next.metrics.sizeClass ||
        atChild !== next.edgeLabelsAtChild;
      if (isOther) {
        for (const item of drawn.values()) erase(item);
        drawn.clear();
      }
      isAdopted ||= next.placements !== layout.placements;
      layout = next;
    },
    destroy() {
      root.selectAll('*').remove();
    },
  };
}

const LAYERS = ['trails', 'edges', 'edge-labels', 'nodes'] as const;
type Layers = [Group, Group, Group, Group];

function partsOf({ node, edge }: Drawn): readonly (Element | null | undefined)[] {
  return [node, edge?.line, edge?.trail, edge?.label].map((part) => part?.node());
}

function erase(item: Drawn): void {
  for (const part of partsOf(item)) part?.remove();
}

/** Puts everything in its layer where a fresh draw would have put it; what is there is not touched. */
function inOrder(items: readonly Drawn[]): void {
  const next = new Map<Element, Element | null>();
  for (const part of items.flatMap(partsOf)) {
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
