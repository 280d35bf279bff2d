/** The space and the observer of a search whose nodes may stand pat: see `standPat.ts`. */
import type { NodeId } from '../tree/index.ts';
import { type KindCode, LEAF } from '../tree/nodeKind.ts';
import { type SearchSpace, SpaceLike, type StandPat } from '../tree/searchSpace.ts';
import { SearchHalt } from './searchHalt.ts';
import type { SearchObserver } from './searchObserver.ts';
import { addStandPat } from './standPat.ts';

addStandPat((space, standPat, observer) => [
  new StandPatSpace(space, standPat),
  new StandPatObserver(observer),
]);

/**
 * Returns the id of the child that stands for a node's static value; it is below the ids of all nodes and of NO_NODE.
 */
function choiceAt(node: NodeId): NodeId {
  return (-2 - node) as NodeId;
}

function isChoice(node: NodeId): boolean {
  return node <= -2;
}

class StandPatSpace extends SpaceLike {
  constructor(
    space: SearchSpace,
    override readonly standPat: StandPat,
  ) {
    super(space);
  }

  override kind(node: NodeId): KindCode {
    return isChoice(node) ? LEAF : this.space.kind(node);
  }

  override moveCount(node: NodeId): number {
    const moves = this.space.moveCount(node);
    return this.standPat.standsPatAt(node) ? moves + 1 : moves;
  }

  override child(node: NodeId, index: number): NodeId {
    if (!this.standPat.standsPatAt(node)) return this.space.child(node, index);
    return index === 0 ? choiceAt(node) : this.space.child(node, index - 1);
  }

  override value(leaf: NodeId): number {
    if (!isChoice(leaf)) return this.space.value(leaf);
    const node = choiceAt(leaf);
    const value = this.standPat.staticValue(node);
    if (Number.isNaN(value)) throw new SearchHalt(node, 'no-evaluation');
    return value;
  }

  override isHorizon(leaf: NodeId): boolean {
    return !isChoice(leaf) && this.space.isHorizon(leaf);
  }
}

class StandPatObserver implements SearchObserver {
  constructor(private readonly observer: SearchObserver) {}

  enter(node: NodeId, alpha: number, beta: number): void {
    this.observer.enter(node, alpha, beta);
  }

  standPat(node: NodeId, value: number, alpha: number, beta: number): void {
    this.observer.standPat(node, value, alpha, beta);
  }

  leaf(node: NodeId, value: number): void {
    // Reports nothing: a static value that is kept is reported when the node takes it, not as a leaf.
    if (!isChoice(node)) this.observer.leaf(node, value);
  }

  horizon(node: NodeId, value: number): void {
    this.observer.horizon(node, value);
  }

  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void {
    if (isChoice(child)) this.observer.standPat(node, value, alpha, beta);
    else this.observer.update(node, child, value, alpha, beta);
  }

  research(node: NodeId, child: NodeId): void {
    this.observer.research(node, child);
  }

  cutoff(node: NodeId): void {
    this.observer.cutoff(node);
  }

  exit(node: NodeId, value: number): void {
    this.observer.exit(node, value);
  }
}
