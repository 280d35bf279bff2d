import { isOfLists } from '../../core/run/anyRun.ts';
import { entersAgain } from '../../core/search/algorithms.ts';
import { hasSeveralPasses } from '../../core/search/searchLimits.ts';
import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { useMoment, useSession } from '../page/useSession.ts';
import { Count, Panel } from '../part/Panel.tsx';
import { usePanelWords } from './usePanelWords.ts';

/** Counts so far: of what was looked at, or, where the tree grows, of what was made. */
export function CountsPanel() {
  const words = usePanelWords();
  const { trace } = useMoment();
  const isMade = trace.grows || isOfLists(trace);
  const whole = useSession(({ subject }) => subject.growth?.wholeSize ?? null);
  return (
    <Panel name="counts" title={words.countsPanel} note={whole === null ? '' : words.wholeTree(whole)}>
      <dl className="counts">{isMade ? <Made /> : <LookedAt />}</dl>
    </Panel>
  );
}

/** Against what minimax reads and, on a uniform tree, the fewest leaves possible; where nodes are entered again what was done in all. */
function LookedAt() {
  const words = usePanelWords();
  const { trace, tally, step } = useMoment();
  const { entered, distinct, leaves, horizon, cutoffs, prunedLeaves } = tally;
  if (hasSeveralPasses(trace.limits) || entersAgain(trace.algorithm))
    return (
      <>
        <Count name="entered" value={entered} text={words.entered} />
        <Count name="distinct" value={distinct} text={words.distinct} />
        <Count name="evaluated" value={leaves} text={words.evaluated} />
        <Count name="cut" value={cutoffs} text={words.cutoffs} />
      </>
    );
  const searched = trace.treeAt(step);
  const shape = uniformShapeOf(searched);
  const isMinimax = trace.family === 'bounds' && !trace.tree.hasChance;
  return (
    <>
      <Count name="evaluated" value={leaves} text={words.evaluated} />
      <Count name="cut" value={prunedLeaves} text={words.cutLeaves} />
      <Count
        name="all"
        value={searched.leafCount}
        text={isMinimax ? words.minimaxWould : words.leavesInAll}
      />
      <Count name="entered" value={entered} text={words.enteredOf(trace.tree.size)} />
      {horizon > 0 && <Count name="estimated" value={horizon} text={words.byEstimate} />}
      {shape !== null && (
        <Count
          name="fewest"
          value={fewestLeaves(shape)}
          text={words.fewest}
          title={words.fewestWhy(shape.branching, shape.depth)}
        />
      )}
    </>
  );
}

function Made() {
  const words = usePanelWords();
  const { trace, tally } = useMoment();
  return (
    <>
      <Count name="generated" value={tally.generated} text={words.generated} />
      <Count name="expanded" value={tally.expanded} text={words.expanded} />
      <Count name="evaluated" value={tally.leaves} text={words.evaluated} />
      <Count name="held" value={tally.stored} text={words.storedNow(tally.mostStored)} />
      {trace.family === 'graph' && (
        <Count name="merged" value={tally.generated - tally.stored} text={words.mergedMoves} />
      )}
      {!isOfLists(trace) && <Count name="never" value={tally.neverGenerated} text={words.neverGenerated} />}
    </>
  );
}
