/** LaTeX's forest and qtree, from the manuals of the packages forest, qtree and tikz-qtree. */
import type { Random } from '../../../src/core/random/seeded.ts';
import { contentOf, EVERYTHING, type Model, NotIn, readContent, Scanner } from './model.ts';
import type { NotationOfTests } from './notations.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
  ...Array.from('{}$&#%_', (sign) => [sign, `\\${sign}`] as const),
  ['△', '$\\triangle$'],
  ['▽', '$\\triangledown$'],
  ['○', '$\\bigcirc$'],
]);

function toTex(text: string): string {
  return Array.from(text, (sign) => ESCAPES.get(sign) ?? sign).join('');
}

function fromContent(node: Model, random: Random): string {
  const text = toTex(contentOf(node, random));
  if (node.children.length > 0) return random.flip(0.1) && text !== '' ? `\\textbf{${text}}` : text;
  const value = node.value ?? '';
  if (value === 'inf' || value === '-inf')
    return text.replace(/-?inf$/, value === 'inf' ? '$\\infty$' : '$-\\infty$');
  return random.flip(0.3) ? `${text.slice(0, text.length - value.length)}$${value}$` : text;
}

function edgeText(node: Model): string | undefined {
  return node.probability ?? (node.move === undefined ? undefined : toTex(node.move));
}

const NAMES_OF_SIGNS: ReadonlyMap<string, string> = new Map([
  ['textbackslash', '\\'],
  ['textasciitilde', '~'],
  ['textasciicircum', '^'],
  ['triangle', '△'],
  ['triangledown', '▽'],
  ['bigcirc', '○'],
  ['infty', '∞'],
  ['textbf', ''],
  ['text', ''],
]);

