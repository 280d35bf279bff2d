/**
 * The page's only changeable data: one store for each page, and the actions that change it.
 *
 * `session.ts` makes the store. It holds the subject (a tree with its names and, when a search made the tree,
 * the run), the algorithm and its settings, the step, and the activity, which is a union of reading,
 * presenting, editing, practising, comparing and others, each with its own data. It holds nothing that can be
 * derived. State of a part of the page whose code is loaded later is a slice (`slice.ts`), defined beside the
 * actions that change it. No module subscribes to the store when it is loaded.
 *
 * Edits of a large tree wait for its search (`waitingEdits.ts`): the displayed tree, run and step stay those that were searched
 * last, and forms and further edits have the tree as the edits leave it.
 *
 * `runOf.ts` runs a search once per tree, algorithm and settings; that of a large tree is made beside the page before an action
 * is carried out (`searching.ts`). `moves.ts` finds the next step at the
 * chosen size of steps. `editing.ts` applies an edit, keeps the state before it (`history.ts`) and goes to
 * the corresponding step of the new run. `growing.ts` and `games.ts` make subjects whose tree a run has
 * generated; `withFullTree` gives the tree that is edited, filed and linked. `numbers.ts` makes subjects with
 * values from the viewpoint of the player to move. `namedNodes.ts` says which nodes the page names at a step.
 * `projecting.ts` finds the subtrees to fold on a projector.
 *
 * `addressBar.ts` keeps the address in agreement with the page, `autosave.ts` stores trees, `playback.ts`
 * steps by a clock that is passed in, and `restore.ts` opens a link.
 *
 * `tournament.ts` keeps a match of strategies, which is played as a long task (`tasks/`).
 *
 * Two figures side by side are in `comparing.ts` and `contrast.ts`: one value says in which property the
 * second figure differs. The leaves that the left run reads determine the steps of both. Each of the two gets
 * its own view of the session, so that figure and sentence are the same components as for a single figure.
 */
export {};
