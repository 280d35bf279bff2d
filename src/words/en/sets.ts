/** Sets: making, printing, doing and checking them. */
import { englishSetFaults } from './setFaults.ts';

/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

const exercises = (count: number) => (count === 1 ? '1 exercise' : `${n(count)} exercises`);

/** Making a set and checking what is handed in. */
export const englishSets = {
  title: 'Sets for a class',
  views: 'What to do',
  view: { make: 'Make a set', check: 'Check results' },
  doFile: 'Do a set from a file …',
  doHint: 'Open the file of a set here; its link opens it by itself.',
  // making
  setTitle: 'Title of the set',
  titleHint: 'such as “Week 5: pruning”',
  untitled: 'Untitled set',
  hints: 'Hints',
  hintsOn: 'on: marks and feedback after each exercise',
  hintsOff: 'off: marks only after handing in',
  items: 'Exercises',
  noItems: 'No exercises yet. Add the first one below.',
  itemOf: (place: number) => `Exercise ${n(place)}`,
  itemTitle: (place: number) => `Title of exercise ${n(place)}`,
  itemMarks: (marks: string) => (marks === '1' ? '1 mark' : `${marks} marks`),
  moveUp: (place: number) => `Move exercise ${n(place)} up`,
  moveDown: (place: number) => `Move exercise ${n(place)} down`,
  remove: (place: number) => `Remove exercise ${n(place)}`,
  removed: 'The set was changed.',
  takeBack: 'Take it back',
  total: (count: number, marks: string) => `${exercises(count)}, ${marks} marks`,
  source: {
    library: (title: string) => `From the library: ${title}`,
    text: 'A tree of your own',
    generated: (name: string) => `Generated: ${name}`,
  },
  // adding
  add: 'Add an exercise',
  addOpen: (title: string) => `The tree that is open: ${title}`,
  addLibrary: 'Tree of the library',
  addSkill: 'Generated for a skill',
  addDifficulty: 'Difficulty',
  addButton: 'Add',
  addedAs: (place: number) => `Added as exercise ${n(place)}.`,
  notMade: 'No exercise could be generated. Try again.',
  // one exercise
  rules: 'Rules',
  algorithm: 'Algorithm',
  cutoff: 'A node is cut',
  bounds: 'Against the bounds',
  parts: 'What is asked',
  marks: (part: string) => `Marks for ${part}`,
  marksHead: 'Marks',
  marksFault: (text: string) => `“${text}” is no number from 0 to 1,000. The marks stay as they were.`,
  penalty: (part: string) => `Errors in ${part}`,
  penaltyPerError: 'off per error, floor 0',
  penaltyAll: 'all or nothing',
  perError: (part: string) => `Marks off per error in ${part}`,
  nodes: 'Nodes asked about',
  nodesHint: 'names such as B, C; empty: the program chooses',
  nodesFault: (name: string) => `There is no inner node “${name}” in this tree.`,
  leaf: 'The leaf x',
  branch: 'The branch',
  byProgram: 'the program chooses',
  leafChoice: (value: string, place: number, parent: string) =>
    `${value} (leaf ${n(place)}, below ${parent})`,
  lastPart: 'At least one question stays.',
  // sharing
  share: 'Share with students',
  shareHint:
    'Link and file hold the trees and the questions, no answers. But whoever looks into them finds the trees.',
  link: 'Link to the set',
  linkTooLong: 'This set is too large for a link. Save it as a file instead.',
  fault: {
    'no-items': 'Add an exercise first.',
    'too-many-items': 'A set has at most 50 exercises. Remove some.',
    'too-many-marks': 'A set has at most 1,000 marks. Give fewer.',
  },
  faultAt: (place: number, why: string) => `Exercise ${n(place)}: ${why}`,
  saveFile: 'Save as a file',
  openFile: 'Open a set …',
  newSet: 'New set',
  tryIt: 'Try it',
  opened: (name: string) => `“${name}” is open.`,
  openAlready: (name: string) => `“${name}” holds the set that is open here already; nothing has changed.`,
  notKept:
    'This browser does not let the page keep anything: the set lasts as long as this tab. Save it as a file.',
  keptNewer: 'A newer version of this page keeps a set here. This one is not kept: save it as a file.',
  setAside: 'The set that was kept here could not be read. It stands aside, not deleted.',
  // papers
  papers: 'Print papers',
  papersHint: 'The same set with other numbers on each variant; the key fits them.',
  variants: 'Variants',
  variantsFault: 'Write a whole number from 1 to 30.',
  papersPart: 'To print',
  papersOf: { paper: 'Papers', key: 'Keys', both: 'Papers and keys' },
  print: 'Print …',
  // checking
  checkHint:
    'Neither code nor file is proof against cheating: whoever knows this page can make both. They show slips and damage. The marks that count are those of marking again.',
  comparedWith: (title: string, check: string) =>
    `Compared with the set you are making: ${title} (${check}).`,
  comparedNone: 'There is no set to compare with: open yours under “Sets”.',
  openResults: 'Open results …',
  code: 'Code',
  codeHint: 'PLY-… as it was read out or written down',
  name: 'Name',
  nameHint: 'leave empty to look at the code alone',
  addCode: 'Check the code',
  results: 'Results',
  noResults: 'Nothing has been checked yet.',
  classSummary: 'What went wrong',
  noMisconception: 'No answer shows a misconception that is known.',
  misconception: 'What was done',
  inResults: 'In results',
  inExercises: 'In exercises',
  ofResults: (results: number, all: number) => `${results} of ${all}`,
  showSeen: 'Show a step',
  showSeenOf: (misconception: string) => `Show a step at which it is decided: ${misconception}`,
  question: (number: number) => `Exercise ${number}`,
  resultsNotKept: 'This browser has no room to keep the table: it lasts as long as the page. Save it.',
  columns: {
    name: 'Name',
    points: 'Handed in',
    again: 'Marked again',
    code: 'Code',
    set: 'Set',
    peeked: 'Looked first',
    variants: 'Variants',
    from: 'From',
  },
  pointsOf: (points: string, marks: string) => `${points} of ${marks}`,
  codeFits: 'fits',
  codeFitsNot: 'does not fit: changed',
  codeOfFirstForm: 'of an earlier version: for set, name and marks alone',
  knownResult: (from: string, name: string) =>
    `The result of ${name} (${from}) is in the table already; it stays one row.`,
  setIsThis: 'this one',
  setIsOther: 'another set',
  setUnknown: '–',
  differs: 'differs',
  noAnswers: 'no answers in a code',
  noName: 'no name',
  fromCode: 'code',
  removeResult: (name: string) => `Remove the result of ${name}`,
  exportCsv: 'Save as a table (CSV)',
  codeFault: 'This code cannot be taken:',
};

