/** Games as trees: the search from the current position of a game is displayed as a tree or a graph. */

import type { Family, GameTree } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
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
import { LIMITS } from '../core/tree/limits.ts';
import { boardsOf } from '../drawing/boardPaths.ts';
import { TREE_FORM } from '../drawing/form.ts';
import { graphForm } from '../drawing/graphForm.ts';
import { STAGED_FORM } from '../drawing/stagedForm.ts';
import '../families/furtherRows.ts';
import { familyNames } from '../families/index.ts';
import { movesAt, orbits, searchableGame, sideAt } from '../games/game.ts';
import { gameBoards } from '../games/gameBoards.ts';
import { GAME_NAMES } from '../games/games.ts';
import { readSetting } from '../games/readSetting.ts';
import { type SearchedGame, searchGame, searchGraph } from '../games/searchGame.ts';
import { depthsOf, type GameSetting, type Placed, placed, suiting, weightsOf } from '../games/setting.ts';
import { unfold } from '../games/unfold.ts';
import type { ReadAddress, TreeReference } from '../link/address.ts';
import { listNames } from '../words/grownNames.ts';
import { NodeNames, printLeaf } from '../words/nodeNames.ts';
import { sameNode, searchedSubject } from './growing.ts';
import type { Notice } from './notice.ts';
import { inNumbers, numbered } from './numbers.ts';
import { runOf } from './runOf.ts';
import { addNotices, OPENED, type Session } from './session.ts';
import { showAgain } from './showOther.ts';
import { growthOf, type HowSearched, madeAtOnce, type Subject, type TreeSizes } from './subject.ts';

/**
 * Makes a game whose tree or graph grows with the search, if the search allows that; null when the search would
 * need too many positions.
 */
function gameSubject(asked: Placed, how: HowSearched): Subject | null {
  const { algorithm, rules, limits = NO_LIMITS } = how;
  const at = { ...asked, setting: suiting(asked.setting, algorithm) };
  if (at.setting.form === 'graph') return graphSubject(at);
  if (!canGrow(algorithm)) return drawnGame(at, how);
  const searched = searchGame(at, algorithm, rules, madeAtOnce(limits));
  const { result } = searched.run;
  return !result.ok && result.halt.reason === 'too-many' ? null : grownGame(at, how, searched);
}

