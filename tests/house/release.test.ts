import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RELEASE } from '../../src/ui/dialogs/release.ts';

it('the page names the release that its package has', () => {
  expect(RELEASE).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});
