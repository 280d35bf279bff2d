import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies, or null where none of that name can be run. */
export function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const place = join(folder, name);
    try {
      accessSync(place, constants.X_OK);
      return place;
    } catch {
      // Not here.
    }
  }
  return null;
}
