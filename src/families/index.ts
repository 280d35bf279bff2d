/**
 * What the program says and shows about a run depends only on the family of its search: each family has one row
 * (`familyRows.ts`, `furtherRows.ts`) with its sentences, the names of its nodes, its marks, panels, counts, questions
 * and its part of an answer key. Code that has a run asks this folder for the row of its family, and never compares
 * families itself.
 */
import type { AnyMoment, AnyRun, Family, GameTree } from '../core/index.ts';
import type { Language, NodeNames, Sentence } from '../words/index.ts';
import type { FamilyRow } from './family.ts';
import { rowOf } from './familyRows.ts';

export type { CountName, EdgeNote, FamilyRow, KeyValue, Marked, PanelName } from './family.ts';

/** Returns the row of the run's family; its functions accept this run. */
export function familyOf({ family }: AnyRun): FamilyRow {
  return rowOf(family) as FamilyRow;
}

/** Returns the names of a tree's nodes for runs of a family. */
export function familyNames(family: Family, tree: GameTree): NodeNames {
  return rowOf(family).names(tree);
}

/**
 * Returns the one sentence that says what happened at a step and why, with the numbers of that step; found once for
 * each moment.
 */
export function narrate(moment: AnyMoment, names: NodeNames, language: Language): Sentence {
  const known = narrated.get(moment);
  if (known?.names === names && known.language === language) return known.sentence;
  const sentence = familyOf(moment.run).narrate(moment, names, language);
  narrated.set(moment, { names, language, sentence });
  return sentence;
}

/** The sentence of each moment, kept because subtitle, live region and figure all ask for it. */
const narrated = new WeakMap<
  AnyMoment,
  { readonly names: NodeNames; readonly language: Language; readonly sentence: Sentence }
>();
