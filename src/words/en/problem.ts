import { LIMITS } from '../../core/tree/limits.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { type ForeignName, foreignExample } from '../../notation/foreign.ts';
import { fractionIn, isUnknown } from '../../notation/leafValue.ts';
import type { Problem } from '../../notation/problem.ts';
import { type ProblemSentences, shortened } from '../faultSentences.ts';

/** "Line 2, column 5: found “x”. …": the place, what was found, what is expected, one way to mend it. */
export function englishProblem(problem: Problem): string {
  const { found, code, at } = problem;
  const here = found === '' ? 'the text ends here' : `found “${found}”`;
  return `Line ${at.line}, column ${at.column}: ${PROBLEMS[code]({ ...problem, here })}`;
}

const PROBLEMS: ProblemSentences = {
  empty: () => 'there is nothing to read. Try (3 12 8) (2 4 6) (14 5 2).',
  foreign: (problem) => foreignSentence(problem),
  unexpected: ({ here }) =>
    `${here}. Expected a value such as 3, or brackets around children, as in (3 12 8).`,
  unclosed: ({ found }) => `this “${found}” is never closed. Add the closing bracket.`,
  'extra-bracket': ({ here }) => `${here}, but no bracket is open. Delete it.`,
  'wrong-bracket': ({ here }) =>
    `${here}, which is not the kind of bracket that was opened. Close it with its own kind.`,
  'bad-value': ({ here, found }) => {
    const fraction = fractionIn(found);
    if (fraction !== null)
      return fraction.isExact
        ? `${here}, a fraction. A leaf is written as a decimal number: ${fraction.decimal}.`
        : `${here}, a fraction. A leaf is written as a decimal number: ${fraction.decimal} is near; or take all leaves times ${fraction.denominator}, which changes no move and no cut.`;
    if (isUnknown(found))
      return `${here}. For a value that is not known write ?; a name stands before what it names, ${found}:3 or ${found}:(3 4).`;
    return `${here}. Expected a number such as 3, -2.5 or 1e3, or inf, -inf, or ? for unknown; a label is written B:(3 4).`;
  },
  'bad-leaf-word': ({ here }) =>
    `${here}. In quotes only "inf" and "-inf" can be a leaf; a label in quotes is followed by a colon.`,
  'bad-text': ({ here }) =>
    `${here}. A text in quotes ends with a quote on the same line; write \\" for a quote inside it.`,
  'unknown-key': ({ here }) =>
    `${here}. Expected "max", "min", "chance", a player such as "p2", or "u" for a vector.`,
  'no-children': () =>
    'these brackets are empty. A node needs at least one child; for a leaf write its value.',
  'open-vector': () => 'this vector is never closed. Write > after its last value, as in <1 2 6>.',
  'bad-component': ({ here }) =>
    `${here}. In a vector there is a number for each player, as in <1 2 6>; none may be unknown.`,
  'vector-length': ({ number }) =>
    `this vector has ${number === 1 ? 'one value' : `${number} values`}. Write one for each of 2 to 6 players.`,
  'vector-lengths': ({ number, expected }) =>
    `this vector has ${number} values, the first one has ${expected}. Write as many in each as there are players.`,
  'vectors-and-numbers': ({ here }) =>
    `${here}. Vectors and single numbers do not go together in one tree. Write a vector at every leaf, or at none.`,
  'players-and-sides': ({ here }) =>
    `${here}. Leaves are vectors, so that players decide. Write p1(…), p2(…), or just brackets: turns go round.`,
  'player-count': ({ number, expected }) =>
    expected === undefined
      ? `there is no player ${number}: there are 6 at most.`
      : `there is no player ${number}: every leaf has ${expected} values, one for each player.`,
  'player-without-vectors': () => 'a player decides here, but no leaf is a vector. Write leaves as <1 2 6>.',
  'bad-sum': ({ here }) =>
    `${here}. Expected what no leaf gives all players together more than, and a semicolon, such as sum 9;`,
  'sum-without-vectors': () =>
    'a sum is declared, but leaves are single numbers. Delete it, or write leaves as <1 2 6>.',
  'above-sum': ({ number }) =>
    `the values of this leaf add up to more than the declared sum ${printNumber(number ?? 0)}. Change them, or the sum at the beginning of the text.`,
  'bad-static': ({ here }) =>
    `${here}. A static value is a number before ~ and what it judges: 5~(3 4), or 5~? where nothing else is known.`,
  'static-at-leaf': ({ here }) =>
    `${here}, the value of a leaf, which needs no estimate. Write the value alone, or ? for it.`,
  'bad-eval': ({ here }) =>
    `${here}. Expected features with their weights and a semicolon, each named once, such as eval pawn=1 rook=5;`,
  'bad-feature': ({ here }) =>
    `${here}. Features are numbers in braces before ~, as many as there are weights: {2 -1}~(3 4).`,
  'features-without-eval': () =>
    'features stand here, but the text does not say what they weigh. Begin it with their weights, as in eval pawn=1 rook=5;',
  'features-count': ({ number }) =>
    `there have to be as many features as weights: ${String(number)}. Add or delete some.`,
  'noisy-outcome': () =>
    'an outcome of a chance node is no noisy move. Delete the exclamation mark, or in JSON "noisy".',
  'limit-features': ({ number }) =>
    `${String(number)} features; the limit is ${LIMITS.features}. Take fewer.`,
  'limit-weight': ({ here }) =>
    `${here}. A weight lies between −${LIMITS.weight.toLocaleString('en')} and ${LIMITS.weight.toLocaleString('en')}.`,
  'bad-probability': ({ here }) =>
    `${here}. A probability is a decimal or a fraction from 0 to 1, such as 0.25 or 1/4.`,
  'missing-probability': ({ number }) =>
    `this outcome has no probability; the others add up to ${printNumber(number ?? 0)}. Write it before the outcome: 0.25*5.`,
  'probability-sum': ({ number }) =>
    `the probabilities here add up to ${printNumber(number ?? 0)}. Change them so that they add up to 1.`,
  'stray-probability': ({ here }) =>
    `${here}, a probability, but the node above is no chance node. Delete it, or write chance(…) above.`,
  'bad-leaf-bounds': ({ here }) =>
    `${here}. Expected the least and the greatest value of a leaf and a semicolon, such as leaves -10..10;`,
  'outside-leaf-bounds': ({ here, bounds }) =>
    `${here}, but the leaves are said to lie in ${bounds}. Change the value, or the bounds at the beginning of the text.`,
  'limit-nodes': ({ number }) =>
    `more than ${LIMITS.nodes.toLocaleString('en')} nodes (node ${String(number)}). Take a smaller tree.`,
  'limit-depth': ({ number }) =>
    `${String(number)} plies deep; the limit is ${LIMITS.depth}. Take a shallower tree.`,
  'limit-children': ({ number }) =>
    `child ${String(number)} of one node; the limit is ${LIMITS.children.toLocaleString('en')}. Take fewer.`,
  'limit-label': ({ number }) =>
    `a name of ${(number ?? 0).toLocaleString('en')} characters; the limit is ${LIMITS.label.toLocaleString('en')}. Take a shorter one.`,
  'limit-bytes': ({ number }) =>
    `the text has ${(number ?? 0).toLocaleString('en')} bytes, more than may be read at once. Take a shorter text.`,
  'chance-root-needed': ({ here }) => `${here}. A chance root says its probabilities: chance(1/2*3 1/2*5).`,
};

