/**
 * What the program says and shows of a run depends on the family of its search, and on nothing else about it: each
 * family has one row (`familyRows.ts`) with its sentences, the names of its nodes, its marks, panels, counts,
 * questions and its part of an answer key. Whoever has a run asks for its row here, and never which family it is of.
 */
import type { AnyMoment, AnyRun, Family } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { NodeState } from '../core/run/nodeState.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Language } from '../words/language.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import type { Sentence } from '../words/sentence.ts';
import type { FamilyRow } from './family.ts';
import { FAMILY } from './familyRows.ts';

export type { CountName, FamilyRow, KeyValue, Marked, PanelName } from './family.ts';

/** The row of the run's family, whose functions take this run. */
export function familyOf({ family }: AnyRun): FamilyRow {
  return FAMILY[family];
}

/** The names of a tree's nodes when a run of the family is shown on it. */
export function familyNames(family: Family, tree: GameTree): NodeNames {
  return FAMILY[family].names(tree);
}

/** The one sentence that says what happened at a step, and why, with the step's own numbers; found once a moment. */
export function narrate(moment: AnyMoment, names: NodeNames, language: Language): Sentence {
  const known = narrated.get(moment);
  if (known?.names === names && known.language === language) return known.sentence;
  const sentence = familyOf(moment.run).narrate(moment, names, language);
  narrated.set(moment, { names, language, sentence });
  return sentence;
}

/** The sentence that each moment was asked for last: subtitle, live region and figure ask for the same one. */
const narrated = new WeakMap<
  AnyMoment,
  { readonly names: NodeNames; readonly language: Language; readonly sentence: Sentence }
>();

/** The bounds of an inner node in a notation; "" when the search has none there. */
export function boundsAt(
  run: AnyRun,
  node: NodeId,
  step: number,
  notation: BoundNotation,
  state: NodeState,
): string {
  return familyOf(run).boundsAt(run, node, step, notation, state);
}
