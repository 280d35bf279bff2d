import { useEffect, useState } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { textsOf } from '../../practice/entry/index.ts';
import { formatOf, isOrdering, type Part, type PartKind } from '../../practice/exercise.ts';
import { activePart, currentPractice, isOpen, type Practice } from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import {
  moveAmongSiblings,
  nodeUse,
  originalOf,
  pressNode,
  travelAloud,
  typeEntryAt,
} from '../../session/practice/writeNode.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { focusItem } from '../figure/focusItem.ts';
import { NodeField } from '../figure/NodeField.tsx';
import { nodeAt } from '../figure/nodeAt.ts';
import { edgeNear } from '../figure/pick.ts';
import { isLetter, isTextField } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { drawingRef, figureRef, treeRef } from '../page/elements.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { usePractice } from './usePractice.ts';

/** The node of the tree at which something is being typed, and the first character. */
const SHEET_FIELD: Slice<{
  readonly typing: { readonly node: NodeId; readonly text: string } | null;
}> = { beginning: { typing: null } };

/** A field on the tree, over the node at which a value or a window is being typed. */
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

function NodeEntry(props: {
  practice: Practice;
  kind: PartKind;
  /** all nodes that take an entry, in their order */
  nodes: readonly NodeId[];
  node: NodeId;
  first: string;
}) {
  const { practice, kind, nodes, node, first } = props;
  const session = useSessionStore();
  const words = useWords('practice');
  const [text, setText] = useState(first || (textsOf(practice.sheet, kind).get(node) ?? ''));

  const commit = (next: NodeId | null) => {
    if (text !== (textsOf(practice.sheet, kind).get(node) ?? ''))
      typeEntryAt(session, kind, node, text, false);
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

/** Clicks and taps on the drawing that fill in the sheet; a press near an edge counts as on it. */

/** How far from an edge a tap still counts as on it, px. */
const REACH = 10;

export function useSheetClicks(): void {
  const session = useSessionStore();
  useEffect(() => {
    const figure = figureRef.current;
    let aimedAt: NodeId | null = null;
    // A press beside the nodes removes the focus, and the figure may then move, so the target is determined before.
    const aim = (event: MouseEvent) => {
      const practice = currentPractice(session);
      const isEdgeMeant = practice !== null && isOpen(practice) && isStruckOut(activePart(practice));
      aimedAt = nodeAt(event.target) ?? (isEdgeMeant ? edgeNear(event, REACH) : null);
    };
    const click = (event: MouseEvent) => {
      const practice = currentPractice(session);
      if (practice === null || !isOpen(practice)) return;
      if (drawingRef.current?.contains(event.target as Node) !== true) return;
      const part = activePart(practice);
      const shown = aimedAt;
      if (shown === null) return;
      const node = originalOf(practice, session.getState().subject, shown);
      const use = nodeUse(practice.exercise.tree, part, node);
      if (use === 'press') pressNode(session, node);
      if (use === 'type') changeSlice(session, SHEET_FIELD, { typing: { node, text: '' } });
      session.setState({ focused: shown });
    };
    figure?.addEventListener('click', aim, true);
    figure?.addEventListener('click', click);
    return () => {
      figure?.removeEventListener('click', aim, true);
      figure?.removeEventListener('click', click);
    };
  }, [session]);
}

/** Whether branches are struck out, so that an edge stands for the branch. */
function isStruckOut({ kind }: Part): boolean {
  const { entry } = formatOf(kind);
  return entry.way === 'picks' && entry.shown === 'struck';
}

/** The keys that fill in the sheet. They work in the tree: a text field keeps all of its own keys. */
export function useSheetKeys(): void {
  const session = useSessionStore();
  useKeyScope('sheet', (name, event) => {
    const practice = currentPractice(session);
    if (practice === null || event === null || isTextField(event.target)) return false;
    if (name === 'undo' || name === 'redo') return travelAloud(session, name);
    if (name === 'difference')
      return practice.phase === 'comparing' && session.getState().letterKeys && goToFirstDifference(session);
    return isOpen(practice) && fillIn(session, practice, name, event);
  });
}

/** Characters that may begin a value or a bound. */
const BEGINS_ENTRY = /^[\d−+.∞<>≤≥=([（［-]$/u;

function fillIn(
  session: Session,
  practice: Practice,
  name: 'choose' | 'write' | 'moveLeft' | 'moveRight',
  event: KeyboardEvent,
): boolean {
  const { focused, subject, letterKeys } = session.getState();
  const { key, target } = event;
  if (focused === null) return false;
  const isInTree = target instanceof Node && treeRef.current?.contains(target) === true;
  // When nothing has the focus, the key may come from speech input: the keys of characters can be switched off.
  const isForChosen = target === document.body && (letterKeys || !isLetter(event));
  if (!isInTree && !isForChosen) return false;
  const node = originalOf(practice, subject, focused);
  if (name === 'moveLeft') return moveByKey(session, practice, node, -1);
  if (name === 'moveRight') return moveByKey(session, practice, node, 1);
  const use = nodeUse(practice.exercise.tree, activePart(practice), node);
  if (name === 'choose') return use === 'press' && pressNode(session, node);
  if (use !== 'type' || !(key === 'Enter' || key === 'F2' || BEGINS_ENTRY.test(key))) return false;
  changeSlice(session, SHEET_FIELD, { typing: { node, text: BEGINS_ENTRY.test(key) ? key : '' } });
  return true;
}

function moveByKey(session: Session, practice: Practice, node: NodeId, by: -1 | 1): boolean {
  if (!isOrdering(activePart(practice))) return false;
  const hasMoved = moveAmongSiblings(session, node, by);
  // The node has another item in the new order, which gets the focus at once: a frame later another key may have moved
  // on.
  const { focused } = session.getState();
  if (hasMoved && focused !== null) focusItem(session, focused);
  return true;
}
