/** Tic-tac-toe positions beside the nodes. */
import type { Placement } from '../drawing/placement.ts';
import { cm, type Page, pointOf } from './page.ts';

/** The pic of a position: nine marks, rows from the top. */
export function boardDefinition(page: Page): string {
  const size = page.layout.metrics.boardSize;
  const [one, two, all] = [size / 3, (size * 2) / 3, size].map((px) => cm(page, px)) as [
    string,
    string,
    string,
  ];
  const grid = [
    `(${one},0) -- (${one},-${all})`,
    `(${two},0) -- (${two},-${all})`,
    `(0,-${one}) -- (${all},-${one})`,
    `(0,-${two}) -- (${all},-${two})`,
  ];
  const at = (along: string) => `${cm(page, size / 6)}+${one}*${along}(\\i,3)`;
  return `pics/board/.style={code={
    \\draw[line width=0.3pt] ${grid.join(' ')};
    \\foreach \\mark [count=\\i from 0] in {#1}
      \\node[inner sep=0pt, font=\\fontsize{5}{5}\\sffamily\\selectfont] at ({${at('mod')}}, {-(${at('div')})}) {\\mark};}}`;
}

/** A node's position: below a leaf, left of an inner node; "" where there is none. */
export function printBoard(page: Page, { node, kind, x, y, width, height }: Placement): string {
  const { boards, metrics } = page.layout;
  const board = boards?.[node];
  if (board === undefined) return '';
  const { boardSize: size, em } = metrics;
  const left = kind === 'leaf' ? x - size / 2 : x - width / 2 - size - em * 0.3;
  const top = kind === 'leaf' ? y + height + em * 0.45 : y + (height - size) / 2;
  const marks = [...board].map((mark) => (mark === '.' ? '' : mark)).join(',');
  return `\\pic at ${pointOf(page, left, top)} {board={${marks}}};`;
}
