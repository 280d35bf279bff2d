/**
 * Adds the runs of programs to the tables of families. It is imported when a log is first opened, since nothing else asks
 * for such a run.
 */
import { addRecorder } from '../core/run/recorders.ts';
import { PROGRAMS } from '../core/run/recordProgram.ts';
import { addRows } from './familyRows.ts';
import { PROGRAM } from './program.ts';

addRecorder('program', PROGRAMS);
addRows({ program: PROGRAM });
