import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { useSession, useTrace } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { usePanelWords } from './usePanelWords.ts';

/** Counts so far, against what minimax reads and, on a uniform tree, the fewest leaves possible. */
export function CountsPanel() {
  const words = usePanelWords();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const { entered, leaves, prunedLeaves } = trace.tallyAt(step);
  const shape = uniformShapeOf(trace.tree);
  return (
    <Panel name="counts" title={words.countsPanel}>
      <dl className="counts">
        <Count name="entered" value={entered} text={words.entered} />
        <Count name="evaluated" value={leaves} text={words.evaluated} />
        <Count name="cut" value={prunedLeaves} text={words.cutLeaves} />
        <Count name="all" value={trace.tree.leafCount} text={words.minimaxWould} />
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

function Count({ name, value, text, title }: { name: string; value: number; text: string; title?: string }) {
  return (
    <div className={`count ${name}`} title={title}>
      <dt>{text}</dt>
      <dd>{value}</dd>
      {title !== undefined && <dd className="count-why">{title}</dd>}
    </div>
  );
}
