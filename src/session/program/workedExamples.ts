/** Logs that show what a log is: of a right program, and of two with a mistake, on the tree of the textbook. */
import type { MistakeName, Program } from '../../core/program/index.ts';
import { writeLog } from '../../core/program/writeLog.ts';
import { firstSubject } from '../firstSubject.ts';

/** The worked examples by name, in the order in which they are offered. */
export const WORKED_EXAMPLES = ['right', 'fresh-root-windows', 'global-bounds'] as const satisfies readonly (
  | 'right'
  | MistakeName
)[];
export type WorkedExample = (typeof WORKED_EXAMPLES)[number];

/** Returns the log of an example as its program prints it. */
export function workedLog(name: WorkedExample): string {
  const program: Program = {
    cuts: true,
    rules: { cutoff: 'equal', value: 'soft' },
    mistake: name === 'right' ? null : name,
  };
  const { tree, names } = firstSubject();
  return writeLog(tree, program, (node) => (tree.isLeaf(node) ? 'leaf' : names.of(node)));
}
