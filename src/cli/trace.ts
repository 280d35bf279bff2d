/** `npm run --silent trace -- TREE`: searches a tree and prints what happened. */

import { answerTo } from './answerTo.ts';
import { writeOut } from './writeOut.ts';

const { argv, env } = process;
/** npm runs a script in the project's folder and says where it was called. */
const calledIn = env['npm_lifecycle_event'] === 'trace' ? env['INIT_CWD'] : undefined;

const answer = await answerTo(argv.slice(2), {
  stdin: () => process.stdin,
  folder: calledIn ?? process.cwd(),
});
const outcome = answer.ok ? await writeOut(answer.value, process.stdout) : answer;
if (!outcome.ok) {
  await writeOut([`${outcome.refusal}\n`], process.stderr);
  process.exitCode = 2;
}
