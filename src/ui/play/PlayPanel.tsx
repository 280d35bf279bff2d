import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyRun, Standing } from '../../core/index.ts';
import { isPoint } from '../../core/run/range.ts';
import { ABOUT, rangeLabel } from '../../core/run/rangeLabel.ts';
import { playsToEnds } from '../../core/search/algorithms.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { movesAt, type Picture, type Side } from '../../games/game.ts';
import { movesByCell } from '../../games/squares.ts';
import { showOnly } from '../../session/foldActions.ts';
import {
  changeMatch,
  chooseEnds,
  ENDGAME,
  isSearchedToEnd,
  matchIn,
  moveFound,
  nodesOfMoves,
  placeIn,
  playFrom,
  playMove,
  playSearch,
  rollDice,
  showMove,
  startAgain,
  stopMatch,
  takeBackMove,
  turnIn,
} from '../../session/match.ts';
import type { Match } from '../../session/matchState.ts';
import type { GamePosition } from '../../session/subject.ts';
import { printFound } from '../../words/estimates.ts';
import type { Words } from '../../words/index.ts';
import { BoardLegend } from '../games/BoardLegend.tsx';
import { GameBoard } from '../games/GameBoard.tsx';
import { GameCurve } from '../games/GameCurve.tsx';
import { isPassing, resultOf, sideName } from '../games/gameResult.ts';
import { PositionPicture } from '../games/PositionPicture.tsx';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Head } from '../kit/Head.tsx';
import {
  useMoment,
  usePointed,
  useSession,
  useSessionStore,
  useStepped,
  useWords,
} from '../page/useSession.ts';
import './PlayPanel.css';

/** The panel of a match against the search: the board, whose turn it is, and the game moves made so far. */
export function PlayPanel() {
  const words = useWords('play');
  const game = useSession(({ subject }) => subject.game);
  const { kind } = useWords();
  const code = useSession((each) => each.language.code);
  const session = useSessionStore();
  const state = useSession((each) => each);
  const match = matchIn(state);
  const isSimulated = playsToEnds(state.algorithm);
  if (game === null || match === null) return null;
  const own = (side: Side) =>
    words.side(kind[side], game.entry.sides?.[side][code] ?? game.entry.signs?.[side]);
  return (
    <aside className="panels play-panel" aria-label={words.title}>
      <h2>{words.title}</h2>
      <BoardAndTurn game={game} match={match} />
      <BoardLegend at={game} state={game.game.s0} />
      <div className="row">
        <Button text={words.takeBack} onClick={() => takeBackMove(session)} />
        <Button text={words.anew} onClick={() => startAgain(session)} />
        <Button text={words.stop} onClick={() => stopMatch(session)} />
      </div>
      <Choices
        legend={words.you}
        name="side"
        options={['max', 'min'] as const}
        chosen={match.side}
        text={{ max: own('max'), min: own('min') }}
        choose={(side) => changeMatch(session, { side })}
      />
      <Check
        text={isSimulated ? words.hintsTried : words.hints}
        {...(isSimulated && { note: words.triedScale })}
        isChosen={match.hints}
        choose={(hints) => changeMatch(session, { hints })}
      />
      <Check
        text={words.stepped}
        isChosen={match.isStepped}
        choose={(isStepped) => changeMatch(session, { isStepped })}
      />
      {game.game.emptySquares !== undefined && !isSimulated && <Endgame game={game} match={match} />}
      <Moves match={match} />
      <GameCurve at={game} />
    </aside>
  );
}

/** Returns the moves at the displayed position in the game's notation; only called when the game is not over. */
function movesOf({ game }: GamePosition): readonly string[] {
  return movesAt(game, game.s0).map((move) => game.printMove(move));
}

interface AtMatch {
  readonly game: GamePosition;
  readonly match: Match;
}

