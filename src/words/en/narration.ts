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

const SIDE = { max: 'MAX', min: 'MIN', chance: 'chance', leaf: 'leaf' } as const;

export const englishNarration: Narration = {
  start(trace, names) {
    const root = names.token(ROOT);
    const kind = trace.tree.kindName(ROOT);
    const who = {
      max: say`MAX decides at ${root}.`,
      min: say`MIN decides at ${root}.`,
      chance: say`Chance decides at ${root}.`,
      leaf: say`The tree is a single leaf.`,
    };
    return sequence(
      ' ',
      who[kind],
      say`Press → to see the search begin; ${number(plural(trace.tree.leafCount, 'leaf', 'leaves'))} in all.`,
    );
  },

  enter(facts, names) {
    const { event, kind, window, hasWindow, isRoot, parent, trace } = facts;
    const node = names.token(event.node);
    const turn =
      kind === 'chance' ? say`${node}, where chance decides` : say`${node}, where ${SIDE[kind]} decides`;
    if (!hasWindow) return isRoot ? say`The search begins at ${turn}.` : say`Down to ${turn}.`;
    if (isRoot)
      return say`The search begins at ${turn}. Nothing is known: the window is ${number(printWindow(window))}.`;
    if (kind === 'chance')
      return say`Down to ${turn}. No window passes through: its children start afresh from ${number('(−∞, +∞)')}.`;
    if (parent !== null && trace.tree.kindName(parent) === 'chance') {
      return say`Down to ${turn}. Below a chance node the window starts afresh at ${number(printWindow(window))}.`;
    }
    return sequence(
      ' ',
      say`Down to ${turn}, with the window ${number(printWindow(window))}.`,
      condition(facts.condition, names),
    );
  },

  leaf({ event, parent, rank }, names) {
    const leaf = names.token(event.node);
    return parent === null
      ? say`The leaf is worth ${leaf}.`
      : say`The ${ordinal(rank)} child of ${names.token(parent)} is a leaf worth ${leaf}.`;
  },

  update(facts, names) {
    const event = facts.event as UpdateEvent;
    const node = names.token(event.node);
    if (facts.kind === 'chance') return say`${node} so far: ${number(printPartialSum(facts.trace, event))}.`;
    return sequence(' ', whatChanged(facts, event, names), whatTheTestSays(facts, event, names));
  },

  cutoff(facts, names) {
    const event = facts.event as CutoffEvent;
    const { trace, step, kind } = facts;
    const node = names.token(event.node);
    const v = printNumber(event.test.v);
    const test = number(printTest(event.test, trace.rules));
    const left = leftOut(event);
    if (event.owner === null) {
      return say`Cut at ${node}: it already has ${number(v)}, and nothing can beat that (${test}). ${left}`;
    }
    const worth = kind === 'max' ? `${v} or more` : `${v} or less`;
    const owner = names.token(event.owner);
    const giver = giverOf(trace, event.owner, step);
    const from =
      giver === null
        ? SILENCE
        : trace.tree.isLeaf(giver)
          ? say` from the leaf ${names.token(giver)}`
          : say` from ${names.token(giver)}`;
    const has = say`${owner} already has ${number(printNumber(event.test.limit))}${from}`;
    const plies = pliesAbove(trace, event.node, event.owner);
    const reach =
      event.reach === 'shallow'
        ? say`A shallow cut: ${owner} is the parent.`
        : say`A deep cut: ${owner} is ${plural(plies, 'ply', 'plies')} up, so play never comes here.`;
    return say`Cut at ${node}: it is worth ${number(worth)}, and ${has} (${test}). ${left} ${reach}`;
  },

  exit(facts, names) {
    const event = facts.event as ExitEvent;
    const { trace, parent } = facts;
    const node = names.token(event.node);
    if (facts.isRoot && event.step === trace.length) return ending(facts, names);
    if (parent === null) return say`${node} returns ${number(printNumber(event.value))}.`;
    const up = names.token(parent);
    const value = number(printNumber(event.value));
    if (isPoint(event.range) && event.range.low === event.value)
      return say`${node} is worth exactly ${value}, and that goes up to ${up}.`;
    // Clamped into its window, or the running bound itself.
    if (isPoint(event.range))
      return say`${node} returns ${value} to ${up}, though it is worth exactly ${number(printNumber(event.range.low))}.`;
    return say`${node} returns ${value} to ${up}: ${number(knownOf(event))} is all that is proved of it.`;
  },

  halt({ event }, names) {
    const { node, reason } = event as HaltEvent;
    return reason === 'unknown-leaf'
      ? say`The search stops: the value of this leaf, ${names.token(node)}, is not known. Give it one to go on.`
      : say`The search stops at ${names.token(node)}: +∞ and −∞ meet in one expectation, and their sum has no value.`;
  },
};

