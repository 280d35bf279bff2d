/**
 * An order of children that is being made in slices of time. Edits, and actions that display another search or tree, call
 * `finishOrder` before anything else. Then the reader's edits are carried out in the order in which they were asked for.
 */
import type { Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';

const IN_MAKING: Slice<{
  /** makes the rest of the order at once, and displays it; null when none is being made */
  readonly finish: (() => void) | null;
}> = { beginning: { finish: null } };

/** Finishes the order that is being made, if there is one. */
export function finishOrder(session: Session): void {
  sliceOf(session, IN_MAKING).finish?.();
}

/** Says how the order that is being made is finished at once; null when it is over. */
export function finishOrderBy(session: Session, finish: (() => void) | null): void {
  changeSlice(session, IN_MAKING, { finish });
}
