/** Small tic-tac-toe positions: grid, crosses and noughts as three paths. */
export interface BoardPaths {
  readonly grid: string;
  readonly crosses: string;
  readonly noughts: string;
}

/** `board` is nine of "x", "o", "." from the top row; the square's upper left corner is (0, 0). */
export function boardPaths(board: string, size: number): BoardPaths {
  const cell = size / 3;
  const inset = cell * 0.24;
  let crosses = '';
  let noughts = '';
  for (const [index, mark] of [...board].entries()) {
    const left = (index % 3) * cell;
    const top = Math.floor(index / 3) * cell;
    if (mark === 'x') {
      const [near, far] = [inset, cell - inset];
      crosses += `M${left + near},${top + near}L${left + far},${top + far}M${left + far},${top + near}L${left + near},${top + far}`;
    }
    if (mark === 'o') {
      const r = cell / 2 - inset;
      noughts += `M${left + cell / 2 - r},${top + cell / 2}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
    }
  }
  const grid = `M${cell},0V${size}M${2 * cell},0V${size}M0,${cell}H${size}M0,${2 * cell}H${size}`;
  return { grid, crosses, noughts };
}
