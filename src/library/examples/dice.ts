/** Trees with dice: the last checkers of backgammon, and one turn of the game Pig. */
import type { Written } from '../example.ts';
import { BY, HOLD_AT_20, madeHere } from './sources.ts';

export const DICE: readonly Written[] = [
  {
    id: 'bear-off-lesson',
    title: { en: 'Bearing off: which play of 2 and 1?', zh: '双陆残局：2 和 1 怎么走' },
    name: { en: 'Bearing off', zh: '移出棋子' },
    by: BY.backgammon,
    chapter: 5,
    source: {
      en: 'A bear-off problem published many times, worked out here from the rules: MAX on points 7 and 3 has rolled 2 and 1',
      zh: '双陆棋中常见的移出问题，按规则在此算出：MAX 的棋子在 7 点和 3 点，掷出 2 和 1',
    },
    origin: 'derived',
    leafBounds: [0, 1],
    literal: [
      '4-3-> chance(1/36*0 1/18*0 1/18*0 1/18*0 1/18*0 1/18*0 1/36*1 1/18*0 1/18*0 1/18*0 1/18*0 1/36*1 1/18*1 1/18*1 1/18*1 1/36*1 1/18*1 1/18*1 1/36*1 1/18*1 1/36*1)',
      '6-1-> chance(1/36*0 1/18*0 1/18*0 1/18*0 1/18*0 1/18*1 1/36*1 1/18*0 1/18*0 1/18*0 1/18*1 1/36*1 1/18*0 1/18*0 1/18*1 1/36*1 1/18*0 1/18*1 1/36*1 1/18*1 1/36*1)',
      '5-2-> chance(1/36*0 1/18*0 1/18*0 1/18*0 1/18*0 1/18*0 1/36*1 1/18*0 1/18*0 1/18*1 1/18*1 1/36*1 1/18*0 1/18*1 1/18*1 1/36*1 1/18*1 1/18*1 1/36*1 1/18*1 1/36*1)',
    ].join('\n'),
    notice: {
      en: 'Whatever is played, 7 pips are left, and counting them cannot tell; yet with the next roll both checkers come off in 17 of 36 cases from 4 and 3, in 15 from 6 and 1, in 19 from 5 and 2.',
      zh: '无论怎么走都还剩 7 步，只数步数看不出差别；但下一次掷骰子就能移出两枚棋子的，36 种里从 4、3 有 17 种，从 6、1 有 15 种，从 5、2 有 19 种。',
    },
    topics: ['chance-node', 'expectimax', 'backgammon', 'utility'],
  },
  {
    id: 'pig-19',
    title: { en: 'One turn of Pig: 19 points in hand', zh: '“小猪”骰子游戏的一轮：手中 19 分' },
    name: { en: '19 in hand', zh: '手中 19 分' },
    ...HOLD_AT_20,
    chapter: 5,
    literal: 'max(hold-> 19 roll-> chance(1/6*0 1/6*21 1/6*22 1/6*23 1/6*24 1/6*25))',
    literals: { zh: 'max(停手-> 19 再掷-> chance(1/6*0 1/6*21 1/6*22 1/6*23 1/6*24 1/6*25))' },
    notice: {
      en: 'Rolling once more is worth 115/6, about 19.17, a sixth of 0 and of each number from 21 to 25: more than the 19 in hand, so MAX rolls.',
      zh: '再掷一次值 115/6，约 19.17，即 0 和 21 至 25 各占六分之一，大于手中的 19，所以 MAX 再掷。',
    },
    topics: ['chance-node', 'expectimax', 'utility'],
    twin: 'pig-21',
  },
  {
    id: 'pig-20',
    title: { en: 'One turn of Pig: 20 points in hand', zh: '“小猪”骰子游戏的一轮：手中 20 分' },
    name: { en: '20 in hand', zh: '手中 20 分' },
    ...HOLD_AT_20,
    chapter: 5,
    literal: 'max(hold-> 20 roll-> chance(1/6*0 1/6*22 1/6*23 1/6*24 1/6*25 1/6*26))',
    literals: { zh: 'max(停手-> 20 再掷-> chance(1/6*0 1/6*22 1/6*23 1/6*24 1/6*25 1/6*26))' },
    notice: {
      en: 'Rolling once more is worth exactly 20, as much as holding: from here on a roll gains nothing, and MAX stays with the first move, hold.',
      zh: '再掷一次恰好值 20，与停手相等：从这里起再掷已无所得，MAX 取先者，停手。',
    },
    topics: ['chance-node', 'expectimax', 'utility'],
  },
  {
    id: 'pig-21',
    title: { en: 'One turn of Pig: 21 points in hand', zh: '“小猪”骰子游戏的一轮：手中 21 分' },
    name: { en: '21 in hand', zh: '手中 21 分' },
    ...HOLD_AT_20,
    chapter: 5,
    literal: 'max(hold-> 21 roll-> chance(1/6*0 1/6*23 1/6*24 1/6*25 1/6*26 1/6*27))',
    literals: { zh: 'max(停手-> 21 再掷-> chance(1/6*0 1/6*23 1/6*24 1/6*25 1/6*26 1/6*27))' },
    notice: {
      en: 'Rolling once more is worth 125/6, about 20.83, less than the 21 in hand, so MAX holds.',
      zh: '再掷一次值 125/6，约 20.83，小于手中的 21，所以 MAX 停手。',
    },
    topics: ['chance-node', 'expectimax', 'utility'],
    twin: 'pig-19',
  },
  {
    id: 'style-of-play',
    title: { en: 'An opponent with a known style', zh: '对手的棋风已知' },
    name: { en: 'A known style', zh: '棋风已知' },
    ...madeHere(
      ': MIN finds the best reply with probability 1/2, each other reply with 1/4',
      '：MIN 以 1/2 的概率找到最佳应着，其余应着各 1/4',
    ),
    chapter: 5,
    literal: 'max(safe-> chance(1/2*4 1/4*5 1/4*6) bold-> chance(1/2*3 1/4*9 1/4*9))',
    literals: { zh: 'max(稳妥-> chance(1/2*4 1/4*5 1/4*6) 冒险-> chance(1/2*3 1/4*9 1/4*9))' },
    notice: {
      en: 'Where it is known how often the opponent finds the best reply, its nodes are chance nodes: safe is worth 4.75, bold 6. Against the best replies bold would be worth 3.',
      zh: '知道对手多半怎样应着，它的节点就成了机会节点：稳妥值 4.75，冒险值 6。若对手总找到最佳应着，冒险只值 3。',
    },
    topics: ['chance-node', 'expectimax', 'utility'],
    twin: 'erring-opponent',
  },
  /** The smallest tree in which chance, too, decides before every move: 2 outcomes and 2 moves, each twice. */
  {
    id: 'roll-before-each-move',
    title: { en: 'A roll before each move', zh: '每步之前掷一次骰子' },
    name: { en: 'A roll before each move', zh: '步步掷骰' },
    ...madeHere(
      ': b = 2 moves, n = 2 outcomes, m = 2 moves deep',
      '：每步 b = 2 种走步，n = 2 种掷法，共 m = 2 步',
    ),
    chapter: 5,
    literal:
      'chance(1/2*max(chance(1/2*min(3 5) 1/2*min(1 4)) chance(1/2*min(6 2) 1/2*min(0 7))) 1/2*max(chance(1/2*min(4 8) 1/2*min(2 5)) chance(1/2*min(9 1) 1/2*min(3 6))))',
    notice: {
      en: 'Each of the 2 moves has 2 choices, which without dice would make 4 leaves; with 2 outcomes before each of them there are 16.',
      zh: '两步棋，每步 2 种走法，没有骰子时只有 4 个叶节点；每步之前又有 2 种掷法，就有 16 个。',
    },
    topics: ['chance-node', 'expectiminimax', 'utility'],
  },
];
