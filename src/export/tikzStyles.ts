/** The head of a figure: everything a reader may want to change stands here once. */
import { strikeShare } from '../drawing/drawEdge.ts';
import { labelsOfEdge } from '../drawing/edgeLabels.ts';
import { fontOf } from './latexFonts.ts';
import { cm, type Page } from './page.ts';
import { boardDefinition } from './tikzBoards.ts';
import { type ShapeUse, shapeDefinitions, type TikzPalette, tightStyles } from './tikzShapes.ts';

/** The options of the tikzpicture, without brackets: what its body and its shapes use. */
export function printStyles(
  page: Page,
  uses: readonly ShapeUse[],
  palette: TikzPalette,
  body: string,
  /** of its size that the figure will have on paper */
  share: number,
): string {
  const { layout, fonts } = page;
  const [value, tag] = [fontOf(fonts?.value ?? 5), fontOf(fonts?.tag ?? 5)];
  const half = Number(cm(page, strikeHalf(page)));
  const [thick, thin] = [1.5, 0.8].map((width) =>
    (width * Math.min(layout.metrics.em / 18, 1)).toFixed(1),
  ) as [string, string];
  const shapes = shapeDefinitions(page, uses, palette);
  const code = `${body}${shapes.join('')}`;
  const styles = [
    `line width=${fonts === null ? 0.2 : 0.5}pt, line join=round`,
    `value/.style={anchor=base, inner sep=0pt, font=${value}}`,
    `tag/.style={anchor=base west, inner sep=0.6pt, font=${tag}}`,
    'mirrored/.style={xscale=-1, tag/.append style={anchor=base east}}',
    'outline/.style={}',
    'not yet/.style={color=black!45, outline/.style={fill=white}}',
    'seen/.style={}',
    `here/.style={line width=${thick}pt}`,
    `deciding/.style={line width=${thick}pt}`,
    'cut/.style={color=black!45, dashed, outline/.style={fill=white}}',
    `strike/.pic={\\draw[solid, color=black, line width=${thin}pt] ${doubleStroke(half)};}`,
    `move/.style={fill=white, inner sep=1.2pt, text=black, font=${tag}}`,
    `aside/.style={inner sep=0pt, text=black, font=${tag}}`,
    `ply/.style={anchor=east, font=${tag}}`,
    `caption/.style={anchor=north, inner sep=6pt, text width=${Math.max(page.width * share, 8).toFixed(2)}cm, align=center${enlarged(share)}}`,
    ...tightStyles(page, palette),
    ...shapes,
    ...(layout.boards === null ? [] : [boardDefinition(page)]),
    ...(page.visible.collapsed.size === 0 ? [] : [wedge(page)]),
  ];
  const used = styles.filter((style) => isUsed(style, code));
  return used.map((style) => `  ${style},\n`).join('');
}

/** Keeps a text as large as the text around the figure. */
function enlarged(share: number): string {
  return share < 1 ? `, scale=${(1 / share).toFixed(2)}` : '';
}

/** These stand in every figure, as its legend. */
const ALWAYS: readonly string[] = ['value', 'tag', 'outline', 'not yet', 'seen', 'deciding', 'cut'];

function isUsed(definition: string, code: string): boolean {
  const name = /^([a-z ]+)\//.exec(definition)?.[1] ?? 'pics';
  return name === 'pics' || ALWAYS.includes(name) || new RegExp(`[[{ ]${name}[\\]},]`).test(code);
}

/** A whole subtree as one triangle. */
function wedge(page: Page): string {
  const { em } = page.layout.metrics;
  return `more/.pic={\\draw[outline] (0,0) -- (${cm(page, em)},-${cm(page, em * 3)}) -- (-${cm(page, em)},-${cm(page, em * 3)}) -- cycle;}`;
}

/** Two strokes, slanted a little as a pen makes them, across an edge that runs along x. */
function doubleStroke(half: number): string {
  const [slant, gap] = [half * 0.25, Math.min(half * 0.34, 0.05)];
  const stroke = (at: number) =>
    `(${(at - slant).toFixed(3)},-${half.toFixed(2)}) -- (${(at + slant).toFixed(3)},${half.toFixed(2)})`;
  return `${stroke(-gap)} ${stroke(gap)}`;
}

/** Half a stroke's length, px: strokes of neighbours, where their edges have parted so far, must not touch. */
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
