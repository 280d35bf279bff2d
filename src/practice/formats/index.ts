/**
 * The formats of exams, one row each: one tree can be asked in each, in any combination. In this order they
 * stand in menus, files and hand-in codes, so that a new one is the last.
 */
import { atBudget } from './atBudget.ts';
import { crossing } from './crossing.ts';
import { interval } from './interval.ts';
import { leafCount } from './leafCount.ts';
import { leafOrder } from './leafOrder.ts';
import { line, move } from './line.ts';
import { reorder } from './reorder.ts';
import { values } from './values.ts';
import { vectors } from './vectors.ts';
import { windows } from './windows.ts';

export const FORMATS = [
  values,
  crossing,
  leafOrder,
  leafCount,
  windows,
  move,
  line,
  reorder,
  interval,
  vectors,
  atBudget,
] as const;
