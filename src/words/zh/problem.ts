import { LIMITS } from '../../core/tree/limits.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { type ForeignName, foreignExample } from '../../notation/foreign.ts';
import { fractionIn, isUnknown } from '../../notation/leafValue.ts';
import type { Problem } from '../../notation/problem.ts';
import { type ProblemSentences, shortened } from '../faultSentences.ts';

/** 「第 2 行第 5 列：……」：位置、读到的内容、应有的内容、改正办法。 */
export function chineseProblem(problem: Problem): string {
  const { found, code, at } = problem;
  const here = found === '' ? '文本在这里结束' : `读到“${found}”`;
  return `第 ${at.line} 行第 ${at.column} 列：${PROBLEMS[code]({ ...problem, here })}`;
}

const PROBLEMS: ProblemSentences = {
  empty: () => '没有可读的内容。试试 (3 12 8) (2 4 6) (14 5 2)。',
  foreign: (problem) => foreignSentence(problem),
  unexpected: ({ here }) => `${here}。这里应是一个值（如 3），或把子节点括起来（如 (3 12 8)）。`,
  unclosed: ({ found }) => `这个“${found}”没有闭合。请补上右括号。`,
  'extra-bracket': ({ here }) => `${here}，但没有未闭合的左括号。请删去它。`,
  'wrong-bracket': ({ here }) => `${here}，与左括号不是同一种。请用同一种括号闭合。`,
  'bad-value': ({ here, found }) => {
    const fraction = fractionIn(found);
    if (fraction !== null)
      return fraction.isExact
        ? `${here}，是分数。叶节点写成小数：${fraction.decimal}。`
        : `${here}，是分数。叶节点写成小数，近似为 ${fraction.decimal}；或把所有叶节点都乘以 ${fraction.denominator}，走法和剪枝都不变。`;
    if (isUnknown(found))
      return `${here}。未知的值写作 ?；名称写在它所命名的东西前面，如 ${found}:3 或 ${found}:(3 4)。`;
    return `${here}。这里应是数字（如 3、-2.5、1e3）、inf、-inf，或表示未知的 ?；标签写作 B:(3 4)。`;
  },
  'bad-leaf-word': ({ here }) =>
    `${here}。引号中能作叶节点的只有 "inf" 和 "-inf"；带引号的标签后面要有冒号。`,
  'bad-text': ({ here }) => `${here}。引号中的文字要在同一行内结束；其中的引号写作 \\"。`,
  'unknown-key': ({ here }) => `${here}。这里应是 "max"、"min"、"chance"、玩家（如 "p2"）或表示向量的 "u"。`,
  'no-children': () => '这对括号是空的。节点至少要有一个子节点；叶节点请写它的值。',
  'open-vector': () => '这个向量没有闭合。请在最后一个值后面写 >，如 <1 2 6>。',
  'bad-component': ({ here }) => `${here}。向量中每个玩家一个数，如 <1 2 6>；不能有未知的值。`,
  'vector-length': ({ number }) => `这个向量有 ${number} 个值。请为 2 到 6 个玩家各写一个。`,
  'vector-lengths': ({ number, expected }) =>
    `这个向量有 ${number} 个值，而第一个向量有 ${expected} 个。每个向量的值应与玩家数相同。`,
  'vectors-and-numbers': ({ here }) =>
    `${here}。同一棵树里不能既有向量又有单个数。请把叶节点都写成向量，或都写成数。`,
  'players-and-sides': ({ here }) =>
    `${here}。叶节点是向量，由各玩家决策。请写 p1(…)、p2(…)，或只写括号：依次轮流。`,
  'player-count': ({ number, expected }) =>
    expected === undefined
      ? `没有玩家 ${number}：最多 6 个玩家。`
      : `没有玩家 ${number}：每个叶节点有 ${expected} 个值，每个玩家一个。`,
  'player-without-vectors': () => '这里由玩家决策，但没有叶节点是向量。请把叶节点写成 <1 2 6>。',
  'bad-sum': ({ here }) => `${here}。这里应是所有玩家之和的上限和分号，如 sum 9;`,
  'sum-without-vectors': () => '声明了总和，但叶节点是单个数。请删去它，或把叶节点写成 <1 2 6>。',
  'above-sum': ({ number }) =>
    `这个叶节点各值之和超过声明的总和 ${printNumber(number ?? 0)}。请改这些值，或改文本开头的总和。`,
  'bad-static': ({ here }) => `${here}。静态估计值写在 ~ 之前：5~(3 4)；只有估计的叶节点写作 5~?。`,
  'static-at-leaf': ({ here }) => `${here}，这是叶节点的值，不需要估计。只写这个值，或把它写作 ?。`,
  'bad-eval': ({ here }) => `${here}。这里应是各特征及其权值，以分号结尾，名称不重复，如 eval pawn=1 rook=5;`,
  'bad-feature': ({ here }) => `${here}。特征是写在花括号里、~ 之前的数，个数与权值相同：{2 -1}~(3 4)。`,
  'features-without-eval': () => '这里有特征，但文本没有说明权值。请在开头写上，如 eval pawn=1 rook=5;',
  'features-count': ({ number }) => `特征的个数应与权值相同：${String(number)} 个。请增加或删去一些。`,
  'noisy-outcome': () => '机会节点的结果不是激烈的走步。请删去感叹号（JSON 中为 "noisy"）。',
  'limit-features': ({ number }) => `有 ${String(number)} 个特征，最多 ${LIMITS.features} 个。请减少一些。`,
  'limit-weight': ({ here }) =>
    `${here}。权值应在 −${LIMITS.weight.toLocaleString('en')} 到 ${LIMITS.weight.toLocaleString('en')} 之间。`,
  'bad-probability': ({ here }) => `${here}。概率是 0 到 1 之间的小数或分数，如 0.25 或 1/4。`,
  'missing-probability': ({ number }) =>
    `这个结果没有概率；其余的概率之和是 ${printNumber(number ?? 0)}。请写在结果前面，如 0.25*5。`,
  'probability-sum': ({ number }) => `这里的概率之和是 ${printNumber(number ?? 0)}。请改成总和为 1。`,
  'stray-probability': ({ here }) =>
    `${here}，这是概率，但上面的节点不是机会节点。请删去它，或在上面写 chance(…)。`,
  'bad-leaf-bounds': ({ here }) => `${here}。这里应是叶节点的最小值、最大值和分号，如 leaves -10..10;`,
  'outside-leaf-bounds': ({ here, bounds }) =>
    `${here}，但文本开头声明叶节点的值在 ${bounds} 之内。请改这个值，或改开头的范围。`,
  'limit-nodes': ({ number }) =>
    `节点超过 ${LIMITS.nodes} 个（第 ${String(number)} 个）。请换一棵小一些的树。`,
  'limit-depth': ({ number }) => `深 ${String(number)} 层，上限是 ${LIMITS.depth} 层。请换一棵浅一些的树。`,
  'limit-children': ({ number }) =>
    `一个节点的第 ${String(number)} 个子节点，上限是 ${LIMITS.children} 个。请减少子节点。`,
  'limit-label': ({ number }) => `名称有 ${String(number)} 个字符，上限是 ${LIMITS.label} 个。请缩短它。`,
  'limit-bytes': ({ number }) => `文本有 ${String(number)} 字节，超过了一次能读的上限。请缩短文本。`,
  'chance-root-needed': ({ here }) => `${here}。根是机会节点时要写明概率：chance(1/2*3 1/2*5)。`,
};