/** The board, and whose turn it is; a press on a cell at which no move can be made is answered there until the next move. */
function BoardAndTurn({ game, match }: AtMatch) {
  const [refused, setRefused] = useState<{ readonly cell: string; readonly at: unknown } | null>(null);
  const { s0 } = game.game;
  return (
    <>
      <Board game={game} match={match} refuse={(cell) => setRefused({ cell, at: s0 })} />
      <Turn game={game} match={match} refused={refused !== null && refused.at === s0 ? refused.cell : null} />
    </>
  );
}

/**
 * The choice whether the search goes to the end of the game once few squares are empty; below it the depth of the
 * displayed search, when that did not.
 */
function Endgame({ game, match }: AtMatch) {
  const session = useSessionStore();
  const words = useWords('play');
  const { depth } = game.setting;
  const isCutShort = depth !== null && isSearchedToEnd(match, game) && !game.game.terminalTest(game.game.s0);
  return (
    <Check
      text={words.endgame(ENDGAME)}
      {...(isCutShort && { note: words.searchedTo(depth) })}
      isChosen={match.endsExactly}
      choose={(ends) => chooseEnds(session, ends)}
    />
  );
}

/** Says whose turn it is in the match, with the buttons for that turn. */
function Turn({ game, match, refused }: AtMatch & { readonly refused: string | null }) {
  const session = useSessionStore();
  const words = useWords('play');
  const board = useWords('board');
  const code = useSession((each) => each.language.code);
  const state = useStepped((each) => each);
  const { run, step } = useMoment();
  const turn = turnIn(state);
  const isPass = isPassing(game, game.game.s0);
  const found = moveFound(state);
  const best = run.bestMoveAt();
  const tried = best === null ? undefined : run.stateAt(best, run.length).standing;
  const isBehind = placeIn(state) < match.moves.length;
  const isOwn = turn === match.side;
  const movesAgain = match.moves[placeIn(state) - 1]?.side === match.side;
  return (
    <div className="play-turn row">
      <p role="status">
        {refused !== null && words.noMoveAt(refused)}
        {turn === null
          ? board.over(resultOf(game, game.game.s0, board, code))
          : turn === 'chance'
            ? words.toRoll
            : isPass
              ? board.passes(sideName(game, turn, code))
              : isOwn
                ? words[movesAgain ? 'yourTurnAgain' : 'yourTurn']
                : found === null
                  ? words[playsToEnds(run.algorithm) ? 'noIteration' : 'undecided']
                  : step < run.length
                    ? words.stepping
                    : tried === undefined
                      ? words.thinking(found)
                      : words.recommends(found, tried.visits, run.limits.iterations)}
      </p>
      {turn === 'chance' && !isBehind && <NextButton text={words.roll} press={() => rollDice(session)} />}
      {isPass && !isBehind && (
        <NextButton text={board.pass} press={() => playMove(session, movesOf(game)[0] ?? '')} />
      )}
      {turn !== null && turn !== 'chance' && !isPass && !isOwn && found !== null && !isBehind && (
        <NextButton text={words.playIt} press={() => playSearch(session)} />
      )}
      {isBehind && <Button text={words.goOn} onClick={() => showMove(session, match.moves.length)} />}
      <PlayFrom />
    </div>
  );
}

/** The button for the next action in a match; it gets the focus. */
function NextButton({ text, press }: { text: string; press: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useTurn(true, () => button.current ?? undefined);
  return <Button kind="primary" ref={button} text={text} onClick={press} />;
}

/**
 * Moves the focus, after each game move, to the element with which the next one is made, so that a match can
 * be played by keys.
 */
function useTurn(isHere: boolean, target: () => HTMLElement | null | undefined): void {
  const played = useSession((state) => matchIn(state)?.moves.length ?? 0);
  const focusTarget = useEffectEvent(() => target()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (isHere && played > 0) focusTarget();
  }, [played, isHere]);
}

/** A button that continues the match from the position of the selected node. */
function PlayFrom() {
  const session = useSessionStore();
  const words = useWords('play');
  const focused = usePointed((state) => state.focused);
  if (focused === null || focused === ROOT) return null;
  return <Button text={words.playFrom} onClick={() => playFrom(session, focused)} />;
}

