/** Names that have broken other programs: markup, controls, halves of characters, words of the notation itself. */
import type { Random } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';

export const NASTY_NAMES = [
  '<img src=x onerror=alert(1)>',
  '</text><script>alert(1)</script>',
  ']]>',
  '--><!--',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '\u{202e}desrever\u{202c}',
  '\u{2066}isolated',
  '\u{d800}',
  'a\u{dfff}b',
  'Z̷̨̛̪a̴l̶g̸o̵',
  '\u{200b}\u{feff}',
  '\u{0}\u{7}\u{1b}[31m',
  'two words',
  'line\nbreak\r\n\ttab',
  '“quoted”',
  '"quoted"',
  '\\',
  '＼',
  '＂',
  '\\"',
  '\\u0041',
  'max',
  'chance',
  'leaves',
  'inf',
  '-3',
  '0.5*',
  'a->b',
  'a→b',
  'A:B',
  '(3)',
  '，',
  '１２',
  'Ａ',
  '&amp;',
  '&#x41;',
  '\\input{/etc/passwd}',
  '=1+1',
  '@SUM(A1)',
  '%s %d {x}',
  '🂡🎲',
  '极大节点',
  'a1',
  'B',
] as const;

/** One of them, or two run together. */
export function nastyName(random: Random): string {
  const name = random.pick(NASTY_NAMES);
  return random.flip(0.2) ? name + random.pick(NASTY_NAMES) : name;
}

/** The same tree, in which some labels and moves are such names. */
export function withNastyNames(tree: GameTree, random: Random): GameTree {
  const rows = rowsOf(tree).map((row) => ({
    ...row,
    label: random.flip(0.4) ? nastyName(random) : '',
    move: random.flip(0.3) ? nastyName(random) : '',
  }));
  return treeOfRows(rows, tree.leafBounds);
}
