import type { EditRefusal } from '../../core/edit/index.ts';
import type { NotByMover } from '../../core/search/moverForm.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Bilingual } from '../../games/game.ts';
import type { PackedFault } from '../../notation/fault.ts';
import { englishGame } from './game.ts';
import { englishNotByMover } from './notByMover.ts';
import { englishProblem } from './problem.ts';

/** What went otherwise than asked; loaded when it does. */
export const englishNotices = {
  notices: 'Notices',
  unknownTree: (id: string) => `There is no tree “${id}” in the library; here is the first one.`,
  damagedTree: 'The tree in the address could not be read; here is the first one.',
  damagedPacked: {
    damaged:
      'The tree in this link is damaged: the link was cut off or changed on its way. Ask for it again; here is the first tree.',
    newer:
      'This link was made by a newer version. Reload the page to get that version; here is the first tree.',
    'too-big': 'The tree in this link is larger than 1 MiB and was not opened; here is the first tree.',
  } satisfies Record<PackedFault, string>,
  notStored: {
    unavailable:
      'This browser does not let the page keep anything: your trees last as long as this tab. Save them as a file.',
    newer:
      'A newer version of this page keeps the trees of this device, and this one cannot: your trees last as long as this tab. Save them as a file, then reload to get that version.',
    failed:
      'The last change could not be stored on this device yet; this page goes on trying. Save the tree as a file.',
  },
  saveTree: 'Save as a file',
  progressNotStored:
    'Your answer could not be stored on this device: it lasts as long as this page. Save your progress as a file.',
  saveProgress: 'Save as a file',
  keptAsCopy: (title: string) =>
    `This tree was changed in another tab as well. Your version is kept as “${title}”.`,
  damagedLink:
    'This link was cut off or changed on its way: step or settings may not be those it was made with.',
  sheetNotKept:
    'You have done this exercise before, but your sheet is not kept on this device. It begins blank, and does not count again.',
  damagedExercise:
    'The exercise in this link could not be opened: the link was cut off or changed on its way, or it is of a newer version. Ask for it again.',
  damagedLesson: {
    damaged:
      'The lesson in this link is damaged: the link was cut off or changed on its way. Ask for it again.',
    newer: 'The lesson in this link was made by a newer version. Reload the page to get that version.',
    'too-big': 'The lesson in this link is larger than 1 MiB and was not opened.',
  } satisfies Record<PackedFault, string>,
  unknownLesson: (id: string) => `There is no lesson “${id}”. All there are stand under Mine, Lessons.`,
  noFileBeside: (name: string) =>
    `There is no file “${name}” beside this page. Look at its name, which ends in .json and names no folder, and at whether it was uploaded.`,
  fileBesideTooLarge: (name: string) =>
    `The file “${name}” beside this page is larger than 5 MiB and was not opened.`,
  fieldsLeftOut: (paths: string) => `Left out, because this version does not know it: ${paths}.`,
  noAudience: (url: string) =>
    `The browser did not open a window for the audience. Allow this page to open windows, or open ${url} in one yourself.`,
  momentKept: (number: number) => `Kept as moment ${number} of your lesson.`,
  momentNotKept: {
    'too-large': 'This tree is too large for a moment of a lesson. Take a smaller one.',
    'too-many': 'Your lesson has 60 moments, as many as it may. Remove some, or begin a new one.',
  },
  editLesson: 'Edit the lesson',
  leftTree: (title: string) =>
    `Another tree was opened over “${title || 'Untitled tree'}”, which you had edited. It is under My trees.`,
  backToIt: 'Back to it',
  editRefused: {
    'limit-nodes': (n: number) =>
      `The tree would have ${n.toLocaleString('en')} nodes; the limit is 200,000.`,
    'limit-depth': (n: number) =>
      `The tree would be ${n.toLocaleString('en')} plies deep; the limit is 1,000.`,
    'limit-children': (n: number) =>
      `A node would have ${n.toLocaleString('en')} children; the limit is 10,000.`,
    'limit-label': (n: number) =>
      `A name of ${n.toLocaleString('en')} characters is too long; the limit is 1,000.`,
    'root-stays': () => 'The root can be neither removed, doubled nor moved. Choose another node.',
    'into-itself': () => 'A subtree cannot be moved into itself. Choose another place.',
    'wrong-count': (n: number) => `${n} values were given, which is not the number of leaves there are.`,
    players: () =>
      'Several players decide in this tree and its leaves are vectors: there are no sides and no single values.',
    'no-players': () => 'There is no such player in this tree. As text it can be given other players.',
    'vector-length': (n: number) =>
      `${n === 1 ? 'One value was' : `${n} values were`} given for a leaf. Write a number for each player; how many players there are is changed as text.`,
    'above-sum': (n: number) =>
      `The values of a leaf would add up to ${n}, more than the sum declared. Change them, or the sum as text.`,
    'scale-turned': () => 'The factor a must be above 0: below it the best leaf would become the worst.',
    'scale-below-zero': (n: number) =>
      `An even power turns the order of leaves below 0 around, such as ${printNumber(n)}. Choose an odd one.`,
    'scale-too-large': (n: number) => `The leaf ${printNumber(n)} would become too large a number.`,
    'scale-too-fine': () => 'Leaves would need more digits than a value keeps. Choose rounder numbers.',
  } satisfies Record<EditRefusal, (n: number) => string>,
  outsideBounds: (leaf: string, value: string, bounds: string) =>
    `Leaf ${leaf} cannot be ${value}: the leaves are said to lie in ${bounds}.`,
  estimateOutside: (node: string, value: string, bounds: string) =>
    `${node} cannot be estimated at ${value}: the leaves are said to lie in ${bounds}.`,
  allowValue: (value: string, bounds: string) => `Allow ${value}: leaves ${bounds}`,
  unknownPart: (part: string) =>
    `Part of the address was left out, since it was not understood or does not go with the rest: “${part}”.`,
  stepClamped: (asked: string, step: number) => `There is no step ${asked}; here is step ${step}.`,
  completeTree: englishGame.complete,
  gameTooLarge:
    'This would take more than 200,000 positions. Let symmetric moves count once, look less deep, or search with alpha–beta.',
  graphTooLarge: (winner: string | null) =>
    `The graph would have more than 2,000 positions or 12,000 edges, which nobody could read, so it is not drawn.${winner === null ? '' : ` By the theory of this game ${winner} wins.`} Choose a smaller game, let symmetric moves count once, or search it as a tree.`,
  gameStart: (found: string, why: Bilingual) =>
    `“${found}” is no position of this game: ${why.en}. Here is its beginning.`,
  gameMove: (found: string, number: number) =>
    `Move ${number} of the address, “${found}”, is not legal there; here is the position before it.`,
  notByMover: (why: NotByMover) =>
    `The link asks for the numbers of the side to move; here are those of MAX: ${englishNotByMover[why]}.`,
  notOffered: (name: string) => `${name} cannot search this tree; it is searched with another algorithm.`,
  tooLongForAddress: 'This tree is too large for the address bar: a reload will not find it again.',
  newVersion: 'A new version of this page is ready. Loading it keeps the place and your trees.',
  loadVersion: 'Load it',
  loadFailed: 'A part of the program could not be loaded. The rest goes on working.',
  /** a wrong text: place, what was found, what is expected, how to mend it */
  problem: englishProblem,
};
