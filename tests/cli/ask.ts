/** The terminal command asked in this process, with a standard input and a folder of the test's own. */
import type { Answered, ExitCode } from '../../src/cli/answer.ts';
import { answerTo } from '../../src/cli/answerTo.ts';
import type { Surroundings } from '../../src/cli/readTree.ts';

export const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';

export interface Around {
  readonly stdin?: string | Uint8Array;
  readonly folder?: string;
}

export interface Reply {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

interface Command {
  readonly name: string;
  readonly answerTo: (args: readonly string[], surroundings: Surroundings) => Promise<Answered>;
}

const TRACE: Command = { name: 'trace', answerTo };

/** What the command writes, and how it exits. */
export async function ask(args: readonly string[], around: Around = {}, command = TRACE): Promise<Reply> {
  const answer = await command.answerTo(args, {
    stdin: () => chunksOf(Buffer.from(around.stdin ?? '')),
    folder: around.folder ?? '.',
  });
  return answer.ok
    ? { code: answer.exitCode ?? 0, stdout: [...answer.value].join(''), stderr: '' }
    : { code: 2, stdout: '', stderr: `${command.name}: ${answer.refusal}\n` };
}

/** The answer key for a tree. */
export async function keyOf(args: readonly string[], around: Around = {}): Promise<Record<string, unknown>> {
  const { stdout, stderr } = await ask([...args, '--format', 'json'], around);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** In pieces, as a pipe delivers them; characters of several bytes are torn apart. */
async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = Math.max(7, Math.ceil(bytes.length / 100));
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
