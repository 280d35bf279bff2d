/** Questions about the number of leaves that the search evaluates, each as often as it is evaluated. */
import { ROOT } from '../../core/tree/nodeId.ts';
import { whole } from '../../notation/numberShapes.ts';
import { errorAtNode, NO_ERRORS } from '../grade/difference.ts';
import { endOf, placeOfFirstCut } from '../place.ts';
import { mayCut } from '../task.ts';
import { type Format, searchableNodes, type Text } from './format.ts';
import { evaluatedLeaves } from './leaves.ts';
import { plainEntry } from './typed.ts';

/** the number of leaves; null when no answer is given */
type Count = number | null;

export const leafCount: Format<'leafCount', { readonly kind: 'leafCount' }, Count, Text<Count>> = {
  kind: 'leafCount',
  usualMarks: 1,
  byChance: 'easily',
  entry: { way: 'text', keyboard: 'numeric', parse: parseCount, print: String },
  blank: null,
  ofAgain: 'too',
  ofFarther: true,
  ofReversed: true,
  suits: mayCut,
  answerOf: ({ run }) => evaluatedLeaves(run).length,

  shape: () => whole(0, Number.MAX_SAFE_INTEGER),

  grade: ({ given, right }) => (given === right ? NO_ERRORS : errorAtNode(ROOT, given === null)),
  placeOf: (run) => placeOfFirstCut(run) ?? endOf(run),

  /**
   * Recognizes typical wrong counts: each leaf once although some are evaluated again, the number of all entered nodes,
   * of the inner nodes, or of the leaves that are cut.
   */
  signs({ run, given }) {
    if (given === null) return [];
    const { tree } = run;
    const evaluated = evaluatedLeaves(run);
    if (given < evaluated.length && given === new Set(evaluated).size)
      return [{ misconception: 'counted-once', place: endOf(run), detail: null }];
    const { entered, leaves, prunedLeaves } = run.tallyAt(run.length);
    const inner = searchableNodes(tree).length;
    const others = [entered, entered - leaves, prunedLeaves, inner + tree.leafCount, inner];
    const misconception = others.includes(given) ? 'counts-other-nodes' : 'miscount';
    return [{ misconception, place: placeOfFirstCut(run) ?? endOf(run), detail: null }];
  },
  isNothingCut: (tree, given) => given === tree.leafCount,
};

/** Parses a whole number from 0 upwards. */
function parseCount(text: string): number | null {
  const plain = plainEntry(text);
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
}
