/** From an address to what is shown; whatever it lacks or gets wrong falls back, and is said. */
import { canSearch } from '../core/search/algorithms.ts';
import type { Example } from '../library/example.ts';
import { aimaFig55 } from '../library/examples/aimaFig55.ts';
import type { ReadAddress } from '../link/address.ts';
import type { Notice } from './notice.ts';
import type { SessionState } from './session.ts';
import {
  openingAlgorithm,
  openingRules,
  type Subject,
  subjectOfExample,
  subjectOfLiteral,
} from './subject.ts';
import { traceOf } from './traceOf.ts';

export type Restored = Pick<SessionState, 'subject' | 'algorithm' | 'rules' | 'notation' | 'step'> & {
  readonly notices: readonly Notice[];
};

/** The tree every first visit begins with. */
export const FIRST_EXAMPLE: Example = aimaFig55;

/** Reads the tree an address names; loads the library only when it is needed. */
export async function restore(address: ReadAddress): Promise<Restored> {
  const notices: Notice[] = address.unknown.map((part) => ({ kind: 'unknown-part', part }));
  const subject = await subjectOf(address, notices);
  let algorithm = address.algorithm ?? openingAlgorithm(subject);
  if (!canSearch(algorithm, subject.tree)) {
    notices.push({ kind: 'not-offered', algorithm });
    algorithm = openingAlgorithm(subject);
  }
  const rules = { ...openingRules(subject), ...address.rules };
  const { length } = traceOf({ subject, algorithm, rules });
  const asked = address.step ?? 0;
  const step = Math.min(Math.max(asked, 0), length);
  if (step !== asked) notices.push({ kind: 'step-clamped', asked, step });
  return { subject, algorithm, rules, notation: address.notation ?? 'window', step, notices };
}

async function subjectOf({ tree }: ReadAddress, notices: Notice[]): Promise<Subject> {
  if (tree === undefined) return subjectOfExample(FIRST_EXAMPLE);
  if (tree.kind === 'literal') {
    const parsed = subjectOfLiteral(tree.text, tree.root);
    if (parsed.ok) return parsed.value;
    notices.push({ kind: 'damaged-tree', problem: parsed.problem });
    return subjectOfExample(FIRST_EXAMPLE);
  }
  if (tree.id === FIRST_EXAMPLE.id) return subjectOfExample(FIRST_EXAMPLE);
  try {
    const { exampleById } = await import('../library/library.ts');
    const example = exampleById(tree.id);
    if (example !== undefined) return subjectOfExample(example);
    notices.push({ kind: 'unknown-tree', id: tree.id.slice(0, 40) });
  } catch {
    notices.push({ kind: 'load-failed' });
  }
  return subjectOfExample(FIRST_EXAMPLE);
}