/** Papers of a set, and their keys. */
export const englishPapers = {
  variant: (number: number) => `Variant ${number.toLocaleString('en')}`,
  key: 'Answer key',
  name: 'Name',
  total: (marks: string) => (marks === '1' ? '1 mark' : `${marks} marks`),
  exercise: (place: number) => `Exercise ${place.toLocaleString('en')}`,
  node: 'Node',
  notCalled: '–',
  below: (leaf: string, parent: string) => `${leaf} below ${parent}`,
  refused: 'This exercise cannot be asked.',
};

/** Working through a set, and what comes out. */
export const englishSetRun = {
  set: 'Set of exercises',
  size: (count: number, marks: string) =>
    `${count === 1 ? '1 exercise' : `${n(count)} exercises`}, ${marks === '1' ? '1 mark' : `${marks} marks`}.`,
  withHints: 'Hints are on: each exercise is marked as soon as you submit it, and the first try counts.',
  withoutHints: 'Hints are off: nothing is marked until you hand in. You can go back and forth.',
  yourName: 'Your name',
  nameWhy: 'It goes into the code and the file, and nowhere else.',
  begin: 'Begin',
  goOn: 'Go on',
  toEnd: 'To the end',
  toStart: 'Overview',
  leave: 'Leave practice',
  all: 'All exercises',
  overview: 'The exercises of the set',
  exercise: (place: number) => `Exercise ${n(place)}`,
  standing: { blank: 'not begun', written: 'begun', graded: 'marked', refused: 'cannot be asked' },
  points: (points: string, marks: string) => `${points} of ${marks}`,
  of: (place: number, count: number) => `${n(place)} of ${n(count)}`,
  previous: 'Previous exercise',
  next: 'Next exercise',
  nextShort: 'Next',
  stands: 'The marks of the first try stand.',
  again: 'Again with other numbers',
  refused: 'This exercise cannot be asked. Go on; it takes nothing off your marks.',
  trial: 'You are trying the set: nothing is kept.',
  backToSet: 'Back to making the set',
  // the end
  end: 'The end of the set',
  stillBlank: (places: string) => `Nothing is written yet: exercise ${places}.`,
  cannotRead: (place: number, text: string, where: string) =>
    `Exercise ${n(place)}: “${text}”${where === '' ? '' : ` at ${where}`} cannot be read and would count as blank.`,
  handIn: 'Hand in',
  handInHint: 'Everything is then marked as it stands, and your marks are fixed.',
  nameFirst: 'Write your name first: the code is made of it.',
  total: 'Your marks',
  handedIn: (when: string) => `Handed in on ${when}`,
  code: 'Your code',
  codeHint: 'Send the code, or the file with your answers, to your lecturer. It is made for your name.',
  saveFile: 'Save the file to hand in',
  look: 'You can go through the exercises again and see what went wrong; your marks stay.',
  // keeping
  notKept: 'This browser does not let the page keep your answers: they last as long as this tab.',
  keptNewer:
    'A newer version of this page keeps answers to this set. Those you give now are not kept; reload.',
  setAside: 'The answers kept here could not be read. They stand aside, not deleted; you begin anew.',
  // a link that does not open
  faultHead: 'This set cannot be opened',
  packed: {
    damaged: 'The link was cut off or changed on its way. Ask for it again, or open the set from a file.',
    newer: 'The link was made by a newer version of this page. Reload the page to get that version.',
    'too-big': 'The set in the link is larger than 1 MiB and was not opened. Ask for it as a file.',
  },
  record: 'The link is whole, but its set is not sound:',
};

/** All of it, with what is wrong with a set or a code. */
export const englishSetWords = {
  make: englishSets,
  run: englishSetRun,
  faults: englishSetFaults,
  papers: englishPapers,
};
