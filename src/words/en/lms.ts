/** The texts about learning management systems, such as Moodle and Canvas. */

export const lms = {
  /** texts on the page of a set inside an LMS */
  page: {
    opening: 'The exercises are coming.',
    failed:
      'The package holds no set that can be read: set.json is missing or damaged. Ask your lecturer for a new package.',
    none: 'No learning management system is around this page, so no marks are handed on. At the end you get a file and a code to hand in.',
    kept: 'Your answers are kept by the learning management system.',
    handedIn: 'Your marks have been handed to the learning management system.',
    refused:
      'The learning management system does not take your answers at the moment. It is asked again every minute; until it takes them, do not close this page.',
    retry: 'Ask again now',
    saveNow: 'Save the answers as a file',
    looking: 'You are looking at the exercises: nothing is written down.',
    damaged: 'What the learning management system kept of your answers cannot be read. You begin anew.',
    newer:
      'A newer package has kept answers here, which this one cannot read. It leaves them as they are, and writes nothing down.',
    leftOut: (places: readonly number[]) =>
      `There is no room for the answers to exercise ${places.join(', ')} in what the learning management system keeps. Marks stand; the answers last as long as this page is open.`,
    learner: (name: string) => `You are ${name}.`,
    backToSet: 'Back to the exercises',
  },
  /** texts about making files for such systems */
  make: {
    head: 'For a learning management system',
    hint: 'Moodle, Canvas and others take these files. A package shows the set and hands its marks on by itself; a question bank has questions of the system’s own, from which a test draws.',
    what: 'File',
    format: {
      scorm: 'SCORM 1.2 package',
      moodle: 'Moodle XML: questions with pictures',
      gift: 'GIFT: numbers, moves, orders and lines; no pictures',
      qti: 'QTI 2.1: questions with pictures, for Canvas and others',
    },
    variants: 'Variants',
    variantsHint: 'questions of each part, with other numbers each; 1 to 50',
    variantsFault: (text: string) => `“${text}” is no whole number from 1 to 50.`,
    leftOutHead: 'What the file lacks:',
    leftOut: (place: number, part: string | null, why: 'refused' | 'format' | 'one-rule' | 'one-variant') => {
      const where = part === null ? `Exercise ${place}` : `Exercise ${place}, ${part}`;
      switch (why) {
        case 'refused':
          return `${where}: it cannot be asked.`;
        case 'format':
          return `${where}: the format has no such question.`;
        case 'one-rule':
          return `${where}: only its own rule for equal values is right, where the set takes both.`;
        case 'one-variant':
          return `${where}: there is one variant, as its numbers follow from a game.`;
      }
    },
    nothing: 'The format can ask nothing of this set. Choose another one.',
    scormHint:
      'The page with this set: marked, resumed and handed in inside the system. Each student gets numbers of his own, but for games.',
    mastery: 'Passed from',
    masteryHint: 'per cent of the marks; empty: completed once handed in',
    masteryFault: (text: string) => `“${text}” is no whole number from 1 to 100.`,
    untitled: 'Exercises',
    save: 'Save the file',
    making: 'The file is being made.',
    saved: (name: string, kilobytes: string) => `${name}, ${kilobytes} kB`,
    notBuilt:
      'The files of the page could not be fetched, which belong into the package. Without a network, or on a page that is not built, it cannot be made; try again.',
  },
  /** texts in banks of questions */
  bank: {
    variant: (number: number) => `variant ${number}`,
    leaves: (first: string, last: string) => `The leaves are ${first} to ${last}, from the left.`,
    tree: (text: string) => `Tree: ${text}`,
    choose: {
      crossing: 'Which leaves are not examined? Choose each of them.',
      bestCase:
        'The leaves have no numbers yet. With the luckiest ones, the first child of every node being best for whoever moves there, which leaves are not examined? Choose each of them.',
      again: 'Which nodes are searched a second time? Choose each of them.',
      ties: 'What is known of the moves at the root when the search is over? Choose all that is right; choose nothing of a move that is worse than the best one.',
    },
    noLeaf: 'none of the leaves',
    noNode: 'none of the nodes',
    noMove: 'nothing of this',
    asGood: (move: string) => `${move}: as good as the best move`,
    cannotTell: (move: string) => `${move}: cannot be told`,
    fields:
      'Write numbers with a point, as 2.5, infinities as inf and -inf, bounds as ≤2 or <=2, and - where there is nothing to write.',
    list: 'Write the names with blanks or commas between them.',
    choices: 'Choose at each node.',
    notCut: 'not cut off',
    cutLabel: (letter: string, reach: 'shallow' | 'deep' | undefined) =>
      reach === undefined ? letter : `${letter} ${reach}`,
    field: { depth: 'Depth', value: 'Value', move: 'Move' },
    column: { max: 'lines of MAX', min: 'lines of MIN', f: 'f(p)' },
    none: 'none',
    yes: 'yes',
    no: 'no',
    item: (place: number) => `Exercise ${place}`,
  },
};

export type LmsWords = typeof lms;
