/** A handout says of each of its frames which tree is searched and how: once for a page where that is the same. */

import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AlgorithmName } from '../../src/core/search/algorithms.ts';
import { type Frame, framesOf, momentsAt } from '../../src/export/frames.ts';
import { searchCaption } from '../../src/export/picture.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { Handout, type PerPage } from '../../src/ui/share/Handout.tsx';
import { pictureOf } from '../../src/ui/share/savePicture.ts';
import { english } from '../../src/words/en/page.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';

const sessionOf = (id: string, algorithm: AlgorithmName) =>
  createSession({
    ...{ subject: subjectOfExample(exampleById(id)!), algorithm },
    ...{ language: english, theme: 'light' },
  });

const framesAt = (id: string, algorithm: AlgorithmName, steps: readonly number[]): readonly Frame[] =>
  framesOf(momentsAt(pictureOf(sessionOf(id, algorithm).getState()), steps), english);

async function show(frames: readonly Frame[], perPage: PerPage): Promise<readonly Element[]> {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <SessionProvider session={sessionOf('aima-fig-5-5', 'minimax')}>
        <Handout frames={frames} perPage={perPage} isColoured over={() => undefined} />
      </SessionProvider>,
    );
  });
  return [...document.querySelectorAll('.handout-page')];
}

const aboutOf = ({ picture }: Frame) => `${picture.title} · ${searchCaption(picture, EXPORT_WORDS.en)}`;
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

test('frames of one run: the page says it once, below them', async () => {
  const frames = framesAt('aima-fig-5-5', 'alpha-beta', [0, 1, 2, 3, 4]);
  const pages = await show(frames, '4');
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(textsOf(page.querySelectorAll('footer'))).toEqual([aboutOf(frames[0]!)]);
    expect(page.lastElementChild?.tagName).toBe('FOOTER');
  }
});

test('frames of several trees and algorithms: each says its own', async () => {
  const same = framesAt('aima-fig-5-5', 'alpha-beta', [2, 5]);
  const frames = [
    ...same,
    ...framesAt('aima-fig-5-5', 'minimax', [5]),
    ...framesAt('how-deep', 'minimax', [5]),
  ];
  const told = frames.map(aboutOf);
  expect(new Set(told).size).toBe(3);
  const [page] = await show(frames, '4');
  expect(
    [...page!.querySelectorAll('figure')].map((figure) => textsOf(figure.querySelectorAll('footer'))),
  ).toEqual(told.map((text) => [text]));
  expect(page!.querySelectorAll('footer')).toHaveLength(4);
  const pages = await show(frames, '2');
  expect(textsOf(pages.at(-2)!.querySelectorAll('footer'))).toEqual([told[0]]);
});

test('the same step twice on a page is two frames to React', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [frame] = framesAt('aima-fig-5-5', 'alpha-beta', [3]);
  const [page] = await show([frame!, frame!], '4');
  expect(page!.querySelectorAll('figure')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});