/** 其他记法的名称。 */
const FOREIGN: Readonly<Record<ForeignName, string>> = {
  'decimal-commas': '带小数逗号的数',
  forest: 'LaTeX 宏包 forest 的树',
  qtree: 'LaTeX 宏包 qtree 的树',
  'leaf-brackets': '每个叶节点各带一对括号的树',
  calls: '参数为列表的函数调用（如 Python）',
  's-expression': 'S 表达式（如 Lisp）',
  gambit: 'Gambit 的 .efg 或 .nfg 博弈文件',
  graphviz: 'Graphviz（DOT）的图',
  mermaid: 'Mermaid 图',
  tikz: 'LaTeX 图（TikZ）',
  xml: 'XML',
  'other-json': '其他程序的 JSON',
  newick: 'Newick 格式的树',
  matrix: '矩阵的行（如 MATLAB）',
  braces: '用花括号写的列表（如 C、Mathematica）',
  lists: '程序里的列表（如 Python）',
  terms: '项（如 Prolog、Haskell）',
  outline: '用线条或缩进画出的树',
};

/** 它的名称、在这里怎样写，以及这段文本应写成什么。 */
function foreignSentence({ notation = 'lists', theirs, ours }: Problem): string {
  const { there, here } = foreignExample(notation);
  const how = `这像是${FOREIGN[notation]}。那里的 ${there} 在这里写作 ${here}。`;
  if (theirs === undefined && ours === undefined) return how;
  if (ours === undefined) return `${how}这段文本应写作：${shortened(theirs)}`;
  if (theirs === undefined) return `${how}按这里的记法，它是：${shortened(ours)}`;
  return `${how}请写明是哪一棵树：${shortened(theirs)}；或按这里的记法：${shortened(ours)}`;
}