function whatChanged({ kind, range }: StepFacts, event: UpdateEvent, names: NodeNames): Sentence {
  const node = names.token(event.node);
  const child = names.token(event.child);
  const who = names.tree.isLeaf(event.child) ? say`The leaf ${child}` : child;
  const returned = number(printNumber(event.returned));
  const value = number(printNumber(event.value));
  if (event.improved) {
    const direction = kind === 'max' ? 'up' : 'down';
    const settled = isPoint(range) && range.low === event.value;
    return settled
      ? say`${who} gives ${node} its value: ${value}.`
      : say`${who} takes ${node} ${direction} to ${value}.`;
  }
  const side = kind === 'max' ? 'MAX' : 'MIN';
  if (event.returned === event.value)
    return say`${child} is worth ${returned}, no better for ${side} than the ${value} that ${node} has.`;
  return say`${returned} is no better for ${side}: ${node} stays at ${value}.`;
}

function whatTheTestSays(facts: StepFacts, event: UpdateEvent, names: NodeNames): Sentence {
  const { test } = event;
  if (test === null) return SILENCE;
  if (test.holds) {
    const written = number(printTest(test, facts.trace.rules));
    return test.atLastChild
      ? say`The test ${written} holds, but this was its last child: nothing is left to cut.`
      : say`Since ${written}, the rest can be cut.`;
  }
  return test.atLastChild ? SILENCE : condition(facts.condition, names);
}

function condition(live: LiveCondition | null, names: NodeNames): Sentence {
  if (live === null) return say`No bound from above yet.`;
  const limit = number(printNumber(live.limit));
  const owner = names.token(live.owner);
  const greek = live.bound === 'alpha' ? 'α' : 'β';
  const verb = live.bound === 'alpha' ? 'drops' : 'rises';
  const beyond = live.bound === 'alpha' ? 'less' : 'more';
  return live.rule === 'equal'
    ? say`It cuts if it ${verb} to ${limit} or ${beyond} (${greek} from ${owner}).`
    : say`It cuts if it ${verb} ${live.bound === 'alpha' ? 'below' : 'above'} ${limit} (${greek} from ${owner}).`;
}

function leftOut({ pruned, prunedLeaves }: CutoffEvent): string {
  const leaves = prunedLeaves === 1 ? 'The leaf' : `The ${plural(prunedLeaves, 'leaf', 'leaves')}`;
  return prunedLeaves === pruned.length
    ? `${leaves} left can change nothing.`
    : `${leaves} below its ${pruned.length === 1 ? 'last child' : `last ${pruned.length} children`} can change nothing.`;
}

function knownOf({ range }: ExitEvent): string {
  if (range.low === -Infinity && range.high === Infinity) return 'nothing';
  if (range.low === -Infinity) return `${printNumber(range.high)} or less`;
  if (range.high === Infinity) return `${printNumber(range.low)} or more`;
  return `${printBound(range.low)} to ${printBound(range.high)}`;
}

function ending({ trace }: StepFacts, names: NodeNames): Sentence {
  const outcome = outcomeOf(trace);
  if (outcome === null) return SILENCE;
  const root = names.token(ROOT);
  const side = trace.tree.kindName(ROOT) === 'min' ? 'MIN' : 'MAX';
  const value = say`Done: ${root} is worth ${number(printNumber(outcome.value))}`;
  const move =
    outcome.bestMove === null
      ? say`.`
      : say`, and ${side} plays to ${trace.tree.isLeaf(outcome.bestMove) ? 'the leaf ' : ''}${names.token(outcome.bestMove)}.`;
  const { leaves } = outcome.tally;
  const shape = uniformShapeOf(trace.tree);
  const least =
    shape !== null && leaves === fewestLeaves(shape) && leaves < outcome.allLeaves
      ? ', the fewest possible'
      : '';
  const count =
    leaves === outcome.allLeaves
      ? leaves === 1
        ? say`Its one leaf was evaluated.`
        : say`All ${String(leaves)} leaves were evaluated.`
      : say`${number(String(leaves))} of ${String(outcome.allLeaves)} leaves ${leaves === 1 ? 'was' : 'were'} evaluated${least}.`;
  return sequence(' ', say`${value}${move}`, count);
}

function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

function ordinal(n: number): string {
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return words[n - 1] ?? `${n}${tail}`;
}