/**
 * The position of the match: a board whose squares can be pressed, or a list of game moves when there is no
 * board, or when squares do not distinguish the moves.
 */
function Board({ game, match, refuse }: AtMatch & { readonly refuse: (cell: string) => void }) {
  const words = useWords('play');
  const state = useStepped((each) => each);
  const { run, step } = useMoment();
  const hovered = usePointed((each) => each.hovered);
  const focused = usePointed((each) => each.focused);
  /**
   * the node of the game move whose square or button is under the pointer; the board keeps marking the
   * squares of the current position meanwhile
   */
  const [inHand, setInHand] = useState<NodeId | null>(null);
  const pointed = hovered === inHand ? focused : hovered;
  const session = useSessionStore();
  // A game move that appears under a resting pointer, as after a press, does not count as pointed at.
  const point = (node: NodeId | null) => {
    if (node === session.getState().hovered) return;
    setInHand(node);
    session.setState({ hovered: node });
    showOnly(session, node);
  };
  const turn = turnIn(state);
  // A roll of the dice counts as the reader's turn, because the reader may choose the result of the roll.
  const isOwn = turn === match.side || turn === 'chance';
  const shown = pointed !== null && pointed !== ROOT ? game.stateAt(pointed) : game.game.s0;
  const isThere = shown === game.game.s0;
  const picture = game.game.picture(shown);
  const byCell = movesByCell(game.game, game.game.s0);
  const legal = turn === null ? [] : movesOf(game);
  const nodes = nodesOfMoves(state);
  const says = (move: string) =>
    saidOf(run, step, nodes.get(move) ?? null, isOwn ? match.hints : true, words);
  const isOnBoard = picture.kind === 'grid' && byCell.size === legal.length;
  const isPass = isPassing(game, game.game.s0);
  const first = useRef<HTMLTableCellElement>(null);
  useTurn(isOwn && isOnBoard, () => first.current);
  const moves = new Map(
    isThere && isOnBoard
      ? [...byCell].map(([cell, move]) => [cell, { move, isOpen: isOwn, ...says(move) }] as const)
      : [],
  );
  return (
    <>
      {picture.kind === 'grid' ? (
        <GameBoard
          game={game.game}
          state={shown}
          board={picture}
          moves={moves}
          press={(move) => playMove(session, move)}
          refuse={(cell) => isThere && isOnBoard && turn === match.side && refuse(cell)}
          point={(move) => point(move === null ? null : (nodes.get(move) ?? null))}
          firstRef={first}
        />
      ) : (
        <PlayedPosition picture={picture} text={game.game.printState(shown)} />
      )}
      <p className="hint play-shows">{isThere ? '' : words.shows}</p>
      {legal.length > 0 && !isOnBoard && !isPass && (
        <MoveButtons
          legal={legal}
          says={says}
          nodes={nodes}
          isOwn={isOwn}
          point={point}
          leads={turn === match.side}
        />
      )}
    </>
  );
}

function PlayedPosition({ picture, text }: { picture: Exclude<Picture, { kind: 'grid' }>; text: string }) {
  if (picture.kind === 'points') return <PositionPicture picture={picture} caption={text} />;
  return <p className="play-piles">{text}</p>;
}

interface MoveProps {
  readonly says: (move: string) => Said;
  readonly nodes: ReadonlyMap<string, NodeId>;
  readonly isOwn: boolean;
  readonly point: (node: NodeId | null) => void;
}

