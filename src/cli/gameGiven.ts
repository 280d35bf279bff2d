/** The game that takes a tree's place on the command line, and its search. */

import { recordTrace } from '../core/run/recordTrace.ts';
import { printOption, rangeOf, readOption } from '../games/entry.ts';
import { GAME_NAMES, GAMES, type GameName } from '../games/games.ts';
import { searchGame } from '../games/searchGame.ts';
import { type GameSetting, MOST_DEPTH, openingSetting, type Placed, placed } from '../games/setting.ts';
import { unfold } from '../games/unfold.ts';
import { rulesTaken } from '../notation/settings.ts';
import { englishGame } from '../words/en/game.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import type { Searched } from './answerKey.ts';
import type { CliOptions } from './choices.ts';

/** What is said of a game besides its name; all but the first three are options of some games. */
export const GAME_TEXTS = ['depth', 'start', 'moves', 'symmetry', 'n', 'first', 'piles'] as const;
export type GameText = (typeof GAME_TEXTS)[number];

export type GameTexts = ReadonlyMap<GameText | 'game', string>;

/** The setting that was asked for, at a position that is legal. */
export function gameGiven(texts: GameTexts): Reply<Placed> {
  const name = GAME_NAMES.find((known) => known === texts.get('game'));
  if (name === undefined)
    return refused(`--game cannot be ${quote(texts.get('game') ?? '')}; it is ${GAME_NAMES.join(', ')}`);
  const setting = settingGiven(name, texts);
  if (!setting.ok) return setting;
  const at = placed(setting.value);
  const { fault } = at;
  if (fault === null) return granted(at);
  if (fault.code === 'start') {
    const picture = at.game.picture(at.game.s0);
    const why = englishGame.positionFault(fault.fault, picture.kind === 'grid' ? picture.columns : 1);
    return refused(`--start ${quote(texts.get('start') ?? '')}: ${why}`);
  }
  const { game } = at;
  const legal = game.terminalTest(game.s0)
    ? 'the game is over'
    : game.actions(game.s0).map(game.printMove).join(', ');
  return refused(
    `--moves: move ${fault.at + 1}, ${quote(fault.found)}, is not legal there; what is: ${legal}`,
  );
}

function settingGiven(name: GameName, texts: GameTexts): Reply<GameSetting> {
  const entry = GAMES[name];
  const values = { ...openingSetting(name).options };
  for (const text of ['n', 'first', 'piles'] as const) {
    const written = texts.get(text);
    if (written === undefined) continue;
    const option = entry.options.find((known) => known.name === text);
    if (option === undefined) return refused(`--${text} is not for ${name}`);
    const value = readOption(option, written);
    if (value === null) return refused(`--${text} cannot be ${quote(written)}; it is ${rangeOf(option)}`);
    values[text] = value;
  }
  const opening = openingSetting(name, values);
  const depth = depthGiven(texts.get('depth'), opening.depth);
  if (depth === undefined)
    return refused(
      `--depth cannot be ${quote(texts.get('depth') ?? '')}; it is a number up to ${MOST_DEPTH}, or end`,
    );
  if (depth !== null && entry.make(values).evaluate === undefined)
    return refused(`${name} has no evaluation to stop by: --depth end`);
  const symmetry = texts.get('symmetry') ?? (opening.symmetry ? 'once' : 'off');
  if (symmetry !== 'once' && symmetry !== 'off')
    return refused(`--symmetry cannot be ${quote(symmetry)}; it is once or off`);
  const moves = (texts.get('moves') ?? '').split('.').filter((move) => move !== '');
  return granted({
    ...opening,
    start: texts.get('start') ?? null,
    moves,
    depth,
    symmetry: symmetry === 'once',
  });
}

/** Plies, null to the ends; undefined where the text says neither. */
function depthGiven(text: string | undefined, opening: number | null): number | null | undefined {
  if (text === undefined) return opening;
  if (text === 'end') return null;
  const depth = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return depth <= MOST_DEPTH ? depth : undefined;
}

/** Searches the game in a tree that grows with it, or first draws all there is. */
export function searchOfGame(at: Placed, choices: CliOptions): Reply<Searched> {
  const { algorithm, growth } = choices;
  const rules = rulesTaken(algorithm, choices);
  const { setting, game } = at;
  const print = (states: readonly unknown[]) => states.map((state) => game.printState(state));
  if (growth === 'grown') {
    const { run, states } = searchGame(at, algorithm, rules);
    if (!run.result.ok) return refused(tooMany(setting));
    return granted({ trace: run, names: new NodeNames(run.tree), positions: print(states) });
  }
  const options = { byEval: setting.depth !== null, symmetryOnce: setting.symmetry };
  const unfolded = unfold(game, setting.depth ?? Infinity, options);
  if (!unfolded.ok) return refused(tooMany(setting));
  const trace = recordTrace(unfolded.tree, algorithm, rules);
  return granted({ trace, names: new NodeNames(trace.tree), positions: print(unfolded.states) });
}

function tooMany({ name, options, depth, symmetry }: GameSetting): string {
  const said = Object.entries(options).map(([option, value]) => `${option} ${printOption(value)}`);
  const what = [name, ...said, depth === null ? 'to the end' : `to depth ${depth}`].join(', ');
  const cures = [
    ...(symmetry ? [] : ['--symmetry once']),
    '--algorithm alpha-beta',
    'a smaller --depth or game',
  ];
  return `${what}: there are more than 200,000 positions to make; try ${cures.join(', ')}`;
}
