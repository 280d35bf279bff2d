/**
 * Matches a call that can be told by itself: its line ends with a side, with the two numbers of a window, or with both; or
 * it is an object.
 */
const CALL =
  /^[ \t]*(?:>(?:.*[ \t])?(?:max|min|chance|[+-]?(?:inf(?:inity)?|∞|[\d.]+(?:e[+-]?\d+)?)[ \t]+[+-]?(?:inf(?:inity)?|∞|[\d.]+(?:e[+-]?\d+)?))[ \t\r]*$|\{\s*"call"\s*:)/im;

/**
 * Whether a text looks like the log of a program: a line of it is a call and a later one a return, or there is a call that
 * can be told by itself, since a program that ends early prints no return.
 */
export function isLog(text: string): boolean {
  if (CALL.test(text)) return true;
  const call = /^[ \t]*(?:>|\{.*"call"\s*:)/m.exec(text);
  return call !== null && /^[ \t]*(?:<[ \t]*[^\s>]|\{.*"return"\s*:)/m.test(text.slice(call.index));
}
