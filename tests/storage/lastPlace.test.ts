/** Where one was last is read whole or not at all. */
import { expect, it } from 'vitest';
import { readLastPlace, writeLastPlace } from '../../src/storage/lastPlace.ts';
import { workingStorage } from '../support/deviceStorages.ts';

const PLACE = { hash: 'v1&tree=gfg&step=3', own: null, example: 'gfg', title: 'Any', step: 3, last: 20 };

it('comes back as it was', () => {
  const device = workingStorage();
  expect(readLastPlace(device)).toBeNull();
  writeLastPlace(device, PLACE);
  expect(readLastPlace(device)).toEqual(PLACE);
});

it('is none where it is damaged, or the device refuses', () => {
  expect(readLastPlace(workingStorage({ 'plyscope.last-place': '{"hash": 3}' }))).toBeNull();
  expect(readLastPlace(workingStorage({ 'plyscope.last-place': '{"ha' }))).toBeNull();
  expect(readLastPlace(null)).toBeNull();
  expect(() => writeLastPlace(null, PLACE)).not.toThrow();
});
