import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { isOpen, type Practice } from '../../session/practice/practice.ts';
import { activePart } from '../../session/practice/showPractice.ts';
import { typeAt } from '../../session/practice/writeNode.ts';
import { focusItem } from '../figure/focusItem.ts';
import { useSessionStore } from '../useSession.ts';
import { sheetFieldStore } from './sheetFieldStore.ts';
import { usePractice, usePracticeWords } from './usePractice.ts';

/** A field on the tree itself, over the node at which a value or a window is being typed. */
export function SheetField() {
  const practice = usePractice();
  const typing = useStore(sheetFieldStore, (state) => state.typing);
  const figure = document.querySelector('.stage .figure');
  if (practice === null || typing === null || figure === null || !isOpen(practice)) return null;
  const part = activePart(practice);
  if (part.kind !== 'values' && part.kind !== 'windows') return null;
  return createPortal(
    <NodeEntry
      key={typing.node}
      practice={practice}
      part={part.kind}
      node={typing.node}
      first={typing.text}
    />,
    figure,
  );
}

function NodeEntry({
  practice,
  part,
  node,
  first,
}: {
  practice: Practice;
  part: 'values' | 'windows';
  node: NodeId;
  first: string;
}) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const [text, setText] = useState(first || (practice.sheet[part].get(node) ?? ''));
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const [field, shape] = [input.current, document.querySelector(`.stage [data-node="${node}"] .shape`)];
    const [box, around] = [shape?.getBoundingClientRect(), field?.offsetParent?.getBoundingClientRect()];
    if (field === null || box === undefined || around === undefined) return;
    const half = field.offsetWidth / 2;
    const middle = box.left + box.width / 2 - around.left;
    field.style.left = `${Math.min(Math.max(middle, half), around.width - half)}px`;
    field.style.top = `${box.top + box.height / 2 - around.top}px`;
    field.focus();
    if (first === '') field.select();
  }, [node, first]);

  const commit = (next: NodeId | null) => {
    if (text !== (practice.sheet[part].get(node) ?? '')) typeAt(part, node, text, false);
    const { typing } = sheetFieldStore.getState();
    if (typing?.node === node) sheetFieldStore.setState({ typing: null });
    if (next !== null) focusItem(session, next);
  };

  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      sheetFieldStore.setState({ typing: null });
      focusItem(session, node);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit(neighbourOf(practice, part, node, event.shiftKey ? -1 : 1));
    }
  };

  return (
    <input
      ref={input}
      className={`value-field ${part}`}
      type="text"
      autoComplete="off"
      spellCheck={false}
      aria-label={words.fieldAt(practice.subject.names.of(node))}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => commit(null)}
    />
  );
}

/** The next node, or the one before, that takes an entry; the node itself at the ends. */
function neighbourOf(practice: Practice, part: 'values' | 'windows', node: NodeId, by: -1 | 1): NodeId {
  const { tree } = practice.exercise;
  const active = activePart(practice);
  const nodes =
    part === 'windows' && active.kind === 'windows'
      ? active.nodes
      : tree.nodes().filter((other) => !tree.isLeaf(other));
  return nodes[nodes.indexOf(node) + by] ?? node;
}
