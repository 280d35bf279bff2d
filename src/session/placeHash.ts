/** Recognizes the addresses of exercises, sets, lessons and presentations. */

/** Whether a hash is the address of an exercise, a set, a lesson or a presentation rather than of a tree. */
export function isPlace(hash: string): boolean {
  return /[#&](?:practice|set|lesson|open|audience)=/.test(hash);
}

/** Whether a hash makes this window the audience's window of a presentation. */
export function isAudience(hash: string): boolean {
  return /[#&]audience=/.test(hash);
}

/** Whether a hash opens a lesson or a presentation, in which "next" goes from moment to moment. */
export function isLed(hash: string): boolean {
  return /[#&](?:lesson|open|audience)=/.test(hash);
}
