import type { englishPredict } from '../en/predict.ts';
import { say, sequence } from '../sentence.ts';

export const chinesePredict: typeof englishPredict = {
  title: '预测',
  ask: '在关键步骤之前先问我',
  hint: '在值向上传、窗口向下传、分支被剪去、表发生变化之前，先由你说出接下来是什么。',
  waiting: '继续往前走，遇到下一个问题会停下。',
  nothingLeft: '这次搜索没有更多问题了。',
  question: '问题',
  right: '对。',
  wrong: '不对。',
  answer: '答案。',
  isRight: '正确答案',
  isYours: '你的回答',
  goOn: '继续',
  back: '后退',
  spoken: (question, options) =>
    `${question}${options.map((option, index) => `${index + 1}：${option}。`).join('')}`,

  tally: '到目前为止的回答',
  kindHead: '问题',
  rightHead: '答对',
  askedHead: '问过',
  kind: {
    value: '向上传哪个值',
    window: '哪个窗口',
    cut: '剪还是继续',
    owner: '谁的界',
    open: 'OPEN 表',
    closed: 'CLOSED 表',
  },
  all: '合计',

  askValue: (node, isCut) =>
    isCut
      ? say`${node} 在这里被剪枝。它返回哪个值？`
      : say`${node} 的最后一个子节点已返回。${node} 返回哪个值？`,
  askWindow: (node, parent) => say`${parent} 接下来调用 ${node} 时，给它的搜索窗口 (α,\u00A0β) 是什么？`,
  askCut: (node, child, held, bound) =>
    held === null
      ? say`${child}，是 ${node} 得到的第一个值，${bound}。剪枝，还是继续？`
      : say`${node} 原有 ${held}，${child}，${bound}。剪枝，还是继续？`,
  askOwner: (node, bound) => say`${node} 即将剪枝，那里的 ${bound}。这个界是哪个祖先节点定的？`,

  askOpen: (node, children) => say`接下来扩展 ${node}，生成 ${children}。那时 OPEN 表从头到尾是什么？`,
  askClosed: (node) => say`接下来取出 OPEN 表之首 ${node}。那时 CLOSED 表从头到尾是什么？`,

  fromChild: (child, value, isLeaf) =>
    isLeaf ? say`叶节点 ${child} 刚刚返回` : say`${child} 刚刚返回 ${value}`,
  bound: (greek, limit) => say`${greek} 是 ${limit}`,

  cutHere: (left, bound) => `剪枝：${bound}，剩下的 ${left} 个子节点不再影响结果`,
  goOnHere: (left, bound) => `继续：${bound}，剩下的 ${left} 个子节点还可能影响结果`,
  ancestor: (name, plies) => (plies === 1 ? `${name}，父节点` : `${name}，上方 ${plies} 层`),

  becauseBest: (node, side, values, value) => {
    if (values.length === 1) return say`${node} 只有一个子节点，就取它的值：${value}。`;
    return values.length === 0
      ? say`${node} 取子节点返回值中最${EXTREME[side]}的：${value}。`
      : say`${node} 取 ${values.join('、')} 中最${EXTREME[side]}的：${value}。`;
  },
  becauseCut: (node, value) => say`${node} 返回它停下时的 ${value}；剪去的部分不会再看。`,
  becauseClamped: (node, best, greek, value) =>
    say`它自己最好的值是 ${best}，但 ${node} 不返回窗口之外的值，所以返回 ${greek}，即 ${value}。`,
  becauseRunning: (node, best, greek, value) =>
    say`它自己最好的值是 ${best}，但 ${node} 返回的是一路保持的界 ${greek}，即 ${value}。`,
  becauseExpected: (node, sum) => say`${node} 按概率给每个结果加权：${sum}。`,
  becauseInherited: (node, parent, window) => say`${node} 的窗口就是 ${parent} 此刻的窗口：${window}。`,
  becauseParentOnly: (node, parent, window) =>
    say`按这条规则只看 ${parent} 自己的值，所以 ${node} 的窗口是 ${window}。`,
  becauseAfresh: (node, parent, window) =>
    say`机会节点 ${parent} 不向下传窗口，所以 ${node} 重新从 ${window} 开始。`,
  becauseThrough: (node, reckoned, window) =>
    reckoned.length === 0
      ? say`没有界传到 ${node}：它的窗口是叶节点的取值范围 ${window}。`
      : say`其余结果都按叶节点的极限计算，界留给 ${node} 的是 ${sequence('，', ...reckoned.map((one) => [one]))}；所以窗口是 ${window}。`,
  becauseRest: (node, rest, value) =>
    say`其余结果都取 ${rest} 时，${node} 的期望值是 ${value}，返回的就是它。`,
  becauseHolds: (node, test) => say`剪枝：在 ${node} 处 ${test}，剩下的子节点不再影响结果。`,
  becauseFails: (node, test) => say`继续：在 ${node} 处 ${test} 不成立，别的子节点还可能影响结果。`,
  becauseParent: (owner, bound) => say`是父节点 ${owner} 定的（${bound}）：这是浅剪枝。`,
  becauseAncestor: (owner, plies, bound) =>
    say`是上方 ${String(plies)} 层的 ${owner} 定的（${bound}）：这是深剪枝。`,
  becauseQueue: (added) => say`OPEN 表是队列：${added} 放到它的末尾。`,
  becauseQueueOne: (added) => say`OPEN 表是队列：${added} 放到它的末尾。`,
  becauseMerged: (node) => say`${node} 走到的局面都已存在：OPEN 表不增加。`,
  becauseStack: (node) => say`CLOSED 表是栈：${node} 放到它的最前面。`,
};

const EXTREME = { max: '大', min: '小' } as const;
