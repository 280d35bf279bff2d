/** Games whose positions merge, by the setting that a link has, for exercises about them. */
import { decodeAddress } from '../link/address.ts';
import { mergesIn } from '../practice/task.ts';
import { gameOfLink } from './games.ts';
import type { Notice } from './notice.ts';
import { practised } from './practice/practisedTree.ts';
import { can, type Subject } from './subject.ts';

/**
 * Returns the game of a setting such as "game=some-game&n=8" as a graph; null when it cannot be read, some part of it is not
 * possible, it is no graph, or exercises cannot be made about it.
 */
export function positionsOf(setting: string): Subject | null {
  const { tree, ...address } = decodeAddress(setting);
  if (tree?.kind !== 'game' || address.unknown.length > 0) return null;
  const notices: Notice[] = [];
  const subject = gameOfLink(tree, { ...address, rules: {}, limits: {} }, notices);
  if (subject === null || notices.length > 0 || !can(subject).practise) return null;
  const found = practised(subject);
  return mergesIn(found.tree) ? found : null;
}
