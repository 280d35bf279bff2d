export const englishLibrary = {
  library: 'Library',
  search: 'Search',
  searchHint: 'a name, a topic, or leaves such as 3 12 8',
  group: { course: 'Lecture notes', textbook: 'Textbooks and tutorials', exam: 'Exams and quizzes' },
  nothingFound: (query: string) =>
    `No tree is called “${query}”. Try a topic, such as “chance” or “pruning”.`,
  found: (n: number) => (n === 1 ? '1 tree' : `${n} trees`),
};
