/**
 * The `figure` command, as in `npm run --silent figure -- TREE --step 14`: it writes a picture of a search as
 * a file for a paper or slides.
 */

import { runCommand } from './command.ts';
import { figureTo } from './figureTo.ts';

await runCommand('figure', figureTo);
