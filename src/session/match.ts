/**
 * A match of the reader against the search: the setting of a game and the moves since the match began. Each
 * move of the opponent is decided by one search, which can be repeated because it depends only on the setting
 * and the moves.
 */

import type { AlgorithmName, NodeId, SearchRules } from '../core/index.ts';
import { foundIn } from '../core/run/found.ts';
import { hasSetting, playsToEnds } from '../core/search/algorithms.ts';
import { exactWeights } from '../core/tree/probability.ts';
import {
  type Game,
  isEndgame,
  moveCalled,
  movesAt,
  orbits,
  outcomesAt,
  type Side,
  type Turn,
} from '../games/game.ts';
import { placed } from '../games/setting.ts';
import { chooseRules } from './chooseSearch.ts';
import { changeGame } from './games.ts';
import type { Match, MatchMove } from './matchState.ts';
import { runOf } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import { backToReading, goToStep, type Session, type StandingState, type SteppedState } from './session.ts';
import { type GamePosition, type HowSearched, inMaxNumbers } from './subject.ts';

/** The number of empty squares from which the search of a match goes to the end of the game. */
export const ENDGAME = 10;

/**
 * Returns the current match; null while no match is played. When the reader has opened a position that the
 * match does not contain, returns a match that begins at this position.
 */
export function matchIn({ activity, subject }: StandingState): Match | null {
  if (activity.kind !== 'playing' || subject.game === null) return null;
  const { match } = activity;
  const played = subject.game.setting.moves;
  const all = [...match.from, ...match.moves.map(({ move }) => move)];
  const isOn = played.length >= match.from.length && played.every((move, index) => all[index] === move);
  return isOn ? match : { ...match, from: played, moves: [] };
}

/** Returns how many moves of the match were played before the displayed position. */
export function placeIn(state: SteppedState): number {
  const match = matchIn(state);
  return match === null ? 0 : (state.subject.game?.setting.moves.length ?? 0) - match.from.length;
}

/** Returns who moves at the displayed position, a side or the dice; null when the game is over. */
export function turnIn({ subject }: StandingState): Turn | null {
  if (subject.game === null) return null;
  const { game } = subject.game;
  return game.terminalTest(game.s0) ? null : game.player(game.s0);
}

const USUAL = { hints: false, isStepped: false, endsExactly: true } as const;

/**
 * Begins a match from the displayed position, in which the reader plays the given side. The searches of a match prefer
 * the soonest win and the latest loss.
 */
export function startMatch(page: Session, side: Side): void {
  whenRecorded(page, (session) => {
    const { subject: before, activity, rules, algorithm } = session.getState();
    if (before.game === null) return;
    const { moves: from, depth } = before.game.setting;
    const settings = activity.kind === 'playing' ? activity.match : { ...USUAL, depth, ties: rules.ties };
    const match = { ...settings, side, from, moves: [] };
    const changed: Partial<SearchRules> =
      activity.kind !== 'playing' && hasSetting(algorithm, 'ties') ? { ties: 'soonest' } : {};
    const isToEnd = goesToEnd(session.getState(), match, before.game);
    const searched = { numbers: 'max', rules: { ...rules, ...changed } } as const;
    if (isToEnd && showNow(session, match, match, 0, searched)) return;
    if (changed.ties !== undefined) chooseRules(session, changed);
    const { subject } = session.getState();
    session.setState({
      ...{ subject: inMaxNumbers(subject), numbers: 'max' },
      activity: { kind: 'playing', match },
      playing: false,
    });
    settle(session);
  });
}

/** Begins the match again from the start of the game; returns false when the search there is impossible. */
export function startAgain(session: Session): boolean {
  const match = matchIn(session.getState());
  return match !== null && show(session, { ...match, from: [], moves: [] }, 0);
}

/**
 * Ends the match; the position is displayed as it is searched without one, to the depth and by the rule for equal moves
 * that the reader chose.
 */
