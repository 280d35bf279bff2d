/** What the page brings before anything that asks for it is shown: here at once, for every test of a process. */
import { loadLate } from '../../src/words/late.ts';
// What is late says so when it is loaded: everything that does has to be there.
import '../../src/drawing/textsBeside.ts';
import '../../src/session/figureView.ts';
import '../../src/session/numbers.ts';
import '../../src/session/traceOf.ts';
import '../../src/families/index.ts';
import '../../src/words/windowWords.ts';

await loadLate();
