/**
 * A learning management system of the tests' own: a page that shows a SCORM package in a frame, with the run-time library
 * scorm-again behind an API as strict as the standard, which that library alone is not.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { startStaticServer } from '../../scripts/staticServer.ts';
import { scormTo } from '../../src/cli/scormTo.ts';
import { printJson } from '../../src/notation/jsonText.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { setShape } from '../../src/practice/exerciseSet.ts';

/** The script of the page around the package. */
const AROUND = `
const log = { refused: [], written: {}, calls: [], refuses: false };
let inner = null;
const ASCII = /^[\\x20-\\x7e]*$/;
const isPercent = (value) => /^\\d{1,3}(\\.\\d{1,2})?$/.test(value) && Number(value) <= 100;
const SPAN = /^\\d{4}:\\d{2}:\\d{2}\\.\\d{2}$/;
/** By name of an element, whether SCORM 1.2 takes the value. */
const RULES = [
  [/^cmi\\.core\\.lesson_status$/, (v) => ['passed', 'completed', 'failed', 'incomplete'].includes(v)],
  [/^cmi\\.core\\.lesson_location$/, (v) => v.length <= 255 && ASCII.test(v)],
  [/^cmi\\.core\\.exit$/, (v) => v === '' || v === 'suspend'],
  [/^cmi\\.core\\.session_time$/, (v) => SPAN.test(v)],
  [/^cmi\\.suspend_data$/, (v) => v.length <= 4096 && ASCII.test(v)],
  [/^cmi\\.(core|objectives\\.\\d+)\\.score\\.(raw|min|max)$/, isPercent],
  [/^cmi\\.(objectives|interactions)\\.\\d+\\.id$/, (v) => /^[A-Za-z0-9-]{1,255}$/.test(v)],
  [/^cmi\\.objectives\\.\\d+\\.status$/, (v) => ['completed', 'incomplete', 'not attempted'].includes(v)],
  [/^cmi\\.interactions\\.\\d+\\.type$/, (v) => v === 'numeric' || v === 'fill-in'],
  [/^cmi\\.interactions\\.\\d+\\.time$/, (v) => /^\\d{2}:\\d{2}:\\d{2}$/.test(v)],
  [/^cmi\\.interactions\\.\\d+\\.weighting$/, (v) => /^\\d+(\\.\\d+)?$/.test(v)],
  [/^cmi\\.interactions\\.\\d+\\.student_response$/, (v) => v.length <= 255 && ASCII.test(v)],
  [/^cmi\\.interactions\\.\\d+\\.result$/, (v) => v === 'correct' || v === 'wrong' || /^0?\\.?\\d+$/.test(v)],
  [/^cmi\\.interactions\\.\\d+\\.latency$/, (v) => SPAN.test(v)],
];
/** Whether a list has all before this entry, and the entry its id before all else. */
const inOrder = (name) => {
  const [, list, at, field] = /^cmi\\.(objectives|interactions)\\.(\\d+)\\.(\\w+)/.exec(name) ?? [];
  if (list === undefined) return true;
  const count = Number(inner.LMSGetValue('cmi.' + list + '._count'));
  return field === 'id' ? Number(at) <= count : Number(at) < count;
};
const noted = (call, answer) => {
  if (String(answer) !== 'true') log.refused.push(call);
  return answer;
};
const api = {
  LMSInitialize: (none) => noted('LMSInitialize', none === '' ? inner.LMSInitialize('') : 'false'),
  LMSFinish: (none) => { log.calls.push('finish'); return noted('LMSFinish', none === '' ? inner.LMSFinish('') : 'false'); },
  LMSCommit: (none) => {
    if (log.refuses) return 'false';
    log.calls.push('commit');
    return noted('LMSCommit', none === '' ? inner.LMSCommit('') : 'false');
  },
  LMSGetValue: (name) => inner.LMSGetValue(name),
  LMSSetValue(name, value) {
    if (log.refuses) return 'false';
    const rule = RULES.find(([of]) => of.test(name));
    const isTaken = typeof value === 'string' && rule !== undefined && rule[1](value) && inOrder(name);
    if (isTaken) log.written[name] = value;
    return noted(name + ' = ' + value, isTaken ? inner.LMSSetValue(name, value) : 'false');
  },
  LMSGetLastError: () => inner.LMSGetLastError(),
  LMSGetErrorString: (code) => inner.LMSGetErrorString(code),
  LMSGetDiagnostic: (code) => inner.LMSGetDiagnostic(code),
};
window.lms = {
  log,
  /** Begins a session with what was kept of the last one, and shows the package. */
  open(cmi, isAlone) {
    inner = new Scorm12API({ autocommit: false, logLevel: 5 });
    if (cmi !== null) inner.loadFromJSON(cmi, 'cmi');
    if (!isAlone) window.API = api;
    document.querySelector('iframe').src = 'package/scorm.html';
  },
  /** Leaves the package; what it has written is what comes back the next time. */
  async close() {
    const frame = document.querySelector('iframe');
    const left = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = 'about:blank';
    await left;
    const { cmi } = inner.renderCMIToJSONObject();
    // The counts of lists are the LMS's own.
    return JSON.parse(JSON.stringify(cmi));
  },
};
`;

