import { printNumber } from '../../core/tree/printNumber.ts';
import type { FileProblemCode } from '../../notation/fileProblem.ts';

/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

interface FileFault {
  readonly found: string;
  readonly other: string;
  readonly number: number;
}
const fileProblem: Record<FileProblemCode, (fault: FileFault) => string> = {
  'not-json': ({ found }) =>
    found === ''
      ? 'the file ends in the middle. Get it again whole.'
      : `“${found}” cannot stand here in JSON.`,
  'not-a-file': ({ found }) =>
    `${found === '' ? '' : `found ${found}; `}this is no file of trees: it has no "format": "plyscope" with a "version", and no brackets either.`,
  'newer-version': ({ found }) =>
    `the file is of version ${found}, newer than this page. Reload the page and open the file again; it was not changed.`,
  'no-trees': () => 'expected a list with at least one tree.',
  'not-an-object': ({ found }) => `found ${found || 'nothing'}; expected an object.`,
  'no-value': () => 'a leaf without "value"; write a number, "inf", "-inf", or null for unknown.',
  'bad-value': ({ found }) => `found ${found}; expected a number, "inf", "-inf", or null for unknown.`,
  'bad-kind': ({ found }) => `found ${found || 'nothing'}; expected "max", "min" or "chance".`,
  'no-children': () => 'expected a list with at least one child.',
  'bad-probability': ({ found }) =>
    `found ${found || 'nothing'}; expected a probability such as "1/4" or 0.25.`,
  'probability-sum': ({ number }) =>
    `the probabilities add up to ${printNumber(number)}, not 1; opening scales them.`,
  'bad-label': ({ found }) => `found ${found}; expected a text.`,
  'bad-leaf-bounds': () => 'expected two numbers, the smaller first.',
  'outside-leaf-bounds': ({ found }) =>
    `found ${found}, outside the leaf bounds of the file; opening moves them so far.`,
  'duplicate-id': ({ found, other }) => `the id “${found}” stands at ${other} as well.`,
  'duplicate-key': () => 'this name stands twice in the same object; what stands there last counts.',
  'limit-nodes': ({ number }) => `${n(number)} nodes; the limit is 200,000.`,
  'limit-depth': ({ number }) => `${n(number)} plies; the limit is 1,000.`,
  'limit-children': ({ number }) => `${n(number)} children; the limit is 10,000.`,
  'limit-label': ({ number }) => `a name of ${n(number)} characters; the limit is 1,000.`,
};

/** Trees on this device, files, links, pictures, print. */
export const englishSharing = {
  // trees on this device
  treesTitle: 'My trees',
  treesNone: 'No trees yet. Whatever you edit is kept here, on this device, by itself.',
  treesMemory:
    'This browser does not let the page keep anything: trees last as long as this tab. Save what you need as a file.',
  treesOfNewerPage:
    'The trees on this device belong to a newer version of this page. Reload to get that version. Here are the trees of this tab only; save them as a file first.',
  treesUnread:
    'The trees on this device could not be read just now. Here are those of this tab only; save what you need as a file.',
  treeTextDamaged: 'The text of this tree is damaged, so it cannot be opened.',
  saveText: 'Save its text as a file',
  notRemoved: (title: string) => `“${title}” could not be deleted. Try again.`,
  treesDamaged: (count: number) =>
    `${count === 1 ? 'One stored tree' : `${count} stored trees`} could not be read. ${count === 1 ? 'It was' : 'They were'} moved aside, not deleted.`,
  treesNewer: (count: number) =>
    `${count === 1 ? 'One stored tree is' : `${count} stored trees are`} from a newer version of this page. Reload to get that version.`,
  removeTree: (title: string) => `Delete ${title}`,
  removed: (title: string) => `“${title}” was deleted.`,
  putBackTree: 'Put it back',
  edited: (when: string) => `edited ${when}`,
  openFile: 'Open a file …',
  saveFile: 'Save as a file',
  saveAll: 'Save all as a file',
  dropHint: 'A file can also be dragged onto the page.',
  fileTooLarge: (name: string, bytes: number) =>
    `“${name}” has ${n(bytes)} bytes; the limit is 5,242,880 (5 MiB). Nothing was opened.`,
  fileNotText: (name: string, offset: number) =>
    `“${name}” is no UTF-8 text: byte ${n(offset)} begins no character. Save it as UTF-8 and try again.`,
  fileProblems: (name: string) => `“${name}” could not be opened whole:`,
  fileValid: (count: number) =>
    count === 1 ? 'Open the one tree that is valid' : `Open the ${n(count)} trees that are valid`,
  fileOpened: (count: number) =>
    count === 1 ? 'One tree was opened.' : `${n(count)} trees were opened; they are under My trees.`,
  fileDropped: (parts: string) => `Left out, because this version does not know it: ${parts}.`,
  fileUnreadable: (name: string) => `“${name}” could not be read. Try again, or choose another file.`,
  fileHolds: {
    set: (name: string) => `“${name}” is a set of exercises.`,
    result: (name: string) => `“${name}” holds answers that were handed in.`,
    progress: (name: string) => `“${name}” holds progress.`,
  },
  openBy: {
    doSet: 'Do the set',
    editSet: 'Open it to change it',
    check: 'Check it',
    progress: 'Add it to my progress',
  },
  moreProblems: (count: number) => `and ${n(count)} more`,
  noTitle: 'Untitled tree',
  fileProblem,
  // share, export, print
  shareTitle: 'Share, export, print',
  linkHeading: 'Link',
  linkTooLong: 'This tree is too large for a link. Save it as a file instead (My trees).',
  linkHint:
    'Opens exactly this picture: tree, algorithm, rules, bounds, step and language. The tree is in the link; nothing is stored anywhere.',
  placeLinkHint:
    'Opens this exercise or set, not what has been answered of it. It is in the link; nothing is stored anywhere.',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not be copied; select the text and copy it.',
  embedHeading: 'For a course page or slides',
  embedHint: 'A bare player in a frame: it reads nothing, keeps nothing and works in a sandbox.',
  pictureHeading: 'The picture at this step',
  background: 'Background',
  white: 'white',
  transparent: 'transparent',
  withCaption: 'with a line that names algorithm, rules and step',
  colours: 'in colour',
  downloadSvg: 'SVG',
  downloadPng: 'PNG, 2×',
  downloadTikz: 'LaTeX (TikZ)',
  downloadText: 'Text',
  pngClamped: (scale: string) => `The picture is so large that the PNG was made at ${scale}× only.`,
  exportFailed: 'The picture could not be made.',
  sheetHeading: 'A sheet to print',
  sheetHint: 'The tree with room for values, or its answer key; black on white.',
  sheetPart: 'To print',
  sheetBlank: 'Sheet',
  sheetKey: 'Answer key',
  sheetBoth: 'Sheet and key',
  sheetTrees: 'Trees on it',
  sheetLibrary: 'From the library',
  sheetThis: 'this tree',
  print: 'Print …',
  sheetName: 'Name',
  sheetRules: 'Rules',
  sheetTaskValues: 'Write the value into every inner node.',
  sheetTask:
    'Write the value, or the bound that is known of it, into every inner node; cross out what is not examined.',
  sheetValue: (value: string) => `Value of the root: ${value}`,
  sheetMove: (move: string) => `Best move: ${move}`,
  sheetEvaluated: (count: number, of: number) => `Leaves evaluated: ${n(count)} of ${n(of)}`,
  sheetOrder: (values: string) => `in this order: ${values}`,
  sheetCuts: (names: string) => `Cuts at: ${names}`,
  sheetNoCuts: 'No cuts',
  answerKey: 'Answer key',
};
