/** Prints what a program did as different languages and habits print it. */
import type { Random } from '../../../src/core/random/seeded.ts';
import { everyPosition, type PlainLine, type Position, type Side } from './plainPrograms.ts';

export interface Style {
  readonly form: 'words' | 'json' | 'mixed';
  readonly sides: boolean;
  readonly windows: boolean;
  /** whether each call says which move led to it, and how many moves it has; in JSON alone */
  readonly move: boolean;
  readonly moves: boolean;
  /** whether windows and values are those of the side to move */
  readonly negamax: boolean;
  /** the number that stands for +∞, as its negative stands for −∞; null where infinities are printed as such */
  readonly infinity: number | null;
  /** whether other output stands between the lines */
  readonly chatter: boolean;
}

const LARGE = [1e6, 1e9, 2147483647, 1.7976931348623157e308];
const INFINITE = ['inf', 'Infinity', '∞', 'INF', 'infinity'];
const MISSING = ['None', 'null', 'undefined', 'nan', 'NaN'];
const NAMES = [
  'A',
  'C 1',
  '(1, 2)',
  '[["x", "o"], "max 3"]',
  'x>y',
  '',
  'ё 节点',
  '  two  blanks',
  '7',
  '-1 2',
  '{"call"}',
];
const CHATTER = ['searching …', '', '   ', '{"depth": 3}', '= 5', '{not json}', 'A > B', '# negamax', '-> 3'];

/** Draws a style that can tell what the program did. */
export function drawStyle(root: Position, lines: readonly PlainLine[], random: Random): Style {
  const form = random.pick(['words', 'json', 'mixed'] as const);
  const first = lines[0]!;
  const hasWindows = first.is === 'call' && first.window !== null;
  const windows = hasWindows && random.flip(0.85);
  const positions = everyPosition(root);
  const hasChance = positions.some(({ side }) => side === 'chance');
  const isOpen = hasWindows && first.window[0] === -Infinity && first.window[1] === Infinity;
  return {
    form,
    windows,
    sides: !alternates(root, 'max') || random.flip(0.7),
    move: form === 'json' && random.flip(0.5),
    moves: form === 'json' && random.flip(0.5),
    negamax: !hasChance && random.flip(0.2),
    infinity: windows && isOpen && !hasChance && random.flip(0.3) ? random.pick(LARGE) : null,
    chatter: random.flip(0.3),
  };
}

/** Whether the sides are what a reader takes them for where none is printed. */
function alternates(at: Position, side: Side): boolean {
  if (at.children.length === 0) return true;
  return at.side === side && at.children.every((child) => alternates(child, side === 'max' ? 'min' : 'max'));
}

export function printed(lines: readonly PlainLine[], style: Style, random: Random): string {
  const texts = style.negamax ? ['# negamax'] : [];
  for (const [index, line] of lines.entries()) {
    // Before the first call, "# negamax" would be taken for what it says.
    if (style.chatter && index > 0 && random.flip(0.3)) texts.push(random.pick(CHATTER));
    const isWords = style.form === 'words' || (style.form === 'mixed' && random.flip(0.5));
    const blanks = random.pick(['', '', '  ', '\t']);
    texts.push(blanks + (isWords ? inWords(line, style, random) : inJson(line, style, random)));
  }
  return texts.join(random.pick(['\n', '\n', '\r\n'])) + random.pick(['', '\n']);
}

/** The number of lines of a text that are not the program's log, by the way they begin. */
export function chatterIn(text: string): number {
  const others = text
    .split('\n')
    .filter((line) => CHATTER.includes(line.replace('\r', '')) && line.trim() !== '');
  return others.length - (text.startsWith('# negamax') ? 1 : 0);
}

function inWords(line: PlainLine, style: Style, random: Random): string {
  if (line.is === 'return') {
    const value = inWord(seen(line.at, [line.value, line.value], style)[0]!, style, random);
    return `<${random.pick([' ', '', '   '])}${value}${random.pick(['', '', ' 2', ' (0, 1)'])}`;
  }
  // Without a window and a side, numbers at the end of a name would be taken for a window.
  const name = style.windows || style.sides ? random.pick(NAMES) : 'B 2';
  const words = [name];
  if (style.sides) words.push(random.pick([line.side, line.side.toUpperCase()]));
  if (style.windows)
    for (const end of seen(line.at, line.window!, style)) words.push(inWord(end, style, random));
  return `>${random.pick([' ', '', '   '])}${words.join(random.pick([' ', ' ', '\t']))}`;
}

function inJson(line: PlainLine, style: Style, random: Random): string {
  if (line.is === 'return') {
    const value = inField(seen(line.at, [line.value, line.value], style)[0]!, style, random);
    return `{"return": ${value}${random.pick(['', ', "move": 0', ', "move": "e4"', ', "move": null'])}}`;
  }
  const name = random.pick(NAMES);
  const fields = [`"call": ${random.pick([JSON.stringify(name), '[1, "Infinity"]', 'null', '{"a": 1}'])}`];
  if (style.sides) fields.push(`"side": "${line.side}"`);
  if (style.windows) {
    const [alpha, beta] = seen(line.at, line.window!, style);
    fields.push(`"alpha": ${inField(alpha!, style, random)}`, `"beta": ${inField(beta!, style, random)}`);
  }
  if (style.move) fields.push(`"move": ${line.at.move}`);
  if (style.moves) fields.push(`"moves": ${line.at.children.length}`);
  return `{${fields.join(', ')}}`;
}

/** A window as the program sees it: of a negamax program at MIN, it is turned. */
function seen(at: Position, [low, high]: readonly [number, number], { negamax }: Style): number[] {
  return negamax && at.side === 'min' ? [-high, -low] : [low, high];
}

function inWord(number: number, { infinity }: Style, random: Random): string {
  if (Number.isNaN(number)) return random.pick(MISSING);
  if (Number.isFinite(number))
    return Number.isInteger(number) && random.flip(0.2) ? `${number}.0` : `${number}`;
  if (infinity !== null) return `${number < 0 ? '-' : ''}${infinity}`;
  return (number < 0 ? random.pick(['-', '−']) : random.pick(['', '+'])) + random.pick(INFINITE);
}

function inField(number: number, style: Style, random: Random): string {
  if (Number.isNaN(number)) return random.pick(['null', 'NaN', '"None"']);
  if (Number.isFinite(number)) return random.flip(0.1) ? `"${number}"` : `${number}`;
  if (style.infinity !== null) return `${number < 0 ? '-' : ''}${style.infinity}`;
  return random.pick([number < 0 ? '-Infinity' : 'Infinity', number < 0 ? '"-inf"' : '"inf"']);
}
