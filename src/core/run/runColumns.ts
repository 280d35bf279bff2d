/**
 * A run as plain columns, which another thread can send: its buffers change hands without being copied. A tree that was
 * searched as it is, is not among them; the run is put together again on the tree object that is in use. Of a tree that
 * grew with the search out of another one, its texts are not among them; the tree of a game is sent by itself.
 */
import type { GraphRun } from '../graph/graphRun.ts';
import type { Progress } from '../progress.ts';
import { ALGORITHM } from '../search/algorithms.ts';
import type { Fraction } from '../search/fraction.ts';
import type {
  AlgorithmName,
  DepthFirstName,
  ListFormName,
  SearchLimits,
  SearchRules,
  VectorsName,
} from '../search/index.ts';
import { type HaltReason, SearchHalt } from '../search/searchHalt.ts';
import { GameTree, type TreeColumns } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/index.ts';
import { paranoidView } from '../tree/paranoid.ts';
import { isOfLists } from './anyRun.ts';
import { RecordedBoundsRun } from './boundsRun.ts';
import { type GrownColumns, grownTree } from './grownColumns.ts';
import { ListRun } from './listRun.ts';
import type { ListColumns } from './lists.ts';
import type { Pass, WhyEnded } from './pass.ts';
import { type EventKind, RunRecord } from './record.ts';
import type { Recorded } from './recorded.ts';
import { RowLists } from './rowLists.ts';
import { GRAINS, type Grain } from './run.ts';
import { VectorRun } from './vectorRun.ts';

/** A run that can be sent as it is. */
export type SentRun = RecordedBoundsRun | ListRun | VectorRun;
/** The algorithms whose runs can be sent. */
export type SentName = DepthFirstName | ListFormName | VectorsName;

/** The lists of a `RowLists`. */
type RowColumns = Pick<RowLists, 'start' | 'steps'>;

interface PassColumns extends Omit<Pass, 'tree' | 'result'> {
  readonly result:
    | { readonly ok: true; readonly value: number }
    | { readonly ok: false; readonly node: NodeId; readonly reason: HaltReason };
  /** the columns in which the tree of the pass differs from that of the run; null when it is the same tree */
  readonly view: { readonly columns: Partial<TreeColumns>; readonly reach: Uint8Array | null } | null;
}

export interface RunColumns {
  readonly algorithm: SentName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  readonly hasHorizon: boolean;
  readonly length: number;
  readonly chunks: readonly Float64Array<ArrayBuffer>[];
  readonly rows: RowColumns;
  readonly entries: RowColumns | null;
  readonly fractions: ReadonlyMap<number, Fraction>;
  readonly passes: readonly PassColumns[];
  /** the index of the pass whose result counts; −1 when there is none */
  readonly answered: number;
  readonly why: WhyEnded;
  readonly entersAgain: boolean;
  /** the steps that are asked for at every key: where Next and Back stop, and those of some kinds of event */
  readonly stops: readonly (readonly [Grain, Int32Array])[];
  readonly steps: readonly (readonly [EventKind, Int32Array])[];
  /** the tree, when it grew with the search out of a tree that was there before */
  readonly grown: GrownColumns | null;
  /** by node, its rank in the order of generation; null when the tree did not grow with the search */
  readonly generationOrder: Int32Array<ArrayBuffer> | null;
  /** the depth in plies to which a list procedure searched, and OPEN and CLOSED, when it has them; null for a recursion */
  readonly lists: { readonly limit: number; readonly columns: ListColumns | null } | null;
}

/** The grains whose stops are sent; in that of single events every step is one. */
const GRAINS_SENT = GRAINS.filter((grain) => grain !== 'event');

/**
 * The kinds of event of a recursion whose steps are sent. Keys ask for its cutoffs, the marks above the timeline for its
 * cutoffs and updates, and a comparison for its leaves.
 */
const OF_RECURSION = ['cutoff', 'update', 'leaf', 'horizon'] as const;

