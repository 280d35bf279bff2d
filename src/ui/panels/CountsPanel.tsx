import type { CSSProperties } from 'react';
import type { AnyMoment } from '../../core/index.ts';
import { beginsOpen, simulationOf } from '../../core/run/anyRun.ts';
import { readByMinimax } from '../../core/run/readByMinimax.ts';
import { playsToEnds } from '../../core/search/algorithms.ts';
import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { type CountName, familyOf } from '../../families/index.ts';
import type { GamePosition } from '../../session/subject.ts';
import type { Words } from '../../words/index.ts';
import { grouped } from '../../words/sentence.ts';
import { useMoment, useSession, useWords } from '../page/useSession.ts';
import { useTask } from '../page/useTask.ts';
import { Count, Panel } from '../part/Panel.tsx';
import './mechanism.css';

/** The panel with the counts up to the current step, those that the run's family has. */
export function CountsPanel() {
  const { run } = useMoment();
  const known = useSession(({ subject }) => subject.growth?.fullTreeSize ?? null);
  const counted = useSession(({ subject }) => (subject.growth?.run.grows ? subject.game : null));
  const isPlayedOut = playsToEnds(run.algorithm);
  return counted === null || counted.setting.form === 'graph' || isPlayedOut ? (
    <Counts whole={isPlayedOut ? null : known} />
  ) : (
    <CountsOfGame setting={counted.setting} />
  );
}

/** The nodes of the full tree of a game are counted up to this number. */
const MOST_COUNTED = 100_000;

function CountsOfGame({ setting }: Pick<GamePosition, 'setting'>) {
  const [sizes] = useTask('gameSizes', { setting, most: MOST_COUNTED, once: false });
  return <Counts whole={sizes?.nodes ?? null} />;
}

/** @param whole the number of nodes of the full tree; null when it is not known or means nothing */
function Counts({ whole }: { whole: number | null }) {
  const words = useWords('panels');
  const moment = useMoment();
  const { run } = moment;
  const counts = familyOf(run)
    .counts(run)
    .flatMap((each) => {
      const told = COUNT[each](moment, words);
      return told === null ? [] : [{ each, told }];
    });
  // The nodes of the tree are as many as there may be of anything, so that no column moves while the numbers grow.
  const digits = Math.max(
    ...[run.tree.size, ...counts.map(({ told }) => told[1])].map((n) => grouped(n).length),
  );
  return (
    <Panel name="counts" title={words.countsPanel} note={whole === null ? '' : words.wholeTree(whole)}>
      <dl className="counts tabular" style={{ '--digits': digits } as CSSProperties}>
        {counts.map(({ each, told: [name, value, text, title] }) => (
          <Count key={each} {...{ name, value, text, title }} />
        ))}
      </dl>
    </Panel>
  );
}

type Told = readonly [name: string, value: number, text: string, title?: string];

/** The counts by name; null for a count that has no meaning for the tree or at the step. */
const COUNT: Readonly<Record<CountName, (moment: AnyMoment, words: Words['panels']) => Told | null>> = {
  evaluated: (moment, words) => [
    'evaluated',
    moment.tally.leaves,
    mayKeep(moment) ? words.evaluatedPositions : words.evaluated,
  ],
  leavesCut: ({ tally }, words) => ['cut', tally.prunedLeaves, words.cutLeaves],
  minimaxWould,
  leavesInAll: ({ run, step }, words) => ['all', run.treeAt(step).leafCount, words.leavesInAll],
  enteredOfAll: ({ tally, run }, words) => ['entered', tally.entered, words.enteredOf(run.tree.size)],
  entered: ({ tally }, words) => ['entered', tally.entered, words.entered],
  distinct: ({ tally }, words) => ['distinct', tally.distinct, words.distinct],
  cutoffs: ({ tally }, words) => ['cut', tally.cutoffs, words.cutoffs],
  estimated: (moment, words) => {
    const { horizon } = moment.tally;
    const text = mayKeep(moment) ? words.estimatedPositions : words.byEstimate;
    return horizon > 0 ? ['estimated', horizon, text] : null;
  },
  fewest,
  generated: ({ tally }, words) => ['generated', tally.generated, words.generated],
  expanded: ({ tally }, words) => ['expanded', tally.expanded, words.expanded],
  stored: ({ tally }, words) => ['held', tally.stored, words.storedNow(tally.mostStored)],
  merged: ({ tally }, words) => ['merged', tally.generated - tally.stored, words.mergedMoves],
  neverGenerated: ({ tally }, words) => ['never', tally.neverGenerated, words.neverGenerated],
  iterations: ({ run, step }, words) => [
    'iterations',
    simulationOf(run)?.completeAt(step) ?? 0,
    words.iterations,
  ],
  treeNodes: ({ tally }, words) => ['generated', tally.generated, words.treeNodes],
  playedPlies: ({ run, step }, words) => ['played', simulationOf(run)?.pliesAt(step) ?? 0, words.playedPlies],
};

/** Whether nodes that are no leaves may be evaluated too, since their side may keep the static value. */
function mayKeep({ run, step }: AnyMoment): boolean {
  return run.treeAt(step).standPat !== null;
}

/** What minimax evaluates within the same limits; null when it would halt at a value that is unknown. */
function minimaxWould(moment: AnyMoment, words: Words['panels']): Told | null {
  const count = readByMinimax(moment.run.treeAt(moment.step));
  if (count === null) return null;
  return ['all', count, mayKeep(moment) ? words.minimaxPositions : words.minimaxWould];
}

/**
 * The least number of leaves that any search of a uniform tree has to evaluate; null for a tree that is not
 * uniform, and when a search may need fewer, since it begins with bounds or looks values up, or more, since it
 * evaluates nodes that are no leaves.
 */
function fewest(moment: AnyMoment, words: Words['panels']): Told | null {
  const { run, step } = moment;
  const tree = run.treeAt(step);
  const shape = uniformShapeOf(tree);
  const { tabled, untoldMoves } = tree.columns;
  if (shape === null || !beginsOpen(run) || tabled !== null || untoldMoves !== null || mayKeep(moment))
    return null;
  return ['fewest', fewestLeaves(shape), words.fewest, words.fewestWhy(shape.branching, shape.depth)];
}
