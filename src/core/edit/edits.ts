/** The table of all edits by name, an edit as data, and the same edit in another tree. */
import type { GameTree, NodeId } from '../tree/index.ts';
import { nodeOfKey } from '../tree/nodeOfKey.ts';
import type { Edited } from './edited.ts';
import { fillStatics, setEstimated, setNoisy, setStatic, setWeights } from './estimates.ts';
import { alternateBelow, setLabel, setMove, setProbabilities, setSide, setValue } from './fields.ts';
import { declareFromLeaves, declareNothing, setPlayer, setPlayerOfPly, setVector } from './players.ts';
import { addChildToPly, setSideOfPly, setValuesOfPly } from './ply.ts';
import { scaleValues } from './scale.ts';
import { addChild, addSibling, duplicateNode, moveNode, removeNode, shiftNode } from './structure.ts';

const EDITS = {
  addChild,
  addSibling,
  duplicateNode,
  removeNode,
  moveNode,
  shiftNode,
  setValue,
  setSide,
  alternateBelow,
  setLabel,
  setMove,
  setProbabilities,
  setSideOfPly,
  setValuesOfPly,
  addChildToPly,
  setVector,
  setPlayer,
  setPlayerOfPly,
  declareFromLeaves,
  declareNothing,
  scaleValues,
  setStatic,
  setEstimated,
  setNoisy,
  setWeights,
  fillStatics,
} as const;

type EditName = keyof typeof EDITS;
type DetailsOf<Name extends EditName> = (typeof EDITS)[Name] extends (
  tree: GameTree,
  ...details: infer Details
) => Edited
  ? Details
  : never;

/** An edit as data: the name of an edit and the arguments that its function takes after the tree. */
export type Edit = { readonly [Name in EditName]: readonly [Name, ...DetailsOf<Name>] }[EditName];

/** Applies an edit to the tree and returns the new tree or the refusal. */
export function edited(tree: GameTree, [name, ...details]: Edit): Edited {
  // The type `Edit` guarantees that the arguments fit the function of that name.
  const edit = EDITS[name] as (tree: GameTree, ...details: unknown[]) => Edited;
  return edit(tree, ...details);
}

/** The places of nodes in a list of arguments: '0' for the first. */
type PlaceOfNode<Details extends readonly unknown[]> = {
  [At in keyof Details & `${number}`]: Details[At] extends NodeId ? At : never;
}[keyof Details & `${number}`];

/** By edit: the places of nodes among its arguments after the tree. */
const NODES: { readonly [Name in EditName]: readonly PlaceOfNode<DetailsOf<Name>>[] } = {
  addChild: ['0'],
  addSibling: ['0'],
  duplicateNode: ['0'],
  removeNode: ['0'],
  moveNode: ['0', '1'],
  shiftNode: ['0'],
  setValue: ['0'],
  setSide: ['0'],
  alternateBelow: ['0'],
  setLabel: ['0'],
  setMove: ['0'],
  setProbabilities: ['0'],
  setSideOfPly: ['2'],
  setValuesOfPly: ['2'],
  addChildToPly: ['1'],
  setVector: ['0'],
  setPlayer: ['0'],
  setPlayerOfPly: ['2'],
  declareFromLeaves: ['0'],
  declareNothing: ['0'],
  scaleValues: ['1'],
  setStatic: ['0'],
  setEstimated: ['0'],
  setNoisy: ['0'],
  setWeights: [],
  fillStatics: ['0'],
};

/**
 * Returns an edit of `tree` as the same edit of a later tree: of the nodes with the same keys, and a node that is moved goes
 * before the same sibling. Null when `later` lacks one of the nodes.
 */
export function editOfLater(tree: GameTree, what: Edit, later: GameTree): Edit | null {
  if (tree === later) return what;
  const [name, ...details] = what;
  const inLater: unknown[] = details;
  for (const place of NODES[name]) {
    const node = nodeOfKey(later, tree.key(details[Number(place)] as NodeId));
    if (node === undefined) return null;
    inLater[Number(place)] = node;
  }
  if (what[0] === 'moveNode') {
    const [, node, to, index] = what;
    const [moved, parent] = inLater as [NodeId, NodeId];
    inLater[2] = indexInLater(siblingsIn(tree, to, node), siblingsIn(later, parent, moved), index);
  }
  // The arguments are those of the same edit, with a node for each node and an index for the index.
  return [name, ...inLater] as unknown as Edit;
}

/** Returns the keys of the children of a node other than one that is moved there. */
function siblingsIn(tree: GameTree, parent: NodeId, moved: NodeId): readonly string[] {
  return tree.children(parent).flatMap((child) => (child === moved ? [] : tree.key(child)));
}

/** Returns the index before the same sibling, or before the next one that is still there; the end when there is none. */
function indexInLater(before: readonly string[], later: readonly string[], index: number): number {
  const next = before.slice(index).find((key) => later.includes(key));
  return next === undefined ? later.length : later.indexOf(next);
}
