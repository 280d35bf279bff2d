import {
  ArrowLeft,
  ArrowRight,
  ClipboardPaste,
  CopyPlus,
  GitBranchPlus,
  Hand,
  Plus,
  Trash2,
  X,
} from 'lucide-react';
import { memo, useState } from 'react';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { printExactly, printNumber } from '../../core/tree/printNumber.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { normalisedProbabilities, sumOf, sumsToOne } from '../../core/tree/proportions.ts';
import { plainCharacters } from '../../notation/characters.ts';
import { quoted } from '../../notation/problem.ts';
import { isRounded } from '../../notation/rounding.ts';
import { edit } from '../../session/editing.ts';
import { selectedIn } from '../../session/waitingEdits.ts';
import { shownName } from '../../words/visibleText.ts';
import { ACTIONS } from '../keys/actions.ts';
import { Button, type Icon, IconButton } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Field } from '../kit/Field.tsx';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { usePointed, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { EstimateFields } from './EstimateFields.tsx';
import { LeafField } from './LeafField.tsx';
import { act, canAct, HANDS, type NodeAction } from './nodeActions.ts';
import { useEdited, useSelected } from './useEdited.ts';
import { DeclaredBounds, PlayerChoice, VectorField } from './VectorFields.tsx';

/** The players and chance, one of which decides at each inner node of a two-player tree. */
export const SIDES = ['max', 'min', 'chance'] as const;

/** The panel of the selected node, with its values and all actions on it. */
export function NodePanel() {
  const words = useWords('editing');
  const node = useSelected();
  return (
    <Panel name="node" title={words.nodePanel}>
      {node === null ? <p className="hint">{words.nodeNone}</p> : <NodeFields node={node} />}
      <EditKeys />
    </Panel>
  );
}

function NodeFields({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const page = useWords();
  const { tree, names } = useEdited();
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
      {kind === 'player' ? (
        <>
          <PlayerChoice
            legend={words.side}
            chosen={tree.player(node)}
            choose={(player) => edit(session, tree, ['setPlayer', node, player])}
          />
          <Button text={words.roundBelow} onClick={() => edit(session, tree, ['alternateBelow', node])} />
        </>
      ) : kind === 'leaf' && tree.players > 0 ? (
        <VectorField leaf={node} />
      ) : kind === 'leaf' ? (
        <ValueRow key={key} node={node} />
      ) : (
        <>
          <Choices
            legend={words.side}
            name="side"
            options={SIDES}
            chosen={kind}
            text={page.kind}
            choose={(chosen) => edit(session, tree, ['setSide', node, chosen])}
          />
          <Button text={words.alternateBelow} onClick={() => edit(session, tree, ['alternateBelow', node])} />
        </>
      )}
      <EstimateFields key={`estimate ${key}`} node={node} />
      <Field
        key={`label ${key}`}
        label={words.label}
        value={tree.label(node)}
        change={(text) => edit(session, tree, ['setLabel', node, text], `label ${key}`)}
      />
      {parent !== NO_NODE && (
        <Field
          key={`move ${key}`}
          label={words.move}
          value={tree.move(node)}
          change={(text) => edit(session, tree, ['setMove', node, text], `move ${key}`)}
        />
      )}
      {tree.players > 0 && <DeclaredBounds />}
      {chanceNode !== null && <Probabilities key={`shares ${tree.key(chanceNode)}`} node={chanceNode} />}
    </>
  );
}

function ValueRow({ node }: { node: NodeId }) {
  const words = useWords('editing');
  const { tree } = useEdited();
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

/** The list of the keys for editing, collapsed at first. */
function EditKeys() {
  const words = useWords('editing');
  return (
    <details className="edit-keys hint">
      <summary>{words.editKeys}</summary>
      <ul>
        {Object.values(words.keys).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

const SHAPE = [
  ['addChild', GitBranchPlus],
  ['addSibling', Plus],
  ['duplicate', CopyPlus],
  ['remove', Trash2],
  ['moveLeft', ArrowLeft],
  ['moveRight', ArrowRight],
  ['pickUp', Hand],
] as const satisfies readonly (readonly [NodeAction, Icon])[];

/** The buttons for the edits that change the structure of the tree. */
function NodeButtons() {
  const words = useWords('editing');
  const { tree, names } = useEdited();
  const pickedUp = useSlice(HANDS, (state) => state.pickedUp);
  const picked = pickedUp === null ? undefined : nodeOfKey(tree, pickedUp);
  const pickedName = picked === undefined ? null : names.of(picked);
  return (
    <>
      <div className="row node-buttons">
        {SHAPE.map(([action, icon]) => (
          <NodeButton key={action} action={action} label={words[action]} icon={icon} />
        ))}
      </div>
      {pickedName !== null && (
        <div className="picked-up" role="status">
          <p>{words.pickedUp(pickedName)}</p>
          <div className="row">
            <NodeButton action="put" label={words.putHere(pickedName)} icon={ClipboardPaste} />
            <NodeButton action="putBack" label={words.putBack} icon={X} />
          </div>
        </div>
      )}
    </>
  );
}

const NodeButton = memo(({ action, ...shown }: { action: NodeAction; label: string; icon: Icon }) => {
  const session = useSessionStore();
  const isPossible = usePointed((state) => canAct(action, selectedIn(state)));
  const press = () => act(session, action);
  return (
    <IconButton {...shown} action={ACTIONS.tree[action]} disabled={!isPossible} onClick={press} size={19} />
  );
});

/** The fields for the probabilities of a chance node. All are applied together, as soon as their sum is 1. */
function Probabilities({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const { tree, names } = useEdited();
  const children = tree.children(node);
  const inTree = children.map((child) => tree.probability(child));
  const [typed, setTyped] = useState<{ readonly of: string; readonly texts: readonly string[] } | null>(null);
  const texts = typed?.of === inTree.join(' ') ? typed.texts : inTree;
  const { values, known, isWhole, isOne, sum } = probabilitiesIn(texts);
  const normalised = isWhole && !isOne ? normalisedProbabilities(known) : null;
  const wrong = texts[values.indexOf(null)];

  const change = (next: readonly string[]) => {
    const read = probabilitiesIn(next);
    setTyped({ of: (read.isOne ? read.known.map(({ text }) => text) : inTree).join(' '), texts: next });
    if (read.isOne) edit(session, tree, ['setProbabilities', node, read.known], `shares ${tree.key(node)}`);
  };

  return (
    <fieldset className="shares">
      <legend className="hint">{words.probabilities}</legend>
      {children.map((child, index) => (
        <LabelledInput
          key={tree.key(child)}
          label={[shownName(tree.move(child)), names.of(child)].filter(Boolean).join(' ')}
          aria-label={words.probabilityOf(names.of(child))}
          aria-invalid={values[index] === null || (isWhole && !isOne)}
          value={texts[index] ?? ''}
          write={(text) => change(texts.with(index, text))}
        />
      ))}
      <p className={isOne ? 'hint' : 'problem'} role={isOne ? undefined : 'alert'}>
        {wrong !== undefined
          ? words.badProbability(quoted(wrong))
          : isOne
            ? words.sum(printNumber(sum))
            : words.sumIsWrong(printNumber(sum))}
      </p>
      {normalised !== null && (
        <Button kind="primary" text={words.normalise} onClick={() => change(normalised)} />
      )}
    </fieldset>
  );
}

/** Parses the probabilities typed for a chance node's children and computes their sum. */
function probabilitiesIn(texts: readonly string[]) {
  const values = texts.map((text) => parseProbability(plainCharacters(text).trim()));
  const known = values.filter((value) => value !== null);
  const isWhole = known.length === texts.length;
  const sum = sumOf(known);
  return { values, known, isWhole, sum, isOne: isWhole && sumsToOne(sum, known.length) };
}
