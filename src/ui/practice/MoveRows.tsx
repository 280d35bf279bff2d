import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { picksOf } from '../../practice/entry/index.ts';
import type { Part } from '../../practice/index.ts';
import { fromRootOn, moveOfId, movesOf } from '../../practice/moves.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { pressMove } from '../../session/practice/writeNode.ts';
import { unbroken } from '../../words/symbols.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import './MoveRows.css';

/**
 * The moves of a game whose positions merge, as buttons that mark them: of the root, and of all positions to which marked
 * moves lead.
 */
export function MoveRows({ practice, part: { kind } }: { practice: Practice; part: Part }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const { exercise, subject, sheet } = practice;
  const { tree } = exercise;
  const marked = new Set(picksOf(sheet, kind, tree));
  const reached = new Set<NodeId>([ROOT, ...[...marked].flatMap((move) => moveOfId(tree, move)?.to ?? [])]);
  const nameOf = (node: NodeId) => subject.names.of(node);
  const button = (move: NodeId, text: string, label: string, to: NodeId) => (
    <button
      key={move}
      type="button"
      className="chip"
      aria-pressed={marked.has(move)}
      aria-label={label}
      onPointerEnter={() => session.setState({ hovered: to })}
      onPointerLeave={() => session.setState({ hovered: null })}
      onClick={() => pressMove(session, move)}
    >
      {text}
    </button>
  );
  return (
    <dl className="move-rows" aria-label={words.given}>
      {fromRootOn(tree)
        .filter((from) => reached.has(from) && !tree.isLeaf(from))
        .map((from) => (
          <div key={from}>
            <dt>{nameOf(from)}</dt>
            <dd className="row">
              {movesOf(tree, from).map(({ id, to }) =>
                button(id, nameOf(to), `${nameOf(from)} → ${nameOf(to)}`, to),
              )}
              {from === ROOT && button(ROOT, words.answer.none, words.answer.none, ROOT)}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The moves of all positions in their order, in which successors join OPEN. */
export function MoveList({
  tree,
  nameOf,
}: {
  tree: Practice['exercise']['tree'];
  nameOf: (node: NodeId) => string;
}) {
  return (
    <dl className="move-rows">
      {fromRootOn(tree)
        .filter((from) => !tree.isLeaf(from))
        .map((from) => (
          <div key={from}>
            <dt>{nameOf(from)}</dt>
            <dd>
              {unbroken(
                movesOf(tree, from)
                  .map(({ to }) => nameOf(to))
                  .join(', '),
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
