/**
 * Reads trees that are JSON objects or dictionaries of the usual shapes: nested with the children in each node, flat
 * with the parent in each node, nodes and edges, or names of nodes with what is below them.
 */
import { type DraftNode, Unreadable } from './draft.ts';
import { EdgeList } from './edges.ts';
import { nodeOfList } from './lists.ts';
import { type Field, type Literal, readLiteral } from './literal.ts';
import { nodeText, sideNamed, valueNamed } from './nodeText.ts';

type Fields = Extract<Literal, { readonly kind: 'record' }>;

const CHILDREN = ['children', 'childs', 'kids', 'branches', 'successors', 'subtrees', 'childnodes'];
const BRANCHES = ['left', 'l', 'middle', 'center', 'right', 'r'];
const NAMES = ['name', 'label', 'title', 'text', 'id', 'key', 'topic', 'state'];
const VALUES = ['value', 'val', 'score', 'utility', 'payoff', 'reward', 'eval', 'evaluation', 'static'];
const MOVERS = ['player', 'side', 'turn'];
const KINDS = ['type', 'kind', 'role', 'nodetype', 'playertype'];
const IS_MAX = ['ismax', 'ismaximizing', 'maximizing', 'ismaxplayer', 'maximizingplayer', 'max'];
const MOVES = ['move', 'action', 'edge', 'via'];
const PROBABILITIES = ['probability', 'prob', 'p'];
const PARENTS = ['parent', 'parentid', 'pid'];
const EDGES = ['edges', 'links'];
const FROM = ['from', 'source', 'parent', 'start', 'u'];
const TO = ['to', 'target', 'child', 'end', 'v'];
const WRAPPERS = ['tree', 'root', 'data', 'gametree'];

/** Fields that hold further values and say how things look. */
const LOOKS = ['style', 'position', 'pos', 'attributes', 'meta', 'color', 'x', 'y', 'size', 'options'];

/** Returns the tree. Throws `Unreadable` when the shape is not known, or when the nodes make no tree. */
export function readRecords(text: string): DraftNode {
  return rootOf(readLiteral(text));
}

/** Returns the tree of a list or a tuple. Throws `Unreadable` when a list can mean two trees, or none. */
export function readLists(text: string): DraftNode {
  return nodeOf(readLiteral(text));
}

/** Returns the node for which a value stands. */
function nodeOf(literal: Literal): DraftNode {
  const { at } = literal;
  switch (literal.kind) {
    case 'number':
      return { at, children: [], value: literal.text };
    case 'text':
      return { at, children: [], ...nodeText(literal.text) };
    case 'nothing':
      return { at, children: [], value: '?' };
    case 'truth':
      throw new Unreadable('leaf-number', at, String(literal.isTrue));
    case 'record':
      return nodeOfRecord(literal);
    case 'list':
    case 'tuple':
      return nodeOfList(literal, nodeOf);
  }
}

function rootOf(literal: Literal): DraftNode {
  if (literal.kind === 'list' && literal.items.length > 0 && literal.items.every(isNodeWithParent))
    return rootOfFlat(literal.items as readonly Fields[]);
  if (literal.kind === 'list' && literal.items.length === 1 && literal.items[0]?.kind === 'record')
    return rootOf(literal.items[0]);
  if (literal.kind !== 'record') return nodeOf(literal);
  const edges = fieldOf(literal, EDGES);
  if (edges !== undefined) return rootOfEdges(literal, edges);
  const [only, other] = literal.fields;
  if (
    only !== undefined &&
    other === undefined &&
    WRAPPERS.includes(plainKey(only.name)) &&
    only.value.kind === 'record'
  )
    return rootOf(only.value);
  if (isAdjacency(literal)) return rootOfAdjacency(literal);
  const node = nodeOfRecord(literal);
  // The only name at the top is that of the root.
  const [child] = node.children;
  return !isNode(literal) && literal.fields.length === 1 && child !== undefined ? child : node;
}

/** Whether a JSON object describes one node; otherwise its keys are the names of nodes. */
function isNode(record: Fields): boolean {
  return [CHILDREN, VALUES, BRANCHES.slice(0, 1), BRANCHES.slice(4, 5)].some(
    (keys) => fieldOf(record, keys) !== undefined,
  );
}

