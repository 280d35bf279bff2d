/** Pictures of simulations: laid out in stages, and with minimax values beside the means. */
import { expect, test } from 'vitest';
import { treeValues } from '../../src/core/analysis/index.ts';
import type { AnyRun, NodeId, SimulationRun } from '../../src/core/index.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { TREE_FORM } from '../../src/drawing/form.ts';
import { STAGED_FORM } from '../../src/drawing/stagedForm.ts';
import { momentsAt } from '../../src/export/frames.ts';
import { drawPicture } from '../../src/export/ink.ts';
import { pageOf } from '../../src/export/page.ts';
import { captionOf, layOutForFile, type Picture, viewForFile } from '../../src/export/picture.ts';
import { printOutline } from '../../src/export/text.ts';
import { familyNames } from '../../src/families/index.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { loadLanguage } from '../../src/words/language.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { pictureOfExample } from './pictureOf.ts';

const english = await loadLanguage('en');

const ASKED = { notation: 'window', showBounds: false } as const;

function gamePicture(step: number): Picture {
  const at = placed(openingSetting('tic-tac-toe'));
  const { run } = searchGame(at, 'mcts', DEFAULT_RULES, { ...NO_LIMITS, iterations: 200 });
  const about = { boards: null, stubWords: '', step };
  const layout = layOutForFile(STAGED_FORM, run, familyNames('simulation', run.tree), about);
  return { form: STAGED_FORM, layout, run, step, view: viewForFile(run, ASKED), title: '' };
}

function simulationIn(picture: Picture): SimulationRun {
  return picture.run as SimulationRun;
}

test('a picture of a game’s first iterations is laid out for them, not for the whole simulation', () => {
  const run = simulationIn(gamePicture(0));
  const [early, late] = [gamePicture(run.endOf(8)), gamePicture(run.length)];
  expect(drawPicture(early, 'colour').width).toBeLessThan(1100);
  expect(drawPicture(late, 'colour').width).toBeGreaterThan(3000);
  const [page, latePage] = [pageOf(early), pageOf(late)];
  expect(page.width).toBeLessThan(latePage.width / 2);
  expect(page.bottom).toBeLessThan(latePage.bottom);
});

test('all nodes that were visited have their visits in a picture of a game', () => {
  const picture = gamePicture(simulationIn(gamePicture(0)).endOf(20));
  const run = simulationIn(picture);
  const drawn = drawPicture(picture, 'colour').inks.flatMap((ink) => (ink.kind === 'text' ? ink.text : []));
  const inner = run.tree.nodes().filter((node) => !run.tree.isLeaf(node));
  const visited = inner.filter((node) => run.standingOf(node, picture.step).visits > 0);
  expect(drawn.filter((text) => /^N \d+$/.test(text))).toHaveLength(visited.length);
});

test('frames of one stage share a layout, and the next stage has another', () => {
  const picture = gamePicture(0);
  const run = simulationIn(picture);
  const steps = [0, run.endOf(10), run.endOf(10) + 1, run.endOf(20), run.length];
  const layouts = momentsAt(picture, steps).map(({ layout }) => layout);
  expect(layouts.map((layout) => layouts.indexOf(layout))).toEqual([0, 0, 2, 2, 4]);
  const tree = pictureOfExample('aima-fig-5-5');
  expect(momentsAt(tree, [0, 5, 26]).every(({ layout }) => layout === tree.layout)).toBe(true);
});

/** The minimax values of a run by node, as the page puts them beside the means. */
function minimaxOf(run: AnyRun): ReadonlyMap<NodeId, number> {
  const values = treeValues(run as never, run.tree);
  return new Map(run.tree.nodes().map((node) => [node, values?.ofNode(node) ?? Number.NaN]));
}

const SIMULATED = ['chances-of-a-win', 'misled-by-14', 'nine-wins-and-a-loss', 'cs188-quiz2', 'km-2-4'];

test.each(SIMULATED)('minimax values stand beside all nodes in a picture of %s', (id) => {
  const example = exampleById(id) ?? LIBRARY[0]!;
  const { names } = subjectOfExample(example);
  const { run, step, title } = pictureOfExample(id, {
    algorithm: 'mcts',
    limits: { ...example.limits, iterations: 200 },
  });
  const beside = minimaxOf(run);
  const layout = layOutForFile(STAGED_FORM, run, names, {
    ...{ boards: null, stubWords: '' },
    values: beside,
  });
  const view = viewForFile(run, { ...ASKED, beside });
  const picture = { form: STAGED_FORM, layout, run, step, view, title };
  const drawn = drawPicture(picture, 'colour').inks.flatMap((ink) => (ink.kind === 'text' ? ink.text : []));
  const visited = run.tree
    .nodes()
    .filter((node) => !run.tree.isLeaf(node) && run.stateAt(node, step).status !== 'waiting');
  expect(drawn.filter((text) => text.startsWith('mm '))).toHaveLength(visited.length);
  expect(captionOf(picture, EXPORT_WORDS.en)).toMatch(/, mm: minimax value; step /);
  expect(printOutline(picture, english).match(/ mm -?[\d.]+/g)?.length).toBeGreaterThanOrEqual(
    visited.length,
  );
  // A picture for which nobody asked for them has none.
  const plain = { ...picture, view: viewForFile(run, ASKED), form: TREE_FORM };
  expect(drawPicture(plain, 'colour').inks.some((ink) => ink.kind === 'text' && /^mm /.test(ink.text))).toBe(
    false,
  );
  expect(captionOf(plain, EXPORT_WORDS.en)).not.toMatch(/mm/);
});
