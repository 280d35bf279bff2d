/** Searches whose code loads after the first picture, which is one of alpha-beta. */
import type { DepthFirst } from './algorithm.ts';

type SearchFunction = DepthFirst['search'];

const later = new Set<string>();
const come = new Map<string, SearchFunction>();

/** Adds the code of a search that has loaded. */
export function addSearch(name: string, search: SearchFunction): void {
  come.set(name, search);
}

/** Returns a search that runs once its code has loaded; until then it throws. */
export function laterSearch(name: string): SearchFunction {
  later.add(name);
  return (...given) => {
    const search = come.get(name);
    if (search === undefined) throw new Error(`a search by ${name} is asked for before its code has come`);
    return search(...given);
  };
}

/** Whether the code of a search loads after the first picture. */
export function isLater(name: string): boolean {
  return later.has(name);
}
