import { LIMITS } from '../../core/tree/limits.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Problem } from '../../notation/problem.ts';

/** "Line 2, column 5: found “x”. …": the place, what was found, what is expected, one way to mend it. */
export function englishProblem(problem: Problem): string {
  const { line, column } = problem.at;
  return `Line ${line}, column ${column}: ${explain(problem)}`;
}

function explain({ code, found, number, bounds }: Problem): string {
  const here = found === '' ? 'the text ends here' : `found “${found}”`;
  switch (code) {
    case 'empty':
      return 'there is nothing to read. Try (3 12 8) (2 4 6) (14 5 2).';
    case 'unexpected':
      return `${here}. Expected a value such as 3, or brackets around children, as in (3 12 8).`;
    case 'unclosed':
      return `this “${found}” is never closed. Add the closing bracket.`;
    case 'extra-bracket':
      return `${here}, but no bracket is open. Delete it.`;
    case 'wrong-bracket':
      return `${here}, which is not the kind of bracket that was opened. Close it with its own kind.`;
    case 'bad-value':
      return `${here}. Expected a number such as 3, -2.5 or 1e3, or inf, -inf, or ? for unknown; a label is written B:(3 4).`;
    case 'bad-leaf-word':
      return `${here}. In quotes only "inf" and "-inf" can be a leaf; a label in quotes is followed by a colon.`;
    case 'bad-text':
      return `${here}. A text in quotes ends with a quote on the same line; write \\" for a quote inside it.`;
    case 'unknown-key':
      return `${here}. Expected "max", "min" or "chance".`;
    case 'no-children':
      return 'these brackets are empty. A node needs at least one child; for a leaf write its value.';
    case 'vector-leaf':
      return 'leaves with a vector of values (several players) cannot be searched yet. Write one number.';
    case 'bad-probability':
      return `${here}. A probability is a decimal or a fraction from 0 to 1, such as 0.25 or 1/4.`;
    case 'missing-probability':
      return `this outcome has no probability; the others add up to ${printNumber(number ?? 0)}. Write it before the outcome: 0.25*5.`;
    case 'probability-sum':
      return `the probabilities here add up to ${printNumber(number ?? 0)}. Change them so that they add up to 1.`;
    case 'stray-probability':
      return `${here}, a probability, but the node above is no chance node. Delete it, or write chance(…) above.`;
    case 'bad-leaf-bounds':
      return `${here}. Expected the least and the greatest value of a leaf and a semicolon, such as leaves -10..10;`;
    case 'outside-leaf-bounds':
      return `${here}, but the leaves are said to lie in ${bounds}. Change the value, or the bounds at the beginning of the text.`;
    case 'limit-nodes':
      return `more than ${LIMITS.nodes.toLocaleString('en')} nodes (node ${String(number)}). Take a smaller tree.`;
    case 'limit-depth':
      return `${String(number)} plies deep; the limit is ${LIMITS.depth}. Take a shallower tree.`;
    case 'limit-children':
      return `child ${String(number)} of one node; the limit is ${LIMITS.children.toLocaleString('en')}. Take fewer.`;
    case 'limit-label':
      return `a name of ${(number ?? 0).toLocaleString('en')} characters; the limit is ${LIMITS.label.toLocaleString('en')}. Take a shorter one.`;
    case 'limit-bytes':
      return `the text has ${(number ?? 0).toLocaleString('en')} bytes, more than may be read at once. Take a shorter text.`;
    case 'chance-root-needed':
      return `${here}. A chance root says its probabilities: chance(1/2*3 1/2*5).`;
  }
}
