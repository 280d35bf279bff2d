import type { AnyMoment, NodeId } from '../../core/index.ts';
import { type BoundNotation, showsBounds } from '../../core/run/boundNotation.ts';
import { familyOf } from '../../families/index.ts';
import type { NodeNames, PageWords, Words } from '../../words/index.ts';
import { kindName } from '../../words/kindName.ts';
import { valueBeside } from '../../words/valueBeside.ts';
import { shownName } from '../../words/visibleText.ts';

/**
 * Describes a node for screen readers: its name, who decides there, its state, its value, its bounds in the
 * chosen notation, and the edge that leads to it.
 * @param hidesProved whether to leave out what is proved about open nodes
 * @param hasWholeName whether a name that the figure shortens is told whole; a leaf's own name tells its value as well
 */
export function itemText(
  moment: AnyMoment,
  names: NodeNames,
  { page, words }: { readonly page: PageWords; readonly words: Words['operable'] },
  node: NodeId,
  hidesProved = false,
  notation: BoundNotation = 'window',
  hasWholeName = false,
): string {
  const { run, step } = moment;
  const { tree } = run;
  const state = moment.stateOf(node);
  const isSilent = hidesProved && state.status === 'open';
  const label = isSilent ? '' : valueBeside(names, run, node, state);
  // The window is written only at open nodes; the other notations of bounds are written at every node that
  // was entered.
  const isBound = showsBounds(notation, run.algorithm) && !(isSilent && notation === 'range');
  const hasBounds = isBound && (notation !== 'window' || state.status === 'open');
  const bounds = hasBounds ? familyOf(run).boundsAt(run, node, step, notation, state) : '';
  const probability = tree.hasChance ? tree.probability(node) : '';
  const chance = probability === '' ? '' : words.spokenProbability(probability);
  const here = moment.node === node ? words.spokenCurrent : '';
  const whole = (hasWholeName && familyOf(run).wholeName?.(run, node)) || '';
  return words.spokenItem(
    [
      whole,
      whole === '' || tree.isLeaf(node) ? names.of(node) : '',
      kindName(page, tree, node),
      words.status[state.status],
      label,
      bounds,
      shownName(tree.move(node)),
      chance,
      here,
    ].filter(Boolean),
  );
}
