/**
 * Questions about what every node holds after some iterations of Monte-Carlo tree search: how often it was
 * visited, N, and the sum of the rewards, W, or their mean, Q.
 */
import type { NodeId, SimulationRun } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Of, Shape } from '../../notation/index.ts';
import { whole } from '../../notation/numberShapes.ts';
import { value, variants } from '../../notation/shapes.ts';
import { type DifferenceFault, entryErrors, sameNumber } from '../grade/difference.ts';
import { simulatedBy } from '../methods/mistakenSimulation.ts';
import { lastOrEnd } from '../place.ts';
import { simulatingOf, type Task } from '../task.ts';
import type { Format, TypedTexts } from './format.ts';
import { byNode } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

type VisitsPart = { readonly kind: 'visits' };

const VISITED = whole(0, 1_000_000);

/** What is written at a node: the visits, with the sum of the rewards or with their mean. */
const WRITTEN = variants({ sum: { visits: VISITED, sum: value }, mean: { visits: VISITED, mean: value } });
type Written = Of<typeof WRITTEN>;

/** Entries by node; a node that the map omits was left blank. */
type Visits = ReadonlyMap<NodeId, Written>;

export const visits: Format<'visits', VisitsPart, Visits, TypedTexts<VisitsPart, Written>, SimulationRun> = {
  kind: 'visits',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'texts',
    at: 'beside',
    nodes: (tree) => tree.nodes(),
    parse: parseWritten,
    print: printWritten,
  },
  blank: new Map(),
  ofIterations: true,
  suits: isMadeByHand,
  answerOf: (methodRun) =>
    new Map(
      [...simulatedBy(methodRun).counts].map(([node, { visits: times, sum }]) => [
        node,
        { kind: 'sum', visits: times, sum: withoutNoise(sum) },
      ]),
    ),

  shape: (tree): Shape<Visits> => byNode(tree, () => WRITTEN),

  /**
   * Marks the entry of every node. An entry in which only N, or only the reward, is right is half an error. A 0
   * at a node that was never visited is as good as nothing.
   */
  grade: ({ task: { tree }, given, right, run }) =>
    entryErrors(
      tree.nodes(),
      new Map([...given].filter(([node, entry]) => entry.visits > 0 || right.has(node))),
      right,
      (node) => run.lastStep(node) || run.length,
      faultOf,
    ),
  placeOf: (run, _part, node) => lastOrEnd(run, node),
  signs: () => [],
  isTelling: (_marked, { differences }) => differences.length >= 2,
};

/**
 * Whether somebody can make the iterations by hand: nothing is drawn, every leaf has a finite value or the results are
 * given, and there is something to select.
 */
export function isMadeByHand(task: Task): boolean {
  const { tree } = task;
  const isKnown = simulatingOf(task)?.given !== undefined || !tree.hasUnknown;
  return tree.players === 0 && !tree.hasChance && !tree.hasInfinite && isKnown && !tree.isLeaf(ROOT);
}

/** Returns a sum without the rounding error of its last digits. */
function withoutNoise(sum: number): number {
  return Number(sum.toFixed(9));
}

function faultOf(entry: Written, due: Written): DifferenceFault | null {
  const isCounted = entry.visits === due.visits;
  const isSummed =
    entry.kind === 'sum' ? sameNumber(entry.sum, sumOf(due)) : sameNumber(entry.mean, meanOf(due));
  if (isCounted && isSummed) return null;
  return isCounted || isSummed ? 'half' : 'wrong';
}

function sumOf(entry: Written): number {
  return entry.kind === 'sum' ? entry.sum : entry.mean * entry.visits;
}

function meanOf(entry: Written): number {
  return entry.kind === 'mean' ? entry.mean : entry.sum / entry.visits;
}

/**
 * Parses an entry such as "3 2.4", "N 3, W 2.4", "N = 3 Q = 0.8" or "2.4/3" (W/N); "0" or a dash for a node
 * without visits.
 */
function parseWritten(text: string): Written | null {
  const typed = plainEntry(text, ' ')
    .replace(/^\(|\)$/g, '')
    .trim();
  if (/^(?:n ?[=:]? ?)?0$|^[–—−-]$/i.test(typed)) return { kind: 'sum', visits: 0, sum: 0 };
  const [, sum, times] = /^(?:w ?\/ ?n ?[=:]? ?)?([^\s/]+) ?\/ ?(\d+)$/i.exec(typed) ?? [];
  if (sum !== undefined) return writtenOf(times, 'w', sum);
  const [, visited, letter, reward] =
    /^(?:n ?[=:]? ?)?(\d+)(?: ?[,;，；、] ?| )(?:([wq]) ?[=:]? ?)?(\S+)$/i.exec(typed) ?? [];
  return reward === undefined ? null : writtenOf(visited, letter ?? 'w', reward);
}

function writtenOf(times: string | undefined, letter: string, reward: string): Written | null {
  const [visited, number] = [Number(times), parseNumber(reward)];
  if (number === null || !Number.isFinite(number) || !(visited <= 1_000_000)) return null;
  if (visited === 0) return { kind: 'sum', visits: 0, sum: 0 };
  return letter.toLowerCase() === 'q'
    ? { kind: 'mean', visits: visited, mean: number }
    : { kind: 'sum', visits: visited, sum: number };
}

function printWritten(entry: Written): string {
  if (entry.visits === 0) return '0';
  return entry.kind === 'sum'
    ? `${entry.visits}, ${printNumber(entry.sum)}`
    : `${entry.visits}, Q ${printNumber(entry.mean)}`;
}
