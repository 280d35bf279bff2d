/** Parts of the one store that come with the code which is about them. */
import type { Session, SessionState } from './session.ts';

/** Where a part of the state stands, and how it begins; defined once, beside the actions that change it. */
export interface Slice<T> {
  readonly name: string;
  readonly beginning: T;
}

export function sliceIn<T>(state: SessionState, { name, beginning }: Slice<T>): T {
  // What stands under a name was put there by `changeSlice`, or never was.
  return (state.slices[name] as T | undefined) ?? beginning;
}

export function sliceOf<T>(session: Session, slice: Slice<T>): T {
  return sliceIn(session.getState(), slice);
}

export function changeSlice<T>(session: Session, slice: Slice<T>, change: Partial<T>): void {
  const { slices } = session.getState();
  session.setState({ slices: { ...slices, [slice.name]: { ...sliceOf(session, slice), ...change } } });
}
