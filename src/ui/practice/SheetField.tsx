import { useState } from 'react';
import { useStore } from 'zustand';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { isOpen, type Practice } from '../../session/practice/practice.ts';
import { activePart } from '../../session/practice/showPractice.ts';
import { typeAt } from '../../session/practice/writeNode.ts';
import { focusItem } from '../figure/focusItem.ts';
import { NodeField } from '../figure/NodeField.tsx';
import { useSessionStore } from '../page/useSession.ts';
import { sheetFieldStore } from './sheetFieldStore.ts';
import { usePractice, usePracticeWords } from './usePractice.ts';

/** A field on the tree itself, over the node at which a value or a window is being typed. */
export function SheetField() {
  const practice = usePractice();
  const typing = useStore(sheetFieldStore, (state) => state.typing);
  if (practice === null || typing === null || !isOpen(practice)) return null;
  const part = activePart(practice);
  if (part.kind !== 'values' && part.kind !== 'windows') return null;
  return (
    <NodeEntry
      key={typing.node}
      practice={practice}
      part={part.kind}
      node={typing.node}
      first={typing.text}
    />
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

  const commit = (next: NodeId | null) => {
    if (text !== (practice.sheet[part].get(node) ?? '')) typeAt(part, node, text, false);
    const { typing } = sheetFieldStore.getState();
    if (typing?.node === node) sheetFieldStore.setState({ typing: null });
    if (next !== null) focusItem(session, next);
  };

  return (
    <NodeField
      node={node}
      label={words.fieldAt(practice.subject.names.of(node))}
      className={part}
      text={text}
      isBegun={first !== ''}
      change={setText}
      commit={(by) => commit(neighbourOf(practice, part, node, by))}
      close={() => {
        sheetFieldStore.setState({ typing: null });
        focusItem(session, node);
      }}
      leave={() => commit(null)}
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
