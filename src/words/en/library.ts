/** What is said of what is searched for. */
export const englishLibrary = {
  nothingFound: (query: string) =>
    `Nothing is called “${query}”. Try a topic, such as “chance” or “pruning”, or type a tree: (3 12 8) (2 4 6).`,
  notYet: (name: string) => `There is no figure about ${name} yet.`,
  found: (n: number) => (n === 1 ? '1 figure' : `${n} figures`),
  openAll: (n: number) => `${n} more`,
  ownTree: (leaves: number) => `Open as your own tree, with ${leaves} ${leaves === 1 ? 'leaf' : 'leaves'}`,
  link: { tree: 'Open this link', exercise: 'Do the exercise of this link', set: 'Do the set of this link' },
  damagedLink: 'This link is damaged.',
};
