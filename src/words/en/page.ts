/**
 * The texts that the first picture of the page needs: those around the figure, and the sentence about each
 * step.
 */

import { assertNever } from '../../core/byKind.ts';
import type { AlgorithmName, AnswerEvent, Bound, GameTree, SearchRules } from '../../core/index.ts';
import { type AnyRun, asBounds } from '../../core/run/anyRun.ts';
import type { CutoffEvent } from '../../core/run/event.ts';
import { isPoint } from '../../core/run/range.ts';
import { estimated, given, testWorth, type Worth, worthAt } from '../../core/run/worth.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, type NodeKind } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { highEnd, isEstimated, type Known, lowEnd, printWorth, worth, worthOfValue } from '../estimates.ts';
import { printPartialSum } from '../expectation.ts';
import {
  type CutFacts,
  type CutLimit,
  giverOf,
  holdsAnother,
  isBeyondChance,
  isGiven,
  isJust,
  isSecured,
  isSettled,
  isUnused,
  isWhole,
  knownAt,
  outcomeOf,
  printOpenWindow,
  type StepFacts,
  type UpdateFacts,
} from '../facts.ts';
import { joinList } from '../joinList.ts';
import type { Narration } from '../narration.ts';
import type { NodeNames } from '../nodeNames.ts';
import { demandsOn, shareAfter } from '../outcomes.ts';
import { knownAsAt, type Question, windowOfResearch } from '../question.ts';
import { type AtLimit, atLimit, moveBeforeChecks } from '../reachFacts.ts';
import type { RuleWords } from '../ruleWords.ts';
import {
  exactNumber,
  grouped,
  number,
  type Segment,
  type Sentence,
  SILENCE,
  say,
  sequence,
} from '../sentence.ts';
import { printEnd, printTest, printWindow } from '../symbols.ts';
import { type Named, tiedFactsOf, timedWin } from '../tiedFacts.ts';
import { shownName } from '../visibleText.ts';
import { andPlays, moveTo } from './move.ts';
import { ordinal, plural } from './numbered.ts';

/** The names of the algorithms. */
export const algorithms: Readonly<Record<AlgorithmName, string>> = {
  minimax: 'Minimax',
  'two-phase': 'Two-phase minimax',
  'level-by-level': 'Level by level',
  'alpha-beta': 'Alpha–beta',
  pvs: 'PVS (NegaScout)',
  expectiminimax: 'Expectiminimax',
  'max-n': 'max^n',
  star1: 'Star1',
  mcts: 'Monte-Carlo tree search',
  program: 'Your program',
};

/** The words for who decides at a node, or for a leaf. */
export const kinds: Readonly<Record<NodeKind, string>> = {
  max: 'MAX',
  min: 'MIN',
  chance: 'chance',
  leaf: 'leaf',
  player: 'player',
};

/**
 * The texts of the top bar, the start page, the caption, the figure and the timeline, and their announcements
 * by screen readers.
 */
