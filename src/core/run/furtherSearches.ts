/**
 * Adds the searches that the first picture does not need, with what their runs ask; it is imported with the code that
 * may run any search, and when one of them is first asked for.
 */
import { expectiminimax } from '../search/expectiminimax.ts';
import { addSearch } from '../search/laterSearch.ts';
import { pvs } from '../search/pvs.ts';
import { star1 } from '../search/star1.ts';
import { stillPossible } from './stillPossible.ts';
import { addStillPossible } from './window.ts';

addSearch('expectiminimax', (space, _rules, observer, _root, fractions) =>
  expectiminimax(space, observer, fractions),
);
addSearch('pvs', pvs);
addSearch('star1', star1);

addStillPossible(stillPossible);
