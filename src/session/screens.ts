/** The screens beside the figure, and their addresses. */

/** The contents of the course, all trees, the exercises, the reader's own things, and how searches grow. */
const SCREENS = [
  'course',
  'trees',
  'practise',
  'mine',
  'lessons',
  'sets',
  'results',
  'progress',
  'growth',
] as const;
export type Screen = (typeof SCREENS)[number];

/** Returns the hash without "#"; the front door has none. */
export function hashOfScreen(screen: Screen): string {
  return screen === 'course' ? '' : `v1&page=${screen}`;
}

/** Returns the screen that a hash opens; null when it is about something else. */
export function screenOf(hash: string): Screen | null {
  const asked = /[#&]page=([^&]*)/.exec(hash)?.[1];
  return (
    SCREENS.find((screen) =>
      asked === undefined ? hash.length < 2 && screen === 'course' : screen === asked,
    ) ?? null
  );
}
