/**
 * Adds how list procedures and searches of several players are run and recorded, which the first picture does not need.
 * It is imported with the rows of these families, and with the code that may run any search.
 */
import { GrowingSpace } from '../search/growingSpace.ts';
import type { ListFormName } from '../search/index.ts';
import { treeSource } from '../search/source.ts';
import { addRecorder } from './recorders.ts';
import { listsLimit, recordLists, recordListsGrowing } from './recordLists.ts';
import { recordVectors } from './recordVectors.ts';

addRecorder('lists', {
  ofTree: (tree, { algorithm, limits }, growth) => {
    const limit = listsLimit(tree, limits);
    return growth === 'drawn'
      ? recordLists(tree, algorithm as ListFormName, limit)
      : recordListsGrowing(new GrowingSpace(treeSource(tree)), algorithm as ListFormName, limit);
  },
  ofSpace: (space, { algorithm }) => recordListsGrowing(space, algorithm as ListFormName),
});

addRecorder('vectors', {
  ofTree: (tree, { algorithm }) => recordVectors(tree, algorithm),
  ofSpace: (_space, { algorithm }) => {
    throw new Error(`${algorithm} needs several players, and no game has them`);
  },
});
