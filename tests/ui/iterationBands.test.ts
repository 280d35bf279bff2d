/** The bands below the timeline of a simulation, and the texts below them. */
import { expect, test } from 'vitest';
import { type Band, bandLabels, iterationBands } from '../../src/ui/time/iterationBands.ts';

/** A run whose iterations have `events` events each. */
const runOf = (iterations: number, events: number) => ({
  iterations,
  length: iterations * events,
  endOf: (iteration: number) => iteration * events,
});

test('there is one for each iteration while they can be told apart', () => {
  const bands = iterationBands(runOf(20, 6), 800);
  expect(bands).toHaveLength(20);
  expect(bands[0]).toEqual({ first: 1, last: 1, from: 0, to: 40 });
});

test('more iterations share bands of ten, a hundred and more', () => {
  expect(iterationBands(runOf(200, 6), 1000)[3]).toMatchObject({ first: 31, last: 40 });
  expect(iterationBands(runOf(20, 6), 100)[1]).toMatchObject({ first: 11, last: 20 });
  expect(iterationBands(runOf(2005, 6), 1000).at(-1)).toMatchObject({ first: 2001, last: 2005 });
});

test('a run of a million events has few, which cover the whole timeline', () => {
  for (const width of [350, 1000, 2500]) {
    const bands = iterationBands(runOf(100_000, 10), width);
    expect(bands.length).toBeLessThanOrEqual(60);
    expect(bands.map(({ from }) => from)).toEqual([0, ...bands.slice(0, -1).map(({ to }) => to)]);
    expect(bands.at(-1)).toMatchObject({ last: 100_000, to: width });
  }
});

const band = (first: number, from: number, to: number): Band => ({ first, last: first, from, to });

test('numbers stand below the bands that are wide enough, and below the current one', () => {
  const bands = [band(1, 0, 10), band(2, 10, 40), band(3, 40, 50), band(4, 50, 90)];
  const said = (now: number) => bandLabels(bands, 90, now, `${now}`).map(({ text }) => text);
  expect(said(0)).toEqual(['2', '4']);
  expect(said(4)).toEqual(['2', '4']);
  expect(said(3)).toEqual(['2', '4', '3']);
  expect(said(1)).toEqual(['2', '4', '1']);
  // The first text begins at the left end of the timeline, not before it.
  const first = bandLabels(bands, 90, 1, '1').at(-1);
  expect(first).toMatchObject({ text: '1', isCurrent: true });
  expect(first?.x).toBeGreaterThan(5);
  // A number that only one band of many has room for would seem to be a mark of its own.
  expect(bandLabels([...bands, band(5, 90, 95), band(6, 95, 99)], 99, 0, '')).toEqual([]);
});

test('a longer text below the current band takes the place of its neighbours', () => {
  const bands = [band(1, 0, 30), band(2, 30, 60), band(3, 60, 90)];
  expect(bandLabels(bands, 90, 2, 'iteration 2').map(({ text }) => text)).toEqual(['iteration 2']);
});
