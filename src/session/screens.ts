/** The screens of the page that replace the figure, and their addresses. */

/**
 * The screens: the contents of the course, which is the start page, the list of all trees, the exercises, the
 * reader's own trees, and others such as the chart of how searches grow.
 */
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
  'match',
] as const;
export type Screen = (typeof SCREENS)[number];

/** Returns the address of a screen without "#"; "" for the start page. */
export function hashOfScreen(screen: Screen): string {
  return screen === 'course' ? '' : `v1&page=${screen}`;
}

/** Returns the screen that an address opens; null when the address names none. */
export function screenOf(hash: string): Screen | null {
  const asked = /[#&]page=([^&]*)/.exec(hash)?.[1];
  return (
    SCREENS.find((screen) =>
      asked === undefined ? hash.length < 2 && screen === 'course' : screen === asked,
    ) ?? null
  );
}
