/** `npm run font`: cuts the page's face anew, after a character was added or the typeface changed. */
import { writeFileSync } from 'node:fs';
import { interSubset } from './font/interSubset.ts';

const FILE = 'src/ui/fonts/inter.woff2';

const face = await interSubset();
writeFileSync(FILE, face);
console.log(`${FILE}: ${face.length} bytes`);
