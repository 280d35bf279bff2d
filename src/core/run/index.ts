/**
 * The record of one search, and all questions that can be asked about it.
 *
 * A recorder (`recorder.ts`) is an observer that writes one row per event, 36 bytes including the row's index in the
 * list of its node (`record.ts`). Step k is the state after k events. Only this folder knows rows; all others ask a
 * `Run` (`run.ts`) by name: `momentAt(step)`, `stateAt(node, step)`, `valueAt(node, step)`, `entryStep`, `lastStep`,
 * `eventsOf(kind)`. Nothing is replayed: a state is a binary search among the node's own rows.
 *
 * A run is of one of the families in `anyRun.ts`, told apart by its field `family`. None extends another.
 * `boundsRun.ts` alone has windows, tests and owners of bounds; `listRun.ts` has OPEN and CLOSED; `vectorRun.ts` has a
 * vector per node. Each family has a union of events of its own (`event.ts`, `listEvent.ts`). What all families read
 * off a record is in `recordedRun.ts`, and what recursions share is in `recursiveRun.ts`. `recordSearch.ts` runs any
 * algorithm on a tree.
 *
 * A run is a list of passes (`pass.ts`), usually of one. A depth-limited or deepening search is written by
 * `recordPasses.ts`, pass by pass, each over the tree as that pass sees it. A checking search adds a pass that looks
 * farther at the end of the chosen line (`lineEnd.ts`). When a pass has a depth limit, a node has two ranges: one about
 * the value at this depth and one about the true value.
 *
 * `leavesBelow.ts` counts the leaves below a node that are evaluated, cut or not reached at a step, from an index of each
 * pass, so that a count takes O(log n) time (`rangeCounts.ts`).
 *
 * `moverRun.ts` is a view of a run in the numbers of the player to move. It names every member, so that the compiler
 * asks for a new one.
 *
 * A run is made of data (`recorded.ts`): a tree, settings, a `RunRecord`, and passes with their trees and results. The
 * exact fractions that rounded values stand for belong to the record. What else a run holds (its lists of steps, the
 * moment asked for last) is derived. Trees are compared by identity, as by the caches of `session/runOf.ts`, so that a
 * run which another thread has recorded is given the tree object that is in use: `runColumns.ts` takes a run with bounds
 * apart into columns, and puts it together from them in small steps.
 *
 * Terms: the window of a node is its pair (α, β). The owner of a bound is the outermost ancestor below the nearest
 * chance node whose own value equals the bound. The range of a node is what is proved about its true value so far
 * (`range.ts`). A `Worth` (`worth.ts`) is a number together with whether it is proved, that is, true whatever the
 * estimates at the depth limit are worth; a number that is not proved is written with "≈". A node is pruned when it
 * will never be entered and waiting when it has not been entered yet. A cutoff is shallow when the parent owns the
 * bound and deep when a farther ancestor does. The grain says where Next stops: at every event, at every visit, or at
 * leaves and cutoffs only. The corresponding step of another run is the one at which the same kind of event happened
 * last at the same node (`sameMoment.ts`), which keeps the reader's step after an edit.
 */
export {};
