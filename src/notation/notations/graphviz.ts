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

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|^[ \t]*#[^\n]*|"((?:[^"\\]|\\[\s\S])*)"|<((?:[^<>]|<[^<>]*>)*)>|->|--|[{}[\];,=:]|[^\s{}[\];,=:"<>-]+(?:-(?![->])[^\s{}[\];,=:"<>-]*)*|-[\d.∞i][^\s{}[\];,=:"]*/gm;

const SHAPES: ReadonlyMap<string, 'max' | 'min'> = new Map([
  ['triangle', 'max'],
  ['invtriangle', 'min'],
]);

/** The names of statements that say how things look. */
const LOOKS = new Set(['node', 'edge', 'graph']);

/** Returns the tree. Throws `Unreadable` when the edges make no tree. */
export function readGraphviz(text: string): DraftNode {
  const all = tokensOf(text);
  const graph = new EdgeList();
  let at = 0;
  const peek = (ahead = 0): Token => all[at + ahead] ?? { at: text.length, text: '', isQuoted: false };
  const isSign = (sign: string, ahead = 0) => peek(ahead).text === sign && !peek(ahead).isQuoted;

  /** Reads `[name=value, …]`, any number of them. */
  const attributes = (): ReadonlyMap<string, string> => {
    const given = new Map<string, string>();
    while (isSign('[')) {
      at += 1;
      while (!isSign(']')) {
        if (peek().text === '' && !peek().isQuoted) throw new Unreadable('brackets', text.length);
        if (isSign('=', 1)) {
          given.set(peek().text.toLowerCase(), peek(2).text);
          at += 3;
        } else at += 1;
      }
      at += 1;
    }
    return given;
  };

  /** Reads a node, or the nodes in a pair of braces. */
  const nodes = (): readonly DraftNode[] => {
    if (isSign('subgraph')) at += isSign('{', 1) ? 1 : 2;
    if (isSign('{')) {
      at += 1;
      return statements();
    }
    const { text: name, at: place } = peek();
    at += 1;
    // A port, as in "A:s", says where an edge meets the node.
    while (isSign(':')) at += 2;
    return [graph.node(name, place, (said) => nodeText(plainLabel(said)))];
  };

  /** Reads statements up to a closing brace, and returns all nodes that they name. */
  const statements = (): readonly DraftNode[] => {
    const named: DraftNode[] = [];
    while (!isSign('}')) {
      if (peek().text === '' && !peek().isQuoted) throw new Unreadable('brackets', text.length);
      if (isSign(';') || isSign(',')) at += 1;
      else if (!peek().isQuoted && LOOKS.has(peek().text.toLowerCase()) && isSign('[', 1)) {
        at += 1;
        attributes();
      } else if (isSign('=', 1)) at += 3;
      else named.push(...edges());
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
      const side = SHAPES.get((given.get('shape') ?? '').toLowerCase());
      for (const node of chain[0] ?? []) {
        if (label !== undefined) graph.say(node, nodeText(plainLabel(label)));
        if (side !== undefined) node.side ??= side;
      }
    }
    arrows.forEach((place, index) => {
      for (const parent of chain[index] ?? [])
        for (const child of chain[index + 1] ?? [])
          graph.connect(parent, child, place, plainLabel(label ?? ''));
    });
    return chain.flat();
  };

  while (at < all.length && !isSign('{')) at += 1;
  at += 1;
  statements();
  return graph.root();
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
  return label.replace(/\\[nlr]/g, ' ').replace(/\\(.)/g, '$1');
}
