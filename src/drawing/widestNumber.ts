import { DEFAULT_RULES } from '../core/search/rules.ts';
import { runSearch } from '../core/search/runSearch.ts';
import { SILENT } from '../core/search/searchObserver.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { textWidth } from './textWidth.ts';

/** The widest number that any label of the tree can show, in every run of it. */
export function widestNumber(tree: GameTree): string {
  let widest = '0';
  const consider = (value: number) => {
    const text = printNumber(value);
    if (textWidth(text) > textWidth(widest)) widest = text;
  };
  // Of whole numbers the greatest or the least is the widest, as all digits are equally wide.
  let [least, greatest] = [0, 0];
  const others = new Set<number>();
  for (const leaf of tree.leaves()) {
    const value = tree.value(leaf);
    if (!Number.isSafeInteger(value)) others.add(value);
    else if (value < least) least = value;
    else if (value > greatest) greatest = value;
  }
  for (const value of [least, greatest, ...others]) consider(value);
  // Only expectations are numbers that stand in no leaf.
  if (tree.hasChance) {
    const observer = { ...SILENT, update: (_node: NodeId, _child: NodeId, value: number) => consider(value) };
    runSearch('expectiminimax', tree, DEFAULT_RULES, observer);
  }
  return widest;
}
