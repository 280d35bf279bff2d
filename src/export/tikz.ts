/**
 * Writes a figure for LaTeX: the tree at one step as a tikzpicture that needs only TikZ. The styles and
 * shapes are defined at the head of the figure; one line for each node and each edge follows, which people
 * can edit.
 */

import type { GameTree, NodeStatus } from '../core/index.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { roomOfBoard } from '../drawing/drawNode.ts';
import { labelsOfEdge, strikeShare } from '../drawing/edgeLabels.ts';
import { heldLines } from '../drawing/foldMark.ts';
import type { EdgeMark, Marks, NodeMark, Placement } from '../drawing/index.ts';
import { ownComponent } from '../drawing/ownComponent.ts';
import { CAP_HEIGHT } from '../drawing/shapes.ts';
import { STUB_STRIKE, stubAt } from '../drawing/stubs.ts';
import type { NodeNames, Words } from '../words/index.ts';
import {
  ARTICLE_WIDTH,
  fontOf,
  hasChinese,
  isBeyondPdfLatex,
  type LatexWrap,
  latexMath,
  latexText,
  nameWidth,
  printDocument,
  sizeWithin,
  widthOf,
} from './latexText.ts';
import { type Block, type Page, pageOf, pointBeside, pointOf, TEXT_BLOCK } from './page.ts';
import { captionOf, type Picture } from './picture.ts';
import {
  drawBoard,
  printStyles,
  roomInside,
  type ShapeUse,
  shapeNames,
  signatureOf,
  type TikzPalette,
} from './tikzStyles.ts';

export interface TikzOptions {
  readonly words: Words['exporting'];
  /** the colours of the figure; black and white when absent */
  readonly palette?: TikzPalette;
  /** whether title, rules and step are written below the tree; false when absent */
  readonly caption?: boolean;
  /** whether the owners of the plies are named at the left margin; true when absent */
  readonly plies?: boolean;
  readonly wrap?: LatexWrap;
}

/** The text area around the figure, in cm, by the way in which the figure is wrapped. */
const TEXTS: Readonly<Record<LatexWrap, Block>> = {
  figure: { width: TEXT_BLOCK.width, height: 19 },
  article: { width: ARTICLE_WIDTH, height: 25 },
  standalone: { width: Infinity, height: Infinity },
};

/**
 * The number of nodes above which a comment in the figure warns of its size: with so many, pdfLaTeX was seen
 * to use four fifths of its memory.
 */
const MANY_NODES = 2000;

export function printTikz(picture: Picture, options: TikzOptions): string {
  const { words, palette = 'ink', caption = false, plies = true, wrap = 'figure' } = options;
  const page = pageOf(picture);
  const marks = marksOn(page, picture);
  const names = tikzNames(page.layout.tree, page.layout.names);
  const shapes = shapeNames(shapeUses(page, marks));
  const withPlies = plies && page.fonts !== null;
  const width = page.width + (withPlies ? pliesWidth(page, words) : 0);
  const fitting = fittingIn(TEXTS[wrap], width, page);
  const body = [
    ...(withPlies ? printPlies(page, words) : []),
    ...printDrawing(page, marks, { names, shapes, words }),
    ...(caption ? [printCaption(latexText(captionOf(picture, words)))] : []),
  ]
    .map((line) => `  ${line}\n`)
    .join('');
  const drawing = `\\pgfdeclarelayer{edges}\\pgfsetlayers{edges,main}%
\\begin{tikzpicture}[
${printStyles(page, shapeUses(page, marks), palette, body, fitting.share)}]
${body}\\end{tikzpicture}
`;
  const figure = fitted(drawing, fitting);
  return printDocument(
    [`${printHeader(picture, page, figure, words, { ...fitting, width })}${figure}`],
    wrap,
  );
}

/** Returns how nodes and edges look at the picture's step, in the layout for the page. */
export function marksOn(page: Page, { form, run, step, view }: Picture): Marks {
  return form.marks(
    page.layout,
    run.momentAt(step),
    { ...view, hovered: null, leastName: undefined },
    page.visible,
  );
}

