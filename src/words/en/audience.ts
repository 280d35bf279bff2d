/** Presenting in two windows: one for the audience, one for whoever speaks. */
export const englishAudience = {
  title: 'Presenting',
  follows: 'The audience sees this figure.',
  tooLarge: 'This tree is too large to be sent: the audience goes on seeing the figure before.',
  waits: 'Waiting for the window of the audience …',
  next: 'Next:',
  nextMoment: (number: number, title: string) => `${number} ${title}`,
  nextAnswer: 'the answer',
  end: 'the end',
  answer: 'Answer:',
  since: 'Time since the audience’s window came',
  time: 'Time of day',
  blank: 'Show the audience nothing',
  unblank: 'Show the audience the figure again',
  stop: 'End presenting',
};