export const page = {
  name: 'Plyscope',
  // texts of the top bar
  places: 'Plyscope',
  place: { course: 'Course', trees: 'Trees', practise: 'Practise', mine: 'Mine' },
  mineOf: { mine: 'My trees', lessons: 'Lessons', sets: 'Sets', results: 'Results', progress: 'Progress' },
  more: 'More',
  // texts of the start page
  line: 'See how adversarial search thinks, one step at a time.',
  frontStep: (step: number, last: number) => `${step} of ${last}`,
  doors: {
    follow: ['Follow an example', 'Alpha–beta on Figure 5.5, in six pictures'],
    make: ['Make your own tree', 'Type it: (3 12 8) (2 4 6) (14 5 2)'],
    practise: ['Practise', 'Skill by skill, from backing up a value to deepening'],
    compare: ['Compare', 'Minimax beside alpha–beta, on the same tree'],
  },
  // texts of the figure’s caption
  search: 'Search',
  searchHint: 'Search, or paste a tree or link',
  stopEditing: 'Leave the editor',
  caption: 'The figure',
  previousFigure: 'Previous figure of the chapter',
  nextFigure: 'Next figure of the chapter',
  ruleState: {
    cutoff: { equal: 'cuts at ≥', strict: 'cuts at >' },
    value: { soft: 'fail-soft', hard: 'fail-hard', running: 'running bound' },
    bounds: { all: 'all ancestors', parent: 'parent only' },
    begin: { open: 'open window', leaves: 'known bounds' },
    ties: { first: 'first of equals', soonest: 'soonest win' },
  } satisfies RuleWords,
  rulesFolded: (changed: readonly string[]) => (changed.length === 0 ? 'rules' : changed.join(', ')),
  oneFigure: 'One figure',
  notWhileAsked: 'Not while Predict asks: it would tell the answer.',
  compare: 'Compare',
  algorithm: algorithms,
  grain: { event: 'Every event', visit: 'Every visit', leaf: 'Leaves and cuts' },
  kind: kinds,
  player: (number: number) => `player ${number}`,
  leaves: 'leaves',
  skipToControls: 'Skip to the controls',
  untitled: 'Untitled tree',
  changedTitle: (title: string) => `${title}, changed`,
  edit: 'Edit',
  practiseThis: 'Practise this tree',
  editTree: 'Edit the tree',
  share: 'Share, export, print',
  loading: 'Loading …',
  algorithmGroup: 'Algorithm',
  growthLegend: 'Tree',
  growth: { drawn: 'drawn first', grown: 'grown' },
  neverGenerated: 'never generated',
  movesMade: (made: number, all: number, isChance: boolean) =>
    `${grouped(made)} of ${grouped(all)} ${isChance ? 'outcome' : 'move'}${all === 1 ? '' : 's'}`,
  looksLegend: 'Search depth',
  looks: {
    toEnds: 'to the ends',
    depth: (depth: number) => `depth ${depth}`,
    deepen: 'deepen',
    budget: (nodes: number) => `budget ${grouped(nodes)}`,
    quiet: 'quiescence',
    check: (plies: number) => `check ${plies}`,
    between: ', ',
  },
  staticValue: (value: string) => `EVAL ${value}`,
  tried: (rank: number) => `#${grouped(rank)}`,
  /** texts below a node whose subtree is folded */
  foldedNodes: (count: number) => `+${plural(count, 'node', 'nodes')}`,
  rules: 'Rules',
  notationLegend: 'Beside a node',
  notationShows: {
    window: 'shows (α, β)',
    range: 'shows [lo, hi]',
    one: 'shows α or β',
    pair: 'shows [α, β]',
  },
  notationNone: 'no bounds',
  byMover: (shows: string) => `${shows}, negamax`,
  present: 'Present',
  stopPresenting: 'Leave the presentation',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied; it stands in the address bar.',
  help: 'Help',
  close: 'Close',
  compareWith: (title: string) => `Flip to: ${title}`,
  // texts of the figure
  figure: 'Game tree',
  // texts of the side panels
  panels: 'Beside the tree',
  node: 'node',
  // texts of the buttons and the slider that step through the run
  timeline: 'Timeline',
  timelineValue: (step: number, last: number) => `step ${grouped(step)} of ${grouped(last)}`,
  first: 'First step',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'Last step',
  previousCutoff: 'Previous cutoff',
  nextCutoff: 'Next cutoff',
  previousPhase: 'Previous phase',
  nextPhase: 'Next phase',
  previousPass: 'Previous pass',
  nextPass: 'Next pass',
  overSubtree: 'Over the subtree',
  outToParent: 'Back out to the parent',
  goToStep: 'Go to step',
  stepField: (last: number) => `Step, 0 to ${grouped(last)}`,
  speed: 'Speed',
  grainGroup: 'Stop at',
  markMoment: (name: string, step: number) => `${name}, step ${grouped(step)}`,
  press: 'Press → or Space to begin',
  tap: 'Press ▶ to begin',
  // texts that only screen readers speak
  spokenStep: (step: number, sentence: string) => `Step ${grouped(step)}. ${sentence}`,
  spokenStop: 'Stopped.',
  copyTitle: (title: string) => `${title} (2)`,
  partFailed: 'This part failed. The rest goes on working.',
  partNotLoaded: 'This part could not be loaded. The rest goes on working.',
  tryAgain: 'Try again',
  saveTree: 'Save my tree as a file',
  reload: 'Reload',
  openHere: 'Open in Plyscope',
};

/**
 * Writes a leaf's name when other leaves have the same name, with its number among all leaves and its parent.
 */
export function leafApart(name: string, place: number, parent: string): string {
  return `${name} (leaf ${place}, below ${parent})`;
}