/** The names of nodes and shapes in TikZ, and the words, with which a figure's lines are written. */
export interface DrawingNames {
  readonly names: readonly string[];
  readonly shapes: ReadonlyMap<string, string>;
  readonly words: Words['exporting'];
}

/** Returns the TikZ lines of all nodes and edges. */
export function printDrawing(page: Page, marks: Marks, { names, shapes, words }: DrawingNames): string[] {
  return [
    `% ${words.tikz.nodes}`,
    ...printNodes(page, marks, names, shapes),
    `% ${words.tikz.edges}`,
    '\\begin{pgfonlayer}{edges}',
    ...[
      ...printEdges(page, marks, names),
      ...printStubs(page, marks, names),
      ...printStrokes(page, marks),
      ...printLeafNames(page, marks),
      ...printHeld(page, marks),
      ...printPlacedNames(page, marks),
    ].map((line) => `  ${line}`),
    '\\end{pgfonlayer}',
  ];
}

/** How a figure is fitted into the text area around it. */
interface Fitting {
  /** unchanged, scaled down to the width of the text, or turned by 90° and scaled to fit */
  readonly way: 'as-is' | 'scaled' | 'turned';
  /** the factor by which the figure is scaled */
  readonly share: number;
}

/** A figure whose values would be smaller than this, in pt, is turned by 90° when that makes them larger. */
const LEGIBLE = 5;

function fittingIn(text: Block, width: number, page: Page): Fitting {
  if (width <= text.width) return { way: 'as-is', share: 1 };
  const upright = text.width / width;
  const turned = Math.min(text.height / width, text.width / page.bottom);
  const size = (page.fonts?.value ?? 0) * upright;
  return size < LEGIBLE && turned > upright
    ? { way: 'turned', share: turned }
    : { way: 'scaled', share: upright };
}

function fitted(drawing: string, { way, share }: Fitting): string {
  if (way === 'as-is') return drawing;
  if (way === 'scaled') return `\\resizebox{\\linewidth}{!}{%\n${drawing.trimEnd()}}\n`;
  return `\\rotatebox{90}{\\scalebox{${share.toFixed(3)}}{%\n${drawing.trimEnd()}}}\n`;
}

/** Returns LaTeX comments that say what the figure shows and which packages it needs. */
function printHeader(
  picture: Picture,
  page: Page,
  figure: string,
  words: Words['exporting'],
  { way, width }: Pick<Fitting, 'way'> & { readonly width: number },
): string {
  const { tikz } = words;
  const lines = [
    captionOf(picture, words),
    tikz.needs,
    way === 'as-is' ? '' : tikz[way === 'scaled' ? 'wide' : 'turned'](Math.ceil(width)),
    page.visible.collapsed.size > 0 ? tikz.collapsed : '',
    page.placements.length > MANY_NODES ? tikz.heavy(page.placements.length) : '',
    hasChinese(figure) ? tikz.chinese : isBeyondPdfLatex(figure) ? tikz.beyond : '',
  ];
  return lines.map((line) => line && `% ${line}\n`).join('');
}

/**
 * Lengths for the names of plies, cm: the width of the shape before a name, and the gaps between shape, name
 * and tree.
 */
const SIGN = 0.22;
const GAP = 0.1;

/**
 * Returns the owner of each ply whose nodes all belong to one player: the kind of node, the owner's name and
 * the y of the row, px.
 */
function pliesOf({ layout }: Page, words: Words['exporting']) {
  return layout.plies.flatMap(({ kind, player = 0, y }) => {
    if (kind === null || kind === 'leaf') return [];
    return [{ kind, y, name: kind === 'player' ? words.player(player + 1) : words.kind[kind] }];
  });
}

/** Returns the width that the names of the plies take to the left of the tree, cm. */
export function pliesWidth(page: Page, words: Words['exporting']): number {
  const names = pliesOf(page, words).map(({ name }) => nameWidth(name, page.fonts?.tag ?? 0));
  return names.length === 0 ? 0 : Math.max(...names) + SIGN + 3 * GAP;
}

