/** What the page brings before anything that asks for it is shown: here at once, for every test of a process. */
import { loadLate } from '../../src/core/late.ts';
// What is late says so when it is loaded.
import '../../src/words/narrate.ts';

await loadLate();
