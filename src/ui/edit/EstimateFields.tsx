import { type Edit, edited } from '../../core/edit/index.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { isBeginningOfValue, parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { quoted } from '../../notation/problem.ts';
import { edit } from '../../session/editing.ts';
import { Check } from '../kit/Check.tsx';
import { Field } from '../kit/Field.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { outsideNote } from './LeafField.tsx';
import { useEdited } from './useEdited.ts';

/**
 * The fields for the estimates of a node: its static value, whether a leaf's value is an estimate, and
 * whether the move that leads to the node is noisy.
 */
export function EstimateFields({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('evaluation');
  const tree = useEdited().tree;
  const parent = tree.parent(node);
  const isLeaf = tree.isLeaf(node);
  return (
    <>
      {isLeaf ? (
        !Number.isNaN(tree.value(node)) && (
          <Check
            text={words.estimateAlone}
            isChosen={tree.isHorizon(node)}
            choose={(isEstimate) => edit(session, tree, ['setEstimated', node, isEstimate])}
          />
        )
      ) : (
        <StaticField node={node} />
      )}
      {parent !== NO_NODE && tree.kindName(parent) !== 'chance' && (
        <Check
          text={words.noisy}
          isChosen={tree.isNoisy(node)}
          choose={(isNoisy) => edit(session, tree, ['setNoisy', node, isNoisy])}
        />
      )}
    </>
  );
}

function StaticField({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('evaluation');
  const editWords = useWords('editing');
  const tree = useEdited().tree;
  const about = `static ${tree.key(node)}`;
  const value = printLeafValue(tree.staticValue(node));
  const setTo = (text: string): Edit => ['setStatic', node, parseLeafValue(text) ?? Number.NaN];
  return (
    <Field
      label={words.staticValue}
      hint={words.staticHint}
      value={value}
      canonical={(text) => printLeafValue(parseLeafValue(text) ?? Number.NaN)}
      isBeginning={isBeginningOfValue}
      problem={(text) =>
        parseLeafValue(text) === null
          ? editWords.badValue(quoted(text))
          : text !== value
            ? outsideNote(edited(tree, setTo(text)), about)
            : null
      }
      change={(text) => {
        const isOther = !Object.is(parseLeafValue(text), tree.staticValue(node));
        if (isOther) edit(session, tree, setTo(text), about);
      }}
      note={() => tree.features(node) !== null && <span className="hint">{words.fromFeatures}</span>}
    />
  );
}
