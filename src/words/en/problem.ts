import { LIMITS } from '../../core/tree/limits.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Problem } from '../../notation/problem.ts';

/** "Line 2, column 5: found “x”. …": the place, what was found, what is expected, one way to mend it. */
export function englishProblem(problem: Problem): string {
  const { line, column } = problem.at;
  return `Line ${line}, column ${column}: ${explain(problem)}`;
}

function explain({ code, found, number }: Problem): string {
  const here = found === '' ? 'the text ends here' : `found “${found}”`;
  switch (code) {
    case 'empty':
      return 'there is nothing to read. Try [[3, 12, 8], [2, 4, 6], [14, 5, 2]].';
    case 'unexpected':
      return `${here}. Expected a number or a bracket; children are separated by commas.`;
    case 'unclosed':
      return `this “${found}” is never closed. Add the closing bracket at the end.`;
    case 'extra-bracket':
      return `${here}, but no bracket is open. Delete it.`;
    case 'second-root':
      return `${here} after the end of the tree. A tree has one root: put everything inside one pair of brackets.`;
    case 'bad-number':
      return `${here}. Expected a number such as 3, −2.5 (typed -2.5) or 1e3, or "inf", "-inf", null.`;
    case 'bad-leaf-word':
      return `${here}. The only words that can be a leaf are "inf" and "-inf".`;
    case 'unknown-key':
      return `${here}. Expected "max", "min" or "chance".`;
    case 'no-children':
      return 'these brackets are empty. A node needs at least one child; for a leaf write its value.';
    case 'vector-leaf':
      return 'leaves with a vector of values (several players) cannot be searched yet. Write one number.';
    case 'bad-probability':
      return `${here}. A probability is a decimal or a fraction from 0 to 1, such as 0.25 or "1/4".`;
    case 'probability-sum':
      return `the probabilities here add up to ${printNumber(number ?? 0)}. Change them so that they add up to 1.`;
    case 'limit-nodes':
      return `more than ${LIMITS.nodes.toLocaleString('en')} nodes (node ${String(number)}). Take a smaller tree.`;
    case 'limit-depth':
      return `${String(number)} plies deep; the limit is ${LIMITS.depth}. Take a shallower tree.`;
    case 'limit-children':
      return `child ${String(number)} of one node; the limit is ${LIMITS.children.toLocaleString('en')}. Take fewer.`;
    case 'limit-bytes':
      return `the text has ${(number ?? 0).toLocaleString('en')} bytes, more than may be read at once. Take a shorter text.`;
    case 'chance-root-needs-object':
      return `${here}. A chance root says its probabilities: {"chance": [["1/2", 3], ["1/2", 5]]}.`;
  }
}
