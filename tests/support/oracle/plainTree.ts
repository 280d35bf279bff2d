/**
 * The oracle recomputes a search from its definitions on linked objects, slowly and without a look at the
 * search it checks. Here: the objects.
 */
import { childrenOf, type Sketch } from '../sketch.ts';

export type PlainKind = 'max' | 'min' | 'chance' | 'leaf';

export class PlainNode {
  /** rank in preorder; known once the whole tree is */
  id = -1;
  readonly children: PlainNode[] = [];

  constructor(
    readonly kind: PlainKind,
    readonly parent: PlainNode | null,
    /** of a leaf; NaN where it is unknown */
    readonly value: number,
    /** under a chance node: the share of `parent.shares` */
    readonly share: number,
    /** at a chance node: the common denominator of its outcomes */
    readonly shares: number,
  ) {}

  /** Its place among its siblings, from 0. */
  get index(): number {
    return this.parent === null ? 0 : this.parent.children.indexOf(this);
  }

  /** Itself and all below it, in preorder. */
  everyNode(): PlainNode[] {
    const nodes: PlainNode[] = [this];
    for (const child of this.children) for (const node of child.everyNode()) nodes.push(node);
    return nodes;
  }

  leaves(): PlainNode[] {
    return this.everyNode().filter(({ kind }) => kind === 'leaf');
  }

  /** From the root down to itself. */
  path(): PlainNode[] {
    return this.parent === null ? [this] : [...this.parent.path(), this];
  }
}

export function plainTree(sketch: Sketch): PlainNode {
  const root = grow(sketch, null, 0);
  for (const [id, node] of root.everyNode().entries()) node.id = id;
  return root;
}

function grow(sketch: Sketch, parent: PlainNode | null, share: number): PlainNode {
  if (sketch === null || typeof sketch === 'number') {
    return new PlainNode('leaf', parent, sketch ?? Number.NaN, share, 1);
  }
  if ('chance' in sketch) {
    const fractions = sketch.chance.map(([text]) => fractionOf(text));
    const shares = fractions.reduce((common, [, under]) => leastCommonMultiple(common, under), 1);
    const node = new PlainNode('chance', parent, Number.NaN, share, shares);
    for (const [index, [, outcome]] of sketch.chance.entries()) {
      const [over, under] = fractions[index]!;
      node.children.push(grow(outcome, node, over * (shares / under)));
    }
    return node;
  }
  const node = new PlainNode('max' in sketch ? 'max' : 'min', parent, Number.NaN, share, 1);
  for (const child of childrenOf(sketch)) node.children.push(grow(child, node, 0));
  return node;
}

/** In lowest terms: "2/6" as [1, 3], "0.25" as [1, 4]. */
function fractionOf(text: string): [number, number] {
  const places = text.split('.')[1]?.length ?? 0;
  const [over, under] = text.includes('/')
    ? (text.split('/').map(Number) as [number, number])
    : [Math.round(Number(text) * 10 ** places), 10 ** places];
  const common = (over * under) / leastCommonMultiple(under, over || 1);
  return over === 0 ? [0, 1] : [over / common, under / common];
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
