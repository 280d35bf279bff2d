/** A triangle is known as one: its apex is no side, whatever numbers stand in it, and whatever may be written there. */
import { expect, test } from 'vitest';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { DIFFICULTIES, generatorFor, SKILLS } from '../../src/practice/skill.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openedRun } from '../../src/session/openedRun.ts';
import { isGraph } from '../../src/session/subject.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { someOf } from '../support/howMany.ts';

/** px: a figure beside a panel, one alone, one on a phone */
const ROOMS = [
  [900, 560],
  [1180, 600],
  [330, 420],
] as const;

/** "≥ −19": a longer number, as of an expectation, may take a wider triangle. */
const USUAL_LENGTH = 4;

/** Triangles whose apex is cut wider than a quarter of the flat side, or that are more than 1.75 times as wide as high. */
function flat({ placements, labels }: Layout): readonly number[] {
  const isUsual = (node: number) => (labels[node]?.characters ?? 0) <= USUAL_LENGTH;
  return placements
    .filter(({ kind }) => kind === 'max' || kind === 'min')
    .filter(
      ({ node, apex, width, height }) => apex > width * 0.2501 || (isUsual(node) && width > height * 1.75),
    )
    .map(({ node }) => node);
}

const SKILLED = SKILLS.flatMap((skill) => DIFFICULTIES.map((difficulty) => ({ skill, difficulty })));

test.each(someOf(SKILLED, 14, 3))('exercises on $skill, $difficulty', ({ skill, difficulty }) => {
  for (const seed of [1, 2, 3]) {
    const { tree } = generateExercise({ skill, difficulty, seed, generator: generatorFor(skill) });
    for (const [width, height] of ROOMS)
      expect(flat(layoutTree(tree, new NodeNames(tree), { width, height }))).toEqual([]);
  }
});

test.each(LIBRARY.map((example) => [example.id, subjectOfExample(example)] as const))('%s', (_, subject) => {
  if (isGraph(subject)) return;
  const { tree, names } = subject;
  for (const [width, height] of ROOMS)
    expect(flat(layoutTree(tree, names, { width, height, run: openedRun(subject) }))).toEqual([]);
});
