/** The texts of a graph: from afar those that are too small to be read are left out, and no step depends on another. */
import { expect, test } from 'vitest';
import type { Marks } from '../../src/drawing/marks.ts';
import { NAME_FINDER, type NameFinder } from '../../src/drawing/nameSpots.ts';
import { type Pane, wholeTree } from '../../src/drawing/nodesInView.ts';
import { patientFinder } from '../../src/drawing/patientFinder.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { type GraphPicture, graphPicture } from '../support/graphPicture.ts';

const SPACE = { width: 878, height: 414 };

/** Returns the marks of the whole graph at the end of its search, seen at a scale; a sentence mentions its last nodes. */
function marksAt({ form, run, layout }: GraphPicture, scale: number): Marks {
  const said = new Set(layout.tree.nodes().slice(-6));
  const view = { notation: 'range', showBounds: false, focused: null, hovered: null } as const;
  const pane: Pane = { left: 0, right: layout.width, top: 0, bottom: layout.height, scale };
  const visible = form.inView(layout, { left: new Float64Array(), right: new Float64Array() }, pane, []);
  const named = { ...view, said, finder: NAME_FINDER, leastName: 10 };
  return form.marks(layout, run.momentAt(run.length), named, visible);
}

test('from afar neither names nor values are written, and no line leads to a name', () => {
  const setting = { ...openingSetting('grundy', { n: 15, first: 'min' }), form: 'graph' as const };
  const picture = graphPicture(setting, SPACE);
  const { em, smallerEm } = picture.layout.metrics;
  const [whole, small, far] = [1, 7 / smallerEm, 2 / em].map((scale) => marksAt(picture, scale)) as [
    Marks,
    Marks,
    Marks,
  ];
  const count = ({ nodes }: Marks, text: 'name' | 'label') =>
    [...nodes.values()].filter((mark) => mark[text] !== '').length;
  expect(count(whole, 'name')).toBeGreaterThan(0);
  expect(whole.strokes.some(({ name }) => name === 'leader')).toBe(true);
  expect([count(small, 'name'), count(far, 'name')]).toEqual([0, 0]);
  expect(count(whole, 'label')).toBe(whole.nodes.size);
  expect([count(small, 'label'), count(far, 'label')]).toEqual([whole.nodes.size, 0]);
  const without = { name: '', place: null, label: '' };
  for (const seen of [small, far]) {
    expect([...seen.nodes].map(([node, mark]) => [node, { ...mark, ...without }])).toEqual(
      [...whole.nodes].map(([node, mark]) => [node, { ...mark, ...without }]),
    );
    expect(seen.edges).toEqual(whole.edges);
    expect(seen.strokes).toEqual(whole.strokes.filter(({ name }) => name !== 'leader'));
  }
});

test('the names of a step do not depend on the steps that were drawn before', () => {
  const setting = { ...openingSetting('grundy', { n: 11, first: 'min' }), form: 'graph' as const };
  const picture = graphPicture(setting, SPACE);
  const { form, run, subject } = picture;
  const { tree, names, boards } = subject;
  const visible = wholeTree(picture.layout);
  const view = { notation: 'range', showBounds: false, focused: null, hovered: null } as const;
  const marksOn = (layout: Layout, step: number) => {
    const listed = new Set(visible.nodes.filter((node) => run.bornAt(node) <= step).slice(-40));
    return form.marks(
      layout,
      run.momentAt(step),
      { ...view, listed, finder: NAME_FINDER, leastName: 10 },
      visible,
    );
  };
  let leaders = 0;
  for (const step of [50, 51, 54, 100, 51]) {
    const fresh = form.layOut(tree, names, { ...SPACE, run, boards });
    const marks = marksOn(fresh, step);
    expect(marksOn(picture.layout, step)).toEqual(marks);
    leaders += marks.strokes.filter(({ name }) => name === 'leader').length;
  }
  expect(leaders).toBeGreaterThan(0);
});

test('names that are searched in several tasks get the places that they get at once', async () => {
  const setting = { ...openingSetting('grundy', { n: 11, first: 'min' }), form: 'graph' as const };
  const picture = graphPicture(setting, SPACE);
  const { form, run, subject } = picture;
  const { tree, names, boards } = subject;
  const visible = wholeTree(picture.layout);
  const view = { notation: 'range', showBounds: false, focused: null, hovered: null, leastName: 10 } as const;
  const marksOn = (layout: Layout, step: number, finder: NameFinder) => {
    const listed = new Set(visible.nodes.filter((node) => run.bornAt(node) <= step).slice(-40));
    return form.marks(layout, run.momentAt(step), { ...view, listed, finder }, visible);
  };
  const written = ({ nodes }: Marks) => [...nodes.values()].filter(({ name }) => name !== '').length;
  let time = 0;
  const patient = patientFinder(300, 2, () => time++);
  const finder = { ...NAME_FINDER, ofGraph: patient };
  const layout = form.layOut(tree, names, { ...SPACE, run, boards });
  let putOff = 0;
  for (const step of [run.length, run.length - 1, 60]) {
    const atOnce = marksOn(picture.layout, step, NAME_FINDER);
    let marks = marksOn(layout, step, finder);
    let tasks = 0;
    for (; patient.hasPutOff(layout); tasks += 1) {
      expect(written(marks)).toBeLessThanOrEqual(written(atOnce));
      // The next task begins once the microtasks of this one are over.
      await Promise.resolve();
      patient.goOn();
      marks = marksOn(layout, step, finder);
    }
    expect(marks).toEqual(atOnce);
    expect(tasks).toBeLessThan(400);
    putOff += tasks;
    await Promise.resolve();
  }
  expect(putOff).toBeGreaterThan(10);
});
