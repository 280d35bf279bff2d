/** Graphviz ("DOT Language", graphviz.org) and Mermaid ("Flowcharts - Basic Syntax", mermaid.js.org). */
import type { Random } from '../../../src/core/random/seeded.ts';
import { takeEdge } from './latex.ts';
import { connected } from './literals.ts';
import { contentOf, EVERYTHING, type Model, NotIn, readContent, Scanner, TEXTS, WORDS } from './model.ts';
import type { NotationOfTests } from './notations.ts';

/** Each node with a name of its own, and the edges in preorder, with the text at each. */
function listed(root: Model, random: Random): { ids: Map<Model, string>; edges: [Model, Model, string][] } {
  const ids = new Map<Model, string>();
  const edges: [Model, Model, string][] = [];
  const prefix = random.pick(['n', 'N', 'node', 'k_']);
  const visit = (node: Model): void => {
    ids.set(node, `${prefix}${ids.size}`);
    for (const child of node.children) {
      edges.push([node, child, child.probability ?? child.move ?? '']);
      visit(child);
    }
  };
  visit(root);
  return { ids, edges };
}

/** Nodes by name and the edges between them, of which a tree is made at the end. */
class Graph {
  readonly nodes = new Map<string, Model>();
  readonly edges: [string, string, string][] = [];

  node(id: string, said: () => Partial<Model>): Model {
    const node = this.nodes.get(id) ?? { children: [], ...said() };
    this.nodes.set(id, node);
    return node;
  }

  say(node: Model, said: Partial<Model>): void {
    for (const key of ['name', 'side', 'value'] as const) delete node[key];
    Object.assign(node, said);
  }

  root(): Model {
    const root = connected(
      this.nodes,
      this.edges.map(([from, to]) => [from, to]),
    );
    for (const [from, to, text] of this.edges)
      takeEdge(this.nodes.get(to) as Model, text, this.nodes.get(from) as Model);
    return root;
  }
}

const SHAPES: ReadonlyMap<string, 'max' | 'min'> = new Map([
  ['triangle', 'max'],
  ['invtriangle', 'min'],
]);