/** Returns the TikZ lines of the sign and the name of each ply. */
export function printPlies(page: Page, words: Words['exporting']): string[] {
  const left = -pliesWidth(page, words);
  return pliesOf(page, words).flatMap(({ kind, y, name }) => [
    ...(kind === 'player' ? [] : [`\\pic at ${pointBeside(page, left, y)} {ply ${kind}};`]),
    `\\node[ply] at ${pointBeside(page, left + SIGN + GAP, y)} {${latexText(name)}};`,
  ]);
}

function printCaption(text: string): string {
  return `\\node[caption] at (current bounding box.south) {${text}};`;
}

/* The TikZ lines of edges: how an edge is drawn, its move and probability, and the double stroke of a cut. */

/** Returns the TikZ lines of all edges; in a tree, they are in preorder of the children. */
function printEdges(page: Page, marks: Marks, names: readonly string[]): string[] {
  const { tree, edges } = page.layout;
  return [...marks.edges].flatMap(([id, mark]) => {
    const drawn = edges.get(id);
    if (drawn === undefined || !marks.nodes.has(drawn.from) || !marks.nodes.has(drawn.to)) return [];
    const { from, to: node, bends } = drawn;
    const labels = page.fonts === null ? [] : labelsOfEdge(page.layout, id);
    const way = bends.map(({ x, y }) => ` -- ${pointOf(page, x, y)}`).join('');
    const strike = mark.struck ? ` pic[pos=${Number(strikeShare(labels).toFixed(2))}, sloped] {strike}` : '';
    const moves = labels
      .filter(({ gap }) => gap !== null)
      .map(({ text, share }) => ` node[move, pos=${share}] {${edgeText(tree, node, text)}}`);
    const edge = `\\draw[${edgeStyle(mark)}] (${names[from]}-foot)${way} -- (${names[node]}-top)${strike}${moves.join('')};`;
    // When the edge is too short for a gap, its label stands beside it.
    const beside = labels
      .filter(({ gap }) => gap === null)
      .map(({ text, x, y }) => `\\node[aside] at ${pointOf(page, x, y)} {${edgeText(tree, node, text)}};`);
    return [edge, ...beside];
  });
}

/**
 * Returns the TikZ lines of the arcs across edges that must all be answered, the bars below ends of the game,
 * and the lines to names at a distance.
 */
function printStrokes(page: Page, { strokes }: Marks): string[] {
  return strokes.flatMap(({ name, points, text }) => {
    const way = points.map(([x, y]) => pointOf(page, x, y)).join(' -- ');
    const end = text && `\\node[aside] at ${pointOf(page, text.x, text.y)} {${latexText(text.text)}};`;
    return [`\\draw[${STROKE_STYLE[name]}] ${way};`, ...(end ? [end] : [])];
  });
}

const STROKE_STYLE = { arc: 'all replies', end: 'end', leader: 'leader', playout: 'playout' } as const;

/** Returns the TikZ lines of the stubs, which stand for moves that were never generated. */
function printStubs(page: Page, { stubs }: Marks, names: readonly string[]): string[] {
  return stubs.flatMap((node) => {
    const stub = stubAt(page.layout, node);
    if (stub === null) return [];
    const end = pointOf(page, stub.line.x2, stub.line.y2);
    const text =
      page.fonts === null
        ? ''
        : [`\\textbf{${stub.count}}`, latexText(page.layout.stubWords)].join(' ').trim();
    return [
      `\\draw[cut] (${names[node]}-foot) -- ${end} pic[pos=${STUB_STRIKE}, sloped] {strike};`,
      `\\node[aside, anchor=west] at ${pointOf(page, stub.countX, stub.line.y2)} {${text}};`,
    ];
  });
}

