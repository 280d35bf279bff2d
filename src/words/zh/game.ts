import type { englishGame } from '../en/game.ts';

function cellsNamed(cells: readonly number[], columns: number): string {
  return cells
    .map((cell) => `第 ${Math.floor(cell / columns) + 1} 行第 ${(cell % columns) + 1} 列`)
    .join('、');
}

export const chineseGame: typeof englishGame = {
  positionFault(fault, columns) {
    switch (fault.code) {
      case 'cells':
        return `有 ${fault.found} 格，而棋盘是 ${fault.due} 格：从上到下逐行写 x、o 或 .`;
      case 'sign':
        return `${cellsNamed([fault.at], columns)}的“${fault.found}”不是 x、o 或 .`;
      case 'numbers':
        return `不可能有 ${fault.x} 个 x 和 ${fault.o} 个 o`;
      case 'both-won':
        return `双方都已获胜（${cellsNamed(fault.cells, columns)}），而一方获胜时棋局就结束了`;
      case 'after-win':
        return `在${cellsNamed(fault.cells, columns)}获胜之后又有人走棋`;
      case 'floating':
        return `${cellsNamed(fault.cells, columns)}的棋子下方是空的`;
      case 'pile':
        return `第 ${fault.at + 1} 堆“${fault.found}”不是 1 到 ${fault.most} 之间的枚数`;
      case 'coins':
        return `共有 ${fault.found} 枚，最多 ${fault.most} 枚`;
    }
  },
};