/** The sentences about the steps of a recursive search, one for each kind of event. */
const narration: Narration = {
  start(run, names) {
    const root = names.token(ROOT);
    const kind = run.tree.kindName(ROOT);
    const who = {
      max: say`MAX decides at ${root}.`,
      min: say`MIN decides at ${root}.`,
      chance: say`Chance decides at ${root}.`,
      leaf: say`The tree is a single leaf.`,
      player: SILENCE,
    };
    return sequence(
      ' ',
      who[kind],
      isWhole(run) ? say`${number(plural(run.tree.leafCount, 'leaf', 'leaves'))} in all.` : SILENCE,
      run.tree.numbers === 'mover' ? itsOwnNumbers(run.tree) : SILENCE,
    );
  },

  enter(facts) {
    const { node, kind, window, hasWindow, isRoot, isOutcome, run } = facts;
    const turn =
      kind === 'chance'
        ? say`${node}, where chance decides`
        : say`${node}, where ${kinds[kind]} ${facts.movesAgain ? 'moves again' : 'decides'}`;
    if (!hasWindow) return isRoot ? say`The search begins at ${turn}.` : say`Down to ${turn}.`;
    const pair = number(printWindow(window));
    if (isRoot && !isSameWindow(run.rootWindow, FULL_WINDOW))
      return sequence(' ', beginsWithin(facts), whatCanCut(facts));
    if (isRoot)
      return say`The search begins at ${turn}. ${knownBeforehand(facts)}${isUnused(facts) ? ', but the search begins open' : ''}: the window is ${pair}.`;
    const down = say`Down to ${turn}, with the window ${pair}.`;
    if (facts.isThrough || kind === 'chance' || isOutcome)
      return entered(facts, say`Down to ${turn}`, down) ?? sequence(' ', down, whatCanCut(facts));
    if (facts.question !== null) return sequence(' ', onlyAsked(facts.question, facts), whatCanCut(facts));
    return sequence(' ', down, whatCanCut(facts));
  },

  leaf({ event, node, up, rank, run }) {
    if (up === null) return say`The leaf is worth ${node}.`;
    const what = run.tree.label(event.node) === '' ? 'a leaf worth' : 'the leaf';
    return say`The ${ordinal(rank)} child of ${up} is ${what} ${node}.`;
  },

  update(facts) {
    if (facts.kind === 'chance') return summed(facts);
    return sequence(' ', whatChanged(facts), whatTheTestSays(facts));
  },

  cutoff(facts) {
    const { event, run, node, kind, direction } = facts;
    const { v, limit } = facts.test;
    const test = number(printTest(facts.test, run.rules, facts.window));
    const cut = event.test.bound === 'alpha' ? 'α cut' : 'β cut';
    const left = leftOut(event);
    if (kind === 'chance')
      return sequence(' ', say`${cut} at ${node}: ${comesTo(facts)} (${test}). ${left}`, howFar(facts));
    if (event.owner === null && !isGiven(run, event.node, event.test.bound, limit.value))
      return say`${cut} at ${node}: it already has ${worth(v)}, and ${Number.isFinite(limit.value) ? noLeafBeyond(facts, event.test.bound, limit) : 'nothing can beat that'} (${test}). ${left}`;
    const atLeast = number(bySide(direction, orMore(v), orLess(v)));
    if (event.owner === null)
      return say`${cut} at ${node}${asSeen(facts)}: it is worth ${atLeast}, and ${givenBound(facts)} (${test}). ${leftOut(event, 'cannot change that')}`;
    return sequence(
      ' ',
      say`${cut} at ${node}${asSeen(facts)}: it is worth ${atLeast}, and ${whatOwnerHas(facts, event.owner)} (${test}). ${left}`,
      howFar(facts),
    );
  },

  exit(facts) {
    const { event, run, node, up } = facts;
    if (facts.isRoot && event.step === run.length) return ending(facts);
    const value = worth(facts.held);
    if (up === null) return say`${node} returns ${value}.`;
    if (isJust(event.range, event.value))
      return isJust(facts.proved, event.value)
        ? say`${node} is worth exactly ${value}, and that goes up to ${up}.`
        : say`${node} is worth ${worth(worthOfValue(event.value, facts))}${asSeen(facts)}, and that goes up to ${up}.`;
    // The node's true value is known but differs from what it returns, because a rule clamps it to the window
    // or returns the running bound.
    if (isPoint(event.range))
      return isJust(facts.proved, event.range.low)
        ? say`${node} returns ${value} to ${up}, though it is worth exactly ${worth(worthOfValue(event.range.low, facts))}.`
        : say`${node} returns ${value} to ${up}, though it is worth ${worth(worthOfValue(event.range.low, facts))}${asSeen(facts)}.`;
    const known = knownOf(facts);
    if (known === null) return say`${node} returns ${value} to ${up}: nothing is proved of it.`;
    const what = isEstimated(facts) ? say`known of it${asSeen(facts)}` : say`proved of it`;
    return say`${node} returns ${value} to ${up}: ${number(known)} is all that is ${what}.`;
  },

  again({ event, names, run, kind, direction, returned: { worth: came } }) {
    const { node, child, step } = event;
    const tree = run.treeAt(step);
    const returned = tree.inNumbersOf(node, child, came.value);
    const known = knownAsAt(tree, node, child, knownAt(run, child, step));
    const held = printWorth({ ...came, value: returned });
    const whose = tree.numbers === 'mover' ? bySide(kind, ' for MAX', ' for MIN') : '';
    const so = isJust(known.range, returned)
      ? worth({ ...came, value: returned })
      : number(`${held} or ${bySide(direction, 'more', 'less')}`);
    return say`Yes, ${so}${whose}: ${names.token(child)} is searched again to see how good, with the window ${number(printWindow(windowOfResearch(run, event)))}.`;
  },

  halt({ event: { reason }, node }) {
    if (reason === 'unknown-leaf')
      return say`The search stops: the value of this leaf, ${node}, is not known. Give it one to go on.`;
    const why = {
      'infinities-meet': '+∞ and −∞ meet in one expectation, and their sum has no value',
      'unseen-move': 'nothing is known of its next move, which was never called',
      'no-evaluation': 'it lies at the depth limit, and nothing estimates its worth',
      'too-many': 'there is no room for more positions',
      repeats: 'positions repeat in a circle, and it waits for its own value',
      'bad-game': 'the game fails in this position',
      budget: 'no more nodes may be entered',
    };
    return say`The search stops at ${node}: ${why[reason]}.`;
  },

  goesOn(sentence, { event, node, kind, names, run }) {
    const limit = atLimit(run, event.node, event.step);
    if (limit === null) return sentence;
    const side = bySide(kind, 'MAX', 'MIN');
    const [move] = limit.noisyMoves;
    const moves =
      limit.noisyMoves.length === 1 && move !== undefined
        ? say` (${side} has the noisy move ${shownName(move)})`
        : say` (${side} has noisy moves)`;
    const where = whereItLies(limit, names);
    return sequence(' ', sentence, say`${node} lies ${where}, but is not quiet${moves}: the search goes on.`);
  },

  horizon(facts) {
    const { event, names, run } = facts;
    const node = nodeAtLimit(facts);
    const estimate = number(`EVAL = ${printNumber(event.value)}`);
    const limit = atLimit(run, event.node, event.step);
    if (limit === null) return say`Of ${facts.node} only an estimate is known: ${estimate}. It is no proof.`;
    const judged = say`it is judged, not looked into: ${estimate}. An estimate, no proof.`;
    const where = whereItLies(limit, names);
    if (!limit.asksForQuiet) return say`${node} lies ${where}: ${judged}`;
    if (limit.isQuiet) return say`${node} lies ${where} and is quiet: ${judged}`;
    return say`${node} is not quiet, but lies ${where}, the most there may be: ${judged}`;
  },

  tabled({ rank, up, held }) {
    const value = worth(held);
    return say`The ${ordinal(rank)} child of ${up ?? ''} stands in the ending table, worth ${value}: exact, and not searched.`;
  },

  stay({ event, kind, node, run, test }) {
    const side = bySide(kind, 'MAX', 'MIN');
    const kept = say`${side} need not make a noisy move: ${node} may keep ${worth(estimated(event.static))}.`;
    return test?.holds
      ? say`${kept} Since ${number(printTest(test, run.rules))}, the rest can be cut.`
      : kept;
  },

  pass({ event: { depth, step, plies }, node, run }) {
    if (plies !== null) {
      const judged = worth(estimated(run.tree.staticValue(run.nodeAt(step))));
      const farther = number(plural(plies, 'ply', 'plies'));
      return say`The chosen line ends at ${node}, judged ${judged}. It is looked at ${farther} farther.`;
    }
    const begin = say`Depth ${exactNumber(depth)} begins`;
    const before = run.passes[run.passes.indexOf(run.passAt(step)) - 1];
    if (before === undefined) return say`${begin}.`;
    const tried = {
      last: say`in the order of what depth ${exactNumber(before.depth ?? 0)} returned`,
      given: 'as they stand',
      kind: 'by the kind of their moves',
    };
    return say`${begin}; children are tried ${tried[run.limits.tries]}.`;
  },

  stop({ event: { depth }, node, run }) {
    const { budget } = run.limits;
    const used = say`The budget of ${number(plural(budget ?? 0, 'node', 'nodes'))} is used up in depth ${exactNumber(depth)}, before ${node} is entered`;
    return say`${used}; what this pass has found is dropped.`;
  },

  answer: answerOfPasses,
};

