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

describe('a simulation', () => {
  const GAME = ['--game', 'tic-tac-toe'];
  test.each<[string, readonly string[], RegExp]>([
    [
      'an infinite leaf',
      ['[[3,12],[2,"inf"]]'],
      /leaf 3, path \[1, 1\] from the root, .* is infinite; put a number/,
    ],
    [
      'a leaf that is no probability, read as one',
      ['[[0.5,12],[2,1]]', '--leaves', 'chance'],
      /--leaves chance: leaf 1, path \[0, 1\] from the root, with the value 12, .* from 0 to 1/,
    ],
    ['leaves of a game', [...GAME, '--leaves', 'chance'], /--leaves is about trees/],
    [
      'too many priors',
      ['[[3,12],[2,4]]', '--selection', 'puct', '--priors', '0.2,0.3,0.5'],
      /--priors has 3 numbers, and the root has 2 moves: give one prior for each move/,
    ],
    [
      'too few priors for a game',
      [...GAME, '--selection', 'puct', '--priors', '0.5'],
      /--priors has 1 number, and the root has 9 moves/,
    ],
    ['priors without PUCT', ['[[3,12],[2,4]]', '--priors', '0.2,0.8'], /--selection puct only/],
    ['given results that are no numbers', ['[1,2]', '--given', '20,ten,0'], /number 2 is “ten”/],
    ['no given results', ['[1,2]', '--given='], /--given needs a value/],
    [
      'more given results than there can be',
      ['[1,2]', '--given', '7,'.repeat(10_001).slice(0, -1)],
      /at most 10000/,
    ],
    ['a C beyond 10', ['[1,2]', '--c', '11'], /--c cannot be “11”; it is a number from 0 to 10/],
    ['a seed beyond 32 bits', ['[1,2]', '--seed', '4294967296'], /from 0 to 4294967295/],
    ['an unknown leaf', ['[[3,12],[2,null]]'], /halts at leaf 3, path \[1, 1\].*put a number for it/],
    ['an unfinished list', ['[1,2]', '--given', '20,10,'], /number 3 is “”/],
    ['too many iterations', ['[1,2]', '--iterations', '200001'], /from 0 to 200000/],
    ['a seed below 0', ['[1,2]', '--seed', '-1'], /--seed cannot be “-1”; .* from 0 to 4294967295/],
    ['a C below 0', ['[1,2]', '--c', '-0.5'], /--c cannot be “-0.5”; it is a number from 0 to 10/],
  ])('may not have %s', (_what, args, message) => expectRefused([...args, '--algorithm', 'mcts'], message));
});

describe('a link with a part that cannot be', () => {
  const LINK = '#v1&tree=aima-fig-5-5&algorithm=mcts';
  test.each<[string, RegExp]>([
    ['iterations=200001', /iterations cannot be “200001”; it is a whole number from 0 to 200000/],
    ['seed=-1', /“seed=-1” is not understood; seed is a whole number from 0 to 4294967295/],
    ['c=-1', /“c=-1” is not understood; c is a number from 0 to 10/],
    ['given=20,ten,0', /number 2 of given cannot be “ten”; given is at most 10000 numbers/],
    ['colour=red', /“colour=red” is not understood; take it out/],
    ['selection=puct&priors=0.5', /--priors has 1 number, and the root has 3 moves/],
    ['leaves=chance', /leaf 0, path \[0, 0\] from the root, with the value 3, is no probability/],
  ])('%s', (part, message) => expectRefused([`${LINK}&${part}&step=0`], message));

  test('is searched as an option says in its place', async () => {
    const options = ['--algorithm', 'mcts', '--seed', '7', '--iterations', '5'];
    const { code } = await ask([`${LINK}&seed=-1&iterations=999999&step=0`, ...options]);
    expect(code).toBe(0);
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
    ['qtree', String.raw`\Tree [.MAX [.MIN 3 x ] [.MIN 2 8 ] ]`, /the LaTeX package qtree/],
    ['Gambit', 'EFG 2 R "x" { "MAX" "MIN" } p "" 1 1', /format of Gambit/],
    ['Prolog', 'node(max, [node(min, [3, x])])', /terms, as in Prolog/],
    ['Mermaid', 'graph TD; A --> B', /a Mermaid diagram/],
  ])(
    'that cannot be a tree of ours is refused by its name, and not looked for among the files: %s',
    (_name, text, says) => expectRefused([text], says),
  );
});

test('a root window at a chance node is said at its beginning', async () => {
  const { stdout } = await ask(['chance(1/2*(1 2) 1/2*3)', '--window', '2..5']);
  expect(stdout).toContain('The search begins at A, where chance decides, with the root window (2,\u20095)');
});
