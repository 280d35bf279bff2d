/** One line an edge: how it is drawn, its move and probability, and the mark of a cut. */
import { assertNever } from '../core/assertNever.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { strikeShare } from '../drawing/drawEdge.ts';
import { labelsOfEdge } from '../drawing/edgeLabels.ts';
import type { EdgeMark, Marks } from '../drawing/marks.ts';
import { latexMath, latexText } from './latexText.ts';
import { type Page, pointOf } from './page.ts';

/** The lines of all edges, by their children in preorder. */
export function printEdges(page: Page, marks: Marks, names: readonly string[]): string[] {
  const { tree } = page.layout;
  return page.placements.flatMap(({ node }) => {
    const mark = marks.edges.get(node);
    if (mark === undefined) return [];
    const labels = page.fonts === null ? [] : labelsOfEdge(page.layout, node);
    const strike = mark.struck ? ` pic[pos=${Number(strikeShare(labels).toFixed(2))}, sloped] {strike}` : '';
    const moves = labels
      .filter(({ gap }) => gap !== null)
      .map(({ text, share }) => ` node[move, pos=${share}] {${edgeText(tree, node, text)}}`);
    const edge = `\\draw[${styleOf(mark)}] (${names[tree.parent(node)]}-foot) -- (${names[node]}-top)${strike}${moves.join('')};`;
    // Where the edge is too short for a gap its label stands beside it.
    const beside = labels
      .filter(({ gap }) => gap === null)
      .map(({ text, x, y }) => `\\node[aside] at ${pointOf(page, x, y)} {${edgeText(tree, node, text)}};`);
    return [edge, ...beside];
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

function edgeText(tree: GameTree, child: NodeId, text: string): string {
  return text === tree.probability(child) ? latexMath(text) : latexText(tree.move(child));
}
