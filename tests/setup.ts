/** Tests ask for runs of every family, as a page does once all of it has loaded. */
import '../src/families/furtherRows.ts';
import '../src/families/simulationAdded.ts';
