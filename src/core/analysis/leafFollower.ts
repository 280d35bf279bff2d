/**
 * Follows through one run how its numbers move with the value x of one leaf, and gathers the places where
 * it would take another way: where a cutoff would come or go, and where the root's value would begin or
 * cease to move. Between the nearest of them below and above x the run is the same throughout.
 *
 * The other comparisons of a search, those of max and min, need no places of their own: see Band.
 */
import { type DepthFirstName, handsWindow } from '../search/algorithms.ts';
import type { SearchObserver } from '../search/searchObserver.ts';
import type { SearchRules } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE, type KindCode, MAX } from '../tree/nodeKind.ts';
import type { Affine, Cutoff, LeafRun } from './influencePiece.ts';
import { affineOf, expectationOf, LEAF_ITSELF, type NearestBreakpoints } from './nearestBreakpoints.ts';

export class LeafFollower implements SearchObserver {
  readonly #hasWindow: boolean;
  readonly #open: OpenNode[];
  readonly #cutoffs: Cutoff[] = [];
  /** what was returned last, and how it moves */
  #returned = 0;
  readonly #band = new Band();
  /** what everything that moves at this moment is; another only after a chance node */
  #moving = LEAF_ITSELF;
  #leavesEvaluated = 0;
  #isEvaluated = false;
  #depth = -1;
  #childrenSeen = 0;

  constructor(
    readonly tree: GameTree,
    readonly leafFollowed: NodeId,
    algorithm: DepthFirstName,
    readonly rules: SearchRules,
    /** the places found are put there */
    readonly breakpoints: NearestBreakpoints,
    /** those that other runs met, by the first child pruned: many runs share most of them */
    readonly knownCutoffs: Map<NodeId, Cutoff>,
  ) {
    this.#hasWindow = handsWindow(algorithm);
    this.#open = Array.from({ length: tree.height + 1 }, () => new OpenNode());
  }

  /** What the run did; where the root has returned, with its value as a function of x. */
  finish(hasReturned: boolean): LeafRun {
    const value = hasReturned ? this.#rootValue() : null;
    const [cutoffs, leavesEvaluated, isEvaluated] = [this.#cutoffs, this.#leavesEvaluated, this.#isEvaluated];
    return { cutoffs, leavesEvaluated, isEvaluated, value };
  }

  #rootValue(): Affine {
    return this.#stillMoves() ? affineOf(this.#moving) : { constant: this.#returned, slope: 0 };
  }

  enter(node: NodeId): void {
    const parent = this.#open[this.#depth];
    this.#depth += 1;
    this.#top().enter(this.tree.kind(node), parent, this.rules.bounds === 'parent');
  }

  leaf(node: NodeId, value: number): void {
    this.#leavesEvaluated += 1;
    this.#returned = value;
    if (node === this.leafFollowed) {
      this.#isEvaluated = true;
      this.#band.set(-Infinity, Infinity);
    } else this.#band.set(value, value);
  }

  /** What if is asked of trees that are searched to their leaves. */
  horizon(node: NodeId, value: number): void {
    this.leaf(node, value);
  }

