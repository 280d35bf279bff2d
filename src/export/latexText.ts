/** Texts and numbers as LaTeX, good in every font encoding and without packages. */
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

const GREEK =
  'α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma τ tau φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega';

/** Symbols, of the program's own texts above all, with what they are in math. */
const MATH: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['∞', '\\infty'],
  ['≤', '\\leq'],
  ['≥', '\\geq'],
  ['≠', '\\neq'],
  ['…', '\\ldots'],
  ['×', '\\times'],
  ['·', '\\cdot'],
  ['→', '\\to'],
  ...[...GREEK.matchAll(/(\S) (\S+)/g)].map(([, letter = '', name = '']): [string, string] => [
    letter,
    `\\${name}`,
  ]),
]);

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ...SPECIALS,
  ...[...MATH].map(([symbol, math]): [string, string] => [symbol, `$${math}$`]),
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
