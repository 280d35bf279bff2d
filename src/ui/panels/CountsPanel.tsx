import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { useMoment } from '../page/useSession.ts';
import { Count, Panel } from '../part/Panel.tsx';
import { usePanelWords } from './usePanelWords.ts';

/** Counts so far, against what minimax reads and, on a uniform tree, the fewest leaves possible. */
export function CountsPanel() {
  const words = usePanelWords();
  const { trace, tally } = useMoment();
  const { entered, leaves, prunedLeaves } = tally;
  const shape = uniformShapeOf(trace.tree);
  return (
    <Panel name="counts" title={words.countsPanel}>
      <dl className="counts">
        <Count name="evaluated" value={leaves} text={words.evaluated} />
        <Count name="cut" value={prunedLeaves} text={words.cutLeaves} />
        <Count name="all" value={trace.tree.leafCount} text={words.minimaxWould} />
        <Count name="entered" value={entered} text={words.entered} />
        {shape !== null && (
          <Count
            name="fewest"
            value={fewestLeaves(shape)}
            text={words.fewest}
            title={words.fewestWhy(shape.branching, shape.depth)}
          />
        )}
      </dl>
    </Panel>
  );
}
