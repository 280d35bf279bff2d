/**
 * The search algorithms, one plain recursion per file, and the tables that describe them.
 *
 * A search walks a `SearchSpace` (`searchSpace.ts`) and tells a `SearchObserver` (`searchObserver.ts`) what happens, in
 * numbers only. With the silent observer the same code is the untraced search; there is no second copy of an algorithm.
 *
 * A `GameTree` is a space that exists beforehand. A `GrowingSpace` (`growingSpace.ts`) makes a space of any source of
 * positions: it asks for the actions of a node once and for the result of a move once, and only when the search looks
 * there. What is cut off is therefore never generated. Where equal positions merge, a key in place of a node makes the
 * space a graph.
 *
 * `algorithmRows.ts` has one row for each algorithm: its family, what it passes down and returns, which settings it
 * takes and which trees do not suit it. `searchSettingRows.ts` has one row for each setting, from which menu, address,
 * file and terminal are made. Outside these rows nothing in `src` names an algorithm unless it is about that algorithm.
 *
 * Standing pat is written once, in `standPat.ts`: the static value is a first child that is a leaf, so that the
 * recursions read like the textbook's.
 *
 * A chance node adds up fractions and rounds once (docs/decisions/exact-expectations.md); where windows pass through
 * chance nodes, `boundedExpectation.ts` computes in fractions what the node can still come to. PVS (`pvs.ts`) may
 * search a child a second time. `maxN.ts` returns vectors and has an observer of its own, and so have the two
 * procedures that keep OPEN and CLOSED lists (`listForms.ts`).
 *
 * A search starts with a root window that no node owns. What it does not suit ends it with a `SearchHalt`, never with a
 * wrong number.
 */
export {};
