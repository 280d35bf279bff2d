/** Storages of a page: one that keeps, and one that refuses as a private window does. */

export function workingStorage(entries: Readonly<Record<string, string>> = {}): Storage {
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

export function refusingStorage(): Storage {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  return Object.assign(workingStorage(), { getItem: refuse, setItem: refuse });
}

/** Everything in it, by name. */
export function contentOf(storage: Storage): Record<string, string> {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
  return Object.fromEntries(names.map((name) => [name, storage.getItem(name)!]));
}
