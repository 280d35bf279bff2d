import { describe, expect, test } from 'vitest';
import { readPreferences, writePreferences } from '../../src/keep/preferences.ts';

function storage(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

const REFUSING = storage();
REFUSING.getItem = () => {
  throw new DOMException('denied', 'SecurityError');
};
REFUSING.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('what is kept on this device', () => {
  test('comes back', () => {
    const device = storage();
    const chosen = { language: 'zh', theme: 'dark', letterKeys: false, folded: ['events'] } as const;
    expect(writePreferences(device, chosen)).toBe(true);
    expect(readPreferences(device)).toEqual(chosen);
  });

  test('is nothing on a first visit, and where there is no storage or it refuses', () => {
    expect(readPreferences(storage())).toEqual({});
    expect(readPreferences(null)).toEqual({});
    expect(readPreferences(REFUSING)).toEqual({});
    expect(writePreferences(REFUSING, {})).toBe(false);
  });

  test.each(['{', 'null', '[1]', '"zh"', ''])('is moved aside when it is damaged: %j', (text) => {
    const device = storage({ 'plyscope.preferences': text });
    expect(readPreferences(device)).toEqual({});
    expect(device.getItem('plyscope.preferences.damaged')).toBe(text);
    expect(device.getItem('plyscope.preferences')).toBeNull();
  });

  test('takes only what it knows', () => {
    const text =
      '{"language":"tlh","theme":"dark","letterKeys":"no","folded":[1,"code"],"__proto__":{"x":1}}';
    expect(readPreferences(storage({ 'plyscope.preferences': text }))).toEqual({
      theme: 'dark',
      folded: ['code'],
    });
  });
});