/** The list of game moves as buttons, for positions where squares do not distinguish them. */
function MoveButtons(props: MoveProps & { readonly legal: readonly string[]; readonly leads: boolean }) {
  const { legal, says, nodes, isOwn, point, leads } = props;
  const session = useSessionStore();
  const words = useWords('play');
  const board = useWords('board');
  const moves = useRef<HTMLFieldSetElement>(null);
  useTurn(leads, () => moves.current?.children[0] as HTMLElement | undefined);
  return (
    <fieldset className="play-moves row" aria-label={words.legal} ref={moves}>
      {legal.map((move) => {
        const { label, isBest, isCandidate, told } = says(move);
        return (
          <button
            key={move}
            type="button"
            className={`chip ${isBest ? 'best' : ''} ${isCandidate ? 'candidate' : ''}`}
            aria-disabled={!isOwn}
            aria-label={told && board.told([move, told])}
            onPointerMove={() => point(nodes.get(move) ?? null)}
            onPointerLeave={() => point(null)}
            onClick={() => {
              point(null);
              if (isOwn) playMove(session, move);
            }}
          >
            {move}
            {label !== '' && <small> {label}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the search has found out about a game move at the current step. */
interface Said {
  readonly label: string;
  /** whether the value of the game move is proved to equal the value of the position */
  readonly isBest: boolean;
  /** whether the game move is the best so far at the root */
  readonly isCandidate: boolean;
  /** for a simulation: what is said of the game move to a screen reader */
  readonly told?: string;
}

const SILENT: Said = { label: '', isBest: false, isCandidate: false };

function saidOf(run: AnyRun, step: number, node: NodeId | null, isTold: boolean, words: Words['play']): Said {
  if (node === null || !isTold || run.bornAt(node) > step) return SILENT;
  const { tree } = run;
  const state = run.stateAt(node, step);
  const { status, range, standing } = state;
  const isCandidate = run.bestChildAt(ROOT, step) === node;
  if (standing !== undefined) return { ...triedSo(standing, isCandidate, words), isCandidate };
  const root = run.stateAt(ROOT, step);
  const isEqual =
    tree.kindName(ROOT) !== 'chance' &&
    status === 'done' &&
    isPoint(range) &&
    root.status === 'done' &&
    range.low === root.value;
  return { label: rangeLabel(tree.kindName(node), state, tree.leafBounds), isBest: isEqual, isCandidate };
}

/** Says how a game move did in a simulation, which proves nothing about it. */
function triedSo(
  { visits, sum }: Standing,
  isRecommended: boolean,
  words: Words['play'],
): Pick<Said, 'label' | 'isBest' | 'told'> {
  if (visits === 0) return { ...SILENT, told: words.untried };
  const mean = printMean(sum / visits);
  // A cell of a large board has no room for a zero before the point.
  const label = mean.replace(/0(?=\.)/, '');
  return { label, isBest: false, told: words.tried(mean, visits, isRecommended) };
}

/** Returns a mean reward with at most two decimals, marked as an estimate. */
function printMean(mean: number): string {
  return `${ABOUT}${printNumber(Number(mean.toFixed(2)))}`;
}

/** The game moves made in the match; a press on one shows the search that was made for it. */
function Moves({ match }: { readonly match: Match }) {
  const session = useSessionStore();
  const words = useWords('play');
  const place = useStepped(placeIn);
  if (match.moves.length === 0) return null;
  const isMixed = new Set(match.moves.map(({ iterations }) => iterations === null)).size > 1;
  const kind = isMixed ? 'both' : match.moves[0]?.iterations === null ? 'search' : 'simulation';
  return (
    <table className="play-list">
      <caption>{words.moves}</caption>
      <Head columns={words.heads[kind]} />
      <tbody>
        {match.moves.map(({ move, side, depth, iterations, found, generated, evaluated }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
          <tr key={index} className={side} aria-current={index === place ? 'step' : undefined}>
            <th scope="row">{index + 1}</th>
            <td>
              <button
                type="button"
                className={`token ${side}`}
                aria-label={words.again(index + 1, move)}
                onClick={() => showMove(session, index)}
              >
                {move}
              </button>
            </td>
            <td>
              {iterations === null
                ? (depth ?? words.toEnd)
                : isMixed
                  ? words.iterations(iterations)
                  : iterations}
            </td>
            <td>
              {found === null ? '' : found.kind === 'estimate' ? printMean(found.value) : printFound(found)}
            </td>
            <td>{generated}</td>
            {kind !== 'simulation' && <td>{iterations === null ? evaluated : ''}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
