/** State has one owner: one store is made, nothing listens or is set when a file is loaded. */
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src').filter(({ path }) => /\.tsx?$/.test(path));

function calledName({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression') return '';
  return callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** Every call of a file, with the functions that each call stands in, the innermost last. */
function eachCall(
  { path, text }: SourceFile,
  visit: (call: ESTree.CallExpression, within: readonly unknown[]) => void,
): void {
  const within: unknown[] = [];
  const into = (node: unknown) => {
    within.push(node);
  };
  const out = () => {
    within.pop();
  };
  new Visitor({
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': out,
    FunctionExpression: into,
    'FunctionExpression:exit': out,
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': out,
    CallExpression: (call) => visit(call, within),
  }).visit(parseSync(path, text).program);
}

/** Calls of a method, or of a function, that happen when the file is loaded. */
function callsAtImport(file: SourceFile, names: readonly string[]): string[] {
  const found: string[] = [];
  eachCall(file, (call, within) => {
    const name = calledName(call);
    if (within.length === 0 && names.includes(name)) found.push(`${file.path}: ${name}`);
  });
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

/** Calls by which an effect itself changes state; what a listener that it adds does is not its own. */
function changesInEffects(file: SourceFile): string[] {
  const states = file.text.matchAll(/\[\s*\w*,\s*(set\w+)\s*\] = useState/g);
  const changes = ['setState', 'changeSlice', ...[...states].map(([, setter]) => setter)];
  const effects = new Set<unknown>();
  const found: string[] = [];
  eachCall(file, (call, within) => {
    const name = calledName(call);
    if (/^use(?:Layout)?Effect$/.test(name)) effects.add(call.arguments[0]);
    else if (effects.has(within.at(-1)) && changes.includes(name)) found.push(`${file.path}: ${name}`);
  });
  return found;
}

test('no effect sets state, but to what it has measured before the first paint', () => {
  const measured = ['src/ui/kit/useWidth.ts: setWidth'];
  expect(FILES.flatMap(changesInEffects)).toEqual(measured);
});

test('these readers see what happens at import, and not what waits in a function', () => {
  const at = (text: string) => callsAtImport({ path: 'src/a.ts', text }, CHANGES);
  expect(at('store.subscribe(() => store.setState({}));')).toEqual(['src/a.ts: subscribe']);
  expect(at('export const s = createStore(() => ({}));')).toEqual(['src/a.ts: createStore']);
  expect(at('export function f() { store.setState({}); } const g = () => store.subscribe(f);')).toEqual([]);
});

test('nor does what an effect does itself pass for what its listeners do', () => {
  const at = (text: string) => changesInEffects({ path: 'src/a.ts', text });
  expect(at('const [a, setA] = useState(0); useEffect(() => setA(b), [b]);')).toEqual(['src/a.ts: setA']);
  expect(at('useLayoutEffect(() => { session.setState({ a }); });')).toEqual(['src/a.ts: setState']);
  expect(at('useEffect(() => session.subscribe(() => changeSlice(session, S, {})));')).toEqual([]);
  expect(at('const press = () => session.setState({});')).toEqual([]);
});
