import { type ComponentProps, useContext, useState } from 'react';
import { type Edit, type Edited, edited, type OutsideBounds } from '../../core/edit/index.ts';
import type { GameTree, NodeId } from '../../core/index.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { printComponents } from '../../core/tree/printNumber.ts';
import { isBeginningOfValue, parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { quoted } from '../../notation/problem.ts';
import { parseVector } from '../../notation/vectors.ts';
import { applyEdit, edit } from '../../session/editing.ts';
import { allowText, outsideText } from '../../session/noticeText.ts';
import { changeSlice, sliceOf } from '../../session/slice.ts';
import { selectedIn } from '../../session/waitingEdits.ts';
import { NodeField } from '../figure/NodeField.tsx';
import { Button } from '../kit/Button.tsx';
import { Field, FieldFocus } from '../kit/Field.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { focusEdited, HANDS } from './nodeActions.ts';
import { useEdited } from './useEdited.ts';
import './EditPanel.css';

/** The field in the side panel for a leaf's value. */
export function LeafField({
  leaf,
  ...more
}: { leaf: NodeId } & Pick<ComponentProps<typeof Field>, 'label' | 'id' | 'step' | 'note'>) {
  const session = useSessionStore();
  const words = useWords('editing');
  const { tree } = useEdited();
  const about = `value ${tree.key(leaf)}`;
  const setTo = (text: string): Edit => ['setValue', leaf, parseLeafValue(text) ?? Number.NaN];
  const problem = (text: string) => {
    const value = parseLeafValue(text);
    if (value === null) return words.badValue(quoted(text));
    return isWithin(value, tree.leafBounds) ? null : outsideNote(edited(tree, setTo(text)), about);
  };
  return (
    <Field
      {...more}
      hint={words.valueHint}
      isBeginning={(text) => isBeginningOfValue(text) || mayComeWithin(parseLeafValue(text), tree.leafBounds)}
      value={printLeafValue(tree.value(leaf))}
      canonical={(text) => printLeafValue(parseLeafValue(text) ?? Number.NaN)}
      problem={problem}
      change={(text) => edit(session, tree, setTo(text), about)}
    />
  );
}

/** Whether a value lies within the declared bounds; an unknown value (NaN) counts as within. */
function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return !(value < low || value > high);
}

/**
 * Whether further digits may bring a typed number within the bounds: between 10 and 20, a typed 1 is still
 * allowed.
 */
function mayComeWithin(value: number | null, [low, high]: readonly [number, number]): boolean {
  return value !== null && ((value >= 0 && value < low) || (value <= 0 && value > high));
}

/**
 * Returns the message about an edit that was refused because it sets a leaf outside the declared bounds; null
 * for any other outcome.
 */
export function outsideNote(outcome: Edited, about: string) {
  return outcome.ok || outcome.refusal !== 'outside-bounds' ? null : (
    <OutsideNote outside={outcome.outside} about={about} />
  );
}

/**
 * The message that a leaf's value lies outside the declared bounds, with the button that widens the bounds.
 */
function OutsideNote(props: { outside: OutsideBounds; about: string | null; done?: () => void }) {
  const session = useSessionStore();
  const words = useWords('notices');
  const focusField = useContext(FieldFocus);
  const allow = () => {
    // The message about the bounds disappears together with its button, so the focus goes to the field first.
    focusField();
    applyEdit(session, props.outside.allowed, props.about);
    props.done?.();
  };
  return (
    <>
      {outsideText(props.outside, words)}{' '}
      <Button kind="notice-action" text={allowText(props.outside, words)} onClick={allow} />
    </>
  );
}

/** The text field on the drawn tree, at the node whose value or label is being typed. */
export function ValueField() {
  const typing = useSlice(HANDS, (state) => state.typing);
  const { tree } = useEdited();
  const drawn = useSession((state) => state.subject.tree);
  if (typing === null) return null;
  const [node, at] = [tree, drawn].map((one) => nodeOfKey(one, typing.key));
  if (node === undefined || at === undefined) return null;
  return <NodeInput key={typing.key} node={node} at={at} first={typing.text} />;
}

/**
 * The field in which the value of a node is typed. While edits wait for their search, the figure still displays an older tree.
 *
 * @param node the node in the edited tree
 * @param at the same node in the tree that the figure displays
 */
function NodeInput({ node, at, first }: { node: NodeId; at: NodeId; first: string }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const { tree, names } = useEdited();
  const isLeaf = tree.isLeaf(node);
  const isVector = isLeaf && tree.players > 0;
  const [text, setText] = useState(first || textOf(tree, node));
  const [tried, setTried] = useState(false);
  const notices = useWords('notices');
  const value = isVector ? parseVector(text) : parseLeafValue(text);
  const change = changeTo(tree, node, text);
  const outcome = edited(tree, change);
  const outside = outcome.ok || outcome.refusal !== 'outside-bounds' ? null : outcome.outside;
  const refusal = isVector && !outcome.ok && outcome.refusal !== 'outside-bounds' ? outcome : null;
  const isWrong = (isLeaf && value === null) || outside !== null || refusal !== null;
  const wrong = () => {
    if (value !== null && refusal !== null) return notices.editRefused[refusal.refusal](refusal.number);
    return isVector ? words.badVector(quoted(text), tree.players) : words.badValue(quoted(text));
  };

  const close = (next: NodeId) => {
    changeSlice(session, HANDS, { typing: null });
    focusEdited(session, next);
  };
  /**
   * Applies the text and goes on to the node `next`; the field stays open when the text is no valid value.
   */
  const commit = (next: NodeId) => {
    if (isWrong) return setTried(true);
    if (text !== textOf(tree, node)) edit(session, tree, change);
    close(next);
  };

  return (
    <NodeField
      node={at}
      label={isLeaf ? words.leafName(names.of(node)) : words.label}
      text={text}
      isBegun={first !== ''}
      isWrong={isWrong && tried}
      change={setText}
      commit={(by) => commit(isLeaf ? neighbourLeaf(tree, node, by) : node)}
      close={() => close(node)}
      leave={() => {
        if (sliceOf(session, HANDS).typing !== null) commit(selectedIn(session.getState()) ?? node);
      }}
      hasTab={outside !== null && tried}
    >
      {isWrong && tried && (
        <p className="value-problem" role="alert">
          {outside === null ? (
            wrong()
          ) : (
            <OutsideNote outside={outside} about={null} done={() => close(node)} />
          )}
        </p>
      )}
    </NodeField>
  );
}

function textOf(tree: GameTree, node: NodeId): string {
  if (!tree.isLeaf(node)) return tree.label(node);
  return tree.players > 0 ? printComponents(tree.vector(node)) : printLeafValue(tree.value(node));
}

function changeTo(tree: GameTree, node: NodeId, text: string): Edit {
  if (!tree.isLeaf(node)) return ['setLabel', node, text];
  return tree.players > 0
    ? ['setVector', node, parseVector(text) ?? []]
    : ['setValue', node, parseLeafValue(text) ?? Number.NaN];
}

/**
 * Returns the next leaf to the right (1) or to the left (−1); at the last leaf in that direction, the leaf
 * itself.
 */
function neighbourLeaf(tree: GameTree, leaf: NodeId, by: -1 | 1): NodeId {
  const leaves = tree.leaves();
  return leaves[leaves.indexOf(leaf) + by] ?? leaf;
}
