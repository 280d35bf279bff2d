// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ownScriptUrl } from '../../src/session/tasks/ownScriptUrl.ts';

it("gives the full address of the page's own scripts", () => {
  expect(ownScriptUrl('./sw.js')).toBe(new URL('sw.js', document.baseURI).href);
});

it.each([
  'https://elsewhere.invalid/sw.js',
  '//elsewhere.invalid/sw.js',
  'data:text/javascript,0',
  'blob:null/0',
])('refuses a script of another origin: %s', (address) => {
  expect(() => ownScriptUrl(address)).toThrow(/another origin/);
});
