/** Recognizes addresses of exercises, sets and lessons. */

/** Whether a hash is about an exercise, a set or a lesson rather than a tree. */
export function isPlace(hash: string): boolean {
  return /[#&](?:practice|set|lesson|open|audience)=/.test(hash);
}

/** Whether a hash makes this the window of an audience. */
export function isAudience(hash: string): boolean {
  return /[#&]audience=/.test(hash);
}

/** Whether what a hash names leads from moment to moment. */
export function isLed(hash: string): boolean {
  return /[#&](?:lesson|open|audience)=/.test(hash);
}
