/**
 * Reads trees in the language of Graphviz: `digraph { A [label="MAX"]; A -> B; A -> C; … }`. The children of a node are
 * in the order of the edges. Triangles mean MAX, inverted triangles MIN. Source: "DOT Language", graphviz.org.
 */
import { type DraftNode, Unreadable } from './draft.ts';
import { EdgeList } from './edges.ts';
import { nodeText } from './nodeText.ts';

interface Token {
  readonly at: number;
  readonly text: string;
  readonly isQuoted: boolean;
}

/** A comment, a text in quotes, HTML in angles, an arrow, a sign, a word; a quote or angle of which there is no second. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|^[ \t]*#[^\n]*|"((?:[^"\\]|\\[\s\S])*)"|<((?:[^<>]|<[^<>]*>)*)>|->|--|[{}[\];,=:]|[^\s{}[\];,=:"<>-]+|-[\d.∞i][^\s{}[\];,=:"<>-]*|["<>-]/gm;

const SHAPES: ReadonlyMap<string, 'max' | 'min'> = new Map([
  ['triangle', 'max'],
  ['invtriangle', 'min'],
]);

/** The names of statements that say how things look. */
const LOOKS = new Set(['node', 'edge', 'graph']);

/** Braces within braces, for instance of subgraphs, are read up to this depth. */
const MOST_BRACES = 100;

/** Returns the tree. Throws `Unreadable` when the edges make no tree. */
export function readGraphviz(text: string): DraftNode {
  const all = tokensOf(text);
  const graph = new EdgeList();
  let at = 0;
  /** the attributes that the last `node [...]` has set; a node takes them when it is named for the first time */
  let usual: ReadonlyMap<string, string> = new Map();
  let braces = 0;
  const peek = (ahead = 0): Token => all[at + ahead] ?? { at: text.length, text: '', isQuoted: false };
  const isSign = (sign: string, ahead = 0) => peek(ahead).text === sign && !peek(ahead).isQuoted;

  const isWord = (ahead = 0) => {
    const { text: word, isQuoted } = peek(ahead);
    return isQuoted || (word !== '' && !/^(?:->|--|[{}[\];,=:"<>-])$/.test(word));
  };

  const isNamed = (keyword: string) => !peek().isQuoted && peek().text.toLowerCase() === keyword;

  /** Reads `[name=value, …]`, any number of them. */
  const attributes = (): ReadonlyMap<string, string> => {
    const given = new Map<string, string>();
    while (isSign('[')) {
      at += 1;
      while (!isSign(']')) {
        if (isSign(',') || isSign(';')) at += 1;
        else {
          if (!isWord() || !isSign('=', 1) || !isWord(2))
            throw new Unreadable('brackets', peek().at, peek().text);
          given.set(peek().text.toLowerCase(), peek(2).text);
          at += 3;
        }
      }
      at += 1;
    }
    return given;
  };

  /** Reads a node, or the nodes in a pair of braces. */
  const nodes = (): readonly DraftNode[] => {
    if (isSign('subgraph')) {
      at += isSign('{', 1) ? 1 : 2;
      if (!isSign('{')) throw new Unreadable('brackets', peek().at, peek().text);
    }
    if (isSign('{')) {
      if (braces >= MOST_BRACES) throw new Unreadable('depth', peek().at);
      const around = usual;
      at += 1;
      braces += 1;
      const named = statements();
      braces -= 1;
      usual = around;
      return named;
    }
    if (!isWord()) throw new Unreadable('nodes', peek().at, peek().text);
    const { text: name, at: place } = peek();
    at += 1;
    // A port, as in "A:s", says where an edge meets the node.
    while (isSign(':')) {
      if (!isWord(1)) throw new Unreadable('brackets', peek().at, ':');
      at += 2;
    }
    return [graph.node(name, place, (said) => look(nodeText(plainLabel(usual.get('label') ?? said)), usual))];
  };

  /** Reads statements up to a closing brace, and returns all nodes that they name. */
  const statements = (): readonly DraftNode[] => {
    const named: DraftNode[] = [];
    while (!isSign('}')) {
      if (peek().text === '' && !peek().isQuoted) throw new Unreadable('brackets', text.length);
      if (isSign(';') || isSign(',')) at += 1;
      else if (!peek().isQuoted && LOOKS.has(peek().text.toLowerCase()) && isSign('[', 1)) {
        const isOfNodes = isNamed('node');
        at += 1;
        const said = attributes();
        if (isOfNodes) usual = new Map([...usual, ...said]);
      } else if (isSign('=', 1)) {
        if (!isWord(2)) throw new Unreadable('brackets', peek(1).at, '=');
        at += 3;
      } else named.push(...edges());
    }
    at += 1;
    return named;
  };

  /** Reads nodes with arrows between them, and what is said of them. */
  const edges = (): readonly DraftNode[] => {
    const chain = [nodes()];
    const arrows: number[] = [];
    while (isSign('->') || isSign('--')) {
      arrows.push(peek().at);
      at += 1;
      chain.push(nodes());
    }
    const given = attributes();
    const label = given.get('label') ?? given.get('xlabel');
    if (arrows.length === 0) {
      for (const node of chain[0] ?? []) {
        if (label !== undefined) graph.say(node, look(nodeText(plainLabel(label)), usual));
        const side = SHAPES.get((given.get('shape') ?? '').toLowerCase());
        if (side !== undefined) node.side = side;
      }
    }
    arrows.forEach((place, index) => {
      for (const parent of chain[index] ?? [])
        for (const child of chain[index + 1] ?? [])
          graph.connect(parent, child, place, plainLabel(label ?? ''));
    });
    return chain.flat();
  };

  if (isNamed('strict')) at += 1;
  at += 1;
  if (!isSign('{') && isWord()) at += 1;
  if (!isSign('{')) throw new Unreadable('brackets', peek().at, peek().text);
  at += 1;
  statements();
  if (at < all.length) throw new Unreadable('one-root', peek().at, peek().text);
  return graph.root();
}

/** Adds the side for which the shape of a node stands, when its text says none. */
function look(said: Partial<DraftNode>, given: ReadonlyMap<string, string>): Partial<DraftNode> {
  const side = said.side ?? SHAPES.get((given.get('shape') ?? '').toLowerCase());
  return side === undefined ? said : { ...said, side };
}

function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), (match): Token => {
    const [whole, quoted, html] = match;
    const inner = quoted ?? html?.replace(/<[^>]*>/g, ' ');
    return { at: match.index, text: inner ?? whole, isQuoted: inner !== undefined };
  }).filter(({ text: token, isQuoted }) => isQuoted || !/^\s*(?:\/\/|\/\*|#)/.test(token));
}

/** Returns a label without its escapes; line breaks become blanks. */
function plainLabel(label: string): string {
  return label.replace(/\\([\s\S])/g, (_whole, sign: string) => (/[nlr]/.test(sign) ? ' ' : sign));
}
