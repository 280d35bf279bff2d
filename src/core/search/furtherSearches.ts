/**
 * Adds the searches that the first picture does not need; it is imported with the code that may run any search,
 * and when one of them is first asked for.
 */
import { expectiminimax } from './expectiminimax.ts';
import { addSearch } from './laterSearch.ts';
import { pvs } from './pvs.ts';
import { star1 } from './star1.ts';

addSearch('expectiminimax', (space, _rules, observer, _root, fractions) =>
  expectiminimax(space, observer, fractions),
);
addSearch('pvs', pvs);
addSearch('star1', star1);
