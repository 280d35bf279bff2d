/** Adds the rows of all families but the first to the table; it is imported with the code that makes their runs. */
import { addRows } from './familyRows.ts';
import { GRAPH } from './graph.ts';
import { LISTS } from './lists.ts';
import { SIMULATION } from './simulation.ts';
import { VECTORS } from './vectors.ts';

addRows({ lists: LISTS, graph: GRAPH, vectors: VECTORS, simulation: SIMULATION });
