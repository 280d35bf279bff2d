/** What a search found out about the root: a value or a bound, and whether it is proved. */
import { ROOT } from '../tree/nodeId.ts';
import type { AnyRun } from './anyRun.ts';
import type { Pass } from './pass.ts';
import type { ValueKind } from './valueKind.ts';
import { type Worth, worthAt } from './worth.ts';

export interface Found extends Worth {
  readonly kind: ValueKind;
}

/** Returns the result of the whole run, or of one of its passes; null when the search did not finish. */
export function foundIn(trace: AnyRun, pass: Pass | null = trace.answered): Found | null {
  const result = pass === null ? trace.result : pass.result;
  if (!result.ok) return null;
  const kind = pass === null ? trace.kindOfValue : trace.kindOfValueIn(pass);
  return { ...worthAt(trace, ROOT, pass?.to ?? trace.length, result.value), kind };
}
