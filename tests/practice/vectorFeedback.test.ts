/** What is said of wrong answers about several players: in both languages the same facts, and only such as are so. */

import { expect, test } from 'vitest';
import { asRecursion } from '../../src/core/run/asRecursion.ts';
import type { VectorRun } from '../../src/core/run/vectorRun.ts';
import { OF_PLAYERS } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { feedback as englishFeedback } from '../../src/words/en/work.ts';
import { type FeedbackWords, sayOwner, sayRule } from '../../src/words/feedback.ts';
import type { FeedbackFacts } from '../../src/words/feedbackFacts.ts';
import { VectorNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { feedback as chineseFeedback } from '../../src/words/zh/work.ts';
import { expectSame } from '../support/forTrees.ts';
import { forPlayers, treeOfText } from '../support/playerTrees.ts';

const KINDS = ['vectors', 'crossing', 'leafOrder', 'leafCount', 'move', 'line'] as const;

function exerciseOn(tree: Exercise['tree'], kinds: readonly (typeof KINDS)[number][]): Exercise {
  const task = { tree, algorithm: OF_PLAYERS, rules: DEFAULT_RULES };
  const usual = { marks: 4, penalty: { kind: 'per-error', marks: 1 } } as const;
  return {
    ...task,
    parts: kinds.filter((kind) => isAskable(kind, task)).map((kind) => ({ part: { kind }, ...usual })),
  };
}

/** What there is to say of an answer, finding by finding. */
function factsOf(exercise: Exercise, given: Answer): FeedbackFacts[] {
  const right = rightAnswer(exercise);
  const { findings } = diagnose(exercise, given, gradeExercise(exercise, given, right), right, false);
  const names = new VectorNames(exercise.tree);
  const { rules } = exercise;
  const run = asRecursion(right.run);
  return findings.map((finding) => ({ finding, run, names, rules, windowsAt: undefined }));
}

/** Numbers and nodes of a sentence, in whichever order a language has them. */
function told(sentence: Sentence): string[] {
  return sentence.flatMap(({ kind, text }) => (kind === 'text' ? [] : [`${kind} ${text}`])).sort();
}

const SAID: readonly ((words: FeedbackWords, facts: FeedbackFacts) => Sentence)[] = [
  (words, facts) => words.item(facts),
  sayRule,
  sayOwner,
];

test('there is a sentence in both languages for whatever is wrong', () => {
  const met = new Set<string>();
  for (const head of ['', 'sum M; leaves 0..M; '])
    forPlayers({ long: 1_500, usual: 150 }, { head, players: 3 }, ({ tree, random }) => {
      if (tree.isLeaf(ROOT)) return;
      const exercise = exerciseOn(tree, random.flip(0.5) ? KINDS : [random.pick(KINDS)]);
      if (exercise.parts.length === 0) return;
      const { answer } = rightAnswer(exercise);
      const leaves = tree.leaves().filter(() => random.flip(0.7));
      const vectors = new Map(answer.vectors);
      for (const node of tree.nodes().filter((one) => !tree.isLeaf(one) && random.flip(0.4)))
        vectors.set(node, {
          kind: 'vector',
          components: random.flip(0.5) ? tree.vector(random.pick(tree.leaves())) : [9, 9, 9],
        });
      for (const [node, known] of answer.vectors)
        if (known.kind === 'least' && random.flip(0.5)) {
          const components = [0, 1, 2].map((player) => (player === tree.player(node) ? known.own : 0));
          vectors.set(node, { kind: 'vector', components });
        }
      const method = random.pick(methodAnswers(exercise));
      const given = random.flip(0.4)
        ? method.answer
        : {
            ...answer,
            vectors,
            crossing: new Set(tree.leaves().filter((leaf) => !leaves.includes(leaf))),
            leafOrder: random.flip(0.2) ? tree.leaves() : leaves,
            leafCount: random.flip(0.3) ? tree.leafCount : leaves.length,
            move: random.pick(tree.children(ROOT)),
            line: tree.pathTo(random.pick(tree.leaves())).slice(1),
          };
      for (const facts of factsOf(exercise, given)) {
        met.add(facts.finding.misconception);
        for (const say of SAID) {
          const [english, chinese] = [say(englishFeedback, facts), say(chineseFeedback, facts)];
          expectSame(told(chinese), told(english));
          // What is told next is more than what was told before.
          if (say === sayOwner)
            for (const [words, owner] of [
              [englishFeedback, english],
              [chineseFeedback, chinese],
            ] as const)
              expect(plain(sayRule(words, facts))).not.toContain(plain(owner));
          for (const sentence of [english, chinese])
            expect(plain(sentence)).not.toMatch(/undefined|NaN|\{|null|MAX|MIN|[αβ]/);
        }
      }
    });
  for (const name of [
    'put-together',
    'exact-at-cut',
    'refuses-cut',
    'cut-without-bound',
    'later-equal',
    'counts-other-nodes',
    'sum-of-components',
    'all-against-one',
    'everybody-first',
  ])
    expect(met, name).toContain(name);
});

test('of a cut the sentence tells what the player has and what is left for the one above', () => {
  const { tree } = subjectOfExample(exampleById('maxn-shallow')!);
  const exercise = exerciseOn(tree, ['crossing']);
  const [facts] = factsOf(exercise, { ...rightAnswer(exercise).answer, crossing: new Set() });
  expect(facts?.finding.misconception).toBe('refuses-cut');
  const cut =
    'Cut at E: player 3 already has 7 of 9, so at most 2 is left for player 2, who has 2. The one leaf left can change nothing.';
  expect(plain(sayRule(englishFeedback, facts!))).toBe(
    'Nothing was cut, as if nothing were known of the sum. What a node’s player has is no longer left for the parent’s player: once that is so much that he can do no better there, the rest of the node changes nothing.',
  );
  expect(plain(sayOwner(englishFeedback, facts!))).toBe(cut);
});

test('where deep pruning leaves a leaf out, what the node has is not enough, and by whom it is told', () => {
  const { tree } = subjectOfExample(exampleById('maxn-shallow')!);
  const exercise = exerciseOn(tree, ['crossing', 'vectors']);
  const [deep] = methodAnswers(exercise, ['deep-pruning']);
  const [facts] = factsOf(exercise, deep!.answer);
  expect(facts?.finding.misconception).toBe('deep-pruning');
  const { test: decided } = facts!.finding.place;
  const run = facts!.run as VectorRun;
  expect(decided).toMatchObject({ v: 5, limit: 8, cuts: false });
  expect(run.valueAt(decided!.tester, facts!.finding.place.step)).toBe(5);
  expect(plain(sayOwner(englishFeedback, facts!))).toBe(
    'At G player 3 has 5 by then, and that is not enough to cut. It is cut once player 3 has 8 or more: then player 2, who has 1, finds no more here.',
  );
});

test('of a later move that ties, what it gives the player at the root', () => {
  const tree = treeOfText('(<3 5 1> <9 0 1>) (<3 4 2> <2 1 9>) (<1 2 2> <8 0 0>)');
  const exercise = exerciseOn(tree, ['line', 'vectors']);
  const { answer } = rightAnswer(exercise);
  expect(answer.move).toBe(tree.child(ROOT, 0));
  const other = tree.child(ROOT, 1);
  const line: NodeId[] = [other, tree.child(other, 1)];
  const [facts] = factsOf(exercise, { ...answer, line });
  expect(facts?.finding.misconception).toBe('later-equal');
  expect(plain(sayRule(englishFeedback, facts!))).toBe(
    'With C player 1 has 3, but with a move before it as well. Keep the first that reaches it: a later one that only ties does not replace it.',
  );
});
