/** The pictures of nodes, defined once at the head of a figure and used by all nodes of a kind. */

import { assertNever } from '../core/assertNever.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Placement } from '../drawing/placement.ts';
import { blockAt } from '../drawing/textBlock.ts';
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

/** What two nodes have in common that are drawn by one definition. */
export interface ShapeUse {
  readonly placement: Placement;
  /** names stand lower where nothing stands below them */
  readonly hasBounds: boolean;
}

/** By signature the names of the shapes on the page: the kind, and a letter from the second on. */
export function shapeNames(uses: readonly ShapeUse[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<NodeKind, number>();
  for (const use of uses) {
    const signature = signatureOf(use);
    if (names.has(signature)) continue;
    const { kind } = use.placement;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    names.set(signature, count === 0 ? kind : `${kind} ${lettersOf(count)}`);
  }
  return names;
}

/** 1 → b, 26 → ba. */
function lettersOf(count: number): string {
  const letter = String.fromCharCode(97 + (count % 26));
  return count < 26 ? letter : `${lettersOf(Math.floor(count / 26))}${letter}`;
}

export function signatureOf({ placement: { kind, width, apex, side }, hasBounds }: ShapeUse): string {
  return kind === 'leaf' ? kind : [kind, width, apex, side?.isAtApex, hasBounds].join();
}

/** The definitions of all shapes that occur on the page. */
export function shapeDefinitions(page: Page, uses: readonly ShapeUse[], palette: TikzPalette): string[] {
  const samples = new Map<string, ShapeUse>();
  for (const use of uses) {
    const signature = signatureOf(use);
    const sample = samples.get(signature);
    if (sample === undefined || use.placement.width < sample.placement.width) samples.set(signature, use);
  }
  const names = shapeNames(uses);
  return [...samples].map(([signature, use]) =>
    use.placement.kind === 'leaf'
      ? leafDefinition(page, use.placement)
      : innerDefinition(page, names.get(signature) ?? '', use, palette),
  );
}

function innerDefinition(
  page: Page,
  name: string,
  { placement, hasBounds }: ShapeUse,
  palette: TikzPalette,
): string {
  const { kind, height, side } = placement;
  const value = heightOf(page.fonts?.value ?? 0) / page.scale;
  const texts = [
    `\\draw[${fillOf(kind, palette)}, outline] ${outlineOf(page, placement)};`,
    `\\node[value] at (0,-${cm(page, baselineOf(kind, height, value))}) {#1};`,
  ];
  if (side !== null) {
    // As if on the right; on the left the whole is mirrored.
    const right = { ...side, isRight: true, lift: 0 };
    const second = hasBounds ? SOME_BOUNDS : '';
    const { x, nameY, boundsY } = blockAt(placement, right, page.layout.metrics, '', second, false);
    const at = (y: number) => `(${cm(page, x)},${cm(page, -y)})`;
    texts.push(`\\node[tag] at ${at(nameY)} {#2};`, `\\node[tag] at ${at(boundsY)} {#3};`);
  }
  texts.push(...anchors(page, height));
  return `pics/${name}/.style n args={3}{code={\n${texts.map((line) => `    ${line}`).join('\n')}}}`;
}

/** Any line will do: whether there is a second one decides where the first one stands. */
const SOME_BOUNDS = '(';

/** In a small shape even the smallest figures may cross the outline, which then makes way for them. */
export function tightStyles({ placements }: Page, palette: TikzPalette): readonly string[] {
  const kinds = new Set(placements.map(({ kind }) => kind));
  return [...kinds].map((kind) => `tight ${kind}/.style={value/.append style={${fillOf(kind, palette)}}}`);
}

/** How far from the flat side of a triangle the middle of its label is, of the height. */
const LABEL_MIDDLE = 0.25;

function baselineOf(kind: NodeKind, height: number, size: number): number {
  const lift = size * 0.32;
  switch (kind) {
    case 'max':
      return height * (1 - LABEL_MIDDLE) + lift;
    case 'min':
      return height * LABEL_MIDDLE + lift;
    case 'chance':
    case 'leaf':
      return height / 2 + lift;
    default:
      return assertNever(kind);
  }
}

/** How wide a text in the shape can be, cm; in a triangle its narrower edge has to fit. */
export function roomInside({ fonts, scale }: Page, { kind, width, height, apex }: Placement): number {
  const textHeight = heightOf(fonts?.value ?? 0);
  switch (kind) {
    case 'max':
    case 'min':
      return (width - (width - apex) * (LABEL_MIDDLE + (0.4 * textHeight) / (height * scale))) * scale;
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

function outlineOf(page: Page, { kind, width, height, apex }: Placement): string {
  const [half, down, corner] = [width / 2, height, apex / 2].map((px) => cm(page, px)) as [
    string,
    string,
    string,
  ];
  const top = apex === 0 ? '(0,0)' : `(-${corner},0) -- (${corner},0)`;
  const foot = apex === 0 ? `(0,-${down})` : `(${corner},-${down}) -- (-${corner},-${down})`;
  switch (kind) {
    case 'max':
      return `${top} -- (${half},-${down}) -- (-${half},-${down}) -- cycle`;
    case 'min':
      return `(-${half},0) -- (${half},0) -- ${foot} -- cycle`;
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

/** Where edges begin and end. */
function anchors(page: Page, height: number): readonly string[] {
  return ['\\coordinate (-top) at (0,0);', `\\coordinate (-foot) at (0,-${cm(page, height)});`];
}