export const GRAPHVIZ: NotationOfTests = {
  name: 'graphviz',
  traits: EVERYTHING,
  write(root, random) {
    const { ids, edges } = listed(root, random);
    const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const isDirected = random.flip(0.8);
    const hasShapes = random.flip(0.3);
    const nodes = Array.from(ids, ([node, id]) => {
      const isShape = hasShapes && node.children.length > 0 && (node.side === 'max' || node.side === 'min');
      const content = contentOf(isShape ? { ...node, side: undefined } : node, random);
      const shape = isShape ? [`shape=${node.side === 'max' ? 'triangle' : 'invtriangle'}`] : [];
      return `${id} [${[`label=${quote(content)}`, ...shape, ...(random.flip(0.1) ? ['color=red'] : [])].join(', ')}]`;
    });
    const arrow = isDirected ? '->' : '--';
    const lines = edges.map(([from, to, text]) => {
      const said = text === '' ? '' : ` [label=${quote(text)}]`;
      return `${ids.get(from)} ${arrow} ${ids.get(to)}${said}`;
    });
    const end = random.pick([';', '']);
    const looks = random.flip(0.3) ? ['rankdir=TB', 'node [shape=circle]', '// a remark'] : [];
    const all = random.flip(0.5) ? [...nodes, ...lines] : [...lines, ...nodes];
    const body = [...looks, ...all].map((line) => `  ${line}${line.startsWith('//') ? '' : end}\n`).join('');
    return `${isDirected ? 'digraph' : 'graph'} ${random.pick(['', 'G ', '"my tree" '])}{\n${body}}\n`;
  },
  read(text) {
    const graph = new Graph();
    const scanner = new Scanner(text);
    const blanks = () => {
      while (scanner.match(/\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^[ \t]*#[^\n]*/my));
    };
    const sign = (one: string): boolean => {
      blanks();
      return scanner.take(one);
    };
    let wasQuoted = false;
    const word = (): string | null => {
      blanks();
      const quoted = scanner.match(/"((?:[^"\\]|\\[\s\S])*)"/y);
      wasQuoted = quoted !== null;
      if (quoted !== null) return quoted[1] ?? '';
      const html = scanner.match(/<((?:[^<>]|<[^<>]*>)*)>/y);
      if (html !== null) return (html[1] ?? '').replace(/<[^>]*>/g, ' ');
      return scanner.match(/[^\s{}[\];,=:"<>-]+|-[\d.∞i][^\s{}[\];,=:"<>-]*/y)?.[0] ?? null;
    };
    const need = (): string => {
      const found = word();
      if (found === null) throw new NotIn('no word');
      return found;
    };
    const plain = (label: string) =>
      label.replace(/\\([\s\S])/g, (_whole, one: string) => ('nlr'.includes(one) ? ' ' : one));
    const attributes = (): Map<string, string> => {
      const given = new Map<string, string>();
      while (sign('['))
        while (!sign(']')) {
          if (sign(',') || sign(';')) continue;
          const key = need().toLowerCase();
          if (!sign('=')) throw new NotIn('=');
          given.set(key, need());
        }
      return given;
    };
    let usual = new Map<string, string>();
    const shaped = (said: Partial<Model>, given: ReadonlyMap<string, string>): Partial<Model> => {
      const side = said.side ?? SHAPES.get(given.get('shape')?.toLowerCase() ?? '');
      return side === undefined ? said : { ...said, side };
    };
    const ends = (): string[] => {
      const from = scanner.at;
      const first = word();
      const isSubgraph = first === 'subgraph' && !wasQuoted;
      if (isSubgraph) word();
      if (isSubgraph || first === null) {
        if (!sign('{')) throw new NotIn('no node');
        const around = usual;
        const named = statements();
        usual = around;
        return named;
      }
      if (from === scanner.at) throw new NotIn('no node');
      while (sign(':')) need();
      graph.node(first, () => shaped(readContent(plain(usual.get('label') ?? first)), usual));
      return [first];
    };
    const statements = (): string[] => {
      const named: string[] = [];
      for (;;) {
        if (sign('}')) return named;
        if (sign(';') || sign(',')) continue;
        blanks();
        if (scanner.isOver) throw new NotIn('no end');
        const from = scanner.at;
        const first = word();
        const isBare = !wasQuoted && first !== null;
        if (isBare && /^(?:node|edge|graph)$/i.test(first) && sign('[')) {
          scanner.at -= 1;
          const given = attributes();
          if (first.toLowerCase() === 'node') usual = new Map([...usual, ...given]);
          continue;
        }
        if (first !== null && sign('=')) {
          need();
          continue;
        }
        scanner.at = from;
        const chain = [ends()];
        while (sign('->') || sign('--')) chain.push(ends());
        const given = attributes();
        const label = given.get('label') ?? given.get('xlabel');
        if (chain.length === 1)
          for (const id of chain[0] ?? []) {
            const node = graph.nodes.get(id) as Model;
            if (label !== undefined) graph.say(node, shaped(readContent(plain(label)), usual));
            const side = SHAPES.get(given.get('shape')?.toLowerCase() ?? '');
            if (side !== undefined) node.side = side;
          }
        for (let index = 1; index < chain.length; index += 1)
          for (const above of chain[index - 1] ?? [])
            for (const below of chain[index] ?? []) graph.edges.push([above, below, plain(label ?? '')]);
        named.push(...chain.flat());
      }
    };
    const [, ok] = scanner.match(/\s*(?:strict\s+)?((?:di)?graph)\b/iy) ?? [];
    if (ok === undefined) throw new NotIn('no graph');
    if (!sign('{')) {
      need();
      if (!sign('{')) throw new NotIn('{');
    }
    statements();
    blanks();
    if (!scanner.isOver) throw new NotIn('more');
    return graph.root();
  },
};

/** What stands between the brackets of a shape cannot hold all signs, unless it is in quotes. */
const MERMAID_SHAPES = [
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '/]'],
  ['[/', '\\]'],
  ['[\\', '\\]'],
  ['[\\', '/]'],
  ['[', ']'],
  ['(((', ')))'],
  ['((', '))'],
  ['([', '])'],
  ['(', ')'],
  ['{{', '}}'],
  ['{', '}'],
  ['>', ']'],
] as const;

