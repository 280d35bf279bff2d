/** Playing against the search. */

/** Cells as people name them, rows from the top. */
const cellName = (row: number, column: number) => `row ${row} column ${column}`;

export const englishPlay = {
  title: 'Play against the search',
  play: 'Play',
  stop: 'Stop playing',
  board: 'The board',
  square: (row: number, column: number, held: string) => `${cellName(row, column)}: ${held}`,
  empty: 'empty',
  worth: (label: string) => `worth ${label}`,
  best: 'as good as any',
  candidate: 'decides so far',
  /** what is said of one square */
  told: (parts: readonly string[]) => parts.join(', '),
  you: 'You are',
  /** `signs`: what each side plays with, where that has a sign */
  sides: (signs: Readonly<Record<'max' | 'min', string>> | undefined) =>
    signs ? { max: `${signs.max}, MAX`, min: `${signs.min}, MIN` } : { max: 'MAX', min: 'MIN' },
  hints: 'On my turn, say what is known of each move',
  stepped: 'Go through its search step by step',
  roll: 'Roll the dice',
  toRoll: 'The dice decide: roll them, or choose what they show.',
  yourTurn: 'Your move.',
  yourTurnAgain: 'You move again.',
  thinking: (move: string) => `The search has decided for ${move}.`,
  stepping: 'The search’s turn: step through it, or play what it decides.',
  undecided: 'The search looks no ply deep, and decides nothing: choose a greater depth.',
  playIt: 'Play it',
  takeBack: 'Take back',
  anew: 'New match',
  goOn: 'To the last move',
  playFrom: 'Play from here',
  shows: 'The board shows the node pointed at.',
  won: (side: string) => `${side} has won.`,
  drawn: 'Drawn.',
  moves: 'The moves so far, with the search before each',
  heads: ['no.', 'move', 'depth', 'value', 'generated', 'evaluated'],
  toEnd: 'end',
  again: (number: number, move: string) => `Show the search before move ${number}, ${move}, again`,
  legal: 'Moves',
};
