/** The commands that make files for a learning management system, up to what they refuse. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bankTo } from '../../src/cli/bankTo.ts';
import { scormTo } from '../../src/cli/scormTo.ts';
import { printJson } from '../../src/notation/jsonText.ts';
import { type ExerciseSet, setShape } from '../../src/practice/exerciseSet.ts';
import { part, textItem } from '../support/setItems.ts';
import { ask } from './ask.ts';

const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: [textItem('(3 12 8) (2 4 6) (14 5 2)', part('leafCount'), part('crossing'))],
};

const folder = mkdtempSync(join(tmpdir(), 'plyscope-lms-files-'));
writeFileSync(join(folder, 'set.json'), printJson(setShape(), SET));
writeFileSync(join(folder, 'other.json'), '{"format": "plyscope-set", "version": 1}');
afterAll(() => rmSync(folder, { recursive: true }));

const bank = (...args: string[]) => ask(args, { folder }, { name: 'bank', answerTo: bankTo });
const build = pathToFileURL(`${folder}/dist/`);
const scorm = (...args: string[]) =>
  ask(args, { folder }, { name: 'scorm', answerTo: (given, around) => scormTo(given, around, build) });

describe('bank', () => {
  test('takes the format from the ending, and says what is left out', async () => {
    const { code, stdout } = await bank('set.json', 'out.txt', '--variants', '2');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^out\.txt: [\d,]+ bytes\nExercise 1, .*: the format has no such question\.\n$/);
    const text = readFileSync(join(folder, 'out.txt'), 'utf8');
    expect(text.match(/^::/gm)).toHaveLength(2);
  });

  test.each([
    [['set.json'], 'a set and the file to write are needed'],
    [['set.json', 'out'], 'the ending of “out” says no format'],
    [['set.json', 'out.xml', '--format', 'excel'], '--format cannot be “excel”; it is moodle, gift, qti'],
    [
      ['set.json', 'out.xml', '--variants', '51'],
      '--variants cannot be “51”; it is a whole number from 1 to 50',
    ],
    [['set.json', 'out.xml', '--variants', '0'], '--variants cannot be “0”'],
    [['set.json', 'out.xml', '--language', 'fr'], '--language cannot be “fr”; it is en or zh'],
    [['set.json', 'out.xml', '--wrong'], '--wrong is no option of bank'],
    [['other.json', 'out.xml'], 'is no set: $.title'],
    [['nowhere.json', 'out.xml'], '“nowhere.json”'],
    [['set.json', 'no/such/folder.xml'], '“no/such/folder.xml” cannot be written (ENOENT)'],
  ])('refuses %j', async (args, why) => {
    const { code, stderr } = await bank(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('scorm', () => {
  test.each([
    [['set.json'], 'a set and the zip to write are needed'],
    [
      ['set.json', 'out.zip', '--mastery', '0'],
      '--mastery cannot be “0”; it is a whole number from 1 to 100',
    ],
    [['set.json', 'out.zip', '--mastery'], '--mastery cannot be “”'],
    [['set.json', 'out.zip', '--wrong'], '--wrong is no option of scorm'],
    [['other.json', 'out.zip'], 'is no set: $.title'],
    [['set.json', 'out.zip'], 'the page is not built, or not whole (ENOENT); run npm run build'],
  ])('refuses %j', async (args, why) => {
    const { code, stderr } = await scorm(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });

  test.each([
    ['scorm', scormTo],
    ['bank', bankTo],
  ] as const)('%s --help says how it is called', async (name, answerTo) => {
    const { stdout } = await ask(['--help'], { folder }, { name, answerTo });
    expect(stdout).toContain(`npm run --silent ${name} -- SET OUT`);
  });
});
