/**
 * A set of exercises inside a learning management system (LMS), by SCORM 1.2.
 *
 * `findApi.ts` finds the object that the LMS offers to pages in its frames; `lms.ts` talks to it, and knows what it has
 * refused. `openScorm.ts` reads the set of the package and what the LMS says of the learner, and opens the set as he left
 * it. From then on `followRun.ts` tells the LMS what `elements.ts` makes of the state of the set. `suspended.ts` packs the
 * answers into the few characters that an LMS keeps. `scormState.ts` is what the page shows about all this.
 *
 * An LMS is the only place where the answers are kept: a computer may belong to many learners, and everything that an LMS
 * shows has one origin, so nothing is stored on the device. Without an LMS the set works as it does on the page.
 */
export type * from './findApi.ts';
export type * from './lms.ts';
export type * from './scormState.ts';
