/** Reads the options of a game that is searched in place of a tree, and searches the game. */

import type { AnyRun, SearchHalt } from '../core/index.ts';
import { canGrow } from '../core/run/growth.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import { GRAPH_FORM, playsToEnds, rulesFor, usualAlgorithm } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { familyNames } from '../families/index.ts';
import { depthOfDrawn } from '../games/drawnDepth.ts';
import { printOption } from '../games/entry.ts';
import { type Game, movesAt, SIDES, searchableGame, sideAt } from '../games/game.ts';
import { gameBoards } from '../games/gameBoards.ts';
import { GAME_NAMES, GAMES, type GameName } from '../games/games.ts';
import { type PartFault, readSetting } from '../games/readSetting.ts';
import { MOST_SEARCHED, searchGameWithin, searchGraph } from '../games/searchGame.ts';
import { type Form, type GameSetting, type Placed, placed } from '../games/setting.ts';
import { unfold } from '../games/unfold.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import type { Searched } from './answerKey.ts';
import { BEYOND_LIMITS, type CliOptions, depthMissing } from './choices.ts';
import { growthRefusal, refusalOf } from './refusalOf.ts';
import { rootPosition } from './rootPosition.ts';
import { priorsRefusal } from './simulationRefusal.ts';

/** The options of a game by name, as they were written; the option `game` is the name of the game. */
export type GameTexts = ReadonlyMap<string, string>;

/**
 * Returns the form, tree or graph, in which a game is searched: the requested form, or else the one with
 * which the game opens; a tree when an algorithm was requested that searches trees.
 */
export function formGiven(
  texts: GameTexts,
  { setting: { form } }: Placed,
  { algorithm }: CliOptions,
  isChosen: boolean,
): Reply<Form> {
  const isOther = isChosen && algorithm !== GRAPH_FORM;
  if (form === 'graph' && isOther && texts.has('form'))
    return refused(`--form graph is searched by ${GRAPH_FORM}: ${algorithm} needs --form tree`);
  const taken = isOther ? 'tree' : form;
  const asked = taken === 'graph' ? undefined : SOLUTION_PARTS.find((part) => texts.has(part));
  return asked === undefined ? granted(taken) : refused(`--${asked} is for --form graph`);
}

/** The options about the strategy in a graph, which a tree does not have. */
const SOLUTION_PARTS = ['solution', 'chosen'] as const;

/**
 * Returns the game with the options that were given, at a legal position; a refusal when an option or a move
 * is wrong.
 */
export function gameGiven(texts: GameTexts): Reply<Placed> {
  const name = GAME_NAMES.find((known) => known === texts.get('game'));
  if (name === undefined)
    return refused(`--game cannot be ${quote(texts.get('game') ?? '')}; it is ${GAME_NAMES.join(', ')}`);
  const named = withPreset(name, new Map([...texts].filter(([part]) => part !== 'game')));
  if (!named.ok) return named;
  const sided = withSideToMove(name, named.value);
  if (!sided.ok) return sided;
  const parts = sided.value;
  const { setting, faults } = readSetting(name, parts);
  const [part] = faults;
  if (part !== undefined) return refused(sayFault(name, part));
  const at = placed(setting);
  const { fault } = at;
  if (fault === null) return granted(at);
  if (fault.code === 'start') return refused(`--start ${quote(texts.get('start') ?? '')}: ${fault.fault.en}`);
  const { game } = at;
  const wrong = `--moves: move ${fault.at + 1}, ${quote(fault.found)},`;
  if (game.terminalTest(game.s0)) return refused(`${wrong} comes after the end of the game`);
  const legal = movesAt(game, game.s0).map(game.printMove).join(', ');
  return refused(`${wrong} is not legal there; what is: ${legal}`);
}

/** Returns the options with weights in place of the preset that was named. */
function withPreset(name: GameName, parts: Map<string, string>): Reply<Map<string, string>> {
  const preset = parts.get('preset');
  if (preset === undefined) return granted(parts);
  if (parts.has('weights')) return refused('--preset and --weights both choose the weights: one of them');
  const { presets = [] } = GAMES[name];
  if (presets.length === 0) return refused(`--preset is not for ${name}`);
  if (!presets.some((each) => each.name === preset))
    return refused(
      `--preset cannot be ${quote(preset)}; it is ${presets.map((each) => each.name).join(', ')}`,
    );
  parts.delete('preset');
  return granted(parts.set('weights', preset));
}

/**
 * Returns the options with the side to move in the text of the start position, for games without an option "first"; a
 * refusal when the text of a position of the game has no place for it.
 */
function withSideToMove(name: GameName, parts: Map<string, string>): Reply<Map<string, string>> {
  const [first, start] = [parts.get('first'), parts.get('start')];
  const entry = GAMES[name];
  if (first === undefined || entry.options.some((option) => option.name === 'first')) return granted(parts);
  if (start === undefined || !SIDES.some((side) => side === first))
    return refused(`--first of ${name} is max or min, who is to move in a --start`);
  const sided = `${start} ${first}`;
  const options = new Map(
    [...parts].filter(([part]) => entry.options.some((option) => option.name === part)),
  );
  const game = entry.make(readSetting(name, options).setting.options, null);
  const read = game.parseState(sided, 'max');
  if (!read.ok && game.parseState(start, 'max').ok)
    return refused(
      namesSideToMove(game)
        ? '--start says who is to move already: leave --first out'
        : `--first is not for ${name}`,
    );
  parts.delete('first');
  return granted(parts.set('start', read.ok ? sided : start));
}

