/** The lessons that come with the program: whole in every language, and true at every moment. */

import { describe, expect, test } from 'vitest';
import { carriedOut } from '../../src/core/carriedOut.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { fewestLeaves, uniformShapeOf } from '../../src/core/tree/uniformShape.ts';
import { narrate } from '../../src/families/index.ts';
import { countNodes } from '../../src/games/countNodes.ts';
import { LESSON_LIMITS } from '../../src/lesson/lesson.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { lessonIn } from '../../src/library/lessons/shippedLesson.ts';
import { printReward } from '../../src/words/decimals.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';
import { valueBeside } from '../../src/words/valueBeside.ts';

import { type Shown, shownAt } from './lessonMoments.ts';

const CODES = ['en', 'zh'] as const;
const lessons = await Promise.all(LESSONS.map(async (row) => ({ ...row, lesson: await row.load() })));

/** Digits of a text, with their sign and decimals; those of names are taken out before. */
function numbersIn(text: string): readonly string[] {
  return (text.match(/[−-]?\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    number.replace('-', '−').replace(',', ''),
  );
}

/** Names of nodes and moves that a text uses: one or two capitals with or without a number, a letter with a number. */
function namesIn(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\d.])(?:[A-Z]{1,2}\d*|[a-z]\d+)(?![\p{Script=Latin}\d])/gu) ?? [];
}

/** Everything that stands in the picture as a number. */
function numbersOf({ subject, run, step }: Shown): readonly string[] {
  const { tree } = run;
  const moment = run.momentAt(step);
  const texts: string[] = [plain(narrate(moment, subject.names, english))];
  for (const node of tree.nodes()) {
    const state = run.stateAt(node, step);
    texts.push(valueBeside(subject.names, run, node, state), subject.names.of(node), tree.move(node) ?? '');
    const { low, high } = run.provedAt(node, step);
    texts.push(String(low), String(high), String(state.value));
    if (state.window !== null) texts.push(String(state.window.alpha), String(state.window.beta));
    const estimate = tree.columns.staticValue?.[node];
    if (estimate !== undefined) texts.push(String(estimate));
    if (tree.kindName(node) === 'leaf') texts.push(String(tree.value(node)));
    const parent = tree.parent(node);
    if (parent >= 0 && tree.kindName(parent) === 'chance') texts.push(String(tree.probability(node)));
  }
  const { limits, passes } = run;
  const shape = uniformShapeOf(run.treeAt(Math.max(step, 1)));
  texts.push(
    ...Object.values(moment.tally).map(String),
    ...[tree.size, tree.leafCount, tree.height, run.length, step].map(String),
    ...Object.values(limits).map(String),
    ...(shape === null ? [] : [fewestLeaves(shape), shape.branching, shape.depth].map(String)),
    ...passes.map(({ result }) => (result.ok ? String(result.value) : '')),
    ...(subject.game === null ? [] : [JSON.stringify(subject.game.setting)]),
    ...(subject.game === null ? [] : tree.nodes()).flatMap((node) =>
      (subject.game?.game.features ?? []).flatMap(
        (feature) => feature.counts?.(subject.game?.stateAt(node)).map(String) ?? [],
      ),
    ),
    ...(subject.growth?.fullTreeSize == null ? [] : [String(subject.growth.fullTreeSize)]),
    ...(subject.game === null ? [] : [String(carriedOut(countNodes(subject.game, 100_000)))]),
    ...(subject.game?.setting.form === 'graph' ? [String(moment.tally.generated - moment.tally.stored)] : []),
    ...(tree.columns.evaluation?.weights.map(String) ?? []),
    ...tree.nodes().flatMap((node) => tree.features(node)?.map(String) ?? []),
  );
  texts.push(...simulated(run, step));
  return numbersIn(texts.join(' ; '));
}

/** What the panels and the timeline of a simulation say in numbers: of each node N, W and Q, and of the run its marks. */
function simulated(run: AnyRun, step: number): readonly string[] {
  if (run.family !== 'simulation') return [];
  const standing = run.tree.nodes().flatMap((node) => {
    const { visits, sum } = run.standingOf(node, step);
    return visits === 0 ? [] : [String(visits), printReward(sum), run.labelOf(node, run.stateAt(node, step))];
  });
  return [...standing, ...run.changes.map(String), String(run.completeAt(step))];
}

function namesOf({ subject, run }: Shown): readonly string[] {
  return run.tree
    .nodes()
    .flatMap((node) => [subject.names.of(node), run.tree.move(node) ?? ''])
    .flatMap((name) => [name, ...name.split(/\W+/)]);
}

/** What is no node: letters of formulas and of the course. */
const NO_NODE = ['I', 'OR', 'EVAL', 'N', 'W', 'Q'];

/** By lesson, numbers that are said of something else than its figures; tests of their own hold them. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = { simulation: ['361', '360', '27'] };

test('there is one for each part of the course that the program can show', () => {
  const ids = LESSONS.map(({ id }) => id);
  expect(ids).toEqual([
    'minimax',
    'worked-example',
    'equality',
    'deep-cutoffs',
    'order',
    'own-program',
    'growing',
    'grundy',
    'depth-limit',
    'deepening',
    'chance',
    'simulation',
    'othello',
  ]);
});

describe.each(lessons)('$id', ({ id, title, lesson }) => {
  test('has 8 to 15 moments, at least one question, and says all of it in both languages', () => {
    expect(lesson.length).toBeGreaterThanOrEqual(8);
    expect(lesson.length).toBeLessThanOrEqual(15);
    expect(lesson.some(({ question }) => question !== undefined)).toBe(true);
    for (const code of CODES) {
      const said = lessonIn(lesson, title, code);
      for (const { title, note, question } of said.moments) {
        expect(title.trim()).not.toBe('');
        expect(note.trim()).not.toBe('');
        expect(note.length).toBeLessThanOrEqual(LESSON_LIMITS.note);
        if (question === undefined) continue;
        expect(question.options.length).toBeGreaterThanOrEqual(LESSON_LIMITS.leastOptions);
        expect(question.options.length).toBeLessThanOrEqual(LESSON_LIMITS.options);
        expect(new Set(question.options).size).toBe(question.options.length);
        expect(question.options[question.right]).toBeDefined();
      }
    }
    const chinese = lessonIn(lesson, title, 'zh').moments;
    for (const { note } of chinese) expect(note).toMatch(/\p{Script=Han}/u);
  });

  test('every number and name in a note or a question stands in its moment', async () => {
    for (const [at, moment] of lesson.entries()) {
      const shown = await shownAt(moment);
      const [numbers, names] = [
        new Set([...shown.flatMap(numbersOf), ...(ELSEWHERE[id] ?? [])]),
        new Set(shown.flatMap(namesOf)),
      ];
      for (const code of CODES) {
        const { title: heading, note, question } = lessonIn(lesson, title, code).moments[at]!;
        const asked =
          question === undefined ? [] : [question.ask, question.why, question.options[question.right]!];
        for (const text of [heading, note, ...asked]) {
          const named = namesIn(text).filter((name) => !NO_NODE.includes(name));
          const strange = named.filter((name) => !names.has(name));
          const bare = named.reduce((rest, name) => rest.replaceAll(name, ' '), text);
          const unknown = numbersIn(bare).filter((number) => !numbers.has(number));
          expect({ figure: moment.figure, text, strange, unknown }).toEqual({
            figure: moment.figure,
            text,
            strange: [],
            unknown: [],
          });
        }
      }
    }
  });
});
