/** Counts what a search has done that is not over. */
import type { ListObserver, NodeId, SearchObserver } from '../../core/index.ts';
import type { Progress } from '../../core/progress.ts';
import type { Watching } from '../../core/run/recordLists.ts';
import type { Watched } from '../../core/run/recordSent.ts';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { pausingMaxN, type VectorObserver } from '../../core/search/maxN.ts';
import { inPieces } from '../../core/search/searchInPieces.ts';

export interface Counts {
  /**
   * how many nodes of the tree are left behind: in a recursion the rank of the node that it entered last, because nodes are
   * numbered in the order in which it enters them
   */
  left: number;
  entered: number;
  leaves: number;
  cutoffs: number;
}

export function noCounts(): Counts {
  return { left: 0, entered: 0, leaves: 0, cutoffs: 0 };
}

/** What is known of a search that is not over. */
export type SearchSoFar = Readonly<Omit<Counts, 'left'>>;

interface SoFarPart {
  readonly kind: 'so-far';
  readonly soFar: SearchSoFar;
}

/**
 * Carries out a search in steps, and returns its result. Each pause of the search is a step that tells the counts.
 *
 * @param of the number of nodes that there will be; 0 when it is not known
 */
export function* tellingCounts<Result>(
  searching: Iterator<unknown, Result>,
  counts: Counts,
  of = 0,
): Generator<Progress<SoFarPart>, Result> {
  let step = searching.next();
  for (; step.done !== true; step = searching.next()) {
    const { left, ...soFar } = counts;
    yield { done: of === 0 ? 0 : left, of, part: { kind: 'so-far', soFar } };
  }
  return step.value;
}

/**
 * Counts what searches do while they are recorded.
 *
 * @param nodes the nodes that a recursion enters between two pauses
 */
export function watchedBy(counts: Counts, nodes: number): Watched {
  return {
    recursion(algorithm, inWhole) {
      const search = inPieces(ALGORITHM[algorithm].search, nodes);
      return (space, rules, observer, root) =>
        search(space, rules, new Counting(observer, counts, inWhole), root);
    },
    lists: countingLists(counts),
    vectors: (tree, observer) => pausingMaxN(tree, countingVectors(observer, counts), nodes),
  };
}

/** Counts what the recorder of a recursion is told. */
class Counting implements SearchObserver {
  /** @param inWhole returns the node of the tree that is searched by the node of which the recorder is told */
  constructor(
    private readonly observer: SearchObserver,
    private readonly counts: Counts,
    private readonly inWhole: (node: NodeId) => NodeId,
  ) {}

  enter(node: NodeId, alpha: number, beta: number): void {
    this.#count(node);
    this.observer.enter(node, alpha, beta);
  }

  leaf(node: NodeId, value: number): void {
    this.counts.leaves += 1;
    this.#count(node);
    this.observer.leaf(node, value);
  }

  horizon(node: NodeId, value: number): void {
    this.counts.leaves += 1;
    this.#count(node);
    this.observer.horizon(node, value);
  }

  standPat(node: NodeId, value: number, alpha: number, beta: number): void {
    this.observer.standPat(node, value, alpha, beta);
  }

  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void {
    this.observer.update(node, child, value, alpha, beta);
  }

  research(node: NodeId, child: NodeId): void {
    this.observer.research(node, child);
  }

  cutoff(node: NodeId): void {
    this.counts.cutoffs += 1;
    this.observer.cutoff(node);
  }

  exit(node: NodeId, value: number): void {
    this.observer.exit(node, value);
  }

  #count(node: NodeId): void {
    this.counts.left = this.inWhole(node);
    this.counts.entered += 1;
  }
}

/** Counts what the recorder of a search of several players is told. */
function countingVectors(recorder: VectorObserver, counts: Counts): VectorObserver {
  const count = (node: NodeId) => {
    counts.left = node;
    counts.entered += 1;
  };
  return {
    enter(node, bound) {
      count(node);
      recorder.enter(node, bound);
    },
    leaf(leaf) {
      counts.leaves += 1;
      count(leaf);
      recorder.leaf(leaf);
    },
    update: (node, child, returned, held) => recorder.update(node, child, returned, held),
    cutoff(node) {
      counts.cutoffs += 1;
      recorder.cutoff(node);
    },
    exit: (node, held) => recorder.exit(node, held),
  };
}

/** Counts what the recorder of a list procedure is told. */
export function countingLists(counts: Counts): Watching {
  const count = () => {
    counts.entered += 1;
    counts.left = counts.entered;
  };
  return (recorder): ListObserver => ({
    select: (node) => recorder.select(node),
    expand(node, children, added, isQueued) {
      count();
      recorder.expand(node, children, added, isQueued);
    },
    leaf(node, value) {
      counts.leaves += 1;
      count();
      recorder.leaf(node, value);
    },
    horizon(node, value) {
      counts.leaves += 1;
      count();
      recorder.horizon(node, value);
    },
    backUp: (node, value, deciding) => recorder.backUp(node, value, deciding),
    drop: (node, value) => recorder.drop(node, value),
    answer: (root, value, deciding) => recorder.answer(root, value, deciding),
  });
}
