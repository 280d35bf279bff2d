/** docs/practice-files.md lists every name that a file may hold. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { SKILLS } from '../../src/practice/skill.ts';
import { PRACTISED } from '../../src/practice/task.ts';

const GUIDE = readFileSync('docs/practice-files.md', 'utf8');

test.each([
  ['algorithm', PRACTISED],
  ['skill', SKILLS],
  ['parts', PART_KINDS],
])('every %s', (field, names) => {
  const [, row = ''] = GUIDE.split(`| \`${field}\` |`);
  const listed = [...(row.split('\n')[0] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  expect(listed).toHaveLength(names.length);
  expect(new Set(listed)).toEqual(new Set(names));
});
