/** The `next` command, as in `npm run --silent next -- --lines`: it says what a student should do next. */
import { runCommand } from './command.ts';
import { nextTo } from './nextTo.ts';

await runCommand('next', nextTo);
