/** A text that is no tree yet is kept beside its tree, the last ten of them. */
import { expect, it } from 'vitest';
import { readUnfinished, writeUnfinished } from '../../src/storage/unfinishedText.ts';
import { contentOf, refusingStorage, workingStorage } from '../support/deviceStorages.ts';

/** How many are kept, and how long one may be. */
const [MOST, LONGEST] = [10, 100_000];

const KEY = 'plyscope.unfinished';

it('comes back beside its own tree until it is given up', () => {
  const device = workingStorage();
  expect(readUnfinished(device, 'own 1')).toBeNull();
  writeUnfinished(device, 'own 1', '(1 2');
  writeUnfinished(device, 'own 2', '(3');
  writeUnfinished(device, 'own 1', '(1 2 3');
  expect(readUnfinished(device, 'own 1')).toBe('(1 2 3');
  expect(readUnfinished(device, 'own 2')).toBe('(3');
  writeUnfinished(device, 'own 1', null);
  expect(readUnfinished(device, 'own 1')).toBeNull();
  expect(readUnfinished(device, 'own 2')).toBe('(3');
});

it('makes room for newer ones, and is not kept where it is too long', () => {
  const device = workingStorage();
  for (let tree = 0; tree <= MOST; tree += 1) writeUnfinished(device, `own ${tree}`, '(');
  expect(readUnfinished(device, 'own 0')).toBeNull();
  expect(readUnfinished(device, 'own 1')).toBe('(');
  expect(writeUnfinished(device, 'own 1', '('.repeat(LONGEST))).toBe(true);
  expect(writeUnfinished(device, 'own 1', '('.repeat(LONGEST + 1))).toBe(false);
  // What it was before is not what was typed last.
  expect(readUnfinished(device, 'own 1')).toBeNull();
});

it('writes over nothing that a newer page has kept, and does without a device', () => {
  const newer = { [KEY]: '{"format":"plyscope-unfinished","version":2,"texts":[]}' };
  const device = workingStorage(newer);
  expect(writeUnfinished(device, 'own 1', '(1')).toBe(false);
  expect(contentOf(device)).toEqual(newer);
  expect(writeUnfinished(refusingStorage(), 'own 1', '(1')).toBe(false);
  expect(writeUnfinished(refusingStorage(), 'own 1', null)).toBe(true);
  expect(readUnfinished(refusingStorage(), 'own 1')).toBeNull();
});

it('touches nothing of the device where nothing was left and nothing is kept', () => {
  const device = workingStorage();
  writeUnfinished(device, 'own 1', null);
  expect(contentOf(device)).toEqual({});
});