/** Writes that a result holds only as far as the pass has searched; "" when it is proved. */
function asSeen({ depth, run, event }: StepFacts): string {
  const pass = run.passAt(event.step);
  if (depth === null || !pass.tree.hasHorizon) return '';
  const isDepthAlone = run.limits.quiet === 'none' && pass.checks.length === 0;
  return isDepthAlone ? `, as seen to depth ${depth}` : ', as far as it is looked at';
}

/** Says what is known before the search: nothing, or the declared bounds of all leaves. */
function knownBeforehand({ run: { tree }, kind }: StepFacts): string {
  const [least, most] = tree.leafBoundsAt(ROOT);
  if (least === -Infinity && most === Infinity) return 'Nothing is known';
  const whose = tree.numbers === 'mover' ? ` for ${kinds[kind]}` : '';
  if (least === -Infinity) return `Every leaf is known to be ${orLess(given(most))}${whose}`;
  if (most === Infinity) return `Every leaf is known to be ${orMore(given(least))}${whose}`;
  return `Every leaf is known to lie between ${printNumber(least)} and ${printNumber(most)}${whose}`;
}

/** The sentence for negamax form, where each side writes its own numbers. */
function itsOwnNumbers(tree: GameTree): Sentence {
  return sidesAlternate(tree)
    ? say`Each side writes its own numbers: from ply to ply they change their sign.`
    : say`Each side writes its own numbers: they change their sign from one side to the other, and keep it where a side moves again.`;
}

/**
 * Writes what a returned number means for the node's own side, such as " (3 for MAX)"; no text when all
 * numbers are MAX's.
 */
function counted({ counts, kind }: UpdateFacts, more: Sentence = SILENCE): Sentence {
  if (counts === null) return more.length === 0 ? SILENCE : say` (${more})`;
  return say` (${sequence('; ', say`${worth(counts)} for ${kinds[kind]}`, more)})`;
}

function whatChanged(facts: UpdateFacts): Sentence {
  const { event, names, node } = facts;
  const child = names.token(event.child);
  const isLeaf = names.tree.isLeaf(event.child);
  const returned = worth(facts.returned.worth);
  const value = worth(facts.held);
  if (event.improved) {
    const who = isLeaf
      ? say`The leaf ${child}${counted(facts)}`
      : facts.counts === null
        ? say`${child}`
        : say`What ${child} returned, ${returned}${counted(facts)},`;
    if (isJust(facts.range, event.value))
      return say`${who} gives ${node} its value: ${worth(worthOfValue(event.value, facts))}.`;
    if (isSecured(facts, event.value)) {
      return say`${who} takes ${node} ${bySide(facts.direction, 'up', 'down')} to ${value}.`;
    }
    return say`${child} returned ${returned}${counted(facts, aside(facts, child))}: v at ${node} is ${value} for now.`;
  }
  const side = kinds[facts.kind];
  const what = isLeaf
    ? say`The leaf ${child}${counted(facts)} is`
    : say`${child} returned ${returned}${counted(facts)}:`;
  const known = aside(facts, child);
  const besides = known.length === 0 ? SILENCE : say` (${known})`;
  if (facts.heldNothing)
    return say`${what} all that ${node} has so far${besides}, and nothing is worse for ${side}.`;
  return say`${what} no better for ${side} than ${heldValue(facts)}${besides}.`;
}

