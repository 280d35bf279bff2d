/** What a figure that is presented can be asked to show. */
export const englishProjecting = {
  whole: 'The whole tree',
  readable: 'As much as can be read',
};
