/**
 * Writes the head of a TikZ figure, which defines each style and each shape once, so that people can change
 * them.
 */

import { assertNever } from '../core/byKind.ts';
import type { NodeKind, Piece } from '../core/index.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { cellBox, gridLines } from '../drawing/boardPaths.ts';
import { labelsOfEdge, strikeShare } from '../drawing/edgeLabels.ts';
import { barsOf } from '../drawing/foldMark.ts';
import type { Placement } from '../drawing/index.ts';
import { nodeBoard } from '../drawing/nodeBoard.ts';
import { pieceText } from '../drawing/pieces.ts';
import { PLAYER_NUMBER, playerCorners } from '../drawing/shapes.ts';
import { blockAt } from '../drawing/textBlock.ts';
import { fontOf, heightOf } from './latexText.ts';
import { cm, type Page, pointOf } from './page.ts';

/** Returns the options of a tikzpicture as lines of code, without the brackets around them. */
export function printStyles(...figure: Parameters<typeof stylesOf>): string {
  return stylesOf(...figure)
    .map((style) => `  ${style},\n`)
    .join('');
}

/**
 * Returns the definitions that the body of a figure and its shapes use: first the general options, then one
 * definition for each style and each shape.
 */
export function stylesOf(
  page: Page,
  uses: readonly ShapeUse[],
  palette: TikzPalette,
  body: string,
  /** the factor by which the figure is scaled on paper */
  share: number,
): readonly string[] {
  const { layout, fonts } = page;
  const [value, tag] = [fontOf(fonts?.value ?? 5), fontOf(fonts?.tag ?? 5)];
  const half = Number(cm(page, strikeHalf(page)));
  const pt = (width: number) => (width * Math.min(layout.metrics.em / 18, 1)).toFixed(1);
  const [thick, thin] = [pt(1.5), pt(0.8)];
  const shapes = shapeDefinitions(page, uses, palette);
  const code = `${body}${shapes.join('')}`;
  const styles = [
    `line width=${fonts === null ? 0.2 : 0.5}pt, line join=round`,
    `value/.style={anchor=base, inner sep=0pt, font=${value}}`,
    `tag/.style={anchor=base west, inner sep=0.6pt, font=${tag}}`,
    'mirrored/.style={xscale=-1, tag/.append style={anchor=base east}}',
    'outline/.style={}',
    'not yet/.style={color=black!60, outline/.style={fill=white}}',
    'seen/.style={}',
    `here/.style={line width=${thick}pt}`,
    `deciding/.style={line width=${thick}pt}`,
    'cut/.style={color=black!60, dashed, outline/.style={fill=white}}',
    `solution/.style={line width=${pt(2)}pt}`,
    `as good/.style={dashed, line width=${thin}pt}`,
    'beside/.style={color=black!60, outline/.style={fill=white}}',
    'all replies/.style={}',
    'leader/.style={line width=0.3pt}',
    'playout/.style={dotted, line width=0.9pt}',
    `end/.style={line width=${thick}pt}`,
    `strike/.pic={\\draw[solid, color=black, line width=${thin}pt] ${doubleStroke(half)};}`,
    `move/.style={fill=white, inner sep=1.2pt, text=black, font=${tag}}`,
    `aside/.style={inner sep=0pt, text=black, font=${tag}}`,
    `ply/.style={anchor=west, inner sep=0pt, font=${tag}}`,
    ...PLY_SIGNS,
    `caption/.style={anchor=north, inner sep=6pt, text width=${Math.max(page.width * share, 8).toFixed(2)}cm, align=center${enlarged(share)}}`,
    ...tightStyles(page, palette),
    ...shapes,
    ...(layout.boards === null ? [] : [boardDefinition(page)]),
    ...[bars(page, 'more', ''), bars(page, 'folded', SOMETHING)],
  ];
  return styles.filter((style) => isUsed(style, code));
}

/**
 * The signs of plies: ▲ MAX, ▼ MIN, ● chance. They are drawn, because not every font has these characters.
 */
