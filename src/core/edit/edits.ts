/** Every edit by its name, and an edit as data. */
import type { GameTree } from '../tree/gameTree.ts';
import type { Edited } from './edited.ts';
import { fillStatics, setEstimated, setNoisy, setStatic, setWeights } from './estimates.ts';
import { alternateBelow, setLabel, setMove, setProbabilities, setSide, setValue } from './fields.ts';
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

/** What is done and to what: the name of an edit, and what its function takes after the tree. */
export type Edit = { readonly [Name in EditName]: readonly [Name, ...DetailsOf<Name>] }[EditName];

/** What comes of an edit of the tree. */
export function edited(tree: GameTree, [name, ...details]: Edit): Edited {
  // The details are those of the function by the type of `Edit`.
  const edit = EDITS[name] as (tree: GameTree, ...details: unknown[]) => Edited;
  return edit(tree, ...details);
}
