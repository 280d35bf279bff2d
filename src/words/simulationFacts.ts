/** Collects the facts that a sentence about a step of a simulation needs. */
import type {
  Candidate,
  NodeId,
  NodeKind,
  SimulationExpandEvent,
  SimulationRun,
  SimulationSelectEvent,
} from '../core/index.ts';
import type { SimulationEvent } from '../core/run/event.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { MIN } from '../core/tree/nodeKind.ts';
import { type PrintedScore, printedScores } from './decimals.ts';
import type { NodeNames } from './nodeNames.ts';
import { number, type Segment, type Sentence } from './sentence.ts';

/** A move with its score, as a sentence writes it. */
export interface ScoreSaid {
  readonly token: Segment;
  /** the mean reward for the side to move and the bonus; the score is their sum */
  readonly mean: Segment;
  readonly bonus: Segment;
  readonly score: Segment;
}

/** Why the move with the greatest score has it: it has the best mean too, it was tried least, or neither. */
export type WhySelected = 'only' | 'best' | 'least tried' | 'both' | 'sum';

export interface SimulationFacts {
  readonly run: SimulationRun;
  readonly event: SimulationEvent | null;
  readonly node: NodeId;
  readonly token: Segment;
  readonly kind: NodeKind;
  /** the token of the chosen child; null when no child was chosen */
  readonly child: Segment | null;
  /** the moves with the greatest scores, the chosen one included, in the order of moves; empty without scores */
  readonly scores: readonly ScoreSaid[];
  /** the number of moves with scores that are not in `scores` */
  readonly others: number;
  readonly why: WhySelected;
  /** the probability of the outcome that chance drew; null when none was drawn */
  readonly probability: number | null;
  /** how many moves of the node have had no visit yet, before the step */
  readonly unvisited: number;
  /** the move that is recommended at the root after the step; null for none */
  readonly recommended: Segment | null;
  /** whether the step ends an iteration that changes the recommended move */
  readonly isChanged: boolean;
  /** whether the step is the last one of the run */
  readonly isLast: boolean;
  /** the side whose results are told at the node, when they are those of the side that moved; null when they are MAX's */
  readonly side: 'MAX' | 'MIN' | null;
  /** what the reward of the iteration counts for the side whose results are told at the node, when that is MIN */
  readonly forMin: number | null;
  /** whether the run is that of a game, in which 1, ½ and 0 are a win of MAX, a draw and a loss */
  readonly isGame: boolean;
}

/** The number of scores that a sentence writes out; of more moves it writes the greatest ones. */
const MOST_SCORES = 3;

export function simulationFactsAt(
  run: SimulationRun,
  event: SimulationEvent | null,
  names: NodeNames,
): SimulationFacts {
  const node = event?.node ?? ROOT;
  const step = event?.step ?? 0;
  const choice = event?.kind === 'select' || event?.kind === 'expand' ? event : null;
  const options = choice?.options ?? [];
  const scored = options.filter(({ bonus }) => bonus !== null);
  const chosen = options.find(({ child }) => child === choice?.child);
  const listed = listedOf(scored, chosen);
  const printed = printedScoresOf(scored);
  const best = run.bestChildAt(ROOT, step);
  const iteration = run.iterationAt(step);
  return {
    ...{ run, event, node, token: names.token(node), kind: run.tree.kindName(node) },
    child: choice && tokenOf(run, choice.child, names),
    // A move without visits comes before all others, so that no score decides.
    scores:
      choice?.isDrawn === true || chosen?.bonus === null
        ? []
        : listed.map((each) => scoreSaid(run, each, printed.get(each) as PrintedScore, names)),
    others: scored.length - listed.length,
    why: chosen === undefined ? 'sum' : whySelected(scored, chosen),
    probability: choice?.isDrawn === true ? (chosen?.score ?? null) : null,
    unvisited: options.filter(({ visits }) => visits === 0).length,
    recommended: best === null ? null : tokenOf(run, best, names),
    isChanged: step > 0 && step === run.endOf(iteration) && run.changes.includes(iteration),
    isLast: step === run.length,
    ...sideOf(run, event, node),
    isGame: run.isGame,
  };
}

