/**
 * Long computations, off the main thread.
 *
 * A task (`tasks.ts`) is a pure function from an input to steps of about a millisecond. A step says how far the task is
 * and may have a part of the result. `inSlices.ts` runs the steps in slices of time and gathers what they say into
 * reports, so that others are heard between slices.
 *
 * All tasks share one worker (`taskWorker.ts`, `serveTasks.ts`). `taskRunner.ts` starts a task there and hands on its
 * reports; messages are typed (`messages.ts`). A search is a recursion, which cannot pause; it runs in pieces
 * (`core/search/searchInPieces.ts`). A step that takes long, as the reading of a large text (`readTask.ts`), tells from
 * within how far it is. A part of a result may name buffers that change hands instead of being copied. A tree that a task
 * has made is sent as its columns (`madeTree.ts`), and put together in slices (`session/treeInSteps.ts`). Of most such
 * tasks only the last part counts, in whichever report it comes (`session/longTask.ts`). A task that is cancelled ends
 * within a tenth of a second, and the parts that were reported remain. A worker that dies is started again once. Where
 * none can be started, as in a sandboxed frame, the same slices run on the page, which loads the code of the tasks only
 * then. The results are the same in both places,
 * because the functions are; a task whose steps are long does less on the page, and its panel says so. A worker that is
 * busy with a long step of a cancelled task is replaced, and the other tasks begin anew in the new one.
 *
 * How many positions a search of a game needs is known only when it is over. The page tries a short one
 * (`session/gameElsewhere.ts`); a longer one is a task, which sends its record and its tree as columns
 * (`gameSearchTask.ts`). The states of the game stay in the worker: the page finds each again, from the moves that lead to
 * it, when it is displayed (`session/gameFromTask.ts`). Of a game as a graph (`gameGraphTask.ts`) they are found when the graph
 * is put together, because its names need them all.
 *
 * To add a task, add its row to `tasks.ts`. The code of a task that few ask for comes with the screen that asks for it
 * (`bringLateTasks`); the worker has it from the beginning.
 */
export {};
