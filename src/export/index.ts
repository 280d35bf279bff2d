/**
 * This folder writes pictures, slides and tables to files.
 *
 * `formats.ts` is the table of formats that the menu is made of. `picture.ts` defines what every export
 * starts from: a tree, its layout, and one step of one search. `ink.ts` gives the strokes of a drawing their
 * colours and its frame, `svg.ts` and `png.ts` write them. `frames.ts` collects steps of one or several runs
 * with their sentences; `beamer.ts` makes slides with overlays of them, `frameSheet.ts` pictures of one size,
 * and `animate.ts` with `apng.ts` an animated picture. TikZ (`tikz.ts`) and plain text (`text.ts`) are
 * written from the layout and the run, because marks omit what has no room on the screen. `nestedList.ts`
 * writes the tree alone, for a program to search.
 *
 * Every format makes invisible characters in people's texts visible; a test checks each format of the table
 * for that.
 */
export { animate } from './animate.ts';
export { MOST_OVERLAYS, printBeamer, whyNoSlides } from './beamer.ts';
export { DECK_KEYS_SCRIPT } from './deckScript.ts';
export type * from './formats.ts';
export { EXPORT_FORMATS, SHEET_FORMATS } from './formats.ts';
export { printSvgFrames } from './frameSheet.ts';
export type * from './frames.ts';
export { FRAME_STEPS, framesOf, MOST_FRAMES, momentsAt, sameLayouts, stepsFor } from './frames.ts';
export { drawPicture, drawPictureInSteps, drawStrokes } from './ink.ts';
export { type ListTable, listHead, printListCsv, printListLatex, rowsOnPaper } from './listTable.ts';
export { fitsList, LIST_LANGUAGES, LIST_LIMITS, type ListLanguage, printNestedList } from './nestedList.ts';
export { MOST_ON_PAPER } from './page.ts';
export {
  captionOf,
  layOutForFile,
  layOutForFileInSteps,
  layoutsOf,
  MOST_DRAWN,
  nodesDrawn,
  type Picture,
  rulesOf,
  searchCaption,
  viewForFile,
} from './picture.ts';
export { BACKGROUNDS, printSvg } from './svg.ts';
export { printOutline } from './text.ts';
export { printTikz } from './tikz.ts';