/** Writes what a node holds: a secured value, or else the v (with running bounds the α or β) of its call. */
function heldValue(facts: UpdateFacts): Sentence {
  const { node, event } = facts;
  if (!facts.isRunning && isSecured(facts, event.value))
    return say`the ${worth(facts.held)} that ${node} has`;
  const holder = facts.isRunning ? bySide(facts.direction, 'α', 'β') : 'v';
  return say`${holder} = ${worth(facts.held)} at ${node}`;
}

/**
 * Says what is proved about the value of the child that has returned, when that is not exactly the returned
 * value.
 */
function aside({ returned, event }: UpdateFacts, child: Segment): Sentence {
  if (returned === null || isJust(returned.range, event.returned)) return SILENCE;
  const known = knownOf(returned);
  return known === null ? say`nothing is proved of ${child}` : say`${child} is worth ${known}`;
}

function whatTheTestSays(facts: UpdateFacts): Sentence {
  const { test } = facts;
  const written = test === null ? SILENCE : [number(printTest(test, facts.run.rules, facts.window))];
  if (facts.isLast && !facts.isRoot && facts.mayHaveMore && test?.holds)
    return say`Since ${written}, the rest can be cut. Whether there is any is not known, so what goes up is only a bound.`;
  if (facts.isLast)
    return sequence(
      ' ',
      test?.holds
        ? say`The test ${written} holds, but this was the last child: nothing is left to cut.`
        : SILENCE,
      facts.isRoot ? SILENCE : whatGoesUp(facts),
    );
  return test?.holds ? say`Since ${written}, the rest can be cut.` : whatCanCut(facts);
}

/**
 * The sentence about what a node returns to its parent after its last child: its value, or only a bound on
 * it.
 */
function whatGoesUp(facts: UpdateFacts): Sentence {
  const { node } = facts;
  return isSettled(facts)
    ? say`${node} is settled now: its value can be passed up.`
    : say`All children of ${node} have returned: what goes up is only a bound.`;
}

/**
 * Says which ancestor owns the bound that cuts, and what value it holds; behind a chance node that value
 * differs from the bound.
 */
function whatOwnerHas(facts: CutFacts, above: NodeId): Sentence {
  const { event, run, names } = facts;
  const { bound, limit } = facts.test;
  const owner = names.token(above);
  if (isBeyondChance(run, above, event.node)) {
    const has = worth(worthAt(run, above, event.step));
    return say`${owner}, which has ${has}, needs ${beyond(bound, limit, run.rules)} here`;
  }
  const giver = giverOf(run, above, event.step);
  const from =
    giver === null
      ? SILENCE
      : run.tree.isLeaf(giver)
        ? say` from the leaf ${names.token(giver)}`
        : say` from ${names.token(giver)}`;
  const itself = holdsAnother(facts) ? ' itself' : '';
  const { tree } = run;
  const held = worthAt(run, above, event.step, tree.inNumbersOf(above, event.node, limit.value));
  const here = tree.changesSign(above, event.node) ? say` (here ${worth(limit)})` : SILENCE;
  return say`${owner}${itself} already has ${worth(held)}${here}${from}`;
}

function comesTo(facts: CutFacts): Sentence {
  const { owner } = facts.event;
  return withTheRest(facts, owner === null ? null : whatOwnerHas(facts, owner));
}

function howFar({ run, names, node, event, test }: CutFacts): Sentence {
  const { tree } = run;
  const { owner, reach } = event;
  if (owner === null) return SILENCE;
  const above = names.token(owner);
  if (reach === 'shallow') return say`A shallow cut: ${above} is the parent.`;
  const plies = plural(tree.depth(event.node) - tree.depth(owner), 'ply', 'plies');
  if (isBeyondChance(run, owner, event.node)) return say`A deep cut: ${above} is ${plies} up, beyond chance.`;
  return test.v.value === test.limit.value
    ? say`A deep cut: ${above} is ${plies} up, and ${node} cannot beat its ${worth({ ...test.limit, value: tree.inNumbersOf(owner, event.node, test.limit.value) })}.`
    : say`A deep cut: ${above} is ${plies} up, so play never comes here.`;
}

function whatCanCut(facts: StepFacts): Sentence {
  const { outlook, names, node } = facts;
  if (outlook === null) return SILENCE;
  switch (outlook.kind) {
    case 'last-child':
      return outlook.isOnly
        ? say`With one child there is nothing to cut.`
        : say`Only the last child is yet to come: after it ${node} has nothing to cut.`;
    case 'no-limit': {
      const [greek, infinity] = outlook.bound === 'alpha' ? ['α', '−∞'] : ['β', '+∞'];
      return outlook.orInfinity
        ? say`${greek} is still ${number(infinity)}: only ${infinity} itself can cut ${node}.`
        : say`${greek} is still ${number(infinity)}: nothing can cut ${node} yet.`;
    }
    case 'leaf-bound': {
      const limit = worth(outlook.limit);
      const known = noLeafBeyond(facts, outlook.bound, outlook.limit);
      return outlook.isEnough
        ? say`Since ${known}, only ${limit} itself can cut ${node}.`
        : say`Since ${known}, nothing can cut ${node} yet.`;
    }
    case 'limit': {
      const owner = names.token(outlook.owner);
      const whose = outlook.held === null ? owner : say`${owner}’s ${worth(outlook.held)}`;
      return itCuts(outlook, worth(outlook.limit), say`from ${whose}`);
    }
    case 'given': {
      const { asker, bound } = outlook;
      const whose = asker === null ? say`the root window` : say`what ${names.token(asker)} asks`;
      return itCuts(outlook, number(printEnd(bound, facts.window)), say`of ${whose}`);
    }
    default:
      return assertNever(outlook);
  }
}

