/** Probabilities after outcomes have come or gone: the proportions stay, the sum is 1 again. */
import { normalisedProbabilities, type Probability, parseProbability } from '../tree/probability.ts';
import type { TreeRow } from '../tree/treeRows.ts';

/** The indices of the rows of the children of the row at `parent`. */
export function childRows(rows: readonly TreeRow[], parent: number): number[] {
  const depth = (rows[parent]?.depth ?? 0) + 1;
  const children: number[] = [];
  for (let at = parent + 1; at < rows.length; at += 1) {
    const row = rows[at] as TreeRow;
    if (row.depth < depth) break;
    if (row.depth === depth) children.push(at);
  }
  return children;
}

/**
 * The rows with the children of `parent` in order: with probabilities of sum 1 if it is a chance node,
 * a newcomer getting an even share; without any if it is not.
 */
export function rebalanced(rows: readonly TreeRow[], parent: number): TreeRow[] {
  const children = childRows(rows, parent);
  const result = [...rows];
  const isChance = rows[parent]?.kind === 'chance';
  const given = children.map((at) => rows[at]?.probability ?? null);
  const texts = isChance ? sharesOf(given) : [];
  for (const [index, at] of children.entries()) {
    const text = texts[index];
    const probability = text === undefined ? null : parseProbability(text);
    result[at] = { ...(rows[at] as TreeRow), probability };
  }
  return result;
}

function sharesOf(given: readonly (Probability | null)[]): readonly string[] {
  const known = given.filter((value) => value !== null);
  const share = { text: '', numerator: 1, denominator: Math.max(known.length, 1) };
  const all = normalisedProbabilities(given.map((value) => value ?? share));
  const isWhole = known.length === given.length && given.every((value, index) => isSame(value, all?.[index]));
  if (isWhole) return known.map(({ text }) => text);
  return all ?? given.map(() => `1/${given.length}`);
}

/** Whether a probability is what is written here, so that its own text may stay. */
function isSame(value: Probability | null, text: string | undefined): boolean {
  const other = text === undefined ? null : parseProbability(text);
  if (value === null || other === null) return false;
  return value.numerator === other.numerator && value.denominator === other.denominator;
}
