/**
 * Runs a command of the terminal. Its answer is written to standard output, and the exit code is that of the answer; a
 * refusal is written to standard error as one line that begins with the command's name, and the exit code is 2.
 */

import type { Answered } from './answer.ts';
import type { Surroundings } from './readTree.ts';
import { writeOut } from './writeOut.ts';

export async function runCommand(
  name: string,
  answerTo: (args: readonly string[], surroundings: Surroundings) => Promise<Answered>,
): Promise<void> {
  const { argv, env } = process;
  /** npm runs a script in the project's folder, and says in INIT_CWD from which folder it was called. */
  const calledIn = env['npm_lifecycle_event'] === name ? env['INIT_CWD'] : undefined;
  const answer = await answerTo(argv.slice(2), {
    stdin: () => process.stdin,
    folder: calledIn ?? process.cwd(),
    progress: process.stderr.isTTY ? (line) => process.stderr.write(`\r\u001b[K${line}`) : undefined,
  });
  const outcome = answer.ok ? await writeOut(answer.value, process.stdout) : answer;
  if (!outcome.ok) await writeOut([`${name}: ${outcome.refusal}\n`], process.stderr);
  process.exitCode = outcome.ok && answer.ok ? (answer.exitCode ?? 0) : 2;
}
