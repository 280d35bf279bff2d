/**
 * The only mutable thing: one store for each page, and the actions that change it.
 *
 * `session.ts` makes the store. It holds the subject (a tree with its names and, when it came about by a search, its
 * run), the algorithm and settings, the step, and the activity, which is a union of reading, presenting, editing,
 * practising, comparing and so on, each with what belongs to it alone. It holds nothing that can be derived. State that
 * belongs to a part of the page that is loaded later is a slice (`slice.ts`), defined beside the actions that change
 * it. Nothing subscribes when a module is loaded.
 *
 * `runOf.ts` runs a search once per tree, algorithm and settings. `moves.ts` finds the next step of a grain.
 * `editing.ts` applies an edit, remembers the state before it (`history.ts`) and goes to the step that means the same
 * in the new run. `growing.ts` and `games.ts` make subjects whose tree is what one run generated; `withFullTree` gives
 * the tree that is edited, filed and linked. `numbers.ts` makes subjects in the numbers of the player to move.
 * `namedNodes.ts` says which nodes the page names at a moment. `projecting.ts` finds the subtrees to fold on a
 * projector.
 *
 * `addressBar.ts` keeps the address in step, `autosave.ts` stores trees, `playback.ts` steps on a clock that is passed
 * in, and `restore.ts` opens a link.
 *
 * Two figures side by side (`comparing.ts`, `contrast.ts`): one value says what the second figure has otherwise. Both
 * are led by what the left run reads; each side gets a session that is this one as that side sees it, so that figure
 * and sentence are the same components there.
 */
export {};
