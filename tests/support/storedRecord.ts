import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { STORED_TREE_VERSION, type StoredTree } from '../../src/storage/storedTree.ts';

/** A tree as it is kept, sound in every field. */
export const STORED_RECORD: StoredTree = {
  version: STORED_TREE_VERSION,
  id: 'a',
  title: 'A',
  text: '3 4',
  algorithm: 'alpha-beta',
  rules: { ...DEFAULT_RULES, cutoff: 'equal', value: 'soft', bounds: 'all' },
  notation: 'window',
  step: 0,
  edited: 1,
  revision: 0,
};
