import { isPoint } from '../../core/trace/range.ts';
import type { CutoffEvent, ExitEvent, HaltEvent, UpdateEvent } from '../../core/trace/traceEvent.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { printPartialSum } from '../expectation.ts';
import { giverOf, type LiveCondition, outcomeOf, pliesAbove, type StepFacts } from '../facts.ts';
import type { Narration } from '../language.ts';
import type { NodeNames } from '../nodeNames.ts';
import { number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { printTest, printWindow } from '../symbols.ts';

export const chineseNarration: Narration = {
  start(trace, names) {
    const root = names.token(ROOT);
    const who = {
      max: say`${root} 轮到 MAX 走。`,
      min: say`${root} 轮到 MIN 走。`,
      chance: say`${root} 由机会决定。`,
      leaf: say`整棵树只有一个叶节点。`,
    };
    return sequence(
      '',
      who[trace.tree.kindName(ROOT)],
      say`按 → 开始搜索；共有 ${number(String(trace.tree.leafCount))} 个叶节点。`,
    );
  },

  enter(facts, names) {
    const { event, kind, window, hasWindow, isRoot, parent, trace } = facts;
    const node = names.token(event.node);
    const turn =
      kind === 'chance' ? say`机会节点 ${node}` : say`${kind === 'max' ? 'MAX' : 'MIN'} 节点 ${node}`;
    if (!hasWindow) return isRoot ? say`从 ${turn} 开始搜索。` : say`向下进入 ${turn}。`;
    const pair = number(printWindow(window));
    if (isRoot) return say`从 ${turn} 开始搜索。此时一无所知，搜索窗口为 ${pair}。`;
    if (kind === 'chance')
      return say`向下进入 ${turn}。窗口不穿过机会节点：它的子节点重新从 ${number('(−∞, +∞)')} 开始。`;
    if (parent !== null && trace.tree.kindName(parent) === 'chance')
      return say`向下进入 ${turn}。在机会节点之下，窗口重新从 ${pair} 开始。`;
    return sequence('', say`向下进入 ${turn}，搜索窗口为 ${pair}。`, condition(facts.condition, names));
  },

  leaf({ event, parent, rank }, names) {
    const leaf = names.token(event.node);
    return parent === null
      ? say`这个叶节点的值为 ${leaf}。`
      : say`${names.token(parent)} 的第 ${String(rank)} 个子节点是叶节点，值为 ${leaf}。`;
  },

  update(facts, names) {
    const event = facts.event as UpdateEvent;
    if (facts.kind === 'chance')
      return say`${names.token(event.node)} 目前的期望值：${number(printPartialSum(facts.trace, event))}。`;
    return sequence('', whatChanged(facts, event, names), whatTheTestSays(facts, event, names));
  },

  cutoff(facts, names) {
    const event = facts.event as CutoffEvent;
    const { trace, step, kind } = facts;
    const node = names.token(event.node);
    const v = printNumber(event.test.v);
    const test = number(printTest(event.test, trace.rules));
    const cut = event.test.bound === 'alpha' ? 'α剪枝' : 'β剪枝';
    const left = leftOut(event);
    if (event.owner === null)
      return say`在 ${node} 处剪枝：它已经得到 ${number(v)}，不可能更好了（${test}）。${left}`;
    const worth = kind === 'max' ? `至少是 ${v}` : `至多是 ${v}`;
    const owner = names.token(event.owner);
    const giver = giverOf(trace, event.owner, step);
    const limit = number(printNumber(event.test.limit));
    const has =
      giver === null
        ? say`${owner} 已经得到 ${limit}`
        : say`${owner} 已经从${trace.tree.isLeaf(giver) ? '叶节点 ' : ' '}${names.token(giver)} 得到 ${limit}`;
    const plies = pliesAbove(trace, event.node, event.owner);
    const reach =
      event.reach === 'shallow'
        ? say`这是浅剪枝：${owner} 是父节点。`
        : say`这是深剪枝：${owner} 在上方 ${String(plies)} 层，棋局不会走到这里。`;
    return say`在 ${node} 处发生 ${cut}：它的值${number(worth)}，而 ${has}（${test}）。${left}${reach}`;
  },

  exit(facts, names) {
    const event = facts.event as ExitEvent;
    const { trace, parent } = facts;
    const node = names.token(event.node);
    if (facts.isRoot && event.step === trace.length) return ending(facts, names);
    const value = number(printNumber(event.value));
    if (parent === null) return say`${node} 返回 ${value}。`;
    const up = names.token(parent);
    if (isPoint(event.range) && event.range.low === event.value)
      return say`${node} 的值正好是 ${value}，向上传给 ${up}。`;
    // 被限制在窗口内，或返回的就是不断更新的界。
    if (isPoint(event.range))
      return say`${node} 向 ${up} 返回 ${value}，虽然它的值正好是 ${number(printNumber(event.range.low))}。`;
    return say`${node} 向 ${up} 返回 ${value}；对它只证明了${number(knownOf(event))}。`;
  },

  halt({ event }, names) {
    const { node, reason } = event as HaltEvent;
    return reason === 'unknown-leaf'
      ? say`搜索停止：叶节点 ${names.token(node)} 的值未知。给它一个值才能继续。`
      : say`搜索停在 ${names.token(node)}：+∞ 与 −∞ 在同一个期望值里相遇，它们的和没有意义。`;
  },
};

function whatChanged({ kind, range }: StepFacts, event: UpdateEvent, names: NodeNames): Sentence {
  const node = names.token(event.node);
  const child = names.token(event.child);
  const who = names.tree.isLeaf(event.child) ? say`叶节点 ${child}` : child;
  const value = number(printNumber(event.value));
  if (event.improved) {
    if (isPoint(range) && range.low === event.value) return say`${who} 给出了 ${node} 的值：${value}。`;
    return say`${who} 使 ${node} ${kind === 'max' ? '升到' : '降到'} ${value}。`;
  }
  const side = kind === 'max' ? 'MAX' : 'MIN';
  if (event.returned === event.value)
    return say`${child} 的值与 ${node} 已有的 ${value} 相等，对 ${side} 并不更好。`;
  return say`${number(printNumber(event.returned))} 对 ${side} 并不更好：${node} 仍为 ${value}。`;
}

function whatTheTestSays(facts: StepFacts, event: UpdateEvent, names: NodeNames): Sentence {
  const { test } = event;
  if (test === null) return SILENCE;
  if (test.holds) {
    const written = number(printTest(test, facts.trace.rules));
    return test.atLastChild
      ? say`条件 ${written} 成立，但这已是最后一个子节点，没有可剪的了。`
      : say`因为 ${written}，其余的可以剪去。`;
  }
  return test.atLastChild ? SILENCE : condition(facts.condition, names);
}

function condition(live: LiveCondition | null, names: NodeNames): Sentence {
  if (live === null) return say`上方还没有给出界。`;
  const limit = number(printNumber(live.limit));
  const owner = names.token(live.owner);
  const greek = live.bound === 'alpha' ? 'α' : 'β';
  const change = live.bound === 'alpha' ? '降' : '升';
  const beyond = live.bound === 'alpha' ? '更低' : '更高';
  return live.rule === 'equal'
    ? say`若它${change}到 ${limit} 或${beyond}就剪枝（${greek} 来自 ${owner}）。`
    : say`若它${change}到比 ${limit} ${beyond}就剪枝（${greek} 来自 ${owner}）。`;
}

function leftOut({ pruned, prunedLeaves }: CutoffEvent): string {
  const leaves = `${prunedLeaves} 个叶节点`;
  return prunedLeaves === pruned.length
    ? `剩下的 ${leaves}不再影响结果。`
    : `剩下 ${pruned.length} 个子节点之下的 ${leaves}不再影响结果。`;
}

function knownOf({ range }: ExitEvent): string {
  if (range.low === -Infinity && range.high === Infinity) return '不出任何界';
  if (range.low === -Infinity) return `至多是 ${printNumber(range.high)}`;
  if (range.high === Infinity) return `至少是 ${printNumber(range.low)}`;
  return `在 ${printBound(range.low)} 到 ${printBound(range.high)} 之间`;
}

function ending({ trace }: StepFacts, names: NodeNames): Sentence {
  const outcome = outcomeOf(trace);
  if (outcome === null) return SILENCE;
  const side = trace.tree.kindName(ROOT) === 'min' ? 'MIN' : 'MAX';
  const value = say`搜索结束：${names.token(ROOT)} 的值为 ${number(printNumber(outcome.value))}`;
  const move =
    outcome.bestMove === null
      ? say`。`
      : say`，${side} 的最佳走步是走向${trace.tree.isLeaf(outcome.bestMove) ? '叶节点 ' : ' '}${names.token(outcome.bestMove)}。`;
  const { leaves } = outcome.tally;
  const shape = uniformShapeOf(trace.tree);
  const least =
    shape !== null && leaves === fewestLeaves(shape) && leaves < outcome.allLeaves ? '，已是最少' : '';
  const count =
    leaves === outcome.allLeaves
      ? say`${String(leaves)} 个叶节点全部计算过。`
      : say`${String(outcome.allLeaves)} 个叶节点中计算了 ${number(String(leaves))} 个${least}。`;
  return sequence('', say`${value}${move}`, count);
}
