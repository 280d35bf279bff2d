import type { Moment } from '../../core/run/trace.ts';
import { windowWorth } from '../../core/run/worth.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { kindName } from '../../words/kindName.ts';
import type { NodeNames } from '../../words/nodeNames.ts';
import type { PageWords } from '../../words/pageWords.ts';
import { shownName } from '../../words/shownName.ts';
import { printWindow } from '../../words/symbols.ts';
import { valueBeside } from '../../words/valueBeside.ts';

/**
 * A node in words, for those who hear the tree: name, side, state, what is known, and its edge.
 *
 * @param hidesProved what is proved of open nodes is left out
 */
export function itemText(
  { trace, step, node: current }: Moment,
  names: NodeNames,
  words: PageWords,
  node: NodeId,
  hidesProved = false,
): string {
  const { tree } = trace;
  const state = trace.stateAt(node, step);
  const isSilent = hidesProved && state.status === 'open';
  const label = isSilent ? '' : valueBeside(names, trace, node, state);
  const window =
    state.window !== null && state.status === 'open' ? printWindow(windowWorth(trace, node, step)) : '';
  const chance = tree.probability(node) === '' ? '' : words.spokenProbability(tree.probability(node));
  const here = current === node ? words.spokenCurrent : '';
  return words.spokenItem(
    [
      names.of(node),
      kindName(words, tree, node),
      words.status[state.status],
      label,
      window,
      shownName(tree.move(node)),
      chance,
      here,
    ].filter(Boolean),
  );
}
