import { NO_NODE, type NodeId } from './nodeId.ts';
import { EXTENDED, INSIDE, JUDGED, NOISY_ONLY, type Reach, type ReachLimits } from './reach.ts';

/** The members of a tree from which the reach of a pass is computed. */
interface Positions {
  depth(node: NodeId): number;
  parent(node: NodeId): NodeId;
  /** Whether the node has no noisy move. */
  isQuiet(node: NodeId): boolean;
  staticValue(node: NodeId): number;
}

/** Computes how far a pass reaches at a position that is not terminal and that the pass visits. */
export class PassReach {
  readonly #checks: ReadonlyMap<NodeId, number>;

  constructor(
    private readonly positions: Positions,
    private readonly limits: ReachLimits,
  ) {
    const checks = new Map<NodeId, number>();
    for (const { node, plies } of limits.checks ?? [])
      checks.set(node, Math.max(checks.get(node) ?? 0, plies));
    this.#checks = checks;
  }

  of(node: NodeId): Reach {
    const { quiet = 'none', most = null } = this.limits;
    const beyond = this.positions.depth(node) - this.#limitAt(node);
    if (beyond < 0) return INSIDE;
    if (quiet === 'none' || this.positions.isQuiet(node) || (most !== null && beyond >= most)) return JUDGED;
    if (quiet === 'all') return EXTENDED;
    // A node without a static value cannot keep it, so the search halts at that node as at any node that cannot be
    // judged.
    return Number.isNaN(this.positions.staticValue(node)) ? JUDGED : NOISY_ONLY;
  }

  /** Returns the depth limit that applies to `node`: that of the pass, or the deeper one of a check at an ancestor. */
  #limitAt(node: NodeId): number {
    let limit = this.limits.depth ?? Infinity;
    if (this.#checks.size === 0) return limit;
    for (let above = node; above !== NO_NODE; above = this.positions.parent(above)) {
      const plies = this.#checks.get(above);
      if (plies !== undefined) limit = Math.max(limit, this.positions.depth(above) + plies);
    }
    return limit;
  }
}
