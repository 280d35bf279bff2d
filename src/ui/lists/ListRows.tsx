import { useLayoutEffect, useRef, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { isOfLists } from '../../core/run/anyRun.ts';
import type { AnyEvent } from '../../core/run/event.ts';
import { BoardSvg } from '../figure/BoardPicture.tsx';
import { NodeToken } from '../figure/SentenceText.tsx';
import { StrategyPicks } from '../figure/StrategyPicks.tsx';
import { useMoment, usePointed, useSession, useWords } from '../page/useSession.ts';
import './ListRows.css';

/** The greatest number of entries of a list that are rendered; the others are only counted. */
const MOST_TOKENS = 12;

/** The lists OPEN and CLOSED at the current step, in rows below the figure. */
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

/** Returns the entries that an event has added to the lists. */
function movedBy(event: AnyEvent | null): Moved {
  if (event === null) return NOWHERE;
  const { kind, node } = event;
  // When the reader steps by visits, the selected node is highlighted until it is expanded or gets its value.
  const isInHand =
    kind === 'select' || kind === 'expand' || (kind === 'leaf' && event.lines.includes('decided'));
  const queued =
    kind === 'expand' && 'queued' in event && event.queued ? event.children.filter(({ isNew }) => isNew) : [];
  return { open: queued.map((child) => child.node), closed: isInHand ? [node] : [] };
}

interface RowProps {
  readonly name: 'open' | 'closed';
  /** the index of the first entry that is new */
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
      <span className="list-nodes fills row" ref={row}>
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

/** Returns how many entries fit into the row, by measuring them. */
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
      // An entry that is not rendered has width 0, so it is not counted.
      setShown(entries.filter(({ top, width }) => width > 0 && top === entries[0]?.top).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [told]);
  return { row, shown };
}

/** The position of a game at an entry, as its board or its piles; nothing for a tree. */
function PositionOf({ node }: { readonly node: NodeId }) {
  const game = useSession(({ subject }) => subject.game);
  const boards = useSession(({ subject }) => subject.boards);
  const names = useSession(({ subject }) => subject.names);
  const board = boards?.at(node);
  if (board !== undefined) return <BoardSvg className="board" board={board} size={BOARD} margin={1} />;
  const text = game === null ? '' : game.game.printState(game.stateAt(node));
  // The text of the position is left out when the node's name begins with it.
  return text === '' || names.of(node).startsWith(text) ? null : <small>{text}</small>;
}

/** The width of the boards in the lists, px. */
const BOARD = 22;
