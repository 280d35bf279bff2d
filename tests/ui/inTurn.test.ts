import { expect, test } from 'vitest';
import { inTurn } from '../../src/ui/files/inTurn.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('what is asked for last is done last, however long the first takes or if it fails', async () => {
  const oneByOne = inTurn();
  const done: string[] = [];
  const slow = oneByOne(async () => {
    await after(30);
    done.push('slow');
    throw new Error('not read');
  });
  const quick = oneByOne(async () => {
    done.push('quick');
  });
  await expect(slow).rejects.toThrow('not read');
  await quick;
  expect(done).toEqual(['slow', 'quick']);
});
