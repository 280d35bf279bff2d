/**
 * Questions about the cutoffs of alpha-beta: at which nodes they happen, which bound is reached at each and, when the
 * question wishes it, whether the parent set that bound (a shallow cutoff) or a node farther up (a deep one).
 */
import type { NodeId, RecursionRun } from '../../core/index.ts';
import { resetsWindow } from '../../core/search/windowed.ts';
import { NO_NODE } from '../../core/tree/nodeId.ts';
import { type Of, oneOf, optional, record } from '../../notation/codec.ts';
import { type Difference, entryErrors, type PartErrors } from '../grade/difference.ts';
import type { MethodRun } from '../methods/methods.ts';
import { placeIfCalled } from '../place.ts';
import type { Task } from '../task.ts';
import { byOriginal, type Format, type Marked, searchableNodes, type TypedTexts } from './format.ts';
import { byNode } from './records.ts';
import { plainEntry } from './typed.ts';

interface CutLabelsPart {
  readonly kind: 'cutLabels';
  readonly depth?: true;
}

/** The bound that is reached, and how far up the node is that set it; absent where that is not said. */
const LABEL = record({ bound: oneOf(['alpha', 'beta']), reach: optional(oneOf(['shallow', 'deep'])) });
type Label = Of<typeof LABEL>;
type Reach = NonNullable<Label['reach']>;

/** Entries by node; where the map has none, nothing is cut off. */
type Labels = ReadonlyMap<NodeId, Label>;

const LETTER: Readonly<Record<Label['bound'], string>> = { alpha: 'α', beta: 'β' };

/** The labels in the order in which presses go through them, without and with the reach. */
const BOUNDS = ['alpha', 'beta'] as const;
const LETTERS: readonly Label[] = BOUNDS.map((bound) => ({ bound }));
const WITH_REACH: readonly Label[] = BOUNDS.flatMap((bound) =>
  (['shallow', 'deep'] as const).map((reach) => ({ bound, reach })),
);

export const cutLabels: Format<'cutLabels', CutLabelsPart, Labels, TypedTexts<CutLabelsPart, Label>> = {
  kind: 'cutLabels',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'texts',
    at: 'beside',
    isSparse: true,
    nodes: searchableNodes,
    parse: parseLabel,
    print: ({ bound, reach }, signs) =>
      [LETTER[bound], ...(reach === undefined ? [] : [signs.reach[reach]])].join(' '),
    press: pressed,
    longest: { bound: 'beta', reach: 'deep' },
  },
  blank: new Map(),
  wishes: {
    names: ['depth'],
    part: ({ kind }, { depth }) => ({ kind, ...(depth !== undefined && { depth }) }),
  },
  ofReversed: true,
  suits: ({ algorithm, tree }) => resetsWindow(algorithm) && tree.players === 0,
  /** The question is asked only when something is cut off, so that a blank sheet is never right. */
  choose: (_task, run) => (run.eventsOf('cutoff').length > 0 ? { kind: 'cutLabels' } : null),
  answerOf: (methodRun, asked) => labelsOf(methodRun, asked?.part.depth === true ? reachOf : null),
  answerBy(methodRun, asked, method) {
    const reach = REACH_BY.get(method);
    if (reach === undefined) return labelsOf(methodRun, asked?.part.depth === true ? reachOf : null);
    return asked?.part.depth === true ? labelsOf(methodRun, reach) : null;
  },

  shape: (tree) => byNode(tree, () => LABEL),

  grade: labelErrors,
  placeOf: (run, _part, node) => placeIfCalled(run, node, stepOf(run, node)),

  ownMethods: ['all-shallow', 'deep-by-ply', 'nearest-owner'],
  signs(marked, { differences: [first] }) {
    if (first === undefined || !isOtherNaming(marked)) return [];
    const place = cutLabels.placeOf(marked.run, marked.part, first.node);
    return [{ misconception: 'other-naming', place, detail: null }];
  },
  isTelling: (_marked, { differences }) => differences.length >= 2,
  isByConvention: isOtherNaming,
};

