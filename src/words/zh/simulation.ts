/** The sentences about the steps of a simulation. */
import type { Grain, Numbers } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { meanWritten, printReward } from '../decimals.ts';
import { exactNumber, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import type { ScoreSaid, SimulationFacts, SimulationNarration, WhySelected } from '../simulationFacts.ts';
import { READING, type Reading, type ReadingFacts } from '../simulationReading.ts';

export const simulation: SimulationNarration = {
  start({ run, token }) {
    if (run.tree.isLeaf(ROOT)) return say`根是终局：每次迭代都在此立即结束。`;
    return say`树中只有根 ${token}；每次迭代添加一个节点。`;
  },

  select(facts) {
    const { token, child, probability } = facts;
    if (probability !== null) return say`机会节点 ${token} 抽到 ${child ?? ''}，${shareOf(probability)}。`;
    return say`在 ${token}，${mover(facts)}：${scoresOf(facts)} → ${child ?? ''}${because(facts.why)}。`;
  },

  expand(facts) {
    const { token, child, scores, probability, unvisited } = facts;
    if (probability !== null)
      return say`机会节点 ${token} 抽到 ${child ?? ''}，${shareOf(probability)}：将它加入树中。`;
    const left = unvisited - 1;
    const rest = left === 0 ? SILENCE : say`还有 ${exactNumber(left)} 个走步没有试过。`;
    const why =
      scores.length === 0
        ? say`在 ${token}，${mover(facts)}：${child ?? ''} 还没有试过，将它加入树中。`
        : say`在 ${token}，${mover(facts)}：${scoresOf(facts)} → ${child ?? ''}，将它加入树中。`;
    return sequence('', why, rest);
  },

  simulate(facts) {
    const { forMin } = facts;
    const tail = forMin === null ? SILENCE : say`；对 MIN 则是 ${number(printReward(forMin))}`;
    return say`${ended(facts)}${tail}。`;
  },

  backup({ event, token, side, recommended, isChanged, isLast }) {
    if (event?.kind !== 'backup') return SILENCE;
    const { visits, sum, mean, previous, reward } = event;
    const before = number(printReward(sum - reward));
    const q = previous === null ? say`Q ${meanText(mean)}` : say`Q ${meanText(previous)} → ${meanText(mean)}`;
    const counted = say`${token}${side === null ? '' : `（对 ${side}）`}：N ${exactNumber(visits - 1)} → ${exactNumber(visits)}，W ${before} → ${number(printReward(sum))}，${q}。`;
    if (recommended === null || !(isChanged || isLast)) return counted;
    const move = isChanged ? say`推荐的走步现在是 ${recommended}。` : say`推荐的走步是 ${recommended}。`;
    return sequence('', counted, move);
  },

  halt({ event, token }) {
    const reason = event?.kind === 'halt' ? event.reason : null;
    if (reason === 'no-probability')
      return say`${token} 的值不在 0 与 1 之间，不能作为获胜的概率：运行到此结束，这次迭代不计。`;
    if (reason === 'unseen-move')
      return say`从 ${token} 往下有一个走步从未调用，对它一无所知：运行到此结束，这次迭代不计。`;
    return reason === 'unknown-leaf'
      ? say`${token} 的值未知：运行到此结束，这次迭代不计。`
      : say`博弈在 ${token} 出错：运行到此结束，这次迭代不计。`;
  },
};

/** Says how the playouts ended, without the full stop. */
function ended({ run, event, token, isGame }: SimulationFacts): Sentence {
  if (event?.kind !== 'simulate') return SILENCE;
  const { isTerminal, plies, reward } = event;
  const { given, leaves, playouts } = run.settings;
  const is = number(printReward(reward));
  if (given !== null) return say`第 ${exactNumber(event.iteration)} 次迭代给定的结果是 ${is}`;
  const times = isTerminal ? 1 : playouts;
  if (times > 1)
    return say`从 ${token} 模拟 ${exactNumber(times)} 次，共走 ${exactNumber(plies)} 步，平均得 ${is}`;
  const length = say`走 ${exactNumber(plies)} 步`;
  if (isGame)
    return isTerminal
      ? say`${token} 是终局：${endOf(reward)}，得 ${is}`
      : say`从 ${token} 模拟，${length}，结果${endOf(reward)}：${is}`;
  if (leaves === 'chance')
    return isTerminal
      ? say`${token} 是叶节点，获胜概率为 ${number(printReward(run.tree.value(event.node)))}：抽签结果${reward === 1 ? '获胜' : '未获胜'}，得 ${is}`
      : say`从 ${token} 模拟，${length}，到达叶节点，按其概率抽签：${reward === 1 ? '获胜' : '未获胜'}，得 ${is}`;
  return isTerminal
    ? say`${token} 是叶节点，它的值 ${is} 就是回报`
    : say`从 ${token} 模拟，${length}，到达值为 ${is} 的叶节点`;
}

/** Reads a node in plain words. */
export const reading: Reading = (facts) => {
  const { token, visits, mean, side, isKnown, chooser } = facts;
  if (visits === 0) return say`${token} 还没有试过。`;
  const times = say`${exactNumber(visits)} 次`;
  if (isKnown) return say`${token}：到过 ${times}；这里的结果已知，对 ${side} 是 ${mean}。`;
  const tried = say`${token}：${chooser === null ? '访问过' : '试过'} ${times}`;
  if (visits < READING.few) return say`${tried}${standingOf(facts)}尚无定论。`;
  return say`${tried}，对 ${side} 是 ${mean}${comparisonOf(facts)}。`;
};

function standingOf({ good, chooser }: ReadingFacts): string {
  if (good === null) return '：';
  if (good === 'neither') return '，目前对双方都不算有利：';
  const promise = chooser === null ? '' : chooser === good ? '有希望，' : '希望不大，';
  return `，目前对 ${good} 有利：${promise}`;
}

function comparisonOf({ chooser, beside, hasOthers }: ReadingFacts): Sentence {
  if (chooser === null || !hasOthers) return SILENCE;
  if (beside === null) return say`：这里别的走步都没有试到 ${exactNumber(READING.few)} 次`;
  const { how, token } = beside;
  if (how === 'as good') return say`：对 ${chooser} 来说与 ${token} 差不多`;
  return say`：目前对 ${chooser} 来说比 ${token} ${how === 'better' ? '好' : '差'}`;
}

/** What Next and Back stop at. */
export const grains: Readonly<Record<Grain, string>> = {
  event: '每个事件',
  visit: '每个阶段',
  leaf: '每次迭代',
};

/** Says whose results are told. */
export const whose: Readonly<Record<Numbers, string>> = {
  max: '数值为 MAX 的结果',
  mover: '数值为走到该节点一方的结果',
};

/** The settings in short, for the menu in which they are changed. */
export function settingsInShort(iterations: number, c: string): string {
  return `${iterations} 次迭代，C = ${c}`;
}

function mover({ kind }: SimulationFacts): string {
  return `轮到 ${bySide(kind, 'MAX', 'MIN')}`;
}

function scoresOf({ scores, others }: SimulationFacts): Sentence {
  const listed = sequence('，', ...scores.map(scoreOf));
  return others === 0 ? listed : say`${listed}，其余 ${exactNumber(others)} 个不更大`;
}

function scoreOf({ token, mean, bonus, score }: ScoreSaid): Sentence {
  return say`${token} ${mean} + ${bonus} = ${score}`;
}

function because(why: WhySelected): string {
  return { only: '', best: '，目前最好', 'least tried': '，试得较少', both: '，目前最好且试得最少', sum: '' }[
    why
  ];
}

function shareOf(probability: number): Sentence {
  return say`其概率为 ${exactNumber(probability)}`;
}

function endOf(reward: number): string {
  return reward === 1 ? 'MAX 获胜' : reward === 0 ? 'MIN 获胜' : '和棋';
}

function meanText(mean: number) {
  return number(meanWritten(mean));
}