export function stopMatch(session: Session): void {
  const state = session.getState();
  const { game } = state.subject;
  const match = matchIn(state);
  backToReading(session);
  if (match === null || game === null) return;
  const depth = usualDepth(match, game);
  const { ties } = match;
  if (depth !== game.setting.depth)
    changeGame(session, { depth }, null, { searched: { rules: { ...state.rules, ties } } });
  else if (ties !== state.rules.ties) chooseRules(session, { ties });
}

/** Changes the settings of the current match. */
export function changeMatch(
  session: Session,
  change: Partial<Pick<Match, 'side' | 'hints' | 'isStepped'>>,
): void {
  const match = matchIn(session.getState());
  if (match === null) return;
  session.setState({ activity: { kind: 'playing', match: { ...match, ...change } } });
  settle(session);
}

/** Chooses whether positions with few empty squares are searched to the end, and searches the displayed one so. */
export function chooseEnds(session: Session, endsExactly: boolean): void {
  const state = session.getState();
  const match = matchIn(state);
  if (match === null) return;
  show(session, { ...match, endsExactly }, placeIn(state));
}

/** Whether the search of a position is meant to go to the end of the game because few squares are empty. */
export function isSearchedToEnd({ endsExactly }: Match, { game }: Pick<GamePosition, 'game'>): boolean {
  return endsExactly && isEndgame(game, game.s0, ENDGAME);
}

/**
 * Whether the search of a position is to go to the end in place of its depth limit; a simulation has no limit, and plays to
 * the end in any case.
 */
function goesToEnd({ algorithm }: StandingState, match: Match, game: Pick<GamePosition, 'game'>): boolean {
  return !playsToEnds(algorithm) && isSearchedToEnd(match, game);
}

/** Returns the depth limit of the searches of a match; the reader may have changed it since the last move. */
function usualDepth(match: Match, game: GamePosition): number | null {
  const { depth } = game.setting;
  return depth === null && isSearchedToEnd(match, game) ? match.depth : depth;
}

/**
 * Plays a move of the game, given in the game's notation. Returns false when the move is not legal or the
 * search after it is impossible. Moves after the displayed position are dropped.
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
    moveCalled(game.game, game.game.s0, move) === undefined
  )
    return false;
  const run = runOf(state);
  const { generated, leaves } = run.tallyAt(run.length);
  const made: MatchMove = {
    ...{ move, side, depth: game.setting.depth, found: foundIn(run) },
    iterations: playsToEnds(run.algorithm) ? run.limits.iterations : null,
    ...{ generated, evaluated: leaves },
  };
  const moves = [...match.moves.slice(0, placeIn(state)), made];
  return show(session, { ...match, moves }, moves.length);
}

/**
 * Returns the move that the search has chosen: the one that its rule for equal moves takes, in the order of ACTIONS, or
 * the one that a simulation recommends; null when it has chosen none.
 */
export function moveFound(state: SteppedState): string | null {
  const best = runOf(state).bestMoveAt();
  return best === null ? null : state.subject.tree.move(best);
}

/** Plays the game move that the search has chosen; returns false when there is none. */
export function playSearch(session: Session): boolean {
  const move = moveFound(session.getState());
  return move !== null && playMove(session, move);
}

/**
 * Rolls the dice: draws one of the outcomes with its probability and plays it as the next move. Returns false
 * when it is not the turn of the dice.
 */
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

/**
 * Takes moves of the match back until before the reader's own last move; returns false when there is none.
 */
export function takeBackMove(session: Session): boolean {
  const state = session.getState();
  const match = matchIn(state);
  if (match === null) return false;
  const last = match.moves.slice(0, placeIn(state)).findLastIndex(({ side }) => side === match.side);
  return last >= 0 && show(session, { ...match, moves: match.moves.slice(0, last) }, last);
}

/**
 * Displays the search before the move of the match with this index, from 0; the number of all moves displays
 * the end of the match.
 */
export function showMove(session: Session, place: number): boolean {
  const match = matchIn(session.getState());
  return match !== null && show(session, match, place);
}

