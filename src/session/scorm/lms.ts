/** Talks to an LMS: reads what it says, and writes values that it has not got yet. */
import type { ScormApi } from './findApi.ts';

/** A value of SCORM's data model with its name, such as "cmi.core.score.raw". */
export type LmsElement = readonly [name: string, value: string];

export interface Lms {
  /** Returns a value; "" when there is none. */
  get(name: string): string;
  /**
   * Writes those values that the LMS has not accepted yet, in order, and has them stored. Returns false when it refuses
   * one, or to store them; they are then written again by the next call.
   */
  write(elements: readonly LmsElement[]): boolean;
  /** Ends the conversation; returns false when the LMS refuses to. */
  finish(): boolean;
}

/** Begins the conversation with an LMS; null when the LMS refuses to. */
export function connectLms(api: ScormApi): Lms | null {
  const isTrue = (call: () => unknown): boolean => {
    try {
      return String(call()) === 'true';
    } catch {
      return false;
    }
  };
  if (!isTrue(() => api.LMSInitialize(''))) return null;
  /** what the LMS has accepted */
  const accepted = new Map<string, string>();
  let isStored = true;
  let isOver = false;
  return {
    get(name) {
      try {
        const value = api.LMSGetValue(name);
        return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      } catch {
        return '';
      }
    },
    write(elements) {
      if (isOver) return false;
      let isWhole = true;
      for (const [name, value] of elements) {
        if (accepted.get(name) === value) continue;
        isStored = false;
        if (isTrue(() => api.LMSSetValue(name, value))) accepted.set(name, value);
        else isWhole = false;
      }
      if (!isStored) isStored = isTrue(() => api.LMSCommit('')) && isWhole;
      return isStored;
    },
    finish() {
      if (isOver) return true;
      isOver = true;
      return isTrue(() => api.LMSFinish(''));
    },
  };
}