/** What another notation is called. */
const FOREIGN: Readonly<Record<ForeignName, string>> = {
  'decimal-commas': 'numbers with decimal commas',
  forest: 'a tree for the LaTeX package forest',
  qtree: 'a tree for the LaTeX package qtree',
  'leaf-brackets': 'a tree with a bracket round each leaf',
  calls: 'calls with lists, as in Python',
  's-expression': 'an S-expression, as in Lisp',
  gambit: 'a game in the .efg or .nfg format of Gambit',
  graphviz: 'a graph for Graphviz (DOT)',
  mermaid: 'a Mermaid diagram',
  tikz: 'a LaTeX picture (TikZ)',
  xml: 'XML',
  'other-json': 'JSON of another program',
  newick: 'a Newick tree',
  matrix: 'rows of a matrix, as in MATLAB',
  braces: 'lists in braces, as in C or Mathematica',
  lists: 'lists of a program, such as Python’s',
  terms: 'terms, as in Prolog or Haskell',
  outline: 'a tree drawn with lines or indents',
};

/** Its name, how to write the same here, and what the text at hand would be. */
function foreignSentence({ notation = 'lists', theirs, ours }: Problem): string {
  const { there, here } = foreignExample(notation);
  const how = `this looks like ${FOREIGN[notation]}. What is ${there} there is ${here} here.`;
  if (theirs === undefined && ours === undefined) return how;
  if (ours === undefined) return `${how} This text would be: ${shortened(theirs)}`;
  if (theirs === undefined) return `${how} As a tree of this notation it would be: ${shortened(ours)}`;
  return `${how} Write which tree you mean: ${shortened(theirs)} or, as this notation has it, ${shortened(ours)}`;
}
