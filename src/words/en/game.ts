/** What is said of games: their positions, and what is wrong with one. */
import type { PositionFault } from '../../games/game.ts';

/** Cells as people name them, rows from the top; `columns` is how many the board has. */
function cellsNamed(cells: readonly number[], columns: number): string {
  const names = cells.map((cell) => `row ${Math.floor(cell / columns) + 1} column ${(cell % columns) + 1}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const englishGame = {
  games: 'Games to search',
  gamesWhy: 'Searched live: each position comes into being when the search generates it.',
  // the caption's menu
  setting: 'The game',
  play: 'Play',
  playWhy: 'Play against the search',
  stopPlaying: 'Stop playing',
  toDepth: (depth: number | null) => (depth === null ? 'to the end' : `depth ${depth}`),
  symmetricOnce: 'symmetric once',
  position: 'From the position',
  played: (moves: string) => `then played: ${moves}`,
  takeBack: 'Take the last move back',
  fromStart: 'From the beginning',
  depth: 'Depth',
  depthNone: 'This game has no evaluation to stop by: it is searched to its ends.',
  symmetry: 'Symmetric moves count once',
  formOf: 'Positions that are the same',
  formNone: 'This game leaves moves to chance: it is searched as a tree, each way to a position apart.',
  form: { tree: 'tree', graph: 'graph' },
  // the strategy of a side
  solution: 'Solution graph',
  solutionOf: 'Whose',
  theWinner: 'the winner',
  winner: (side: string) => `${side} wins, whatever the other side does.`,
  markedLater: 'It is marked once the values have gone up.',
  noWinner: 'Neither side can win if both play well.',
  notProved: 'Who wins is not proved at this depth.',
  inSolution: (side: string, positions: number, edges: number) =>
    `${side}’s strategy: ${positions} ${positions === 1 ? 'position' : 'positions'}, ${edges} ${edges === 1 ? 'edge' : 'edges'}`,
  strategyOf: (side: string) => `${side}’s strategy`,
  asGood: 'as good: press it to choose it',
  arc: 'an arc: every one of these replies must be answered',
  endBar: 'a bar: the game is over',
  andOr:
    'The notes call the positions under an arc AND nodes (与节点), the others OR nodes (或节点). Other books name the node that has the arc below it.',
  moreChoices: (count: number) =>
    count === 1 ? 'One more position has such a choice.' : `${count} more positions have such a choice.`,
  ownMoves: (position: string) => `At ${position} these moves are worth as much`,
  option: (name: string, value: string) => `${name}: ${value}`,
  notThat: (canBe: string) => `It can be ${canBe}.`,
  // the complete tree
  complete: 'The complete tree',
  completeOf: (game: string, position: string | null) =>
    `${game} to its ends, from ${position === null ? 'the beginning' : `the position ${position}`}. Counted here, position by position.`,
  tooManyToCount: 'From this position there are too many positions to count.',
  ply: 'ply',
  inAll: 'in all',
  allLines: 'all lines of play',
  siblingsOnce: 'symmetric siblings once',
  positionsTold: 'positions',
  upToSymmetry: 'positions up to symmetry',
  worthTold: 'what they are worth',
  worthParts: 'MAX · even · MIN',
  favoured: 'favours MAX · even · MIN',
  nodes: 'nodes',
  positions: 'positions',
  endsWon: 'ends: MAX · MIN · drawn',
  edgesTold: (all: number, once: number | null) =>
    once === null
      ? `${all.toLocaleString('en-US')} moves from position to position.`
      : `${all.toLocaleString('en-US')} moves from position to position, ${once.toLocaleString('en-US')} up to symmetry.`,
  treeTooLarge: (nodes: number, most: number) =>
    `All lines of play are ${nodes.toLocaleString('en-US')} nodes, more than the ${most.toLocaleString('en-US')} that are searched and drawn here: the table has them, and the smaller forms can be drawn.`,
  drawTree: (nodes: number, isOnce: boolean) =>
    `The tree${isOnce ? ', symmetric siblings once' : ''}: ${nodes.toLocaleString('en-US')} nodes`,
  drawMap: (positions: number, isOnce: boolean) =>
    `The map${isOnce ? ' up to symmetry' : ''}: ${positions.toLocaleString('en-US')} positions`,
  // the game, formally
  formally: 'The game, formally',
  atStart: 'S0',
  actions: (moves: number, made: number, all: number) =>
    `${moves} ${moves === 1 ? 'move' : 'moves'}${moves === all ? '' : ` up to symmetry, of ${all}`}; ${made} generated`,
  outcomes: (all: number, made: number) => `${all} ${all === 1 ? 'outcome' : 'outcomes'}; ${made} generated`,
  isOver: 'the game is over: no moves',
  isEnd: 'true: the game is over',
  isCut: (depth: number) => `true: depth ${depth}`,
  isNot: 'false',
  onlyAtEnds: 'only where the game is over',
  noEstimate: 'none: it is searched to its ends',
  system: 'As a production system',
  systemParts: [
    ['global database', 'the position'],
    ['rules', 'ACTIONS(s) and RESULT(s, a)'],
    ['control strategy', 'the search'],
  ],

  /** what is wrong with the text of a position, and what would be right */
  positionFault(fault: PositionFault, columns: number): string {
    switch (fault.code) {
      case 'cells':
        return `it has ${fault.found} squares, and the board has ${fault.due}: write x, o or . for each, row by row from the top`;
      case 'sign':
        return `“${fault.found}” at ${cellsNamed([fault.at], columns)} is none of x, o and .`;
      case 'numbers':
        return `no play leads to ${fault.x} x and ${fault.o} o`;
      case 'both-won':
        return `both sides have won, at ${cellsNamed(fault.cells, columns)}; play ends with the first`;
      case 'after-win':
        return `somebody has moved after the game was won at ${cellsNamed(fault.cells, columns)}`;
      case 'floating':
        return `nothing is under the disc at ${cellsNamed(fault.cells, columns)}`;
      case 'pile':
        return `“${fault.found}”, pile ${fault.at + 1}, is no number of coins from 1 to ${fault.most}`;
      case 'coins':
        return `it has ${fault.found} coins; there can be ${fault.most}`;
      case 'two-sides':
        return 'it is not MAX’s points, “-”, MIN’s points and, if dice were thrown, “/” and the roll: 7,3-6,6/21';
      case 'point':
        return `“${fault.found}” is no point from 1 to ${fault.most}`;
      case 'checkers':
        return `a side has ${fault.found} checkers; there can be ${fault.most}`;
      case 'roll':
        return `“${fault.found}” is no roll of two dice, such as 21`;
      case 'contact':
        return `the sides have not passed each other: point ${fault.max} of MAX is behind point ${fault.min} of MIN, which MAX counts as ${25 - fault.min}`;
      case 'nobody':
        return 'neither side has a checker left';
    }
  },
};
