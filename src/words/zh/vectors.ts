/** The sentences about the steps of searches that return a vector. */
import type { NodeId } from '../../core/index.ts';
import { printComponents, printNumber } from '../../core/tree/printNumber.ts';
import { exactNumber, grouped, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import type { VectorFacts, VectorNarration } from '../vectorFacts.ts';
import { moveTo } from './move.ts';

/** The sentences about the steps of max^n, for several players. */
export const vectors: VectorNarration = {
  start(facts) {
    const { run, token, player } = facts;
    if (run.tree.isLeaf(facts.node)) return say`整棵树只有一个叶节点。`;
    return say`${token} 处轮到玩家 ${String(player)} 走。共有 ${number(grouped(run.tree.leafCount))} 个叶节点。`;
  },

  enter(facts) {
    const { isRoot, token, player } = facts;
    const where = say`玩家 ${String(player)} 的节点 ${token}`;
    if (isRoot) return sequence('', say`搜索从${where} 开始。`, whatIsKnown(facts));
    return sequence('', say`向下进入${where}。`, whatCuts(facts));
  },

  leaf({ token, up, rank, run, node }) {
    const vector = number(`(${printComponents(run.tree.vector(node))})`);
    if (up === null) return say`这个叶节点的效用向量为 ${vector}。`;
    return run.tree.label(node) === ''
      ? say`${up} 的第 ${String(rank)} 个子节点是叶节点，效用向量为 ${vector}。`
      : say`${up} 的第 ${String(rank)} 个子节点是叶节点 ${token}。`;
  },

  update(facts) {
    const { comparison, run, node, player, isLast, isRoot } = facts;
    if (comparison === null) return SILENCE;
    const { returned, held, kind, other } = comparison;
    const own = (leaf: NodeId) => exactNumber(run.tree.utility(leaf, run.tree.player(node)));
    const who = `玩家 ${player}`;
    const goesUp = isLast && !isRoot ? say`这是最后一个子节点。` : SILENCE;
    switch (kind) {
      case 'first':
        return say`${who} 目前有 ${vectorOf(facts, returned)}，其中自己得 ${own(returned)}。${goesUp}`;
      case 'prefers':
        return say`${who} 取 ${vectorOf(facts, returned)}：${own(returned)} > ${own(held)}。${goesUp}`;
      case 'keeps':
        return say`${who} 取 ${vectorOf(facts, held)}：${own(held)} > ${own(returned)}。${goesUp}`;
      case 'bounded':
        return say`${who} 保留 ${vectorOf(facts, held)}：${comparison.child} 至多给他 ${exactNumber(comparison.most)}，而他已有 ${own(held)}。${goesUp}`;
      case 'equal':
        return other === null
          ? say`对${who} 相等，保留先者；若取另一个，所有玩家所得都一样。${goesUp}`
          : say`对${who} 相等，保留先者；若取另一个，玩家 ${String(other.player)} 得 ${exactNumber(other.instead)} 而不是 ${exactNumber(other.held)}。${goesUp}`;
    }
  },

  cutoff(facts) {
    const { token, player, own, rival, prunedLeaves, run } = facts;
    const has = say`在 ${token} 处剪枝：玩家 ${String(player)} 已得 ${exactNumber(run.bounds.sum)} 中的 ${exactNumber(own)}`;
    const rest = say`剩下的 ${String(prunedLeaves)} 个叶节点不再影响结果。`;
    if (rival === null) return say`${has}${othersLeast(facts)}，一个玩家所能得的都已得到。${rest}`;
    return say`${has}${othersLeast(facts)}，玩家 ${String(rival.player)} 至多得 ${exactNumber(facts.left)}，而他已有 ${exactNumber(rival.has)}。${rest}`;
  },

  exit(facts) {
    const { token, up, leaf, isExact, run, step, own, player, left } = facts;
    if (leaf === null) return SILENCE;
    const vector = vectorOf(facts, leaf);
    if (up === null && step === run.length) return vectorEnding(facts, vector);
    if (up === null || isExact) return say`${token} 的倒推向量定为 ${vector}，传给 ${up ?? token}。`;
    return say`${token} 向 ${up} 返回 ${vector}：玩家 ${String(player)} 在这里至少得 ${exactNumber(own)}，其他玩家各至多得 ${exactNumber(left)}。`;
  },
};

/**
 * The part of a sentence on the declared least component, which the bound assumes for each further player; ""
 * when it is 0, or with two players.
 */
function othersLeast({ run: { bounds } }: VectorFacts): string {
  if (bounds.players === 2 || bounds.least === 0) return '';
  return `，每个玩家至少得 ${printNumber(bounds.least)}`;
}

function whatIsKnown({ run: { bounds } }: VectorFacts): Sentence {
  const { sum, least } = bounds;
  if (sum === Infinity) return say`没有声明总和，所以不能剪枝。`;
  const all = say`每个叶节点各玩家所得之和不超过 ${exactNumber(sum)}`;
  if (least === -Infinity)
    return bounds.players === 2 ? say`${all}。` : say`${all}，但没有声明一个玩家至少得多少，所以不能剪枝。`;
  return say`${all}，每个玩家至少得 ${exactNumber(least)}。`;
}

/** Says how much the node's player would have to get for the node to be cut in max^n, and why. */
export function whatCuts({ bound, player, rival, run, node }: VectorFacts): Sentence {
  if (bound === Infinity || run.tree.childCount(node) === 1) return SILENCE;
  const when = say`玩家 ${String(player)} 一旦得到 ${exactNumber(bound)} 或更多就剪枝`;
  return rival === null
    ? say`${when}：再多就没有了。`
    : say`${when}：那时玩家 ${String(rival.player)} 已有 ${exactNumber(rival.has)}，在这里得不到更多。`;
}

function vectorOf({ run }: VectorFacts, leaf: NodeId) {
  return number(`(${printComponents(run.tree.vector(leaf))})`);
}

function vectorEnding(
  { token, run, names, player }: VectorFacts,
  vector: ReturnType<typeof number>,
): Sentence {
  const move = run.bestMoveAt(run.length);
  const { leaves } = run.tallyAt(run.length);
  const { leafCount } = run.tree;
  const count =
    leaves === leafCount
      ? say`${grouped(leafCount)} 个叶节点全部评估过。`
      : say`${grouped(leafCount)} 个叶节点中评估了 ${number(grouped(leaves))} 个。`;
  if (move === null) return say`搜索结束：${token} 的效用向量为 ${vector}。${count}`;
  return say`搜索结束：${token} 的效用向量为 ${vector}，玩家 ${String(player)} 的最佳走步是${moveTo(move, names)}。${count}`;
}
