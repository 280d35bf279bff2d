/** Tests ask for every search and for runs of every family, as a page does once all of it has loaded. */
import '../src/core/run/recordPasses.ts';
import '../src/core/run/furtherSearches.ts';
import '../src/families/furtherRows.ts';
import '../src/families/simulationAdded.ts';
import '../src/practice/formats/formulaWork.ts';
