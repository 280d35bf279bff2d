import { alternateBelow, setLabel, setMove, setSide } from '../../core/edit/fields.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { type InnerKind, NODE_KINDS } from '../../core/tree/nodeKind.ts';
import { printExactly, printNumber } from '../../core/tree/printNumber.ts';
import { isRounded } from '../../notation/rounding.ts';
import { applyEdit } from '../../session/editing.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Field } from '../kit/Field.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { LeafField } from './LeafField.tsx';
import { NodeButtons } from './NodeButtons.tsx';
import { Probabilities } from './Probabilities.tsx';

export const INNER_KINDS = NODE_KINDS.filter((kind): kind is InnerKind => kind !== 'leaf');

/** The selected node: what it is, and what can be done to it. */
export function NodePanel() {
  const words = useEditWords();
  const node = useSession((state) => state.focused);
  return (
    <Panel name="node" title={words.nodePanel}>
      {node === null ? <p className="hint">{words.nodeNone}</p> : <NodeFields node={node} />}
      <EditKeys />
    </Panel>
  );
}

function NodeFields({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useEditWords();
  const page = useWords();
  const { tree, names } = useSession((state) => state.subject);
  const key = tree.key(node);
  const kind = tree.kindName(node);
  const parent = tree.parent(node);
  const chanceNode =
    kind === 'chance' ? node : parent !== NO_NODE && tree.kindName(parent) === 'chance' ? parent : null;
  const name = names.of(node);
  return (
    <>
      <h3 className="node-name">{kind === 'leaf' ? words.leafName(name) : words.nodeName(name)}</h3>
      <NodeButtons />
      {kind === 'leaf' ? (
        <ValueRow key={key} node={node} />
      ) : (
        <>
          <Choices
            legend={words.side}
            name="side"
            options={INNER_KINDS}
            chosen={kind}
            text={page.kind}
            choose={(chosen) => applyEdit(session, setSide(tree, node, chosen))}
          />
          <Button
            text={words.alternateBelow}
            onClick={() => applyEdit(session, alternateBelow(tree, node))}
          />
        </>
      )}
      <Field
        key={`label ${key}`}
        label={words.label}
        value={tree.label(node)}
        change={(text) => applyEdit(session, setLabel(tree, node, text), `label ${key}`)}
      />
      {parent !== NO_NODE && (
        <Field
          key={`move ${key}`}
          label={words.move}
          value={tree.move(node)}
          change={(text) => applyEdit(session, setMove(tree, node, text), `move ${key}`)}
        />
      )}
      {chanceNode !== null && <Probabilities key={`shares ${tree.key(chanceNode)}`} node={chanceNode} />}
    </>
  );
}

function ValueRow({ node }: { node: NodeId }) {
  const words = useEditWords();
  const tree = useSession((state) => state.subject.tree);
  const value = tree.value(node);
  const exact = printExactly(value);
  return (
    <LeafField
      id="node-value"
      leaf={node}
      label={words.value}
      note={(text) => {
        if (isRounded(text, value)) return <span className="hint">{words.roundedValue(exact)}</span>;
        return (
          !Number.isNaN(value) &&
          exact !== printNumber(value) && <span className="hint">{words.exactValue(exact)}</span>
        );
      }}
    />
  );
}

/** The keys that edit, behind a fold. */
function EditKeys() {
  const words = useEditWords();
  return (
    <details className="edit-keys">
      <summary>{words.editKeys}</summary>
      <ul>
        {Object.values(words.keys).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
