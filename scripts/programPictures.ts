/** The pictures of the part about one's own program, and the logs of a class that are opened for them. */
import { MISTAKEN_PROGRAMS, RIGHT_PROGRAMS } from '../src/core/program/behaviours.ts';
import { writeLog } from '../src/core/program/writeLog.ts';
import { firstSubject } from '../src/session/firstSubject.ts';

export interface Picture {
  readonly name: string;
  /** the address's hash */
  readonly hash: string;
  readonly size?: readonly [number, number];
  readonly language?: 'en' | 'zh';
  readonly theme?: 'light' | 'dark';
  /**
   * keys to press, "click SELECTOR", "press SELECTOR", "focus SELECTOR", or "logs", which opens logs of programs, before
   * the picture is taken
   */
  readonly acts?: readonly string[];
}

const PHONE = [390, 844] as const;
const PROJECTOR = [1920, 1080] as const;
const PROGRAM = '#v1&page=program';
const WRONG_LOG = 'click .program-examples li:nth-child(2) button';

export const PROGRAM_PICTURES: readonly Picture[] = [
  { name: 'program', hash: PROGRAM },
  { name: 'program-zh-dark', hash: PROGRAM, language: 'zh', theme: 'dark' },
  { name: 'program-phone-zh', hash: PROGRAM, size: PHONE, language: 'zh' },
  { name: 'program-wrong', hash: PROGRAM, acts: [WRONG_LOG] },
  { name: 'program-wrong-zh-dark', hash: PROGRAM, language: 'zh', theme: 'dark', acts: [WRONG_LOG] },
  { name: 'program-wrong-phone-zh', hash: PROGRAM, size: PHONE, language: 'zh', acts: [WRONG_LOG] },
  { name: 'program-wrong-presenting', hash: PROGRAM, size: PROJECTOR, acts: [WRONG_LOG, 'f'] },
  { name: 'program-table', hash: PROGRAM, acts: ['logs'] },
  { name: 'program-table-zh-dark', hash: PROGRAM, language: 'zh', theme: 'dark', acts: ['logs'] },
  { name: 'program-table-phone-zh', hash: PROGRAM, size: PHONE, language: 'zh', acts: ['logs'] },
];

/** Returns the logs of a class: of right programs, of one with each mistake, and one that is broken off. */
export function handedIn(): { name: string; mimeType: string; buffer: Buffer }[] {
  const { tree, names } = firstSubject();
  const programs = [...RIGHT_PROGRAMS, ...MISTAKEN_PROGRAMS].filter(
    ({ cuts, mistake }, index, all) =>
      cuts &&
      (mistake === null || all.findIndex((other) => other.mistake === mistake && other.cuts) === index),
  );
  const logs = programs.map((program) => writeLog(tree, program, (node) => names.of(node)));
  const brokenOff = logs.slice(0, 1).map((log) => log.slice(0, log.length / 2));
  return [...logs, ...brokenOff].map((log, index) => ({
    ...{ name: `hand-in-${index + 1}.txt`, mimeType: 'text/plain' },
    buffer: Buffer.from(log),
  }));
}
