/**
 * What is edited: the displayed tree or, while edits of a large tree wait for its search, the tree as they leave it. The two
 * may differ in their nodes, so a node of the one is found in the other by its key.
 */
import type { NodeId } from '../../core/index.ts';
import type { Subject } from '../../session/subject.ts';
import { editedIn, inEdited, selectedIn } from '../../session/waitingEdits.ts';
import { usePointed, useSession } from '../page/useSession.ts';

/** Returns the tree that an edit changes, with the names of its nodes. */
export function useEdited(): Subject {
  return useSession(editedIn);
}

/** Returns the selected node of the tree that an edit changes; null when none is selected. */
export function useSelected(): NodeId | null {
  return usePointed(selectedIn);
}

/** Returns a node of the displayed tree in the tree that an edit changes; null when it is not there any more. */
export function useInEdited(node: NodeId | null): NodeId | null {
  return useSession((state) => (node === null ? null : inEdited(state, node)));
}
