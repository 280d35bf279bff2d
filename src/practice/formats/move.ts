/** The root's best move. */
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { NO_ERRORS, oneError } from '../grade/difference.ts';
import { placeOfChoice } from '../place.ts';
import type { Format, Picks } from './format.ts';
import { lineOf, moveSigns, someoneMoves } from './line.ts';

type Move = NodeId | null;

export const move: Format<'move', { readonly kind: 'move' }, Move, Picks<Move>> = {
  kind: 'move',
  usualMarks: 1,
  byChance: 'easily',
  entry: {
    way: 'picks',
    shown: 'line',
    isOrdered: false,
    lines: 1,
    takes: (_tree, node) => node !== ROOT,
    press(tree, given, node) {
      const chosen = tree.pathTo(node)[1];
      return chosen === given ? null : (chosen ?? given);
    },
    nodes: (given) => (given === null ? [] : [given]),
  },
  blank: null,
  isBlank: (given) => given === null,
  suits: someoneMoves,
  choose: () => ({ kind: 'move' }),
  answerOf: (run) => lineOf(run)[0] ?? null,

  print: (given) => given ?? undefined,
  read: (reader, given, path, tree) => reader.node(given, path, tree),

  grade: ({ given, right }) =>
    given === right ? NO_ERRORS : oneError(given ?? right ?? ROOT, given === null),
  placeOf: (trace, _part, node) => placeOfChoice(trace, node),
  signs: ({ given, right, trace }) => moveSigns(trace, given, right),
};