/** Whether texts of positions of the game leave open who is to move, unless they say it. */
function namesSideToMove(game: Game<unknown, unknown>): boolean {
  const text = game.printState(game.s0);
  const movers = SIDES.map((first) => {
    const read = game.parseState(text, first);
    return read.ok ? game.player(read.state) : null;
  });
  return movers[0] !== movers[1];
}

function sayFault(game: GameName, { name, found, why }: PartFault): string {
  if (why === 'other-game') return `--${name} is not for ${game}`;
  if (why === 'chance') return `${game} has chance nodes, which a graph has no place for: --form tree`;
  if (why === 'no-evaluation') return `${game} has no evaluation to stop by: --depth end`;
  return `--${name} cannot be ${quote(found)}; it is ${why.canBe}`;
}

/** Searches a game as a graph, in which each position occurs once, however it is reached. */
export function graphOfGame(at: Placed): Reply<Searched> {
  const { setting, game } = at;
  const unsuited = refusalOf(GRAPH_FORM, searchableGame(game), setting.depth, setting.name);
  if (unsuited !== null) return refused(unsuited);
  const { run, states } = searchGraph(at);
  if (!run.result.ok)
    return refused(haltOf(setting, run.result.halt, game.printState(states[run.result.halt.node])));
  const turns = states.map((state) => sideAt(game, state));
  const ends = states.map((state) => game.terminalTest(state));
  return granted({ ...searchedIn(at, run, states, run.graph.successors(ROOT)), graph: { turns, ends } });
}

/** Returns a search of the game with the positions of its nodes. */
function searchedIn(
  { game, setting }: Placed,
  run: AnyRun,
  states: readonly unknown[],
  successors: Parameters<typeof rootPosition>[2] = run.tree
    .children(ROOT)
    .map((node) => ({ node, move: run.tree.move(node) })),
): Searched {
  return {
    ...{ run, root: rootPosition(game, setting.symmetry, successors) },
    names: familyNames(run.family, run.tree),
    positions: states.map((state) => game.printState(state)),
    boards: gameBoards(game, states),
  };
}

function haltOf(setting: GameSetting, { reason }: SearchHalt, position: string): string {
  if (reason === 'repeats')
    return `${setting.name}: positions repeat in a circle, as ${quote(position)} does; try --form tree with a --depth`;
  if (reason === 'bad-game') return `${setting.name}: the game fails at the position ${quote(position)}`;
  return tooMany(setting, 'grown');
}

/**
 * Searches a game in a tree that grows during the search, or generates the whole tree first. When no
 * algorithm was requested, the usual one for the game is taken.
 */
export function searchOfGame(at: Placed, choices: CliOptions, isChosen: boolean): Reply<Searched> {
  const limits = { ...NO_LIMITS, ...choices.limits };
  const { setting, game } = at;
  const missing = depthMissing({ ...limits, depth: setting.depth });
  if (missing !== null) return refused(missing);
  const [beyond] = BEYOND_LIMITS.filter((name) => limits[name] !== NO_LIMITS[name]);
  if (beyond !== undefined && choices.growth === 'drawn')
    return refused(`--${beyond} of a game needs --growth grown: what is drawn first ends at the depth`);
  const asked = searchableGame(game);
  const algorithm = isChosen || !asked.hasChance ? choices.algorithm : usualAlgorithm(asked);
  const moves = game.terminalTest(game.s0) ? 0 : movesAt(game, game.s0).length;
  const unsuited = refusalOf(algorithm, asked, setting.depth, setting.name) ?? priorsRefusal(limits, moves);
  if (unsuited !== null) return refused(unsuited);
  const { growth } = choices;
  if (growth === 'grown' && !canGrow(algorithm)) return refused(growthRefusal(algorithm));
  if (growth === 'drawn' && playsToEnds(algorithm))
    return refused(
      `${algorithm} of a game needs --growth grown: it plays to the ends, with every move apart`,
    );
  const rules = rulesFor(algorithm, choices);
  if (limits.tries === 'kind' && game.moveClass === undefined)
    return refused(`--tries kind: ${setting.name} tells no kinds of moves apart`);
  if (growth === 'grown') {
    const searched = searchGameWithin(at, algorithm, rules, limits, MOST_SEARCHED);
    if (searched === null) return refused(tooMany(setting, growth));
    const { run, states } = searched;
    if (!run.result.ok) {
      const { halt } = run.result;
      return refused(haltOf(setting, halt, game.printState(states[halt.node])));
    }
    return granted(searchedIn(at, run, states));
  }
  const options = { byEval: setting.depth !== null || limits.deepen, symmetryOnce: setting.symmetry };
  const unfolded = unfold(game, setting.depth ?? Infinity, options);
  if (!unfolded.ok) return refused(tooMany(setting, growth));
  const run = recordSearch(unfolded.tree, algorithm, rules, 'drawn', {
    ...limits,
    depth: depthOfDrawn(setting, algorithm),
  });
  return granted(searchedIn(at, run, unfolded.states));
}

function tooMany({ name, options, depth, symmetry }: GameSetting, growth: CliOptions['growth']): string {
  const said = Object.entries(options).map(([option, value]) => `${option} ${printOption(value)}`);
  const what = [name, ...said, depth === null ? 'to the end' : `to depth ${depth}`].join(', ');
  const cures = [
    ...(symmetry ? [] : ['--symmetry once']),
    '--algorithm alpha-beta',
    // Only in a growing tree do cutoffs save positions; a tree that is generated first is complete.
    ...(growth === 'grown' ? [] : ['--growth grown']),
    'a smaller --depth or game',
  ];
  const most = (growth === 'grown' ? MOST_SEARCHED : LIMITS.nodes).toLocaleString('en');
  return `${what}: there are more than ${most} positions to make; try ${cures.join(', ')}`;
}
