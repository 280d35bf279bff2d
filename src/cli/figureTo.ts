/**
 * The `figure` command without its terminal: it takes arguments and returns the text of a file or a refusal.
 */

import type { AnyRun } from '../core/index.ts';
import { showsBounds } from '../core/run/boundNotation.ts';
import { boardsOf } from '../drawing/boardPaths.ts';
import { TREE_FORM } from '../drawing/form.ts';
import { formOf } from '../drawing/formRows.ts';
import { graphForm } from '../drawing/graphForm.ts';
import {
  type Frame,
  framesOf,
  layOutForFile,
  MOST_OVERLAYS,
  momentsAt,
  type Picture,
  printBeamer,
  printOutline,
  printSvgFrames,
  printTikz,
  stepsFor,
  viewForFile,
  whyNoSlides,
} from '../export/index.ts';
import { writeTree } from '../notation/notations/write.ts';
import { type Unwritable, type WrittenNotation, whyNotWritten } from '../notation/notations/written.ts';
import { type Language, loadLanguage, loadWords, wordsIn } from '../words/language.ts';
import { granted, type Reply, refused } from './answer.ts';
import type { Searched } from './answerKey.ts';
import { searchedFor, type TraceRequest, treeFor } from './answerTo.ts';
import {
  type FigureRequest,
  isWrittenNotation,
  type PictureFormat,
  parseFigureArguments,
} from './figureArguments.ts';
import { FIGURE_USAGE } from './figureUsage.ts';
import type { Surroundings } from './readTree.ts';

export async function figureTo(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  const parsed = parseFigureArguments(args);
  if (!parsed.ok) return parsed;
  const request = parsed.value;
  if (request === 'help') return granted([FIGURE_USAGE]);
  const { format } = request;
  if (isWrittenNotation(format)) return written(request.search, format, surroundings);
  const found = await searchedFor(request.search, surroundings);
  if (!found.ok) return found;
  const { searched, choices } = found.value;
  const steps = stepsAsked(searched.run, request.steps);
  if (!steps.ok) return steps;
  const [language] = await Promise.all([loadLanguage(choices.language), loadWords(choices.language, 'work')]);
  const picture = pictureOf(searched, request, language);
  return printed(framesOf(momentsAt(picture, steps.value), language), { ...request, format }, language);
}

const NOT_WRITTEN: Readonly<Record<Unwritable, string>> = {
  players: 'several players',
  estimates: 'static values, features or noisy moves',
  merged: 'positions that were merged',
};

/** Writes the tree in the notation of another program. */
async function written(
  request: TraceRequest,
  notation: WrittenNotation,
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  const tree = await treeFor(request, surroundings);
  if (!tree.ok) return tree;
  const why = whyNotWritten(tree.value);
  return why === null
    ? granted([writeTree(tree.value, notation)])
    : refused(`this tree has ${NOT_WRITTEN[why]}, which --format ${notation} cannot say`);
}

function stepsAsked(run: AnyRun, asked: FigureRequest['steps']): Reply<readonly number[]> {
  if (asked === 'last') return granted([run.length]);
  if (typeof asked === 'string') return granted(stepsFor(run, asked));
  const wrong = asked.find((step) => step > run.length);
  return wrong === undefined
    ? granted(asked)
    : refused(`there is no step ${wrong}: this search has steps 0 to ${run.length}`);
}

/** Returns the picture of a search, laid out with the width that the page uses for files. */
function pictureOf(
  { run, names, boards, graph, title = '' }: Searched,
  { notation, ...asked }: FigureRequest,
  language: Language,
): Picture {
  const form =
    run.family === 'graph' && graph ? graphForm({ run, ...graph }) : (formOf(run.family) ?? TREE_FORM);
  const { neverGenerated, foldedNodes } = language.page;
  const about = { boards: boards ? boardsOf(boards) : null, stubWords: neverGenerated };
  return {
    form,
    layout: layOutForFile(form, run, names, about),
    run,
    step: run.length,
    view: viewForFile(run, { notation, showBounds: showsBounds(notation, run.algorithm), foldedNodes }),
    title: asked.title ?? title,
  };
}

function printed(
  frames: readonly Frame[],
  { format, ink, caption }: FigureRequest & { readonly format: PictureFormat },
  language: Language,
): Reply<Iterable<string>> {
  const words = wordsIn(language.code, 'exporting');
  const palette = ink === 'colour' ? 'tint' : 'ink';
  const pictures = frames.map(({ picture }) => picture);
  switch (format) {
    case 'svg':
      return granted([printSvgFrames(frames, { ink, words, showCaption: caption })]);
    case 'tikz':
      return granted(withBlankLines(pictures.map((one) => printTikz(one, { words, palette, caption }))));
    case 'text':
      return granted(withBlankLines(pictures.map((one) => printOutline(one, language))));
    case 'beamer': {
      const why = whyNoSlides(frames);
      if (why === null) return granted([printBeamer(frames, { words, palette })]);
      return refused(
        why === 'too-many'
          ? `${frames.length} steps do not go on slides: at most ${MOST_OVERLAYS}; try --steps leaves, or steps of your own`
          : `a tree of ${pictures[0]?.run.tree.size} nodes cannot be read on a slide: at most 600; try --format svg or tikz`,
      );
    }
  }
}

function withBlankLines(texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => (index === 0 ? text : `\n${text}`));
}
