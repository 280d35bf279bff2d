/** The address of an exercise that was made from a seed: `v1&practice=deep-cutoffs.2.1234`. */
import { DIFFICULTIES, type ExerciseSeed, SKILLS } from '../practice/skill.ts';
import { VERSION } from './addressFormat.ts';

/** The hash, without "#". */
export function encodePractice({ skill, difficulty, seed }: ExerciseSeed): string {
  return `${VERSION}&practice=${skill}.${difficulty}.${seed}`;
}

/** Null where the hash names no exercise there is. */
export function decodePractice(hash: string): ExerciseSeed | null {
  const found = /[#&]practice=([a-z-]{1,40})\.(\d)\.(\d{1,10})(?:&|$)/.exec(hash);
  const skill = SKILLS.find((name) => name === found?.[1]);
  const difficulty = DIFFICULTIES.find((level) => String(level) === found?.[2]);
  const seed = Number(found?.[3] ?? Number.NaN);
  if (skill === undefined || difficulty === undefined || !(seed < 2 ** 32)) return null;
  return { skill, difficulty, seed };
}
