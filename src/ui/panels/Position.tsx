import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { kindName } from '../../words/kindName.ts';
import { shownName } from '../../words/visibleText.ts';
import { BoardPicture } from '../figure/BoardPicture.tsx';
import { NodeToken } from '../figure/SentenceText.tsx';
import { useMoment, usePointed, useSession, useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './SidePanels.css';

const PositionBoard = part(() => import('../games/PositionBoard.tsx'), 'PositionBoard');
const Features = part(() => import('../games/Formally.tsx'), 'Features', 'figure');
const Solution = part(() => import('../games/Solution.tsx'), 'Solution', 'figure');
const Formally = part(() => import('../games/Formally.tsx'), 'Formally', 'figure');
const GameCurve = part(() => import('../games/GameCurve.tsx'), 'GameCurve');
const Opinions = part(() => import('../evaluation/Opinions.tsx'), 'Opinions');

/**
 * The panel of the selected or current node: its board, who moves there, the path of game moves to it, and
 * its game moves.
 */
export function Position() {
  const words = useWords();
  const panel = useWords('panels');
  const { run, node: current } = useMoment();
  const focused = usePointed((state) => state.hovered ?? state.focused);
  const names = useSession((state) => state.subject.names);
  const boards = useSession(({ subject }) => subject.boards);
  const game = useSession(({ subject }) => subject.game);
  const { hasOneWay } = useSession(({ subject }) => subject.form);
  const { tree } = run;
  // Before the first step the search is at no node; the panel then describes the root.
  const node = focused ?? (current === NO_NODE ? ROOT : current);
  const board = boards?.at(node);
  const kind = tree.kindName(node);
  const code = useSession(({ language }) => language.code);
  const side = kind === 'max' || kind === 'min' ? game?.entry.sides?.[kind][code] : undefined;
  return (
    <div className="position">
      <h2>
        <NodeToken node={node} text={names.of(node)} />{' '}
        {kind === 'leaf'
          ? hasOneWay
            ? words.kind.leaf
            : panel.end
          : side === undefined
            ? panel.toMove(kindName(words, tree, node))
            : panel.sideToMove(side, kindName(words, tree, node))}
      </h2>
      <div className={game === null ? '' : 'board-row'}>
        {game === null ? (
          board !== undefined && <BoardPicture board={board} />
        ) : (
          <>
            <PositionBoard at={game} node={node} />
            <Features at={game} node={node} />
          </>
        )}
      </div>
      {game !== null && <Opinions at={game} node={node} />}
      {game !== null && <GameCurve at={game} />}
      <Solution node={node} />
      {game !== null && <Formally at={game} node={node} />}
      <h3>{panel.wayHere}</h3>
      <p className="ways">
        <Nodes nodes={tree.pathTo(node)} gap=" → " />
      </p>
      {kind !== 'leaf' && hasOneWay && (
        <>
          <h3>{panel.waysOn}</h3>
          <p className="ways">
            <Nodes nodes={tree.children(node)} gap=" " />
          </p>
        </>
      )}
    </div>
  );
}

/** A sequence of nodes, each after the game move that leads to it. */
function Nodes({ nodes, gap }: { nodes: readonly NodeId[]; gap: string }) {
  const names = useSession((state) => state.subject.names);
  const tree = useSession((state) => state.subject.tree);
  return nodes.map((node, index) => (
    <span key={tree.key(node)}>
      {index > 0 && gap}
      {shownName(tree.move(node))} <NodeToken node={node} text={names.of(node)} />
    </span>
  ));
}
