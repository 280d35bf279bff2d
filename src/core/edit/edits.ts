/** The table of all edits by name, and an edit as data. */
import type { GameTree } from '../tree/index.ts';
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
