/**
 * Places the nodes of a tree from left to right, each parent above the middle of its outermost children: the
 * linear algorithm of Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear Time" (2002).
 * It is a second statement of what the page takes from d3-hierarchy.
 */

const NONE = -1;

/**
 * Returns the middle of each node; the root is at 0.
 * @param parent by node in preorder, its parent; −1 at the root
 * @param apart the least distance of two neighbours of one ply, the left one first
 */
export function tidyTreeByHand(
  parent: ArrayLike<number>,
  apart: (left: number, right: number) => number,
): Float64Array {
  const size = parent.length;
  const links = () => new Int32Array(size).fill(NONE);
  const [first, last, before] = [links(), links(), links()];
  /** the index of a node among its siblings */
  const index = new Int32Array(size);
  for (let node = 1; node < size; node += 1) {
    const above = parent[node] as number;
    const left = last[above] as number;
    if (left === NONE) first[above] = node;
    else index[node] = (index[left] as number) + 1;
    before[node] = left;
    last[above] = node;
  }
  // The names are those of the paper: the place of a node among its siblings, and what is added to the places of all
  // nodes below it; the next node of a contour that leaves its subtree; shifts that are still to be passed on.
  const [prelim, mod] = [new Float64Array(size), new Float64Array(size)];
  const [shift, change] = [new Float64Array(size), new Float64Array(size)];
  const [thread, ancestor, defaultAncestor] = [links(), links(), links()];
  for (let node = 0; node < size; node += 1) ancestor[node] = node;
  const nextLeft = (node: number) => (first[node] === NONE ? thread[node] : first[node]) as number;
  const nextRight = (node: number) => (last[node] === NONE ? thread[node] : last[node]) as number;

  /** Places a node beside its left sibling when everything below it has been placed. */
  const walk = (node: number) => {
    const left = before[node] as number;
    const next = left === NONE ? 0 : (prelim[left] as number) + apart(left, node);
    if (first[node] === NONE) prelim[node] = next;
    else {
      passShifts(last[node] as number);
      const middle =
        ((prelim[first[node] as number] as number) + (prelim[last[node] as number] as number)) / 2;
      prelim[node] = left === NONE ? middle : next;
      if (left !== NONE) mod[node] = next - middle;
    }
    if (left !== NONE) apportion(node, left);
  };

  const passShifts = (rightmost: number) => {
    let [passed, changed] = [0, 0];
    for (let node = rightmost; node !== NONE; node = before[node] as number) {
      prelim[node] = (prelim[node] as number) + passed;
      mod[node] = (mod[node] as number) + passed;
      changed += change[node] as number;
      passed += (shift[node] as number) + changed;
    }
  };

  /** Moves the subtree of a node to the right until it is clear of those of its left siblings. */
  const apportion = (node: number, left: number) => {
    const above = parent[node] as number;
    let [insideRight, outsideRight, insideLeft] = [node, node, left];
    let outsideLeft = first[above] as number;
    let ancestors = defaultAncestor[above] === NONE ? outsideLeft : (defaultAncestor[above] as number);
    let [addedIn, addedOut] = [mod[node] as number, mod[node] as number];
    let [addedLeft, addedOutLeft] = [mod[left] as number, mod[outsideLeft] as number];
    for (;;) {
      insideLeft = nextRight(insideLeft);
      insideRight = nextLeft(insideRight);
      if (insideLeft === NONE || insideRight === NONE) break;
      outsideLeft = nextLeft(outsideLeft);
      outsideRight = nextRight(outsideRight);
      ancestor[outsideRight] = node;
      const by =
        (prelim[insideLeft] as number) +
        addedLeft -
        (prelim[insideRight] as number) -
        addedIn +
        apart(insideLeft, insideRight);
      if (by > 0) {
        const own = ancestor[insideLeft] as number;
        move(parent[own] === above ? own : ancestors, node, by);
        addedIn += by;
        addedOut += by;
      }
      addedLeft += mod[insideLeft] as number;
      addedIn += mod[insideRight] as number;
      addedOutLeft += mod[outsideLeft] as number;
      addedOut += mod[outsideRight] as number;
    }
    if (insideLeft !== NONE && nextRight(outsideRight) === NONE) {
      thread[outsideRight] = insideLeft;
      mod[outsideRight] = (mod[outsideRight] as number) + addedLeft - addedOut;
    }
    if (insideRight !== NONE && nextLeft(outsideLeft) === NONE) {
      thread[outsideLeft] = insideRight;
      mod[outsideLeft] = (mod[outsideLeft] as number) + addedIn - addedOutLeft;
      ancestors = node;
    }
    defaultAncestor[above] = ancestors;
  };

  /** Moves a subtree to the right, and spreads the siblings between it and another one evenly. */
  const move = (from: number, node: number, by: number) => {
    const each = by / ((index[node] as number) - (index[from] as number));
    change[node] = (change[node] as number) - each;
    shift[node] = (shift[node] as number) + by;
    change[from] = (change[from] as number) + each;
    prelim[node] = (prelim[node] as number) + by;
    mod[node] = (mod[node] as number) + by;
  };

  // A node is placed when the next node in preorder lies outside its subtree.
  let open = 0;
  for (let node = 1; node <= size; node += 1) {
    const above = node < size ? (parent[node] as number) : NONE;
    for (; open !== above; open = parent[open] as number) walk(open);
    open = node;
  }
  const root = prelim[0] as number;
  for (let node = 0; node < size; node += 1) {
    const above = node === 0 ? -root : (mod[parent[node] as number] as number);
    prelim[node] = (prelim[node] as number) + above;
    mod[node] = (mod[node] as number) + above;
  }
  return prelim;
}
