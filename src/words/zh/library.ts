import type { englishLibrary } from '../en/library.ts';

export const chineseLibrary: typeof englishLibrary = {
  library: '例题库',
  search: '搜索',
  searchHint: '名称、主题，或叶节点的值，如 3 12 8',
  group: { course: '课程讲义', textbook: '教材与教程', exam: '试题与测验' },
  nothingFound: (query) => `没有找到“${query}”。试试主题，如“机会节点”或“剪枝”。`,
  found: (n) => `${n} 棵树`,
};
