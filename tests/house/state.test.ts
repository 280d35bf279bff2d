/** State has one owner: one store is made, nothing listens or is set when a file is loaded. */
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src').filter(({ path }) => /\.tsx?$/.test(path));

/** Calls of a method, or of a function, that happen when the file is loaded. */
function callsAtImport({ path, text }: SourceFile, names: readonly string[]): string[] {
  const found: string[] = [];
  let depth = 0;
  const into = () => {
    depth += 1;
  };
  const out = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': out,
    FunctionExpression: into,
    'FunctionExpression:exit': out,
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': out,
    CallExpression({ callee }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      if (depth === 0 && names.includes(name)) found.push(`${path}: ${name}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

const CHANGES = ['subscribe', 'setState', 'changeSlice', 'createStore', 'create'];

test('there is one store', () => {
  const making = FILES.filter(({ text }) => /\bcreateStore\b|from 'zustand'.*\bcreate\b/.test(text));
  expect(making.map(({ path }) => path)).toEqual(['src/session/session.ts']);
});

test('nothing listens to it, or changes it, when a file is loaded', () => {
  expect(FILES.flatMap((file) => callsAtImport(file, CHANGES))).toEqual([]);
});

test('these readers see what happens at import, and not what waits in a function', () => {
  const at = (text: string) => callsAtImport({ path: 'src/a.ts', text }, CHANGES);
  expect(at('store.subscribe(() => store.setState({}));')).toEqual(['src/a.ts: subscribe']);
  expect(at('export const s = createStore(() => ({}));')).toEqual(['src/a.ts: createStore']);
  expect(at('export function f() { store.setState({}); } const g = () => store.subscribe(f);')).toEqual([]);
});
