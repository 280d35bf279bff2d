/** Shows a game whose positions merge in an exercise: as a graph, with the run of its search. */
import { recordMerging } from '../../core/graph/recordMerging.ts';
import type { MergingTree } from '../../core/index.ts';
import { NO_LIMITS } from '../../core/search/searchSettings.ts';
import { graphForm } from '../../drawing/graphForm.ts';
import type { NodeNames } from '../../words/index.ts';
import { sameNode, searchedSubject } from '../growing.ts';
import { type OwnTree, type Subject, subjectOfTree } from '../subject.ts';

/** Returns the positions as the page shows them; there is one search of them, whatever is asked for. */
export function mergingSubject(tree: MergingTree, own: OwnTree, names: NodeNames): Subject {
  const run = recordMerging(tree);
  const ends = tree.nodes().map((node) => tree.isLeaf(node));
  const subject: Subject = {
    ...subjectOfTree(tree, own, names),
    form: graphForm({ run, turns: tree.turns, ends }),
    growth: {
      ...{ run, limits: NO_LIMITS, full: null, fullTreeSize: null, drawFull: null },
      searchedBy: () => subject,
      grow: (other, how) => searchedSubject(other, how, 'drawn'),
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
  return subject;
}