/**
 * Plays the moves that lead from the displayed position to a node of its search; returns false when that is
 * impossible.
 */
export function playFrom(session: Session, node: NodeId): boolean {
  const state = session.getState();
  const match = matchIn(state);
  const { tree, game } = state.subject;
  if (match === null || game === null) return false;
  const path = tree.pathTo(node).slice(1);
  const setting = [...game.setting.moves, ...path.map((at) => tree.move(at))];
  return show(session, { ...match, from: setting, moves: [] }, 0);
}

/** Displays a position of a match as soon as it is searched; returns false when it is known at once that it cannot be. */
function show(page: Session, match: Match, place: number): boolean {
  let isRefused = false;
  whenRecorded(page, (session) => {
    const current = matchIn(session.getState());
    isRefused = current === null || !showNow(session, match, current, place);
  });
  return !isRefused;
}

function showNow(
  session: Session,
  match: Match,
  current: Match,
  place: number,
  searched: Partial<HowSearched> = {},
): boolean {
  const before = session.getState();
  const { game } = before.subject;
  if (game === null) return false;
  const depth = usualDepth(current, game);
  const moves = [...match.from, ...match.moves.slice(0, place).map(({ move }) => move)];
  const isToEnd = goesToEnd(before, match, placed({ ...game.setting, moves }));
  const isShown = changeGame(session, { moves, depth: isToEnd ? null : depth }, isToEnd ? { depth } : null, {
    searched,
    activity: { kind: 'playing', match: { ...match, depth } },
  });
  if (isShown) settle(session);
  return isShown;
}

/**
 * Goes to the first or the last step of the displayed search. On the opponent's turn it is the last, unless
 * the reader wants to step through the search; on the turn of the reader or the dice it is the first, unless
 * hints are on.
 */
function settle(session: Session): void {
  const state = session.getState();
  const match = matchIn(state);
  if (match === null) return;
  const turn = turnIn(state);
  const isReaders = turn === match.side || turn === 'chance';
  goToStep(session, (isReaders ? match.hints : !match.isStepped) ? runOf(state).length : 0);
}

/**
 * Returns, for each legal move in the game's notation, the node to which the move leads in the displayed
 * search; moves that a symmetry maps to each other share one node.
 */
export function nodesOfMoves(state: SteppedState): ReadonlyMap<string, NodeId> {
  const { game } = state.subject;
  const nodes = new Map<string, NodeId>();
  if (game === null || turnIn(state) === null) return nodes;
  const { tree } = state.subject;
  const byMove = new Map(
    tree.isLeaf(0 as NodeId) ? [] : tree.children(0 as NodeId).map((child) => [tree.move(child), child]),
  );
  for (const [move, first] of firstsOf(game, state.algorithm)) {
    const node = byMove.get(first);
    if (node !== undefined) nodes.set(move, node);
  }
  return nodes;
}

/**
 * Returns, for each legal move, the move that the search examines in its place: the first of all moves that a
 * symmetry maps to it, or the move itself in a search that keeps every move apart.
 */
function firstsOf(
  { game, setting }: GamePosition,
  algorithm: AlgorithmName,
): readonly (readonly [string, string])[] {
  const all = movesAt(game, game.s0).map((move) => game.printMove(move));
  if (!setting.symmetry || playsToEnds(algorithm)) return all.map((move) => [move, move]);
  return orbits(game, game.s0).flatMap(({ move }) =>
    imagesOf(game, move).map((image) => [image, game.printMove(move)] as const),
  );
}

/** Returns the moves to which the symmetries of the position map this move, including the move itself. */
function imagesOf(game: Game<unknown, unknown>, move: unknown): readonly string[] {
  const key = game.key(game.s0);
  const fixing = (game.symmetries ?? []).filter((symmetry) => game.key(symmetry.state(game.s0)) === key);
  return [
    ...new Set([move, ...fixing.map((symmetry) => symmetry.move(move))].map((one) => game.printMove(one))),
  ];
}
