/** Pictures from the terminal: what they show, how many there are, and what is refused with place and cure. */
import { describe, expect, test } from 'vitest';
import { FIGURE_CHOICES } from '../../src/cli/figureArguments.ts';
import { figureTo } from '../../src/cli/figureTo.ts';
import { checkTikz } from '../support/tikzChecker.ts';
import { AIMA, ask } from './ask.ts';

const FIGURE = { name: 'figure', answerTo: figureTo };
const figure = (...args: readonly string[]) => ask(args, {}, FIGURE);

describe('a picture', () => {
  test('of a step is an SVG of what holds there: C is cut, and its leaves 4 and 6', async () => {
    const { code, stdout } = await figure(AIMA, '--step', '14', '--caption');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<svg [^>]*width="\d+" height="\d+"[\s\S]*<\/svg>\n$/);
    const words = [...stdout.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    for (const word of ['≥ 3', '≤ 2', 'C', '14']) expect(words).toContain(word);
    expect(words.at(-1)).toContain('step 14 of 26');
    // Two edges are struck, each by two strokes; they are dashed, and so are the shapes below.
    expect(
      stdout.match(/<path d="M[^"]*L[^"]*M[^"]*L[^"]*" [^>]*fill="none" stroke="#1a1d21" stroke-width="2"/g),
    ).toHaveLength(2);
    expect(stdout.match(/stroke-dasharray="3 4"/g)).toHaveLength(4);
  });

  test('is of the last step if nothing is said, and in black and white has no colour', async () => {
    const { stdout } = await figure(AIMA, '--ink', 'ink');
    expect(stdout).toContain('step 26 of 26');
    for (const [, red, green, blue] of stdout.matchAll(/#(..)(..)(..)"/g))
      expect([green, blue]).toEqual([red, red]);
  });

  test('comes as TikZ and as text, of trees and of games, with the rules of trace', async () => {
    const tikz = await figure(AIMA, '--step', '14', '--format', 'tikz', '--cutoff', 'strict');
    expect(checkTikz(tikz.stdout)).toBe(1);
    expect(tikz.stdout).toContain('cuts only at v > β');
    const text = await figure('--game', 'tic-tac-toe', '--depth', '2', '--step', '9', '--format', 'text');
    expect(text.stdout).toMatch(/^Algorithm: Alpha–beta\n/);
    const graph = await figure('--game', 'grundy');
    expect(graph.stdout).toContain('<svg');
    const board = await figure('--game', 'tic-tac-toe', '--depth', '1');
    expect(
      board.stdout.match(/stroke="#0b5cad" stroke-width="1.8" stroke-linecap="round"/g)?.length,
    ).toBeGreaterThan(2);
  });

  test('speaks Chinese', async () => {
    const { stdout } = await figure(AIMA, '--step', '14', '--language', 'zh', '--caption');
    expect(stdout).toContain('第 14 步，共 26 步');
  });
});

describe('frames', () => {
  test('are every step, leaves and cuts, or those that were named, one below the other', async () => {
    const of = async (steps: string) =>
      (
        (await figure(AIMA, '--steps', steps)).stdout.match(/<path d="M0,0H\d+V\d+H0Z" fill="#ffffff"\/>/g) ??
        []
      ).length;
    expect(await of('all')).toBe(27);
    expect(await of('leaves')).toBe(10);
    expect(await of('0,14,26')).toBe(3);
  });

  test('are overlays of a slide in beamer, each with its sentence', async () => {
    const { stdout } = await figure(AIMA, '--steps', '0,14', '--format', 'beamer', '--title', '50% & more');
    expect(stdout).toContain('\\begin{frame}[t]{50\\% \\& more}');
    expect(stdout.match(/\\only<\d+>\{%/g)).toEqual(['\\only<1>{%', '\\only<2>{%']);
    expect(stdout).toContain('The search has not begun.');
  });
});

describe('what is wrong is said in a line, with what would be right', () => {
  test.each([
    [[AIMA, '--step', '27'], 'there is no step 27: this search has steps 0 to 26'],
    [[AIMA, '--step', '-1'], '--step cannot be “-1”; it is a whole number, 0 before the search begins'],
    [[AIMA, '--step'], '--step needs a value: a whole number, 0 before the search begins'],
    [
      [AIMA, '--step', '1', '--steps', 'all'],
      '--step is one picture and --steps are frames: give one of them',
    ],
    [
      [AIMA, '--steps', '1;2'],
      '--steps cannot be “1;2”; it is all, leaves, or steps with commas between them, as in 0,5,14',
    ],
    [[AIMA, '--format', 'png'], '--format cannot be “png”; it is svg, tikz, beamer, text'],
    [[AIMA, '--format', 'svg', '--format', 'svg'], '--format is given twice'],
    [[AIMA, '--ink', 'red'], '--ink cannot be “red”; it is colour, ink'],
    [[AIMA, '--lines'], '--lines is for trace: a figure is of one tree'],
    [[AIMA, '--detail', 'all'], '--detail is for trace'],
    [[AIMA, '--caption=yes'], '--caption takes no value'],
    [['[[1,2]'], 'Line 1, column 1: '],
    [[AIMA, '--colour', 'ink'], 'there is no option “--colour”; --help lists them'],
    [[], 'no tree is given'],
  ])('%j', async (args, said) => {
    const { code, stdout, stderr } = await figure(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`figure: ${said}`);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});

test('--help lists every option with what it can be', async () => {
  const { code, stdout } = await figure('--help');
  expect(code).toBe(0);
  for (const [name, values] of Object.entries(FIGURE_CHOICES))
    expect(stdout).toContain(`--${name} ${values.join('|')}`);
});
