/** What is said of lists: every node and number is the event's own, and Chinese says what English says. */

import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../src/core/run/event.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { ALGORITHMS, isListForm } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openGame } from '../../src/session/games.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { listNames } from '../../src/words/grownNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const FORMS = ALGORITHMS.filter(isListForm);

/** Named in a sentence: whom an event may name. */
function namable(event: AnyEvent): Set<NodeId> {
  const others =
    event.kind === 'expand' && 'children' in event
      ? event.children.map(({ node }) => node)
      : event.kind === 'answer' && event.move !== null
        ? [event.move]
        : [];
  return new Set([event.node, ...others]);
}

/** Numbers in a sentence: the values that an event has, and the depth of what it generates. */
function tellable(event: AnyEvent, depth: number): Set<number> {
  if (event.kind === 'expand') return new Set([depth + 1]);
  if (event.kind === 'backup' && 'from' in event)
    return new Set([event.value, ...event.from.map(({ value }) => value)]);
  return 'value' in event ? new Set([event.value]) : new Set();
}

function nodesIn(sentence: Sentence): NodeId[] {
  return sentence.flatMap((part) => (part.kind === 'node' ? [part.node] : []));
}

function numbersIn(sentence: Sentence): number[] {
  const told = sentence.flatMap((part) => (part.kind === 'number' ? [part.text] : []));
  return told.flatMap((text) =>
    [...text.replaceAll('−', '-').matchAll(/-?(?:\d+(?:\.\d+)?|∞)/g)].map(([digits]) =>
      Number(digits.replace('∞', 'Infinity')),
    ),
  );
}

describe.each(FORMS)('%s', (algorithm) => {
  test('says what its events are, and the same in both languages', () => {
    forTrees(1200, { chance: false, nodes: 60, halting: true }, ({ tree }) => {
      const run = recordSearch(tree, algorithm, DEFAULT_RULES, 'grown');
      const names = listNames(run.tree);
      for (const step of stepsOf(run)) {
        const moment = run.momentAt(step);
        const event = run.event(step);
        const [en, zh] = [narrate(moment, names, english), narrate(moment, names, chinese)];
        const nodes = namable(event);
        for (const node of [...nodesIn(en), ...nodesIn(zh)]) expect(nodes.has(node)).toBe(true);
        const numbers = tellable(event, tree.depth(event.node));
        for (const number of numbersIn(en)) expect(numbers.has(number)).toBe(true);
        expectSame(numbersIn(zh), numbersIn(en));
        expectSame(new Set(nodesIn(zh)), new Set(nodesIn(en)));
      }
    });
  });
});

test('one successor, and many, are spoken of as such', () => {
  const sketch: Sketch = { max: [{ min: [4] }, { min: [1, 2, 3, 4, 5, 6, 7, 8, 9] }] };
  const run = recordSearch(treeOf(sketch), 'two-phase', DEFAULT_RULES, 'grown');
  const names = listNames(run.tree);
  const told = stepsOf(run).map((step) => plain(narrate(run.momentAt(step), names, english)));
  expect(told).toContain(
    'A is expanded into C. It stands at depth 2, the limit: it enters neither list and is valued next.',
  );
  expect(told).toContain(
    'B is expanded into D, E, F, G, H, I and 3 more. They stand at depth 2, the limit: they enter neither list and are valued next.',
  );
  expect(told).toContain(
    'Every successor of B has its value: B is worth min(1, 2, 3, 4, 5, 6, …) = 1. It is taken out of CLOSED.',
  );
  expect(told).toContain(
    'The one successor of A has its value: A is worth min(4) = 4. It is taken out of CLOSED.',
  );
  expect(told.at(-1)).toBe(
    'Done: s is worth 4, and MAX plays to A. 13 nodes generated, and all of them stored.',
  );
});

test('what rests on an estimate is told as one, by every procedure', () => {
  for (const algorithm of FORMS) {
    const session = createSession({
      subject: subjectOfExample(exampleById('thu-fig-3-5')!),
      language: english,
      theme: 'light',
    });
    openGame(session, { ...openingSetting('tic-tac-toe'), depth: 2 }, algorithm);
    const state = session.getState();
    const run = runOf(state);
    const told = stepsOf(run).filter((step) => ['backup', 'answer'].includes(run.kindAt(step)));
    expect(told.length).toBeGreaterThan(1);
    for (const step of told)
      for (const language of [english, chinese]) {
        const numbers = narrate(run.momentAt(step), state.subject.names, language).flatMap((part) =>
          part.kind === 'number' ? [part.text] : [],
        );
        expect(numbers.length).toBeGreaterThan(0);
        // Every number of these steps comes from a static value.
        for (const text of numbers) expect(text.replace(/≈−?\d+/g, '')).not.toMatch(/\d/);
      }
  }
});
