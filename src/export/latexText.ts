/** Texts and numbers as LaTeX, good in every font encoding and without packages. */

import type { Metrics } from '../drawing/metrics.ts';
import { widthsOf } from '../drawing/textWidth.ts';
import { oneLine, visibleCharacters } from '../words/visibleText.ts';

/** What LaTeX would take as a command, or print as something else in the old OT1 fonts. */
const SPECIALS: readonly (readonly [string, string])[] = [
  ['\\', '\\textbackslash{}'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['$', '\\$'],
  ['&', '\\&'],
  ['#', '\\#'],
  ['%', '\\%'],
  ['_', '\\_'],
  ['^', '\\textasciicircum{}'],
  ['~', '\\textasciitilde{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  ['|', '\\textbar{}'],
  // Closing quotes in OT1; and babel makes the character a command in some languages.
  ['"', '\\texttt{\\char34}'],
  ['–', '--'],
  ['—', '---'],
  ['‘', '`'],
  ['’', "'"],
  ['“', '``'],
  ['”', "''"],
];

const SYMBOLS =
  '∞ infty ≤ leq ≥ geq ≠ neq ≈ approx … ldots × times · cdot → to α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma τ tau φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega';

/** Symbols, of the program's own texts above all, with what they are in math. */
const MATH: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ...Array.from(
    SYMBOLS.matchAll(/(\S) (\S+)/g),
    ([, symbol = '', name = '']) => [symbol, `\\${name}`] as const,
  ),
]);

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ...SPECIALS,
  ...Array.from(MATH, ([symbol, math]) => [symbol, `$${math}$`] as const),
]);

