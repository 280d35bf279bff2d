/**
 * Adds simulations to the tables of families and of forms. It is imported when a simulation is first asked for, and with
 * all that stands around a figure.
 */
import '../families/simulationAdded.ts';
import { addForm } from './formRows.ts';
import { addLines } from './lines.ts';
import { playoutTails } from './playoutTail.ts';
import { STAGED_FORM } from './stagedForm.ts';

addForm('simulation', STAGED_FORM);
addLines('simulation', playoutTails);
