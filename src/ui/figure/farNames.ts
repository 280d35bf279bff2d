/**
 * When a figure is scaled down so far that the texts beside nodes cannot be read, as on the map of a whole
 * game, hides them and draws the names of the nodes that a sentence is about. The names have the size of the
 * page's texts, do not overlap, and cover no shape where they have another place.
 */
import type { NodeId } from '../../core/index.ts';
import { nodeTexts } from '../../drawing/drawNode.ts';
import type { Line } from '../../drawing/edgeGeometry.ts';
import { edgePieces } from '../../drawing/edgeLabels.ts';
import type { Layout, Marks, Placement, ViewTransform } from '../../drawing/index.ts';
import { LEAST_READ } from '../../drawing/leastRead.ts';
import { lineMeets } from '../../drawing/lineMeets.ts';
import { around, type Box, boxAround, boxesMeet, textBox } from '../../drawing/namePlace.ts';
import { CAP_HEIGHT } from '../../drawing/shapes.ts';
import { append, writeText } from '../../drawing/svgElement.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import type { DrawnFigure } from './drawnFigure.ts';
import './farNames.css';

export interface FarNames {
  /**
   * Draws the names of the given nodes when their ordinary names are too small to read; when the plies are spread, those
   * for which there was no room beside their shapes. Where two names would overlap, the node listed earlier keeps its
   * name. A name is drawn where no edge runs through it and no other shape is as near, because it would be taken for the
   * name of another node. When there is no such place, it is left out, except on a map, where edges are everywhere.
   */
  show(
    nodes: readonly NodeId[],
    drawn: Pick<DrawnFigure, 'layout' | 'marks' | 'barred'>,
    view: ViewTransform,
  ): void;
  destroy(): void;
}

/** The font size of a name, and its distance from the node's outline, px. */
const SIZE = 13;
const FROM_SHAPE = 5;

/** The width of a bar below a node, and its height with its distance from the node, px: see subtreeBars.ts. */
const BAR = { width: 8, height: 20 } as const;

/** The greatest number of names drawn; more would cover the figure. */
const MOST = 8;

/**
 * Creates the layer of names. `frame` is the area that the names must not leave, in px of the SVG element.
 */
export function createFarNames(svg: SVGSVGElement, frame: Box): FarNames {
  const layer = append(svg, 'g', { class: 'far-names' });
  const clear = () => {
    layer.replaceChildren();
    delete svg.dataset['far'];
  };
  return {
    show(nodes, drawn, view) {
      const { layout, marks } = drawn;
      clear();
      const usual = layout.metrics.smallerEm * view.k;
      const isReadable = usual >= LEAST_READ;
      // On a projector the names beside shapes are larger, and one of this size could not be read.
      if (isReadable && (view.rows === undefined || usual > SIZE)) return;
      if (!isReadable) svg.dataset['far'] = '';
      const written = isReadable ? textsOf(layout, marks, view) : [];
      for (const node of nodes.slice(0, MOST)) {
        if (isReadable && marks.nodes.get(node)?.name !== '') continue;
        const placement = layout.placements[node];
        const isValue = layout.tree.isLeaf(node) && !layout.names.areBelowLeaves;
        const name = isValue ? '' : layout.names.of(node);
        if (placement === undefined || name === '') continue;
        const places = placesFor(placement, name, view).filter(
          ({ box }) => isWithin(frame, box) && !written.some((other) => boxesMeet(box, other, 2)),
        );
        const near = nearBy(node, places, drawn, view);
        const isFree = ({ box }: Place) => !near.shapes.some((shape) => boxesMeet(box, shape, 1));
        const place =
          places.find(
            ({ box }) =>
              !near.shapes.some((shape) => boxesMeet(box, shape, FROM_SHAPE + 1)) &&
              !near.edges.some((edge) => lineMeets(box, edge, 1)),
          ) ?? (isReadable ? undefined : (places.find(isFree) ?? places[0]));
        if (place === undefined) continue;
        written.push(place.box);
        const text = append(layer, 'text', { x: place.x, y: place.y, 'font-size': SIZE });
        text.dataset['of'] = String(node);
        writeText(text, name);
      }
    },
    destroy() {
      clear();
      layer.remove();
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** Returns the positions at which a name can stand beside its node, the best first. */
function placesFor({ x, y, width, height }: Placement, name: string, view: ViewTransform): readonly Place[] {
  const [middle, centre] = [view.x + x * view.k, view.y + (y + height / 2) * view.k];
  const aside = (width * view.k) / 2 + FROM_SHAPE + (textWidth(name) * SIZE) / 2;
  const apart = (height * view.k) / 2 + FROM_SHAPE;
  const [level, above, below] = [
    centre + (CAP_HEIGHT * SIZE) / 2,
    centre - apart,
    centre + apart + CAP_HEIGHT * SIZE,
  ];
  const places = [
    [middle + aside, level],
    [middle - aside, level],
    [middle + aside, above],
    [middle - aside, above],
    [middle, above],
    [middle + aside, below],
    [middle - aside, below],
    [middle, below],
  ] as const;
  return places.map(([atX, atY]) => ({ x: atX, y: atY, box: textBox(name, atX, atY, SIZE) }));
}

/**
 * Returns what any of the places of a node's name touches, px on screen: the shapes of other nodes, the bars below nodes,
 * and the edges.
 */
function nearBy(
  node: NodeId,
  places: readonly Place[],
  { layout, marks, barred }: Pick<DrawnFigure, 'layout' | 'marks' | 'barred'>,
  { x, y, k }: ViewTransform,
): { readonly shapes: readonly Box[]; readonly edges: readonly Line[] } {
  const reach = around(places.map(({ box }) => box));
  const shapes: Box[] = [];
  for (const other of marks.nodes.keys()) {
    const place = layout.placements[other];
    if (place === undefined) continue;
    const [middle, top, height] = [x + place.x * k, y + place.y * k, place.height * k];
    const bar = barred?.has(other) ? BAR.height : 0;
    const box =
      other === node
        ? boxAround(middle, top + height, BAR.width, bar)
        : boxAround(middle, top, place.width * k, height + bar);
    if ((other !== node || bar > 0) && boxesMeet(box, reach, FROM_SHAPE + 1)) shapes.push(box);
  }
  const edges: Line[] = [];
  for (const edge of marks.edges.keys())
    for (const { x1, y1, x2, y2 } of edgePieces(layout, edge)) {
      const line = { x1: x + x1 * k, y1: y + y1 * k, x2: x + x2 * k, y2: y + y2 * k };
      if (lineMeets(reach, line, 1)) edges.push(line);
    }
  return { shapes, edges };
}

/** Returns the boxes of the texts beside the shapes, px on screen. */
function textsOf(layout: Layout, { nodes }: Marks, { x, y, k }: ViewTransform): Box[] {
  const boxes: Box[] = [];
  for (const [node, mark] of nodes) {
    if (mark.name === '') continue;
    const placement = layout.placements[node] as Placement;
    for (const { part, text, anchor, size, ...at } of nodeTexts(layout, placement, mark)) {
      if (part === 'value') continue;
      const half = (textWidth(text) * size) / 2;
      const middle = at.x + (anchor === 'start' ? half : anchor === 'end' ? -half : 0);
      boxes.push(textBox(text, x + (placement.x + middle) * k, y + (placement.y + at.y) * k, size * k));
    }
  }
  return boxes;
}

function isWithin(frame: Box, { left, right, top, bottom }: Box): boolean {
  return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
}
