/** `npm run --silent figure -- TREE --step 14`: a picture of a search as a file that a paper or slides can hold. */

import { runCommand } from './command.ts';
import { figureTo } from './figureTo.ts';

await runCommand('figure', figureTo);
