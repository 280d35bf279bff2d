/** What is said of games, whichever it is. */
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
};