/** The text that LaTeX would print; a command that is not known stands for itself. */
function fromTex(tex: string): string {
  const scanner = new Scanner(tex);
  let text = '';
  while (!scanner.isOver) {
    const comment = scanner.match(/%[^\n]*/y);
    if (comment !== null) continue;
    const command = scanner.match(/\\([a-zA-Z]+)\*?(?:\{\}|\s?)/y);
    if (command !== null) text += NAMES_OF_SIGNS.get(command[1] as string) ?? command[0];
    else if (scanner.match(/\\[\\,;:! ]/y)) text += ' ';
    else
      text +=
        scanner.match(/\\([%&#_{}$])/y)?.[1] ?? scanner.match(/[${}]/y)?.[0].slice(1) ?? anySign(scanner);
  }
  return text.replaceAll('\u0000', '').trim();
}

function anySign(scanner: Scanner): string {
  const sign = scanner.text[scanner.at] as string;
  scanner.at += 1;
  return sign === '~' ? ' ' : sign;
}

/** Takes up to one of these signs outside braces. */
function upTo(scanner: Scanner, signs: string): string {
  const from = scanner.at;
  let depth = 0;
  for (; !scanner.isOver; scanner.at += 1) {
    const sign = scanner.text[scanner.at] as string;
    if (sign === '\\') scanner.at += 1;
    else if (sign === '%') {
      while (!scanner.isOver && scanner.text[scanner.at] !== '\n') scanner.at += 1;
    } else if (sign === '{') depth += 1;
    else if (sign === '}' && depth === 0) throw new NotIn('a brace');
    else if (sign === '}') depth -= 1;
    else if (depth === 0 && signs.includes(sign)) break;
  }
  if (depth > 0) throw new NotIn('a brace is open');
  scanner.at = Math.min(scanner.at, scanner.text.length);
  return scanner.text.slice(from, scanner.at);
}

function blanks(scanner: Scanner): void {
  while (scanner.match(/\s+|%[^\n]*/y));
}

/** Below a chance node the text of an edge is a probability when it can be one, and elsewhere a move. */
export function takeEdge(node: Model, text: string, parent: Model): void {
  if (text === '') return;
  const [, move = '', last = ''] = /^(.+?)\s*[:,]\s*(\S+)$/.exec(text) ?? [];
  if (parent.side === 'chance' && isShareText(last)) {
    node.move = move;
    node.probability = last;
    return;
  }
  const percent = /^([\d.]+) ?%$/.exec(text);
  const share = text.replace(/^p ?= ?/i, '');
  if (parent.side === 'chance' && percent !== null) node.probability = `${percent[1]}/100`;
  else if (parent.side === 'chance' && isShareText(share)) node.probability = share;
  else node.move = text;
}

function isShareText(share: string): boolean {
  return /^(?:\d+(?:\.\d*)?|\.\d+)(?:\/(?:\d+(?:\.\d*)?|\.\d+))?$/.test(share) && valueOfShare(share) <= 1;
}

function valueOfShare(share: string): number {
  const [over = '', under = '1'] = share.split('/');
  return Number(under) === 0 ? Infinity : Number(over) / Number(under);
}

export const FOREST: NotationOfTests = {
  name: 'forest',
  traits: EVERYTHING,
  write(root, random) {
    const gap = random.pick(['', ' ', '\n  ']);
    const print = (node: Model): string => {
      const content = fromContent(node, random);
      const edge = edgeText(node);
      const options = [
        ...(random.flip(0.1) ? ['draw', 'fill={red!20}'] : []),
        ...(edge === undefined ? [] : [`edge label={node[midway,left]{${edge}}}`]),
      ];
      const isBraced = /[[\],=]/.test(content) || random.flip(0.1);
      const text = isBraced && content !== '' ? `{${content}}` : content;
      return `[${[text, ...options].join(', ')}${node.children.map((child) => gap + print(child)).join('')}]`;
    };
    const tree = print(root);
    return `\\begin{forest}\n  for tree={draw, s sep=3mm} % the look\n  ${tree}\n\\end{forest}`;
  },
  read(text) {
    const scanner = new Scanner(text);
    const from = text.indexOf('\\begin{forest}');
    if (from >= 0) scanner.at = from;
    upTo(scanner, '[');
    const node = (parent: Model | null): Model => {
      scanner.need('[');
      const model: Model = { ...readContent(fromTex(upTo(scanner, ',[]'))), children: [] };
      let edge = '';
      while (scanner.take(',')) {
        const [, label] =
          /^\s*edge label\s*=\s*\{?\s*node\s*(?:\[[^\]]*\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(
            upTo(scanner, ',[]'),
          ) ?? [];
        if (edge === '' && label !== undefined) edge = fromTex(label).replace(/\s+/g, ' ');
      }
      if (parent !== null) takeEdge(model, edge, parent);
      for (;;) {
        blanks(scanner);
        if (scanner.take(']')) return model;
        model.children.push(node(model));
      }
    };
    const root = node(null);
    // What follows the tree draws something else, but no second tree.
    const end = text.indexOf('\\end', scanner.at);
    const rest = new Scanner(end < 0 ? text.slice(scanner.at) : text.slice(scanner.at, end));
    upTo(rest, '[]');
    if (!rest.isOver) throw new NotIn('a second tree');
    return root;
  },
};

export const QTREE: NotationOfTests = {
  name: 'qtree',
  traits: { ...EVERYTHING },
  write(root, random) {
    const gap = random.pick([' ', '\n ']);
    const word = (text: string) => (/[\s[\]]/.test(text) || random.flip(0.1) ? `{${text}}` : text);
    const print = (node: Model): string => {
      const edge = edgeText(node);
      const label = fromContent(node, random);
      const before = edge === undefined ? '' : `\\edge node[auto=left]{${edge}};${gap}`;
      if (node.children.length === 0) return before + word(label);
      const below = node.children.map((child) => print(child) + gap).join('');
      if (label === '') return `${before}[${gap}${below}]`;
      return random.flip(0.2)
        ? `${before}[${gap}${below}].${word(label)}`
        : `${before}[.${word(label)}${gap}${below}]`;
    };
    return `\\Tree ${print(root)}`;
  },
  read(text) {
    const scanner = new Scanner(text);
    if (!/^\s*\[/.test(text)) scanner.at = /(?<!\\)\\Tree(?=\s*\[)/.exec(text)?.index ?? text.length;
    scanner.match(/\s*(?:\\Tree\s*)?/y);
    const word = () => readContent(fromTex(upTo(scanner, ' \t\n\r[]')));
    const edges = new Map<Model, string>();
    const child = (parent: Model | null): Model => {
      let edge = '';
      for (;;) {
        blanks(scanner);
        const found = scanner.match(
          /\\edge\s*(?:\[[^\]]*\])?\s*(?:node\s*(?:\[[^\]]*\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\})?\s*;/y,
        );
        if (found === null) break;
        edge = fromTex(found[1] ?? '').replace(/\s+/g, ' ');
      }
      const node: Model = { children: [] };
      if (parent !== null) edges.set(node, edge);
      if (!scanner.take('[')) {
        const from = scanner.at;
        Object.assign(node, word());
        if (scanner.at === from) throw new NotIn('no word');
        return node;
      }
      if (scanner.take('.')) Object.assign(node, word());
      const waiting: Model[] = [];
      for (;;) {
        blanks(scanner);
        if (scanner.take(']')) break;
        waiting.push(child(node));
      }
      node.children.push(...waiting);
      if (scanner.take('.')) {
        const after = word();
        if (node.name === undefined && node.side === undefined) Object.assign(node, after);
      }
      for (const below of node.children) takeEdge(below, edges.get(below) ?? '', node);
      return node;
    };
    if (text[scanner.at] !== '[') throw new NotIn('no tree');
    const root = child(null);
    if (/^[^[\]\\%]*[[\]]/.test(text.slice(scanner.at))) throw new NotIn('a second tree');
    return root;
  },
};
