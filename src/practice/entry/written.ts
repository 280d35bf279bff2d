/**
 * Returns the entries to draw on the tree: the student's entries while a sheet is filled in, or those of the
 * model answer on a printed page.
 */
import type { GameTree, NodeId } from '../../core/index.ts';
import { formatOf, type PartKind } from '../exercise.ts';
import { numbersOf, picksOf, type Sheet, textsOf } from './sheet.ts';

/** The entries that are drawn on the tree, by node. */
export interface WrittenSheet {
  readonly labels: ReadonlyMap<NodeId, string>;
  readonly beside: ReadonlyMap<NodeId, string>;
  /** the places of a node in the list that the student makes, such as "2" or, of a node listed twice, "2, 5" */
  readonly badges: ReadonlyMap<NodeId, string>;
  /** nodes whose edge to the parent is crossed out */
  readonly struck: ReadonlySet<NodeId>;
  readonly line: ReadonlySet<NodeId>;
  /** nodes to which marked moves lead; the root where the answer is that there are none */
  readonly moves: ReadonlySet<NodeId>;
  /** nodes that were picked and have a mark beside them */
  readonly marked: ReadonlySet<NodeId>;
}

export const NOTHING_WRITTEN: WrittenSheet = {
  labels: new Map(),
  beside: new Map(),
  badges: new Map(),
  struck: new Set(),
  line: new Set(),
  moves: new Set(),
  marked: new Set(),
};

/** Returns the entries that are drawn on the tree for questions of the given kinds. */
export function writtenOn(sheet: Sheet, kinds: readonly PartKind[], tree: GameTree): WrittenSheet {
  const labels = new Map<NodeId, string>();
  const beside = new Map<NodeId, string>();
  const badges = new Map<NodeId, string>();
  const [struck, line] = [new Set<NodeId>(), new Set<NodeId>()];
  const [moves, marked] = [new Set<NodeId>(), new Set<NodeId>()];
  const sets = { struck, line, moves, marked };
  for (const kind of kinds) {
    const { entry } = formatOf(kind);
    if (entry.way === 'texts') {
      const texts = entry.at === 'in-shape' ? labels : beside;
      for (const [node, text] of textsOf(sheet, kind)) if (!texts.has(node)) texts.set(node, text);
    }
    // The last number of a row is what its node is worth.
    if (entry.way === 'numbers')
      for (const [row, node] of entry.rows(tree).entries()) {
        const text = numbersOf(sheet, kind).get((row + 1) * entry.columns.length - 1);
        if (text !== undefined && !labels.has(node)) labels.set(node, text);
      }
    if (entry.way === 'fields') for (const node of picksOf(sheet, kind, tree)) line.add(node);
    if (entry.way !== 'picks') continue;
    for (const [place, node] of picksOf(sheet, kind, tree).entries()) {
      if (entry.shown === 'places')
        badges.set(node, [badges.get(node), place + 1].filter(Boolean).join(', '));
      else sets[entry.shown].add(node);
    }
  }
  return { labels, beside, badges, struck, line, moves, marked };
}