  standPat(_node: NodeId, value: number): void {
    const at = this.#top();
    this.#band.set(value, value);
    at.improve(this.#band);
    if (!this.#hasWindow) return;
    this.#childrenSeen = 0;
    this.#addTest(at);
    at.narrow();
  }

  /** What if is asked of searches that enter a node once. */
  research(): void {}

  update(node: NodeId, child: NodeId): void {
    const at = this.#top();
    if (at.kind === CHANCE) {
      this.#addOutcome(at, this.tree.weight(child));
      return;
    }
    at.improve(this.#band);
    if (!this.#hasWindow) return;
    this.#childrenSeen = this.tree.childIndex(child) + 1;
    if (this.#childrenSeen < this.tree.childCount(node)) this.#addTest(at);
    at.narrow();
  }

  cutoff(node: NodeId): void {
    const child = this.tree.child(node, this.#childrenSeen);
    const cutoff = this.knownCutoffs.get(child) ?? { node, firstPruned: this.#childrenSeen };
    this.knownCutoffs.set(child, cutoff);
    this.#cutoffs.push(cutoff);
  }

  exit(node: NodeId, value: number): void {
    const at = this.#top();
    this.#depth -= 1;
    this.#returned = value;
    if (at.kind === CHANCE) {
      if (at.movingWeight > 0 && this.#moveExpectation(node, at)) this.#band.set(-Infinity, Infinity);
      else this.#band.set(value, value);
      return;
    }
    if (!this.#hasWindow || this.rules.value === 'soft') this.#band.copy(at.v);
    else if (this.rules.value === 'running') this.#band.copy(bySide(at.kind, at.alpha, at.beta));
    else {
      at.clamp();
      this.#band.copy(at.v);
    }
  }

  #top(): OpenNode {
    const top = this.#open[this.#depth];
    if (top === undefined) throw new Error(`no node is open at depth ${this.#depth}`);
    return top;
  }

  /**
   * The cutoff test: v ≥ β at MAX, α ≥ v at MIN; the strict one is that β ≥ v or v ≥ α does not hold. At
   * the last child there is nothing to cut, so it is left out.
   */
  #addTest({ kind, v, alpha, beta }: OpenNode): void {
    const larger = bySide(kind, v, alpha);
    const smaller = bySide(kind, beta, v);
    if (larger.isConstant && smaller.isConstant) return;
    const isStrict = this.rules.cutoff === 'strict';
    const turns = isStrict ? turnsOfAtLeast(smaller, larger) : turnsOfAtLeast(larger, smaller);
    for (const turn of turns) this.breakpoints.add(this.#moving, turn);
  }

  #addOutcome(at: OpenNode, weight: number): void {
    if (weight === 0) return;
    if (this.#stillMoves()) at.movingWeight = weight;
    else at.addConstantOutcome(weight, this.#returned);
  }

  /** Whether what was returned is still the moving value; where it would be otherwise is a breakpoint. */
  #stillMoves(): boolean {
    if (this.#band.isConstant) return false;
    this.breakpoints.add(this.#moving, this.#band.low);
    this.breakpoints.add(this.#moving, this.#band.high);
    return this.#band.letsThrough(this.#returned);
  }

  /** Whether an expectation moves; if so, from here upwards it is what moves. */
  #moveExpectation(node: NodeId, { movingWeight, sum, size }: OpenNode): boolean {
    const constant = { sum, size, denominator: this.tree.denominator(node) };
    const expectation = expectationOf(this.#moving, movingWeight, constant);
    if (expectation !== null) this.#moving = expectation;
    return expectation !== null;
  }
}

/** A node that has been entered and not left yet, and how what it holds moves with the leaf. */
export class OpenNode {
  kind: KindCode = MAX;
  /** its own best so far */
  readonly v = new Band();
  readonly alpha = new Band();
  readonly beta = new Band();
  readonly #entryAlpha = new Band();
  readonly #entryBeta = new Band();
  /** at a chance node: Σ weight·value of the outcomes that do not move */
  sum = 0;
  /** Σ |weight·value| of the same */
  size = 0;
  /** the weight of the outcome that moves */
  movingWeight = 0;

  /** Begins again as another node, with the window that its parent hands down; none for the root. */
  enter(kind: KindCode, parent: OpenNode | undefined, parentOnly: boolean): void {
    this.kind = kind;
    this.sum = 0;
    this.size = 0;
    this.movingWeight = 0;
    this.alpha.set(-Infinity, -Infinity);
    this.beta.set(Infinity, Infinity);
    if (kind !== CHANCE) this.v.copy(bySide(kind, this.alpha, this.beta));
    if (parent !== undefined && parent.kind !== CHANCE) {
      if (!parentOnly) {
        this.alpha.copy(parent.alpha);
        this.beta.copy(parent.beta);
      } else bySide(parent.kind, this.alpha, this.beta).copy(parent.v);
    }
    this.#entryAlpha.copy(this.alpha);
    this.#entryBeta.copy(this.beta);
  }

  /** `v` takes in what a child returned. */
  improve(returned: Band): void {
    if (bySide(this.kind, true, false)) this.v.raiseTo(returned);
    else this.v.lowerTo(returned);
  }

  /** The window takes in `v`; where that comes with a stop, only the running bound looks at it again. */
  narrow(): void {
    if (bySide(this.kind, true, false)) this.alpha.raiseTo(this.v);
    else this.beta.lowerTo(this.v);
  }

  /** `v` is clamped into the window that the node was entered with. */
  clamp(): void {
    this.v.raiseTo(this.#entryAlpha);
    this.v.lowerTo(this.#entryBeta);
  }

  addConstantOutcome(weight: number, value: number): void {
    this.sum += weight * value;
    this.size += Math.abs(weight * value);
  }
}

/**
 * A number of the search as one leaf moves. Max and min only let the moving value m through or stop it,
 * so as long as the search takes the same way every number of it is m clamped into some [low, high]: a
 * constant where these are equal, m itself in (−∞, +∞). The maximum of two such numbers is m clamped
 * into the maxima of their ends, and likewise the minimum, so that the ends are all there is to carry.
 */
class Band {
  low = 0;
  high = 0;

  get isConstant(): boolean {
    return this.low === this.high;
  }

  set(low: number, high: number): void {
    this.low = low;
    this.high = high;
  }

  copy({ low, high }: Band): void {
    this.set(low, high);
  }

  /** Becomes the maximum of itself and another. */
  raiseTo({ low, high }: Band): void {
    if (low > this.low) this.low = low;
    if (high > this.high) this.high = high;
  }

  /** Becomes the minimum of itself and another. */
  lowerTo({ low, high }: Band): void {
    if (low < this.low) this.low = low;
    if (high < this.high) this.high = high;
  }

  /** Whether a number clamped into it is still the moving value, not an end. */
  letsThrough(number: number): boolean {
    return this.low < number && number < this.high;
  }
}

/**
 * The values of m at which the answer to "a ≥ b?" changes, at most two; NaN where there is none.
 * It is no where m < b.low and a is below b.low too, and where m > a.high and b is above a.high too.
 */
function turnsOfAtLeast(a: Band, b: Band): readonly [number, number] {
  if (a.high < b.low) return NEVER;
  return [a.low < b.low ? b.low : Number.NaN, a.high < b.high ? a.high : Number.NaN];
}

const NEVER = [Number.NaN, Number.NaN] as const;
