/** Plain text from the contents of nodes in LaTeX. */
import { Unreadable } from './draft.ts';

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    infty: '∞',
    max: 'MAX',
    min: 'MIN',
    triangle: '△',
    bigtriangleup: '△',
    triangledown: '▽',
    bigtriangledown: '▽',
    bigcirc: '○',
    circ: '○',
    alpha: 'α',
    beta: 'β',
    pm: '±',
    leq: '≤',
    geq: '≥',
    le: '≤',
    ge: '≥',
    textbraceleft: '{',
    textbraceright: '}',
    textbackslash: '\\',
    textasciitilde: '~',
    textasciicircum: '^',
  }),
);

/** Commands that say how their argument looks, for instance in which font; only the argument is text. */
const LOOKS =
  /^(?:text(?:bf|it|rm|sf|tt|sc|sl|md|up|normal)?|math(?:bf|it|rm|sf|tt|cal|normal)|emph|underline|[mhf]box|tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|bf|it|rm|sf|tt|sc|bfseries|itshape|mdseries|upshape|rmfamily|sffamily|ttfamily|displaystyle|textstyle|left|right|centering|ensuremath|boldsymbol|bm|operatorname|strut)$/;

/** Commands whose first argument is no text, such as a colour or a length. */
const SETTINGS =
  /\\(?:fcolorbox\s*\{[^{}]*\}|textcolor|colorbox|color|hspace|vspace|rotatebox|raisebox|scalebox)\*?\s*(?:\[[^\]]*\])?\s*\{[^{}]*\}\s?/g;

/** Matches a command with its name, a sign after a backslash, or a sign that means something to LaTeX. */
const COMMAND = /\\([a-zA-Z]+)\*?(?:\{\}|\s?)|\\([%&#_{}$])|[${}~]/g;

const FRACTION = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;

/**
 * Returns the text without its LaTeX markup: fonts, colours, mathematics, braces, line breaks and comments. A command
 * that is not known stays, because a number beside it may not be the value.
 */
export function plainTex(tex: string): string {
  return tex
    .replace(/(?<!\\)%[^\n]*/g, '')
    .replace(SETTINGS, '')
    .replace(FRACTION, '$1/$2')
    .replace(/\\\\(?:\[[^\]]*\])?/g, ' ')
    .replace(/\\(?:[,;:! ]|quad|qquad)/g, ' ')
    .replace(COMMAND, (whole: string, name: string | undefined, sign: string | undefined) => {
      if (name !== undefined) return SYMBOLS.get(name) ?? (LOOKS.test(name) ? '' : whole);
      return sign ?? (whole === '~' ? ' ' : '');
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Where the piece of a text ends that begins at an offset: before the first of these signs outside braces. Throws
 * `Unreadable` where braces do not pair.
 */
export function endOfPiece(text: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\\') at += 1;
    else if (sign === '%') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (sign === '{') depth += 1;
    else if (sign === '}') {
      if (depth === 0) throw new Unreadable('brackets', at, sign);
      depth -= 1;
    } else if (depth === 0 && signs.includes(sign)) return at;
  }
  if (depth > 0) throw new Unreadable('brackets', from);
  return text.length;
}