/** Returns the node of a record: a node with its fields, or the names of nodes with what is below each. */
function nodeOfRecord(record: Fields): DraftNode {
  if (!isNode(record)) {
    const node: DraftNode = { at: record.at, children: [] };
    for (const { name, at, value } of record.fields)
      node.children.push({ ...nodeOf(value), at, ...nodeText(name) });
    return node;
  }
  const node: DraftNode = { at: record.at, children: [], ...saidOf(record) };
  const known = [
    CHILDREN,
    BRANCHES,
    NAMES,
    VALUES,
    MOVERS,
    KINDS,
    IS_MAX,
    MOVES,
    PROBABILITIES,
    PARENTS,
    LOOKS,
  ].flat();
  const unknown = record.fields.find(
    ({ name, value }) => !known.includes(plainKey(name)) && ('items' in value || value.kind === 'record'),
  );
  if (unknown !== undefined) throw new Unreadable('key', unknown.at, unknown.name);
  const listed = fieldOf(record, CHILDREN);
  if (listed !== undefined && !('items' in listed) && listed.kind !== 'record' && listed.kind !== 'nothing')
    throw new Unreadable('key', listed.at, 'children');
  const children = listed !== undefined && 'items' in listed ? listed.items : [];
  if (listed?.kind === 'record') node.children.push(...nodeOfRecord(listed).children);
  const branches = BRANCHES.flatMap((name) => fieldOf(record, [name]) ?? []);
  for (const child of [...children, ...branches]) {
    if (child.kind === 'nothing') continue;
    // What says how likely it is, is a node: its other fields are no names of nodes below it.
    if (child.kind === 'record' && !isNode(child) && fieldOf(child, PROBABILITIES) !== undefined)
      throw new Unreadable('leaf-number', child.at);
    const below = nodeOf(child);
    node.children.push(below);
    if (child.kind === 'record') sayEdge(below, child, node);
  }
  return node;
}

/** What the fields of a record say of its node. */
function saidOf(record: Fields): Partial<DraftNode> {
  const name = fieldOf(record, NAMES);
  const worth = fieldOf(record, VALUES);
  const side = sideOf(record);
  const named =
    name === undefined || !('text' in name)
      ? {}
      : name.kind === 'number'
        ? { label: name.text }
        : nodeText(name.text);
  const value = worth !== undefined && 'text' in worth ? valueNamed(worth.text) : undefined;
  if (worth?.kind === 'text' && value === undefined)
    throw new Unreadable('leaf-number', worth.at, worth.text);
  return { ...named, ...(side !== undefined && { side }), ...(value !== undefined && { value }) };
}

function sideOf(record: Fields): DraftNode['side'] {
  const isMax = fieldOf(record, IS_MAX);
  if (isMax?.kind === 'truth') return isMax.isTrue ? 'max' : 'min';
  if (isMax !== undefined) throw new Unreadable('key', isMax.at);
  const mover = fieldOf(record, MOVERS);
  const kind = fieldOf(record, KINDS);
  const side = mover === undefined ? undefined : moverNamed(textOf(mover));
  // Without the player of a node that moves its side would be taken from the turns.
  const below = fieldOf(record, [...CHILDREN, ...BRANCHES]);
  const isLeaf = below === undefined || ('items' in below && below.items.length === 0);
  const sideOfKind = kind?.kind === 'text' ? sideNamed(kind.text) : undefined;
  const isKnown = mover === undefined || mover.kind === 'nothing' || side !== undefined;
  const isKindKnown = kind === undefined || sideOfKind !== undefined || KIND_OF_ANY.test(textOf(kind));
  if (!isLeaf && !(isKnown && isKindKnown))
    throw new Unreadable('key', (isKnown ? kind : mover)?.at ?? record.at);
  return side ?? sideOfKind;
}

/** Kinds of nodes that do not say whose turn it is. */
const KIND_OF_ANY = /^(?:|node|inner|internal|root|branch|decision|state|choice|player)$/i;

/** Player 1 is MAX and player 2 is MIN. */
function moverNamed(name: string): DraftNode['side'] {
  return name === '1' ? 'max' : name === '2' ? 'min' : sideNamed(name);
}

/** Takes what a record says of the edge to its node. A node whose children have probabilities is a chance node. */
function sayEdge(node: DraftNode, record: Fields, parent: DraftNode): void {
  const probability = fieldOf(record, PROBABILITIES);
  if (probability !== undefined && 'text' in probability) {
    parent.side ??= 'chance';
    node.probability = probability.text;
  }
  const move = fieldOf(record, MOVES);
  if (move !== undefined && 'text' in move && move.text !== '') node.move = move.text;
}

/* Flat shapes. */

