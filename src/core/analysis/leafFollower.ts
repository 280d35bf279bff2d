/**
 * Follows through one run how the numbers of the search change with the value x of one leaf, and collects the
 * breakpoints: the x at which a cutoff would begin or cease to happen, or at which the root's value would begin or
 * cease to change. Between the nearest breakpoints below and above x the run is the same.
 *
 * The maxima and minima that the search takes need no breakpoints; `Band` explains why.
 */
import { type DepthFirstName, handsWindow } from '../search/algorithms.ts';
import type { SearchObserver, SearchRules } from '../search/index.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { bySide, CHANCE, type KindCode, MAX } from '../tree/nodeKind.ts';
import type { Affine, Cutoff, LeafRun } from './influencePiece.ts';
import { affineOf, expectationOf, LEAF_ITSELF, type NearestBreakpoints } from './nearestBreakpoints.ts';

export class LeafFollower implements SearchObserver {
  readonly #hasWindow: boolean;
  readonly #open: OpenNode[];
  readonly #cutoffs: Cutoff[] = [];
  /** the value that was returned last, as a function of x */
  #returned = 0;
  readonly #band = new Band();
  /** how every changing number depends on x now; only a chance node replaces this function */
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
    /** the collector of the breakpoints found */
    readonly breakpoints: NearestBreakpoints,
    /** the cutoffs of earlier runs, by the first child pruned; runs share them, because most cutoffs are the same */
    readonly knownCutoffs: Map<NodeId, Cutoff>,
  ) {
    this.#hasWindow = handsWindow(algorithm);
    this.#open = Array.from({ length: tree.height + 1 }, () => new OpenNode());
  }

  /**
   * Returns the cutoffs of the run and the root's value as a function of x. It is called after the root has returned.
   */
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

  /** This event cannot happen: influence is computed only for trees that are searched to their leaves. */
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

  /** This event cannot happen: influence is computed only for searches that enter each node once. */
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
   * The cutoff test: v ≥ β at MAX and α ≥ v at MIN. A strict test, v > β or α > v, is the negation of β ≥ v or v ≥ α.
   * After the last child nothing is left to cut, so no test is made.
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

  /**
   * Whether the value that was returned last still changes with the leaf's value x. The x at which this begins or
   * ceases to be so is a breakpoint.
   */
  #stillMoves(): boolean {
    if (this.#band.isConstant) return false;
    this.breakpoints.add(this.#moving, this.#band.low);
    this.breakpoints.add(this.#moving, this.#band.high);
    return this.#band.letsThrough(this.#returned);
  }

  /**
   * Whether the expectation of a chance node changes with x. When it does, its function of x replaces that of the
   * outcome for the rest of the run.
   */
  #moveExpectation(node: NodeId, { movingWeight, sum, size }: OpenNode): boolean {
    const constant = { sum, size, denominator: this.tree.denominator(node) };
    const expectation = expectationOf(this.#moving, movingWeight, constant);
    if (expectation !== null) this.#moving = expectation;
    return expectation !== null;
  }
}

/** A node that has been entered and has not returned yet; its numbers are functions of the leaf's value. */
export class OpenNode {
  kind: KindCode = MAX;
  /** the node's own best value so far */
  readonly v = new Band();
  readonly alpha = new Band();
  readonly beta = new Band();
  readonly #entryAlpha = new Band();
  readonly #entryBeta = new Band();
  /** at a chance node: Σ weight·value of the outcomes that do not change with x */
  sum = 0;
  /** at a chance node: Σ |weight·value| of the outcomes that do not change with x */
  size = 0;
  /** at a chance node: the weight of the outcome that changes with x */
  movingWeight = 0;

  /**
   * Resets this object for a node that is entered, with the window that its parent passes down; the root has no parent.
   */
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

  /** Takes the value that a child returned into the maximum or minimum v. */
  improve(returned: Band): void {
    if (bySide(this.kind, true, false)) this.v.raiseTo(returned);
    else this.v.lowerTo(returned);
  }

  /**
   * Raises α to v at MAX, or lowers β to v at MIN. After a cutoff only the rule that returns the bound itself reads the
   * window.
   */
  narrow(): void {
    if (bySide(this.kind, true, false)) this.alpha.raiseTo(this.v);
    else this.beta.lowerTo(this.v);
  }

  /** Clamps `v` into the window with which the node was entered. */
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
 * A number of the search as a function of the value of one leaf. The moving value m is the number that was returned
 * from that leaf and still changes with it. Max and min either pass m on or drop it. As long as the same children
 * decide, every number in the search is therefore m clamped into some interval [low, high]: a constant when the ends
 * are equal, and m itself when the interval is (−∞, +∞). The maximum of two such numbers is m clamped into the maxima
 * of their ends, and likewise for the minimum, so only the ends have to be stored.
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

  /** Replaces this number by the maximum of itself and another number. */
  raiseTo({ low, high }: Band): void {
    if (low > this.low) this.low = low;
    if (high > this.high) this.high = high;
  }

  /** Replaces this number by the minimum of itself and another number. */
  lowerTo({ low, high }: Band): void {
    if (low < this.low) this.low = low;
    if (high < this.high) this.high = high;
  }

  /** Whether the moving value m, clamped into this interval, is m itself and not an end of the interval. */
  letsThrough(number: number): boolean {
    return this.low < number && number < this.high;
  }
}

/**
 * Returns the values of the moving value m at which the answer to "a ≥ b?" changes, at most two of them; NaN stands for
 * none. The answer is no when m < b.low and a is below b.low, and when m > a.high and b is above a.high.
 */
function turnsOfAtLeast(a: Band, b: Band): readonly [number, number] {
  if (a.high < b.low) return NEVER;
  return [a.low < b.low ? b.low : Number.NaN, a.high < b.high ? a.high : Number.NaN];
}

const NEVER = [Number.NaN, Number.NaN] as const;
