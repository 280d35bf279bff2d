import { KEPT_VERSION, type KeptTree } from '../../src/keep/keptTree.ts';

/** A tree as it is kept, sound in every field. */
export const KEPT_RECORD: KeptTree = {
  version: KEPT_VERSION,
  id: 'a',
  title: 'A',
  text: '3 4',
  algorithm: 'alpha-beta',
  rules: { cutoff: 'equal', value: 'soft', bounds: 'all' },
  notation: 'window',
  step: 0,
  edited: 1,
  revision: 0,
};
