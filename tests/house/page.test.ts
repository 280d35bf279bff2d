/** One part of the page does one thing for all: keys are heard in one place, elements are known by reference. */
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src/ui').filter(({ path }) => /\.tsx?$/.test(path));

const GLOBAL_KEYS = /\b(?:window|document|globalThis|self|body)\s*\.\s*addEventListener\(\s*['"`]key/g;
const LOOK_UP =
  /\.(?:querySelector(?:All)?|getElement(?:ById|s\w+)|closest|elements?FromPoint)\b(?:<[^>(]*>)?\(/g;

function found(pattern: RegExp, path: RegExp = /^/): readonly string[] {
  return FILES.filter((file) => path.test(file.path)).flatMap(({ path: file, text }) =>
    [...text.matchAll(pattern)].map(() => file),
  );
}

describe('the page', () => {
  it('listens for keys in one place', () => {
    expect(found(GLOBAL_KEYS)).toEqual(['src/ui/keys/scopes.ts']);
  });

  it('looks nothing up in the document outside the figure, whose drawing is no React', () => {
    expect(found(LOOK_UP, /^src\/ui\/(?!figure\/)/)).toEqual([]);
  });
});

describe('these readers', () => {
  it.each([
    ["window.addEventListener('keydown', f)", GLOBAL_KEYS],
    ['document\n  .addEventListener(\n "keyup", f)', GLOBAL_KEYS],
    ["document.querySelector<HTMLElement>('.a')", LOOK_UP],
    ["x?.closest('li')", LOOK_UP],
    ["svg.querySelectorAll('g')", LOOK_UP],
    ["document.getElementById('a')", LOOK_UP],
    ['document.getElementsByClassName(name)', LOOK_UP],
  ])('see %j', (text, pattern) => {
    expect(text.match(pattern)).toHaveLength(1);
  });
});
