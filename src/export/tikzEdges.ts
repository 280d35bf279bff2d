/** One line an edge: how it is drawn, its move and probability, and the mark of a cut. */
import { assertNever } from '../core/assertNever.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { EdgeMark, Marks } from '../drawing/marks.ts';
import { latexMath, latexText } from './latexText.ts';
import type { Page } from './page.ts';
import { shareOfStrike } from './tikzStyles.ts';

/** The lines of all edges, by their children in preorder. */
export function printEdges(page: Page, marks: Marks, names: readonly string[]): string[] {
  const { tree, edgeLabelsAtChild } = page.layout;
  return page.placements.flatMap(({ node }) => {
    const mark = marks.edges.get(node);
    if (mark === undefined) return [];
    const text = page.fonts === null ? '' : edgeText(tree, node);
    const end = edgeLabelsAtChild && text !== '' ? 'move' : 'top';
    const strike = mark.struck ? ` pic[pos=${shareOfStrike(page.layout)}, sloped] {strike}` : '';
    const move = text === '' ? '' : ` node[move] {${text}}`;
    return `\\draw[${styleOf(mark)}] (${names[tree.parent(node)]}-foot) -- (${names[node]}-${end})${strike}${move};`;
  });
}

function styleOf({ status, deciding }: EdgeMark): string {
  switch (status) {
    case 'waiting':
      return 'not yet';
    case 'pruned':
      return 'cut';
    case 'seen':
      return deciding ? 'deciding' : 'seen';
    default:
      return assertNever(status);
  }
}

function edgeText(tree: GameTree, child: NodeId): string {
  return [latexText(tree.move(child)), latexMath(tree.probability(child))].filter(Boolean).join(' ');
}
