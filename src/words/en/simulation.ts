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
    if (run.tree.isLeaf(ROOT)) return say`The root is terminal: every iteration ends here at once.`;
    return say`The tree is the root ${token} alone; each iteration adds a node.`;
  },

  select(facts) {
    const { token, child, probability } = facts;
    if (probability !== null) return say`Chance draws ${child ?? ''} at ${token}, ${shareOf(probability)}.`;
    return say`At ${token}, ${mover(facts)}: ${scoresOf(facts)} → ${child ?? ''}${because(facts.why)}.`;
  },

  expand(facts) {
    const { token, child, scores, probability, unvisited } = facts;
    const added = say`it enters the tree`;
    if (probability !== null)
      return say`Chance draws ${child ?? ''} at ${token}, ${shareOf(probability)}: ${added}.`;
    const left = unvisited - 1;
    const rest =
      left === 0
        ? SILENCE
        : say`${exactNumber(left)} more ${left === 1 ? 'move has' : 'moves have'} not been tried.`;
    const why =
      scores.length === 0
        ? say`At ${token}, ${mover(facts)}: ${child ?? ''} has not been tried yet, and ${added}.`
        : say`At ${token}, ${mover(facts)}: ${scoresOf(facts)} → ${child ?? ''}, and ${added}.`;
    return sequence(' ', why, rest);
  },

  simulate(facts) {
    const { forMin } = facts;
    const tail = forMin === null ? SILENCE : say`; for MIN that is ${number(printReward(forMin))}`;
    return say`${ended(facts)}${tail}.`;
  },

  backup({ event, token, side, recommended, isChanged, isLast }) {
    if (event?.kind !== 'backup') return SILENCE;
    const { visits, sum, mean, previous, reward } = event;
    const before = number(printReward(sum - reward));
    const q = previous === null ? say`Q ${meanText(mean)}` : say`Q ${meanText(previous)} → ${meanText(mean)}`;
    const counted = say`${token}${side === null ? '' : `, for ${side}`}: N ${exactNumber(visits - 1)} → ${exactNumber(visits)}, W ${before} → ${number(printReward(sum))}, ${q}.`;
    if (recommended === null || !(isChanged || isLast)) return counted;
    const move = isChanged
      ? say`The recommended move is now ${recommended}.`
      : say`The recommended move is ${recommended}.`;
    return sequence(' ', counted, move);
  },

  halt({ event, token }) {
    const reason = event?.kind === 'halt' ? event.reason : null;
    if (reason === 'no-probability')
      return say`The value of ${token} is not between 0 and 1, so it is no chance of a win: the run ends, and this iteration does not count.`;
    if (reason === 'unseen-move')
      return say`From ${token} on there is a move that was never called, and nothing is known of it: the run ends, and this iteration does not count.`;
    return reason === 'unknown-leaf'
      ? say`The value of ${token} is not known: the run ends, and this iteration does not count.`
      : say`The game fails at ${token}: the run ends, and this iteration does not count.`;
  },
};

/** Says how the playouts ended, without the full stop. */
function ended({ run, event, token, isGame }: SimulationFacts): Sentence {
  if (event?.kind !== 'simulate') return SILENCE;
  const { isTerminal, plies, reward } = event;
  const { given, leaves, playouts } = run.settings;
  const is = number(printReward(reward));
  if (given !== null) return say`The given result of iteration ${exactNumber(event.iteration)} is ${is}`;
  const times = isTerminal ? 1 : playouts;
  if (times > 1)
    return say`${exactNumber(times)} playouts from ${token}, ${exactNumber(plies)} moves together, give ${is} on the mean`;
  const length = say`${exactNumber(plies)} ${plies === 1 ? 'move' : 'moves'}`;
  if (isGame)
    return isTerminal
      ? say`At ${token} the game is over: ${endOf(reward)}, ${is}`
      : say`The playout from ${token}, ${length}, ends ${inGame(reward)}: ${is}`;
  if (leaves === 'chance')
    return isTerminal
      ? say`${token} is a leaf with the chance ${number(printReward(run.tree.value(event.node)))}: drawn, it is ${reward === 1 ? 'a win' : 'no win'}, ${is}`
      : say`The playout from ${token}, ${length}, ends at a leaf whose chance is drawn: ${reward === 1 ? 'a win' : 'no win'}, ${is}`;
  return isTerminal
    ? say`${token} is a leaf, and its value ${is} is the reward`
    : say`The playout from ${token}, ${length}, ends at a leaf worth ${is}`;
}

/** Reads a node in plain words. */
export const reading: Reading = (facts) => {
  const { token, visits, mean, side, isKnown, chooser } = facts;
  if (visits === 0) return say`${token} has not been tried yet.`;
  const times = say`${exactNumber(visits)} ${visits === 1 ? 'time' : 'times'}`;
  if (isKnown) return say`${token}: reached ${times}; the result there is known, ${mean} for ${side}.`;
  const tried = say`${token}: ${chooser === null ? 'visited' : 'tried'} ${times}`;
  if (visits < READING.few) return say`${tried}${standingOf(facts)}not known.`;
  return say`${tried}, ${mean} for ${side}${comparisonOf(facts)}.`;
};

function standingOf({ good, chooser }: ReadingFacts): string {
  if (good === null) return ': ';
  if (good === 'neither') return ', good for neither side so far: ';
  const promise = chooser === null ? '' : chooser === good ? 'promising, ' : 'not promising, ';
  return `, good for ${good} so far: ${promise}`;
}

function comparisonOf({ chooser, beside, hasOthers }: ReadingFacts): Sentence {
  if (chooser === null || !hasOthers) return SILENCE;
  if (beside === null) return say`: no other move here has been tried ${exactNumber(READING.few)} times`;
  const { how, token } = beside;
  if (how === 'as good') return say`: about as good for ${chooser} as ${token}`;
  return say`: ${how} for ${chooser} so far than ${token}`;
}

/** What Next and Back stop at. */
export const grains: Readonly<Record<Grain, string>> = {
  event: 'Every event',
  visit: 'Every phase',
  leaf: 'Every iteration',
};

/** Says whose results are told. */
export const whose: Readonly<Record<Numbers, string>> = {
  max: 'numbers are MAX’s',
  mover: 'numbers are of the side that moved in',
};

/** The settings in short, for the menu in which they are changed. */
export function settingsInShort(iterations: number, c: string): string {
  return `${iterations} ${iterations === 1 ? 'iteration' : 'iterations'}, C = ${c}`;
}

function mover({ kind }: SimulationFacts): string {
  return `${bySide(kind, 'MAX', 'MIN')} to move`;
}

function scoresOf({ scores, others }: SimulationFacts): Sentence {
  const listed = sequence(', ', ...scores.map(scoreOf));
  return others === 0 ? listed : say`${listed}, ${exactNumber(others)} others no more`;
}

function scoreOf({ token, mean, bonus, score }: ScoreSaid): Sentence {
  return say`${token} ${mean} + ${bonus} = ${score}`;
}

function because(why: WhySelected): string {
  return {
    only: '',
    best: ', the best so far',
    'least tried': ', tried less often',
    both: ', best and tried least',
    sum: '',
  }[why];
}

function shareOf(probability: number): Sentence {
  return say`whose probability is ${exactNumber(probability)}`;
}

function inGame(reward: number): string {
  return reward === 1 ? 'with a win of MAX' : reward === 0 ? 'with a win of MIN' : 'in a draw';
}

function endOf(reward: number): string {
  return reward === 1 ? 'MAX has won' : reward === 0 ? 'MIN has won' : 'a draw';
}

function meanText(mean: number) {
  return number(meanWritten(mean));
}
