/** Writes the name of a category in Moodle: those of a set are in the course's own, a slash in a name is written twice. */
import { visibleText } from '../../words/visibleText.ts';

export function categoryOf(path: readonly string[]): string {
  const names = path.map((name) => visibleText(name).replaceAll('/', '//') || '–');
  return ['$course$', 'top', ...names].join('/');
}
