import type { CheckedResult } from '../../../session/sets/checkResult.ts';
import type { SetWords } from '../../../words/setWords.ts';

/** The table of results as cells, its heads first; numbers stay numbers. */
export function resultRows(
  results: readonly CheckedResult[],
  words: SetWords['make'],
): readonly (readonly (string | number)[])[] {
  const { name, points, again, code, set, peeked, variants, from } = words.columns;
  const heads = [name, points, words.marksHead, again, words.marksHead, code, set, peeked, variants, from];
  return [heads, ...results.map((result) => rowOf(result, words))];
}

function rowOf(result: CheckedResult, words: SetWords['make']): readonly (string | number)[] {
  const { name, points, marks, again, hasOwnCode, isThisSet, peeked, variants, file } = result;
  return [
    name,
    points,
    marks,
    again?.points ?? '',
    again?.marks ?? '',
    hasOwnCode ? words.codeFits : words.codeFitsNot,
    isThisSet === null ? '' : isThisSet ? words.setIsThis : words.setIsOther,
    peeked ?? '',
    variants?.join(' ') ?? '',
    file ?? words.fromCode,
  ];
}