const PLY_SIGNS: readonly string[] = [
  'ply max/.pic={\\draw[fill=black] (0.00,-0.09) -- (0.22,-0.09) -- (0.11,0.10) -- cycle;}',
  'ply min/.pic={\\draw[fill=black] (0.00,0.09) -- (0.22,0.09) -- (0.11,-0.10) -- cycle;}',
  'ply chance/.pic={\\draw[fill=black] (0.11,0.00) ellipse [x radius=0.1, y radius=0.1];}',
];

/**
 * Returns the option that keeps the caption as large as the text of the document when the figure is scaled
 * down; "" when it is not.
 */
function enlarged(share: number): string {
  return share < 1 ? `, scale=${(1 / share).toFixed(2)}` : '';
}

/** The styles that are defined in every figure, because the legend of the figure uses them. */
const ALWAYS: readonly string[] = ['value', 'tag', 'outline', 'not yet', 'seen', 'deciding', 'cut'];

function isUsed(definition: string, code: string): boolean {
  const name = /^([a-z ]+)\//.exec(definition)?.[1] ?? 'pics';
  return name === 'pics' || ALWAYS.includes(name) || new RegExp(`[[{ ]${name}[\\]},]`).test(code);
}

/** Stands for any text below the bars: `barsOf` makes the bars lower when a text follows. */
const SOMETHING = '+';

/**
 * Returns the definition of the mark that represents a hidden subtree, a stack of bars; see
 * drawing/foldMark.ts.
 */
function bars(page: Page, name: string, held: string): string {
  const { metrics } = page.layout;
  const { gap, bar } = barsOf({ height: metrics.shapeHeight * metrics.em }, metrics, held);
  const half = cm(page, metrics.em);
  const at = (count: number) => `-${cm(page, gap + count * bar)}`;
  const line = (y: string) => `(-${half},${y}) -- (${half},${y})`;
  const box = `(-${half},${at(0)}) -- (${half},${at(0)}) -- (${half},${at(3)}) -- (-${half},${at(3)}) -- cycle`;
  return `${name}/.pic={\\draw[fill=white] (0,0) -- (0,${at(0)}) ${box} ${line(at(1))} ${line(at(2))};}`;
}

/**
 * Returns the two strokes of a cut, slightly slanted as if drawn with a pen, across an edge that runs along
 * the x axis; cm.
 */
function doubleStroke(half: number): string {
  const [slant, gap] = [half * 0.25, Math.min(half * 0.34, 0.05)];
  const stroke = (at: number) =>
    `(${(at - slant).toFixed(3)},-${half.toFixed(2)}) -- (${(at + slant).toFixed(3)},${half.toFixed(2)})`;
  return `${stroke(-gap)} ${stroke(gap)}`;
}

/**
 * Returns half the length of the strokes of a cut, px: short enough that the strokes on edges of neighbouring
 * siblings do not touch.
 */
function strikeHalf({ layout, placements }: Page): number {
  const { tree, metrics } = layout;
  let half = Math.min(metrics.em * 0.62, 9);
  for (const { node, x } of placements) {
    const parent = tree.parent(node);
    if (parent < 0 || tree.childIndex(node) === 0) continue;
    const before = layout.placements[tree.child(parent, tree.childIndex(node) - 1)];
    if (before === undefined) continue;
    const share = strikeShare(labelsOfEdge(layout, node));
    half = Math.min(half, (x - before.x) * share * 0.42);
  }
  return half;
}

/*
 * The TikZ pictures of nodes: each is defined once at the head of a figure and used by all nodes that look
 * alike.
 */

/** The colour schemes of TikZ figures: black and white, or a light tint for each kind of node. */
export const TIKZ_PALETTES = ['ink', 'tint'] as const;
export type TikzPalette = (typeof TIKZ_PALETTES)[number];

const TINT: Readonly<Record<Exclude<NodeKind, 'leaf'>, string>> = {
  max: 'blue!12',
  min: 'orange!22',
  chance: 'green!14',
  player: 'violet!12',
};

/**
 * The features of a node from which its shape definition follows; nodes with equal features share one
 * definition.
 */
export interface ShapeUse {
  readonly placement: Placement;
  /** whether the node has bounds below its name; without them the name stands lower */
  readonly hasBounds: boolean;
}

/**
 * Returns the names of the shapes on the page by their signature: the kind of node, with a letter from the
 * second shape of that kind on.
 */
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

