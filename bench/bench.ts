/**
 * `npm run bench`: what speed and size are held to, as ratios within one run, so that a slow machine
 * makes no difference. Each case runs alone in its process, where V8 knows nothing of the others.
 * With `--check` it fails if a figure is over its bound. With `--plot` it only measures what trees of growing size cost
 * in the page, and draws that into `docs/cost.svg`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { measureAudience } from './audienceInBrowser.ts';
import { bundleCases } from './bundleCases.ts';
import { measureClass } from './classInBrowser.ts';
import { costFigures, measureCosts } from './costInBrowser.ts';
import { plotOf } from './costPlot.ts';
import { measureEdits } from './editInBrowser.ts';
import { type Figure, isOverBound, medianFigures, printFigures } from './figure.ts';
import { firstStepScripts } from './firstStepScripts.ts';
import { measureLarge } from './largeInBrowser.ts';
import { measureLearners } from './learners.ts';
import { measureLoads, measureScreens } from './loadInBrowser.ts';
import { measureSteps } from './stepInBrowser.ts';
import { measureWeights } from './weightInBrowser.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** Cases, and in how many processes: where a search takes no time, what V8 happens to inline is luck. */
const CASES = [
  ['silentObserver', 9],
  ['connectFour', 1],
  ['othello', 3],
  ['othelloFeatures', 3],
  ['simulation', 3],
  ['ticTacToe', 1],
  ['ticTacToeAlphaBeta', 3],
  ['lazyGames', 5],
  ['grownStep', 3],
  ['passes', 1],
  ['seek', 3],
  ['changes', 3],
  ['parseTree', 1],
  ['atLarge', 1],
  ['terminalLines', 1],
] as const;

if (process.argv.includes('--plot')) {
  await builtPage();
  writeFileSync(join(ROOT, 'docs', 'cost.svg'), plotOf(await measureCosts(DIST)));
  process.exit();
}

const figures = [
  ...(await measureCases()),
  ...measureLearners(),
  await weighScripts(),
  ...(await measureEdits(DIST)),
  ...(await measureSteps(DIST)),
  ...costFigures(await measureCosts(DIST)),
  ...(await measureWeights(DIST)),
  ...(await measureAudience(DIST)),
  ...(await measureLarge(DIST)),
  ...(await measureClass(DIST)),
  ...(await measureLoads(DIST)),
  ...(await measureScreens(DIST)),
];
console.log(printFigures(figures));
if (process.argv.includes('--check') && figures.some(isOverBound)) process.exitCode = 1;

async function measureCases(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-bench-'));
  try {
    const files = await bundleCases(join(import.meta.dirname, 'cases'), folder);
    return CASES.flatMap(([name, processes]) => {
      console.error(`measuring ${name} …`);
      const run = (): Figure[] =>
        JSON.parse(
          execFileSync(process.execPath, [files.get(name) ?? name], { encoding: 'utf8' }),
        ) as Figure[];
      return medianFigures(Array.from({ length: processes }, run));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the page if it never was built; otherwise the page is taken as it was built last. */
async function builtPage(): Promise<void> {
  if (!existsSync(join(DIST, 'index.html'))) await build({ root: ROOT, logLevel: 'warn' });
}

async function weighScripts(): Promise<Figure> {
  await builtPage();
  const scripts = firstStepScripts(DIST);
  const bytes = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  return {
    what: `JavaScript until the first step is drawn, gzip, ${scripts.length} files`,
    measured: bytes / 1000,
    unit: ' kB',
    bound: 140,
  };
}