/** Letters pdfLaTeX can set without help: ASCII, and those of Latin-1 it can build with an accent. */
const BEYOND = /[^\n -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/u;

/** "v ≥ β" within a sentence. */
const COMPARISON = /(\b[a-z] [<>≤≥] [αβ])/u;

/** Any text as text: one line, no character of it a command; letters of other scripts as they are. */
export function latexText(text: string): string {
  // Braces keep a formula on one line and from being stretched with the words around it.
  const parts = oneLine(text).split(COMPARISON);
  return parts.map((part, index) => (index % 2 === 1 ? `$\{${mathOf(part)}}$` : escaped(part))).join('');
}

function escaped(line: string): string {
  return visibleCharacters(line, (codePoint) => `\\texttt{${codePoint}}`)
    .map((character) => ESCAPES.get(character) ?? character)
    .join('');
}

/** A number, comparison or pair as the program writes it ("≥ 3", "(−∞, 3]", "Σ = 0.5"), as math; "" stays "". */
export function latexMath(text: string): string {
  return text === '' ? '' : `$${mathOf(text)}$`;
}

function mathOf(text: string): string {
  const math = [...text.replace(/\s/gu, ' ')].map((character) => MATH.get(character) ?? character).join('');
  return math.replace(/e\+?(-?\d+)/, '\\cdot 10^{$1}').replace(/(\\[A-Za-z]+)(?=\d)/g, '$1 ');
}

/** Whether some of the code, comments apart, needs XeLaTeX or LuaLaTeX. */
export function isBeyondPdfLatex(code: string): boolean {
  return BEYOND.test(withoutComments(code));
}

/** Whether some of the code, comments apart, is Chinese. */
export function hasChinese(code: string): boolean {
  return /\p{Script=Han}/u.test(withoutComments(code));
}

function withoutComments(code: string): string {
  return code.replace(/^ *%.*$/gm, '');
}

/* The sizes a figure's texts are set in, in pt: whole ones, which Computer Modern has without substitution. */

export interface LatexFonts {
  /** of the values in the nodes */
  readonly value: number;
  /** of names, bounds and labels of edges */
  readonly tag: number;
}

const PT_PER_CM = 28.45;

/** How wide a digit is at each size, pt: Computer Modern widens as it shrinks, and has no 11 pt. */
const DIGIT: ReadonlyMap<number, number> = new Map([
  ...[3.4, 3.67, 3.98, 4.25, 4.62, 5].map((width, index) => [index + 5, width] as const),
  [12, 5.87],
]);
const SMALLEST = 5;

/** The widths of other characters that values and bounds have, in digits. */
const WIDTHS = widthsOf([
  ['−+', 1.56],
  ['≤≥≈', 2.1],
  ['=…', 2.7],
  ['∞', 2],
  ['α', 1.28],
  ['β', 1.14],
  ['Σ', 1.44],
  ['.[]', 0.56],
  [',', 0.9],
  ['()', 0.78],
  [' \u2009', 0],
]);
/** What the layout reserves for a digit, em. */
const RESERVED = 0.65;

/** Below this even the smallest size runs into its neighbours, em in pt. */
const ILLEGIBLE = 3.5;

/** null where nothing could be read: a tree of thousands of nodes on one page. `scale` is in cm a px. */
export function fontsFor({ em, smallerEm }: Metrics, scale: number): LatexFonts | null {
  const [value, tag] = [em * scale * PT_PER_CM, smallerEm * scale * PT_PER_CM];
  return value < ILLEGIBLE ? null : { value: sizeFor(value, 1.08), tag: sizeFor(tag, 1) };
}

function sizeFor(em: number, most: number): number {
  const fitting = [...DIGIT].filter(([size, digit]) => size <= em * most && digit <= em * RESERVED);
  return fitting.at(-1)?.[0] ?? SMALLEST;
}

/** TeX sets this space after a relation, in digits, but not between two relations. */
const AFTER_RELATION = 0.556;

/** The width of a value or bounds, cm. */
export function widthOf(text: string, size: number): number {
  const inPairs = text.match(/[≤≥](?= ?≈)/g)?.length ?? 0;
  const characters = [...text].reduce((sum, character) => sum + (WIDTHS.get(character) ?? 1), 0);
  const digits = characters - inPairs * AFTER_RELATION;
  return (digits * (DIGIT.get(size) ?? size / 2)) / PT_PER_CM;
}

/** The width of a name at most, cm: capitals and Chinese are wider than figures. */
export function nameWidth(text: string, size: number): number {
  const digits = [...text].reduce(
    (sum, letter) => sum + (letter > '⺀' ? 2.1 : /[A-Z]/.test(letter) ? 1.6 : 1),
    0,
  );
  return (digits * (DIGIT.get(size) ?? size / 2)) / PT_PER_CM;
}

/** The largest size at which a value is no wider than `room`, cm; the smallest there is if none is. */
export function sizeWithin(text: string, room: number, { value }: LatexFonts): number {
  const sizes = [...DIGIT.keys()].filter((size) => size <= value && widthOf(text, size) <= room);
  return sizes.at(-1) ?? SMALLEST;
}

/** Switches to a size. */
export function fontOf(size: number): string {
  return `\\fontsize{${size}}{${Math.round(size * 1.2)}}\\selectfont`;
}

/** pt as cm. */
export function heightOf(size: number): number {
  return size / PT_PER_CM;
}

/* Documents around figures. */

/**
 * figure: to be pasted into a text of one's own; standalone: a page that is as large as the figure;
 * article: pages of A4, for a TeX that has no standalone class.
 */
export const LATEX_WRAPS = ['figure', 'standalone', 'article'] as const;
export type LatexWrap = (typeof LATEX_WRAPS)[number];

/** The text of a document of one's own pages, cm. */
export const ARTICLE_WIDTH = 18;

/** The figures as a document, each on a page of its own; as they are if they are to be pasted. */
export function printDocument(figures: readonly string[], wrap: LatexWrap): string {
  if (wrap === 'figure') return figures.join('\n');
  const chinese = figures.some(hasChinese) ? '\\usepackage{ctex}\n' : '';
  const body = figures.join(wrap === 'article' ? '\n\\newpage\n' : '\n');
  return `${PREAMBLES[wrap]}${chinese}\\begin{document}\n${body}\\end{document}\n`;
}

const PREAMBLES: Readonly<Record<Exclude<LatexWrap, 'figure'>, string>> = {
  standalone: '\\documentclass[tikz,border=4pt]{standalone}\n',
  article: `\\documentclass[a4paper]{article}
\\usepackage{tikz}
\\pagestyle{empty}
\\setlength{\\oddsidemargin}{-1cm}
\\setlength{\\textwidth}{${ARTICLE_WIDTH}cm}
\\setlength{\\topmargin}{-2cm}
\\setlength{\\textheight}{26cm}
\\setlength{\\parindent}{0pt}
`,
};
