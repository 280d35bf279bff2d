/** The trees of chapter 6, which open with Monte-Carlo tree search. */
import type { Written } from '../example.ts';
import { BY, madeHere } from './sources.ts';

/**
 * Results of 100 playouts, for MAX, with which the three moves of AIMA's figure 5.10 get the visits and wins of the book
 * when C is 1.4; the book does not print in which order they came.
 */
const RESULTS_5_10 =
  '0000000000000000000001010101001011011011011101110111011111011111011111111011111111110111111111111111';

export const SIMULATION: readonly Written[] = [
  {
    id: 'chances-of-a-win',
    title: { en: 'Chances of a win', zh: '获胜的机会' },
    name: { en: 'Chances of a win', zh: '获胜的机会' },
    chapter: 6,
    ...madeHere(
      ': two moves for each side, and MAX again; each leaf says how likely MAX is to win there',
      '：MAX、MIN、MAX 各走一步，每步有两种走法；叶节点写的是 MAX 在那里获胜的可能性',
    ),
    literal: '((0.9 0.1)(0.6 0.4))((0.5 0.5)(0.7 0.2))',
    leafBounds: [0, 1],
    limits: { playout: 'first', iterations: 100 },
    notice: {
      en: 'Playouts take the first move, so the first results are 0.9 and 0.5. After 10 iterations B has 6 visits and C 4, after 100 they have 59 and 41, and Q of B is 0.61: it goes to 0.6, which is what minimax finds.',
      zh: '模拟时总走第一步，所以最先的两个结果是 0.9 和 0.5。10 次迭代后，B 有 6 次访问，C 有 4 次；100 次后是 59 和 41，B 的 Q 为 0.61，趋向极小极大求得的 0.6。',
    },
    topics: ['monte-carlo-tree-search', 'utility'],
  },
  {
    id: 'given-results',
    title: { en: 'Four given results, C = 2', zh: '给定四个结果，C = 2' },
    name: { en: 'Given results', zh: '给定结果' },
    by: BY.lecture,
    chapter: 6,
    source: {
      en: 'From a widely used lecture: the results of the playouts are given, and MAX alone decides',
      zh: '出自一份流传很广的讲义：模拟的结果是给定的，每步都由 MAX 选择',
    },
    literal: 'max(max(? ?) max(? ?))',
    limits: { given: [20, 10, 0, 14], c: 2, iterations: 4 },
    notice: {
      en: 'The results are 20, 10, 0 and 14. Before the fourth iteration B has 10.00 + 1.48 = 11.48 and C 10.00 + 2.10 = 12.10, so C is selected: no better so far, but tried less often. In the end C has the greater mean, 12 against 10.',
      zh: '结果依次为 20、10、0、14。第四次迭代之前，B 得 10.00 + 1.48 = 11.48，C 得 10.00 + 2.10 = 12.10，所以选择 C：均值并不更大，只是试得较少。最后 C 的均值较大，12 对 10。',
    },
    topics: ['monte-carlo-tree-search', 'single-agent', 'exercise'],
  },
  {
    id: 'misled-by-14',
    title: { en: 'AIMA’s tree: the 14 misleads', zh: 'AIMA 的树：被 14 误导' },
    name: { en: 'Figure 5.2, misled by 14', zh: '图 5.2，被 14 误导' },
    by: BY.aima,
    chapter: 6,
    source: {
      en: 'The tree of Russell & Norvig, AIMA, 3rd ed., Figure 5.2, searched by simulation',
      zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版图 5.2 的树，改用模拟来搜索',
    },
    origin: 'derived',
    literal: '(3 12 8) (2 4 6) (14 5 2)',
    limits: { playout: 'first', iterations: 100 },
    notice: {
      en: 'The first playout from D ends at 14, so D is recommended from iteration 3 on. It takes MIN’s replies 5 and 2 to bring its mean down: B comes back at 21, D once more at 28, and from 37 on B stays, which is minimax’s move.',
      zh: '从 D 开始的第一次模拟到达 14，所以从第 3 次迭代起推荐 D。要等 MIN 的应着 5 和 2 把均值拉下来：第 21 次换回 B，第 28 次又是 D，从第 37 次起一直是 B，即极小极大的走步。',
    },
    topics: ['monte-carlo-tree-search', 'minimax'],
  },
  {
    id: 'nine-wins-and-a-loss',
    title: { en: 'Nine wins and a loss', zh: '九胜一负' },
    name: { en: 'Nine wins and a loss', zh: '九胜一负' },
    chapter: 6,
    ...madeHere(
      ': of ten replies to the first move nine win for MAX, and MIN will find the tenth',
      '：对第一步的十个应着中，九个让 MAX 获胜，而 MIN 会找到第十个',
    ),
    literal: '(1 1 1 1 1 1 1 1 1 0) (0.6 0.6 0.6)',
    leafBounds: [0, 1],
    limits: { playout: 'first', iterations: 200 },
    notice: {
      en: 'MIN has to try all ten replies once before it can prefer the 0. The second move, C, is recommended from iteration 124 on; with C = 0 in the score that comes at 34, with C = 3 only at 574.',
      zh: 'MIN 要把十个应着各试一次，才会偏向 0。从第 124 次迭代起推荐第二步 C；若评分中的常数 C 取 0，第 34 次就已如此，取 3 则要到第 574 次。',
    },
    topics: ['monte-carlo-tree-search', 'minimax'],
  },
  {
    id: 'aima-fig-5-10',
    title: { en: 'AIMA, Figure 5.10', zh: 'AIMA 图 5.10' },
    name: { en: 'Figure 5.10', zh: '图 5.10' },
    by: BY.aima,
    chapter: 6,
    source: {
      en: 'Russell & Norvig, AIMA, 4th ed., Figure 5.10',
      zh: 'Russell、Norvig《人工智能：一种现代的方法》第 4 版图 5.10',
    },
    origin: 'reconstructed',
    numbers: { 4: ['5.10', '6.10'] },
    literal: '(? ?)(? ?)(? ?)',
    limits: { given: Array.from(RESULTS_5_10, Number), c: 1.4, iterations: 100 },
    told: 'mover',
    notice: {
      en: 'Each node has the wins of the side that moved into it: 37/100, 60/79, 1/10, 2/11. The rest is reconstructed.',
      zh: '每个节点记走到该节点一方的胜数：37/100、60/79、1/10、2/11。其余是重构的。',
    },
    topics: ['monte-carlo-tree-search'],
  },
];
