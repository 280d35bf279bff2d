/** Whatever is wrong, it is one line on standard error that names it, and nothing on standard output. */
import { describe, expect, test } from 'vitest';
import { AIMA, ask } from './ask.ts';

const LONG = 'x'.repeat(5000);
const DICE = '[{"chance":[["1/2",1],["1/2",3]]}]';
const INFINITIES = '[5,{"chance":[["1/2","inf"],["1/2","-inf"]]}]';

describe('the command line', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['no tree', [], /no tree is given/],
    ['two trees', [AIMA, '[1]'], /one tree at a time: “\[1\]” comes after “\[\[3,12,8\]/],
    ['an unknown option', ['[1]', '--deep=3'], /no option “--deep=3”/],
    ['an unknown letter', ['[1]', '-x'], /no option “-x”/],
    ['a name of every object', ['[1]', '--constructor', '--__proto__'], /no option “--constructor”/],
    ['a missing value', ['[1]', '--format'], /--format needs a value: text or json/],
    ['an empty value', ['[1]', '--cutoff='], /--cutoff needs a value: equal or strict/],
    ['an option for a value', ['--algorithm', '--cutoff', 'strict'], /--algorithm needs a value: minimax,/],
    ['an unknown value', ['[1]', '--value', 'firm'], /--value cannot be “firm”; it is soft, hard or running/],
    [
      'an unknown algorithm',
      ['[1]', '--algorithm=a*'],
      /“a\*”; it is (?:minimax|alpha-beta|expectiminimax).* or /,
    ],
    ['a tree for a value', ['--cutoff', AIMA], /--cutoff cannot be “\[\[3,12,8\]/],
    ['an option twice', ['[1]', '--cutoff=equal', '--cutoff=strict'], /--cutoff is given twice/],
    ['a value for --help', ['--help=yes'], /--help takes no value/],
    ['a bare negative number', ['-3.5'], /minus sign stands after --, as in -- “-3\.5”/],
    ['a long option', [`--${LONG}`], /no option “--x{37}…”/],
    ['line breaks in a value', ['[1]', '--cutoff', 'a\r\u2028b\nc\u001b[31m'], /cannot be “a��b”/],
  ])('may not have %s', (_what, args, message) => expectRefused(args, message));
});

describe('the tree', () => {
  test.each<[string, string, RegExp]>([
    ['empty', '', /^trace: Line 1, column 1: /],
    ['blank', ' \n ', /^trace: Line 2, column 2: /],
    ['not closed', '[[1,2]', /^trace: Line 1, column 1: .*closed/],
    ['brackets that do not pair', '[1)[2]', /column 3/],
    ['a word', '[1,\n  two]', /^trace: Line 2, column 3: found “two”/],
    ['an unknown word', '"infinity"', /found “"infinity"”/],
    ['a node without children', '[[],1]', /column 2/],
    ['an unknown key', '{"avg":[1]}', /found “"avg"”/],
    ['probabilities that miss 1', '{"chance":[[0.5,1],[0.4,2]]}', /0\.9/],
    ['too deep', '['.repeat(1001) + 1 + ']'.repeat(1001), /1001 plies/],
    ['long nonsense', `["${'x'.repeat(100)}"]`, /found “"x{38}…”/],
    ['broken across lines by other breaks', '["a\u2028b\rc"]', /found “"a�b�c"”/],
  ])('may not be %s', (_what, tree, message) => expectRefused([tree], message));

  test('may not be an array where chance is to decide', () =>
    expectRefused(['[1,2]', '--root', 'chance'], /chance/));

  test('may not have chance nodes for minimax, which says what to take', () =>
    expectRefused(
      [DICE, '--algorithm', 'minimax'],
      /minimax has no rule for the chance nodes .* --algorithm alpha-beta or expectiminimax/,
    ));

  test.each<[string, readonly string[], RegExp]>([
    ['chance nodes', [DICE], /^trace: --numbers mover: .*chance/],
    ['several players', ['p1(<1 2> <2 1>)'], /^trace: --numbers mover: several players/],
    [
      'an algorithm without that form',
      [AIMA, '--algorithm', 'two-phase'],
      /^trace: --numbers mover: this algorithm/,
    ],
  ])('may not have %s for numbers of the side to move', (_what, args, message) =>
    expectRefused([...args, '--numbers', 'mover'], message),
  );
});

describe('a search that halts', () => {
  test.each(['text', 'json'])('says at which leaf, in %s', (format) =>
    expectRefused(['[[3,7],[5,null]]', '--format', format], /halts at leaf 3, path \[1, 1\] .* not known/),
  );

  test('says at which chance node', () =>
    expectRefused([INFINITIES, '--algorithm', 'expectiminimax'], /halts at chance node B, path \[1\] /));

  test('says so at the root', () =>
    expectRefused(['{"chance":[["1/2","inf"],["1/2","-inf"]]}'], /halts at chance node A, the root:/));

  test('keeps to one short line, however deep it is', () =>
    expectRefused(['['.repeat(1000) + null + ']'.repeat(1000)], /path \[(?:0, ){13}…\] from the root/));

  test('is none where the unknown leaf is cut', async () => {
    expect(await ask(['[[3],[2,null]]'])).toMatchObject({ code: 0, stderr: '' });
  });
});

async function expectRefused(args: readonly string[], message: RegExp): Promise<void> {
  const { code, stdout, stderr } = await ask(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^trace: [^\p{Cc}\p{Zl}\p{Zp}]+\n$/u);
  expect(stderr).toMatch(message);
  expect(stderr.length).toBeLessThan(250);
}

describe('a tree as another program writes it', () => {
  test.each<[string, string, RegExp]>([
    ['Graphviz', 'digraph { A -> B; A -> C }', /a graph for Graphviz/],
    ['qtree', String.raw`\Tree [.MAX [.MIN 3 12 ] [.MIN 2 8 ] ]`, /the LaTeX package qtree/],
    ['Gambit', 'EFG 2 R "x" { "MAX" "MIN" } p "" 1 1', /format of Gambit/],
    ['Prolog', 'node(max, [node(min, [3, 12])])', /terms, as in Prolog/],
    ['Mermaid', 'graph TD; A --> B', /a Mermaid diagram/],
  ])('is refused by its name, and not looked for among the files: %s', (_name, text, says) =>
    expectRefused([text], says),
  );
});

test('a root window at a chance node is said at its beginning', async () => {
  const { stdout } = await ask(['chance(1/2*(1 2) 1/2*3)', '--window', '2..5']);
  expect(stdout).toContain('The search begins at A, where chance decides, with the root window (2,\u20095)');
});
