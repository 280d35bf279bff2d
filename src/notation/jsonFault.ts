/** Where a text stops being JSON. The browsers' own messages say it each in their own way, or not at all. */

/** In quotes: no control character, which is what \p{Cc} below U+0020 is, and only the escapes JSON has. */
const TOKEN =
  /[ \t\n\r]*(?:([[\]{}:,])|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/** The offset of the first character that cannot stand where it does; null where the text is JSON. Linear, without recursion. */
export function jsonFault(text: string): number | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let offset = 0; ; ) {
    TOKEN.lastIndex = offset;
    const found = TOKEN.exec(text);
    const blanks = /[ \t\n\r]*/y;
    blanks.lastIndex = offset;
    const start = offset + (blanks.exec(text)?.[0].length ?? 0);
    if (found === null) {
      if (start === text.length && expected === 'nothing') return null;
      // A text in quotes that never ends is missing its end, not its beginning.
      return /^"(?:[^"\\]|\\[\s\S])*\\?$/.test(text.slice(start)) ? text.length : start;
    }
    const sign = found[1] ?? 'scalar';
    const isString = text[start] === '"';
    const next = after(expected, sign, isString, open);
    if (next === null) return start;
    expected = next;
    offset = TOKEN.lastIndex;
  }
}

/** What may follow the token; null where it may not stand here itself. */
function after(expected: Expected, sign: string, isString: boolean, open: string[]): Expected | null {
  const closes = (sign === ']' && open.at(-1) === '[') || (sign === '}' && open.at(-1) === '{');
  const mayEnd = expected === 'value-or-end' || expected === 'key-or-end' || expected === 'comma-or-end';
  if (closes && mayEnd) {
    open.pop();
    return open.length === 0 ? 'nothing' : 'comma-or-end';
  }
  switch (expected) {
    case 'key':
    case 'key-or-end':
      return isString ? 'colon' : null;
    case 'colon':
      return sign === ':' ? 'value' : null;
    case 'comma-or-end':
      if (sign !== ',') return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case 'nothing':
      return null;
    case 'value':
    case 'value-or-end':
      if (sign === '[' || sign === '{') {
        open.push(sign);
        return sign === '[' ? 'value-or-end' : 'key-or-end';
      }
      if (sign !== 'scalar') return null;
      return open.length === 0 ? 'nothing' : 'comma-or-end';
  }
}
