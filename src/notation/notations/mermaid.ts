/**
 * Reads trees that are flowcharts of Mermaid: `graph TD; A[MAX] --> B[MIN]; A -->|a| C; …`. The children of a node are
 * in the order of the edges. Source: "Flowcharts - Basic Syntax", mermaid.js.org.
 */
import { type DraftNode, Unreadable } from './draft.ts';
import { EdgeList } from './edges.ts';
import { nodeText } from './nodeText.ts';

/** Statements that say how things look. */
const LOOKS =
  /^(?:(?:style|classDef|class|linkStyle|click|direction|subgraph|accTitle|accDescr|title)(?=[\s:]|$)|end$|%%|---$|```)/;

const HEAD =
  /^\s*(?:```\s*mermaid\s*)?(?:%%[^\n]*\n\s*)*(?:graph|flowchart)(?:[ \t]+(?:TB|TD|BT|RL|LR)\b)?(?:[ \t]*(?:;|\n|$)|[ \t]+)/;

/** The name of a node, then its text in a shape, whose brackets may be several. */
const NODE =
  /\s*([\p{L}\p{N}_.∞?+-]*?[\p{L}\p{N}_∞?])(?=[\s[({>&;:]|$|--|==|-\.|@)(?:\s*(?:@\{[^}]*\}|(\[\[|\[\(|\[\/|\[\\|\[|\(\(\(|\(\(|\(\[|\(|\{\{|\{|>)))?/uy;

const CLOSERS: ReadonlyMap<string, RegExp> = new Map([
  ['[[', /\]\]/g],
  ['[(', /\)\]/g],
  ['[/', /[\\/]\]/g],
  ['[\\', /[\\/]\]/g],
  ['[', /\]/g],
  ['(((', /\)\)\)/g],
  ['((', /\)\)/g],
  ['([', /\]\)/g],
  ['(', /\)/g],
  ['{{', /\}\}/g],
  ['{', /\}/g],
  ['>', /\]/g],
]);

/** An arrow, with its text within it or between bars after it. */
const ARROW =
  /\s*[<xo]?(?:(?:--|==|-\.)\s+"?([^">|\n]*?)"?\s+(?:--+[>xo-]|==+[>xo=]|\.+-[>xo]?)|--+[>xo-]|==+[>xo=]|-\.+-[>xo]?)(?:\s*\|\s*"?([^|"]*?)"?\s*\|)?/y;

/** Returns the tree. Throws `Unreadable` when the edges make no tree. */
export function readMermaid(text: string): DraftNode {
  const graph = new EdgeList();
  const head = HEAD.exec(text);
  if (head === null && /^\s*(?:graph|flowchart)\b/.test(text)) throw new Unreadable('nodes', 0);
  let at = head?.[0].length ?? 0;
  for (const statement of statementsFrom(text, at)) {
    at = statement.at;
    if (LOOKS.test(statement.text)) continue;
    readStatement(text, statement.at, statement.at + statement.text.length, graph);
  }
  return graph.root();
}

/** Matches a text in quotes, which may hold the signs of shapes. */
const QUOTED = /\s*"[^"\n]*"\s*/y;

interface Statement {
  readonly at: number;
  readonly text: string;
}

/** The statements of a text: between line ends and semicolons outside quotes. */
function statementsFrom(text: string, from: number): readonly Statement[] {
  const pattern = /(?:"[^"\n]*"|[^;\n"])+|"/g;
  pattern.lastIndex = from;
  return Array.from(text.matchAll(pattern), (match) => {
    const trimmed = match[0].trimStart();
    return { at: match.index + match[0].length - trimmed.length, text: trimmed.trimEnd() };
  }).filter((statement) => statement.text !== '');
}

function readStatement(text: string, from: number, end: number, graph: EdgeList): void {
  let at = from;
  const group = (): readonly DraftNode[] => {
    const nodes: DraftNode[] = [];
    for (;;) {
      const read = readNode(text, at, end, graph);
      nodes.push(read.node);
      at = read.end;
      const and = /\s*&/y;
      and.lastIndex = at;
      const more = and.exec(text);
      if (more === null || and.lastIndex > end) return nodes;
      at = and.lastIndex;
    }
  };
  let parents = group();
  while (text.slice(at, end).trim() !== '') {
    ARROW.lastIndex = at;
    const arrow = ARROW.exec(text);
    NODE.lastIndex = at;
    if (arrow === null && /\s/.test(text[at] ?? '') && NODE.test(text)) {
      // A field of one line makes a blank of every line end, so that a statement can follow without another sign.
      parents = group();
      continue;
    }
    if (arrow === null || arrow[0].trim() === '')
      throw new Unreadable('nodes', at, text.slice(at, end).trim());
    const place = at;
    at = ARROW.lastIndex;
    const children = group();
    for (const parent of parents)
      for (const child of children) graph.connect(parent, child, place, (arrow[1] ?? arrow[2] ?? '').trim());
    parents = children;
  }
}

function readNode(
  text: string,
  from: number,
  end: number,
  graph: EdgeList,
): { readonly node: DraftNode; readonly end: number } {
  NODE.lastIndex = from;
  const found = NODE.exec(text);
  if (found === null) throw new Unreadable('nodes', from, text.slice(from, end).trim());
  const [, name = '', opener] = found;
  let at = NODE.lastIndex;
  const node = graph.node(name, from, (said) => nodeText(said));
  const closer = opener === undefined ? undefined : CLOSERS.get(opener);
  if (closer !== undefined) {
    QUOTED.lastIndex = at;
    const quoted = QUOTED.exec(text);
    closer.lastIndex = quoted === null ? at : QUOTED.lastIndex;
    const closing = closer.exec(text);
    if (closing === null || closing.index > end) throw new Unreadable('brackets', at, opener);
    const isClosed =
      quoted === null ? !text.slice(at, closing.index).includes('"') : closing.index === QUOTED.lastIndex;
    if (!isClosed) throw new Unreadable('brackets', at, '"');
    graph.say(node, nodeText(plainLabel(text.slice(at, closing.index))));
    at = closer.lastIndex;
    // A triangle has a slash at one side and a backslash at the other.
    if (opener === '[/' && closing[0] === '\\]') node.side ??= 'max';
    if (opener === '[\\' && closing[0] === '/]') node.side ??= 'min';
  }
  const kind = /:::\w+/y;
  kind.lastIndex = at;
  if (kind.test(text)) at = kind.lastIndex;
  return { node, end: at };
}

function plainLabel(label: string): string {
  const text = label.replace(/^\s*"|"\s*$/g, '');
  // Only a text between backticks has the markup of Markdown.
  const [, marked] = /^\s*`(.*)`\s*$/s.exec(text) ?? [];
  return (marked?.replace(/[*_`]/g, '') ?? text)
    .replace(/<br\s*\/?>/gi, ' ')
    .replaceAll('$$', '')
    .replace(/#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .trim();
}
