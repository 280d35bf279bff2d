/** The `bank` command, as in `npm run --silent bank -- set.json bank.xml`: it makes a question bank of a set. */
import { bankTo } from './bankTo.ts';
import { runCommand } from './command.ts';

await runCommand('bank', bankTo);
