/** Whether a text looks like the log of a program: a line of it is a call, and a later one a return. */
export function isLog(text: string): boolean {
  const call = /^[ \t]*(?:>|\{.*"call"\s*:)/m.exec(text);
  return call !== null && /^[ \t]*(?:<[ \t]*[^\s>]|\{.*"return"\s*:)/m.test(text.slice(call.index));
}
