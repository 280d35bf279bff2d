import type { SearchSettingName } from '../core/index.ts';
import { SEARCH_SETTING_NAMES, SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { rangeOf } from '../games/entry.ts';
import { GAME_NAMES, GAMES, type GameName } from '../games/games.ts';
import { optionNames } from '../games/readSetting.ts';
import { CHOICE_NAMES, CHOICES, type ChoiceName, DEFAULT_CHOICES } from './choices.ts';

const MEANING: Readonly<Record<ChoiceName, string>> = {
  algorithm: 'what searches the tree',
  root: 'the side at the top, unless the tree says it',
  growth: 'the tree is there first, or each node comes when the search generates it',
  numbers:
    'every number is what MAX gets, or what the side to move at its node gets (negamax); with mcts, the side that moved into it',
  format: 'the narration step by step, or one JSON object',
  detail: 'JSON: what happened, or besides it the sentence and every node that it changed',
  language: 'the language of the sentences',
};

const SETTING_MEANING: Readonly<Record<SearchSettingName, string>> = {
  cutoff: 'a node is cut at v ≥ β and v ≤ α, or only beyond; default equal',
  value: 'a node returns v, v clamped into its window, or its running bound; default soft',
  bounds: 'a node is tested against the bounds of all ancestors, or of its parent only; default all',
  begin:
    'windows begin with (−∞, +∞), or with the bounds that the tree declares of its leaves, as in leaves 1..6; default open',
  ties: 'of moves of equal value the first is best, or the one that wins soonest or loses latest; default first',
  depth: 'plies below the root at which nodes are judged by static values; default all',
  deepen: 'depth 0, 1, 2, … one after the other, as far as --depth',
  budget: 'how many nodes all depths may enter together; with --deepen',
  tries:
    'children are tried best first by what the last depth returned, as they stand, or by the kind of move; default last',
  quiet:
    'at the depth limit and beyond only quiet positions are judged: till then all moves are searched, or the noisy ones and the mover may keep the static value; default none',
  most: 'plies beyond the depth limit at which a position is judged though it is not quiet; default all',
  check: 'after the search, the end of the chosen line is searched so many plies farther, until it stays',
  window: 'α and β that the search begins with; default -inf..inf',
  iterations: 'how many iterations mcts makes; default 100',
  seed: 'the number from which all draws of mcts follow; default 1',
  selection: 'the rule by which mcts selects a child; default uct',
  c: 'the constant C of the rule; default the square root of 2, with puct 1.25',
  span: 'C is multiplied by the span of the rewards, or counts as it is; default range',
  playout: 'the moves of a playout are drawn, or always the first; default random',
  playouts: 'how many playouts an iteration makes; its reward is their mean; default 1',
  leaves: 'the value of a leaf is the reward, or the chance of the reward 1; default reward',
  given: 'the rewards of the iterations in order, in place of playouts',
  priors: 'the priors of the moves at the root, with puct; default the same for each',
  final: 'the recommended move has the most visits, or the best mean reward; default visits',
};

/** The text that `trace --help` prints. */
export const USAGE = `Usage: npm run --silent trace -- TREE [options]
       npm run --silent trace -- --game NAME [options]
       npm run --silent trace -- --match SETTING (see npm run --silent match -- --help)

Searches a game tree and prints what happened.

TREE is a tree written out, such as '(3 12 8) (2 4 6) (14 5 2)', the path of a file,
also of one that the page has saved (trees.json#2 is the second tree in it), or - for
standard input. What begins with a bracket, a digit, a sign, a quote or a side
before a bracket is a tree; one that begins with a minus sign stands after --, as in: npm run --silent trace -- -- -3

Options:
${CHOICE_NAMES.map(optionLines).join('\n')}
${SEARCH_SETTING_NAMES.map(settingLines).join('\n')}
  --game ${GAME_NAMES.join('|')}
      searches a game in a tree's place; with it
      --depth PLIES|end  --symmetry once|off  --start POSITION  --moves a.b.c
      --form tree|graph  --solution max|min (graph)  --chosen 3-1 (graph)
      --weights 1,3 (of the features)  --preset NAME (weights that have a name)
${[...optionNames()].map(optionOfGame).join('\n')}
  --fold B
      a row of leaves is folded into a uniform tree in which every inner node has B children
  --lines
      one tree a line, one JSON object a line; TREE is a file or -
  -h, --help
      print this

A wrong tree or option is one line on standard error and exit code 2.
`;

function optionOfGame([name, games]: readonly [string, readonly GameName[]]): string {
  const option = games.flatMap((game) => GAMES[game].options).find((one) => one.name === name);
  return `      --${name} ${option === undefined ? '' : rangeOf(option)} (${games.join(', ')})`;
}

function settingLines(name: SearchSettingName): string {
  const row = SEARCH_SETTINGS[name];
  return `  --${name}${placeholderOf(row)}\n      ${SETTING_MEANING[name]}`;
}

function placeholderOf(row: (typeof SEARCH_SETTINGS)[SearchSettingName]): string {
  switch (row.kind) {
    case 'switch':
      return '';
    case 'whole':
      return ' N';
    case 'number':
      return ' X';
    case 'numbers':
      return ' A,B,…';
    case 'choice':
      return ` ${row.choices.join('|')}`;
    case 'window':
      return ' A..B';
  }
}

function optionLines(name: ChoiceName): string {
  return `  --${name} ${CHOICES[name].join('|')}\n      ${MEANING[name]}; default ${DEFAULT_CHOICES[name]}`;
}
