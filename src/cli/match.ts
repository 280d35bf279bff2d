/**
 * The `match` command, as in `npm run --silent match -- SETTING.json`: it plays strategies against each other
 * and prints the table of points.
 */

import { runCommand } from './command.ts';
import { matchTo } from './matchTo.ts';

await runCommand('match', matchTo);
