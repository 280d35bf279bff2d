/** The trees of several players in chapter 2: max^n. */
import type { Written } from '../example.ts';
import { BY, KORF, LUCKHARDT_IRANI } from './sources.ts';

export const PLAYERS: readonly Written[] = [
  {
    id: 'mit6034-maxn',
    title: { en: 'MIT 6.034 recitation: three players', zh: 'MIT 6.034 习题课：三个玩家' },
    name: { en: 'Three players', zh: '三个玩家' },
    by: BY.mit,
    chapter: 2,
    source: {
      en: 'MIT 6.034, recitation on games, tree for three players; the algorithm: Luckhardt & Irani, 1986',
      zh: 'MIT 6.034 博弈习题课，三个玩家的树；算法见 Luckhardt、Irani，1986',
    },
    literal: '((<1 2 3> <4 2 1>) (<6 1 2> <7 4 -1>)) ((<5 -1 -1> <-1 5 2>) (<7 7 -1> <5 4 5>))',
    algorithm: 'max-n',
    notice: {
      en: 'Players 1, 2 and 3 take turns, and each takes the leaf that is best for himself. So (1, 2, 3) comes up to the root, although player 1 could have had 7 if the others had helped him.',
      zh: '玩家 1、2、3 轮流走，各取对自己最好的，所以 (1, 2, 3) 升到根节点；若别人肯帮忙，玩家 1 本可得 7。',
    },
    topics: ['several-players', 'exercise'],
  },
  {
    id: 'maxn-shallow',
    title: { en: 'Three players: only shallow pruning', zh: '三个玩家：只能浅层剪枝' },
    name: { en: 'Shallow pruning', zh: '浅层剪枝' },
    chapter: 2,
    ...KORF,
    literal:
      'sum 9; leaves 0..9; ((<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)) ((<5 1 3> <2 5 2>) (<2 2 5> <1 0 8>))',
    algorithm: 'max-n',
    notice: {
      en: 'Only E is cut, by its parent: with 7 of 9 for player 3, player 2 gets at most 2 there. Bounds of all ancestors would cut the eighth leaf as well and play the first move, (4, 2, 3): what G is worth does not matter to player 1, but to player 2, who chooses above it. All against player 1, the tree is worth 1 to him instead of 5.',
      zh: '只在 E 处由父节点剪枝：玩家 3 已得 9 中的 7，玩家 2 在那里至多得 2。若用所有祖先节点的界，第八个叶节点也会被剪去，改走第一步 (4, 2, 3)：G 的值对玩家 1 无所谓，对在它上面选择的玩家 2 却有影响。若其他玩家联盟对付玩家 1，他只得 1 而不是 5。',
    },
    topics: ['several-players'],
  },
  {
    id: 'maxn-tie',
    title: { en: 'Three players: a tie that matters', zh: '三个玩家：相等时的取舍' },
    name: { en: 'A tie', zh: '相等' },
    chapter: 2,
    ...LUCKHARDT_IRANI,
    literal: 'p1(p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>))',
    algorithm: 'max-n',
    notice: {
      en: 'At B both leaves give player 3 the same, 3, but player 1 gets 2 from the one and 6 from the other. The first stays, so the second move is played, worth 4; broken the other way the tie would give him 6, and the first move.',
      zh: '在 B 处两个叶节点都给玩家 3 同样的 3，玩家 1 却一个得 2、一个得 6。保留先者，所以走第二步，得 4；若取另一个，玩家 1 得 6，走第一步。',
    },
    topics: ['several-players'],
  },
];
