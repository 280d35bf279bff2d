/** The sentences of the feedback on a wrong answer, by what has to be said. */
import { isOfGraph } from '../core/graph/mergingTree.ts';
import type { Finding } from '../practice/index.ts';
import {
  type EstimateMethod,
  isEstimateMethod,
  isListMethod,
  isOfSimulation,
  type ListMethod,
  type SimulationMethod,
} from '../practice/misconception.ts';
import {
  type AnyFeedbackFacts,
  type EstimateFacts,
  estimateFacts,
  type FeedbackFacts,
  type IterationFacts,
  isOfRecursionRun,
  isOfSimulationRun,
  iterationFacts,
  type SimulationFeedbackFacts,
  testFacts,
} from './feedbackFacts.ts';
import type { Sentence } from './sentence.ts';
import type { VectorFacts } from './vectorFacts.ts';

/** The findings about recursive searches. */
type RecursionFinding = Exclude<
  Finding['misconception'],
  SimulationMethod | ListMethod | EstimateMethod | 'slip'
>;

export interface SimulationFeedback {
  readonly rule: Readonly<Record<SimulationMethod, (facts: SimulationFeedbackFacts) => Sentence>>;
  /** names the iteration in which the answer goes wrong */
  readonly iteration: (facts: IterationFacts) => Sentence;
  /** says what happens at the step of the simulation at which the answer goes wrong */
  readonly step: (facts: IterationFacts) => Sentence;
}

export interface VectorFeedback {
  readonly rule: Readonly<Partial<FeedbackWords['rule']>>;
  /** says what the node that compares has, and why that is enough to cut, or not yet enough */
  readonly test: (facts: VectorFacts) => Sentence;
}

export interface FeedbackWords {
  /** names the item of the answer to look at */
  readonly item: (facts: AnyFeedbackFacts) => Sentence;
  /** for each misconception, explains the rule that it violates */
  readonly rule: Readonly<Record<RecursionFinding, (facts: FeedbackFacts) => Sentence>>;
  /** asks the student to check a single entry */
  readonly slip: (facts: AnyFeedbackFacts) => Sentence;
  /** the sentences about simulations */
  readonly simulation: SimulationFeedback;
  /** the rules of the lists OPEN and CLOSED */
  readonly lists: Readonly<Record<ListMethod, Sentence>>;
  /** the rules of f(p) */
  readonly estimates: Readonly<Record<EstimateMethod, Sentence>>;
  /** says how f of the position of a node is counted */
  readonly counted: (facts: EstimateFacts) => Sentence;
  /** says where the lists can be compared with the run */
  readonly listsBelow: Sentence;
  /** the sentences that differ for trees of several players */
  readonly vectors: VectorFeedback;
  /** joins the rules of two misconceptions that occur together */
  readonly both: (one: Sentence, other: Sentence) => Sentence;
  /** says who owns the bound or, when no node owns it, what is true at the item instead */
  readonly owner: (facts: FeedbackFacts) => Sentence;
  /** lists the evaluated leaves in order, for a student who has miscounted them */
  readonly leaves: (facts: FeedbackFacts) => Sentence;
}

/**
 * Returns the sentence about what to look at: the iteration in which a simulation selects otherwise than the answer
 * says, or else the item of the answer.
 */
export function sayItem(words: FeedbackWords, facts: AnyFeedbackFacts): Sentence {
  if (!isOfSimulationRun(facts)) return words.item(facts);
  const iteration = iterationFacts(facts);
  return iteration.isSelection ? words.simulation.iteration(iteration) : words.item(facts);
}

/** Returns the explanation of the violated rule, or of both rules when two were violated. */
export function sayRule(words: FeedbackWords, facts: AnyFeedbackFacts): Sentence {
  const { misconception, also } = facts.finding;
  if (misconception === 'slip') return words.slip(facts);
  const rule = ruleOf(words, facts, misconception);
  return also === null ? rule : words.both(rule, ruleOf(words, facts, also));
}

function ruleOf(words: FeedbackWords, facts: AnyFeedbackFacts, name: Finding['misconception']): Sentence {
  if (isOfSimulationRun(facts))
    return isOfSimulation(name) ? words.simulation.rule[name](facts) : words.slip(facts);
  if (isListMethod(name)) return words.lists[name];
  if (isOfSimulation(name) || name === 'slip') return words.slip(facts);
  if (isEstimateMethod(name)) return words.estimates[name];
  if (isOfStrategy(facts)) return words.rule[name](facts);
  if (!isOfRecursionRun(facts)) return words.slip(facts);
  const ofPlayers = facts.run.family === 'vectors' ? words.vectors.rule[name] : undefined;
  return (ofPlayers ?? words.rule[name])(facts);
}

/**
 * Whether the finding is about a strategy in a game whose positions merge. What is said of strategies looks at the tree
 * alone, which such a run has as a recursive one has, and never at windows.
 */
function isOfStrategy(facts: AnyFeedbackFacts): facts is FeedbackFacts {
  return isOfGraph(facts.run) && facts.finding.part === 'solution';
}

/**
 * Returns the sentence about who owns the bound or, when no node owns it, about what is true at the item
 * instead.
 */
export function sayOwner(words: FeedbackWords, facts: AnyFeedbackFacts): Sentence {
  if (isOfSimulationRun(facts)) return words.simulation.step(iterationFacts(facts));
  if (isOfStrategy(facts)) return words.owner(facts);
  if (!isOfRecursionRun(facts)) return words.listsBelow;
  const counted = estimateFacts(facts);
  if (counted !== null) return words.counted(counted);
  const test = testFacts(facts);
  return test === null ? words.owner(facts) : words.vectors.test(test);
}
