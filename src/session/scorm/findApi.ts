/** Finds the object by which an LMS talks to the pages that it shows, as SCORM 1.2 says. */

/** What SCORM 1.2 asks of that object. Some LMS return booleans and numbers where the standard has texts. */
export interface ScormApi {
  LMSInitialize(nothing: ''): unknown;
  LMSFinish(nothing: ''): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(nothing: ''): unknown;
}

/** The parts of a window that are looked through. */
export interface ApiWindow {
  readonly API?: unknown;
  readonly parent: ApiWindow | null;
  readonly opener?: ApiWindow | null;
}

/** So many windows around the page are looked through. */
const MOST_PARENTS = 10;

/**
 * Returns the object of the nearest window that has one: the page's own, one around it, or else the window that opened the
 * page, or one around that. Null when there is none, and where a window of another origin must not be looked into.
 */
export function findApi(page: ApiWindow): ScormApi | null {
  return apiAround(page) ?? apiAround(quietly(() => page.opener) ?? null);
}

function apiAround(from: ApiWindow | null): ScormApi | null {
  let at = from;
  for (let count = 0; at !== null && count <= MOST_PARENTS; count += 1) {
    const here = at;
    const api = quietly(() => here.API);
    if (isApi(api)) return api;
    const parent: ApiWindow | null = quietly(() => here.parent) ?? null;
    at = parent === here ? null : parent;
  }
  return null;
}

function isApi(given: unknown): given is ScormApi {
  if ((typeof given !== 'object' && typeof given !== 'function') || given === null) return false;
  return ['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit'].every(
    (name) => quietly(() => typeof (given as Readonly<Record<string, unknown>>)[name]) === 'function',
  );
}

/** Returns what a window of another origin must not tell as undefined, in place of throwing. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
