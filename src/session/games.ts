/** Games as what is looked at: the tree of a search from the position at hand. */
import { oncePer } from '../core/oncePer.ts';
import { type AlgorithmName, DEFAULT_ALGORITHM, isListForm } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { boardsOf } from '../drawing/boards.ts';
import { inRows } from '../games/board.ts';
import { orbits } from '../games/game.ts';
import { GAME_NAMES } from '../games/games.ts';
import { readSetting } from '../games/readSetting.ts';
import { searchGame } from '../games/searchGame.ts';
import { type GameSetting, type Placed, placed } from '../games/setting.ts';
import type { SettingName } from '../games/settingParts.ts';
import { unfold } from '../games/unfold.ts';
import { listNames } from '../words/grownNames.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { sameNode, searchedSubject } from './growing.ts';
import type { Notice } from './notice.ts';
import { addNotices, OPENED, type Session } from './session.ts';
import { showAgain } from './showOther.ts';
import { isGrown, type Subject } from './subject.ts';

/** A game whose tree grows with the search; null where that would take too many positions. */
function gameSubject(at: Placed, algorithm: AlgorithmName, rules: SearchRules): Subject | null {
  const { run, states } = searchGame(at, algorithm, rules);
  if (!run.result.ok && run.result.halt.reason === 'too-many') return null;
  const { tree } = run;
  const sizeOf = oncePer((position: Placed) => wholeSize(position));
  return {
    ...subjectOf(at, tree, states, isListForm(algorithm)),
    growth: {
      run,
      whole: null,
      get wholeSize() {
        return sizeOf(at);
      },
      draw: () => drawnGame(at, algorithm, rules),
      searchedBy: (other, otherRules) => gameSubject(at, other, otherRules),
      grow: (other, by, byRules) => searchedSubject(other, by, byRules, 'grown'),
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
}

/** The game with all of its tree drawn before the search; null where that is too large. */
function drawnGame(at: Placed, algorithm: AlgorithmName, rules: SearchRules): Subject | null {
  const { depth, symmetry } = at.setting;
  const unfolded = unfold(at.game, depth ?? Infinity, { byEval: depth !== null, symmetryOnce: symmetry });
  if (!unfolded.ok) return null;
  return searchedSubject(subjectOf(at, unfolded.tree, unfolded.states), algorithm, rules, 'drawn');
}

function subjectOf(at: Placed, tree: GameTree, nodeStates: readonly unknown[], isByLists = false): Subject {
  const { game } = at;
  const pictures = game.picture(game.s0).kind === 'grid';
  return {
    ...{ example: null, own: null, growth: null, tree },
    game: { ...at, nodeStates, grow: (algorithm, rules) => gameSubject(at, algorithm, rules) },
    names: isByLists ? listNames(tree) : new NodeNames(tree),
    boards: pictures ? boardsOf(nodeStates.map(boardText)) : null,
  };

  function boardText(state: unknown): string {
    const picture = game.picture(state);
    if (picture.kind !== 'grid') return '';
    return inRows(picture.cells, picture.columns);
  }
}

/** The size of a whole tree is told up to here. */
const MOST_COUNTED = 100_000;

/** How many nodes the whole tree has; null where that is not worth the time to count. */
function wholeSize({ game, setting }: Placed): number | null {
  const { depth, symmetry } = setting;
  let nodes = 0;
  const count = (state: unknown, left: number): void => {
    nodes += 1;
    if (nodes > MOST_COUNTED || left === 0 || game.terminalTest(state)) return;
    const moves = symmetry ? orbits(game, state).map(({ move }) => move) : game.actions(state);
    for (const move of moves) count(game.result(state, move), left - 1);
  };
  count(game.s0, depth ?? Infinity);
  return nodes > MOST_COUNTED ? null : nodes;
}

/** Shows a game as it is set, from the beginning of its search; false, and said, where it cannot be had. */
export function openGame(
  session: Session,
  setting: GameSetting,
  algorithm: AlgorithmName = DEFAULT_ALGORITHM,
  rules: SearchRules = DEFAULT_RULES,
): boolean {
  const at = placed(setting);
  const subject = gameSubject(at, algorithm, rules);
  if (subject === null) {
    addNotices(session, [{ kind: 'game-too-large' }]);
    return false;
  }
  const { notation } = session.getState();
  showAgain(session, { subject, algorithm, rules, notation, step: 0, ...OPENED });
  addNotices(session, noticesOf(at, setting));
  return true;
}

/** The same game set otherwise; the search stays as it is, and begins anew. */
export function changeGame(session: Session, change: Partial<GameSetting>): boolean {
  const { subject, algorithm, rules } = session.getState();
  if (subject.game === null) return false;
  const isDrawn = !isGrown(subject);
  const isOpen = openGame(session, { ...subject.game.setting, ...change }, algorithm, rules);
  if (isOpen && isDrawn) {
    const whole = session.getState().subject.growth?.draw();
    if (whole) session.setState({ subject: whole });
  }
  return isOpen;
}

/** What a link says of a game, as far as it is understood; null, with a notice, where there is no such game. */
export function gameOfLink(
  name: string,
  texts: ReadonlyMap<SettingName, string>,
  search: { readonly algorithm: AlgorithmName; readonly rules: SearchRules; readonly isDrawn: boolean },
  notices: Notice[],
): Subject | null {
  const known = GAME_NAMES.find((game) => game === name);
  if (known === undefined) {
    notices.push({ kind: 'unknown-part', part: `game=${name.slice(0, 40)}` });
    return null;
  }
  const { setting, faults } = readSetting(known, texts);
  for (const { name: part, found } of faults)
    notices.push({ kind: 'unknown-part', part: `${part}=${found}`.slice(0, 40) });
  const at = placed(setting);
  notices.push(...noticesOf(at, setting));
  const grown = gameSubject(at, search.algorithm, search.rules);
  const subject = search.isDrawn ? drawnGame(at, search.algorithm, search.rules) : grown;
  if (subject === null) notices.push({ kind: 'game-too-large' });
  return subject ?? grown;
}

function noticesOf({ game, fault }: Placed, asked: GameSetting): readonly Notice[] {
  if (fault === null) return [];
  if (fault.code === 'move') return [{ kind: 'game-move', found: fault.found, at: fault.at }];
  const picture = game.picture(game.s0);
  const columns = picture.kind === 'grid' ? picture.columns : 1;
  return [{ kind: 'game-start', found: (asked.start ?? '').slice(0, 40), fault: fault.fault, columns }];
}
