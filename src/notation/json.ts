/** The only place where a text becomes data: JSON.parse, without its exception. */

/** The value of a JSON text; undefined, which JSON has no word for, where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
