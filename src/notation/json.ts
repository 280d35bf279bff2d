/** Parses JSON without throwing; no other module parses JSON. */

/** Returns the value of a JSON text; undefined, which JSON cannot express, when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
