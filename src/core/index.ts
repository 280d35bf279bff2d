/**
 * Trees, searches, the record of a run, and edits: the model of the program, which runs wherever JavaScript does and
 * imports nothing. Its folders are `tree/` (game trees), `search/` (the algorithms), `run/` (the record of a search),
 * `graph/` (positions that merge), `order/` (orders of children), `edit/` (changes of a tree), `analysis/` (results
 * about a whole tree or search), `uniform/` (counting leaves) and `random/` (trees from seeds). The files beside them
 * are small tools that several folders use.
 *
 * The types of `run/` and `graph/` are passed on file by file, because these two folders use each other's types, and a
 * door between them would close a cycle.
 */
export type * from './board.ts';
export type * from './graph/graphRun.ts';
export type * from './graph/mergingTree.ts';
export type * from './random/seeded.ts';
export type * from './random/treeWish.ts';
export type * from './random/uniformTree.ts';
export type * from './run/answerEvent.ts';
export type * from './run/anyRun.ts';
export type * from './run/boundNotation.ts';
export type * from './run/boundsRun.ts';
export type * from './run/eventLines.ts';
export type * from './run/found.ts';
export type * from './run/frame.ts';
export type * from './run/listEvent.ts';
export type * from './run/listRun.ts';
export type * from './run/lists.ts';
export type * from './run/moment.ts';
export type * from './run/nodeState.ts';
export type * from './run/pass.ts';
export type * from './run/programRun.ts';
export type * from './run/range.ts';
export type * from './run/run.ts';
export type * from './run/simulationEvent.ts';
export type * from './run/simulationParts.ts';
export type * from './run/simulationRun.ts';
export type * from './run/tally.ts';
export type * from './run/valueKind.ts';
export type * from './run/vectorRun.ts';
export type * from './run/window.ts';
export type * from './run/worth.ts';
export type * from './search/index.ts';
export type * from './tree/index.ts';
