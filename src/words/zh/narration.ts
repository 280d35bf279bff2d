import { assertNever } from '../../core/byKind.ts';
import type { CutoffEvent } from '../../core/run/event.ts';
import { isPoint } from '../../core/run/range.ts';
import { given, type Worth, worthAt } from '../../core/run/worth.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, type NodeKind } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { highEnd, type Known, lowEnd, point, printWorth, worth } from '../estimates.ts';
import {
  type CutFacts,
  giverOf,
  holdsAnother,
  isBeyondChance,
  isGiven,
  isJust,
  isSecured,
  isSettled,
  isWhole,
  outcomeOf,
  type StepFacts,
  type UpdateFacts,
} from '../facts.ts';
import type { Narration } from '../languageTexts.ts';
import { exactNumber, number, type Segment, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { printTest, printWindow } from '../symbols.ts';
import { chineseOutcomeNarration as chineseOutcomes } from './outcomeNarration.ts';
import { leafOrName, moveTo } from './phrases.ts';
import { chineseWindowNarration as chineseWindows } from './windowNarration.ts';

export const chineseNarration: Narration = {
  start(trace, names) {
    const root = names.token(ROOT);
    const who = {
      max: say`${root} 处轮到 MAX 走。`,
      min: say`${root} 处轮到 MIN 走。`,
      chance: say`${root} 处由机会决定。`,
      leaf: say`整棵树只有一个叶节点。`,
      player: SILENCE,
    };
    return sequence(
      '',
      who[trace.tree.kindName(ROOT)],
      isWhole(trace) ? say`共有 ${exactNumber(trace.tree.leafCount)} 个叶节点。` : SILENCE,
      trace.tree.numbers === 'mover' ? itsOwnNumbers(trace.tree) : SILENCE,
    );
  },

  enter(facts) {
    const { kind, window, hasWindow, isRoot, isOutcome, trace } = facts;
    const again = facts.movesAgain ? say`（${bySide(kind, 'MAX', 'MIN')} 再走一步）` : SILENCE;
    const node = sequence('', kindAndName(kind, facts.node), again);
    if (!hasWindow) return isRoot ? say`搜索从${node} 开始。` : say`向下进入${node}。`;
    const pair = number(printWindow(window));
    if (isRoot && !isSameWindow(trace.rootWindow, FULL_WINDOW))
      return sequence('', chineseWindows.begins(facts), whatCanCut(facts));
    if (isRoot) return say`搜索从${node} 开始。${knownBeforehand(facts)}，搜索窗口为 ${pair}。`;
    const down = say`向下进入${node}，搜索窗口为 ${pair}。`;
    if (facts.isThrough || kind === 'chance' || isOutcome)
      return (
        chineseOutcomes.entered(facts, say`向下进入${node}`, down) ?? sequence('', down, whatCanCut(facts))
      );
    if (facts.question !== null)
      return sequence('', chineseWindows.asked(facts.question, facts), whatCanCut(facts));
    return sequence('', down, whatCanCut(facts));
  },

  leaf({ event, node, up, rank, trace }) {
    if (up === null) return say`这个叶节点的值为 ${node}。`;
    const what = trace.tree.label(event.node) === '' ? '，值为' : '';
    return say`${up} 的第 ${String(rank)} 个子节点是叶节点${what} ${node}。`;
  },

  update(facts) {
    if (facts.kind === 'chance') return chineseOutcomes.summed(facts);
    return sequence('', whatChanged(facts), whatTheTestSays(facts));
  },

  cutoff(facts) {
    const { event, trace, node, kind, direction } = facts;
    const { v, limit } = facts.test;
    const test = number(printTest(facts.test, trace.rules, facts.window));
    const cut = event.test.bound === 'alpha' ? 'α剪枝' : 'β剪枝';
    const left = leftOut(event);
    if (kind === 'chance')
      return sequence(
        '',
        say`在 ${node} 处发生 ${cut}：${comesTo(facts)}（${test}）。${left}`,
        howFar(facts),
      );
    if (event.owner === null && !isGiven(trace, event.node, event.test.bound, limit.value))
      return say`在 ${node} 处发生 ${cut}：它已经得到 ${worth(v)}，不可能更好了（${test}）。${left}`;
    const atLeast = bySide(direction, orMore(v), orLess(v));
    if (event.owner === null)
      return say`${asSeen(facts)}在 ${node} 处发生 ${cut}：它的值${number(atLeast)}，而${chineseWindows.given(facts)}（${test}）。${leftOut(event, ['改变不了这一点', '改变不了这一点'])}`;
    return sequence(
      '',
      say`${asSeen(facts)}在 ${node} 处发生 ${cut}：它的值${number(atLeast)}，而${whatOwnerHas(facts, event.owner)}（${test}）。${left}`,
      howFar(facts),
    );
  },

  exit(facts) {
    const { event, trace, node, up } = facts;
    if (facts.isRoot && event.step === trace.length) return ending(facts);
    const value = worth(facts.held);
    if (up === null) return say`${node} 返回 ${value}。`;
    if (isJust(event.range, event.value))
      return isJust(facts.proved, event.value)
        ? say`${node} 的倒推值定为 ${value}，传给 ${up}。`
        : say`${asSeen(facts)}${node} 的倒推值为 ${worth(point(event.value, facts))}，传给 ${up}。`;
    // 被限制在窗口内，或返回的就是不断更新的界。
    if (isPoint(event.range))
      return isJust(facts.proved, event.range.low)
        ? say`${node} 向 ${up} 返回 ${value}，但它的值正好是 ${worth(point(event.range.low, facts))}。`
        : say`${node} 向 ${up} 返回 ${value}；${asSeen(facts)}它的值是 ${worth(point(event.range.low, facts))}。`;
    const known = knownOf(facts);
    if (known === null) return say`${node} 向 ${up} 返回 ${value}；对它的值还没有任何证明。`;
    return isEstimated(facts)
      ? say`${node} 向 ${up} 返回 ${value}；${asSeen(facts)}只知道它${number(known)}。`
      : say`${node} 向 ${up} 返回 ${value}；目前只证明了它${number(known)}。`;
  },
};

/** 值取决于这一遍没有看到的部分时。 */
function asSeen({ depth, trace, event }: StepFacts): string {
  const pass = trace.passAt(event.step);
  if (depth === null || !pass.tree.hasHorizon) return '';
  const isDepthAlone = trace.limits.quiet === 'none' && pass.checks.length === 0;
  return isDepthAlone ? `就深度 ${depth} 而言，` : '就所看到的范围而言，';
}

function isEstimated({ range, proved }: Known): boolean {
  return range.low > proved.low || range.high < proved.high;
}

/** 汉字之间不留空格：“机会节点 A”前不空，“ MAX 节点 A”前空一格。 */
function kindAndName(kind: NodeKind, node: Segment): Sentence {
  return kind === 'chance' ? say`机会节点 ${node}` : say` ${bySide(kind, 'MAX', 'MIN')} 节点 ${node}`;
}

/** 一无所知，或事先声明的叶节点取值范围。 */
function knownBeforehand({ trace: { tree }, kind }: StepFacts): string {
  const [least, most] = tree.leafBoundsAt(ROOT);
  if (least === -Infinity && most === Infinity) return '此时一无所知';
  const known = `此时只知道${tree.numbers === 'mover' ? `对 ${bySide(kind, 'MAX', 'MIN')} 来说` : ''}每个叶节点`;
  if (least === -Infinity) return `${known}${orLess(given(most))}`;
  if (most === Infinity) return `${known}${orMore(given(least))}`;
  return `${known}都在 ${printNumber(least)} 到 ${printNumber(most)} 之间`;
}

/** 每个数都由该走的一方来记时。 */
function itsOwnNumbers(tree: GameTree): Sentence {
  return sidesAlternate(tree)
    ? say`双方各记己方的数，每过一层变一次号。`
    : say`双方各记己方的数：轮到对方时变号，同一方再走时不变。`;
}

/** “对 MAX 为 3”：前面那个数由对方所记，这里是多少；都记 MAX 的数时不说。 */
function counted({ counts, kind }: UpdateFacts): Sentence {
  return counts === null ? SILENCE : say`对 ${bySide(kind, 'MAX', 'MIN')} 为 ${worth(counts)}`;
}

/** 写进一对括号里；一无可写时不写。 */
function bracketed(...said: readonly Sentence[]): Sentence {
  const inside = sequence('，', ...said);
  return inside.length === 0 ? SILENCE : say`（${inside}）`;
}

function whatChanged(facts: UpdateFacts): Sentence {
  const { event, names, node } = facts;
  const child = names.token(event.child);
  const isLeaf = names.tree.isLeaf(event.child);
  const leaf = say`叶节点 ${child}`;
  const returned = worth(facts.returned.worth);
  const value = worth(facts.held);
  const side = bySide(facts.kind, 'MAX', 'MIN');
  const isUp = bySide(facts.direction, true, false);
  if (event.improved) {
    const what = isLeaf ? leaf : say`${child} 返回的 ${returned}`;
    const who =
      facts.counts === null ? say`${isLeaf ? leaf : child} ` : say`${what}${bracketed(counted(facts))}`;
    if (isJust(facts.range, event.value))
      return isJust(facts.proved, event.value)
        ? say`${who}使 ${node} 的值定为 ${value}。`
        : say`${who}使 ${node} 的值为 ${worth(point(event.value, facts))}。`;
    if (isSecured(facts, event.value)) return say`${who}使 ${node} ${isUp ? '升到' : '降到'} ${value}。`;
    return say`${child} 返回 ${returned}${bracketed(counted(facts), aside(facts))}：${node} 的 v 暂为 ${value}。`;
  }
  const what = isLeaf ? leaf : say`${child} 返回 ${returned}${bracketed(aside(facts))}`;
  if (facts.heldNothing)
    return isLeaf
      ? say`${node} 目前只有${leaf}${bracketed(counted(facts))}，对 ${side} 没有比它更差的。`
      : say`${child} 返回 ${returned}${bracketed(counted(facts), aside(facts))}，对 ${side} 没有比它更差的，${node} 目前只有它。`;
  const than = `不${isUp ? '大' : '小'}于`;
  // 比较的是己方的数。
  const comparison =
    facts.counts === null
      ? say`${isLeaf ? ' ' : '，'}${than}`
      : say`${isLeaf ? ' ' : '，'}${counted(facts)}，${than}`;
  if (facts.isRunning) {
    const greek = isUp ? 'α' : 'β';
    return say`${what}${comparison} ${greek} = ${value}，${node} 的 ${greek} 不变。`;
  }
  return isSecured(facts, event.value)
    ? say`${what}${comparison} ${value}，${node} 仍为 ${value}。`
    : say`${what}${comparison} v = ${value}，${node} 的 v 不变。`;
}

/** 返回的子节点已证明的范围，若不只是返回的那个值。 */
function aside({ returned, event }: UpdateFacts): Sentence {
  if (returned === null || isJust(returned.range, event.returned)) return SILENCE;
  const known = knownOf(returned);
  return known === null ? say`对它的值还没有任何证明` : say`它${known}`;
}

function whatTheTestSays(facts: UpdateFacts): Sentence {
  const { test } = facts;
  const written = test === null ? SILENCE : [number(printTest(test, facts.trace.rules, facts.window))];
  if (facts.isLast)
    return sequence(
      '',
      test?.holds ? say`条件 ${written} 成立，但这已是最后一个子节点，没有可剪的了。` : SILENCE,
      facts.isRoot ? SILENCE : whatGoesUp(facts),
    );
  return test?.holds ? say`因为 ${written}，其余的可以剪去。` : whatCanCut(facts);
}

/** α-β 剪枝的要点之三：只有值定了，才能向上传。 */
function whatGoesUp(facts: UpdateFacts): Sentence {
  const { node } = facts;
  return isSettled(facts)
    ? say`${node} 的值已定，可以向上传。`
    : say`${node} 的子节点都已返回，向上传的只是一个界。`;
}

/** 这个界属于谁，它得到了什么；隔着机会节点，界就是另一个数。 */
function whatOwnerHas(facts: CutFacts, above: NodeId): Sentence {
  const { event, trace, names } = facts;
  const { bound, limit } = facts.test;
  const owner = names.token(above);
  if (isBeyondChance(trace, above, event.node)) {
    const has = worth(worthAt(trace, above, event.step));
    return say` ${owner} 已得到 ${has}，这里要${chineseOutcomes.beyond(bound, limit, trace.rules)}才有意义`;
  }
  const giver = giverOf(trace, above, event.step);
  const from = giver === null ? SILENCE : say`从${leafOrName(giver, names)} `;
  const own = holdsAnother(facts) ? '自己' : '';
  const { tree } = trace;
  const held = worthAt(trace, above, event.step, tree.inNumbersOf(above, event.node, limit.value));
  const here = tree.changesSign(above, event.node) ? say`，在这里就是 ${worth(limit)}` : SILENCE;
  return say` ${owner} ${own}已经${from}得到 ${worth(held)}${here}`;
}

function comesTo(facts: CutFacts): Sentence {
  const { owner } = facts.event;
  return chineseOutcomes.comesTo(facts, owner === null ? null : whatOwnerHas(facts, owner));
}

function howFar({ trace, names, node, event, test }: CutFacts): Sentence {
  const { tree } = trace;
  const { owner, reach } = event;
  if (owner === null) return SILENCE;
  const above = names.token(owner);
  if (reach === 'shallow') return say`这是浅剪枝：${above} 是父节点。`;
  const plies = String(tree.depth(event.node) - tree.depth(owner));
  if (isBeyondChance(trace, owner, event.node))
    return say`这是深剪枝：${above} 在上方 ${plies} 层，隔着机会节点。`;
  return test.v.value === test.limit.value
    ? say`这是深剪枝：${above} 在上方 ${plies} 层，${node} 不会比它的 ${worth({ ...test.limit, value: tree.inNumbersOf(owner, event.node, test.limit.value) })} 更好。`
    : say`这是深剪枝：${above} 在上方 ${plies} 层，棋局不会走到这里。`;
}

function whatCanCut(facts: StepFacts): Sentence {
  const { outlook, names, node } = facts;
  if (outlook === null) return SILENCE;
  switch (outlook.kind) {
    case 'last-child':
      return outlook.isOnly
        ? say`它只有一个子节点，没有可剪的分支。`
        : say`只剩最后一个子节点，${node} 处没有可剪的分支了。`;
    case 'no-limit': {
      const [greek, infinity] = outlook.bound === 'alpha' ? ['α', '−∞'] : ['β', '+∞'];
      return outlook.orInfinity
        ? say`${greek} 仍为 ${number(infinity)}，只有 ${infinity} 本身能在 ${node} 处引起剪枝。`
        : say`${greek} 仍为 ${number(infinity)}，暂时不能在 ${node} 处剪枝。`;
    }
    case 'leaf-bound': {
      const limit = worth(outlook.limit);
      const whose =
        facts.trace.tree.numbers === 'mover' ? `对 ${bySide(facts.kind, 'MAX', 'MIN')} 来说，` : '';
      const known = say`${whose}叶节点不${outlook.bound === 'alpha' ? '小' : '大'}于 ${limit}，`;
      return outlook.isEnough
        ? say`${known}只有 ${limit} 本身能在 ${node} 处引起剪枝。`
        : say`${known}暂时不能在 ${node} 处剪枝。`;
    }
    case 'limit': {
      const limit = worth(outlook.limit);
      const isAlpha = outlook.bound === 'alpha';
      const when =
        outlook.rule === 'equal'
          ? say`${isAlpha ? '降' : '升'}到 ${limit} 或更${isAlpha ? '低' : '高'}`
          : say`${isAlpha ? '低' : '高'}于 ${limit} `;
      const owner = names.token(outlook.owner);
      const whose = outlook.held === null ? owner : say`${owner} 的 ${worth(outlook.held)}`;
      return say`一旦${when}就剪枝（${isAlpha ? 'α' : 'β'} 来自 ${whose}）。`;
    }
    case 'given':
      return chineseWindows.canCut(facts, outlook);
    default:
      return assertNever(outlook);
  }
}

function leftOut(
  { pruned, prunedLeaves, neverGenerated }: CutoffEvent,
  cannot = ['改变不了什么', '不再影响结果'],
): string {
  if (prunedLeaves === null) {
    const left = `剩下的 ${pruned.length + neverGenerated} 个走步${cannot[0]}`;
    return pruned.length > 0 ? `${left}。` : `${left}，根本不再生成。`;
  }
  const leaves = `${prunedLeaves} 个叶节点`;
  return prunedLeaves === pruned.length
    ? `剩下的 ${leaves}${cannot[1]}。`
    : `剩下 ${pruned.length} 个子节点之下的 ${leaves}${cannot[1]}。`;
}

/** “至多是 3”，“在 6 到 8 之间”；一无所知时为 null。 */
function knownOf(known: Known): string | null {
  const { low, high } = known.range;
  if (isPoint(known.range))
    return isJust(known.proved, low) ? `正好是 ${printNumber(low)}` : `是 ${printWorth(point(low, known))}`;
  const [least, most] = [lowEnd(known), highEnd(known)];
  if (low === -Infinity) return high === Infinity ? null : orLess(most);
  return high === Infinity ? orMore(least) : `在 ${printWorth(least)} 到 ${printWorth(most)} 之间`;
}

/** 没有比 +∞ 更大的。 */
function orMore(least: Worth): string {
  return `${least.value === Infinity ? '是' : '至少是'} ${printWorth(least)}`;
}

function orLess(most: Worth): string {
  return `${most.value === -Infinity ? '是' : '至多是'} ${printWorth(most)}`;
}

function ending(facts: StepFacts): Sentence {
  const { trace, names } = facts;
  const outcome = outcomeOf(trace);
  if (outcome === null) return SILENCE;
  const root =
    outcome.kind === 'exact'
      ? say`${facts.node} 的值为 ${worth(point(outcome.value, facts))}`
      : chineseWindows.failed(facts, outcome.value);
  const value = say`搜索结束：${outcome.isProved ? '' : asSeen(facts)}${root}`;
  const move =
    outcome.bestMove === null
      ? say`。`
      : say`，${bySide(trace.tree.kind(ROOT), 'MAX', 'MIN')} 的最佳走步是${moveTo(outcome.bestMove, names)}。`;
  const { generated, neverGenerated, leaves: times } = outcome.tally;
  const { leaves } = outcome;
  const inAll = times === leaves ? '' : `，共 ${times} 次`;
  if (trace.grows) {
    const never = neverGenerated === 0 ? '' : `，${neverGenerated} 个走步未生成`;
    return sequence(
      '',
      say`${value}${move}`,
      say`生成了 ${String(generated)} 个节点，评估了 ${String(leaves)} 个叶节点${inAll}${never}。`,
    );
  }
  const { horizon } = outcome.tally;
  if (horizon > 0)
    return sequence(
      '',
      say`${value}${move}`,
      say`评估了 ${String(times)} 个局面，其中 ${String(horizon)} 个是估计。`,
    );
  const least = outcome.isFewest ? '，已是最少' : '';
  const evaluated =
    leaves === outcome.allLeaves
      ? say`${String(leaves)} 个叶节点全部评估过${inAll}。`
      : say`${String(outcome.allLeaves)} 个叶节点中评估了 ${exactNumber(leaves)} 个${least}${inAll}。`;
  return sequence('', say`${value}${move}`, evaluated);
}
