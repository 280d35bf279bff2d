/** A record that was just thought of is one definition: kept, filed, refused and spoken of like all others. */

import { expect, test } from 'vitest';
import { list, oneOf, text } from '../../src/notation/codec.ts';
import { printJson, readJson } from '../../src/notation/jsonText.ts';
import { whole } from '../../src/notation/numberShapes.ts';
import { versioned } from '../../src/notation/shapes.ts';
import { readStoredText, writeStoredText } from '../../src/storage/storedText.ts';
import { OTHER_FILES, otherFileIn } from '../../src/ui/files/otherFile.ts';
import { faults as englishFaults } from '../../src/words/en/work.ts';
import { faults as chineseFaults } from '../../src/words/zh/work.ts';
import { workingStorage } from '../support/deviceStorages.ts';

const TOY = versioned('toy-bets', 1, {
  on: oneOf(['max', 'min']),
  stakes: list(whole(1, 6), 1, 3),
  note: text(40),
});
const BET = { on: 'max', stakes: [1, 6], note: '弈' } as const;

test('it is filed and kept, and comes back', () => {
  expect(readJson(TOY, printJson(TOY, BET)).value).toEqual(BET);
  const device = workingStorage();
  expect(writeStoredText(device, 'bets', TOY, BET)).toBe(true);
  expect(readStoredText(device, 'bets', TOY)).toEqual({ kind: 'read', value: BET });
});

test('damaged it stands aside, and newer it is left alone', () => {
  const damaged = workingStorage({ bets: printJson(TOY, BET).replace('"max"', '"mean"') });
  expect(readStoredText(damaged, 'bets', TOY)).toEqual({ kind: 'damaged' });
  expect(damaged.getItem('bets.damaged')).toContain('mean');
  const newer = workingStorage({ bets: printJson(TOY, BET).replace('"version": 1', '"version": 2') });
  expect(readStoredText(newer, 'bets', TOY)).toEqual({ kind: 'newer' });
  expect(newer.getItem('bets')).toContain('"version": 2');
});

test('what is wrong in it is said in every language, with its place', () => {
  const { faults } = readJson(TOY, '{"format":"toy-bets","version":1,"on":"mean","stakes":[7],"note":null}');
  expect(faults.map((fault) => `${fault.path} ${englishFaults.fault(fault)}`)).toEqual([
    '$.on found "mean"; expected "max", "min".',
    '$.stakes[0] found 7; expected a whole number from 1 to 6.',
    '$.note found null; expected a text of at most 40 characters.',
  ]);
  expect(faults.map((fault) => chineseFaults.fault(fault)).join('')).toMatch(/"mean".*1 到 6.*40 个字符/u);
});

test('a file of it is known by its row', () => {
  const files = [...OTHER_FILES, { format: 'toy-bets', holds: 'set', takers: ['doSet'] }] as const;
  expect(otherFileIn(printJson(TOY, BET), files)).toMatchObject({ format: 'toy-bets', takers: ['doSet'] });
  expect(otherFileIn(printJson(TOY, BET))).toBeNull();
});
