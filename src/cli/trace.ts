/** `npm run --silent trace -- TREE`: searches a tree and prints what happened. */

import { answerTo } from './answerTo.ts';
import { runCommand } from './command.ts';

await runCommand('trace', answerTo);
