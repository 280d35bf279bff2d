/** The library: all examples in one list, in the order of the menu. */
import type { Chapter, Example, ExampleGroup, Written } from './example.ts';
import { aimaFig55 } from './examples/aimaFig55.ts';
import { COURSE } from './examples/course.ts';
import { DEPTHS } from './examples/depths.ts';
import { DICE } from './examples/dice.ts';
import { EXAM } from './examples/exam.ts';
import { PLAYERS } from './examples/players.ts';
import { SIMULATION } from './examples/simulation.ts';
import { TAUGHT } from './examples/sources.ts';
import { TEXTBOOK } from './examples/textbook.ts';

/**
 * All examples: the one that opens first, those of the course, then of textbooks and tutorials, then of exams and
 * homework.
 */
export const LIBRARY: readonly Example[] = [
  aimaFig55,
  ...inGroup('course', [...COURSE, ...DICE, ...DEPTHS, ...SIMULATION]),
  ...inGroup('textbook', TEXTBOOK),
  ...inGroup('textbook', PLAYERS),
  ...inGroup('exam', EXAM),
];

function inGroup(group: ExampleGroup, examples: readonly Written[]): readonly Example[] {
  return examples.map((example) => ({
    ...{ group, origin: 'published', algorithm: TAUGHT[example.chapter] },
    ...example,
  }));
}

/** Returns the examples of a chapter in the order of the library. */
export function figuresOf(chapter: Chapter): readonly Example[] {
  return LIBRARY.filter((example) => example.chapter === chapter);
}

/** Returns the examples of a chapter that the start page shows. */
export function frontFiguresOf(chapter: Chapter): readonly Example[] {
  return FRONT[chapter].flatMap((id) => exampleById(id) ?? []);
}

const FRONT: Readonly<Record<Chapter, readonly string[]>> = {
  1: ['single-agent', 'erring-opponent', 'alliance'],
  2: ['aima-fig-5-2', 'thu-fig-3-5', 'ttt-stage1', 'ttt-stage2'],
  3: ['aima-fig-5-5', 'thu-fig-3-10', 'nilsson-fig-3-12-left', 'wikipedia-ab'],
  4: ['how-deep', 'estimate-or-proof', 'material', 'trap'],
  5: ['aima-chance-1234', 'aima-chance-1-20-30-400', 'aima-ex-chance-trivial', 'backgammon-dice'],
  6: ['chances-of-a-win', 'given-results', 'misled-by-14', 'nine-wins-and-a-loss'],
  7: [],
};

/** Returns the example with the given id; undefined when there is none. */
export function exampleById(id: string): Example | undefined {
  return LIBRARY.find((example) => example.id === id);
}
