/**
 * The formats of exam questions, one row each. Any combination of formats can be asked about one tree. Menus,
 * files and hand-in codes list the formats in this order, so a new format is added at the end.
 */
import { again } from './again.ts';
import { atBudget } from './atBudget.ts';
import { bestCase } from './bestCase.ts';
import { construct } from './construct.ts';
import { crossing } from './crossing.ts';
import { cutLabels } from './cutLabels.ts';
import { estimate } from './estimate.ts';
import { formula } from './formula.ts';
import { interval } from './interval.ts';
import { leafCount } from './leafCount.ts';
import { leafOrder } from './leafOrder.ts';
import { line, move } from './line.ts';
import { lists } from './lists.ts';
import { reorder } from './reorder.ts';
import { selections } from './selections.ts';
import { solution } from './solution.ts';
import { ties } from './ties.ts';
import { values } from './values.ts';
import { vectors } from './vectors.ts';
import { visits } from './visits.ts';
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
  visits,
  selections,
  ties,
  again,
  bestCase,
  cutLabels,
  construct,
  formula,
  solution,
  lists,
  estimate,
] as const;
