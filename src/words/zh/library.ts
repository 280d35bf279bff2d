import type { englishLibrary } from '../en/library.ts';

export const chineseLibrary: typeof englishLibrary = {
  nothingFound: (query) =>
    `没有找到“${query}”。试试主题，如“机会节点”或“剪枝”，或输入一棵树：(3 12 8) (2 4 6)。`,
  notYet: (name) => `还没有关于${name}的图。`,
  found: (n) => `${n} 幅图`,
  openAll: (n) => `另有 ${n} 幅`,
  ownTree: (leaves) => `作为自己的树打开，共 ${leaves} 个叶节点`,
  link: { tree: '打开这个链接', exercise: '做这个链接里的练习', set: '做这个链接里的题组' },
  damagedLink: '这个链接已损坏。',
};
