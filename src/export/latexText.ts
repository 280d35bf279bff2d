/** Writes texts and numbers as LaTeX code that is correct in every font encoding and needs no packages. */

import type { Metrics } from '../drawing/metrics.ts';
import { widthsOf } from '../drawing/textWidth.ts';
import { oneLine, visibleCharacters } from '../words/visibleText.ts';

/**
 * Characters that LaTeX would take as a command, or that the old OT1 fonts show differently, with the code
 * for each.
 */
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
  // OT1 fonts show this character as closing quotes, and babel makes it a command in some languages.
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

/** Symbols, mostly from the program's own texts, with their LaTeX code in math mode. */
const MATH: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ...Array.from('₀₁₂₃₄₅₆₇₈₉', (digit, index) => [digit, `_{${index}}`] as const),
  ...Array.from(
    SYMBOLS.matchAll(/(\S) (\S+)/g),
    ([, symbol = '', name = '']) => [symbol, `\\${name}`] as const,
  ),
]);

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ...SPECIALS,
  ...Array.from(MATH, ([symbol, math]) => [symbol, `$${math}$`] as const),
]);

/**
 * Matches characters that pdfLaTeX cannot set without help: all but ASCII and those of Latin-1 that it can
 * build with an accent.
 */
const BEYOND = /[^\n -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/u;

/** Matches a comparison such as "v ≥ β" within a sentence. */
const COMPARISON = /(\b[a-z] [<>≤≥] [αβ])/u;

/**
 * Writes any text as LaTeX code in one line in which no character acts as a command; letters of other scripts
 * are left unchanged.
 */
export function latexText(text: string): string {
  // Braces keep a formula on one line and keep its blanks from being stretched with those of the words around
  // it.
  const parts = oneLine(text).split(COMPARISON);
  return parts.map((part, index) => (index % 2 === 1 ? `$\{${mathOf(part)}}$` : escaped(part))).join('');
}

function escaped(line: string): string {
  return visibleCharacters(line, (codePoint) => `\\texttt{${codePoint}}`)
    .map((character) => ESCAPES.get(character) ?? character)
    .join('');
}

/**
 * Writes a number, a comparison, a pair or a count in the form in which the program writes it ("≥ 3", "(−∞, 3]",
 * "Σ = 0.5", "N 12") as LaTeX math; "" for "".
 */
export function latexMath(text: string): string {
  return text === '' ? '' : `$${mathOf(text)}$`;
}

function mathOf(text: string): string {
  const spaced = text.replace(/\s/gu, ' ');
  // In math a space counts for nothing, so that a letter and its number would touch.
  if (/^[A-Z] \d+$/.test(spaced)) return spaced.replace(' ', '\\ ');
  const math = [...spaced].map((character) => MATH.get(character) ?? character).join('');
  return math.replace(/e\+?(-?\d+)/, '\\cdot 10^{$1}').replace(/(\\[A-Za-z]+)(?=\d)/g, '$1 ');
}

/** Whether the code, comments excluded, has characters that need XeLaTeX or LuaLaTeX. */
export function isBeyondPdfLatex(code: string): boolean {
  return BEYOND.test(withoutComments(code));
}

/** Whether the code, comments excluded, has Chinese characters. */
export function hasChinese(code: string): boolean {
  return /\p{Script=Han}/u.test(withoutComments(code));
}

function withoutComments(code: string): string {
  return code.replace(/^ *%.*$/gm, '');
}

/*
 * The font sizes of a figure's texts, in pt: whole numbers, which Computer Modern has without substitution.
 */

export interface LatexFonts {
  /** the font size of the values in the nodes */
  readonly value: number;
  /** the font size of names, bounds and labels of edges */
  readonly tag: number;
}

const PT_PER_CM = 28.45;

/**
 * The width of a digit by font size, both in pt: Computer Modern becomes relatively wider as it shrinks, and
 * has no 11 pt.
 */
const DIGIT: ReadonlyMap<number, number> = new Map([
  ...[3.4, 3.67, 3.98, 4.25, 4.62, 5].map((width, index) => [index + 5, width] as const),
  [12, 5.87],
]);
const SMALLEST = 5;

/** The widths of other characters in values and bounds, in multiples of the width of a digit. */
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
/** The width that the layout reserves for a digit, em. */
const RESERVED = 0.65;

/** When an em has less than this many pt, texts overlap their neighbours even at the smallest font size. */
const ILLEGIBLE = 3.5;

/**
 * Returns the font sizes of a figure whose `scale` is given in cm per px; null when no text could be read, as
 * with a tree of thousands of nodes on one page.
 */
export function fontsFor({ em, smallerEm }: Metrics, scale: number): LatexFonts | null {
  const [value, tag] = [em * scale * PT_PER_CM, smallerEm * scale * PT_PER_CM];
  return value < ILLEGIBLE ? null : { value: sizeFor(value, 1.08), tag: sizeFor(tag, 1) };
}

function sizeFor(em: number, most: number): number {
  const fitting = [...DIGIT].filter(([size, digit]) => size <= em * most && digit <= em * RESERVED);
  return fitting.at(-1)?.[0] ?? SMALLEST;
}

/**
 * The space that TeX sets after a relation sign, in widths of a digit; TeX sets none between two relation
 * signs.
 */
const AFTER_RELATION = 0.556;

/** Returns the width of a value or of bounds at a font size in pt; cm. */
export function widthOf(text: string, size: number): number {
  const inPairs = text.match(/[≤≥](?= ?≈)/g)?.length ?? 0;
  const characters = [...text].reduce((sum, character) => sum + (WIDTHS.get(character) ?? 1), 0);
  const digits = characters - inPairs * AFTER_RELATION;
  return (digits * (DIGIT.get(size) ?? size / 2)) / PT_PER_CM;
}

/**
 * Returns an upper bound of the width of a name, cm: capitals and Chinese characters are wider than digits.
 */
export function nameWidth(text: string, size: number): number {
  const digits = [...text].reduce(
    (sum, letter) => sum + (letter > '⺀' ? 2.1 : /[A-Z]/.test(letter) ? 1.6 : 1),
    0,
  );
  return (digits * (DIGIT.get(size) ?? size / 2)) / PT_PER_CM;
}

/**
 * Returns the largest font size, in pt, at which a value is no wider than `room` cm; the smallest size when
 * the value is too wide at every size.
 */
export function sizeWithin(text: string, room: number, { value }: LatexFonts): number {
  const sizes = [...DIGIT.keys()].filter((size) => size <= value && widthOf(text, size) <= room);
  return sizes.at(-1) ?? SMALLEST;
}

/** Returns the LaTeX command for a font size in pt. */
export function fontOf(size: number): string {
  return `\\fontsize{${size}}{${Math.round(size * 1.2)}}\\selectfont`;
}

/** Converts a font size in pt to cm. */
export function heightOf(size: number): number {
  return size / PT_PER_CM;
}

/* The LaTeX documents around figures. */

/**
 * The ways to wrap figures: `figure` is code to paste into a document, `standalone` a page as large as the
 * figure, `article` pages of A4 for a TeX without the standalone class.
 */
export const LATEX_WRAPS = ['figure', 'standalone', 'article'] as const;
export type LatexWrap = (typeof LATEX_WRAPS)[number];

/** The width of the text in a document of the class `article`, cm. */
export const ARTICLE_WIDTH = 18;

/** Returns a document with each figure on its own page, or the figures alone when they are to be pasted. */
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