/** Returns the TikZ lines of the names below leaves. */
function printLeafNames(page: Page, marks: Marks): string[] {
  if (page.fonts === null) return [];
  return page.placements.flatMap((placement) => {
    const mark = marks.nodes.get(placement.node);
    if (placement.kind !== 'leaf' || mark === undefined || mark.badge === '') return [];
    const { x, y, height } = placement;
    const { smallerEm } = page.layout.metrics;
    const middle = y + height + roomOfBoard(page.layout) + smallerEm * 0.75;
    return [`\\node[aside] at ${pointOf(page, x, middle)} {${latexText(mark.badge)}};`];
  });
}

/** Returns the TikZ lines of the texts below the marks of folded subtrees. */
function printHeld(page: Page, marks: Marks): string[] {
  if (page.fonts === null) return [];
  const { metrics } = page.layout;
  return page.placements.flatMap((placement) => {
    const held = marks.nodes.get(placement.node)?.held ?? '';
    return heldLines(placement, metrics, held).map(({ text, y }) => {
      const middle = placement.y + y - (CAP_HEIGHT / 2) * metrics.smallerEm;
      return `\\node[aside] at ${pointOf(page, placement.x, middle)} {${latexText(text)}};`;
    });
  });
}

/** Returns the TikZ lines of the names that are not beside their shapes. */
function printPlacedNames(page: Page, marks: Marks): string[] {
  if (page.fonts === null) return [];
  return page.placements.flatMap(({ node, x, y }) => {
    const { name, place } = marks.nodes.get(node) ?? { name: '', place: null };
    if (place === null) return [];
    return [`\\node[aside, anchor=base] at ${pointOf(page, x + place.x, y + place.y)} {${latexText(name)}};`];
  });
}

const EDGE_STYLE: Readonly<Record<EdgeMark['status'], string>> = {
  waiting: 'not yet',
  pruned: 'cut',
  beyond: 'not yet',
  seen: 'seen',
};

/** The styles of edges that belong to a strategy, or are as good as one that does. */
const FLAG_STYLE: Readonly<Partial<Record<NonNullable<EdgeMark['flag'] | NodeMark['flag']>, string>>> = {
  solution: 'solution',
  way: 'solution',
  other: 'as good',
};

function edgeStyle({ status, deciding, flag = '' }: EdgeMark): string {
  const style = FLAG_STYLE[flag];
  if (style !== undefined) return style;
  return status === 'seen' && deciding ? 'deciding' : EDGE_STYLE[status];
}

function edgeText(tree: GameTree, child: NodeId, text: string): string {
  return text === tree.probability(child) ? latexMath(text) : latexText(tree.move(child));
}

/*
 * Makes names of nodes for TikZ: the node's own name in ASCII letters and digits; an unnamed leaf is named by
 * its parent and its position among its siblings, as in "B-2".
 */

const LONGEST = 20;

/** Returns the TikZ names by node id; no two are equal. */
export function tikzNames(tree: GameTree, names: NodeNames): readonly string[] {
  const taken = new Set<string>();
  const result: string[] = [];
  for (const node of tree.nodes()) {
    const parent = tree.parent(node);
    const isUnnamedLeaf = tree.isLeaf(node) && tree.label(node) === '' && parent !== NO_NODE;
    // The nodes are in preorder, so the name of a parent is known before those of its children.
    const name = isUnnamedLeaf
      ? `${result[parent] ?? ''}-${tree.childIndex(node) + 1}`
      : unused(lettersOf(names.of(node)) || 'n', node, taken);
    taken.add(name);
    result[node] = name;
  }
  return result;
}

function lettersOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').slice(0, LONGEST);
}

function unused(name: string, node: number, taken: ReadonlySet<string>): string {
  let candidate = name;
  // A name with a number added may be another node's name too, so the number grows until the name is unused.
  for (let number = node; taken.has(candidate); number += 1) candidate = `${name}x${number}`;
  return candidate;
}

/* The TikZ lines of nodes, one line for each node. */