/** Writes a number in base 26 with letters as digits: b for 1, ba for 26. */
function lettersOf(count: number): string {
  const letter = String.fromCharCode(97 + (count % 26));
  return count < 26 ? letter : `${lettersOf(Math.floor(count / 26))}${letter}`;
}

export function signatureOf({ placement: { kind, width, apex, player, side }, hasBounds }: ShapeUse): string {
  return kind === 'leaf' ? kind : [kind, width, apex, player, side?.isAtApex, hasBounds].join();
}

/** Returns the TikZ definitions of all shapes that occur on the page. */
function shapeDefinitions(page: Page, uses: readonly ShapeUse[], palette: TikzPalette): string[] {
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

/** The font size of a player's number as a fraction of the font size of values. */
export const PLAYER_SCALE = 0.75;

function innerDefinition(
  page: Page,
  name: string,
  { placement, hasBounds }: ShapeUse,
  palette: TikzPalette,
): string {
  const { kind, height, side, player } = placement;
  const value = heightOf(page.fonts?.value ?? 0) / page.scale;
  const texts = [
    `\\draw[${fillOf(kind, palette)}, outline] ${outlineOf(page, placement)};`,
    `\\node[value] at (0,-${cm(page, labelMiddle(kind, height, value) + value * 0.32)}) {#1};`,
  ];
  if (player !== undefined)
    texts.push(
      `\\node[value, scale=${PLAYER_SCALE}] at (0,-${cm(page, height * PLAYER_NUMBER.baseline)}) {${player + 1}};`,
    );
  if (side !== null) {
    // Positions are computed for texts to the right of the shape; for texts to the left TikZ mirrors the
    // picture.
    const right = { ...side, isRight: true, lift: 0 };
    const second = hasBounds ? SOME_BOUNDS : '';
    const { x, nameY, boundsY } = blockAt(placement, right, page.layout.metrics, '', second, false);
    const at = (y: number) => `(${cm(page, x)},${cm(page, -y)})`;
    texts.push(`\\node[tag] at ${at(nameY)} {#2};`, `\\node[tag] at ${at(boundsY)} {#3};`);
  }
  texts.push(...anchors(page, height));
  return `pics/${name}/.style n args={3}{code={\n${texts.map((line) => `    ${line}`).join('\n')}}}`;
}

/** Stands for any bounds: the position of the name depends only on whether there are bounds. */
const SOME_BOUNDS = '(';

/**
 * Returns a style for each kind of node whose value is wider than the shape even in the smallest font: behind
 * such a value the outline is interrupted.
 */
function tightStyles({ placements }: Page, palette: TikzPalette): readonly string[] {
  const kinds = new Set(placements.map(({ kind }) => kind));
  return [...kinds].map((kind) => `tight ${kind}/.style={value/.append style={${fillOf(kind, palette)}}}`);
}

/**
 * The distance between a triangle's flat side and the middle of its label: as a fraction of the triangle's
 * height, and at least as a fraction of the label's font size.
 */
const LABEL_MIDDLE = 0.25;
const LEAST_MIDDLE = 0.58;

/**
 * Returns the distance between the flat side of a triangle of this height and the middle of a label of the
 * height `text`; all lengths have one unit.
 */
function fromFlatSide(height: number, text: number): number {
  return Math.min(Math.max(LABEL_MIDDLE * height, LEAST_MIDDLE * text), height / 2);
}

/**
 * Returns the distance from the top of a shape to the middle of its label; the heights of the shape and of
 * the text have one unit.
 */
function labelMiddle(kind: NodeKind, height: number, text: number): number {
  switch (kind) {
    case 'max':
      return height - fromFlatSide(height, text);
    case 'min':
      return fromFlatSide(height, text);
    case 'chance':
    case 'leaf':
      return height / 2;
    case 'player':
      return 0.68 * height;
    default:
      return assertNever(kind);
  }
}

/**
 * Returns the greatest width of a text in a shape, cm; in a triangle it is measured at the edge of the text
 * that is nearer to the apex.
 */
export function roomInside({ fonts, scale }: Page, { kind, width, height, apex }: Placement): number {
  const textHeight = heightOf(fonts?.value ?? 0) / scale;
  switch (kind) {
    case 'max':
    case 'min':
      return (
        (width - ((width - apex) * (fromFlatSide(height, textHeight) + 0.4 * textHeight)) / height) * scale
      );
    case 'chance':
      return width * scale * 0.85;
    case 'leaf':
      return width * scale;
    case 'player':
      return width * scale * 0.8;
    default:
      return assertNever(kind);
  }
}

function fillOf(kind: NodeKind, palette: TikzPalette): string {
  return `fill=${palette === 'ink' || kind === 'leaf' ? 'white' : TINT[kind]}`;
}

function outlineOf(page: Page, { kind, width, height, apex, player = 0 }: Placement): string {
  const [half, down, corner] = [cm(page, width / 2), cm(page, height), cm(page, apex / 2)];
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
    case 'player':
      return `${playerCorners(player, width, height)
        .map(([x, y]) => `(${cm(page, x)},${cm(page, -y)})`)
        .join(' -- ')} -- cycle`;
    default:
      return assertNever(kind);
  }
}

