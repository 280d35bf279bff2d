/**
 * This file is for actions that need something, such as a run, that takes long to compute. Such an action stops before it
 * has changed anything. The worker of tasks, or the page in slices of time, computes what is missing. Then the action is
 * carried out again, and finds the result.
 */
import type { Long, LongSearch } from './longSearch.ts';
import type { Outcome } from './longTask.ts';
import type { StartTask } from './tasks/taskRunner.ts';

/** Thrown out of an action that needs something which takes long to find. */
export abstract class Missing extends Error {
  /** @param first what the page says of it at first */
  constructor(readonly first: Partial<LongSearch>) {
    super('it takes long and is found first');
  }

  /** Brings it and calls `over` with it, or says why there is none. */
  abstract bring(long: Long, start: StartTask, over: (found: Outcome<object>) => void): void;

  /** Keeps what was brought for other actions. */
  keep(_found: object): void {}
}

/** By what was missing: what was brought for an action. */
export type Brought = ReadonlyMap<Missing, object>;

export const NOTHING_BROUGHT: Brought = new Map();

/** The action under way that can be given up and carried out later; null when there is none. */
let waiting: { readonly brought: Brought } | null = null;

/** Whether an action is under way that can be given up and carried out later. */
export function canWait(): boolean {
  return waiting !== null;
}

/** Returns what was brought for the action under way in place of what the condition holds for; null when nothing was. */
export function broughtFor(isMeant: (missing: Missing) => boolean): object | null {
  for (const [missing, found] of waiting?.brought ?? []) if (isMeant(missing)) return found;
  return null;
}

/** Makes something with what was brought; otherwise returns what it needs first. */
export function tryTo<Made>(
  make: () => Made,
  brought = NOTHING_BROUGHT,
): { readonly made: Made } | { readonly missing: Missing } {
  const before = waiting;
  waiting = { brought };
  try {
    return { made: make() };
  } catch (thrown) {
    if (!(thrown instanceof Missing)) throw thrown;
    return { missing: thrown };
  } finally {
    waiting = before;
  }
}

/** Calls a function that does not wait together with the action under way, because it could not be begun again. */
export function withoutWaiting(act: () => void): void {
  const before = waiting;
  waiting = null;
  try {
    act();
  } finally {
    waiting = before;
  }
}

/** Returns what was brought so far with what has been brought now. */
export function brought(before: Brought, missing: Missing, found: object): Brought {
  missing.keep(found);
  return new Map([...before, [missing, found]]);
}