/** The kinds of event of a list procedure, which are all asked for when its run is made. */
const OF_LISTS = ['select', 'expand', 'leaf', 'horizon', 'backup', 'drop', 'answer', 'mark'] as const;

/** By family, the kinds of event whose steps are sent. */
const KINDS_SENT = {
  bounds: OF_RECURSION,
  vectors: OF_RECURSION,
  lists: OF_LISTS,
  graph: OF_LISTS,
} as const satisfies Record<(SentRun | GraphRun)['family'], readonly EventKind[]>;

export function isSent(algorithm: AlgorithmName): algorithm is SentName {
  return ALGORITHM[algorithm].family in KINDS_SENT;
}

/** The number of rows that are looked at in one step. */
const ROWS = 32_768;

/**
 * Returns the columns of a run in steps: null until the last one, which has them. They share the memory of the run. Those of
 * a run on a graph are without the graph (`graph/graphColumns.ts`).
 *
 * @param grown the tree, when it grew with the search out of another one
 */
export function* columnsInSteps(
  run: SentRun | GraphRun,
  grown: GrownColumns | null = null,
): Generator<RunColumns | null, void> {
  const { rules, limits, record, tree, why, entersAgain, length } = run;
  const algorithm = run.algorithm as RunColumns['algorithm'];
  const kinds = KINDS_SENT[run.family];
  const stops = GRAINS_SENT.map((grain) => [grain, [] as number[]] as const);
  const steps = kinds.map((kind) => [kind, [] as number[]] as const);
  for (let step = 1; step <= length; step += 1) {
    for (const [grain, list] of stops) if (step < length && run.isStop(step, grain)) list.push(step);
    for (const [kind, list] of steps) if (run.kindAt(step) === kind) list.push(step);
    if (step % ROWS === 0) yield null;
  }
  const { hasHorizon, chunks, rows, entries, fractions } = record;
  const lists = ({ start, steps }: RowLists): RowColumns => ({ start, steps });
  yield {
    ...{ algorithm, rules, limits, hasHorizon, length, why, entersAgain },
    chunks,
    rows: lists(rows),
    entries: entries && lists(entries),
    fractions: fractions.known,
    passes: run.passes.map((pass) => passColumns(pass, tree)),
    answered: run.answered === null ? -1 : run.passes.indexOf(run.answered),
    stops: stops.map(([grain, list]) => [grain, Int32Array.from(list)] as const),
    steps: steps.map(([kind, list]) => [kind, Int32Array.from(list)] as const),
    grown,
    generationOrder: run.grows ? Int32Array.from(run.generationOrder) : null,
    lists: isOfLists(run) ? { limit: run.limit, columns: run.lists?.columns ?? null } : null,
  };
}

function passColumns({ tree, result, ...pass }: Pass, whole: GameTree): PassColumns {
  const { columns, reach } = tree;
  const other = Object.entries(columns).filter(
    ([name, column]) => column !== whole.columns[name as keyof TreeColumns],
  );
  return {
    ...pass,
    result: result.ok ? result : { ok: false, node: result.halt.node, reason: result.halt.reason },
    view: tree === whole ? null : { columns: Object.fromEntries(other), reach },
  };
}

/** Returns the buffers in the columns, each once. */
export function buffersOf(columns: RunColumns): ArrayBuffer[] {
  const { chunks, rows, entries, passes, stops, steps, grown, generationOrder, lists } = columns;
  const views = passes.flatMap(({ view }) =>
    view === null ? [] : [...Object.values(view.columns), view.reach],
  );
  const arrays: unknown[] = [
    ...chunks,
    ...[rows, entries].flatMap((own) => (own === null ? [] : Object.values(own))),
    ...views,
    ...[...stops, ...steps].map(([, list]) => list),
    ...(grown === null ? [] : [...Object.values(grown.tree), grown.inWhole]),
    generationOrder,
    ...Object.values(lists?.columns ?? {}),
  ];
  return [...new Set(arrays.flatMap((array) => (ArrayBuffer.isView(array) ? [array.buffer] : [])))].filter(
    (buffer) => buffer instanceof ArrayBuffer,
  );
}

