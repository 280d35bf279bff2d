import type { SearchRules } from '../src/core/search/rules.ts';
import { runSearch } from '../src/core/search/runSearch.ts';
import type { GameTree } from '../src/core/tree/gameTree.ts';
import type { NodeId } from '../src/core/tree/nodeId.ts';

const ENTER = 0;
const UPDATE = 1;
const RETURN = 2;

const OPEN = 1;
const DONE = 2;

/** What an alpha-beta run told, an entry an event. */
interface Told {
  readonly kind: Uint8Array;
  readonly node: Int32Array;
  readonly child: Int32Array;
  readonly value: Float64Array;
  readonly alpha: Float64Array;
  readonly beta: Float64Array;
}

/** Listens to a run of so many events. */
export function listen(tree: GameTree, rules: SearchRules, length: number): Told {
  const told: Told = {
    kind: new Uint8Array(length),
    node: new Int32Array(length),
    child: new Int32Array(length),
    value: new Float64Array(length),
    alpha: new Float64Array(length),
    beta: new Float64Array(length),
  };
  let at = 0;
  const note = (kind: number, node: NodeId, child: number, value: number, alpha: number, beta: number) => {
    told.kind[at] = kind;
    told.node[at] = node;
    told.child[at] = child;
    told.value[at] = value;
    told.alpha[at] = alpha;
    told.beta[at] = beta;
    at += 1;
  };
  runSearch('alpha-beta', tree, rules, {
    enter: (node, alpha, beta) => note(ENTER, node, 0, 0, alpha, beta),
    leaf: (node, value) => note(RETURN, node, 0, value, 0, 0),
    horizon: (node, value) => note(RETURN, node, 0, value, 0, 0),
    update: (node, child, value, alpha, beta) => note(UPDATE, node, child, value, alpha, beta),
    cutoff: (node) => note(UPDATE, node, 0, 0, 0, 0),
    exit: (node, value) => note(RETURN, node, 0, value, 0, 0),
  });
  return told;
}

/**
 * Walks all events once and keeps every node's state, as a player without random access would: the
 * least such a player can do, without the ranges of open nodes or the marks below a cut.
 */
export function replay({ kind, node, child, value, alpha, beta }: Told, size: number): Float64Array {
  const status = new Uint8Array(size);
  const deciding = new Int32Array(size);
  const [held, low, high] = Array.from({ length: 3 }, () => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let at = 0; at < kind.length; at += 1) {
    const here = node[at] as number;
    held[here] = value[at] as number;
    deciding[here] = child[at] as number;
    low[here] = alpha[at] as number;
    high[here] = beta[at] as number;
    if (kind[at] === ENTER) status[here] = OPEN;
    else if (kind[at] === RETURN) status[here] = DONE;
  }
  return held;
}
