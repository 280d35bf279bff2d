/** Derived stores: each notifies its listeners only when parts of the state change that they depend on. */
import type { StoreApi } from 'zustand/vanilla';

/** A store whose state can be read and subscribed to, but not changed. */
export type Channel<State> = Omit<StoreApi<State>, 'setState'>;

/**
 * Returns a store of the same state whose listeners are not notified when only the given parts change. It
 * subscribes to the underlying store once, and only while it has listeners itself.
 */
export function without<State extends object, Part extends keyof State>(
  store: Channel<State>,
  parts: readonly Part[],
): Channel<Omit<State, Part>> {
  const listeners = new Set<Parameters<typeof store.subscribe>[0]>();
  const left = new Set<unknown>(parts);
  const hear = (state: State, before: State) => {
    for (const part in state)
      if (state[part] !== before[part] && !left.has(part)) {
        for (const listener of listeners) listener(state, before);
        return;
      }
  };
  let leave = () => {};
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      if (listeners.size === 0) leave = store.subscribe(hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave();
      };
    },
  };
}

/** Whether the two states are equal in the given parts. */
export function isSameIn<State>(parts: readonly (keyof State)[], a: State, b: State): boolean {
  for (const part of parts) if (a[part] !== b[part]) return false;
  return true;
}