function sideOf(
  run: SimulationRun,
  event: SimulationEvent | null,
  node: NodeId,
): Pick<SimulationFacts, 'side' | 'forMin'> {
  const { told } = run;
  if (told.numbers !== 'mover') return { side: null, forMin: null };
  if (told.sideAt(node) !== MIN) return { side: 'MAX', forMin: null };
  return { side: 'MIN', forMin: event?.kind === 'simulate' ? told.valueFor(MIN, event.reward) : null };
}

/** Returns a move by its name, which stands at its edge; a move without a name by the node that it leads to. */
export function tokenOf(run: SimulationRun, node: NodeId, names: NodeNames): Segment {
  const move = run.tree.move(node);
  return move === '' ? names.token(node) : { kind: 'node', node, text: move };
}

/** Returns the scores of the moves that are considered at a selection, by child, as the sentence about it writes them. */
export function scoresWritten({
  options,
  child,
}: SimulationSelectEvent | SimulationExpandEvent): ReadonlyMap<NodeId, string> {
  const scored = options.filter(({ bonus }) => bonus !== null);
  const chosen = options.find((each) => each.child === child);
  if (chosen?.bonus === null) return new Map();
  return new Map(
    [...printedScoresOf(scored)].flatMap(([each, { score }]) =>
      each.child === null ? [] : [[each.child, score] as const],
    ),
  );
}

/** Returns the printed scores of the moves that have one, as they stand in the sentence, at the edges and in the panel. */
export function printedScoresOf(scored: readonly Candidate[]): ReadonlyMap<Candidate, PrintedScore> {
  const printed = printedScores(scored.map(partsOf));
  return new Map(scored.map((each, index) => [each, printed[index] as PrintedScore]));
}

/** The score in which the sign of the mean is that for the side to move. */
function partsOf({ bonus, score }: Candidate) {
  return { mean: score - (bonus ?? 0), bonus: bonus ?? 0, score };
}

function listedOf(scored: readonly Candidate[], chosen: Candidate | undefined): readonly Candidate[] {
  if (scored.length <= MOST_SCORES) return scored;
  const byScore = scored.filter((each) => each !== chosen).toSorted((one, other) => other.score - one.score);
  const wanted = new Set([chosen, byScore[0]]);
  return scored.filter((each) => wanted.has(each));
}

function scoreSaid(
  run: SimulationRun,
  option: Candidate,
  { mean, bonus, score }: PrintedScore,
  names: NodeNames,
): ScoreSaid {
  const token: Segment =
    option.child === null ? { kind: 'text', text: option.move } : tokenOf(run, option.child, names);
  return { token, mean: number(mean), bonus: number(bonus), score: number(score) };
}

function whySelected(scored: readonly Candidate[], chosen: Candidate): WhySelected {
  if (scored.length < 2) return 'only';
  const mean = (each: Candidate) => partsOf(each).mean;
  const isBest = scored.every((each) => mean(each) <= mean(chosen) + 1e-9);
  const isLeast = scored.every((each) => each.visits >= chosen.visits);
  const isLess = scored.some((each) => each.visits > chosen.visits);
  const isBetter = scored.some((each) => mean(each) < mean(chosen) - 1e-9);
  if (isBest && isBetter && isLeast && isLess) return 'both';
  if (isBest && isBetter) return 'best';
  return isLeast && isLess ? 'least tried' : 'sum';
}

/** The sentences of a simulation: one for each kind of event, and one for the start of the run. */
export type SimulationNarration = Readonly<
  Record<'start' | SimulationEvent['kind'], (facts: SimulationFacts) => Sentence>
>;
