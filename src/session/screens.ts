/** The screens of the page that replace the figure, and their addresses. */

/**
 * The screens that have an address, each with the place in the top bar to which it belongs: the contents of the course,
 * which is the start page, the list of all trees, the exercises, the reader's own trees, and others such as the chart of
 * how searches grow.
 */
const PLACES = {
  course: 'course',
  trees: 'trees',
  practise: 'practise',
  mine: 'mine',
  lessons: 'mine',
  sets: 'mine',
  results: 'mine',
  progress: 'mine',
  growth: 'course',
  ucb1: 'course',
  match: 'trees',
  program: 'course',
} as const;
export type NamedScreen = keyof typeof PLACES;

/** All screens: those with an address of their own, and the one that stands until the large tree of an address is there. */
export type Screen = NamedScreen | 'opening';

/** The place in the top bar to which a screen belongs; none for the screen of a tree that is still being opened. */
export const PLACE_OF: typeof PLACES & { readonly opening?: undefined } = PLACES;

/** Returns the address of a screen without "#"; "" for the start page. */
export function hashOfScreen(screen: Screen): string {
  return screen === 'course' ? '' : `v1&page=${screen}`;
}

/** Returns the screen that an address opens; null when the address names none. */
export function screenOf(hash: string): NamedScreen | null {
  const asked = /[#&]page=([^&]*)/.exec(hash)?.[1] ?? (hash.length < 2 ? 'course' : '');
  return Object.hasOwn(PLACE_OF, asked) ? (asked as NamedScreen) : null;
}
