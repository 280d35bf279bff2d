/**
 * `npm run test:engines`: the walk through the built page in Firefox and in WebKit, as far as they are
 * installed. The other browser tests are for Chromium; this one asks whether the page is the same elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { startStaticServer } from '../../scripts/staticServer.ts';
import { isQuiet } from './checks.ts';
import type { Driver } from './driver.ts';
import { GET_FIREFOX, startFirefox } from './firefox.ts';
import { WALK } from './walk.ts';
import { GET_WEBKIT, startWebKit } from './webKit.ts';

const PICTURES = 'test-results/engines';

const ENGINES = [
  { name: 'Firefox', start: startFirefox, get: GET_FIREFOX },
  { name: 'WebKit', start: startWebKit, get: GET_WEBKIT },
] as const;

const server = await startStaticServer({ root: 'dist', port: 0 });
let [walked, failed] = [0, 0];
for (const { name, start, get } of ENGINES) {
  const driver = await start();
  if (driver === null) {
    console.log(`${name} was not found, so the page was not walked through in it. To get it: ${get}`);
    continue;
  }
  walked += 1;
  failed += await walk(driver, server.address);
  await driver.end();
}
await server.close();
console.log(`${walked} of ${ENGINES.length} engines walked through, ${failed} stretches failed`);
// None at all is no test.
process.exit(walked === 0 || failed > 0 ? 1 : 0);

/** Goes every stretch, even after one that failed; returns how many did. */
async function walk(driver: Driver, address: string): Promise<number> {
  let faults = 0;
  for (const [what, go] of Object.entries(WALK)) {
    try {
      await go(driver, address);
      await isQuiet(driver);
      console.log(`  ✓ ${driver.name}: ${what}`);
    } catch (error) {
      faults += 1;
      console.log(`  ✗ ${driver.name}: ${what}\n${String(error)}`);
      mkdirSync(PICTURES, { recursive: true });
      const file = `${PICTURES}/${driver.name}-${what.replaceAll(' ', '-')}.png`;
      const picture = await driver.picture().catch(() => null);
      if (picture !== null) writeFileSync(file, picture);
    }
  }
  return faults;
}
