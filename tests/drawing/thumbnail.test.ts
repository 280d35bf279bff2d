/** Trees as small as stamps: all of it inside, in order, and without a word. */
import { describe, expect, it } from 'vitest';
import { THUMBNAIL, thumbnailOf } from '../../src/drawing/thumbnail.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { runOf } from '../library/runs.ts';

describe.each(LIBRARY.map((example) => [example.id, example] as const))('%s', (_id, example) => {
  const run = runOf(example);
  const { tree } = run;
  const { layout, marks } = thumbnailOf(run, new NodeNames(tree));

  it('stands inside its frame', () => {
    for (const { x, y, width, height } of layout.placements) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(THUMBNAIL.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(THUMBNAIL.height);
    }
  });

  it('has its children below it and from left to right', () => {
    for (const node of tree.nodes()) {
      const places = tree.children(node).map((child) => layout.placements[child]!);
      expect(places.every(({ y }) => y > layout.placements[node]!.y)).toBe(true);
      expect(places.every(({ x }, index) => index === 0 || x > places[index - 1]!.x)).toBe(true);
    }
  });

  it('shows the end of the run: every node, what is cut, the line of play, and no word', () => {
    expect([...marks.nodes.keys()]).toEqual([...tree.nodes()]);
    for (const [node, mark] of marks.nodes) {
      expect(mark.status).toBe(run.stateAt(node, run.length).status);
      expect([mark.label, mark.name, mark.bounds, mark.current]).toEqual(['', '', '', false]);
    }
    // A simulation proves no line; its edges are as thick as their share of the visits.
    for (const node of run.lineAt(run.length).slice(1)) {
      const { deciding, share = 0 } = marks.edges.get(node)!;
      expect(run.family === 'simulation' ? share > 0 : deciding).toBe(true);
    }
  });
});
