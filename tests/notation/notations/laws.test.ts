/**
 * Trees that an independent writer writes in another notation come back, and no damage of such a text makes another
 * tree than the one that an independent reader finds in it.
 */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/random/seeded.ts';
import { printTree } from '../../../src/notation/printTree.ts';
import { readTypedTree } from '../../../src/notation/typedTree.ts';
import { expectSame, naming } from '../../support/forTrees.ts';
import { howMany } from '../../support/howMany.ts';
import { type Model, mutated, randomModel, readBy, treeOfModel } from '../../support/notations/model.ts';
import { NOTATIONS, type NotationOfTests } from '../../support/notations/notations.ts';

const TREES = howMany(2_000, 60);
const DAMAGED = howMany(2_000, 150);

/** A random tree that the notation can write. */
function modelFor({ traits, canWrite }: NotationOfTests, seed: number, most: number): Model {
  const random = seeded(seed);
  for (;;) {
    const model = randomModel(random, traits, most);
    if (canWrite?.(model) !== false) return model;
  }
}

const named = NOTATIONS.map((notation) => ({
  ...notation,
  title: `${notation.name} ${notation.kind ?? ''}`,
}));

describe.each(named)('$title', (notation) => {
  test('what an independent writer writes comes back, and is named', () => {
    for (let seed = 1; seed <= TREES; seed += 1) {
      const model = modelFor(notation, seed, 30);
      const text = notation.write(model, seeded(seed));
      naming(
        () => `seed ${seed}: ${text.slice(0, 500)}`,
        () => {
          const { parsed, readAs, ours } = readTypedTree(text);
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
          const tree = treeOfModel(model);
          if (tree === null) throw new Error('the writer’s tree is none');
          expect(printTree(parsed.value)).toBe(printTree(tree));
          // A text that is the same tree in both notations is one of ours.
          if (readAs !== notation.name) expectSame([readAs, ours], [null, null]);
          const own = readBy(notation.read, text);
          expect(own && printTree(treeOfModel(own)!)).toBe(printTree(tree));
        },
      );
    }
  });

  test('no damaged text becomes another tree', () => {
    let read = 0;
    for (let seed = 1; seed <= DAMAGED; seed += 1) {
      const model = modelFor(notation, seed, 8);
      const text = mutated(notation.write(model, seeded(seed)), seed);
      naming(
        () => `seed ${seed}: ${text.slice(0, 500)}`,
        () => {
          const { parsed, readAs } = readTypedTree(text);
          if (!parsed.ok) {
            expect(parsed.problem.at.offset).toBeLessThanOrEqual(text.length);
            return;
          }
          read += 1;
          const own = readBy(notation.read, text);
          const tree = own === null ? null : treeOfModel(own);
          const expected = tree === null ? null : printTree(tree);
          // What is no tree in the notation may be one in another, or in ours.
          if (expected !== null || readAs === notation.name) expect(printTree(parsed.value)).toBe(expected);
        },
      );
    }
    expect(read).toBeGreaterThan(DAMAGED / 20);
  });
});

describe('deep nonsense', () => {
  test.each([
    ['forest', '\\begin{forest} [MAX ', '[A '],
    ['qtree', '\\Tree [.A ', '[.B '],
    ['s-expression', '(max ', '(min '],
    ['other-json', '{"name": "A", "children": ', '[{"children": '],
    ['lists', "['A', ", "['B', "],
    ['graphviz', 'digraph { ', '{ '],
    ['terms', 'node(max, [3, ', 'node('],
    ['newick', '((3,12)', '('],
  ])('is refused and does not overflow: %s', (_name, head, piece) => {
    const { parsed } = readTypedTree(head + piece.repeat(50_000));
    expect(parsed.ok).toBe(false);
  });
});
