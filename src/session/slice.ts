/** Parts of the one store that are defined by code that loads later. */
import type { Session, SessionState } from './session.ts';

/**
 * A part of the state, given by its initial value; it is defined once, beside the actions that change it, and
 * identified by itself.
 */
export interface Slice<T> {
  readonly beginning: T;
}

export function sliceIn<T>({ slices }: Pick<SessionState, 'slices'>, slice: Slice<T>): T {
  // The value in the slice was put there by `changeSlice`.
  return (slices.get(slice) as T | undefined) ?? slice.beginning;
}

export function sliceOf<T>(session: Session, slice: Slice<T>): T {
  return sliceIn(session.getState(), slice);
}

export function changeSlice<T>(session: Session, slice: Slice<T>, change: Partial<T>): void {
  session.setState((state) => changedSlice(state, slice, change));
}

/** Returns the change of a slice, to be made together with other changes. */
export function changedSlice<T>(
  state: Pick<SessionState, 'slices'>,
  slice: Slice<T>,
  change: Partial<T>,
): Pick<SessionState, 'slices'> {
  return { slices: new Map(state.slices).set(slice, { ...sliceIn(state, slice), ...change }) };
}
