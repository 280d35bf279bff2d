/**
 * What is stored on this device.
 *
 * A tree has a record in IndexedDB from its first edit on (`treeStore.ts`). A record is overwritten only by a
 * tab that has read its latest revision; otherwise the tree is stored as a copy. `database.ts` opens a
 * database again whenever the connection was lost, and returns faults as values. `progressStore.ts` holds
 * every graded exercise; attempts are only ever added. `classStore.ts` holds what a class handed in, a record for each
 * result, as it was handed in.
 *
 * Small records are texts in local storage: preferences, the draft of a lesson or of a set, answer sheets
 * (the last 20 drafts and 50 results, `storedSheets.ts`), unfinished texts of trees (`unfinishedText.ts`).
 *
 * A record is read as a whole or not at all (`storedText.ts`): a damaged one is set aside, and one of a newer
 * version of the page is left alone. Names of databases, keys and records never change.
 */
export {};