function isNodeWithParent(literal: Literal): boolean {
  return (
    literal.kind === 'record' &&
    fieldOf(literal, ['id', 'name', 'key']) !== undefined &&
    fieldOf(literal, PARENTS) !== undefined
  );
}

/** Returns the root of nodes that name their parents. A parent that is nothing is that of the root. */
function rootOfFlat(records: readonly Fields[]): DraftNode {
  const graph = new EdgeList();
  for (const record of records) addNode(graph, record);
  for (const record of records) {
    const parent = fieldOf(record, PARENTS);
    const name = parent === undefined ? '' : textOf(parent);
    if (name === '') continue;
    const [above, node] = [graph.known(name, record.at), graph.known(idOf(record), record.at)];
    graph.connect(above, node, record.at, '');
    sayEdge(node, record, above);
  }
  return graph.root();
}

function rootOfEdges(record: Fields, edges: Literal): DraftNode {
  const graph = new EdgeList();
  const nodes = fieldOf(record, ['nodes', 'vertices']);
  if (nodes !== undefined && 'items' in nodes)
    for (const node of nodes.items) {
      if (node.kind === 'record') addNode(graph, node);
      else graph.node(textOf(node), node.at, nodeText);
    }
  if (!('items' in edges)) throw new Unreadable('key', edges.at, 'edges');
  for (const edge of edges.items) {
    const [from, to] =
      edge.kind === 'record' ? [fieldOf(edge, FROM), fieldOf(edge, TO)] : 'items' in edge ? edge.items : [];
    if (from === undefined || to === undefined) throw new Unreadable('key', edge.at);
    const label = edge.kind === 'record' ? fieldOf(edge, [...PROBABILITIES, 'label', ...MOVES]) : undefined;
    const [parent, child] = [from, to].map((end) => graph.node(textOf(end), end.at, nodeText)) as [
      DraftNode,
      DraftNode,
    ];
    graph.connect(parent, child, edge.at, label === undefined ? '' : textOf(label));
  }
  return graph.root();
}

/** Whether a record gives for the name of each node the names of those below it. */
function isAdjacency({ fields }: Fields): boolean {
  const names = new Set(fields.map(({ name }) => name));
  const isList = ({ value }: Field) => 'items' in value && value.items.every((item) => 'text' in item);
  const isNamed = ({ value }: Field) =>
    'items' in value && value.items.some((item) => 'text' in item && names.has(item.text));
  return fields.some(isNamed) && fields.every((field) => isList(field) || field.value.kind === 'number');
}

function rootOfAdjacency({ fields }: Fields): DraftNode {
  const graph = new EdgeList();
  const names = new Set(fields.map(({ name }) => name));
  for (const { name, at, value } of fields) {
    const node = graph.node(name, at, nodeText);
    if (value.kind === 'number') node.value = value.text;
    if (!('items' in value)) continue;
    value.items.forEach((item, index) => {
      // Equal numbers below several nodes are several leaves.
      const id = names.has(textOf(item)) ? textOf(item) : `${at} ${index}`;
      graph.connect(
        node,
        graph.node(id, item.at, () => nodeText(textOf(item))),
        item.at,
        '',
      );
    });
  }
  return graph.root();
}

function addNode(graph: EdgeList, record: Fields): void {
  // The id of a record is no value, also when it is a number.
  const node = graph.node(idOf(record), record.at, (id) => ({ label: id }));
  const label = fieldOf(record, ['label', 'name', 'title', 'text']);
  const side = sideOf(record);
  const said = saidOf(record);
  if (label !== undefined)
    graph.say(node, { ...nodeText(textOf(label)), ...(said.value !== undefined && { value: said.value }) });
  else if (said.value !== undefined) node.value = said.value;
  if (side !== undefined) node.side = side;
}

function idOf(record: Fields): string {
  const id = fieldOf(record, ['id', 'key', 'name']);
  return id === undefined ? '' : textOf(id);
}

function textOf(literal: Literal): string {
  return 'text' in literal ? literal.text : '';
}

/** Returns the value of the first field with one of these names; a value of nothing does not count. */
function fieldOf({ fields }: Fields, names: readonly string[]): Literal | undefined {
  for (const name of names) {
    const found = fields.find((field) => plainKey(field.name) === name);
    if (found !== undefined) return found.value;
  }
  return undefined;
}

/** Returns a key in small letters without underscores: "is_max" and "isMax" are the same. */
function plainKey(name: string): string {
  return name.toLowerCase().replace(/[_\s-]/g, '');
}
