/**
 * A run as plain columns, which another thread can send: its buffers change hands without being copied. The tree itself
 * is not among them; a run is put together again on the tree object that is in use.
 */
import type { Progress } from '../progress.ts';
import type { Fraction } from '../search/fraction.ts';
import type { SearchLimits, SearchRules } from '../search/index.ts';
import { type HaltReason, SearchHalt } from '../search/searchHalt.ts';
import { GameTree, type TreeColumns } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/index.ts';
import { paranoidView } from '../tree/paranoid.ts';
import { RecordedBoundsRun } from './boundsRun.ts';
import type { Pass, WhyEnded } from './pass.ts';
import { Chunk, type EventKind, RunRecord } from './record.ts';
import { RowLists } from './rowLists.ts';
import { GRAINS, type Grain } from './run.ts';

/** The lists of a `RowLists`. */
type ListColumns = Pick<RowLists, 'start' | 'steps'>;

interface PassColumns extends Omit<Pass, 'tree' | 'result'> {
  readonly result:
    | { readonly ok: true; readonly value: number }
    | { readonly ok: false; readonly node: NodeId; readonly reason: HaltReason };
  /** the columns in which the tree of the pass differs from that of the run; null when it is the same tree */
  readonly view: { readonly columns: Partial<TreeColumns>; readonly reach: Uint8Array | null } | null;
}

export interface RunColumns {
  readonly algorithm: RecordedBoundsRun['algorithm'];
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  readonly hasHorizon: boolean;
  readonly length: number;
  readonly chunks: readonly Float64Array<ArrayBuffer>[];
  readonly rows: ListColumns;
  readonly entries: ListColumns | null;
  readonly fractions: ReadonlyMap<number, Fraction>;
  readonly passes: readonly PassColumns[];
  /** the index of the pass whose result counts; −1 when there is none */
  readonly answered: number;
  readonly why: WhyEnded;
  readonly entersAgain: boolean;
  /** the steps that are asked for at every key: where Next and Back stop, and those of some kinds of event */
  readonly stops: readonly (readonly [Grain, Int32Array])[];
  readonly steps: readonly (readonly [EventKind, Int32Array])[];
}

/** The grains whose stops are sent; in that of single events every step is one. */
const GRAINS_SENT = GRAINS.filter((grain) => grain !== 'event');

/** The kinds of event whose steps are sent: keys ask for the cutoffs, and the marks above the timeline for both. */
const KINDS_SENT = ['cutoff', 'update'] as const satisfies readonly EventKind[];

/** The number of rows that are looked at in one step. */
const ROWS = 32_768;

/**
 * Returns the columns of a run on a tree that existed before the search, in steps: null until the last one, which has
 * them. They share the memory of the run.
 */
export function* columnsInSteps(run: RecordedBoundsRun): Generator<RunColumns | null, void> {
  const { algorithm, rules, limits, record, tree, why, entersAgain, length } = run;
  const stops = GRAINS_SENT.map((grain) => [grain, [] as number[]] as const);
  const steps = KINDS_SENT.map((kind) => [kind, [] as number[]] as const);
  for (let step = 1; step <= length; step += 1) {
    for (const [grain, list] of stops) if (step < length && run.isStop(step, grain)) list.push(step);
    for (const [kind, list] of steps) if (run.kindAt(step) === kind) list.push(step);
    if (step % ROWS === 0) yield null;
  }
  const { hasHorizon, chunks, rows, entries, fractions } = record;
  const lists = ({ start, steps }: RowLists): ListColumns => ({ start, steps });
  yield {
    ...{ algorithm, rules, limits, hasHorizon, length, why, entersAgain },
    chunks: chunks.map(({ numbers }) => numbers),
    rows: lists(rows),
    entries: entries && lists(entries),
    fractions: fractions.known,
    passes: run.passes.map((pass) => passColumns(pass, tree)),
    answered: run.answered === null ? -1 : run.passes.indexOf(run.answered),
    stops: stops.map(([grain, list]) => [grain, Int32Array.from(list)] as const),
    steps: steps.map(([kind, list]) => [kind, Int32Array.from(list)] as const),
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
export function buffersOf({ chunks, rows, entries, passes, stops, steps }: RunColumns): ArrayBuffer[] {
  const lists = entries === null ? [rows] : [rows, entries];
  const views = passes.flatMap(({ view }) =>
    view === null ? [] : [...Object.values(view.columns), view.reach],
  );
  const arrays: unknown[] = [
    ...chunks,
    ...lists.flatMap(({ start, steps: own }) => [start, own]),
    ...views,
    ...[...stops, ...steps].map(([, list]) => list),
  ];
  return [...new Set(arrays.flatMap((array) => (ArrayBuffer.isView(array) ? [array.buffer] : [])))].filter(
    (buffer) => buffer instanceof ArrayBuffer,
  );
}

/** The number of rows that are counted in one step. */
const ROWS_COUNTED = 4096;

/**
 * Puts the run of a tree together in steps. What a run finds out only once, and takes long for, is found out before it is
 * handed over, so that no key has to wait for it. The last step has the run.
 */
export function* runOfColumns(whole: GameTree, columns: RunColumns): Generator<Progress<RecordedBoundsRun>> {
  const { algorithm, rules, limits, why, entersAgain, length } = columns;
  const wait = (done = 0, part: RecordedBoundsRun | null = null) => ({ done, of: length, part });
  yield wait();
  const tree = paranoidView(whole);
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
  const run = new RecordedBoundsRun({
    ...{ tree, algorithm, rules, limits, record, passes, answered, why, entersAgain },
  });
  yield wait();
  for (const [grain, stops] of columns.stops) run.stops.set(grain, stops);
  for (const [kind, steps] of columns.steps) {
    const list: number[] = [];
    for (let at = 0; at < steps.length; at += ROWS_COUNTED) {
      list.push(...steps.subarray(at, at + ROWS_COUNTED));
      yield wait();
    }
    run.steps.set(kind, list);
  }
  for (let step = 0; step < length; step += ROWS_COUNTED) {
    run.tallyAt(step);
    yield wait(step);
  }
  run.tallyAt(length);
  yield wait(length, run);
}

function recordOf({ hasHorizon, length, chunks, rows, entries, fractions }: RunColumns): RunRecord {
  const record = new RunRecord(hasHorizon);
  for (const numbers of chunks) record.chunks.push(new Chunk(numbers));
  record.length = length;
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
