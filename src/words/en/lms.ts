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
    hint: 'Moodle, Canvas and others take these files. A package shows the set and hands its marks on by itself.',
    scorm: 'SCORM 1.2 package',
    scormHint:
      'The page with this set: marked, resumed and handed in inside the system. Each student gets numbers of his own.',
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
};

export type LmsWords = typeof lms;
