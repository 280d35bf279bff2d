import { bySide, CHANCE, type KindCode, MAX } from '../tree/nodeKind.ts';
import { Band } from './band.ts';

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
      } else if (parent.kind === MAX) this.alpha.copy(parent.v);
      else this.beta.copy(parent.v);
    }
    this.#entryAlpha.copy(this.alpha);
    this.#entryBeta.copy(this.beta);
  }

  /** `v` takes in what a child returned. */
  improve(returned: Band): void {
    if (this.kind === MAX) this.v.raiseTo(returned);
    else this.v.lowerTo(returned);
  }

  /** The window takes in `v`; where that comes with a stop, only the running bound looks at it again. */
  narrow(): void {
    if (this.kind === MAX) this.alpha.raiseTo(this.v);
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
