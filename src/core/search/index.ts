/**
 * The search algorithms, one plain recursion per file, and the tables that describe them.
 *
 * A search walks a `SearchSpace` (`core/tree/searchSpace.ts`) and reports to a `SearchObserver` (`searchObserver.ts`)
 * what happens, in numbers only. With the silent observer the same code is the untraced search. A recursion cannot pause;
 * `searchInPieces.ts` runs it again from the root for each piece, without searching or telling anything twice. One
 * algorithm has a second copy, `pausingAlphaBeta.ts`, for searches without a record of any size.
 *
 * A `GameTree` is a space that exists beforehand. A `GrowingSpace` (`growingSpace.ts`) makes a space of any source of
 * positions: it asks for the actions of a node once and for the result of a move once, and only when the search visits
 * them. A pruned position is therefore never generated. When equal positions merge, nodes are identified by keys and
 * the space is a graph.
 *
 * `algorithmRows.ts` has one row for each algorithm: its family, what it passes down and returns, which settings affect
 * it and which trees it cannot search. `searchSettingRows.ts` has one row for each setting, from which menu, address,
 * file and terminal are made. Outside these rows nothing in `src` names an algorithm unless it is about that algorithm.
 *
 * Standing pat is written once, in `standPat.ts`: the static value is a first child that is a leaf, so that the
 * recursions read like the textbook's.
 *
 * A chance node adds up fractions and rounds once (docs/decisions/exact-expectations.md); when windows pass through
 * chance nodes, `boundedExpectation.ts` computes in fractions the interval of the possible expectations. PVS (`pvs.ts`)
 * may search a child a second time. `maxN.ts` returns vectors and has an observer of its own, and so have the two
 * procedures that keep all nodes (`listForms.ts`).
 *
 * A search starts with a root window that no node owns. A search that cannot continue ends with a `SearchHalt`, never
 * with a wrong number.
 */
export type * from './algorithm.ts';
export type * from './algorithms.ts';
export type * from './runSearch.ts';
export type * from './searchHalt.ts';
export type * from './searchObserver.ts';
export type * from './searchSettings.ts';
export type * from './searchWindow.ts';
export type * from './source.ts';
