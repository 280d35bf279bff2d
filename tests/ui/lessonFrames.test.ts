/** A lesson as slides and on paper has each of its moments, as it opens, with what is said there. */

import { expect, test } from 'vitest';
import { printBeamer } from '../../src/export/beamer.ts';
import { sameLayouts } from '../../src/export/frames.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { lessonIn } from '../../src/library/lessons/shippedLesson.ts';
import type { Notice } from '../../src/session/notice.ts';
import { lessonFrames } from '../../src/ui/lesson/lessonFrames.ts';
import { english } from '../../src/words/en/page.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { shownAt } from '../library/lessonMoments.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';

/** What two figures beside each other are called here. */
const SIDES = { leading: 'left', other: 'right' };

// Every other one in the other language.
const CASES = LESSONS.map((row, place) => ({ ...row, language: place % 2 === 0 ? english : chinese }));

test.each(CASES)('$id', async ({ title, load, language }) => {
  const shipped = await load();
  const lesson = lessonIn(shipped, title, language.code);
  const notices: Notice[] = [];
  const frames = await lessonFrames(lesson, {
    language,
    naming: () => SIDES,
    notice: (more) => notices.push(...more),
  });
  expect(notices).toEqual([]);
  const shown = await Promise.all(
    shipped.map(async (moment, at) =>
      (await shownAt(moment)).map(({ run, step }, side, { length }) => ({
        algorithm: run.algorithm,
        nodes: run.tree.size,
        step,
        sentence: `${length === 1 ? '' : `${Object.values(SIDES)[side]}: `}${lesson.moments[at]!.title}: ${lesson.moments[at]!.note}`,
      })),
    ),
  );
  const made = frames.map(({ picture: { run, step }, sentence }) => ({
    algorithm: run.algorithm,
    nodes: run.tree.size,
    step,
    sentence,
  }));
  expect(made).toEqual(shown.flat());
  // Moments of one run that follow each other are overlays of one slide.
  expect(sameLayouts(frames).length).toBeLessThanOrEqual(frames.length);
  const slides = printBeamer(frames, { words: EXPORT_WORDS[language.code], palette: 'tint' });
  expect(slides.match(/\\only<\d+>/g)).toHaveLength(frames.length);
});

test('what cannot be shown as a moment asks is told, not replaced in silence', async () => {
  const moments = [
    { figure: 'tree=no-such-tree&step=2', title: 'a', note: '' },
    { figure: 'tree=maxn-shallow&compare=2', title: 'b', note: '' },
  ];
  const told: string[] = [];
  await lessonFrames(
    { title: 'x', moments },
    { language: english, naming: () => SIDES, notice: (more) => told.push(...more.map(({ kind }) => kind)) },
  );
  expect(told).toEqual(['unknown-tree', 'unknown-part']);
});
