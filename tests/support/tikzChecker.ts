/**
 * Reads the figures that `printTikz` writes, strictly: the subset of LaTeX they are made of, and nothing
 * beyond it. What it accepts, pdfLaTeX was seen to compile; where there is no TeX, it stands in for it.
 */

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const VALUE = String.raw`(?:${NUMBER}(?:/\d+|\\cdot 10\^\{-?\d+\})?|-?\\infty)`;
// a number that is only estimated has its sign right before it
const ESTIMATE = String.raw`(?:\\approx ?)?${VALUE}`;
const BOUND = String.raw`(?:\+?${VALUE}|\\approx ?${VALUE})`;
const MATH = [
  BOUND,
  String.raw`\\[lg]eq ${ESTIMATE}`,
  String.raw`${ESTIMATE}\\ldots ?${ESTIMATE}`,
  String.raw`\(${BOUND}, ${BOUND}\)`,
  String.raw`\[${BOUND}, ${BOUND}\]`,
  String.raw`\\(?:alpha|beta|Sigma) = ${ESTIMATE}`,
  String.raw`\d+/\d+`,
  // how often a node was visited
  String.raw`N\\ \d+`,
  // one symbol or one comparison within a sentence
  String.raw`-|\\[A-Za-z]+`,
  String.raw`\{[a-z] (?:<|>|\\leq|\\geq) \\(?:alpha|beta)\}`,
].join('|');
const PLAIN = String.raw`[^\\{}$&#%_^~<>|"\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]`;
const ESCAPE = String.raw`\\[{}$&#%_]|\\text(?:backslash|asciicircum|asciitilde|less|greater|bar)\{\}`;
const CODE_POINT = String.raw`\\texttt\{(?:U\+[0-9A-F]{4,6}|\\char34)\}`;
const FONT = String.raw`\\fontsize\{\d+\}\{\d+\}(?:\\sffamily)?\\selectfont`;
/** A component of a vector that is bold, and whose it is. */
const VECTOR = String.raw`\\textbf\{\\boldmath \$(?:${MATH})\$\}|\\textcircled\{\\tiny [1-6]\}`;
const TEXT = new RegExp(
  `^(?:${FONT} )?(?:${VECTOR}|${PLAIN}|${ESCAPE}|${CODE_POINT}|\\$(?:${MATH})\\$)*$`,
  'u',
);