/** The number of rows that are counted in one step. */
const ROWS_COUNTED = 4096;

/**
 * Puts a run together in steps. What a run finds out only once, and takes long for, is found out before it is handed over,
 * so that no key has to wait for it. The last step has the run.
 *
 * @param whole the tree that was searched; of a game, the tree that grew with the search
 */
export function* runOfColumns(whole: GameTree, columns: RunColumns): Generator<Progress<SentRun>> {
  const { algorithm, grown, length, lists } = columns;
  yield { done: 0, of: length, part: null };
  const hasVectors = ALGORITHM[algorithm].family === 'vectors';
  const searched = grown !== null || hasVectors ? whole : paranoidView(whole);
  yield* runMadeInSteps(searched, columns, (recorded): SentRun => {
    if (lists !== null) return new ListRun({ ...recorded, limit: lists.limit, lists: lists.columns });
    return hasVectors ? new VectorRun(recorded) : new RecordedBoundsRun(recorded);
  });
}

/** Does the same for a run of any class, which `made` returns, on the tree as it was searched. */
export function* runMadeInSteps<Run extends SentRun | GraphRun>(
  whole: GameTree,
  columns: RunColumns,
  made: (recorded: Recorded) => Run,
): Generator<Progress<Run>> {
  const { algorithm, rules, limits, why, entersAgain, length, grown } = columns;
  const { generationOrder: ranks } = columns;
  const wait = (done = 0, part: Run | null = null) => ({ done, of: length, part });
  yield wait();
  const tree =
    grown !== null ? yield* waiting(grownTree(whole, grown), { done: 0, of: length, part: null }) : whole;
  yield wait();
  tree.nodes();
  yield wait();
  const passes: Pass[] = [];
  for (const pass of columns.passes) {
    passes.push(passOf(pass, tree));
    yield wait();
  }
  const answered = passes[columns.answered] ?? null;
  const record = recordOf(columns);
  const steps = new Map<EventKind, number[]>();
  for (const [kind, own] of columns.steps) {
    const list: number[] = [];
    for (let at = 0; at < own.length; at += ROWS_COUNTED) {
      list.push(...own.subarray(at, at + ROWS_COUNTED));
      yield wait();
    }
    steps.set(kind, list);
  }
  const generationOrder = ranks === null ? tree.nodes() : ([...ranks] as NodeId[]);
  yield wait();
  const recorded = {
    ...{ tree, algorithm, rules, limits, record, passes, answered, why, entersAgain, steps },
    ...{ grows: ranks !== null, generationOrder },
  };
  const run = made(recorded);
  yield wait();
  for (const [grain, stops] of columns.stops) run.stops.set(grain, stops);
  for (let step = 0; step < length; step += ROWS_COUNTED) {
    run.tallyAt(step);
    yield wait(step);
  }
  run.tallyAt(length);
  yield wait(length, run);
}

/** Carries out what pauses as steps of something else. */
function* waiting<Result>(
  pausing: Generator<undefined, Result>,
  wait: Progress<never>,
): Generator<Progress<never>, Result> {
  let step = pausing.next();
  for (; step.done !== true; step = pausing.next()) yield wait;
  return step.value;
}

function recordOf({ hasHorizon, length, chunks, rows, entries, fractions }: RunColumns): RunRecord {
  const record = new RunRecord(hasHorizon);
  record.fill(chunks, length);
  Object.assign(record.rows, rows);
  record.entries = entries && Object.assign(new RowLists(), entries);
  for (const [value, fraction] of fractions) record.fractions.known.set(value, fraction);
  return record;
}

function passOf({ view, result, ...pass }: PassColumns, tree: GameTree): Pass {
  return {
    ...pass,
    result: result.ok ? result : { ok: false, halt: new SearchHalt(result.node, result.reason) },
    tree:
      view === null
        ? tree
        : new GameTree({ ...tree.columns, ...view.columns }, tree.leafBounds, tree.sum, view.reach),
  };
}
