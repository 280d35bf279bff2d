/** Whether the probabilities of one chance node are all there and sum to 1; if not, what would mend it. */
import {
  filledProbabilities,
  normalisedProbabilities,
  type Probability,
  sumOf,
  sumsToOne,
} from '../core/tree/probability.ts';
import type { TextEdit } from './problem.ts';
import type { TreeReader } from './treeReader.ts';

/** Where a probability stands in the text, or, without a value, where it should. */
export interface WrittenProbability {
  readonly offset: number;
  readonly length: number;
  readonly value: Probability | null;
  /** written as [p, child] rather than p*child */
  readonly isJson: boolean;
}

export interface KnownProbability extends WrittenProbability {
  readonly value: Probability;
}

/** Fails at `opened`, or at the outcome that has none, unless all is well. */
export function checkOutcomes(
  reader: TreeReader,
  written: readonly WrittenProbability[],
  opened: number,
): void {
  const values = written.map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  const sum = sumOf(known);
  if (known.length < values.length) {
    const missing = written.find(({ value }) => value === null)?.offset;
    reader.fail('missing-probability', missing, {
      number: sum,
      ...repair(written, filledProbabilities(values)),
    });
  }
  if (!sumsToOne(sum, known.length))
    reader.fail('probability-sum', opened, {
      number: sum,
      ...repair(written, normalisedProbabilities(known)),
    });
}

/** The edits that put these probabilities into the text; none where there is no such set. */
function repair(
  written: readonly WrittenProbability[],
  texts: readonly string[] | null,
): { readonly repair?: readonly TextEdit[] } {
  if (texts === null) return {};
  return {
    repair: written.flatMap(({ offset, length, value, isJson }, index) => {
      const text = texts[index] ?? '';
      if (value?.text === text) return [];
      return { offset, length, text: isJson ? JSON.stringify(text) : length === 0 ? `${text}*` : text };
    }),
  };
}