export const MERMAID: NotationOfTests = {
  name: 'mermaid',
  traits: { ...EVERYTHING, pool: [...WORDS, ...TEXTS.filter((text) => !/["]/.test(text))] },
  write(root, random) {
    const { ids, edges } = listed(root, random);
    const shape = (node: Model) => {
      const content = contentOf(node, random);
      const [opener, closer] = random.pick(
        MERMAID_SHAPES.filter(([from, to]) => (from[1] !== '/' && from[1] !== '\\') || from[1] === to[0]),
      );
      if (content === '') return `${opener}" "${closer}`;
      const isPlain = /^[\p{L}\p{N} .=:-]+$/u.test(content) && !content.startsWith('-') && random.flip(0.5);
      return `${opener}${isPlain ? content : `"${content}"`}${closer}`;
    };
    const known = new Set<Model>();
    const end = (node: Model) => {
      const id = ids.get(node) as string;
      const isKnown = known.has(node);
      known.add(node);
      return isKnown ? id : id + shape(node);
    };
    const lines = edges.map(([from, to, text]) => {
      const above = end(from);
      const arrow = random.pick(['-->', '---', '==>', '-.->', '--->']);
      const isBetween = /^[\p{L}\p{N} .]+$/u.test(text) && random.flip(0.5);
      const said =
        text === ''
          ? arrow
          : isBetween
            ? `-- ${text} -->`
            : `${arrow}|${/[|[\](){}]/.test(text) ? `"${text}"` : text}|`;
      const gap = random.pick([' ', '']);
      return `${above}${isBetween ? ' ' : gap}${said}${isBetween ? ' ' : gap}${end(to)}`;
    });
    const separator = random.pick(['\n  ', ';\n', '; ']);
    const head = `${random.pick(['graph', 'flowchart'])} ${random.pick(['TD', 'TB', 'LR'])}`;
    return `${head}${separator}${lines.join(separator)}`;
  },
  read(text) {
    const graph = new Graph();
    const scanner = new Scanner(text);
    const head = scanner.match(
      /\s*(?:```\s*mermaid\s*)?(?:graph|flowchart)(?:[ \t]+(?:TB|TD|BT|RL|LR)\b)?(?:[ \t]*(?:;|\n|$)|[ \t]+)/y,
    );
    if (head === null && /^\s*(?:graph|flowchart)\b/.test(text)) throw new NotIn('no head');
    const plain = (label: string) =>
      (/^\s*`.*`\s*$/.test(label) ? label.replace(/[*_`]/g, '') : label)
        .replace(/<br\s*\/?>/gi, ' ')
        .replaceAll('$$', '')
        .replace(/#(\d+);/g, (_w, code: string) => String.fromCodePoint(Number(code)))
        .trim();
    const node = (): string => {
      const [, id] =
        scanner.match(/\s*([\p{L}\p{N}_.∞?+-]*?[\p{L}\p{N}_∞?])(?=[\s[({>&;:]|$|--|==|-\.|@)/uy) ?? [];
      if (id === undefined) throw new NotIn('no node');
      const model = graph.node(id, () => readContent(id));
      scanner.match(/\s*@\{[^}]*\}/y);
      const opener = scanner.match(/\s*(\[\[|\[\(|\[\/|\[\\|\[|\(\(\(|\(\(|\(\[|\(|\{\{|\{|>)/y)?.[1];
      if (opener !== undefined) {
        const quoted = scanner.match(/\s*"([^"\n]*)"\s*/y);
        const from = scanner.at;
        const closers = MERMAID_SHAPES.filter(([one]) => one === opener).map(([, closer]) => closer);
        const places = closers.map((closer) => text.indexOf(closer, from)).filter((place) => place >= 0);
        const place = Math.min(...places);
        const inner = text.slice(from, place);
        if (places.length === 0 || inner.includes('\n') || inner.includes(';') || inner.includes('"'))
          throw new NotIn('no closer');
        if (quoted !== null && inner !== '') throw new NotIn('after quotes');
        scanner.at = place;
        const closer = closers.find((one) => text.startsWith(one, place)) as string;
        scanner.at += closer.length;
        graph.say(model, readContent(plain(quoted?.[1] ?? inner)));
        if (opener === '[/' && closer === '\\]') model.side ??= 'max';
        if (opener === '[\\' && closer === '/]') model.side ??= 'min';
      }
      scanner.match(/:::\w+/y);
      return id;
    };
    const several = (): string[] => {
      const ids = [node()];
      while (scanner.match(/[ \t]*&/y)) ids.push(node());
      return ids;
    };
    while (!scanner.isOver) {
      if (scanner.match(/[\s;]+/y)) continue;
      if (
        scanner.match(
          /(?:(?:style|classDef|class|linkStyle|click|direction|subgraph|accTitle|accDescr|title)(?=[\s:]|$)|end(?=\s*(?:[;\n]|$))|%%|---(?=\s*(?:[;\n]|$))|```)(?:"[^"\n]*"|[^;\n"])*/y,
        )
      )
        continue;
      let above = several();
      for (;;) {
        const gap = scanner.match(/[ \t]+/y);
        if (scanner.isOver || /[;\n]/.test(text[scanner.at] as string)) break;
        const arrow = scanner.match(
          /[<xo]?(?:(?:--|==|-\.)[ \t]+"?([^">|\n;]*?)"?[ \t]+(?:--+[>xo-]|==+[>xo=]|\.+-[>xo]?)|--+[>xo-]|==+[>xo=]|-\.+-[>xo]?)(?:[ \t]*\|[ \t]*"?([^|"]*?)"?[ \t]*\|)?/y,
        );
        // A blank stands for a line end in a field of one line: another statement follows.
        if (arrow === null && gap !== null) break;
        if (arrow === null) throw new NotIn('no arrow');
        const below = several();
        for (const one of above)
          for (const other of below) graph.edges.push([one, other, (arrow[1] ?? arrow[2] ?? '').trim()]);
        above = below;
      }
    }
    return graph.root();
  },
};
