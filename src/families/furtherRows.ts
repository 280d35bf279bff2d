/** Adds the rows of the families whose runs come with their tree; it is imported with the code that makes these runs. */
import '../core/run/furtherRecorders.ts';
import { addRows } from './familyRows.ts';
import { GRAPH } from './graph.ts';
import { LISTS } from './lists.ts';
import { VECTORS } from './vectors.ts';

addRows({ lists: LISTS, graph: GRAPH, vectors: VECTORS });
