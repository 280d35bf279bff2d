/**
 * Othello a second time, slow and plain, to check the one of the program: a board is an array of rows of characters,
 * and every rule is carried out square by square as it is worded. It shares nothing with `src/games/othello`.
 */

/** A board as rows of "x", "o" and ".", and the sign of the side to move. */
export interface PlainBoard {
  readonly rows: readonly string[];
  readonly mover: 'x' | 'o';
}

const DIRECTIONS = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((right) => (down === 0 && right === 0 ? [] : [[down, right] as const])),
);

export function plainStart(size: number): PlainBoard {
  const half = size / 2;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      if (row !== half - 1 && row !== half) return '.';
      if (column !== half - 1 && column !== half) return '.';
      return row === column ? 'o' : 'x';
    }).join(''),
  );
  return { rows, mover: 'x' };
}

export function otherSign(sign: 'x' | 'o'): 'x' | 'o' {
  return sign === 'x' ? 'o' : 'x';
}

function at(rows: readonly string[], row: number, column: number): string | undefined {
  return column < 0 ? undefined : rows[row]?.[column];
}

/** The squares whose discs turn over when `sign` is put on a square, as [row, column]. */
export function plainTurned(
  rows: readonly string[],
  sign: 'x' | 'o',
  row: number,
  column: number,
): (readonly [number, number])[] {
  if (at(rows, row, column) !== '.') return [];
  return DIRECTIONS.flatMap(([down, right]) => {
    const run: (readonly [number, number])[] = [];
    let [r, c] = [row + down, column + right];
    while (at(rows, r, c) === otherSign(sign)) {
      run.push([r, c]);
      r += down;
      c += right;
    }
    return at(rows, r, c) === sign ? run : [];
  });
}

function everySquare(rows: readonly string[]): (readonly [number, number])[] {
  return rows.flatMap((line, row) => Array.from(line, (_, column) => [row, column] as const));
}

export function squareName(row: number, column: number): string {
  return 'abcdefgh'.charAt(column) + String(row + 1);
}

/** The names of the squares on which a side may put a disc, row by row. */
export function plainLegal(rows: readonly string[], sign: 'x' | 'o'): string[] {
  return everySquare(rows)
    .filter(([row, column]) => plainTurned(rows, sign, row, column).length > 0)
    .map(([row, column]) => squareName(row, column));
}

export function plainMoves({ rows, mover }: PlainBoard): string[] {
  const legal = plainLegal(rows, mover);
  if (legal.length > 0) return legal;
  return plainLegal(rows, otherSign(mover)).length > 0 ? ['pass'] : [];
}

export function plainAfter({ rows, mover }: PlainBoard, move: string): PlainBoard {
  if (move === 'pass') return { rows, mover: otherSign(mover) };
  const [row, column] = [Number(move[1]) - 1, 'abcdefgh'.indexOf(move.charAt(0))];
  const now = rows.map((line) => Array.from(line));
  for (const [r, c] of [[row, column] as const, ...plainTurned(rows, mover, row, column)]) now[r]![c] = mover;
  return { rows: now.map((line) => line.join('')), mover: otherSign(mover) };
}

export function discsOf(rows: readonly string[], sign: 'x' | 'o' | '.'): number {
  return Array.from(rows.join('')).filter((each) => each === sign).length;
}

function isCorner(rows: readonly string[], row: number, column: number): boolean {
  return [0, rows.length - 1].includes(row) && [0, rows.length - 1].includes(column);
}

function plainRisk(rows: readonly string[], sign: 'x' | 'o' | '.'): number {
  return everySquare(rows).filter(
    ([row, column]) =>
      at(rows, row, column) === sign &&
      DIRECTIONS.some(
        ([down, right]) =>
          at(rows, row + down, column + right) === '.' && isCorner(rows, row + down, column + right),
      ),
  ).length;
}

function plainFrontier(rows: readonly string[], sign: 'x' | 'o' | '.'): number {
  return everySquare(rows).filter(
    ([row, column]) =>
      at(rows, row, column) === sign &&
      DIRECTIONS.some(([down, right]) => at(rows, row + down, column + right) === '.'),
  ).length;
}

/** The names of the discs of a side that are stable by the usual rule. */
export function plainStable(rows: readonly string[], sign: 'x' | 'o'): Set<string> {
  const stable = new Set<string>();
  const axes = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const;
  const isHeld = (row: number, column: number, [down, right]: readonly [number, number]) => {
    const beside = [
      [row + down, column + right],
      [row - down, column - right],
    ] as const;
    if (beside.some(([r, c]) => at(rows, r, c) === undefined)) return true;
    if (beside.some(([r, c]) => stable.has(squareName(r, c)))) return true;
    return isLineFull(rows, row, column, down, right);
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (const [row, column] of everySquare(rows)) {
      const name = squareName(row, column);
      if (at(rows, row, column) !== sign || stable.has(name)) continue;
      if (!axes.every((axis) => isHeld(row, column, axis))) continue;
      stable.add(name);
      grew = true;
    }
  }
  return stable;
}

function isLineFull(
  rows: readonly string[],
  row: number,
  column: number,
  down: number,
  right: number,
): boolean {
  let [r, c] = [row, column];
  while (at(rows, r - down, c - right) !== undefined) [r, c] = [r - down, c - right];
  for (; at(rows, r, c) !== undefined; [r, c] = [r + down, c + right])
    if (at(rows, r, c) === '.') return false;
  return true;
}

/** For each feature, in the order of the program's table: the counts of x and of o, and the feature's value. */
export function plainFeatures(rows: readonly string[]): { counts: [number, number]; value: number }[] {
  const size = rows.length;
  const empty = Array.from(rows.join('')).filter((sign) => sign === '.').length;
  const both = (count: (sign: 'x' | 'o') => number): [number, number] => [count('x'), count('o')];
  const discs = both((sign) => discsOf(rows, sign));
  const stable = both((sign) => plainStable(rows, sign).size);
  const risk = both((sign) => plainRisk(rows, sign));
  const legal = both((sign) => plainLegal(rows, sign).length);
  const frontier = both((sign) => plainFrontier(rows, sign));
  const fewer = ([x, o]: [number, number]) => o - x;
  const more = ([x, o]: [number, number]) => x - o;
  return [
    { counts: discs, value: more(discs) },
    { counts: stable, value: more(stable) },
    { counts: risk, value: fewer(risk) },
    { counts: legal, value: more(legal) },
    { counts: discs, value: empty > Math.floor((size * size - 4) / 2) ? fewer(discs) : more(discs) },
    { counts: frontier, value: fewer(frontier) },
  ];
}
