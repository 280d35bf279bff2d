/**
 * Reads trees from texts that people type, paste or hand over as a file, and that may be in another notation.
 */
import type { GameTree } from '../core/index.ts';
import { type ForeignText, foreignIn } from './foreign.ts';
import { isUnknown } from './leafValue.ts';
import type { ForeignName } from './notations/names.ts';
import { parseTree, type TreeOptions } from './parseTree.ts';
import { printTree } from './printTree.ts';
import { type Parsed, positionAt, quoted } from './problem.ts';
import { parseTypedWish } from './typedWish.ts';
import { readWish } from './uniformWish.ts';
import { withUnknowns } from './unknowns.ts';

/** A tree, or the first problem, and the other notation in which the text was read. */
export interface TypedTree {
  readonly parsed: Parsed<GameTree>;
  /** null when the text is in our notation */
  readonly readAs: ForeignName | null;
  /** the different tree that the text would be in our notation; null when there is none */
  readonly ours: GameTree | null;
}

/**
 * Reads a tree in our notation or in that of another program, which is named. A text that only its reader can explain,
 * such as one with decimal commas, is refused. Links and records, which this program has written, are read by `parseTree`
 * directly.
 */
export function readTypedTree(text: string, options: TreeOptions = {}): TypedTree {
  const parsed = parseTree(text, options);
  const wished = parsed.ok ? null : parseTypedWish(text, options);
  if (wished !== null) return { parsed: wished, readAs: null, ours: null };
  const foreign = isOursAlone(text, parsed) ? null : foreignIn(text, parsed.ok);
  if (foreign === null) return inOurs(parsed, text, options);
  const ours = parsed.ok && parsed.value.size > 1 ? parsed.value : null;
  const theirs = treeOf(foreign, text, options);
  if (theirs === null || foreign.isAsked)
    return { parsed: orRefused(parsed, text, foreign, options), readAs: null, ours };
  const isSame = theirs.ok && ours !== null && printTree(ours) === printTree(theirs.value);
  return isSame
    ? { parsed, readAs: null, ours: null }
    : {
        parsed: theirs.ok ? theirs : orRefused(parsed, text, foreign, options),
        readAs: theirs.ok ? foreign.notation : null,
        ours,
      };
}

/**
 * Reads a tree as `parseTree` does, but refuses a text that may be in another notation. The refusal names that notation and
 * contains the tree written in the notation of the program.
 * @param parsed what `parseTree` returns for the text, when that is known
 */
export function parseTypedTree(
  text: string,
  options: TreeOptions = {},
  parsed = parseTree(text, options),
): Parsed<GameTree> {
  const wished = parsed.ok ? null : parseTypedWish(text, options);
  if (wished !== null) return wished;
  const foreign = isOursAlone(text, parsed) ? null : foreignIn(text, parsed.ok);
  return foreign === null ? inOurs(parsed, text, options).parsed : orRefused(parsed, text, foreign, options);
}

/** How brackets that begin with a name are written, and the same tree in our notation. */
const NAME_FIRST = { there: '(B 3 12)', here: 'B:(3 12)' };

/**
 * Returns a tree in our notation. A text that is none is read with its letters as unknown values; it is refused, and both
 * trees are proposed, where a letter may as well be the name of the brackets that it begins.
 */
function inOurs(parsed: Parsed<GameTree>, text: string, options: TreeOptions): TypedTree {
  const plain: TypedTree = { parsed, readAs: null, ours: null };
  const isLetter = !parsed.ok && parsed.problem.code === 'bad-value' && isUnknown(parsed.problem.found);
  const unknowns = isLetter ? withUnknowns(text) : null;
  if (unknowns === null || foreignIn(unknowns.masked, true) !== null) return plain;
  const read = parseTree(unknowns.text, options);
  if (!read.ok) {
    const { at, repair = [], ...problem } = read.problem;
    const edits = repair.map((edit) => ({ ...edit, offset: unknowns.placeOf(edit.offset) }));
    const there = { ...problem, at: positionAt(text, unknowns.placeOf(at.offset)) };
    return {
      ...plain,
      parsed: { ok: false, problem: edits.length > 0 ? { ...there, repair: edits } : there },
    };
  }
  const { asked } = unknowns;
  if (asked === null) return { ...plain, parsed: read };
  const theirs = printed(parseTree(asked.named, options));
  const problem = {
    ...({
      code: 'foreign',
      at: positionAt(text, asked.at),
      found: asked.found,
      notation: 'name-first',
    } as const),
    example: NAME_FIRST,
    ...(theirs !== null && { theirs, repair: [{ offset: 0, length: text.length, text: theirs }] }),
    ours: printTree(read.value),
  };
  return { parsed: { ok: false, problem }, readAs: null, ours: read.value };
}

/** Whether no other notation is tried: for the wish for a uniform tree, which only this program writes, and for a text that is too long. */
function isOursAlone(text: string, parsed: Parsed<GameTree>): boolean {
  return readWish(text) !== null || (!parsed.ok && parsed.problem.code === 'limit-bytes');
}

/** Returns the tree in the other notation, or the problem that it has, at its place in the given text; null when the text cannot be read. */
function treeOf({ reading }: ForeignText, text: string, options: TreeOptions): Parsed<GameTree> | null {
  if (reading === null) return null;
  const parsed = parseTree(reading.text, { ...options, mostBytes: Number.POSITIVE_INFINITY });
  if (parsed.ok) return parsed.value.size > 1 ? parsed : null;
  const { repair: _inOurs, ...problem } = parsed.problem;
  return { ok: false, problem: { ...problem, at: positionAt(text, reading.placeOf(problem.at.offset)) } };
}

/**
 * Returns the parsed tree when the text means the same tree in the other notation; otherwise refuses the text
 * and proposes both trees.
 */
function orRefused(
  parsed: Parsed<GameTree>,
  text: string,
  foreign: ForeignText,
  options: TreeOptions,
): Parsed<GameTree> {
  const { notation, example, unread } = foreign;
  const tree = treeOf(foreign, text, options);
  // The text of a tree states the side of its root only when that is not MAX, so trees are proposed only for
  // a root that is MAX.
  const isSaid = (options.root ?? 'max') === 'max';
  const theirs = isSaid && tree !== null ? printed(tree) : null;
  const ours = isSaid ? printed(parsed) : null;
  if (ours !== null && ours === theirs) return parsed;
  const inside = tree !== null && !tree.ok ? tree.problem : null;
  const readings = {
    ...(theirs !== null && { theirs, repair: [{ offset: 0, length: text.length, text: theirs }] }),
    ...(ours !== null && { ours }),
    ...(unread !== null && { need: unread.need, ...unread.counts }),
    ...(inside !== null && { inside }),
  };
  const at = inside?.at ?? positionAt(text, unread?.at ?? Math.max(text.search(/\S/), 0));
  return {
    ok: false,
    problem: { code: 'foreign', at, found: quoted(unread?.found ?? ''), notation, example, ...readings },
  };
}

/**
 * Returns the text of a tree in our notation; null when there is no tree, or only a single leaf, which is no
 * game.
 */
function printed(parsed: Parsed<GameTree>): string | null {
  return parsed.ok && parsed.value.size > 1 ? printTree(parsed.value) : null;
}