/** Returns a game with the tree that a search of it has generated. */
function grownGame(at: Placed, how: HowSearched, { run, states }: SearchedGame): Subject {
  const { limits = NO_LIMITS } = how;
  const { tree } = run;
  const sizeOf = memoizeByObject((position: Placed) => fullTreeSize(position));
  return {
    ...subjectOf(at, tree, states, run.family),
    ...(playsToEnds(how.algorithm) && { form: STAGED_FORM }),
    growth: {
      run,
      limits,
      full: null,
      get fullTreeSize() {
        return sizeOf(at);
      },
      // A simulation plays to the ends of the game, so that no whole tree of it is drawn.
      drawFull: () => (playsToEnds(how.algorithm) ? null : drawnGame(at, how)),
      searchedBy: (other) => gameSubject(at, other),
      grow: (other, by) => searchedSubject(other, by, 'grown'),
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
}

/** The greatest number of positions and of edges in a graph that is drawn; larger graphs cannot be read. */
const MOST_DRAWN = { positions: 2000, edges: 12_000 } as const;

/**
 * Makes a game as a graph, in which a position that is reached in several ways is drawn once; null when it
 * has too many positions.
 */
function graphSubject(at: Placed): Subject | null {
  const { game } = at;
  const { run, states } = searchGraph(at, MOST_DRAWN.positions);
  const isTooLarge = !run.result.ok && run.result.halt.reason === 'too-many';
  if (isTooLarge || run.graph.edges.length > MOST_DRAWN.edges) return null;
  const { tree } = run;
  const turns = states.map((state) => sideAt(game, state));
  const ends = states.map((state) => game.terminalTest(state));
  const asTree = { ...at, setting: { ...at.setting, form: 'tree' as const } };
  return {
    ...subjectOf(at, tree, states, run.family),
    names: graphNames(at, tree, states),
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
  const { depth, symmetry } = at.setting;
  const unfolded = unfold(at.game, depth ?? Infinity, {
    byEval: depth !== null || (how.limits?.deepen ?? false),
    symmetryOnce: symmetry,
  });
  if (!unfolded.ok) return null;
  return searchedSubject(subjectOf(at, unfolded.tree, unfolded.states, 'bounds'), how, 'drawn');
}

function subjectOf(at: Placed, tree: GameTree, nodeStates: readonly unknown[], family: Family): Subject {
  const boards = gameBoards(at.game, nodeStates);
  return {
    ...{ example: null, own: null, growth: null, form: TREE_FORM, tree },
    game: {
      ...{ ...at, searchable: searchableGame(at.game), nodeStates, isLong: isLongSearch },
      grow: (how) => gameSubject(at, how),
      shownWith: (how, searched) => grownGame(at, how, searched),
      deepest: (how) => deepestOf(at, how),
      sizes: () => sizesOf(at),
    },
    names: familyNames(family, tree),
    boards: boards && boardsOf(boards),
  };
}

/** The nodes of a full tree are counted up to this number, and up to the other one to say that it is too large. */
const [MOST_COUNTED, MOST_REFUSED] = [100_000, 1_000_000];

/** Before searching a tree with more nodes than this, the page tells the reader that it may take long. */
const LONG = 20_000;

/** Whether the full tree has so many nodes that its search takes noticeable time. */
function isLongSearch(setting: GameSetting, algorithm: AlgorithmName): boolean {
  if (suiting(setting, algorithm).form === 'graph') return false;
  return fullTreeSize(placed(setting), LONG) === null;
}

/**
 * Returns the number of nodes of the full tree; null when it has more than `most` nodes or counting would
 * take too long.
 */
function fullTreeSize({ game, setting }: Placed, most = MOST_COUNTED): number | null {
  const { depth, symmetry } = setting;
  let nodes = 0;
  const count = (state: unknown, left: number): void => {
    nodes += 1;
    if (nodes > most || left === 0 || game.terminalTest(state)) return;
    const moves = symmetry ? orbits(game, state).map(({ move }) => move) : movesAt(game, state);
    for (const move of moves) if (nodes <= most) count(game.result(state, move), left - 1);
  };
  count(game.s0, depth ?? Infinity);
  return nodes > most ? null : nodes;
}

function sizesOf(at: Placed): TreeSizes {
  const { setting, game } = at;
  const canBeOnce = !setting.symmetry && game.symmetries !== undefined;
  return {
    nodes: fullTreeSize(at, MOST_REFUSED),
    once: canBeOnce ? fullTreeSize({ ...at, setting: { ...setting, symmetry: true } }, LIMITS.nodes) : null,
  };
}

/** Lesser depths are tried first, so that all searches together take about as long as the last one. */
function deepestOf(at: Placed, { algorithm, rules, limits = NO_LIMITS }: HowSearched): number | null {
  const { entry, game, setting } = at;
  if (game.evaluate === undefined) return null;
  const [least, most] = depthsOf(entry);
  const limit = setting.depth ?? most + 1;
  let deepest: number | null = null;
  for (let depth = Math.max(1, least); depth < limit; depth += 1) {
    const { run } = searchGame({ ...at, setting: { ...setting, depth } }, algorithm, rules, limits);
    if (!run.result.ok && run.result.halt.reason === 'too-many') break;
    deepest = depth;
  }
  return deepest;
}

/**
 * Displays a game in the given setting, at the first step of its search; when that needs too many positions, in the
 * setting `instead`, if there is one. Returns false, after a notice, when neither is possible.
 */
export function openGame(
  session: Session,
  setting: GameSetting,
  chosen?: AlgorithmName,
  searched: Partial<HowSearched> = {},
  instead: GameSetting | null = null,
): boolean {
  const { rules = DEFAULT_RULES, limits = NO_LIMITS, numbers = 'max' } = searched;
  const at = placed(setting);
  const algorithm = suitedFor(at, chosen);
  const how = { algorithm, rules, limits, numbers };
  const plain = gameSubject(at, how);
  if (plain === null) {
    if (instead !== null) return openGame(session, instead, chosen, searched);
    addNotices(session, [tooLarge(at, how)]);
    return false;
  }
  const { notation } = session.getState();
  showAgain(session, { ...numbered(plain, how), notation, step: 0, ...OPENED });
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

/**
 * Returns the notice why a game cannot be displayed: its graph is too large to draw, or its search needs too
 * many positions.
 */
function tooLarge(at: Placed, how: HowSearched): Notice {
  const { game, setting } = at;
  if (suiting(setting, how.algorithm).form === 'tree')
    return { kind: 'game-too-large', depth: deepestOf(at, how) };
  return { kind: 'graph-too-large', winner: game.winner?.(game.s0) ?? null };
}

/**
 * Displays the same game in a changed setting, at the first step; when its search needs too many positions, with the
 * change `instead`, if there is one. The algorithm is kept, unless a graph is requested. Returns false, after a notice,
 * when neither is possible.
 */
export function changeGame(
  session: Session,
  change: Partial<GameSetting>,
  instead: Partial<GameSetting> | null = null,
): boolean {
  const before = session.getState();
  const { game } = before.subject;
  if (game === null) return false;
  const isGraph = change.form === 'graph';
  const algorithm = isGraph ? GRAPH_FORM : before.algorithm;
  const isDrawn = growthOf(before.subject) === 'drawn' && !isGraph;
  const setting = { ...game.setting, chosen: [], ...change };
  const other = instead && { ...setting, ...instead };
  const isOpen = openGame(session, setting, algorithm, before, other);
  if (isOpen && isDrawn) {
    const state = session.getState();
    const whole = state.subject.growth?.drawFull?.();
    // Editing ended with the tree that grows, and continues with the full tree.
    const activity = before.activity.kind === 'editing' ? before.activity : state.activity;
    if (whole) session.setState({ subject: inNumbers(whole, state), activity });
  }
  return isOpen;
}

/**
 * Highlights the strategy of one side in the graph, or changes which equally good move it chooses. A reader
 * who was following the strategy goes to the last step of the new run; otherwise the step is kept.
 */
export function chooseStrategy(
  session: Session,
  change: Pick<Partial<GameSetting>, 'solution' | 'chosen'>,
): void {
  const { subject: before, step } = session.getState();
  const { game, growth } = before;
  if (game === null || growth === null) return;
  const setting = { ...game.setting, ...change };
  const subject = graphSubject({ ...game, setting });
  if (subject === null) return;
  const solve = growth.run.phases.find(({ name }) => name === 'solve');
  const isInSolution = solve !== undefined && step > solve.from;
  const { length = 0 } = subject.growth?.run ?? {};
  session.setState({ subject, step: isInSolution ? length : Math.min(step, length), playing: false });
}

/**
 * Displays the same game with other weights of the evaluation function EVAL, at the corresponding step of the
 * new run. Returns false, after a notice, when the search needs too many positions.
 */
export function chooseWeights(session: Session, weights: readonly number[]): boolean {
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
  { algorithm: chosen, growth, rules, limits }: ReadAddress,
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
  const algorithm = suitedFor(placed(setting), chosen);
  const asked = suiting(setting, algorithm);
  // Games as graphs can be searched in one way only. When the link asks for another search, the game is
  // displayed as a tree.
  if (parts.get('form') === 'graph' && setting.form === 'graph' && asked.form === 'tree')
    notices.push({ kind: 'unknown-part', part: 'form=graph' });
  const at = placed(asked);
  notices.push(...noticesOf(at, asked));
  const how = { algorithm, rules: { ...DEFAULT_RULES, ...rules }, limits: { ...NO_LIMITS, ...limits } };
  const grown = gameSubject(at, how);
  const isDrawn = growth === 'drawn' && asked.form === 'tree' && !playsToEnds(algorithm);
  const subject = isDrawn ? drawnGame(at, how) : grown;
  if (subject === null)
    notices.push(grown === null ? tooLarge(at, how) : { kind: 'tree-too-large', ...sizesOf(at) });
  return subject ?? grown;
}

function noticesOf({ fault }: Placed, asked: GameSetting): readonly Notice[] {
  if (fault === null) return [];
  if (fault.code === 'move') {
    const { found, at, legal } = fault;
    return [{ kind: 'game-move', found, at, legal }];
  }
  return [{ kind: 'game-start', found: (asked.start ?? '').slice(0, 40), fault: fault.fault }];
}
