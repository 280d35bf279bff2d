/** Names that stand twice in one object of a JSON text: reading it keeps the last one and says nothing. */
import { quoted } from './problem.ts';

/** More of them than this are not looked for: each has a path, which may be long. */
const MOST = 100;

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},]/gs;

/** An object or a list that is open. */
interface Open {
  /** of an object; null for a list */
  readonly names: Set<string> | null;
  /** the name, or the place, of the entry at hand */
  at: string | number;
  /** the next text in quotes is a name */
  isNameNext: boolean;
}

/** Their paths, in the order of the text, which is JSON. Linear, without recursion. */
export function duplicateKeys(text: string): string[] {
  const open: Open[] = [];
  const found: string[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (token === '{') open.push({ names: new Set(), at: '', isNameNext: true });
    else if (token === '[') open.push({ names: null, at: 0, isNameNext: false });
    else if (token === '}' || token === ']') open.pop();
    else if (around === undefined) continue;
    else if (token === ',') {
      if (typeof around.at === 'number') around.at += 1;
      else around.isNameNext = true;
    } else if (around.isNameNext && around.names !== null) {
      const name: string = JSON.parse(token);
      around.at = name;
      around.isNameNext = false;
      if (around.names.has(name) && found.push(pathOf(open)) === MOST) return found;
      around.names.add(name);
    }
  }
  return found;
}

/** "$.trees[0].title" */
function pathOf(open: readonly Open[]): string {
  return open.reduce((path, { at }) => path + (typeof at === 'number' ? `[${at}]` : `.${quoted(at)}`), '$');
}
