/**
 * The address: what is shown, in the hash, short and readable:
 * `#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14`. One's own tree stands in it as a
 * literal. Reading never fails: what is not understood is left out and named.
 */
import { ALGORITHMS, type AlgorithmName } from '../core/search/algorithms.ts';
import {
  BOUNDS_RULES,
  CUTOFF_RULES,
  DEFAULT_RULES,
  type SearchRules,
  VALUE_RULES,
} from '../core/search/rules.ts';
import { BOUND_NOTATIONS, type BoundNotation } from '../core/trace/boundNotation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { LITERAL_ROOTS, type LiteralRoot } from '../notation/parseLiteral.ts';

/** A tree by its place in the library, or by its text. */
export type TreeReference =
  | { readonly kind: 'library'; readonly id: string }
  | { readonly kind: 'literal'; readonly text: string; readonly root: LiteralRoot };

export interface Address {
  readonly tree: TreeReference;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly notation: BoundNotation;
  readonly step: number;
}

/** What could be read of a hash; parts that are absent were not given. */
export interface ReadAddress {
  readonly tree?: TreeReference;
  readonly algorithm?: AlgorithmName;
  readonly rules: Partial<SearchRules>;
  readonly notation?: BoundNotation;
  /** as asked for; the trace decides whether there is such a step */
  readonly step?: number;
  /** parts that were not understood, as written, at most 40 characters each */
  readonly unknown: readonly string[];
}

const VERSION = 'v1';

/** The hash of an address without "#"; null where the tree does not fit. */
export function encodeAddress({ tree, algorithm, rules, notation, step }: Address): string | null {
  const parts = [VERSION];
  if (tree.kind === 'library') parts.push(`tree=${tree.id}`);
  else {
    parts.push(`literal=${encodeLiteral(tree.text)}`);
    if (tree.root !== 'max') parts.push(`root=${tree.root}`);
  }
  parts.push(`algorithm=${algorithm}`);
  if (algorithm === 'alpha-beta') {
    parts.push(`cutoff=${rules.cutoff}`);
    if (rules.value !== DEFAULT_RULES.value) parts.push(`value=${rules.value}`);
    if (rules.bounds !== DEFAULT_RULES.bounds) parts.push(`bounds=${rules.bounds}`);
  }
  if (notation !== 'window') parts.push(`notation=${notation}`);
  parts.push(`step=${step}`);
  const hash = parts.join('&');
  return hash.length > LIMITS.linkChars ? null : hash;
}

/** Reads a hash with or without "#". */
export function decodeAddress(hash: string): ReadAddress {
  const text = hash.replace(/^#/, '');
  if (text === '') return { rules: {}, unknown: [] };
  if (text.length > LIMITS.linkChars) return { rules: {}, unknown: [shortened(text)] };
  const unknown: string[] = [];
  const given = new Map<string, string>();
  for (const part of text.split('&')) {
    if (part === VERSION || part === '') continue;
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0));
    const value = decoded(part.slice(at + 1));
    if (at > 0 && value !== null && NAMES.includes(name) && !given.has(name)) given.set(name, value);
    else unknown.push(shortened(part));
  }
  const choose = <T extends string>(name: string, choices: readonly T[]): T | undefined => {
    const value = given.get(name);
    const found = choices.find((choice) => choice === value);
    if (value !== undefined && found === undefined) unknown.push(shortened(`${name}=${value}`));
    return found;
  };
  const algorithm = choose('algorithm', ALGORITHMS);
  const notation = choose('notation', BOUND_NOTATIONS);
  const cutoff = choose('cutoff', CUTOFF_RULES);
  const value = choose('value', VALUE_RULES);
  const bounds = choose('bounds', BOUNDS_RULES);
  const root = choose('root', LITERAL_ROOTS);
  const step = readStep(given.get('step'), unknown);
  const tree = readTree(given, root ?? 'max');
  return {
    ...(tree && { tree }),
    ...(algorithm && { algorithm }),
    rules: { ...(cutoff && { cutoff }), ...(value && { value }), ...(bounds && { bounds }) },
    ...(notation && { notation }),
    ...(step !== undefined && { step }),
    unknown,
  };
}

const NAMES: readonly string[] = [
  'tree',
  'literal',
  'root',
  'algorithm',
  'cutoff',
  'value',
  'bounds',
  'notation',
  'step',
];

function readTree(given: ReadonlyMap<string, string>, root: LiteralRoot): TreeReference | undefined {
  const text = given.get('literal');
  if (text !== undefined) return { kind: 'literal', text, root };
  const id = given.get('tree');
  return id === undefined ? undefined : { kind: 'library', id };
}

function readStep(text: string | undefined, unknown: string[]): number | undefined {
  if (text === undefined) return undefined;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  unknown.push(shortened(`step=${text}`));
  return undefined;
}

/** Brackets, commas and colons stay readable; whatever could end the part or the hash is escaped. */
function encodeLiteral(text: string): string {
  return encodeURIComponent(text.replace(/\s+/g, ''))
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text;
}
