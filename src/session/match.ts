/**
 * A match against the search: a game's setting and the moves since it began. One search decides one move; every search
 * can be repeated, since it depends only on the setting and the moves.
 */
import { foundIn } from '../core/run/found.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { exactWeights } from '../core/tree/probability.ts';
import { type Game, movesAt, orbits, outcomesAt, type Side, type Turn } from '../games/game.ts';
import { changeGame } from './games.ts';
import type { Match, MatchMove } from './matchState.ts';
import { runOf } from './runOf.ts';
import { backToReading, goToStep, type Session, type StandingState, type SteppedState } from './session.ts';
import type { GamePosition } from './subject.ts';
import { inMaxNumbers } from './subject.ts';

/**
 * Returns the current match; null while nobody plays. When the game was set differently in the meantime, it returns one
 * that begins here.
 */
export function matchIn({ activity, subject }: StandingState): Match | null {
  if (activity.kind !== 'playing' || subject.game === null) return null;
  const { match } = activity;
  const played = subject.game.setting.moves;
  const all = [...match.from, ...match.moves.map(({ move }) => move)];
  const isOn = played.length >= match.from.length && played.every((move, index) => all[index] === move);
  return isOn ? match : { ...match, from: played, moves: [] };
}

/** Returns the number of moves of the match at the point that is shown. */
export function placeIn(state: SteppedState): number {
  const match = matchIn(state);
  return match === null ? 0 : (state.subject.game?.setting.moves.length ?? 0) - match.from.length;
}

/** Returns who moves at the end of the match, a side or the dice; null when the match is over. */
export function turnIn({ subject }: StandingState): Turn | null {
  if (subject.game === null) return null;
  const { game } = subject.game;
  return game.terminalTest(game.s0) ? null : game.player(game.s0);
}

/** Begins a match from the current position. */
export function startMatch(session: Session, side: Side): void {
  const { subject, activity } = session.getState();
  if (subject.game === null) return;
  const { hints, isStepped } =
    activity.kind === 'playing' ? activity.match : { hints: false, isStepped: false };
  const match = { side, hints, isStepped, from: subject.game.setting.moves, moves: [] };
  session.setState({
    ...{ subject: inMaxNumbers(subject), numbers: 'max' },
    activity: { kind: 'playing', match },
    playing: false,
  });
  settle(session);
}

/** Changes the settings of the match. */
export function changeMatch(
  session: Session,
  change: Partial<Pick<Match, 'side' | 'hints' | 'isStepped'>>,
): void {
  const match = matchIn(session.getState());
  if (match === null) return;
  session.setState({ activity: { kind: 'playing', match: { ...match, ...change } } });
  settle(session);
}

export function leaveMatch(session: Session): void {
  backToReading(session);
}

/**
 * Makes a move as it is written; returns false when it is not legal or its search is impossible. Later moves are
 * dropped.
 */
export function playMove(session: Session, move: string): boolean {
  const state = session.getState();
  const { game } = state.subject;
  const match = matchIn(state);
  const side = turnIn(state);
  if (
    game === null ||
    match === null ||
    side === null ||
    !movesAt(game.game, game.game.s0).some((one) => game.game.printMove(one) === move)
  )
    return false;
  const run = runOf(state);
  const { generated, leaves } = run.tallyAt(run.length);
  const made: MatchMove = {
    ...{ move, side, depth: game.setting.depth, found: foundIn(run) },
    ...{ generated, evaluated: leaves },
  };
  const moves = [...match.moves.slice(0, placeIn(state)), made];
  return show(session, { ...match, moves }, moves.length);
}

/** Returns the move that the search has found: the first that reached its value, in the order of ACTIONS. */
export function moveFound(state: SteppedState): string | null {
  const best = runOf(state).bestMoveAt();
  return best === null ? null : state.subject.tree.move(best);
}

/** Makes the move that the search has found. */
export function playSearch(session: Session): boolean {
  const move = moveFound(session.getState());
  return move !== null && playMove(session, move);
}

