import { describe, expect, test } from 'vitest';
import { readPreferences, writePreferences } from '../../src/storage/preferences.ts';
import { refusingStorage, workingStorage } from '../support/deviceStorages.ts';

const REFUSING = refusingStorage();

describe('what is kept on this device', () => {
  test('comes back', () => {
    const device = workingStorage();
    const chosen = { language: 'zh', theme: 'dark', letterKeys: false, folded: ['events'] } as const;
    expect(writePreferences(device, chosen)).toBe(true);
    expect(readPreferences(device)).toEqual(chosen);
  });

  test('is nothing on a first visit, and where there is no storage or it refuses', () => {
    expect(readPreferences(workingStorage())).toEqual({});
    expect(readPreferences(null)).toEqual({});
    expect(readPreferences(REFUSING)).toEqual({});
    expect(writePreferences(REFUSING, {})).toBe(false);
  });

  test.each(['{', 'null', '[1]', '"zh"', ''])('is moved aside when it is damaged: %j', (text) => {
    const device = workingStorage({ 'plyscope.preferences': text });
    expect(readPreferences(device)).toEqual({});
    expect(device.getItem('plyscope.preferences.damaged')).toBe(text);
    expect(device.getItem('plyscope.preferences')).toBeNull();
  });

  test('takes only what it knows', () => {
    const text =
      '{"language":"tlh","theme":"dark","letterKeys":"no","folded":[1,"code"],"__proto__":{"x":1}}';
    expect(readPreferences(workingStorage({ 'plyscope.preferences': text }))).toEqual({
      theme: 'dark',
      folded: ['code'],
    });
  });
});
