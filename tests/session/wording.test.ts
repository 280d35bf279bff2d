/** Trees of the library with words in them have those in the language of the page, wherever they are shown. */

import { beforeEach, expect, test } from 'vitest';
import { narrate } from '../../src/families/index.ts';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { positionsOf } from '../../src/session/gamePositions.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { itemOfExample } from '../../src/session/sets/newItem.ts';
import { setTrees } from '../../src/session/sets/setTrees.ts';
import { speak } from '../../src/session/speak.ts';
import { worded } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';

const WORDED = LIBRARY.filter(({ literals }) => literals !== undefined);
/** Names of nodes and of moves such as a1 are the same in every language, and so are these. */
const SAME = /\b(?:MAX|MIN|EVAL|OPEN|CLOSED|PVS|Star1|DECIDE|AND|OR)\b/g;

let session: Session;
const state = () => session.getState();

function sentences(): readonly string[] {
  const run = runOf(state());
  const steps = Array.from({ length: run.length + 1 }, (_, step) => step);
  return steps.map((step) => plain(narrate(run.momentAt(step), state().subject.names, state().language)));
}

beforeEach(() => {
  session = createSession({ subject: subjectOfExample(LIBRARY[0]!), language: chinese, theme: 'light' });
});

test.each(LIBRARY.map((example) => [example.id, example] as const))(
  '%s: no English word in Chinese',
  (_, example) => {
    openSubject(session, subjectOfExample(example));
    const words = sentences().flatMap((said) => said.replace(SAME, '').match(/[A-Za-z]{3,}/g) ?? []);
    expect(words).toEqual([]);
  },
);

test.each(WORDED.map((example) => [example.id, example] as const))(
  '%s is one tree in both languages',
  (_, example) => {
    const inEnglish = subjectOfExample(example);
    const inChinese = worded(inEnglish, 'zh');
    expect(worded(inChinese, 'en')).toBe(inEnglish);
    expect(worded(inChinese, 'zh')).toBe(inChinese);
    const without = ({ tree: { columns, size, leafBounds } }: typeof inEnglish) => ({
      ...columns,
      ...{ size, leafBounds, move: columns.move.map((move) => move !== '') },
      evaluation: columns.evaluation && { ...columns.evaluation, names: [] },
    });
    expect(JSON.stringify(without(inChinese))).toBe(JSON.stringify(without(inEnglish)));
  },
);

test.each(WORDED.map((example) => [example.id, example] as const))(
  '%s changes with the language, at its step',
  (_, example) => {
    openSubject(session, subjectOfExample(example));
    goToStep(session, 5);
    const said = sentences();
    speak(session, english);
    expect(state().subject.tree.columns.move).toEqual(subjectOfExample(example).tree.columns.move);
    expect(state().step).toBe(5);
    speak(session, chinese);
    expect(sentences()).toEqual(said);
  },
);

test('Trees of a set, and the trees that students get instead, have their words in its language', () => {
  const [inEnglish, inChinese] = [
    setTrees({ exampleById, positionsOf }, 'en'),
    setTrees({ exampleById, positionsOf }, 'zh'),
  ];
  for (const example of WORDED) {
    const item = itemOfExample(example, example.title.zh);
    for (const variant of [0, 7])
      for (const asked of [item, { ...item, variants: 'fresh' as const }]) {
        const [en, zh] = [inEnglish, inChinese].map((trees) => trees.treeOf(asked, variant)!);
        const inner = zh!.nodes().filter((node) => zh!.move(node) !== '');
        expect(inner.length).toBeGreaterThan(0);
        for (const node of inner) expect(zh!.move(node)).toMatch(/[\p{Script=Han}\d]/u);
        expect(zh!.columns.value).toEqual(en!.columns.value);
        expect(zh!.nodes().map((node) => zh!.key(node))).toEqual(en!.nodes().map((node) => en!.key(node)));
      }
  }
});
