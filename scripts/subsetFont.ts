/** `npm run font`: cuts the page's faces anew, after a character was added or a typeface changed. */
import { writeFileSync } from 'node:fs';
import { FACES } from './font/subsets.ts';

for (const { file, cut } of FACES) {
  const face = await cut();
  writeFileSync(file, face);
  console.log(`${file}: ${face.length} bytes`);
}
