/** What can be done with a subject besides searching it. */
import { expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { can, subjectOfTree } from '../../src/session/subject.ts';

test('a tree that is too large to be drawn is neither compared nor practised, and no other values are tried', () => {
  const able = (depth: number) => can(subjectOfTree(uniformTree(2, depth, 1), { id: 'own', title: '' }));
  expect(able(3)).toEqual({ compare: true, limit: true, grow: true, revalue: true, practise: true });
  const large = uniformTree(2, 17, 1);
  expect(large.size).toBeGreaterThan(LIMITS.nodes);
  expect(able(17)).toEqual({ compare: false, limit: true, grow: true, revalue: false, practise: false });
});
