import type { englishProjecting } from '../en/projecting.ts';

export const chineseProjecting: typeof englishProjecting = {
  whole: '显示整棵树',
  readable: '只显示看得清的部分',
};
