/** The course and its chapters. */
export const englishCourse = {
  course: 'The course',
  size: (chapters: number, figures: number) => `${chapters} chapters, ${figures} figures`,
  chapter: {
    1: ['Games', 'A game is a tree: whose turn it is, what may be played, and what the end is worth.'],
    2: ['Minimax', 'MAX takes the greatest of what MIN leaves; values go up from the leaves.'],
    3: ['Alpha–beta', 'What cannot change the choice need not be looked at.'],
    4: [
      'Imperfect decisions',
      'There is no time to see the end: positions are estimated, and the search goes as deep as it can.',
    ],
    5: ['Chance', 'Dice decide too: a node is worth the average of what may come.'],
  },
  exercises: 'Exercises:',
  noExercises: 'No exercises yet',
  mastered: (count: number, of: number) => `${count} of ${of} mastered`,
  all: (figures: number) => `All ${figures}`,
  goOn: 'Go on where you were:',
  goOnAt: (name: string, step: number, last: number) => `${name}, step ${step} of ${last}`,
  nextExercise: 'Next exercise:',
  // the library
  filters: 'Only trees with',
  filter: {
    algorithm: 'Algorithm',
    plies: 'Plies',
    leaves: 'Leaves',
    any: 'any',
    deep: 'a deep cut',
    equality: 'a cut on equality',
    chance: 'chance',
    upTo: (n: number) => `up to ${n}`,
    from: (n: number) => `${n} and more`,
  },
  found: (n: number) => (n === 1 ? '1 tree' : `${n} trees`),
  noneLeft: 'No tree matches.',
  clear: 'Clear filters',
  leaves: (n: number) => `${n} leaves`,
};
