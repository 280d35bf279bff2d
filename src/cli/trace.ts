/**
 * The `trace` command, as in `npm run --silent trace -- TREE`: it searches a tree and prints what happened.
 */

import { answerTo } from './answerTo.ts';
import { runCommand } from './command.ts';

await runCommand('trace', answerTo);
