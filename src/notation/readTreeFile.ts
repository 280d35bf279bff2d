/** Reads a file of trees, or a file that holds one tree in the notation. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { treeOfRows } from '../core/tree/treeRows.ts';
import type { FileProblem } from './fileProblem.ts';
import { duplicateKeys, jsonFault } from './jsonText.ts';
import { parseLeafValue } from './leafValue.ts';
import { parseTree } from './parseTree.ts';
import { type Problem, positionAt, quoted } from './problem.ts';
import { FileNodeReader } from './readFileNodes.ts';
import { FILE_FORMAT, FILE_VERSION, type FiledTree, isRecord, readSettings } from './treeFile.ts';

/** What a file holds: trees that are valid, or what of them is, and everything that is wrong. */
export interface ReadFile {
  readonly trees: readonly FiledTree[];
  readonly problems: readonly FileProblem[];
  /** the problem of a text that is one tree in the notation */
  readonly textProblem: Problem | null;
  /** paths of fields that this version does not know and left out */
  readonly dropped: readonly string[];
}

const NOTHING: ReadFile = { trees: [], problems: [], textProblem: null, dropped: [] };
const KNOWN = ['title', 'algorithm', 'rules', 'notation', 'step', 'leafBounds', 'root'];

/** Whether a text is meant as a file of trees rather than as one tree in the notation. */
export function isTreeFile(text: string): boolean {
  return /^\s*\{\s*"(?!max"|min"|chance"|u")/.test(text);
}

/** Reads the text of a file; `title` is for a tree that has none. Linear in its length. */
export function readTreeFile(text: string, title: string): ReadFile {
  if (!isTreeFile(text)) return readNotation(text, title);
  const fault = jsonFault(text);
  if (fault !== null) {
    const { line, column } = positionAt(text, fault);
    const found = quoted(text.slice(fault, fault + 40));
    return { ...NOTHING, problems: [{ code: 'not-json', path: `${line}:${column}`, found }] };
  }
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || file['format'] !== FILE_FORMAT || typeof file['version'] !== 'number')
    return { ...NOTHING, problems: [{ code: 'not-a-file', path: '$', found: '' }] };
  if (file['version'] > FILE_VERSION) {
    const found = String(file['version']);
    return { ...NOTHING, problems: [{ code: 'newer-version', path: '$.version', found }] };
  }
  const entries = file['trees'];
  if (!Array.isArray(entries) || entries.length === 0)
    return { ...NOTHING, problems: [{ code: 'no-trees', path: '$.trees', found: '' }] };
  const read = entries.map((entry, index) => readEntry(entry, `$.trees[${index}]`, title));
  const duplicates = duplicateKeys(text).map(
    (path): FileProblem => ({ code: 'duplicate-key', path, found: '' }),
  );
  const dropped = Object.keys(file).filter((name) => !['format', 'version', 'trees'].includes(name));
  return {
    trees: read.flatMap(({ trees }) => trees),
    problems: [...duplicates, ...read.flatMap(({ problems }) => problems)],
    textProblem: null,
    dropped: [...dropped.map((name) => `$.${name}`), ...read.flatMap((one) => one.dropped)],
  };
}

function readNotation(text: string, title: string): ReadFile {
  const parsed = parseTree(text, { mostBytes: LIMITS.fileBytes });
  if (!parsed.ok) return { ...NOTHING, textProblem: parsed.problem };
  // A file that holds nothing but null or 42 was meant to be something else.
  if (parsed.value.size === 1)
    return { ...NOTHING, problems: [{ code: 'not-a-file', path: '$', found: quoted(text.trim()) }] };
  const settings = readSettings(new Map());
  const algorithm = parsed.value.hasChance ? 'expectiminimax' : settings.algorithm;
  return { ...NOTHING, trees: [{ ...settings, algorithm, title, tree: parsed.value }] };
}

function readEntry(entry: unknown, path: string, title: string): ReadFile {
  if (!isRecord(entry)) {
    const found = quoted(JSON.stringify(entry).slice(0, 200));
    return { ...NOTHING, problems: [{ code: 'not-an-object', path, found }] };
  }
  const fields = new Map(Object.entries(entry));
  const bounds = readLeafBounds(fields.get('leafBounds'));
  const reader = new FileNodeReader(bounds ?? undefined);
  const isValid = reader.read(fields.get('root'), `${path}.root`, 0);
  if (bounds === null)
    reader.problems.push({ code: 'bad-leaf-bounds', path: `${path}.leafBounds`, found: '' });
  const given = fields.get('title');
  const tree: GameTree | null = isValid ? treeOfRows(reader.rows, reader.leafBounds) : null;
  const unknown = [...fields.keys()].filter((name) => !KNOWN.includes(name)).map((name) => `${path}.${name}`);
  return {
    trees:
      tree === null
        ? []
        : [
            {
              ...readSettings(fields),
              title: typeof given === 'string' ? given.slice(0, LIMITS.label) : title,
              tree,
            },
          ],
    problems: reader.problems,
    textProblem: null,
    dropped: [...unknown, ...reader.dropped],
  };
}

/** Null where what is given are no bounds. */
function readLeafBounds(given: unknown): readonly [number, number] | undefined | null {
  if (given === undefined) return undefined;
  if (!Array.isArray(given) || given.length !== 2) return null;
  const [low, high] = given.map((end: unknown) =>
    typeof end === 'number' ? end : end === 'inf' || end === '-inf' ? parseLeafValue(end) : null,
  );
  if (low === null || high === null || low === undefined || high === undefined || !(low <= high)) return null;
  return [low, high];
}
