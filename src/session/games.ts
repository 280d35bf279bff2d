/** Games as trees: the search from the current position of a game is displayed as a tree or a graph. */

import type { GameTree } from '../core/index.ts';
import { canGrow } from '../core/run/growth.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import {
  type AlgorithmName,
  canSearch,
  GRAPH_FORM,
  playsToEnds,
  usualAlgorithm,
} from '../core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../core/search/searchSettings.ts';
import { boardsAt } from '../drawing/boardPaths.ts';
import { TREE_FORM } from '../drawing/form.ts';
import { graphForm } from '../drawing/graphForm.ts';
import type { Boards } from '../drawing/index.ts';
import { STAGED_FORM } from '../drawing/stagedForm.ts';
import '../families/furtherRows.ts';
import { familyNames } from '../families/index.ts';
import { type Game, searchableGame, sideAt } from '../games/game.ts';
import { GAME_NAMES } from '../games/games.ts';
import { readSetting } from '../games/readSetting.ts';
import {
  type GameSetting,
  openingSetting,
  type Placed,
  placed,
  suiting,
  weightsOf,
} from '../games/setting.ts';
import type { ReadAddress, TreeReference } from '../link/address.ts';
import { listNames } from '../words/grownNames.ts';
import { NodeNames, printLeaf } from '../words/nodeNames.ts';
import { waiting } from './drawFullTree.ts';
import type { GameWithRun, StateAt } from './foundGame.ts';
import { deepestOf, fullGame, gameAsGraph, searchedGame, sizesOf } from './gameElsewhere.ts';
import { sameNode, searchedSubject } from './growing.ts';
import type { Notice } from './notice.ts';
import { inNumbers, numbered } from './numbers.ts';
import { runOf } from './runOf.ts';
import { type Activity, addNotices, OPENED, type Session } from './session.ts';
import { showAgain } from './showOther.ts';
import { growthOf, type HowSearched, madeAtOnce, type Subject } from './subject.ts';

/**
 * Makes a game whose tree or graph grows with the search, if the search allows that; null when the search would
 * need too many positions.
 */
function gameSubject(asked: Placed, how: HowSearched): Subject | null {
  const { algorithm, rules, limits = NO_LIMITS } = how;
  const at = { ...asked, setting: suiting(asked.setting, algorithm) };
  if (at.setting.form === 'graph') return graphSubject(at);
  if (!canGrow(algorithm)) return drawnGame(at, how);
  const searched = searchedGame(at, { algorithm, rules, limits: madeAtOnce(limits) });
  return searched && grownGame(at, how, searched);
}

