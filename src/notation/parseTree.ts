/**
 * Parses the text of a tree, which docs/notation.md specifies: brackets around the children of a node, MAX at the root
 * and alternating sides unless stated otherwise, with labels, moves and probabilities before a node: `a1-> 0.9*B:min(3
 * 12 8)`. JSON arrays are the same notation with commas everywhere; JSON objects {"max": […]}, {"min": […]} and
 * {"chance": [[p, child], …]} are read as well. Leaves may be vectors, `<1 2 6>`, and nodes may belong to players,
 * `p3(…)`: see vectors.ts. Below a chance node play continues with the opponent of the nearest decision above it (MAX
 * if there is none).
 */
import type { GameTree } from '../core/index.ts';
import { uniformSize, uniformTree } from '../core/random/uniformTree.ts';
import type { Evaluation } from '../core/tree/evaluation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { isQuote, plainCharacters, quotedAt } from './characters.ts';
import { readEvaluation } from './evalHeader.ts';
import { LeafBounds, readLeafBounds } from './leafBounds.ts';
import { type Parsed, ParseFailure, type Problem, positionAt } from './problem.ts';
import { type OpenNode, TreeParser } from './treeParser.ts';
import { TreeReader } from './treeReader.ts';
import { readWish } from './uniformWish.ts';
import { PlayersRead, readSum } from './vectors.ts';

type Side = 'max' | 'min';

/**
 * The side that brackets at the root stand for when the text does not state one; for `chance` the text itself
 * has to state it.
 */
export const TREE_ROOTS = ['max', 'min', 'chance'] as const;
export type TreeRoot = (typeof TREE_ROOTS)[number];

export interface TreeOptions {
  readonly root?: TreeRoot;
  readonly leafBounds?: readonly [number, number];
  /**
   * whether the bounds are widened so that they contain all leaves, for texts of earlier releases, which did
   * not refuse leaves outside the bounds
   */
  readonly widensBounds?: boolean;
  /** the greatest length of the text in UTF-8 bytes; when absent, the limit for pasted text */
  readonly mostBytes?: number;
  /** the greatest number of nodes; when absent, the limit for trees that are drawn */
  readonly mostNodes?: number;
  /** Hears from time to time how many nodes have been read, and up to which offset of the text. */
  readonly onNodes?: (nodes: number, offset: number) => void;
  /** the names of the moves from the root, from left to right */
  readonly moves?: readonly string[];
}

/** Reads the tree of a text in linear time, or returns the first problem with its position. */
export function parseTree(text: string, options: TreeOptions = {}): Parsed<GameTree> {
  const uniform = parseWish(text, options);
  if (uniform !== null) return uniform;
  const read = readTree(text, options);
  return read.ok ? { ok: true, value: treeOf(read.value) } : read;
}

/** Reads the tree of a text that is the wish for a uniform tree; null when the text is no wish. */
export function parseWish(
  text: string,
  { mostNodes = LIMITS.nodes }: TreeOptions = {},
): Parsed<GameTree> | null {
  const wish = readWish(text);
  if (wish === null) return null;
  if (uniformSize(wish) <= mostNodes) return { ok: true, value: uniformTree(wish) };
  return orProblem(() => new TreeReader(text).fail('limit-nodes', 0, { number: mostNodes + 1 }));
}

/** What is read from the text of a tree. */
export interface TreeRead {
  readonly builder: TreeBuilder;
  /** the inner nodes in preorder, with their offsets in the text */
  readonly nodes: readonly OpenNode[];
  readonly bounds: LeafBounds;
  readonly evaluation: Evaluation | null;
  readonly players: PlayersRead;
}

/** Returns the tree that has been read. */
export function treeOf({ builder, bounds, evaluation, players }: TreeRead): GameTree {
  return builder.finish(bounds.widened, evaluation, players.sum?.value ?? null);
}

/** Reads a text as `parseTree` does, and returns what the tree is made from. */
export function readTree(text: string, options: TreeOptions = {}): Parsed<TreeRead> {
  return orProblem(() => {
    const bytes = bytesOf(text);
    if (bytes > (options.mostBytes ?? LIMITS.pastedBytes))
      new TreeReader('').fail('limit-bytes', 0, { number: bytes });
    const problem = bracketProblem(text, plainCharacters(text));
    if (problem !== null) throw new ParseFailure(problem);
    return readWhole(text, options, false) ?? (readWhole(text, options, true) as TreeRead);
  });
}

/** Returns the length of a text in UTF-8 bytes. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Returns what `read` returns, or the problem with which it fails. */
export function orProblem<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() };
  } catch (thrown) {
    if (thrown instanceof ParseFailure) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}

/**
 * Returns what is read; null when the text continues after its first node. That node is then the first child of a
 * root without brackets, as in (3 12 8) (2 4 6) (14 5 2), and the text has to be read again with
 * `rootIsImplied`.
 */
function readWhole(text: string, options: TreeOptions, rootIsImplied: boolean): TreeRead | null {
  const reader = new TreeReader(text);
  const builder = new TreeBuilder();
  const [low, high] = options.leafBounds ?? [-Infinity, Infinity];
  let evaluation = readEvaluation(reader);
  const sumFirst = readSum(reader);
  const bounds = readLeafBounds(reader) ?? new LeafBounds(low, high, null);
  const players = new PlayersRead(sumFirst ?? readSum(reader));
  evaluation ??= readEvaluation(reader);
  const parser = new TreeParser(
    reader,
    builder,
    bounds,
    options.moves ?? [],
    evaluation,
    players,
    0,
    options,
  );
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
  return { builder, nodes: parser.nodes, bounds, evaluation, players };
}

/* Unpaired brackets are the most frequent mistake, so they are looked for before anything else. */

const CLOSER: ReadonlyMap<string, string> = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));
/**
 * The greatest number of open brackets that are examined; a text with more is refused later because of its
 * depth.
 */
const DEEPEST = 3 * LIMITS.depth + 3;

/**
 * Returns the first bracket without a partner as a problem, with its repair; null when all brackets pair.
 * `plain` is the text in plain characters.
 */
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
