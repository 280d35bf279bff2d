/** Plain text from the contents of nodes in LaTeX. */

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
  }),
);

/** Commands whose argument follows them, for instance fonts; only the argument is text. */
const FRACTION = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;

/** Returns the text without its LaTeX markup: fonts, mathematics, braces, line breaks and comments. */
export function plainTex(tex: string): string {
  return tex
    .replace(/(?<!\\)%[^\n]*/g, '')
    .replace(FRACTION, '$1/$2')
    .replace(/\\\\(?:\[[^\]]*\])?/g, ' ')
    .replace(/\\(?:[,;:! ]|quad|qquad)/g, ' ')
    .replace(/\\([a-zA-Z]+)\*?\s?/g, (_whole, name: string) => SYMBOLS.get(name) ?? '')
    .replace(/\\([%&#_{}$])/g, '$1')
    .replace(/[${}~]/g, (sign) => (sign === '~' ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where the piece of a text ends that begins at an offset: before the first of these signs outside braces. */
export function endOfPiece(text: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\\') at += 1;
    else if (sign === '%') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth <= 0 && signs.includes(sign)) return at;
  }
  return text.length;
}
