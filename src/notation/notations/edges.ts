/** Makes a tree of nodes and edges that a text lists, as Graphviz and Mermaid do. */
import { type DraftNode, Unreadable } from './draft.ts';
import { labelEdge } from './forest.ts';

/** The nodes and edges of a text, in the order in which they are named. */
export class EdgeList {
  readonly #nodes = new Map<string, DraftNode>();
  readonly #parents = new Map<DraftNode, DraftNode>();
  readonly #edges: { readonly child: DraftNode; readonly parent: DraftNode; readonly text: string }[] = [];

  /** Returns the node of a name; what the name says counts until `say` is called for it. */
  node(name: string, at: number, saidByName: (name: string) => Partial<DraftNode>): DraftNode {
    const known = this.#nodes.get(name);
    if (known !== undefined) return known;
    const node: DraftNode = { at, children: [], ...saidByName(name) };
    this.#nodes.set(name, node);
    return node;
  }

  /** Returns a node that was named before. Throws `Unreadable` when there is none. */
  known(name: string, at: number): DraftNode {
    const node = this.#nodes.get(name);
    if (node === undefined) throw new Unreadable('one-root', at, name);
    return node;
  }

  /** Replaces what the name of a node says by what its label says. */
  say(node: DraftNode, said: Partial<DraftNode>): void {
    delete node.side;
    delete node.label;
    delete node.value;
    Object.assign(node, said);
  }

  /** Adds an edge; `at` is its offset. Throws `Unreadable` when the child already has a parent. */
  connect(parent: DraftNode, child: DraftNode, at: number, text: string): void {
    if (this.#parents.has(child)) throw new Unreadable('one-parent', at, child.label ?? child.value ?? '');
    this.#parents.set(child, parent);
    parent.children.push(child);
    this.#edges.push({ child, parent, text });
  }

  /** Returns the root of the tree. Throws `Unreadable` when there is none, or more than one. */
  root(): DraftNode {
    const roots = [...this.#nodes.values()].filter((node) => !this.#parents.has(node));
    const [root, other] = roots;
    if (root === undefined) throw new Unreadable(this.#nodes.size === 0 ? 'nodes' : 'one-parent', 0);
    if (other !== undefined) throw new Unreadable('one-root', other.at, other.label ?? other.value ?? '');
    // Nodes of a circle have parents, too, but none of them is below the root.
    const below = new Set([root]);
    for (const node of below) for (const child of node.children) below.add(child);
    const apart = [...this.#nodes.values()].find((node) => !below.has(node));
    if (apart !== undefined) throw new Unreadable('one-parent', apart.at, apart.label ?? apart.value ?? '');
    // Whether a text at an edge is a probability depends on the side of its parent, which may be said after the edge.
    for (const { child, parent, text } of this.#edges) labelEdge(child, text, parent);
    return root;
  }
}
