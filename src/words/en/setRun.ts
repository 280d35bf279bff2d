/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

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
  standing: {
    blank: 'not begun',
    written: 'begun',
    graded: 'marked',
    refused: 'cannot be asked',
  },
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
