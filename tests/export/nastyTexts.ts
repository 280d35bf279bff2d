/** What people may write into labels, titles and moves, and what becomes of it. */
export interface NastyText {
  readonly name: string;
  readonly text: string;
  readonly latex: string;
  readonly plain: string;
}

const ZALGO = `Z${'\u0335\u0321\u0322'}${'\u0300'.repeat(30)}a`;

export const NASTY_TEXTS: readonly NastyText[] = [
  {
    name: 'a command that reads a file',
    text: '\\input{/etc/passwd}',
    latex: '\\textbackslash{}input\\{/etc/passwd\\}',
    plain: '\\input{/etc/passwd}',
  },
  {
    name: 'the end of the document',
    text: '\\end{document}',
    latex: '\\textbackslash{}end\\{document\\}',
    plain: '\\end{document}',
  },
  { name: 'a comment', text: '50% off', latex: '50\\% off', plain: '50% off' },
  { name: 'a closing brace', text: '}', latex: '\\}', plain: '}' },
  { name: 'an opening brace', text: '{', latex: '\\{', plain: '{' },
  { name: 'math', text: '$x$', latex: '\\$x\\$', plain: '$x$' },
  { name: 'an argument', text: '#1', latex: '\\#1', plain: '#1' },
  { name: 'a table', text: 'a & b', latex: 'a \\& b', plain: 'a & b' },
  { name: 'indices', text: 'a_1^2~', latex: 'a\\_1\\textasciicircum{}2\\textasciitilde{}', plain: 'a_1^2~' },
  {
    name: 'TeX’s way to write control characters',
    text: '^^M^^5c',
    latex: '\\textasciicircum{}\\textasciicircum{}M\\textasciicircum{}\\textasciicircum{}5c',
    plain: '^^M^^5c',
  },
  {
    name: 'HTML',
    text: '<b>|"x"',
    latex: '\\textless{}b\\textgreater{}\\textbar{}\\texttt{\\char34}x\\texttt{\\char34}',
    plain: '<b>|"x"',
  },
  { name: 'options', text: 'a, b=], [c', latex: 'a, b=], [c', plain: 'a, b=], [c' },
  {
    name: 'line breaks',
    text: '\r\none\n\n\ttwo\u2028three',
    latex: 'one two three',
    plain: 'one two three',
  },
  { name: 'a control character', text: 'a\u0007b', latex: 'a\\texttt{U+0007}b', plain: 'aU+0007b' },
  { name: 'half a surrogate pair', text: 'a\ud800b', latex: 'a\\texttt{U+D800}b', plain: 'aU+D800b' },
  {
    name: 'a bidi override',
    text: '\u202Eevil\u202C',
    latex: '\\texttt{U+202E}evil\\texttt{U+202C}',
    plain: 'U+202EevilU+202C',
  },
  {
    name: 'isolates and joiners',
    text: 'a\u2066b\u200Dc',
    latex: 'a\\texttt{U+2066}b\u200Dc',
    plain: 'aU+2066b\u200Dc',
  },
  { name: 'a stack of marks', text: ZALGO, latex: 'Z\u0335\u0321\u0322a', plain: 'Z\u0335\u0321\u0322a' },
  { name: 'symbols', text: 'α ≤ −∞ …', latex: '$\\alpha$ $\\leq$ $-$$\\infty$ $\\ldots$', plain: 'α ≤ −∞ …' },
  { name: 'other letters', text: 'Zoë 弈', latex: 'Zoë 弈', plain: 'Zoë 弈' },
];

/** Those that pdfLaTeX has letters for. */
export const NASTY_FOR_PDFLATEX = NASTY_TEXTS.filter(({ latex }) => /^[ -~À-Ïß-ï]*$/.test(latex));
