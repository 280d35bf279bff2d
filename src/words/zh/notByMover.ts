import type { englishNotByMover } from '../en/notByMover.ts';

export const chineseNotByMover: typeof englishNotByMover = {
  algorithm: '这种算法没有负极大值形式',
  chance: '树中有机会节点，机会不是对局的一方',
  players: '这棵树里由多个玩家决定',
};
