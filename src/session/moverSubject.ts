/**
 * Makes a tree with values from the viewpoint of the player to move, as in negamax, with the names of its
 * leaves and its run. A simulation tells the results of the side that moved; its tree stays as it is.
 */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { asBounds, simulationOf } from '../core/run/anyRun.ts';
import { moverRun } from '../core/run/moverRun.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { moverTree } from '../core/tree/moverTree.ts';
import type { NodeNames } from '../words/index.ts';
import { moverNames } from '../words/moverNames.ts';
import { runOf } from './runOf.ts';
import { type HowSearched, type Subject, searchedBy, withFullTree } from './subject.ts';

export { notByMover } from '../core/search/moverForm.ts';

const namesByMover = memoizeByObject((names: NodeNames) => moverNames(names, moverTree(names.tree)));

/**
 * @param plain the searched tree with values from the viewpoint of MAX
 * @param inNumbers converts trees made from this one to the requested viewpoint
 */
export function moverSubject(
  plain: Subject,
  how: HowSearched,
  inNumbers: (subject: Subject, how: HowSearched) => Subject,
): Subject {
  const inMax = runOf({ ...how, subject: plain, numbers: 'max' });
  const run = simulationOf(inMax)?.byMover ?? moverRun(asBounds(inMax));
  const { growth } = plain;
  return {
    ...plain,
    tree: run.tree,
    names: run.tree === plain.tree ? plain.names : namesByMover(plain.names),
    growth: {
      run,
      plain,
      limits: how.limits ?? NO_LIMITS,
      full: withFullTree(plain),
      fullTreeSize: growth?.fullTreeSize ?? null,
      drawFull: growth?.drawFull ?? null,
      searchedBy(other) {
        const next = searchedBy(plain, { ...other, numbers: 'max' });
        return next && inNumbers(next, other);
      },
      grow: (whole, by) => inNumbers(growth === null ? whole : growth.grow(whole, by), by),
      inOther: (other, node) => (growth === null ? node : growth.inOther(other, node)),
    },
  };
}