/** Returns the TikZ definition of a leaf's shape, which is as wide as its text but has a least width. */
function leafDefinition(page: Page, { width, height }: Placement): string {
  const { metrics } = page.layout;
  const padding = cm(page, (metrics.leafPadding - 0.1) * metrics.em * 0.33);
  return `pics/leaf/.style={code={
    \\node[value, draw, fill=white, anchor=north, rounded corners=1pt, text height=1.5ex, text depth=0pt,
      minimum width=${cm(page, width)}cm, minimum height=${cm(page, height)}cm, inner xsep=${padding}cm] (-box) {#1};
    ${anchors(page, height).join('\n    ')}}}`;
}

/** Returns the TikZ coordinates at the top and at the bottom of a shape, where edges end and begin. */
function anchors(page: Page, height: number): readonly string[] {
  return ['\\coordinate (-top) at (0,0);', `\\coordinate (-foot) at (0,-${cm(page, height)});`];
}

/* The TikZ code of the boards of game positions beside the nodes. */

/**
 * Returns the TikZ definition of a board: its grid lines, and the pieces that each use of it lists as
 * "across/down/text".
 */
function boardDefinition(page: Page): string {
  const { boards, metrics } = page.layout;
  const board = boards?.at(ROOT);
  if (board === undefined) return '';
  const at = (x: number, y: number) => `(${cm(page, x)},${cm(page, -y)})`;
  const grid = gridLines(board, metrics.boardSize).map(
    ([x1, y1, x2, y2]) => `${at(x1, y1)} -- ${at(x2, y2)}`,
  );
  const font = board.columns > 3 ? 3 : 5;
  return `pics/board/.style={code={
    \\draw[line width=0.3pt] ${grid.join(' ')};
    \\foreach \\x/\\y/\\mark in {#1}
      \\node[inner sep=0pt, font=\\fontsize{${font}}{${font}}\\sffamily\\selectfont] at (\\x,-\\y) {\\mark};}}`;
}

/**
 * Returns the TikZ line that draws a node's board: below a leaf, to the left of an inner node; "" when the
 * node has none.
 */
export function drawBoard(page: Page, placement: Placement): string {
  const board = page.layout.boards?.at(placement.node);
  const place = nodeBoard(page.layout, placement);
  if (board === undefined || place === null) return '';
  const marks = board.cells.flatMap((piece, cell) => {
    if (piece === null) return [];
    const { left, top, width, height } = cellBox(board, cell, place.width);
    return `${cm(page, left + width / 2)}/${cm(page, top + height / 2)}/${pieceTex(piece)}`;
  });
  const corner = pointOf(page, placement.x + place.left, placement.y + place.top);
  // TikZ would take an empty list for a list with one empty piece, so an empty board lists a piece without
  // text.
  return `\\pic at ${corner} {board={${marks.join(',') || '0/0/'}}};`;
}

/** Returns the LaTeX code of a piece; LaTeX fonts have no characters for discs. */
function pieceTex(piece: Piece): string {
  if (piece.shape !== 'disc') return pieceText(piece);
  return bySide(piece.side, '$\\bullet$', '$\\circ$');
}
