/** The pictures of nodes, defined once at the head of a figure and used by all nodes of a kind. */
import { assertNever } from '../core/assertNever.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Placement } from '../drawing/layout.ts';
import { heightOf } from './latexFonts.ts';
import { cm, type Page } from './page.ts';

/** Black and white, or the sides in light tints as well. */
export const TIKZ_PALETTES = ['ink', 'tint'] as const;
export type TikzPalette = (typeof TIKZ_PALETTES)[number];

const TINT: Readonly<Record<Exclude<NodeKind, 'leaf'>, string>> = {
  max: 'blue!12',
  min: 'orange!22',
  chance: 'green!14',
};

/** In a crowded ply the name stands in the corner that the shape leaves, and bounds above it. */
export function shapeNameOf({ kind, side }: Placement): string {
  return side?.place === 'band' ? `crowded ${kind}` : kind;
}

/** The definitions of all shapes that occur on the page. */
export function shapeDefinitions(page: Page, palette: TikzPalette): string[] {
  const samples = new Map<string, Placement>();
  for (const placement of page.placements) {
    const name = shapeNameOf(placement);
    const sample = samples.get(name);
    if (sample === undefined || placement.width < sample.width) samples.set(name, placement);
  }
  return [...samples].map(([name, sample]) =>
    sample.kind === 'leaf' ? leafDefinition(page, sample) : innerDefinition(page, name, sample, palette),
  );
}

function innerDefinition(page: Page, name: string, sample: Placement, palette: TikzPalette): string {
  const { kind, height, side, x, y } = sample;
  const value = heightOf(page.fonts?.value ?? 0) / page.scale;
  const texts = [
    `\\draw[${fillOf(kind, palette)}, outline] ${outlineOf(page, sample)};`,
    `\\node[value] at (0,-${cm(page, baselineOf(kind, height, value))}) {#1};`,
  ];
  if (side !== null) {
    const isCrowded = side.place === 'band';
    const nameX = Math.abs(side.nameX - x) * (isCrowded ? -1 : 1);
    const bounds = isCrowded ? 'over' : 'tag';
    texts.push(
      `\\node[${isCrowded ? 'tag before' : 'tag'}] at (${cm(page, nameX)},${cm(page, y - side.nameY)}) {#2};`,
      `\\node[${bounds}] at (${cm(page, Math.abs(side.boundsX - x))},${cm(page, y - side.boundsY)}) {#3};`,
    );
  }
  texts.push(...anchors(page, height));
  return `pics/${name}/.style n args={3}{code={\n${texts.map((line) => `    ${line}`).join('\n')}}}`;
}

/** In a small shape even the smallest figures may cross the outline, which then makes way for them. */
export function tightStyles({ placements }: Page, palette: TikzPalette): readonly string[] {
  const kinds = new Set(placements.map(({ kind }) => kind));
  return [...kinds].map((kind) => `tight ${kind}/.style={value/.append style={${fillOf(kind, palette)}}}`);
}

/** In triangles a text stands near the wide edge: its middle, as a share of the height. */
const NEAR_EDGE = 0.76;

function baselineOf(kind: NodeKind, height: number, size: number): number {
  const lift = size * 0.32;
  switch (kind) {
    case 'max':
      return height * NEAR_EDGE + lift;
    case 'min':
      return height * (1 - NEAR_EDGE) + lift;
    case 'chance':
    case 'leaf':
      return height / 2 + lift;
    default:
      return assertNever(kind);
  }
}

/** How wide a text in the shape can be, cm; in a triangle its narrower edge has to fit. */
export function roomInside({ fonts, scale }: Page, { kind, width, height }: Placement): number {
  const textHeight = heightOf(fonts?.value ?? 0);
  switch (kind) {
    case 'max':
    case 'min':
      return (width * scale - (textHeight / height) * width * 0.4) * NEAR_EDGE;
    case 'chance':
      return width * scale * 0.85;
    case 'leaf':
      return width * scale;
    default:
      return assertNever(kind);
  }
}

function fillOf(kind: NodeKind, palette: TikzPalette): string {
  return `fill=${palette === 'ink' || kind === 'leaf' ? 'white' : TINT[kind]}`;
}

function outlineOf(page: Page, { kind, width, height }: Placement): string {
  const [half, down] = [cm(page, width / 2), cm(page, height)];
  switch (kind) {
    case 'max':
      return `(0,0) -- (${half},-${down}) -- (-${half},-${down}) -- cycle`;
    case 'min':
      return `(-${half},0) -- (${half},0) -- (0,-${down}) -- cycle`;
    case 'chance':
      return `(0,-${cm(page, height / 2)}) ellipse [x radius=${half}, y radius=${cm(page, height / 2)}]`;
    case 'leaf':
      return `(-${half},0) rectangle (${half},-${down})`;
    default:
      return assertNever(kind);
  }
}

/** As wide as its text, but no narrower than the narrowest. */
function leafDefinition(page: Page, { width, height }: Placement): string {
  const { metrics } = page.layout;
  const padding = cm(page, (metrics.leafPadding - 0.1) * metrics.em * 0.33);
  return `pics/leaf/.style={code={
    \\node[value, draw, fill=white, anchor=north, rounded corners=1pt, text height=1.5ex, text depth=0pt,
      minimum width=${cm(page, width)}cm, minimum height=${cm(page, height)}cm, inner xsep=${padding}cm] (-box) {#1};
    ${anchors(page, height).join('\n    ')}}}`;
}

/** Where edges begin and end; where moves stand at the child, an edge ends above its move. */
function anchors(page: Page, height: number): readonly string[] {
  const { edgeLabelsAtChild, metrics } = page.layout;
  const ends = ['\\coordinate (-top) at (0,0);', `\\coordinate (-foot) at (0,-${cm(page, height)});`];
  const move = `\\coordinate (-move) at (0,${cm(page, metrics.smallerEm * 1.15)});`;
  return edgeLabelsAtChild ? [...ends, move] : ends;
}