const PAGE = `<!doctype html><meta charset="utf-8"><title>LMS</title><link rel="icon" href="data:,">
<iframe style="width:1200px;height:680px;border:0"></iframe>
<script src="scorm12.js"></script><script src="around.js"></script>`;

/** What the page around the package keeps of a session. */
export type Cmi = Readonly<Record<string, unknown>>;

export interface LmsLog {
  /** the calls that the strict API, or the library behind it, did not take */
  readonly refused: readonly string[];
  readonly written: Readonly<Record<string, string>>;
  readonly calls: readonly string[];
  refuses: boolean;
}

interface LmsWindow {
  readonly lms: {
    readonly log: LmsLog;
    open(cmi: Cmi | null, isAlone: boolean): void;
    close(): Promise<Cmi>;
  };
}

export interface TestLms {
  readonly zip: Uint8Array;
  /** the mastery score that the manifest of the package asks for; "" for none */
  readonly mastery: string;
  readonly address: string;
  close(): Promise<void>;
}

/** Makes a package of a set as the terminal does, and serves it in an LMS; the page has to be built. */
export async function startLms(set: ExerciseSet, ...options: string[]): Promise<TestLms> {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-lms-'));
  writeFileSync(join(folder, 'set.json'), printJson(setShape(), set));
  const files: Record<string, Uint8Array> = {};
  const answer = await scormTo(['set.json', 'out.zip', ...options], { folder, stdin: noInput });
  if (!answer.ok) throw new Error(answer.refusal);
  const zip = readFileSync(join(folder, 'out.zip'));
  Object.assign(files, unzipSync(new Uint8Array(zip)));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, 'package', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  cpSync('node_modules/scorm-again/dist/scorm12.js', join(folder, 'scorm12.js'));
  writeFileSync(join(folder, 'around.js'), AROUND);
  writeFileSync(join(folder, 'lms.html'), PAGE);
  const server = await startStaticServer({ root: folder, port: 0 });
  const manifest = new TextDecoder().decode(files['imsmanifest.xml']);
  return {
    zip: new Uint8Array(zip),
    mastery: /<adlcp:masteryscore>(.*)<\/adlcp:masteryscore>/.exec(manifest)?.[1] ?? '',
    address: server.address,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function* noInput(): AsyncGenerator<Uint8Array> {}

/** Goes to the LMS and opens the package for a learner, or with what was kept of the learner's last session. */
export async function openPackage(page: Page, lms: TestLms, cmi: Cmi | null): Promise<FrameLocator> {
  await page.goto(`${lms.address}lms.html`);
  await page.evaluate((kept) => (window as unknown as LmsWindow).lms.open(kept, false), cmi);
  return page.frameLocator('iframe');
}

/** Leaves the package; returns what the LMS keeps of the session. */
export function closePackage(page: Page): Promise<Cmi> {
  return page.evaluate(() => (window as unknown as LmsWindow).lms.close());
}

export function logOf(page: Page): Promise<LmsLog> {
  return page.evaluate(() => (window as unknown as LmsWindow).lms.log);
}

/** Has the LMS refuse everything from now on, or take everything again. */
export function refuseAll(page: Page, refuses: boolean): Promise<void> {
  return page.evaluate((does) => {
    (window as unknown as LmsWindow).lms.log.refuses = does;
  }, refuses);
}
