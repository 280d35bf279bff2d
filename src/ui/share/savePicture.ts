/** The picture at this step as a file of one of the formats there are. */

import { showsBounds } from '../../core/run/boundNotation.ts';
import { wholeTree } from '../../drawing/nodesInView.ts';
import { renderTree } from '../../drawing/renderTree.ts';
import { fileNameOf } from '../../export/fileName.ts';
import type { ExportFormat, Made, PictureChoices } from '../../export/formats.ts';
import { type Ink, readInk } from '../../export/ink.ts';
import { captionOf, type Picture } from '../../export/picture.ts';
import { filedTree } from '../../session/filedTrees.ts';
import type { SessionState } from '../../session/session.ts';
import { traceOf } from '../../session/traceOf.ts';
import { EXPORT_WORDS } from '../../words/exportWords.ts';
import type { Language } from '../../words/language.ts';
import { saveFile } from '../files/saveFile.ts';

/** Makes the file and hands it to the downloads; null where it cannot be made. */
export async function savePicture(
  picture: Picture,
  format: ExportFormat,
  choices: PictureChoices,
  language: Language,
): Promise<Made | null> {
  const words = EXPORT_WORDS[language.code];
  const made = await format.make({
    picture,
    choices,
    language,
    words,
    sheet: () => ({
      ...drawPicture(picture, choices.colour ? 'light' : 'print'),
      background: choices.background,
      caption: captionOf(picture, words),
      showCaption: choices.caption,
    }),
    font: embeddedFont,
  });
  return handOver(picture.title, format, made);
}

/** Hands what was made to the downloads. */
export function handOver(
  title: string,
  { extension, mediaType }: Pick<ExportFormat, 'extension' | 'mediaType'>,
  made: Made | null,
): Made | null {
  if (made === null) return null;
  const { content } = made;
  const type = typeof content === 'string' ? `${mediaType};charset=utf-8` : mediaType;
  saveFile(fileNameOf(title, extension), new Blob([content], { type }));
  return made;
}

interface DrawnPicture {
  readonly inks: readonly Ink[];
  /** px, of the drawing without the empty room around it */
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Everything of the tree is drawn, whatever its size. */
function drawPicture({ form, layout, trace, step, view }: Picture, theme: DrawnTheme): DrawnPicture {
  return drawOut('tree', theme, (viewport) => {
    const drawing = renderTree(viewport, layout);
    const plain = { ...view, focused: null, hovered: null };
    drawing.update(form.marks(layout, trace.momentAt(step), plain, wholeTree(layout)));
  });
}

/** In colour on white, or without colour. */
export type DrawnTheme = 'light' | 'print';

/** Draws out of sight, with the one renderer of its kind and the page's own styles, to be taken from there. */
export function drawOut(
  className: string,
  theme: DrawnTheme,
  draw: (viewport: SVGGElement) => void,
): DrawnPicture {
  const stage = document.createElement('div');
  stage.className = 'picture-stage on-white';
  stage.dataset['theme'] = theme;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  const viewport = document.createElementNS(SVG, 'g');
  svg.append(viewport);
  stage.append(svg);
  document.body.append(stage);
  try {
    draw(viewport);
    return framed(readInk(viewport), viewport.getBBox());
  } finally {
    stage.remove();
  }
}

/** The same inks with the drawing's upper left corner at (0, 0). */
function framed(inks: readonly Ink[], { x, y, width, height }: DOMRect): DrawnPicture {
  // Strokes reach beyond the box of the shapes.
  const room = 8;
  const moved = inks.map((ink) => ({ ...ink, x: ink.x - x + room, y: ink.y - y + room }));
  return { inks: moved, width: width + 2 * room, height: height + 2 * room };
}

/** The figures' own face as text for a file: one that leaves the page finds no fonts beside it. */
const INTER = new URL('../fonts/inter.woff2', import.meta.url).href;

/** The rule that brings the face along; "" where it cannot be had. */
export async function embeddedFont(): Promise<string> {
  try {
    const answer = await fetch(INTER);
    if (!answer.ok) return '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return `@font-face{font-family:"Inter";font-weight:400 700;src:url(data:font/woff2;base64,${btoa(binary)})}`;
  } catch {
    return '';
  }
}

/** px, of a picture that is to be read on a slide or a page */
const SIZE = { width: 1000, leastHeight: 300, ply: 150 };

/** What is shown, laid out for a file rather than for the window. */
export function pictureOf(state: SessionState): Picture {
  const { subject, algorithm, notation, step } = state;
  const { tree, names, boards, form } = subject;
  const trace = traceOf(state);
  const size = { width: SIZE.width, height: Math.max(SIZE.leastHeight, 120 + SIZE.ply * tree.height) };
  return {
    form,
    layout: form.layOut(tree, names, {
      ...size,
      ...{ run: trace, boards },
      stubWords: state.language.page.neverGenerated,
    }),
    trace,
    step,
    view: { notation, showBounds: showsBounds(notation, algorithm), focused: null, hovered: null },
    title: filedTree(state).title || state.language.page.untitled,
  };
}