/** Returns the TikZ lines of all nodes in preorder, with their boards. */
function printNodes(
  page: Page,
  marks: Marks,
  names: readonly string[],
  shapes: ReadonlyMap<string, string>,
): string[] {
  return page.placements.flatMap((placement) => {
    const mark = marks.nodes.get(placement.node);
    if (mark === undefined) return [];
    const name = names[placement.node] ?? '';
    const bars = mark.collapsed ? `\\pic at (${name}-foot) {${mark.held === '' ? 'more' : 'folded'}};` : '';
    const pic = printPic(page, placement, name, mark, shapes);
    return [pic, bars, drawBoard(page, placement)].filter(Boolean);
  });
}

/** Returns the shape of each node of the page, in preorder, and whether the node has bounds. */
export function shapeUses(page: Page, marks: Marks): readonly ShapeUse[] {
  return page.placements.map((placement) => ({
    placement,
    hasBounds: (marks.nodes.get(placement.node)?.bounds ?? '') !== '',
  }));
}

function printPic(
  page: Page,
  placement: Placement,
  name: string,
  mark: NodeMark,
  shapes: ReadonlyMap<string, string>,
): string {
  const { kind, side, x, y } = placement;
  const { fonts } = page;
  const value = printValue(page, placement, mark.label);
  const texts =
    kind === 'leaf'
      ? [value.text]
      : [value.text, mark.place === null ? latexText(mark.name) : '', latexMath(mark.bounds)];
  const options = [
    NODE_STYLE[mark.status],
    mark.current && 'here',
    mark.flag === 'aside' && 'beside',
    value.isTight && `tight ${kind}`,
    side?.isRight === false && 'mirrored',
  ].filter(Boolean);
  const shape = shapes.get(signatureOf({ placement, hasBounds: mark.bounds !== '' })) ?? kind;
  const content = texts.map((text) => `{${fonts === null ? '' : text}}`).join('');
  return `\\pic${options.length > 0 ? `[${options.join(', ')}]` : ''} (${name}) at ${pointOf(page, x, y)} {${shape}=${content}};`;
}

const NODE_STYLE: Readonly<Record<NodeStatus, string>> = {
  waiting: 'not yet',
  open: '',
  done: '',
  pruned: 'cut',
  beyond: '',
};

/**
 * Writes a label with a vector, such as "1, 2, 6", with the component of the node's own player in bold; or a
 * bound of one player, such as "②≥7".
 */
function latexVector(tree: GameTree, node: NodeId, label: string): string {
  const span = ownComponent(tree, node, label);
  if (span === null) return `\\textcircled{\\tiny ${tree.player(node) + 1}}${latexMath(label.slice(1))}`;
  const [from, to] = span;
  const weak = (text: string) => text.split(', ').map(weakPart).join(', ');
  return `${weak(label.slice(0, from))}\\textbf{\\boldmath ${latexMath(label.slice(from, to))}}${weak(label.slice(to))}`;
}

function weakPart(text: string): string {
  const named = text.lastIndexOf(' = ');
  if (named >= 0) return `${latexText(text.slice(0, named))} $=$ ${weakPart(text.slice(named + 3))}`;
  return text === '' ? '' : latexMath(text);
}

interface Value {
  readonly text: string;
  /** whether the text is wider than the inside of the shape even in the smallest font */
  readonly isTight: boolean;
}

function printValue(page: Page, placement: Placement, label: string): Value {
  const { layout, fonts } = page;
  if (placement.kind === 'leaf') {
    const isBare = layout.names.areBelowLeaves || layout.tree.label(placement.node) === '';
    const isNumber = isBare && label !== '?';
    if (layout.tree.players > 0)
      return { text: latexVector(layout.tree, placement.node, label), isTight: false };
    return { text: isNumber ? latexMath(label) : latexText(label), isTight: false };
  }
  if (fonts === null || label === '') return { text: '', isTight: false };
  const room = roomInside(page, placement);
  const size = sizeWithin(label, room, fonts);
  const written =
    placement.kind === 'player' ? latexVector(layout.tree, placement.node, label) : latexMath(label);
  const text = `${size < fonts.value ? `${fontOf(size)} ` : ''}${written}`;
  return { text, isTight: widthOf(label, size) > room };
}
