/**
 * The `check` command, as in `npm run --silent check -- LOG`: it says whether the log of a program is that of a right
 * search, and where it first differs.
 */

import { checkTo } from './checkTo.ts';
import { runCommand } from './command.ts';

await runCommand('check', checkTo);
