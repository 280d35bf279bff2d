import { useState } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { textsOf } from '../../practice/entry/sheet.ts';
import { formatOf, type PartKind } from '../../practice/exercise.ts';
import { activePart, isOpen, type Practice } from '../../session/practice/practice.ts';
import { typeAt } from '../../session/practice/writeNode.ts';
import { changeSlice, sliceOf } from '../../session/slice.ts';
import { focusItem } from '../figure/focusItem.ts';
import { NodeField } from '../figure/NodeField.tsx';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { SHEET_FIELD } from './sheetFieldAt.ts';
import { usePractice, usePracticeWords } from './usePractice.ts';

/** A field on the tree itself, over the node at which a value or a window is being typed. */
export function SheetField() {
  const practice = usePractice();
  const typing = useSlice(SHEET_FIELD, (state) => state.typing);
  if (practice === null || typing === null || !isOpen(practice)) return null;
  const part = activePart(practice);
  const { entry } = formatOf(part.kind);
  if (entry.way !== 'texts') return null;
  return (
    <NodeEntry
      key={typing.node}
      practice={practice}
      kind={part.kind}
      nodes={entry.nodes(practice.exercise.tree, part)}
      node={typing.node}
      first={typing.text}
    />
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

  const commit = (next: NodeId | null) => {
    if (text !== (textsOf(practice.sheet, kind).get(node) ?? '')) typeAt(session, kind, node, text, false);
    const { typing } = sliceOf(session, SHEET_FIELD);
    if (typing?.node === node) changeSlice(session, SHEET_FIELD, { typing: null });
    if (next !== null) focusItem(session, next);
  };

  return (
    <NodeField
      node={node}
      label={words.fieldAt(practice.subject.names.of(node))}
      className={kind}
      text={text}
      isBegun={first !== ''}
      change={setText}
      // At the ends the node itself keeps the focus.
      commit={(by) => commit(nodes[nodes.indexOf(node) + by] ?? node)}
      close={() => {
        changeSlice(session, SHEET_FIELD, { typing: null });
        focusItem(session, node);
      }}
      leave={() => commit(null)}
    />
  );
}
