/** The result of a search for the root: a value or a bound, and whether it is proved. */
import { ROOT } from '../tree/nodeId.ts';
import type { AnyRun } from './anyRun.ts';
import type { Pass } from './pass.ts';
import type { ValueKind } from './valueKind.ts';
import { type Worth, worthAt } from './worth.ts';

export interface Found extends Worth {
  readonly kind: ValueKind;
}

/**
 * Returns the result of the whole run, or of one of its passes; null when that search did not finish, or has found nothing
 * about the root.
 */
export function foundIn(run: AnyRun, pass: Pass | null = run.answered): Found | null {
  const result = pass === null ? run.result : pass.result;
  if (!result.ok || Number.isNaN(result.value)) return null;
  const kind = pass === null ? run.kindOfValue : run.kindOfValueIn(pass);
  const worth = worthAt(run, ROOT, pass?.to ?? run.length, result.value);
  return { ...worth, isProved: worth.isProved && kind !== 'estimate', kind };
}
