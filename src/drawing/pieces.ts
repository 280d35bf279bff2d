/**
 * Defines how the pieces on game boards look: one entry for each form of piece, and one for each digit of a
 * number.
 */
import type { Piece, Shape } from '../core/index.ts';
import { short } from './shapes.ts';

/** A rectangle in px: its upper left corner and its size. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  /** the character for a piece of each side in plain text */
  readonly text: Readonly<Record<Piece['side'], string>>;
  /** the class of its path, after the side */
  readonly role: 'piece' | 'disc';
  /** the distance of the piece from each edge of its cell, as a fraction of the shorter side of the cell */
  readonly inset: number;
  /** Returns the SVG path of the piece, which fills the given square. */
  path(square: Box): string;
}

const SHAPES: Readonly<Record<Exclude<Shape, number>, Drawn>> = {
  cross: {
    text: { max: 'x', min: 'x' },
    role: 'piece',
    inset: 0.24,
    path: ({ left, top, width, height }) =>
      `M${left},${top}L${left + width},${top + height}M${left + width},${top}L${left},${top + height}`,
  },
  nought: { text: { max: 'o', min: 'o' }, role: 'piece', inset: 0.24, path: circle },
  disc: { text: { max: '●', min: '○' }, role: 'disc', inset: 0.12, path: circle },
};

function circle({ left, top, width, height }: Box): string {
  const r = width / 2;
  return `M${left},${top + height / 2}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
}

/** The SVG paths of the digits 0 to 9, in coordinates from 0 to 600 across and 0 to 1000 down. */
const DIGITS = [
  'M300,0C700,0 700,1000 300,1000C-100,1000 -100,0 300,0',
  'M90,210L340,0L340,1000',
  'M30,260C30,-90 570,-90 570,260C570,500 200,650 20,1000L600,1000',
  'M40,160C150,-60 560,-60 560,230C560,400 420,480 260,480C440,480 600,560 600,730C600,1080 90,1080 0,830',
  'M440,1000L440,0L0,700L600,700',
  'M540,0L110,0L60,460C200,340 600,340 600,680C600,1090 100,1070 0,860',
  'M520,80C360,-60 20,40 20,620C20,1130 600,1130 600,680C600,320 120,320 30,640',
  'M0,0L600,0L220,1000',
  'M300,460C-60,460 -60,0 300,0C660,0 660,460 300,460C-100,460 -100,1000 300,1000C700,1000 700,460 300,460',
  'M80,920C240,1060 580,960 580,380C580,-130 0,-130 0,320C0,680 480,680 570,360',
];
/**
 * The distance from the left of a digit to the left of the next one, and the width of a digit, in multiples
 * of its height.
 */
const ADVANCE = 0.82;
const DIGIT_WIDTH = 0.6;

/**
 * The size of a number on a board: the greatest fraction of its cell that it takes in width and in height,
 * and the greatest ratio of its height to the width of the cell.
 */
const NUMBER_WIDTH = 0.8;
const NUMBER_HEIGHT = 0.6;
const NUMBER_SIZE = 0.9;

/** Returns the character for a piece, for places where nothing can be drawn. */
export function pieceText({ shape, side }: Piece): string {
  return typeof shape === 'number' ? String(shape) : SHAPES[shape].text[side];
}

/** The CSS class of a piece's path, which depends on the piece's owner and on what the piece is. */
export type PieceRole = `${Piece['side']}-${'piece' | 'disc' | 'number'}`;

export function pieceRole({ shape, side }: Piece): PieceRole {
  return `${side}-${typeof shape === 'number' ? 'number' : SHAPES[shape].role}`;
}

/** Returns the SVG path of a piece in its cell. */
export function piecePath({ shape }: Piece, cell: Box): string {
  if (typeof shape === 'number') return numberPath(String(shape), cell);
  const { inset, path } = SHAPES[shape];
  const side = Math.min(cell.width, cell.height) * (1 - 2 * inset);
  return path(within(cell, side, side));
}

function numberPath(text: string, cell: Box): string {
  const width = DIGIT_WIDTH + ADVANCE * (text.length - 1);
  const most = Math.min(NUMBER_SIZE, NUMBER_WIDTH / width);
  const height = Math.min(cell.height * NUMBER_HEIGHT, cell.width * most);
  const box = within(cell, width * height, height);
  return Array.from(text, (digit, index) =>
    (DIGITS[Number(digit)] ?? '').replace(/(-?\d+),(-?\d+)/g, (_point, x, y) => {
      const across = box.left + (Number(x) / 1000 + index * ADVANCE) * height;
      return `${short(across)},${short(box.top + (Number(y) / 1000) * height)}`;
    }),
  ).join('');
}

/** Returns the rectangle of the given width and height in the middle of another rectangle. */
function within({ left, top, width, height }: Box, inner: number, down: number): Box {
  return { left: left + (width - inner) / 2, top: top + (height - down) / 2, width: inner, height: down };
}