const COORDINATE = String.raw`-?\d+(?:\.\d{2,3})?`;
const POINT = String.raw`\(${COORDINATE},${COORDINATE}\)`;
const PLACE = String.raw`\(-?\d+\.\d\d,-?\d+\.\d\d\)`;
const NAME = String.raw`[A-Za-z0-9]+(?:-\d+)*`;
const OPTIONS = String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]`;
const PATH = String.raw`${POINT}(?: --)?(?: (?:${POINT}(?: --)?|cycle|ellipse \[x radius=${NUMBER}, y radius=${NUMBER}\]))*`;

/** What may stand within a pic. */
const PIC_STATEMENTS = [
  new RegExp(String.raw`^\\draw${OPTIONS} ${PATH};$`),
  new RegExp(String.raw`^\\node${OPTIONS} at ${POINT} \{(?:#[123]|[1-6])\};$`),
  new RegExp(String.raw`^\\node${OPTIONS} \(-box\) \{#1\};$`),
  new RegExp(String.raw`^\\coordinate \(-(?:top|foot|move)\) at ${POINT};$`),
  new RegExp(String.raw`^\\foreach \\x/\\y/\\mark in \{#1\} \\node${OPTIONS} at \(\\x,-\\y\) \{\\mark\};$`),
];

const KEYS =
  'draw, fill, anchor, at, color, dashed, solid, font, inner sep, inner xsep, line join, line width, minimum height, minimum width, pos, rounded corners, sloped, text, text depth, text height, text width, align, scale, xscale'.split(
    ', ',
  );
const SETTING = new RegExp(String.raw`^(?:[a-z]+(?: [a-z]+)?|[a-z]+!\d\d|${NUMBER}(?:pt|cm|ex)?|${FONT})$`);

const PREAMBLES = [
  String.raw`\documentclass[tikz,border=4pt]{standalone}`,
  String.raw`\documentclass[a4paper]{article} \usepackage{tikz} \pagestyle{empty} \setlength{\oddsidemargin}{-1cm} \setlength{\textwidth}{18cm} \setlength{\topmargin}{-2cm} \setlength{\textheight}{26cm} \setlength{\parindent}{0pt}`,
];

interface Definitions {
  readonly styles: ReadonlySet<string>;
  /** how many arguments a pic takes */
  readonly pics: ReadonlyMap<string, number>;
}

/**
 * Throws, in a sentence, at the first thing in the code that `printTikz` would not write; else how many figures it
 * holds. Only where positions merge may several edges lead to a node.
 */
export function checkTikz(code: string, form: 'tree' | 'graph' = 'tree'): number {
  if (/[^\n\P{Cc}]/u.test(code)) fail('a control character', code);
  const lines = code.split('\n');
  if (lines.pop() !== '') fail('no line break at the end', code);
  const text = lines.filter((line) => !/^ *%/.test(line)).join('\n');
  const begin = text.indexOf('\\begin{document}\n');
  if (begin < 0) return checkFigures(text, form);
  const preamble = text.slice(0, begin).replace('\\usepackage{ctex}\n', '').trim().replaceAll('\n', ' ');
  if (!PREAMBLES.includes(preamble)) fail('an unknown preamble', preamble);
  const end = '\\end{document}';
  if (!text.endsWith(end)) fail('no end of the document', text.slice(-40));
  return checkFigures(text.slice(begin + '\\begin{document}\n'.length, -end.length).trimEnd(), form);
}

const FIGURE_HEAD = '\\pgfdeclarelayer{edges}\\pgfsetlayers{edges,main}%\n\\begin{tikzpicture}[\n';
const FIGURE_END = '\n\\end{tikzpicture}';

function checkFigures(text: string, form: 'tree' | 'graph'): number {
  const figures = text.split(/\n+\\newpage\n/).map((figure) => figure.trimEnd());
  for (const whole of figures) {
    const [, scaled] = /^\\resizebox\{\\linewidth\}\{!\}\{%\n(.*)\}$/s.exec(whole) ?? [];
    const [, turned] = /^\\rotatebox\{90\}\{\\scalebox\{0\.\d{3}\}\{%\n(.*)\}\}$/s.exec(whole) ?? [];
    const figure = scaled ?? turned ?? whole;
    if (!figure.startsWith(FIGURE_HEAD)) fail('a figure begins otherwise', figure.slice(0, 80));
    if (!figure.endsWith(FIGURE_END)) fail('a figure ends otherwise', figure.slice(-40));
    const inside = figure.slice(FIGURE_HEAD.length, -FIGURE_END.length);
    const close = inside.indexOf('\n]\n');
    if (close < 0) fail('the styles do not end', inside.slice(0, 40));
    checkBody(inside.slice(close + 3).split('\n'), checkStyles(inside.slice(0, close)), form);
  }
  return figures.length;
}

function checkStyles(text: string): Definitions {
  const styles = new Set<string>();
  const pics = new Map<string, number>();
  const items = splitAtCommas(text);
  if (items.pop() !== '') fail('no comma after the last style', text.slice(-40));
  for (const item of items) {
    const pic = /^(?:pics\/)?([a-z ]+)\/(\.pic|\.style|\.style n args)=\{(.*)\}$/s.exec(item);
    const [, name = '', handler = '', value = ''] = pic ?? [];
    const arguments_ = /^3\}\{code=\{(.*)\}$/s.exec(value);
    const code = /^code=\{(.*)\}$/s.exec(value);
    if (handler === '.style n args') checkPic(arguments_?.[1] ?? fail('not three arguments', item));
    else if (handler === '.style' && item.startsWith('pics/')) checkPic(code?.[1] ?? fail('no code', item));
    else if (handler === '.pic') checkPic(value);
    else if (handler === '.style') checkOptions(value, styles, item);
    else checkOptions(item, styles, item);
    if (handler === '.style' && !item.startsWith('pics/')) styles.add(name);
    else if (handler !== '') pics.set(name, handler === '.pic' ? 0 : handler === '.style' ? 1 : 3);
  }
  return { styles, pics };

  function checkPic(body: string): void {
    const joined = body.trim().replace(/\n +/g, ' ');
    const statements = joined.split(/(?<=;) /);
    for (const statement of statements) {
      const match = PIC_STATEMENTS.map((pattern) => pattern.exec(statement)).find((found) => found !== null);
      if (match == null) fail('no statement of a pic', statement);
      else if (match[1] !== undefined) checkOptions(match[1], styles, statement);
    }
  }
}

function checkOptions(text: string, styles: ReadonlySet<string>, where: string): void {
  if (text === '') return;
  for (const option of splitAtCommas(text)) {
    const [key = '', value] = option.split(/=(.*)/s);
    const nested = /^\{(.*)\}$/s.exec(value ?? '');
    const changed = /^([a-z ]+)\/\.(?:append )?style$/.exec(key);
    if (changed !== null && styles.has(changed[1] ?? '') && nested !== null)
      checkOptions(nested[1] ?? '', styles, where);
    else if (
      value === undefined
        ? !KEYS.includes(key) && !styles.has(key)
        : !KEYS.includes(key) || !SETTING.test(value)
    )
      fail(`an unknown option "${option}"`, where);
  }
}

/** What stands between commas outside all braces and brackets, trimmed. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('{['.includes(character)) depth += 1;
    if ('}]'.includes(character)) depth -= 1;
    if (depth < 0) fail('one bracket too many', text);
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  if (depth !== 0) fail('a bracket is not closed', text);
  return parts.map((part) => part.trim());
}

const PIC = new RegExp(
  String.raw`^\\pic(?:\[([a-z ,]+)\])?(?: \((${NAME})\))? at (?:${PLACE}|\((${NAME})-foot\)) \{([a-z ]+)(=\{.*\})?\};$`,
  'u',
);
const EDGE = new RegExp(
  String.raw`^\\draw\[(not yet|seen|deciding|cut|solution|as good)\] \((${NAME})-foot\)(?: -- ${PLACE})* -- \((${NAME})-(?:top|move)\)( pic\[pos=0\.\d+, sloped\] \{strike\})?((?: node\[move, pos=0\.\d+\] \{.*?\})*);$`,
  'u',
);
const STROKE = new RegExp(String.raw`^\\draw\[(all replies|end)\] ${PLACE}(?: -- ${PLACE})+;$`, 'u');
const NOTE = new RegExp(
  String.raw`^\\node\[(ply|caption|aside)(?:, anchor=(?:base|west|base west|base east))?\] at (?:${PLACE}|\(current bounding box\.south\)) \{(.*)\};$`,
  'u',
);

/** A part of a figure that is cut off at its borders. */
const SCOPE = new RegExp(String.raw`^\\begin\{scope\}(?:\[xshift=${COORDINATE}cm\])?$`);
const CLIP = new RegExp(String.raw`^\\clip ${PLACE} rectangle ${PLACE};$`);

/** Nodes first, each with its own name; then edges between them, one above every node but one. */
function checkBody(lines: readonly string[], { styles, pics }: Definitions, form: 'tree' | 'graph'): void {
  const names = new Set<string>();
  const children = new Set<string>();
  let isInLayer = false;
  let isInScope = false;
  let isInPart = false;
  // What is said of a part stands below it; else only plies and captions are outside the layer.
  const isPlaceOf = (style = '') => (style === 'aside' ? isInLayer || (isInPart && !isInScope) : !isInLayer);
  let before = '';
  for (const line of lines.map((indented) => indented.trim())) {
    const isCutOff = SCOPE.test(before) || (isInScope && before.startsWith('\\begin{pgfonlayer}'));
    before = line;
    if (CLIP.test(line) !== isCutOff) fail('a scope or layer is not cut off, or cut off elsewhere', line);
    if (isCutOff) continue;
    if (SCOPE.test(line) || line === '\\end{scope}') {
      if (isInLayer || isInScope === SCOPE.test(line)) fail('scopes do not nest', line);
      isInScope = !isInScope;
      isInPart = true;
      continue;
    }
    const layer = /^\\(begin|end)\{pgfonlayer\}(?:\{edges\})?$/.exec(line);
    const pic = PIC.exec(line);
    const edge = EDGE.exec(line);
    const note = NOTE.exec(line);
    const stroke = STROKE.exec(line);
    if (layer !== null) {
      if (isInLayer !== (layer[1] === 'end') || line.endsWith('{edges}') === isInLayer)
        fail('layers do not nest', line);
      isInLayer = !isInLayer;
    } else if (pic !== null && !isInLayer) {
      const [, options = '', name, foot, shape = '', content = ''] = pic;
      checkOptions(options, styles, line);
      if (name !== undefined && names.has(name)) fail('a name is given twice', line);
      if (name !== undefined) names.add(name);
      if (foot !== undefined && !names.has(foot)) fail('nobody has that name', line);
      const texts = content === '' ? [] : groupsOf(content.slice(1), line);
      if (texts.length !== pics.get(shape)) fail(`"${shape}" takes other arguments`, line);
      for (const text of texts) checkText(text, line);
    } else if (edge !== null && isInLayer) {
      const [, style = '', parent = '', child = '', strike, move = ''] = edge;
      if (!styles.has(style) || !names.has(parent) || !names.has(child)) fail('nobody has that name', line);
      if (form === 'tree' && children.has(child)) fail('two edges above a node', line);
      if (strike !== undefined && (style !== 'cut' || !pics.has('strike')))
        fail('a mark of a cut elsewhere', line);
      children.add(child);
      for (const [, text = ''] of move.matchAll(/ node\[move, pos=0\.\d+\] \{(.*?)\}(?= node|$)/gu))
        checkText(text, line);
    } else if (stroke !== null && isInLayer && form === 'graph') {
      if (!styles.has(stroke[1] ?? '')) fail('no such style', line);
    } else if (note !== null && isPlaceOf(note[1]) && styles.has(note[1] ?? ''))
      checkText(note[2] ?? '', line);
    else fail('no statement', line);
  }
  if (isInLayer || isInScope) fail('a layer or scope does not end', lines.at(-1) ?? '');
  if (children.size !== names.size - 1) fail('not one edge above every node but the root', lines[0] ?? '');
}

/** "{a}{b}" → a, b; an escaped brace is none. */
function groupsOf(text: string, where: string): readonly string[] {
  const groups = [...text.matchAll(/\{((?:[^{}\\]|\\.|\{(?:[^{}\\]|\\.|\{[^{}]*\})*\})*)\}/gsu)];
  if (groups.map(([group]) => group).join('') !== text) fail('braces do not match', where);
  return groups.map(([, inner = '']) => inner);
}

function checkText(text: string, where: string): void {
  if (!TEXT.test(text)) fail(`a text with something raw in it, "${text}"`, where);
}

function fail(what: string, where: string): never {
  throw new Error(`${what}: ${where}`);
}
