import type { AnyMoment } from '../../core/index.ts';
import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { type CountName, familyOf } from '../../families/index.ts';
import type { Words } from '../../words/index.ts';
import { useMoment, useSession, useWords } from '../page/useSession.ts';
import { Count, type CountProps, Panel } from '../part/Panel.tsx';
import './mechanism.css';

/** The panel with the counts up to the current step, those that the run's family has. */
export function CountsPanel() {
  const words = useWords('panels');
  const moment = useMoment();
  const { run } = moment;
  const whole = useSession(({ subject }) => subject.growth?.fullTreeSize ?? null);
  return (
    <Panel name="counts" title={words.countsPanel} note={whole === null ? '' : words.wholeTree(whole)}>
      <dl className="counts tabular">
        {familyOf(run)
          .counts(run)
          .map((name) => {
            const count = COUNT[name](moment, words);
            return count && <Count key={name} {...count} />;
          })}
      </dl>
    </Panel>
  );
}

/** The counts by name; null for a count that has no meaning for the tree or at the step. */
const COUNT: Readonly<Record<CountName, (moment: AnyMoment, words: Words['panels']) => CountProps | null>> = {
  evaluated: ({ tally }, words) => ({ name: 'evaluated', value: tally.leaves, text: words.evaluated }),
  leavesCut: ({ tally }, words) => ({ name: 'cut', value: tally.prunedLeaves, text: words.cutLeaves }),
  minimaxWould: (moment, words) => ({ name: 'all', value: leavesInAll(moment), text: words.minimaxWould }),
  leavesInAll: (moment, words) => ({ name: 'all', value: leavesInAll(moment), text: words.leavesInAll }),
  enteredOfAll: ({ tally, run }, words) => ({
    ...{ name: 'entered', value: tally.entered, text: words.enteredOf(run.tree.size) },
  }),
  entered: ({ tally }, words) => ({ name: 'entered', value: tally.entered, text: words.entered }),
  distinct: ({ tally }, words) => ({ name: 'distinct', value: tally.distinct, text: words.distinct }),
  cutoffs: ({ tally }, words) => ({ name: 'cut', value: tally.cutoffs, text: words.cutoffs }),
  estimated: ({ tally }, words) =>
    tally.horizon > 0 ? { name: 'estimated', value: tally.horizon, text: words.byEstimate } : null,
  fewest,
  generated: ({ tally }, words) => ({ name: 'generated', value: tally.generated, text: words.generated }),
  expanded: ({ tally }, words) => ({ name: 'expanded', value: tally.expanded, text: words.expanded }),
  stored: ({ tally }, words) => ({
    ...{ name: 'held', value: tally.stored, text: words.storedNow(tally.mostStored) },
  }),
  merged: ({ tally }, words) => ({
    ...{ name: 'merged', value: tally.generated - tally.stored, text: words.mergedMoves },
  }),
  neverGenerated: ({ tally }, words) => ({
    ...{ name: 'never', value: tally.neverGenerated, text: words.neverGenerated },
  }),
};

function leavesInAll({ run, step }: AnyMoment): number {
  return run.treeAt(step).leafCount;
}

/**
 * The least number of leaves that any search of a uniform tree has to evaluate; null for a tree that is not
 * uniform.
 */
function fewest({ run, step }: AnyMoment, words: Words['panels']): CountProps | null {
  const shape = uniformShapeOf(run.treeAt(step));
  if (shape === null) return null;
  const title = words.fewestWhy(shape.branching, shape.depth);
  return { name: 'fewest', value: fewestLeaves(shape), text: words.fewest, title };
}
