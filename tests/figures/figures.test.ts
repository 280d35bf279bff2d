/**
 * Every figure that is known of searches within limits, of chance and of several players, by the place it stands at.
 * They were found by a program that shares nothing with this one, or are printed in the source that is named.
 */
import { describe, expect, test } from 'vitest';
import { isLong } from '../support/howMany.ts';
import { CHANCE_FIGURES } from './chanceFigures.ts';
import { DEPTH_FIGURES } from './depthFigures.ts';
import { HORIZON_FIGURES } from './horizonFigures.ts';
import { NOTATION_FIGURES } from './notationFigures.ts';
import { PLAYER_FIGURES } from './playerFigures.ts';
import { WINDOW_FIGURES } from './windowFigures.ts';

describe.each([
  ['labels, refusals and limits', NOTATION_FIGURES],
  ['depth limit, evaluation and deepening', DEPTH_FIGURES],
  ['quiescence, checks and books', HORIZON_FIGURES],
  ['several players', PLAYER_FIGURES],
  ['chance', CHANCE_FIGURES],
  ['root window, moves by kind, PVS', WINDOW_FIGURES],
])('%s', (_part, figures) => {
  test.each(figures.filter((each) => isLong || each.isLong !== true))('$place: $what', ({ due, found }) => {
    expect(found()).toEqual(due);
  });
});
