import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { textsOf } from '../../practice/entry/sheet.ts';
import { formatOf, type PartKind } from '../../practice/exercise.ts';
import { activePart, isOpen, type Practice } from '../../session/practice/practice.ts';
import { typeAt } from '../../session/practice/writeNode.ts';
import { focusItem } from '../edit/focusItem.ts';
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
  const { entry } = formatOf(part.kind);
  if (entry.way !== 'texts') return null;
  return createPortal(
    <NodeEntry
      key={typing.node}
      practice={practice}
      kind={part.kind}
      nodes={entry.nodes(practice.exercise.tree, part)}
      node={typing.node}
      first={typing.text}
    />,
    figure,
  );
}

function NodeEntry({
  practice,
  kind,
  nodes,
  node,
  first,
}: {
  practice: Practice;
  kind: PartKind;
  /** all that take an entry, in their order */
  nodes: readonly NodeId[];
  node: NodeId;
  first: string;
}) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const [text, setText] = useState(first || (textsOf(practice.sheet, kind).get(node) ?? ''));
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
    if (text !== (textsOf(practice.sheet, kind).get(node) ?? '')) typeAt(kind, node, text, false);
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
      // At the ends the node itself keeps the focus.
      commit(nodes[nodes.indexOf(node) + (event.shiftKey ? -1 : 1)] ?? node);
    }
  };

  return (
    <input
      ref={input}
      className={`value-field ${kind}`}
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
