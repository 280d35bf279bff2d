/**
 * Makes trees that are displayed together with their run: trees that grow as they are searched, and trees
 * that are searched with OPEN and CLOSED lists.
 */

import type { AnyRun, NodeId } from '../core/index.ts';
import { canGrow, type GrowthName } from '../core/run/growth.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import { bringsTree } from '../core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits } from '../core/search/searchSettings.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { nodesOfWhole } from '../core/tree/nodesOfWhole.ts';
import { boardsAt } from '../drawing/boardPaths.ts';
import { formOf } from '../drawing/formRows.ts';
import { familyNames } from '../families/index.ts';
import { depthOfDrawn } from '../games/drawnDepth.ts';
import { namesAsWhole } from '../words/grownNames.ts';
import type { NodeNames } from '../words/index.ts';
import { elsewhere } from './runOf.ts';
import {
  can,
  type HowSearched,
  limitsIn,
  madeAtOnce,
  openingSettings,
  type Subject,
  worded,
} from './subject.ts';

/**
 * Returns a full tree as its search displays it: growing node by node, or complete from the start. A search
 * with lists adds its run.
 */
export function searchedSubject(whole: Subject, how: HowSearched, growth: GrowthName): Subject {
  const { algorithm, rules, limits = NO_LIMITS } = how;
  const { tree, game } = whole;
  if (growth === 'drawn' && !bringsTree(algorithm, tree)) return whole;
  // A game is searched to the depth in its setting, whether or not its tree grows.
  const depth = game === null ? limits.depth : depthOfDrawn(game.setting, algorithm);
  const within = madeAtOnce(limitsIn(whole, { ...limits, depth }));
  const isFree = can(whole).grow && canGrow(algorithm);
  const made = isFree ? growth : 'drawn';
  const run =
    elsewhere.find(tree, algorithm, { rules, limits: within }, made) ??
    recordSearch(tree, algorithm, rules, made, within);
  return withRun(whole, run, limits);
}

/**
 * Returns the names of the nodes: those of the tree, or other names for a run with lists or of several
 * players.
 */
function namesFor({ tree, names }: Subject, { family }: AnyRun): NodeNames {
  return family === 'bounds' && tree.players === 0 ? names : familyNames(family, tree);
}

/** Returns a full tree with the search with which it opens. */
export function opened(whole: Subject): Subject {
  return searchedSubject(whole, openingSettings(whole), 'drawn');
}

/** Returns a full tree with a run on it, or with the tree of a run that grew. */
export function withRun(whole: Subject, run: AnyRun, limits: SearchLimits): Subject {
  const { tree, algorithm, rules, grows } = run;
  const wholeNames = namesFor(whole, run);
  const growth = grows ? 'grown' : 'drawn';
  const { boards } = whole;
  return {
    ...whole,
    form: formOf(run.family) ?? whole.form,
    tree,
    names: tree === wholeNames.tree ? wholeNames : namesAsWhole(tree, wholeNames),
    boards:
      boards && boardsAt((node) => boards.at(nodesOfWhole(tree, whole.tree)[node] as NodeId), boards.columns),
    wording: whole.wording && {
      code: whole.wording.code,
      inOther: (code) => searchedSubject(worded(whole, code), { algorithm, rules, limits }, growth),
    },
    growth: {
      run,
      limits,
      full: whole,
      fullTreeSize: whole.tree.size,
      drawFull: grows ? () => searchedSubject(whole, { algorithm, rules, limits }, 'drawn') : null,
      searchedBy: (how) => searchedSubject(whole, how, growth),
      grow: (other, how) => searchedSubject(other, how, growth),
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
}

/** Returns the node of the other tree that has the same key; null when there is none. */
export function sameNode(tree: Subject['tree'], other: Subject['tree'], node: NodeId | null): NodeId | null {
  return node === null ? null : (nodeOfKey(other, tree.key(node)) ?? null);
}
