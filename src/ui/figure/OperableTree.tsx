import type { KeyboardEvent } from 'react';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { fold, isFolded, isInFold } from '../../session/foldActions.ts';
import { FOLDS } from '../../session/folds.ts';
import { drawnIn, withheldIn } from '../../session/session.ts';
import { isGraph } from '../../session/subject.ts';
import { treeRef } from '../page/elements.ts';
import { useMoment, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { itemOf } from './focusItem.ts';
import { itemText } from './itemText.ts';

/** Where a node has the focus they fold its subtree and open it; elsewhere they are about speed. */
const FOLD = '-';
const FOLD_KEYS = [FOLD, '+', '='];

/**
 * The tree that can be operated: flat HTML with ARIA tree roles, one tab stop, arrows inside. It is not
 * seen; the drawing shows where its focus is.
 */
export function OperableTree() {
  const session = useSessionStore();
  const words = useWords();
  const moment = useMoment();
  const names = useSession((state) => state.subject.names);
  const focused = useSession((state) => state.focused);
  const drawn = useSession(drawnIn);
  // What is folded changes which items there are.
  useSlice(FOLDS);
  const canFold = useSession(
    ({ activity, subject }) =>
      activity.kind !== 'editing' && activity.kind !== 'practising' && !isGraph(subject),
  );
  const hidesProved = useSession((state) => withheldIn(state)?.hidesProved ?? false);
  const { path } = moment;
  const { tree } = moment.trace;
  const at = focused ?? path.at(-1) ?? ROOT;
  const isThere = (node: NodeId) =>
    (node === ROOT || moment.trace.bornAt(node) <= moment.step) && !isInFold(session.getState(), node);
  const items = treeItems(tree, path, at).filter(isThere);
  const offered = new Set(items);

  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (canFold && FOLD_KEYS.includes(event.key) && !tree.isLeaf(at)) {
      event.preventDefault();
      event.stopPropagation();
      fold(session, at, event.key === FOLD);
      return;
    }
    if (event.shiftKey) return;
    const next = neighbour(tree, items, at, event.key);
    const to = next !== null && isThere(next) ? next : null;
    if (!event.key.startsWith('Arrow') && to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === null) return;
    // Every neighbour is an item already; it has the focus before the items of the old place go.
    itemOf(to)?.focus();
    session.setState({ focused: to });
  };

  return (
    <div
      ref={treeRef}
      className="visually-hidden"
      role="tree"
      aria-label={words.operableTree}
      onKeyDown={walk}
      onFocus={() => session.getState().focused === null && session.setState({ focused: at })}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) &&
        !['editing', 'practising'].includes(session.getState().activity.kind) &&
        session.setState({ focused: null })
      }
    >
      {items.map((node) => (
        <div
          key={tree.key(node)}
          role="treeitem"
          data-item={node}
          tabIndex={node === at ? 0 : -1}
          aria-level={tree.depth(node) + 1}
          aria-setsize={node === ROOT ? 1 : tree.moveCount(tree.parent(node))}
          aria-posinset={tree.childIndex(node) + 1}
          aria-selected={node === focused}
          aria-current={moment.node === node ? 'step' : undefined}
          {...(!tree.isLeaf(node) && {
            'aria-expanded': offered.has(tree.child(node, 0)) && !isFolded(session.getState(), node),
          })}
        >
          {drawn?.spoken(node) ?? itemText(moment, names, words, node, hidesProved)}
        </div>
      ))}
    </div>
  );
}

/** Which nodes the operable tree offers: enough to walk anywhere, never the whole of a big tree. */

/** Of a long path so many of its last nodes, and of a wide node so many children either side of the way. */
const NEAREST = 20;

/**
 * The path of the search with its children and siblings, and the neighbours of the node the reader is
 * at; in preorder, which is the order of the items. Of what is deep or wide only what is near.
 */
function treeItems(tree: GameTree, path: readonly NodeId[], at: NodeId): NodeId[] {
  const items = new Set<NodeId>([ROOT]);
  for (const way of [path, tree.pathTo(at)]) {
    for (let depth = Math.max(0, way.length - NEAREST); depth < way.length; depth += 1) {
      const [node, next] = [way[depth], way[depth + 1]];
      if (node === undefined) continue;
      const middle = next === undefined ? 0 : tree.childIndex(next);
      const last = Math.min(tree.childCount(node) - 1, middle + NEAREST);
      for (let index = Math.max(0, middle - NEAREST); index <= last; index += 1)
        items.add(tree.child(node, index));
    }
  }
  return [...items].sort((a, b) => a - b);
}

/** Where an arrow key leads among the items; null where it leads nowhere. */
function neighbour(tree: GameTree, items: readonly NodeId[], at: NodeId, key: string): NodeId | null {
  const index = items.indexOf(at);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1] ?? null;
    case 'ArrowUp':
      return items[index - 1] ?? null;
    case 'ArrowRight':
      return tree.isLeaf(at) ? null : tree.child(at, 0);
    case 'ArrowLeft':
      return at === ROOT ? null : tree.parent(at);
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    default:
      return null;
  }
}
