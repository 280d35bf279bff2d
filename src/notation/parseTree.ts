/**
 * The text of a tree, as docs/notation.md specifies it: brackets around the children of a node, MAX at
 * the root and the sides alternating unless said, with labels, moves and probabilities before a node:
 * `a1-> 0.9*B:min(3 12 8)`. JSON arrays are the same notation with all its commas; JSON objects
 * {"max": […]}, {"min": […]} and {"chance": [[p, child], …]} are read as well.
 * Leaves may be vectors, `<1 2 6>`, and nodes of players, `p3(…)`: see vectors.ts.
 * Below a chance node play goes on with the opposite of the nearest decision above it (MAX if none).
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { isQuote, plainCharacters, quotedAt } from './characters.ts';
import { readEvaluation } from './evalHeader.ts';
import { LeafBounds, readLeafBounds } from './leafBounds.ts';
import { type Parsed, ParseFailure, type Problem, positionAt } from './problem.ts';
import { TreeParser } from './treeParser.ts';
import { TreeReader } from './treeReader.ts';
import { PlayersRead, readSum } from './vectors.ts';

type Side = 'max' | 'min';

/** Whose turn brackets at the top stand for; `chance` demands that the text itself says so. */
export const TREE_ROOTS = ['max', 'min', 'chance'] as const;
export type TreeRoot = (typeof TREE_ROOTS)[number];

export interface TreeOptions {
  readonly root?: TreeRoot;
  readonly leafBounds?: readonly [number, number];
  /** what was kept or sent before leaves outside the bounds were refused has bounds that hold them all */
  readonly widensBounds?: boolean;
  /** how many UTF-8 bytes may be read; those of a pasted text if not said */
  readonly mostBytes?: number;
  /** the moves from the root, left to right */
  readonly moves?: readonly string[];
}

/** Reads a tree in linear time; the first problem, with its place, where it is none. */
export function parseTree(text: string, options: TreeOptions = {}): Parsed<GameTree> {
  try {
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > (options.mostBytes ?? LIMITS.pastedBytes))
      new TreeReader('').fail('limit-bytes', 0, { number: bytes });
    const problem = bracketProblem(text, plainCharacters(text));
    if (problem !== null) return { ok: false, problem };
    return {
      ok: true,
      value: readWhole(text, options, false) ?? (readWhole(text, options, true) as GameTree),
    };
  } catch (thrown) {
    if (thrown instanceof ParseFailure) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}

/**
 * The tree; null where the text goes on after its first node. Then that was the first child of a root
 * whose brackets are left out, as in (3 12 8) (2 4 6) (14 5 2), and the text is read again as such.
 */
function readWhole(text: string, options: TreeOptions, rootIsImplied: boolean): GameTree | null {
  const reader = new TreeReader(text);
  const builder = new TreeBuilder();
  const [low, high] = options.leafBounds ?? [-Infinity, Infinity];
  let evaluation = readEvaluation(reader);
  const sumFirst = readSum(reader);
  const bounds = readLeafBounds(reader) ?? new LeafBounds(low, high, null);
  const players = new PlayersRead(sumFirst ?? readSum(reader));
  evaluation ??= readEvaluation(reader);
  const parser = new TreeParser(reader, builder, bounds, options.moves ?? [], evaluation, players);
  const first = reader.peek();
  if (first === '') reader.fail('empty');
  const turn: Side = options.root === 'min' ? 'min' : 'max';
  const mustBeChance = options.root === 'chance';
  if (mustBeChance && (rootIsImplied || first === '[' || first === '(')) reader.fail('chance-root-needed');
  if (rootIsImplied) parser.impliedRoot(turn);
  else {
    parser.root(turn);
    if (reader.peek() !== '') return null;
  }
  players.settle(reader, builder);
  if (options.widensBounds !== true) bounds.check(reader);
  return builder.finish(bounds.widened, evaluation, players.sum?.value ?? null);
}

/* Whether brackets pair up, before anything else is asked: of all slips the most frequent one. */

const CLOSER: ReadonlyMap<string, string> = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));
/** More brackets than any tree can have open; what is deeper is refused for its depth. */
const DEEPEST = 3 * LIMITS.depth + 3;

/** The first bracket that has no partner, with what would mend it; null where all pair up. `plain` is the text in plain characters. */
function bracketProblem(text: string, plain: string): Problem | null {
  const open: number[] = [];
  for (let offset = 0; offset < plain.length; offset += 1) {
    const character = plain[offset] as string;
    if (isQuote(character)) {
      const string = quotedAt(text, offset);
      if (string === '') return null;
      offset += string.length - 1;
    } else if (CLOSER.has(character)) {
      open.push(offset);
      if (open.length > DEEPEST) return null;
    } else if (character === ')' || character === ']' || character === '}') {
      const opener = open.pop();
      const found = text[offset] as string;
      if (opener === undefined) {
        const repair = [{ offset, length: 1, text: '' }];
        return { code: 'extra-bracket', at: positionAt(text, offset), found, repair };
      }
      const due = CLOSER.get(plain[opener] as string) as string;
      if (due !== character) {
        const repair = [{ offset, length: 1, text: due }];
        return { code: 'wrong-bracket', at: positionAt(text, offset), found, repair };
      }
    }
  }
  const last = open.at(-1);
  if (last === undefined || open.length > LIMITS.depth) return null;
  const closers = open.map((offset) => CLOSER.get(plain[offset] as string) as string).reverse();
  return {
    code: 'unclosed',
    at: positionAt(text, last),
    found: text[last] as string,
    repair: [{ offset: text.length, length: 0, text: closers.join('') }],
  };
}