/** Says that no leaf lies beyond a declared bound. */
function noLeafBeyond({ run, kind }: StepFacts, bound: Bound, limit: Worth): Sentence {
  const whose = run.tree.numbers === 'mover' ? ` for ${kinds[kind]}` : '';
  return say`no leaf is worth ${bound === 'alpha' ? 'less' : 'more'} than ${worth(limit)}${whose}`;
}

/** Says which values would cut a node, and who owns the bound. */
function itCuts({ bound, rule }: CutLimit, limit: Segment, whose: Sentence): Sentence {
  const isAlpha = bound === 'alpha';
  const when =
    rule === 'equal'
      ? say`to ${limit} or ${isAlpha ? 'less' : 'more'}`
      : say`${isAlpha ? 'below' : 'above'} ${limit}`;
  return say`It cuts if it ${isAlpha ? 'drops' : 'rises'} ${when} (${isAlpha ? 'α' : 'β'} ${whose}).`;
}

function leftOut(
  { pruned, prunedLeaves, neverGenerated }: CutoffEvent,
  cannot = 'can change nothing',
): string {
  if (prunedLeaves === null) {
    const moves = pruned.length + neverGenerated;
    const left = moves === 1 ? 'The one move' : `The ${grouped(moves)} moves`;
    if (pruned.length > 0) return `${left} left ${cannot}.`;
    return `${left} left ${cannot}: ${moves === 1 ? 'it is' : 'they are'} not even generated.`;
  }
  const leaves = prunedLeaves === 1 ? 'The one leaf' : `The ${plural(prunedLeaves, 'leaf', 'leaves')}`;
  return prunedLeaves === pruned.length
    ? `${leaves} left ${cannot}.`
    : `${leaves} below its ${pruned.length === 1 ? 'last child' : `last ${grouped(pruned.length)} children`} ${cannot}.`;
}

/** Writes what is known about a value, such as "3 or less" or "6 to 8"; null when nothing is known. */
function knownOf(known: Known): string | null {
  const { low, high } = known.range;
  const [least, most] = [lowEnd(known), highEnd(known)];
  if (isPoint(known.range)) return printWorth(worthOfValue(low, known));
  if (low === -Infinity) return high === Infinity ? null : orLess(most);
  return high === Infinity ? orMore(least) : `${printWorth(least)} to ${printWorth(most)}`;
}

/** Writes "3 or more"; for +∞ the number alone, because nothing is greater. */
function orMore(least: Worth): string {
  return least.value === Infinity ? printWorth(least) : `${printWorth(least)} or more`;
}

function orLess(most: Worth): string {
  return most.value === -Infinity ? printWorth(most) : `${printWorth(most)} or less`;
}

/** Says who wins and when, if the value of the root tells it. */
function endsAt(run: AnyRun): Sentence {
  const win = timedWin(run);
  return win === null ? SILENCE : say` (${win.winner} wins at ply ${exactNumber(win.ply)})`;
}

/** Says which moves are as good as the one played, and of which that cannot be told. */
function otherMoves(run: AnyRun, names: NodeNames): Sentence {
  const facts = tiedFactsOf(run, names);
  if (facts === null) return SILENCE;
  const { asGood, otherPly, untold, neverMade, isWon, isProved } = facts;
  const by = isProved ? '' : 'By estimate ';
  const are = ([named, more]: Named) => (named.length + more === 1 ? 'is' : 'are');
  const [wins, later] = otherPly[0].length === 1 ? ['wins too', 'loses'] : ['win too', 'lose'];
  return sequence(
    ' ',
    asGood[0].length === 0 ? SILENCE : say`${by}${all(asGood, 'and')} ${are(asGood)} as good.`,
    otherPly[0].length === 0
      ? SILENCE
      : say`${by}${all(otherPly, 'and')} ${isWon ? `${wins}, but later` : `${later} sooner`}.`,
    untold[0].length === 0
      ? SILENCE
      : say`Whether ${all(untold, 'or')} is as good cannot be told from what was read.`,
    neverMade === 0
      ? SILENCE
      : say`Whether ${neverMade === 1 ? 'the move' : `one of the ${grouped(neverMade)} moves`} never generated is as good cannot be told.`,
  );
}

/** Lists names, with the number of those that are not named. */
function all([named, more]: Named, last: 'and' | 'or'): Sentence {
  return more > 0
    ? say`${joinList(named, ', ', ', ')} ${last} ${plural(more, 'further move', 'further moves')}`
    : joinList(named, ', ', ` ${last} `);
}

