import type { MethodName } from '../misconception.ts';

/** A way in which somebody may have gone wrong: a method, and the rule that was mistaken besides. */
export interface Suspicion {
  readonly method: MethodName;
  /** which form of the method; 0 for the one that is met most */
  readonly form: number;
  /** the second of two mistakes at once: this rule in place of that of the exercise; null for none */
  readonly also: 'other-equality' | 'parent-only' | null;
}

/** That it is this method, in its usual form, and nothing else. */
export function only(method: MethodName): Suspicion {
  return { method, form: 0, also: null };
}

/** Whether two suspicions are told as the same: the forms of a method are. */
export function isToldAlike(one: Suspicion, other: Suspicion): boolean {
  return one.method === other.method && one.also === other.also;
}
