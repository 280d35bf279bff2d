/** Saves the figure at the current step as a file. */

import { showsBounds } from '../../core/run/boundNotation.ts';
import { edgesOf } from '../../drawing/layout.ts';
import {
  captionOf,
  drawPictureInSteps,
  type ExportFormat,
  layOutForFile,
  layOutForFileInSteps,
  type Made,
  MOST_DRAWN,
  type Picture,
  type PictureChoices,
  viewForFile,
} from '../../export/index.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { valuesBeside } from '../../session/minimaxBeside.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState, SteppedState } from '../../session/session.ts';
import { wordsIn } from '../../words/language.ts';
import { saveFile } from '../files/saveFile.ts';
import { madeInSlices, saveInSlices } from '../files/saveInSlices.ts';

/**
 * Makes the file of the figure at the current step and saves it to the reader's downloads; null when it cannot be made. Only
 * formats of any size are made of trees that are too large to be drawn.
 */
export async function savePicture(
  state: SessionState,
  format: ExportFormat,
  choices: PictureChoices,
): Promise<Made | null> {
  const { language } = state;
  const shown = shownIn(state);
  const words = wordsIn(language.code, 'exporting');
  let laidOut: Picture | null = null;
  const picture = () => {
    laidOut ??= pictureOf(state, shown);
    return laidOut;
  };
  const made = await format.make({
    get picture() {
      return picture();
    },
    get outlined() {
      const isLarge = shown.form.hasOneWay && shown.run.tree.size > MOST_DRAWN;
      if (!isLarge) return picture();
      return { ...shown, layout: { names: state.subject.names, edges: edgesOf(shown.run.tree) } };
    },
    choices,
    language,
    words,
    async sheet() {
      const layout = await madeInSlices(layOutForFileInSteps(...askedLayout(state, shown)));
      const ink = choices.colour ? 'colour' : 'ink';
      return {
        ...(await madeInSlices(drawPictureInSteps({ ...shown, layout }, ink))),
        background: choices.background,
        caption: captionOf(shown, words),
        showCaption: choices.caption,
      };
    },
    carryOut: madeInSlices,
    font: embeddedFont,
  });
  return handOver(`${shown.title} step ${shown.step}`, format, made);
}

/** Saves a finished file to the reader's downloads, under the title and the extension of its format. */
export async function handOver(
  title: string,
  { extension, mediaType }: Pick<ExportFormat, 'extension' | 'mediaType'>,
  made: Made | null,
): Promise<Made | null> {
  if (made === null) return null;
  const { content } = made;
  const name = fileNameOf(title, extension);
  if (content instanceof Blob) saveFile(name, new Blob([content], { type: mediaType }));
  else {
    const parts = typeof content === 'string' ? [content] : content;
    await saveInSlices(name, parts, `${mediaType};charset=utf-8`);
  }
  return made;
}

/**
 * The address of the figures' font. The font is embedded in picture files, because they cannot load fonts.
 */
const INTER = new URL('../fonts/inter.woff2', import.meta.url).href;

/** Returns a CSS rule with the figures' font embedded; "" when the font cannot be loaded. */
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

/** Returns the current figure, laid out for a file instead of the window. */
export function pictureOf(state: SessionState, shown = shownIn(state)): Picture {
  return { ...shown, layout: layOutForFile(...askedLayout(state, shown)) };
}

/** Returns how the current figure is to be laid out for a file. */
function askedLayout(state: SessionState, { form, run, step, view }: Omit<Picture, 'layout'>) {
  const { names, boards } = state.subject;
  const { beside } = view;
  const stubWords = state.language.page.neverGenerated;
  return [form, run, names, { boards, stubWords, step, ...(beside && { values: beside }) }] as const;
}

/** Returns all that is known of the current figure before it is laid out, which takes long for a large tree. */
export function shownIn(state: SessionState): Omit<Picture, 'layout'> {
  const { subject, algorithm, notation, step, language } = state;
  const run = runOf(state);
  const beside = valuesBeside(state);
  return {
    form: subject.form,
    run,
    step,
    view: viewForFile(run, {
      ...{ notation, showBounds: showsBounds(notation, algorithm) },
      ...{ foldedNodes: language.page.foldedNodes, ...(beside && { beside }) },
    }),
    title: pictureTitle(state),
  };
}

/** Returns the title of the figure, for the names and titles of its files. */
export function pictureTitle(state: SteppedState): string {
  return filedTree(state).title || state.language.page.untitled;
}
