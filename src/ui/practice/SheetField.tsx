import { useRef, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { textsOf } from '../../practice/entry/index.ts';
import { formatOf, isOrdering, type Part, type PartKind } from '../../practice/exercise.ts';
import { mergesIn } from '../../practice/task.ts';
import {
  activePart,
  activeTask,
  currentPractice,
  isOpen,
  type Practice,
} from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import {
  moveAmongSiblings,
  nodeUse,
  originalOf,
  pressMove,
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
import { useClicks } from '../kit/useClicks.ts';
import { drawingRef, figureRef, treeRef } from '../page/elements.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { focusNumbers } from './NumberTable.tsx';
import { usePractice } from './usePractice.ts';

/**
 * The node at which an answer is being typed on the tree, and the first character of it; null while none is.
 */
const SHEET_FIELD: Slice<{
  readonly typing: { readonly node: NodeId; readonly text: string } | null;
}> = { beginning: { typing: null } };

/** The text field on the drawn tree, at the node whose value or window is being typed. */
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
  /** all nodes that take an entry, in the order in which Enter goes from one to the next */
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
      // At the first and last node, Shift+Enter and Enter leave the focus on the node itself.
      commit={(by) => commit(nodes[nodes.indexOf(node) + by] ?? node)}
      close={() => {
        changeSlice(session, SHEET_FIELD, { typing: null });
        focusItem(session, node);
      }}
      leave={() => commit(null)}
    />
  );
}

/** Makes clicks and taps on the drawing fill in the answer sheet; one near an edge counts as on the edge. */

/** The greatest distance from an edge at which a tap counts as on the edge, px. */
const REACH = 10;

export function useSheetClicks(): void {
  const session = useSessionStore();
  const aimedAt = useRef<{ readonly node: NodeId } | { readonly edge: number } | null>(null);
  // The target of a press is determined before the click, because the press may remove the focus and thereby
  // move the figure.
  const aim = (event: MouseEvent) => {
    const practice = currentPractice(session);
    const isEdgeMeant = practice !== null && isOpen(practice) && isAtEdges(activePart(practice));
    const node = nodeAt(event.target);
    const edge = node === null && isEdgeMeant ? edgeNear(event, REACH) : null;
    aimedAt.current = node !== null ? { node } : edge === null ? null : { edge };
  };
  useClicks(figureRef, aim, true);
  useClicks(figureRef, ({ target }) => {
    const practice = currentPractice(session);
    if (practice === null || !isOpen(practice)) return;
    if (drawingRef.current?.contains(target as Node) !== true) return;
    const part = activePart(practice);
    const aim = aimedAt.current;
    if (aim === null) return;
    if ('edge' in aim && mergesIn(practice.exercise.tree)) {
      pressMove(session, aim.edge);
      return;
    }
    // In a tree an edge stands for the node below it.
    const shown = 'edge' in aim ? (aim.edge as NodeId) : aim.node;
    const node = originalOf(practice, session.getState().subject, shown);
    const use = nodeUse(practice.exercise.tree, part, node, activeTask(practice));
    if (use === 'press') pressNode(session, node);
    if (use === 'type') changeSlice(session, SHEET_FIELD, { typing: { node, text: '' } });
    session.setState({ focused: shown });
    if (use === 'fields') focusNumbers(session, node);
  });
}

/**
 * Whether the question is answered by striking out branches or marking moves, so that an edge stands for the node below
 * it.
 */
function isAtEdges({ kind }: Part): boolean {
  const { entry } = formatOf(kind);
  return entry.way === 'picks' && (entry.shown === 'struck' || entry.shown === 'moves');
}

/**
 * Handles the keys that fill in the answer sheet. They work while the tree has the focus; a text field keeps
 * all of its keys.
 */
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

/** Matches a character with which a value or a bound may begin. */
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
  // When no element has the focus, a character may come from speech input, so it counts only while
  // single-letter keys are switched on.
  const isForChosen = target === document.body && (letterKeys || !isLetter(event));
  if (!isInTree && !isForChosen) return false;
  const node = originalOf(practice, subject, focused);
  if (name === 'moveLeft') return moveByKey(session, practice, node, -1);
  if (name === 'moveRight') return moveByKey(session, practice, node, 1);
  const use = nodeUse(practice.exercise.tree, activePart(practice), node, activeTask(practice));
  if (use === 'fields' && (name === 'choose' || key === 'Enter')) return focusNumbers(session, node);
  if (name === 'choose') return use === 'press' && pressNode(session, node);
  if (use !== 'type' || !(key === 'Enter' || key === 'F2' || BEGINS_ENTRY.test(key))) return false;
  changeSlice(session, SHEET_FIELD, { typing: { node, text: BEGINS_ENTRY.test(key) ? key : '' } });
  return true;
}

function moveByKey(session: Session, practice: Practice, node: NodeId, by: -1 | 1): boolean {
  if (!isOrdering(activePart(practice))) return false;
  const hasMoved = moveAmongSiblings(session, node, by);
  // After the reordering the node has a new item, which gets the focus at once, before the next key press.
  const { focused } = session.getState();
  if (hasMoved && focused !== null) focusItem(session, focused);
  return true;
}
