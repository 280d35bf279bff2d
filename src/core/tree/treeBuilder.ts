/** Builds a flat tree from calls in preorder: open, leaf, close. */
import { type Evaluation, weightedSum } from './evaluation.ts';
import { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';
import { type InnerKind, LEAF, NODE_KINDS, PLAYER } from './nodeKind.ts';
import { type Probability, weightsOf } from './probability.ts';

/** The details that a node may have besides its kind and value. */
export interface NodeAttributes {
  readonly label?: string;
  readonly move?: string;
  /** the probability of a child of a chance node; absent at other nodes */
  readonly probability?: Probability | null;
  /** the key, which edits do not change; unique in the tree; when absent, it is "n" and the rank in preorder */
  readonly key?: string;
  /** the static value of the position; a leaf has one only when its true value is unknown */
  readonly staticValue?: number | undefined;
  /** the features that EVAL adds up; given instead of a static value */
  readonly features?: readonly number[] | undefined;
  /** whether the move into the node is a capture, a check or the like */
  readonly isNoisy?: boolean | undefined;
  /** the number of legal moves, when there is not a child for each */
  readonly moveCount?: number;
  /** whether the number of legal moves is not known */
  readonly hasUntoldMoves?: boolean;
  /** the number of noisy moves among the legal ones, when there is not a child for each */
  readonly noisyMoves?: number | undefined;
  /** the kind of the move into the node, 0 for the best */
  readonly moveClass?: number | undefined;
  /** the number of symmetric moves that the move into the node stands for; 1 when absent */
  readonly times?: number;
  /** the player who decides at an inner node, from 0 */
  readonly player?: number;
  /** the vector of a leaf: its worth to each of several players */
  readonly vector?: readonly number[];
  /** whether a leaf is not terminal but at the depth limit: its value is its static value */
  readonly isHorizon?: boolean;
  /** whether a leaf is not terminal but its value is known without further search */
  readonly isTabled?: boolean;
  /** the side that would move at a leaf; when absent, the opponent of the side that decides at its parent */
  readonly turn?: 'max' | 'min' | 'chance';
}

/** What has been added to a tree so far, by node. */
export interface TreeParts {
  readonly kind: number[];
  readonly parent: number[];
  /** one past the id of the last node of the subtree */
  readonly end: number[];
  readonly value: number[];
  readonly attributes: NodeAttributes[];
}

export class TreeBuilder {
  readonly #openNodes: number[] = [];

  constructor(readonly parts: TreeParts = { kind: [], parent: [], end: [], value: [], attributes: [] }) {}

  /** The number of nodes that have been added. */
  get size(): number {
    return this.parts.kind.length;
  }

  /** Begins an inner node and returns its id; its children follow until `close`. */
  open(kind: InnerKind, attributes: NodeAttributes = {}): NodeId {
    const id = this.#add(NODE_KINDS.indexOf(kind), Number.NaN, attributes);
    this.#openNodes.push(id);
    return id;
  }

  /** Declares that one of several players decides at an inner node, whatever kind it was opened with. */
  decide(node: NodeId, player: number): void {
    this.parts.kind[node] = PLAYER;
    this.parts.attributes[node] = { ...this.parts.attributes[node], player };
  }

  /** Adds a leaf and returns its id; NaN stands for an unknown value. */
  leaf(value: number, attributes: NodeAttributes = {}): NodeId {
    const id = this.#add(LEAF, value === 0 ? 0 : value, attributes);
    this.parts.end[id] = id + 1;
    return id;
  }

  /** Ends the children of the node that was opened last, and returns its id. */
  close(): NodeId {
    const id = this.#openNodes.pop();
    if (id === undefined) throw new Error('close() without an open node');
    // When positions merge, a node may have moves but no child, because all its moves lead to existing positions.
    if (id === this.size - 1 && !this.parts.attributes[id]?.moveCount)
      throw new Error(`inner node ${id} has no children`);
    this.parts.end[id] = this.size;
    return id as NodeId;
  }

  /** Adds details to a leaf, or to an inner node that is still open. */
  amend(node: NodeId, attributes: NodeAttributes): void {
    this.parts.attributes[node] = { ...this.parts.attributes[node], ...attributes };
  }

  /** Returns the finished tree. */
  finish(
    leafBounds?: readonly [number, number],
    evaluation: Evaluation | null = null,
    sum: number | null = null,
  ): GameTree {
    if (this.size === 0 || this.#openNodes.length > 0) throw new Error('the tree is not complete');
    const size = this.size;
    const parent = new Int32Array(this.parts.parent);
    const kind = new Uint8Array(this.parts.kind);
    const value = new Float64Array(this.parts.value);
    const { childStart, childList, childIndex } = groupByParent(parent);
    const depth = new Int32Array(size);
    const leavesBefore = new Int32Array(size + 1);
    const texts = {
      probability: [] as string[],
      label: [] as string[],
      move: [] as string[],
      key: [] as string[],
    };
    for (const [id, given] of this.parts.attributes.entries()) {
      if (id > 0) depth[id] = (depth[parent[id] as number] as number) + 1;
      leavesBefore[id + 1] = (leavesBefore[id] as number) + (kind[id] === LEAF ? 1 : 0);
      texts.probability.push(given.probability?.text ?? '');
      texts.label.push(given.label ?? '');
      texts.move.push(given.move ?? '');
      texts.key.push(given.key ?? `n${id}`);
    }
    const has = this.#attributesGiven();
    const judged = this.#judged(evaluation, has);
    if (judged.horizon !== null && judged.staticValue !== null && evaluation !== null)
      for (let id = 0; id < size; id += 1)
        if (judged.horizon[id] === 1) value[id] = judged.staticValue[id] as number;
    return new GameTree(
      {
        kind,
        parent,
        childStart,
        childList,
        childIndex,
        subtreeEnd: new Int32Array(this.parts.end),
        depth,
        leavesBefore,
        value,
        ...this.#weights(childStart, childList, value, leafBounds ?? []),
        ...texts,
        ...judged,
        ...this.#rarely(childStart, has),
      },
      leafBounds,
      sum,
    );
  }

  #add(kind: number, value: number, attributes: NodeAttributes): NodeId {
    const parent = this.#openNodes.at(-1) ?? -1;
    if (parent === -1 && this.size > 0) throw new Error('a tree has one root');
    this.parts.kind.push(kind);
    this.parts.parent.push(parent);
    this.parts.end.push(0);
    this.parts.value.push(value);
    this.parts.attributes.push(attributes);
    return (this.size - 1) as NodeId;
  }

  /** Returns the names of the attributes that at least one node has, switches that are off left out. */
  #attributesGiven(): ReadonlySet<string> {
    const has = new Set<string>();
    // Nodes with no details often share one object.
    let last: NodeAttributes = {};
    for (const given of this.parts.attributes) {
      if (given === last) continue;
      last = given;
      for (const name in given) {
        const value = given[name as keyof NodeAttributes];
        if (value !== undefined && value !== false) has.add(name);
      }
    }
    return has;
  }

  /** The columns of the tree that most trees do not have. */
  #rarely(childStart: Int32Array, has: ReadonlySet<string>) {
    const given = this.parts.attributes;
    const children = (id: number) => (childStart[id + 1] as number) - (childStart[id] as number);
    const movesAgain = ({ turn }: NodeAttributes, id: number) =>
      this.parts.kind[id] === LEAF &&
      turn !== undefined &&
      turn === NODE_KINDS[this.parts.kind[this.parts.parent[id] as number] ?? LEAF];
    const hasUnseen =
      has.has('moveCount') && given.some(({ moveCount }, id) => (moveCount ?? children(id)) !== children(id));
    return {
      moveCount: hasUnseen ? Int32Array.from(given, ({ moveCount }, id) => moveCount ?? children(id)) : null,
      untoldMoves: has.has('hasUntoldMoves')
        ? Uint8Array.from(given, ({ hasUntoldMoves }) => (hasUntoldMoves === true ? 1 : 0))
        : null,
      noisyMoves: has.has('noisyMoves') ? Int32Array.from(given, ({ noisyMoves }) => noisyMoves ?? 0) : null,
      tabled: has.has('isTabled')
        ? Uint8Array.from(given, ({ isTabled }) => (isTabled === true ? 1 : 0))
        : null,
      again:
        has.has('turn') && given.some(movesAgain)
          ? Uint8Array.from(given, (leaf, id) => (movesAgain(leaf, id) ? 1 : 0))
          : null,
      moveClass: has.has('moveClass') ? Uint8Array.from(given, ({ moveClass }) => moveClass ?? 0) : null,
      times: has.has('times') ? Uint16Array.from(given, ({ times }) => times ?? 1) : null,
      player: has.has('player') ? Uint8Array.from(given, ({ player }) => player ?? 0) : null,
      utilities: has.has('vector')
        ? Float64Array.from(
            given.flatMap(({ vector }) => vector ?? []),
            (utility) => utility + 0,
          )
        : null,
    };
  }

  /** The columns of the tree for static values and features. */
  #judged(evaluation: Evaluation | null, has: ReadonlySet<string>) {
    const given = this.parts.attributes;
    const weights = evaluation?.weights ?? [];
    const none = weights.map(() => Number.NaN);
    const judge = ({ features, staticValue }: NodeAttributes) =>
      features === undefined ? (staticValue ?? Number.NaN) : weightedSum(weights, features);
    return {
      evaluation,
      staticValue: has.has('staticValue') || has.has('features') ? Float64Array.from(given, judge) : null,
      features: has.has('features')
        ? Float64Array.from(given.flatMap(({ features }) => features ?? none))
        : null,
      noisy: has.has('isNoisy') ? Uint8Array.from(given, ({ isNoisy }) => (isNoisy === true ? 1 : 0)) : null,
      horizon: has.has('isHorizon')
        ? Uint8Array.from(given, ({ isHorizon }) => (isHorizon === true ? 1 : 0))
        : null,
    };
  }

  #weights(childStart: Int32Array, childList: Int32Array, values: Float64Array, bounds: readonly number[]) {
    const weight = new Float64Array(this.size);
    const denominator = new Float64Array(this.size).fill(1);
    const chance = NODE_KINDS.indexOf('chance');
    if (!this.parts.kind.includes(chance)) return { weight, denominator };
    const greater = (most: number, v: number) => (Number.isFinite(v) ? Math.max(most, Math.abs(v)) : most);
    const largest = bounds.reduce(greater, values.reduce(greater, 1));
    this.parts.kind.forEach((kind, id) => {
      if (kind !== chance) return;
      const children = childList.subarray(childStart[id], childStart[id + 1]);
      const shares = weightsOf(
        Array.from(children, (child) => this.#probability(child)),
        largest,
      );
      denominator[id] = shares.denominator;
      for (const [index, child] of children.entries()) weight[child] = shares.weights[index] ?? 0;
    });
    return { weight, denominator };
  }

  #probability(child: number): Probability {
    const given = this.parts.attributes[child]?.probability;
    if (!given) throw new Error(`node ${child} under a chance node has no probability`);
    return given;
  }
}

/** Returns the columns about children. */
export function groupByParent(parent: Int32Array) {
  const size = parent.length;
  const childStart = new Int32Array(size + 1);
  for (const above of parent) if (above >= 0) childStart[above + 1] = (childStart[above + 1] as number) + 1;
  for (let id = 0; id < size; id += 1)
    childStart[id + 1] = (childStart[id + 1] as number) + (childStart[id] as number);
  const childList = new Int32Array(size - 1);
  const childIndex = new Int32Array(size);
  const filled = new Int32Array(size);
  for (let id = 1; id < size; id += 1) {
    const above = parent[id] as number;
    const index = filled[above] as number;
    filled[above] = index + 1;
    childIndex[id] = index;
    childList[(childStart[above] as number) + index] = id;
  }
  return { childStart, childList, childIndex };
}