/** Returns how far up the owner of the bound is taken to be at a cutoff; undefined where no node set the bound. */
type ReachOf = (run: RecursionRun, step: number) => Reach | undefined;

/** What students who misjudge the owner of a bound write, by their method. */
const REACH_BY: ReadonlyMap<string, ReachOf> = new Map([
  ['all-shallow', () => 'shallow'],
  [
    'deep-by-ply',
    (run: RecursionRun, step: number) => (run.tree.depth(run.nodeAt(step)) > 2 ? 'deep' : 'shallow'),
  ],
  ['nearest-owner', reachOfNearest],
] satisfies readonly (readonly [string, ReachOf])[]);

function labelsOf(methodRun: MethodRun<RecursionRun>, reach: ReachOf | null): Labels {
  const { run } = methodRun;
  const labels = run.eventsOf('cutoff').flatMap((step): [NodeId, Label][] => {
    const event = run.event(step);
    if (event.kind !== 'cutoff') return [];
    const how = reach?.(run, step);
    return [[event.node, { bound: event.test.bound, ...(how !== undefined && { reach: how }) }]];
  });
  return byOriginal(new Map(labels), methodRun);
}

function reachOf(run: RecursionRun, step: number): Reach | undefined {
  const event = run.event(step);
  return event.kind !== 'cutoff' || event.reach === 'none' ? undefined : event.reach;
}

/** Returns the reach when the nearest ancestor that holds the number of the bound is taken for its owner. */
function reachOfNearest(run: RecursionRun, step: number): Reach | undefined {
  const { tree } = run;
  const event = run.event(step);
  if (event.kind !== 'cutoff' || event.reach === 'none') return undefined;
  const parent = tree.parent(event.node);
  for (let node = parent; node !== NO_NODE; node = tree.parent(node))
    if (run.valueAt(node, step) === event.test.limit) return node === parent ? 'shallow' : 'deep';
  return event.reach;
}

/** Returns the step at which the search cuts the node off, or else leaves it; the end of the run when it never calls it. */
function stepOf(run: RecursionRun, node: NodeId): number {
  return run.cutStep(node) || run.lastStep(node) || run.length;
}

/** Counts the labels that are missing, those where nothing is cut off, and wrong letters; a wrong reach counts half. */
function labelErrors({ task: { tree }, given, right, run }: Marked<CutLabelsPart, Labels>): PartErrors {
  const at = (node: NodeId) => stepOf(run, node);
  return entryErrors(searchableNodes(tree), given, right, at, (entry, due): Difference['fault'] | null => {
    if (entry.bound !== due.bound) return 'wrong';
    // Where no node set the bound, because it is infinite or that of the root window, either reach is right.
    return due.reach === undefined || entry.reach === due.reach ? null : 'half';
  });
}

/** Whether exactly the cutoffs are labelled, each with the other letter: some books name them so. */
function isOtherNaming({ given, right }: Marked<CutLabelsPart, Labels>): boolean {
  return (
    given.size === right.size &&
    [...given].every(([node, { bound }]) => right.has(node) && right.get(node)?.bound !== bound)
  );
}

/** Returns the next label, or none after the last. */
function pressed(label: Label | null, _task: Task, { depth }: CutLabelsPart): Label | null {
  const labels = depth === true ? WITH_REACH : LETTERS;
  const place = labels.findIndex(({ bound, reach }) => bound === label?.bound && reach === label.reach);
  return labels[place + 1] ?? null;
}

/** Parses an entry such as "α", "b", "a d" or "β 浅". */
function parseLabel(text: string): Label | null {
  const typed = /^(?:(α|a|alpha)|β|b|beta)(?:(s|shallow|浅)|d|deep|深)?$/.exec(
    plainEntry(text).toLowerCase(),
  );
  if (typed === null) return null;
  const [whole, alpha, shallow] = typed;
  const bound = alpha === undefined ? 'beta' : 'alpha';
  if (shallow !== undefined) return { bound, reach: 'shallow' };
  return /(?:d|deep|深)$/.test(whole) ? { bound, reach: 'deep' } : { bound };
}
