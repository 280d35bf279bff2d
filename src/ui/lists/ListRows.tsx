import { useLayoutEffect, useRef, useState } from 'react';
import { isOfLists } from '../../core/run/anyRun.ts';
import type { AnyEvent } from '../../core/run/event.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { boardHeight } from '../../drawing/boards.ts';
import { BoardPaths } from '../figure/BoardPicture.tsx';
import { NodeToken } from '../figure/SentenceText.tsx';
import { StrategyPicks } from '../figure/StrategyPicks.tsx';
import { useMoment, usePointed, useSession, useWords } from '../page/useSession.ts';
import './ListRows.css';

/** More nodes of a list than this are counted, not shown. */
const MOST_TOKENS = 12;

/** OPEN and CLOSED at the shown step, under the figure. */
export function ListRows() {
  const { run, step, event } = useMoment();
  if (!isOfLists(run) || run.lists === null) return null;
  const { lists } = run;
  const moved = movedBy(event);
  return (
    <>
      <StrategyPicks />
      <Row
        name="open"
        nodes={lists.openAt(step, MOST_TOKENS)}
        count={lists.openCount(step)}
        most={lists.mostOpen}
        moved={moved.open}
      />
      <Row
        name="closed"
        nodes={lists.closedAt(step, MOST_TOKENS)}
        count={lists.closedCount(step)}
        most={lists.mostClosed}
        moved={moved.closed}
      />
    </>
  );
}

interface Moved {
  readonly open: readonly NodeId[];
  readonly closed: readonly NodeId[];
}

const NOWHERE: Moved = { open: [], closed: [] };

/** The entries that are new in a list. */
function movedBy(event: AnyEvent | null): Moved {
  if (event === null) return NOWHERE;
  const { kind, node } = event;
  // A reader who steps by visits sees the selected node once it is expanded or valued.
  const isInHand =
    kind === 'select' || kind === 'expand' || (kind === 'leaf' && event.lines.includes('decided'));
  const queued = kind === 'expand' && event.queued ? event.children.filter(({ isNew }) => isNew) : [];
  return { open: queued.map((child) => child.node), closed: isInHand ? [node] : [] };
}

interface RowProps {
  readonly name: 'open' | 'closed';
  /** the index of the first new entry */
  readonly nodes: readonly NodeId[];
  readonly count: number;
  readonly most: number;
  readonly moved: readonly NodeId[];
}

function Row({ name, nodes, count, most, moved }: RowProps) {
  const words = useWords('lists');
  const names = useSession((state) => state.subject.names);
  const hovered = usePointed((state) => state.hovered);
  const { row, shown } = useRoom(nodes);
  const more = count - Math.min(shown, nodes.length);
  const spoken = words.spoken(
    words.of[name],
    nodes.map((node) => names.of(node)),
    count - nodes.length,
  );
  return (
    <section className={`list beside ${name}`} aria-label={spoken}>
      <b className="list-name">{words.of[name]}</b>
      <span className="list-order">{words.order[name]}</span>
      <span className="list-first" aria-hidden="true">
        {words.first} ▶
      </span>
      <span className="list-nodes row" ref={row}>
        {nodes.map((node) => (
          <span
            key={node}
            className={`entry ${moved.includes(node) ? 'moved' : ''} ${node === hovered ? 'pointed' : ''}`}
          >
            <NodeToken node={node} text={names.of(node)} />
            <PositionOf node={node} />
          </span>
        ))}
        {count === 0 && (
          <>
            {words.none} <i>{words.empty[name]}</i>
          </>
        )}
      </span>
      {more > 0 && <span className="list-more">{words.more(more)}</span>}
      <span className="list-count tabular">
        <b>{count}</b> <small>{words.most(most)}</small>
      </span>
    </section>
  );
}

/** Returns how many entries have room in the row. */
function useRoom(nodes: readonly NodeId[]) {
  const row = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(Infinity);
  const told = nodes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other nodes take other room
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const entries = [...element.children].map((entry) => entry.getBoundingClientRect());
      // An entry that is not shown has no place at all.
      setShown(entries.filter(({ top, width }) => width > 0 && top === entries[0]?.top).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [told]);
  return { row, shown };
}

/** For a game: the position beside the name, as its board or its piles. */
function PositionOf({ node }: { readonly node: NodeId }) {
  const game = useSession(({ subject }) => subject.game);
  const boards = useSession(({ subject }) => subject.boards);
  const names = useSession(({ subject }) => subject.names);
  const board = boards?.all[node];
  if (board !== undefined)
    return (
      <svg
        className="board"
        aria-hidden="true"
        viewBox={`-1 -1 ${BOARD + 2} ${boardHeight(board, BOARD) + 2}`}
      >
        <BoardPaths board={board} size={BOARD} />
      </svg>
    );
  const text = game === null ? '' : game.game.printState(game.nodeStates[node]);
  // The name of the node may be the position itself.
  return text === '' || names.of(node).startsWith(text) ? null : <small>{text}</small>;
}

/** The width of boards, px. */
const BOARD = 22;