/** Returns a game with the tree that a search of it has generated. */
function grownGame(at: Placed, how: HowSearched, { run, stateAt, names }: GameWithRun): Subject {
  const { limits = NO_LIMITS } = how;
  const { tree } = run;
  return {
    ...subjectOf(at, tree, stateAt, names ?? familyNames(run.family, tree)),
    ...(playsToEnds(how.algorithm) && { form: STAGED_FORM }),
    growth: {
      run,
      limits,
      full: null,
      fullTreeSize: null,
      // A simulation plays to the ends of the game, so that no whole tree of it is drawn.
      drawFull: () => (playsToEnds(how.algorithm) ? null : drawnGame(at, how)),
      searchedBy: (other) => gameSubject(at, other),
      grow: (other, by) => searchedSubject(other, by, 'grown'),
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
}

/**
 * Makes a game as a graph, in which a position that is reached in several ways is drawn once; null when it
 * has too many positions.
 */
function graphSubject(at: Placed): Subject | null {
  const { game } = at;
  const found = gameAsGraph(at);
  if (found === null) return null;
  const { run, states } = found;
  const { tree } = run;
  const turns = states.map((state) => sideAt(game, state));
  const ends = states.map((state) => game.terminalTest(state));
  const asTree = { ...at, setting: { ...at.setting, form: 'tree' as const } };
  return {
    ...subjectOf(at, tree, (node) => states[node], graphNames(at, tree, states)),
    form: graphForm({ run, turns, ends }),
    growth: {
      ...{ run, limits: NO_LIMITS, full: null, fullTreeSize: null },
      drawFull: () => drawnGame(asTree, run),
      searchedBy: (other) => gameSubject(asTree, other),
      grow: (other, by) => searchedSubject(other, by, 'grown'),
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
}

const SIDE_SIGN = { max: '▲', min: '▼' } as const;

/**
 * Returns the names of the positions in a graph: their text in the game's notation, followed by the side to
 * move when the texts alone are not unique. A position that is drawn as a grid gets a short name instead.
 */
function graphNames({ game }: Placed, tree: GameTree, states: readonly unknown[]): NodeNames {
  if (game.picture(game.s0).kind === 'grid') return listNames(tree);
  const printed = states.map((state) => game.printState(state));
  const isTold = new Set(printed).size === printed.length;
  const names = isTold
    ? printed
    : printed.map((text, node) => `${text} ${SIDE_SIGN[sideAt(game, states[node])]}`);
  const values = tree.nodes().map((node) => (tree.isLeaf(node) ? printLeaf(tree, node) : ''));
  return new NodeNames(tree, names, values);
}

/** Makes a game with its full tree, generated before the search; null when the tree is too large. */
function drawnGame(at: Placed, how: HowSearched): Subject | null {
  const full = fullGame(at, at.setting.depth !== null || (how.limits?.deepen ?? false));
  if (full === null) return null;
  const { tree, stateAt, names } = full;
  const subject = subjectOf(at, tree, stateAt, names ?? familyNames('bounds', tree));
  return searchedSubject(subject, how, 'drawn');
}

function subjectOf(at: Placed, tree: GameTree, stateAt: StateAt, names: NodeNames): Subject {
  const { game } = at;
  return {
    ...{ example: null, own: null, growth: null, form: TREE_FORM, tree, names },
    game: {
      ...{ ...at, searchable: searchableGame(game), stateAt },
      grow: (how) => gameSubject(at, how),
      shownWith: (how, searched) => grownGame(at, how, { ...searched, names: null }),
      deepest: (how) => deepestAt(at, how),
      sizes: () => sizesOf(at),
    },
    boards: boardsIn(game, stateAt),
  };
}

/** Returns the boards of the positions; null when the game is not played on a board. */
function boardsIn(game: Game<unknown, unknown>, stateAt: StateAt): Boards | null {
  const first = game.picture(game.s0);
  if (first.kind !== 'grid') return null;
  return boardsAt((node) => {
    const state = stateAt(node);
    const picture = state === undefined ? first : game.picture(state);
    return picture.kind === 'grid' ? picture : undefined;
  }, first.columns);
}

function deepestAt(at: Placed, { algorithm, rules, limits = NO_LIMITS }: HowSearched): number | null {
  return deepestOf(at, { algorithm, rules, limits });
}

/** How a game is opened, besides its setting. */
interface Opening {
  readonly algorithm?: AlgorithmName | undefined;
  /** how it is searched; as games are when they open where that is absent */
  readonly searched?: Partial<HowSearched>;
  /** whether its full tree is drawn, if it is small enough for that */
  readonly isDrawn?: boolean;
  /** the setting in which the game is displayed when its search needs too many positions; null for none */
  readonly instead?: GameSetting | null;
  /** what the reader does with the game; absent when that goes on */
  readonly activity?: Activity;
}

/**
 * Displays a game in the given setting, at the first step of its search, as soon as it has been searched; when that needs
 * too many positions, in the setting `instead`, if there is one. Returns false, after a notice, when it is known at once that
 * neither is possible.
 */
export function openGame(
  session: Session,
  setting: GameSetting,
  algorithm?: AlgorithmName,
  searched: Partial<HowSearched> = {},
): boolean {
  return openAs(session, setting, { algorithm, searched });
}

function openAs(page: Session, setting: GameSetting, opening: Opening): boolean {
  let isRefused = false;
  waiting.forSearch(page, (session) => {
    isRefused = !openNow(session, setting, opening);
  });
  return !isRefused;
}

function openNow(session: Session, setting: GameSetting, opening: Opening): boolean {
  const { searched = {}, isDrawn = false, instead = null, activity } = opening;
  const { rules = DEFAULT_RULES, limits = NO_LIMITS, numbers = 'max' } = searched;
  const at = placed(setting);
  const algorithm = suitedFor(at, opening.algorithm);
  const how = { algorithm, rules, limits, numbers };
  const plain = (isDrawn ? drawnGame(at, how) : null) ?? gameSubject(at, how);
  if (plain === null) {
    if (instead !== null) return openNow(session, instead, { ...opening, instead: null });
    addNotices(session, [tooLarge(at, how)]);
    return false;
  }
  const { notation } = session.getState();
  showAgain(session, { ...numbered(plain, how), notation, step: 0, ...OPENED }, activity);
  addNotices(session, noticesOf(at, setting));
  return true;
}

/**
 * Returns the requested algorithm when it has a rule for every position of the game; otherwise the game's
 * default algorithm.
 */
function suitedFor(at: Placed, asked: AlgorithmName | undefined): AlgorithmName {
  const isSuited = asked !== undefined && canSearch(asked, searchableGame(at.game), at.setting.depth);
  return isSuited ? asked : usualFor(at);
}

/** Returns the default algorithm for a game. */
function usualFor({ game, setting }: Pick<Placed, 'game' | 'setting'>): AlgorithmName {
  return setting.form === 'graph' ? GRAPH_FORM : usualAlgorithm(searchableGame(game));
}

type TooLarge = Extract<Notice, { kind: 'game-too-large' | 'graph-too-large' }>;

/**
 * Returns the notice why a game cannot be displayed: its graph is too large to draw, or its search needs too
 * many positions.
 */
function tooLarge(at: Placed, how: HowSearched): TooLarge {
  const { game, setting } = at;
  if (suiting(setting, how.algorithm).form === 'tree')
    return { kind: 'game-too-large', depth: deepestAt(at, how) };
  return { kind: 'graph-too-large', winner: game.winner?.(game.s0) ?? null };
}

/**
 * Displays the same game in a changed setting, at the first step, as `openGame` does; when its search needs too many
 * positions, with the change `instead`, if there is one. The algorithm is kept, unless a graph is requested, and so is how it
 * searches, but for what `opening` says.
 */
export function changeGame(
  session: Session,
  change: Partial<GameSetting>,
  instead: Partial<GameSetting> | null = null,
  opening: Pick<Opening, 'searched' | 'activity'> = {},
): boolean {
  const before = session.getState();
  const { game } = before.subject;
  if (game === null) return false;
  const isGraph = change.form === 'graph';
  const setting = { ...game.setting, chosen: [], ...change };
  return openAs(session, setting, {
    ...opening,
    algorithm: isGraph ? GRAPH_FORM : before.algorithm,
    searched: { ...before, ...opening.searched },
    isDrawn: growthOf(before.subject) === 'drawn' && !isGraph,
    instead: instead && { ...setting, ...instead },
  });
}

/**
 * Highlights the strategy of one side in the graph, or changes which equally good move it chooses. A reader
 * who was following the strategy goes to the last step of the new run; otherwise the step is kept.
 */
export function chooseStrategy(
  page: Session,
  change: Pick<Partial<GameSetting>, 'solution' | 'chosen'>,
): void {
  waiting.forSearch(page, (session) => {
    const { subject: before, step } = session.getState();
    const { game, growth } = before;
    if (game === null || growth === null) return;
    const subject = graphSubject({ ...game, setting: { ...game.setting, ...change } });
    if (subject === null) return;
    const solve = growth.run.phases.find(({ name }) => name === 'solve');
    const isInSolution = solve !== undefined && step > solve.from;
    const { length = 0 } = subject.growth?.run ?? {};
    session.setState({ subject, step: isInSolution ? length : Math.min(step, length), playing: false });
  });
}

/**
 * Displays the same game with other weights of the evaluation function EVAL, at the corresponding step of the
 * new run. Returns false, after a notice, when the search needs too many positions.
 */
export function chooseWeights(page: Session, weights: readonly number[]): boolean {
  let isRefused = false;
  waiting.forSearch(page, (session) => {
    isRefused = !weighedNow(session, weights);
  });
  return !isRefused;
}

function weighedNow(session: Session, weights: readonly number[]): boolean {
  const state = session.getState();
  const { subject: before, focused } = state;
  if (before.game === null) return false;
  const { entry, setting } = before.game;
  const at = placed({ ...setting, weights: weightsOf(entry, setting.options, weights) });
  const plain = (growthOf(before) === 'grown' ? gameSubject : drawnGame)(at, state);
  if (plain === null) {
    addNotices(session, [tooLarge(at, state)]);
    return false;
  }
  const subject = inNumbers(plain, state);
  const next = { ...state, subject };
  const { step } = sameMoment(runOf(state), state.step, runOf(next));
  session.setState({
    ...{ subject, step, playing: false, hovered: null },
    focused: sameNode(before.tree, subject.tree, focused),
  });
  return true;
}

/**
 * Returns the game with the settings in a link, omitting settings that are not understood; null, after a
 * notice, when there is no such game.
 */
export function gameOfLink(
  { name, parts }: Extract<TreeReference, { kind: 'game' }>,
  address: ReadAddress,
  notices: Notice[],
): Subject | null {
  const known = GAME_NAMES.find((game) => game === name);
  if (known === undefined) {
    notices.push({ kind: 'unknown-part', part: `game=${name.slice(0, 40)}` });
    return null;
  }
  const { setting, faults } = readSetting(known, parts);
  for (const { name: part, found, why } of faults) {
    const canBe = typeof why === 'object' ? why : {};
    notices.push({ kind: 'unknown-part', part: `${part}=${found}`.slice(0, 40), ...canBe });
  }
  const asked = suiting(setting, suitedFor(placed(setting), address.algorithm));
  // Games as graphs can be searched in one way only. When the link asks for another search, the game is
  // displayed as a tree.
  if (parts.get('form') === 'graph' && setting.form === 'graph' && asked.form === 'tree')
    notices.push({ kind: 'unknown-part', part: 'form=graph' });
  notices.push(...noticesOf(placed(asked), asked));
  return fittingGame(asked, address, notices);
}

/**
 * Opens the game of a link. If the link asks for a search or a graph that is too large, this function adds a notice and opens
 * the game in a smaller setting instead. It takes the first of these settings that is small enough:
 *
 * 1. a tree, if the link asks for a graph;
 * 2. the greatest depth that can be searched;
 * 3. the setting in which the menu opens the game.
 *
 * Returns null when none of them is.
 */
function fittingGame(setting: GameSetting, address: ReadAddress, notices: Notice[]): Subject | null {
  const { algorithm: chosen, growth, rules, limits } = address;
  const algorithm = suitedFor(placed(setting), chosen);
  const at = placed(suiting(setting, algorithm));
  const how = { algorithm, rules: { ...DEFAULT_RULES, ...rules }, limits: { ...NO_LIMITS, ...limits } };
  const isDrawn = growth === 'drawn' && at.setting.form === 'tree' && !playsToEnds(algorithm);
  const drawn = isDrawn ? drawnGame(at, how) : null;
  if (drawn !== null) return drawn;
  const grown = gameSubject(at, how);
  if (grown !== null) {
    if (isDrawn) notices.push({ kind: 'tree-too-large', ...sizesOf(at) });
    return grown;
  }
  const refused = tooLarge(at, how);
  notices.push(refused);
  const lesser = lesserSetting(setting, refused);
  return lesser && fittingGame(lesser, address, notices);
}

/** Returns the setting in which a refused game is tried next; null when there is none. */
function lesserSetting(setting: GameSetting, refused: TooLarge): GameSetting | null {
  if (refused.kind === 'graph-too-large') return { ...setting, form: 'tree' };
  if (refused.depth !== null) return { ...setting, depth: refused.depth };
  const opening = openingSetting(setting.name);
  const isOpening = JSON.stringify({ ...setting, form: opening.form }) === JSON.stringify(opening);
  return isOpening ? null : opening;
}

function noticesOf({ fault }: Placed, asked: GameSetting): readonly Notice[] {
  if (fault === null) return [];
  if (fault.code === 'move') {
    const { found, at, legal } = fault;
    return [{ kind: 'game-move', found, at, legal }];
  }
  return [{ kind: 'game-start', found: (asked.start ?? '').slice(0, 40), fault: fault.fault }];
}