function ending(facts: StepFacts): Sentence {
  const { run, names } = facts;
  const outcome = outcomeOf(run);
  if (outcome === null) return SILENCE;
  const root =
    outcome.kind === 'exact'
      ? say`${facts.node} is worth ${worth(worthOfValue(outcome.value, facts))}${endsAt(run)}`
      : failed(facts, outcome.value);
  const plays = say`Done${outcome.isProved ? '' : asSeen(facts)}: ${root}${andPlays(run, outcome.bestMove, names)}`;
  const value = sequence(' ', plays, otherMoves(run, names));
  const { generated, neverGenerated, leaves: times } = outcome.tally;
  const { leaves } = outcome;
  if (run.grows) {
    const never = neverGenerated === 0 ? '' : `, ${plural(neverGenerated, 'move', 'moves')} never generated`;
    const made = `${plural(generated, 'node', 'nodes')} generated, ${plural(leaves, 'leaf', 'leaves')} evaluated${again(times, leaves)}`;
    return sequence(' ', value, say`${made}${never}.`);
  }
  const { horizon } = outcome.tally;
  if (horizon > 0)
    return sequence(
      ' ',
      value,
      say`${plural(times, 'position', 'positions')} evaluated, ${grouped(horizon)} of them by estimate.`,
    );
  const least = outcome.isFewest ? ', the fewest possible' : '';
  const evaluated =
    leaves === outcome.allLeaves
      ? leaves === 1
        ? say`Its one leaf was evaluated.`
        : say`All ${plural(leaves, 'leaf', 'leaves')} were evaluated${again(times, leaves)}.`
      : say`Of ${grouped(outcome.allLeaves)} leaves, ${number(grouped(leaves))} ${leaves === 1 ? 'was' : 'were'} evaluated${least}${again(times, leaves)}.`;
  return sequence(' ', value, evaluated);
}

/** Says how often leaves were evaluated, when some were evaluated more than once. */
function again(times: number, leaves: number): string {
  return times === leaves ? '' : `, ${grouped(times)} times in all`;
}

/** The sentence for entering the root when a root window is set. */
function beginsWithin({ node, kind, window }: StepFacts): Sentence {
  const turn = say`${node}, where ${kind === 'chance' ? 'chance' : bySide(kind, 'MAX', 'MIN')} decides`;
  return say`The search begins at ${turn}, with the root window ${number(printWindow(window))}: only values inside will come out exactly.`;
}

/** The sentence for entering a node with a null window. */
function onlyAsked({ side, than }: Question, { node, window, run }: StepFacts): Sentence {
  const isMax = run.tree.numbers === 'mover' ? 'for MAX ' : '';
  const better = say`${node} is only asked: better ${bySide(side, isMax, 'for MIN ')}than ${worth(than)}?`;
  return say`${better} The window is ${number(printWindow(window))}.`;
}

/**
 * The part of a sentence that says where the bound of a cut comes from when no node holds it: the root
 * window, or a null window.
 */
function givenBound({ event, run, names, window }: CutFacts): Sentence {
  const { bound } = event.test;
  const asker = run.askerAt(bound, event.node, event.step);
  const end = number(printEnd(bound, window));
  if (asker === null) return say`the root window ${bound === 'beta' ? 'ends' : 'begins'} at ${end}`;
  const than = number(printEnd(bound === 'beta' ? 'alpha' : 'beta', window));
  return say`${names.token(asker)} only asks for ${bound === 'beta' ? 'more' : 'less'} than ${than}`;
}

/**
 * The part of a sentence that says that the search fails low or high, and what bound on the root’s value
 * follows.
 */
function failed({ node, run, proved }: StepFacts, value: number): Sentence {
  return run.kindOfValue === 'upper'
    ? say`the search fails low, ${node} is worth at most ${worth({ value, isProved: proved.high <= value })}`
    : say`the search fails high, ${node} is worth at least ${worth({ value, isProved: proved.low >= value })}`;
}

/** The sentence for entering a chance node or one of its outcomes; null at any other node. */
function entered(facts: StepFacts, to: Sentence, down: Sentence): Sentence | null {
  if (facts.isThrough) {
    const demands = asked(facts);
    return demands === null ? null : sequence(' ', down, demands);
  }
  return facts.kind === 'chance'
    ? say`${to}. No window passes through: its children start afresh from ${number(printOpenWindow(facts.run))}.`
    : say`${to}. Below a chance node the window starts afresh at ${number(printWindow(facts.window))}.`;
}

/** Writes the partial sum of a chance node over the outcomes that have returned. */
function summed(facts: UpdateFacts): Sentence {
  const { node } = facts;
  const sum = number(printPartialSum(facts.run, facts.event));
  if (!facts.isLast)
    return sequence(' ', say`${node} so far: ${sum}.`, facts.isThrough ? possible(facts) : SILENCE);
  return isJust(facts.range, facts.event.value)
    ? say`That was the last outcome of ${node}. Its expected value: ${sum}.`
    : say`That was the last outcome of ${node}: ${sum}. What goes up is only a bound.`;
}

/** Writes which values do not reach a bound, such as "more than 1". */
function beyond(bound: Bound, limit: Worth, { cutoff }: SearchRules): Sentence {
  const isAlpha = bound === 'alpha';
  return cutoff === 'equal'
    ? say`${isAlpha ? 'more' : 'less'} than ${worth(limit)}`
    : say`${worth(limit)} or ${isAlpha ? 'more' : 'less'}`;
}

/**
 * For windows that pass through chance nodes: says which values of an outcome do not cut the chance node;
 * null when every value is possible.
 */
function asked({ run, event }: StepFacts): Sentence | null {
  const demands = demandsOn(asBounds(run), event.node, event.step);
  if (demands.length === 0) return null;
  const isEqual = run.rules.cutoff === 'equal';
  const limits = demands.map(({ bound, limit, reckoned }) => {
    const isAlpha = bound === 'alpha';
    const than = isEqual ? (isAlpha ? 'above' : 'below') : isAlpha ? 'at least at' : 'at most at';
    return say`${than} ${worth(limit)}: ${number(reckoned)}`;
  });
  return say`This outcome matters only if it comes out ${sequence(', and ', ...limits)}.`;
}

