import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { setLabel, setValue } from '../../core/edit/fields.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { quoted } from '../../notation/problem.ts';
import { applyEdit } from '../../session/editing.ts';
import { focusItem } from '../figure/focusItem.ts';
import { useSession, useSessionStore } from '../useSession.ts';
import { editStore } from './nodeActions.ts';
import { OutsideNote } from './OutsideNote.tsx';
import { useEditWords } from './useEditWords.ts';

/** A field on the tree itself, over the node whose value, or label, is being typed. */
export function ValueField() {
  const typing = useStore(editStore, (state) => state.typing);
  const tree = useSession((state) => state.subject.tree);
  const node = typing === null ? undefined : nodeOfKey(tree, typing.key);
  const figure = document.querySelector('.figure');
  if (typing === null || node === undefined || figure === null) return null;
  return createPortal(<NodeInput key={typing.key} node={node} first={typing.text} />, figure);
}

function NodeInput({ node, first }: { node: NodeId; first: string }) {
  const session = useSessionStore();
  const words = useEditWords();
  const { tree, names } = useSession((state) => state.subject);
  const isLeaf = tree.isLeaf(node);
  const [text, setText] = useState(first || textOf(tree, node));
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = parseLeafValue(text);
  const isBad = isLeaf && value === null;
  const edited = isLeaf ? setValue(tree, node, value ?? Number.NaN) : setLabel(tree, node, text);
  const outside = edited.ok || edited.refusal !== 'outside-bounds' ? null : edited.outside;
  const isWrong = isBad || outside !== null;

  useLayoutEffect(() => {
    const [field, shape] = [input.current, document.querySelector(`[data-node="${node}"] .shape`)];
    const [box, around] = [shape?.getBoundingClientRect(), field?.offsetParent?.getBoundingClientRect()];
    if (field === null || box === undefined || around === undefined) return;
    field.style.left = `${box.left + box.width / 2 - around.left}px`;
    field.style.top = `${box.top + box.height / 2 - around.top}px`;
    field.focus();
    if (first === '') field.select();
  }, [node, first]);

  const close = (next: NodeId) => {
    editStore.setState({ typing: null });
    focusItem(session, next);
  };

  /** Puts it into effect and goes on to `next`; a wrong value stays to be mended. */
  const commit = (next: NodeId | null): boolean => {
    if (isWrong) {
      setTried(true);
      return false;
    }
    if (text !== textOf(tree, node)) applyEdit(session, edited);
    close(next ?? node);
    return true;
  };

  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    // From a value that its note can mend Tab goes there.
    if (event.key === 'Tab' && outside !== null && tried && !event.shiftKey) return;
    if (event.key === 'Escape') close(node);
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit(isLeaf ? neighbourLeaf(tree, node, event.shiftKey ? -1 : 1) : null);
    }
  };

  return (
    <>
      <input
        ref={input}
        className="value-field"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={isLeaf ? words.leafName(names.of(node)) : words.label}
        aria-invalid={isWrong && tried}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          if (editStore.getState().typing !== null) commit(session.getState().focused ?? node);
        }}
      />
      {isWrong && tried && (
        <p className="value-problem" role="alert">
          {outside === null ? (
            words.badValue(quoted(text))
          ) : (
            <OutsideNote outside={outside} about={null} done={() => close(node)} />
          )}
        </p>
      )}
    </>
  );
}

function textOf(tree: GameTree, node: NodeId): string {
  return tree.isLeaf(node) ? printLeafValue(tree.value(node)) : tree.label(node);
}

/** The leaf to the right or to the left; the leaf itself at the ends. */
function neighbourLeaf(tree: GameTree, leaf: NodeId, by: -1 | 1): NodeId {
  const leaves = tree.leaves();
  return leaves[leaves.indexOf(leaf) + by] ?? leaf;
}
