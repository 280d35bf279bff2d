/** Two sides decide today; nothing may take who is not MAX for MIN, so that others can come. */
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

/** Where only ▲ stands on its base, and all other shapes alike do not. */
const GEOMETRY = ['src/drawing/nameSides.ts', 'src/drawing/obstacles.ts', 'src/drawing/textBlock.ts'];

/** Choices between MAX and all that is not MAX. */
function guessesIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const note = ({ start, end }: ESTree.Span) => found.push(`${path}: ${text.slice(start, end)}`);
  new Visitor({
    ConditionalExpression({ test: asked, alternate }) {
      if (asksForMax(asked) && alternate.type !== 'ConditionalExpression') note(asked);
    },
    IfStatement({ test: asked, alternate }) {
      if (asksForMax(asked) && alternate !== null && alternate.type !== 'IfStatement') note(asked);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function asksForMax(asked: ESTree.Expression): boolean {
  if (asked.type !== 'BinaryExpression' || !/^[!=]==$/.test(asked.operator)) return false;
  const { right } = asked;
  return right.type === 'Identifier'
    ? right.name === 'MAX'
    : right.type === 'Literal' && right.value === 'max';
}

test('nothing takes all that is not MAX for MIN', () => {
  const files = sourceFiles('src').filter(({ path }) => /\.tsx?$/.test(path) && !GEOMETRY.includes(path));
  expect(files.flatMap(guessesIn)).toEqual([]);
});

test('this reader sees such choices, and lets those pass that ask on', () => {
  const at = (text: string) => guessesIn({ path: 'src/a.ts', text });
  expect(at('const a = kind === MAX ? 1 : 2;')).toEqual(['src/a.ts: kind === MAX']);
  expect(at("if (kind === 'max') a(); else b();")).toEqual(["src/a.ts: kind === 'max'"]);
  expect(at('const a = kind === MAX ? 1 : kind === MIN ? 2 : 3;')).toEqual([]);
  expect(at('if (kind === MAX) return 1; if (kind === MIN) return 2;')).toEqual([]);
});