/** Says which values a chance node can still reach, when windows pass through it. */
function possible({ run, event, test }: UpdateFacts): Sentence {
  const { outcomeTests } = event;
  if (outcomeTests === undefined || shareAfter(run, event.child) === null) return SILENCE;
  const [least, most] = run.tree.leafBounds;
  const { v: low } = testWorth(run, event.node, event.step, outcomeTests.low);
  const { v: high } = testWorth(run, event.node, event.step, outcomeTests.high);
  const atMost = Number.isFinite(low.value)
    ? say`With ${worth(given(most))} for all that is left it comes to ${worth(low)} at most.`
    : SILENCE;
  const atLeast = Number.isFinite(high.value)
    ? say`With ${worth(given(least))} for all that is left it comes to ${worth(high)} at least.`
    : SILENCE;
  const cut =
    test === null ? SILENCE : say`Since ${number(printTest(test, run.rules))}, the rest can be cut.`;
  return sequence(
    ' ',
    test?.bound === 'beta' ? SILENCE : atMost,
    test?.bound === 'alpha' ? SILENCE : atLeast,
    cut,
  );
}

/** Says what a chance node that is cut can be worth at most or at least, and why that is enough to cut it. */
function withTheRest({ event, run, test }: CutFacts, ownerHas: Sentence | null): Sentence {
  const { bound, v } = test;
  const isAlpha = bound === 'alpha';
  const [least, most] = run.tree.leafBounds;
  const comesTo = say`it is worth at ${isAlpha ? 'most' : 'least'} ${worth(v)}`;
  const stillPossible =
    shareAfter(run, run.childAt(event.step)) === null
      ? say`all that is left has probability 0, so ${comesTo}`
      : say`with ${worth(given(isAlpha ? most : least))} for all that is left ${comesTo}`;
  return ownerHas === null
    ? say`${stillPossible}, and nothing can be ${isAlpha ? 'less' : 'more'}`
    : say`${stillPossible}, and ${ownerHas}`;
}

/**
 * Names a node at the depth limit; one whose only name is its estimate is named by its position among the
 * children of its parent.
 */
function nodeAtLimit({ node, up, rank, isCalledByEstimate }: StepFacts): Sentence {
  return isCalledByEstimate && up !== null ? say`The ${ordinal(rank)} child of ${up}` : [node];
}

/** The sentence about the answer after the last pass of iterative deepening. */
function answerOfPasses(facts: StepFacts<AnswerEvent>): Sentence {
  const { event, node, names, run } = facts;
  const { why, depth, isFromBook } = event.ending ?? { why: 'halt', depth: null, isFromBook: false };
  if (isFromBook && event.move !== null)
    return say`In the book: ${moveTo(event.move, names)}. Nothing is searched.`;
  if (depth === null)
    return why === 'budget'
      ? say`There is no answer: the budget does not even finish the first pass.`
      : say`There is no answer: the first pass does not come to its end.`;
  const value = worth(worthOfValue(event.value, facts));
  const isExact = run.kindOfValue === 'exact';
  const root = isExact ? say`${node} is worth ${value}` : failed(facts, event.value);
  const plays =
    event.move === null || run.bestMove === null
      ? null
      : say`${bySide(run.tree.kind(ROOT), 'MAX', 'MIN')} plays ${moveTo(event.move, names)}`;
  const move =
    plays === null
      ? say`${root}, and no move is named`
      : isExact
        ? say`${plays}, worth ${value}`
        : say`${root}, and ${plays}`;
  const found = say`The answer is that of depth ${exactNumber(depth)}: ${move}${endsAt(run)}.`;
  const answer = sequence(' ', found, otherMoves(run, names));
  const because = {
    proved: say`The root is proved: no deeper search can change it.`,
    end: say`Everything there is has been looked at; what is known by estimate alone remains.`,
    limit: say`That is as deep as it was to look.`,
    budget: SILENCE,
    halt: say`The pass after it could not go on.`,
  };
  if (run.answered?.purpose !== 'check') return sequence(' ', answer, because[why]);
  const ended = why === 'halt' ? because[why] : SILENCE;
  return sequence(' ', answer, whatTheCheckFound(run, names), ended);
}

/** Says whether checking the chosen line of play changed the game move. */
function whatTheCheckFound(run: AnyRun, names: NodeNames): Sentence {
  const before = moveBeforeChecks(run);
  return before === null || before === run.bestMoveAt()
    ? say`Checking has not changed the move.`
    : say`Before it was checked the move was ${moveTo(before, names)}.`;
}

/**
 * Writes where a node lies relative to the limit, such as "at the depth limit 2" or "2 plies below F, which
 * is checked to 4 plies".
 */
function whereItLies({ of, beyond }: AtLimit, names: NodeNames): Sentence {
  const plies = (count: number) => number(plural(count, 'ply', 'plies'));
  if (of.kind === 'check') {
    const below = plies(of.plies + beyond);
    return say`${below} below ${names.token(of.node)}, which is checked to ${plies(of.plies)}`;
  }
  return beyond === 0
    ? say`at the depth limit ${exactNumber(of.depth)}`
    : say`${plies(beyond)} beyond the depth limit ${exactNumber(of.depth)}`;
}

/** All texts of the file as one object, by which the session represents the chosen language. */
export const english = {
  code: 'en' as const,
  name: 'English',
  tag: 'en',
  narration,
  page,
};
