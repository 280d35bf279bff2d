/**
 * Adds simulations to the tables of families: how they are run, and what is said of them. It is imported when a simulation
 * is first asked for, and with all that stands around a figure, where any search may be asked for.
 */
import '../core/run/furtherSearches.ts';
import { addRecorder } from '../core/run/recorders.ts';
import { SIMULATIONS } from '../core/run/recordSimulation.ts';
import { addRows } from './familyRows.ts';
import './furtherRows.ts';
import { SIMULATION } from './simulation.ts';

addRecorder('simulation', SIMULATIONS);
addRows({ simulation: SIMULATION });
