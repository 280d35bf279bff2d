/** A picture of a large tree is made in steps, so that the page answers between them; it is the one that is made at once. */
import { expect, test } from 'vitest';
import { worstOrderedTree } from '../../bench/trees.ts';
import { strokesInParts } from '../../src/drawing/strokes.ts';
import { drawPicture, drawPictureInSteps } from '../../src/export/ink.ts';
import { layOutForFile, layOutForFileInSteps } from '../../src/export/picture.ts';
import { printSvg, printSvgInParts } from '../../src/export/svg.ts';
import { pictureOf } from './pictureOf.ts';

/** Returns the result of what may pause, and how often it did. */
function carriedOut<Result>(pausing: Iterator<unknown, Result>): { result: Result; pauses: number } {
  let step = pausing.next();
  let pauses = 0;
  for (; step.done !== true; pauses += 1) step = pausing.next();
  return { result: step.value, pauses };
}

const picture = pictureOf(worstOrderedTree(3, 6, 1));

test('the layout', () => {
  const { form, run, layout } = picture;
  const about = { boards: null, stubWords: 'never generated' };
  const { result, pauses } = carriedOut(layOutForFileInSteps(form, run, layout.names, about));
  const atOnce = layOutForFile(form, run, layout.names, about);
  expect(pauses).toBeGreaterThan(5);
  expect(result.placements).toEqual(atOnce.placements);
  expect(result.edgeLabels).toEqual(atOnce.edgeLabels);
  expect([result.width, result.height]).toEqual([atOnce.width, atOnce.height]);
});

test('the drawing and the text of its file', () => {
  const { form, layout, run, step, view } = picture;
  const marks = form.marks(layout, run.momentAt(step), view, {
    nodes: layout.tree.nodes(),
    collapsed: new Set(),
  });
  const parts = [...strokesInParts(layout, marks)];
  const most = Math.max(...parts.map(({ length }) => length));
  expect(most).toBeLessThan(parts.flat().length / 5);
  const { result: drawn, pauses } = carriedOut(drawPictureInSteps(picture, 'colour'));
  expect(pauses).toBeGreaterThan(parts.length);
  expect(drawn).toEqual(drawPicture(picture, 'colour'));
  const sheet = { ...drawn, background: 'white', caption: 'A tree', showCaption: true } as const;
  const texts = [...printSvgInParts(sheet, '@font-face{}')];
  expect(texts.length).toBeGreaterThan(3);
  const text = texts.join('');
  expect(text).toBe(printSvg(sheet, '@font-face{}'));
  expect(text).toMatch(/^<svg [^\n]*>\n<title>A tree<\/title>\n<style>@font-face\{\}<\/style>\n/);
  expect(text).toMatch(/<\/text>\n<\/svg>\n$/);
  expect(text).not.toContain('\n\n');
});
