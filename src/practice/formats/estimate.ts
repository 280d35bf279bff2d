/**
 * Questions about f(p) of positions: how many lines are open to MAX, how many to MIN, and f, their difference,
 * or ±∞ where somebody has won. The positions are the leaves of the exercise's tree.
 */
import type { GameTree, NodeId } from '../../core/index.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { value } from '../../notation/shapes.ts';
import { type Difference, type PartErrors, sameNumber } from '../grade/difference.ts';
import { type EstimateMethod, isEstimateMethod } from '../misconception.ts';
import { isCalled, placeIfCalled } from '../place.ts';
import {
  type Estimate,
  estimateOf,
  MOST_POSITIONS,
  nameOfPosition,
  openLines,
  positionsIn,
} from '../positions.ts';
import type { Format, Marked, Numbers } from './format.ts';
import { COLUMNS } from './numberColumns.ts';
import { byPlace } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

interface EstimatePart {
  readonly kind: 'estimate';
  /** the leaves whose positions are asked about: all */
  readonly leaves: readonly NodeId[];
}

/** By place, a number: the lines of MAX, of MIN, and f of the first position, then of the second and so on. */
type Given = ReadonlyMap<number, number>;

export const estimate: Format<'estimate', EstimatePart, Given, Numbers> = {
  kind: 'estimate',
  usualMarks: 2,
  byChance: 'hardly',
  entry: {
    way: 'numbers',
    columns: COLUMNS,
    rows: (tree) => tree.leaves(),
    parse: (text) => parseNumber(plainEntry(text)),
    print: printNumber,
  },
  blank: new Map(),
  suits: ({ tree, limited }) => limited === undefined && positionsIn(tree) !== null,
  choose: ({ tree }) => ({ kind: 'estimate', leaves: tree.leaves() }),
  leafNames: ({ leaves }) =>
    new Map(leaves.map((leaf, place) => [leaf, nameOfPosition(place, leaves.length)])),
  answerOf: (_run, asked) => (asked === null ? new Map() : numbersBy(estimateOf, asked.task.tree)),
  answerBy: (_run, asked, method) =>
    asked === null || !isEstimateMethod(method) ? null : numbersBy(MISTAKEN[method], asked.task.tree),

  shape: () => byPlace(COLUMNS.length * MOST_POSITIONS, value),

  grade: numberErrors,
  placeOf: (run, _part, node) => placeIfCalled(run, node, isCalled(run, node) ? run.lastStep(node) : 0),
  ownMethods: ['own-lines-alone', 'sign-exchanged', 'win-overlooked'],
  signs: () => [],
  isTelling: () => true,
  isOneEditAway: (marked) => numberErrors(marked).errors === 1,
};

/** What students write who evaluate with a mistake. */
const MISTAKEN: Readonly<Record<EstimateMethod, (position: string) => Estimate>> = {
  // A line that is still empty is open to both sides, so that f is right all the same.
  'own-lines-alone': (position) => ({
    ...estimateOf(position),
    max: openLines(position, 'x', 1),
    min: openLines(position, 'o', 1),
  }),
  'sign-exchanged': (position) => {
    const right = estimateOf(position);
    return { ...right, f: right.f === 0 ? 0 : -right.f };
  },
  'win-overlooked': (position) => {
    const right = estimateOf(position);
    return { ...right, f: right.max - right.min };
  },
};

function numbersBy(estimated: (position: string) => Estimate, tree: GameTree): Given {
  const positions = [...(positionsIn(tree)?.values() ?? [])];
  return new Map(
    positions
      .flatMap((position) => {
        const { max, min, f } = estimated(position);
        return [max, min, f];
      })
      .entries(),
  );
}

/** Counts the numbers that are wrong or missing. */
function numberErrors({ part, given, right }: Marked<EstimatePart, Given>): PartErrors {
  const differences: Difference[] = [];
  for (const [place, due] of right) {
    const entry = given.get(place);
    const node = part.leaves[Math.floor(place / COLUMNS.length)];
    const column = COLUMNS[place % COLUMNS.length];
    if (node === undefined || column === undefined) continue;
    if (entry === undefined) differences.push({ node, fault: 'blank', column });
    else if (!sameNumber(entry, due)) differences.push({ node, fault: 'wrong', column });
  }
  return {
    ...{ differences, errors: differences.length, entries: right.size },
    isBlanket: differences.length > 0 && given.size === 0,
  };
}
