import { expect, test } from 'vitest';
import { carryKeys } from '../../src/core/edit/carryKeys.ts';
import type { GameTree } from '../../src/core/index.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { Layout } from '../../src/drawing/index.ts';
import { layoutTree, sameLayout } from '../../src/drawing/layout.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { TextParser } from '../../src/notation/textParser.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';

const SPACE = { width: 878, height: 414 };

/** All that is placed, without the functions of the metrics. */
function placed(layout: Layout) {
  const { em, smallerEm, sizeClass, leastRow } = layout.metrics;
  const { placements, plies, width, height, edgeLabels, labels } = layout;
  const edges = [...layout.edges.values()];
  return { placements, plies, width, height, edgeLabels, labels, edges, em, smallerEm, sizeClass, leastRow };
}

/** Other names, moves and sides than those that were drawn take other room, though the tree has the same nodes. */
const CHANGES: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at).replace(/\d/, (digit) => String(9 - Number(digit))),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/\d/, '12'),
  (text, at) => text.slice(0, at) + text.slice(at).replace('(', 'Long name:('),
  (text, at) => text.slice(0, at) + text.slice(at).replace('(', 'min('),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/ (?=\d)/, ' move->'),
];

test('a layout that is kept after typing is the one that a fresh layout would be', () => {
  let kept = 0;
  forTrees(1200, { nodes: 80, chance: false }, ({ tree, random }) => {
    const parser = new TextParser();
    let text = printTree(tree);
    let before: GameTree = tree;
    parser.parse(text);
    for (let times = 0; times < 4; times += 1) {
      text = random.pick(CHANGES)(text, random.below(text.length));
      const parsed = parser.parse(text);
      if (!parsed.ok) return;
      const after = carryKeys(before, parsed.value);
      const runs = [before, after].map((each) => recordTrace(each, 'alpha-beta', DEFAULT_RULES));
      const layout = layoutTree(before, new NodeNames(before), { ...SPACE, run: runs[0] ?? null });
      const options = { ...SPACE, run: runs[1] ?? null, beside: layout.beside };
      const same = sameLayout(layout, after, new NodeNames(after), options);
      if (same !== null) {
        kept += 1;
        expect(placed(same)).toEqual(placed(layoutTree(after, new NodeNames(after), options)));
      }
      before = after;
    }
  });
  expect(kept).toBeGreaterThan(ofCases(200));
});
