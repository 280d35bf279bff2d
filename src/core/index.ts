/**
 * Trees, searches, the record of a run, and edits: the model of the program, which runs wherever JavaScript does and
 * imports nothing. Its folders are `tree/` (game trees), `search/` (the algorithms), `run/` (the record of a search),
 * `graph/` (positions that merge), `order/` (orders of children), `edit/` (changes of a tree), `analysis/` (results
 * about a whole tree or search), `uniform/` (counting leaves) and `random/` (trees from seeds). The files beside them
 * are small tools that several folders use.
 */
export {};