/** Rolls the dice: one of the outcomes with its probability. Returns false when it is not chance's turn. */
export function rollDice(session: Session): boolean {
  const { game } = session.getState().subject;
  const outcomes = game && outcomesAt(game.game, game.game.s0);
  if (game === null || !outcomes) return false;
  const { weights, denominator } = exactWeights(outcomes.map(({ probability }) => probability));
  let left = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % denominator;
  const rolled = outcomes.find((_outcome, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return rolled !== undefined && playMove(session, game.game.printMove(rolled.move));
}

/** Takes moves back to the reader's own last move; returns false when there is none. */
export function takeBackMove(session: Session): boolean {
  const state = session.getState();
  const match = matchIn(state);
  if (match === null) return false;
  const last = match.moves.slice(0, placeIn(state)).findLastIndex(({ side }) => side === match.side);
  return last >= 0 && show(session, { ...match, moves: match.moves.slice(0, last) }, last);
}

/**
 * Shows the search before the move with that number, from 0; the number of all moves stands for the end of the match.
 */
export function showMove(session: Session, place: number): boolean {
  const match = matchIn(session.getState());
  return match !== null && show(session, match, place);
}

/** Continues from a node of the search that is shown. */
export function playFrom(session: Session, node: NodeId): boolean {
  const state = session.getState();
  const match = matchIn(state);
  const { tree, game } = state.subject;
  if (match === null || game === null) return false;
  const path = tree.pathTo(node).slice(1);
  const setting = [...game.setting.moves, ...path.map((at) => tree.move(at))];
  return show(session, { ...match, from: setting, moves: [] }, 0);
}

function show(session: Session, match: Match, place: number): boolean {
  const before = session.getState().activity;
  const moves = [...match.from, ...match.moves.slice(0, place).map(({ move }) => move)];
  session.setState({ activity: { kind: 'playing', match } });
  if (!changeGame(session, { moves })) {
    session.setState({ activity: before });
    return false;
  }
  settle(session);
  return true;
}

/**
 * Where the figure stands: on the search's turn at the end of its run, unless it is stepped through; on the reader's
 * turn and that of the dice at the beginning, unless hints are on.
 */
function settle(session: Session): void {
  const state = session.getState();
  const match = matchIn(state);
  if (match === null) return;
  const turn = turnIn(state);
  const isReaders = turn === match.side || turn === 'chance';
  goToStep(session, (isReaders ? match.hints : !match.isStepped) ? runOf(state).length : 0);
}

/** Returns by move at the root, as it is written, the node of the search it leads to; symmetric moves share one. */
export function nodesOfMoves(state: SteppedState): ReadonlyMap<string, NodeId> {
  const { game } = state.subject;
  const nodes = new Map<string, NodeId>();
  if (game === null || turnIn(state) === null) return nodes;
  const { tree } = state.subject;
  const byMove = new Map(
    tree.isLeaf(0 as NodeId) ? [] : tree.children(0 as NodeId).map((child) => [tree.move(child), child]),
  );
  for (const [move, first] of firstsOf(game)) {
    const node = byMove.get(first);
    if (node !== undefined) nodes.set(move, node);
  }
  return nodes;
}

/** Returns by move the move that represents it in the search. */
function firstsOf({ game, setting }: GamePosition): readonly (readonly [string, string])[] {
  const all = movesAt(game, game.s0).map((move) => game.printMove(move));
  if (!setting.symmetry) return all.map((move) => [move, move]);
  return orbits(game, game.s0).flatMap(({ move }) =>
    imagesOf(game, move).map((image) => [image, game.printMove(move)] as const),
  );
}

/** Returns the moves to which the symmetries of the position map a move, including itself. */
function imagesOf(game: Game<unknown, unknown>, move: unknown): readonly string[] {
  const key = game.key(game.s0);
  const fixing = (game.symmetries ?? []).filter((symmetry) => game.key(symmetry.state(game.s0)) === key);
  return [
    ...new Set([move, ...fixing.map((symmetry) => symmetry.move(move))].map((one) => game.printMove(one))),
  ];
}
