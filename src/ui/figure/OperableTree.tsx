import type { KeyboardEvent } from 'react';
import { leavesBelowAt } from '../../core/run/leavesBelow.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { isDrawnWhole } from '../../drawing/nodesInView.ts';
import { siblingOrder } from '../../drawing/siblingOrder.ts';
import { foldSubtree } from '../../session/foldActions.ts';
import { foldsIn } from '../../session/folds.ts';
import { drawnIn, withheldIn } from '../../session/session.ts';
import { treeRef } from '../page/elements.ts';
import { useRested } from '../page/useRested.ts';
import {
  useMoment,
  usePointed,
  useSession,
  useSessionStore,
  useStepped,
  useWords,
} from '../page/useSession.ts';
import { focusItem, itemOf } from './focusItem.ts';
import { itemText } from './itemText.ts';
import { childrenThere, neighbour, treeItems } from './treeWalk.ts';
import { zoomRef } from './zoomRef.ts';

/**
 * While a node has the focus these keys fold and unfold its subtree; anywhere else they change the playback
 * speed.
 */
const FOLD = '-';
const FOLD_KEYS = [FOLD, '+', '='];

/** The key that magnifies a large tree until the subtree of the node with the focus is seen. */
const OPEN = 'Enter';

/**
 * The tree for keyboard and screen readers: flat HTML with ARIA tree roles, a single tab stop, and arrow keys
 * inside. It is invisible; the drawing shows which node has the focus.
 */
export function OperableTree() {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('operable');
  const tools = useWords('tools');
  const moment = useMoment();
  const names = useSession((state) => state.subject.names);
  const focused = usePointed((state) => state.focused);
  const notation = useSession((state) => state.notation);
  const drawn = useSession(drawnIn);
  // The component depends on the folded subtrees, because folding changes which nodes have items.
  const { folded } = useSession(foldsIn);
  const canFold = useSession(
    ({ activity, subject }) =>
      activity.kind !== 'editing' && activity.kind !== 'practising' && subject.form.hasOneWay,
  );
  const hidesProved = useStepped((state) => withheldIn(state)?.hidesProved ?? false);
  const { path } = moment;
  const order = useSession(({ siblings, activity }) =>
    siblingOrder(moment.run, moment.step, { siblings, activity }),
  );
  const { tree, rank } = order ?? { tree: moment.run.tree };
  const at = focused ?? path.at(-1) ?? ROOT;
  const walkable = {
    tree,
    rank,
    isBorn: (node: NodeId) => moment.run.bornAt(node) <= moment.step,
    isFolded: (node: NodeId) => folded.has(tree.key(node)),
  };
  const items = treeItems(walkable, path, at);
  const isLarge = !isDrawnWhole({ tree });
  // The leaves of an edited tree are counted when the edits pause, because that takes an index of the whole run.
  const isRested = useRested(moment.run, isLarge) === moment.run;
  const countBelow = isLarge && isRested && drawn === null ? leavesBelowAt(moment) : null;
  const textOf = (node: NodeId) => {
    // Whole names may be long, so that only those of the nodes at hand are told.
    const isAtHand = node === at || node === moment.node;
    const text = itemText(moment, names, { page, words }, node, hidesProved, notation, isAtHand);
    if (countBelow === null || tree.childCount(node) === 0) return text;
    return words.spokenItem([text, tools.below(names.of(node), countBelow(node))]);
  };

  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (canFold && FOLD_KEYS.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      if (tree.childCount(at) > 0) foldSubtree(session, at, event.key === FOLD);
      else if (event.key === FOLD && at !== ROOT) {
        // A leaf has nothing to fold; it is folded with its siblings into their parent, which gets the focus.
        foldSubtree(session, tree.parent(at), true);
        focusItem(session, tree.parent(at));
      }
      return;
    }
    if (event.shiftKey) return;
    if (event.key === OPEN && canFold && isLarge && tree.childCount(at) > 0) {
      event.preventDefault();
      zoomRef.current?.open(at);
      return;
    }
    const to = neighbour(walkable, items, at, event.key);
    if (!event.key.startsWith('Arrow') && to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === null) return;
    // The target of an arrow key is always rendered already; it gets the focus before items around the old
    // position are removed.
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
          {...(tree.childCount(node) > 0 && {
            'aria-expanded': childrenThere(walkable, node).length > 0,
          })}
        >
          {drawn?.spoken(node) ?? textOf(node)}
        </div>
      ))}
    </div>
  );
}
