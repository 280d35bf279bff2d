/** Presenting in two windows: one for the audience, one for whoever speaks. */
import type { englishAudience } from '../en/audience.ts';

export const chineseAudience: typeof englishAudience = {
  title: '演示',
  follows: '观众看到的是这幅图。',
  tooLarge: '这棵树太大，无法传送：观众看到的仍是前一张图。',
  waits: '正在等待观众窗口……',
  next: '接着：',
  nextMoment: (number, title) => `${number} ${title}`,
  nextAnswer: '答案',
  end: '结束',
  answer: '答案：',
  since: '观众窗口打开以来的时间',
  time: '现在时间',
  blank: '让观众窗口全黑',
  unblank: '让观众重新看到图',
  stop: '结束演示',
};
