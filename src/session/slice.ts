/** Slices: parts of the state that are defined by code that is loaded later. */
import type { Session, SessionState } from './session.ts';

/**
 * A slice of the state, defined once by its initial value, beside the actions that change it. The object
 * itself identifies the slice.
 */
export interface Slice<T> {
  readonly beginning: T;
}

export function sliceIn<T>({ slices }: Pick<SessionState, 'slices'>, slice: Slice<T>): T {
  // The cast is safe, because only `changeSlice` sets the value of a slice.
  return (slices.get(slice) as T | undefined) ?? slice.beginning;
}

export function sliceOf<T>(session: Session, slice: Slice<T>): T {
  return sliceIn(session.getState(), slice);
}

export function changeSlice<T>(session: Session, slice: Slice<T>, change: Partial<T>): void {
  session.setState((state) => changedSlice(state, slice, change));
}

/** Returns the change of the state that changes a slice, so that it can be combined with other changes. */
export function changedSlice<T>(
  state: Pick<SessionState, 'slices'>,
  slice: Slice<T>,
  change: Partial<T>,
): Pick<SessionState, 'slices'> {
  return { slices: new Map(state.slices).set(slice, { ...sliceIn(state, slice), ...change }) };
}
