/** The tree that is displayed on a first visit. It needs no parser and no further code. */

import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import type { Example } from '../library/example.ts';
import { aimaFig55 } from '../library/examples/aimaFig55.ts';
import { type Subject, subjectOfTree } from './subject.ts';

/** The library tree with which every first visit begins. */
export const FIRST_EXAMPLE: Example = aimaFig55;

/**
 * Makes the subject (tree, names and origin) of the first tree from nested lists of leaves, so that no parser
 * has to be loaded.
 */
export function firstSubject(): Subject {
  const builder = new TreeBuilder();
  builder.open('max');
  for (const [leaves] of FIRST_EXAMPLE.literal.matchAll(/\[[^[\]]+\]/g)) {
    builder.open('min');
    for (const [value] of leaves.matchAll(/\d+/g)) builder.leaf(Number(value));
    builder.close();
  }
  builder.close();
  return { ...subjectOfTree(builder.finish(), null), example: FIRST_EXAMPLE };
}
