/** Questions about a leaf and a branch: for which values of the leaf is the branch not examined? */

import { type InfluencePiece, leafInfluence, spansWhere, type ValueSpan } from '../../core/analysis/index.ts';
import type { GameTree, RecursionRun } from '../../core/index.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import { asDepthFirst } from '../../core/search/algorithms.ts';
import { resetsWindow } from '../../core/search/windowed.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { flag, list, record, type Shape } from '../../notation/codec.ts';
import { refined, value } from '../../notation/shapes.ts';
import { errorAtNode, NO_ERRORS, sameNumber } from '../grade/difference.ts';
import { misreadsTree } from '../methods/misread.ts';
import type { MethodName } from '../misconception.ts';
import { placeOfComing } from '../place.ts';
import type { Task } from '../task.ts';
import type { Asked, Format, Text } from './format.ts';
import { parseNumber, plainEntry } from './typed.ts';

interface IntervalPart {
  readonly kind: 'interval';
  readonly leaf: NodeId;
  /** the node at the lower end of the branch that the question names */
  readonly branch: NodeId;
}

/**
 * Spans of numbers in ascending order that do not touch; an empty list means "never", null that no answer is
 * given.
 */
type Spans = readonly ValueSpan[] | null;

/**
 * Faulty methods that are the same search under another rule, so that their cuts can be computed for every
 * value of the leaf.
 */
const IN_RULES: readonly MethodName[] = ['parent-only', 'other-equality'];

export const interval: Format<'interval', IntervalPart, Spans, Text<Spans>> = {
  kind: 'interval',
  usualMarks: 2,
  byChance: 'hardly',
  entry: {
    way: 'text',
    keyboard: 'text',
    parse: parseSpans,
    print: (given, signs) => (given === null || given.length === 0 ? signs.never : signs.spans(given)),
  },
  blank: null,
  suits: ({ algorithm, limited }) => resetsWindow(algorithm) && limited === undefined,
  choose: intervalPart,
  named: {
    which: 'leaf-and-branch',
    least: 2,
    most: 2,
    expected(tree, node, rank) {
      if (rank === 0) return tree.isLeaf(node) ? null : 'leaf';
      return node === ROOT ? 'branch' : null;
    },
    part: ([leaf = ROOT, branch = ROOT]) => ({ kind: 'interval', leaf, branch }),
  },
  pointsAt: ({ leaf, branch }) =>
    new Map([
      [leaf, { label: 'x', badge: '' }],
      [branch, { label: '', badge: '?' }],
    ]),
  answerOf: (_run, asked) => (asked === null ? null : sparingValues(asked)),
  answerBy: ({ run: { tree, rules } }, asked, method) =>
    asked === null || !(IN_RULES.includes(method) || misreadsTree(method))
      ? null
      : sparingValues({ ...asked, task: { ...asked.task, tree, rules } }),

  shape: () => SPANS,

  grade: ({ given, right, part }) =>
    isSameSpans(given, right) ? NO_ERRORS : errorAtNode(part.branch, given === null),
  placeOf: (run, part) => placeOfComing(run, part.branch),

  /**
   * Reports a counterexample: a value of the leaf for which the answer is wrong, a whole number when there is
   * one.
   */
  signs({ task, part, given, right, run }) {
    if (given === null || right === null) return [];
    const [least, most] = task.tree.leafBounds;
    const x = triedValues([...given, ...right]).find(
      (value) => value >= least && value <= most && isIn(given, value) !== isIn(right, value),
    );
    if (x === undefined) return [];
    const detail = { kind: 'witness', x, isSpared: isIn(right, x) } as const;
    return [{ misconception: 'counterexample', place: placeOfComing(run, part.branch), detail }];
  },
};

/** Returns the values of the leaf for which the branch is not examined. */
function sparingValues({ task, part }: Asked<IntervalPart>): readonly ValueSpan[] {
  const { tree, algorithm, rules } = task;
  const influence = leafInfluence(tree, part.leaf, asDepthFirst(algorithm), rules);
  return spansWhere(influence, (piece) => isSpared(tree, part.branch, piece));
}

function isSpared(tree: GameTree, branch: NodeId, { cutoffs }: InfluencePiece): boolean {
  const path = tree.pathTo(branch);
  return cutoffs.some(({ node, firstPruned }) => {
    const next = path[path.indexOf(node) + 1];
    return path.includes(node) && next !== undefined && tree.childIndex(next) >= firstPruned;
  });
}

/**
 * Chooses a question about a leaf and a branch such that the search skips the branch for one span of the
 * leaf's values and examines it for other values.
 */
function intervalPart(task: Task, run: RecursionRun, random: Random): IntervalPart | null {
  const { tree } = run;
  const leaves = tree.leaves().filter((leaf) => run.entryStep(leaf) > 0);
  for (const leaf of shuffled(leaves, random)) {
    const branches = tree
      .nodes()
      .filter((node) => node > leaf && tree.childIndex(node) > 0 && !tree.isWithin(leaf, node));
    for (const branch of shuffled(branches, random)) {
      const part = { kind: 'interval', leaf, branch } as const;
      const [span, ...others] = sparingValues({ task, part });
      const isWhole = span?.from === -Infinity && span.to === Infinity;
      if (span !== undefined && others.length === 0 && !isWhole) return part;
    }
  }
  return null;
}

/**
 * Whether two answers contain the same numbers, including the ends of their spans; an answer that is not
 * given never equals another answer.
 */
function isSameSpans(given: Spans, right: Spans): boolean {
  if (given === null || right === null || given.length !== right.length) return false;
  return given.every((span, index) => {
    const other = right[index];
    return (
      other !== undefined &&
      sameNumber(span.from, other.from) &&
      sameNumber(span.to, other.to) &&
      (span.hasFrom === other.hasFrom || span.from === -Infinity) &&
      (span.hasTo === other.hasTo || span.to === Infinity)
    );
  });
}

/**
 * Returns numbers to test two answers with: every end of a span and numbers between and beyond the ends,
 * whole numbers first.
 */
function triedValues(spans: readonly ValueSpan[]): readonly number[] {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const sorted = [...new Set(ends)].sort((a, b) => a - b);
  const between = sorted.slice(1).map((end, index) => (end + (sorted[index] as number)) / 2);
  const around = sorted.flatMap((end) => [end, Math.ceil(end) - 1, Math.floor(end) + 1]);
  const tried = [...around, ...between, ...(sorted.length === 0 ? [0] : [])];
  return [...tried.filter(Number.isInteger), ...tried];
}

function isIn(spans: readonly ValueSpan[], x: number): boolean {
  return spans.some(
    ({ from, to, hasFrom, hasTo }) =>
      (x > from || (hasFrom && x === from)) && (x < to || (hasTo && x === to)),
  );
}

/**
 * Parses an answer such as "x ≤ 3", "-2 < x <= 5", "(-inf, 3]", "x = 4", "never" or "always", or their
 * Chinese words. An answer is one span, or several spans joined by "or" or by commas outside brackets.
 */
function parseSpans(text: string): readonly ValueSpan[] | null {
  const plain = plainEntry(text, ' ').toLowerCase().trim();
  if (plain === '') return null;
  if (/^(never|none|no x|从不|永不|没有|∅)$/.test(plain)) return [];
  if (/^(always|all|any x|每个 ?x|总是|全部|任意)$/.test(plain)) return [span(-Infinity, Infinity)];
  const spans = plain.split(/\s+or\s+|\s*(?:或|∪)\s*/).map((part) => parseSpan(part.replace(/\s+/g, '')));
  const sound = spans.filter((one) => one !== null);
  return sound.length === spans.length ? sound.toSorted((a, b) => a.from - b.from) : null;
}

function parseSpan(text: string): ValueSpan | null {
  const brackets = /^([([])([^,]+),([^,]+)([)\]])$/.exec(text);
  if (brackets !== null) {
    const [, open, low = '', high = '', close] = brackets;
    return between(parseNumber(low), open === '[', parseNumber(high), close === ']');
  }
  const alone = /^\{([^,]+)\}$/.exec(text);
  if (alone !== null) {
    const at = parseNumber(alone[1] ?? '');
    return between(at, true, at, true);
  }
  const two = /^([^<≤>≥=x]+)([<≤>≥])x([<≤>≥])([^<≤>≥=x]+)$/.exec(text);
  if (two !== null) {
    const [, left = '', first = '', second = '', right = ''] = two;
    const [a, b] = [parseNumber(left), parseNumber(right)];
    if (isLess(first) !== isLess(second)) return null;
    return isLess(first)
      ? between(a, first === '≤', b, second === '≤')
      : between(b, second === '≥', a, first === '≥');
  }
  const one = /^x([<≤>≥=])([^<≤>≥=x]+)$/.exec(text) ?? flipped(text);
  if (one === null) return null;
  const limit = parseNumber(one[2] ?? '');
  const sign = one[1] ?? '=';
  const isOpen = sign === '<' || sign === '>';
  if (isLess(sign)) return between(-Infinity, false, limit, !isOpen);
  return between(limit, !isOpen, sign === '=' ? limit : Infinity, sign === '=');
}

const FLIPPED: ReadonlyMap<string, string> = new Map(
  Object.entries({ '<': '>', '≤': '≥', '>': '<', '≥': '≤', '=': '=' }),
);

/** Parses a comparison with x on the right: "3 ≥ x" means "x ≤ 3". */
function flipped(text: string): readonly (string | undefined)[] | null {
  const found = /^([^<≤>≥=x]+)([<≤>≥=])x$/.exec(text);
  return found === null ? null : [text, FLIPPED.get(found[2] ?? ''), found[1]];
}

function isLess(sign: string): boolean {
  return sign === '<' || sign === '≤';
}

function between(from: number | null, hasFrom: boolean, to: number | null, hasTo: boolean): ValueSpan | null {
  if (from === null || to === null || from > to || (from === to && !(hasFrom && hasTo))) return null;
  return { from, to, hasFrom: hasFrom && from !== -Infinity, hasTo: hasTo && to !== Infinity };
}

function span(from: number, to: number): ValueSpan {
  return { from, to, hasFrom: false, hasTo: false };
}

/** Schema of the flag whether an infinite end belongs to a span, which it never does. */
const NEVER = { kind: 'choice', of: [false] } as const;

const SPAN: Shape<ValueSpan> = refined(
  record({ from: value, to: value, hasFrom: flag, hasTo: flag }),
  (span, reader, path) => {
    const { from, to, hasFrom, hasTo } = span;
    if (hasFrom && !Number.isFinite(from)) reader.refuse(`${path}.hasFrom`, true, NEVER);
    else if (hasTo && !Number.isFinite(to)) reader.refuse(`${path}.hasTo`, true, NEVER);
    else if (!(from < to || (from === to && hasFrom && hasTo)))
      reader.refuse(path, span, { kind: 'ascending' });
  },
);

/** Schema of the spans of an answer, in which each span begins beyond the end of the previous one. */
const SPANS = refined(list(SPAN, 0, 1000), (spans, reader, path) => {
  for (const [index, span] of spans.entries()) {
    const last = spans[index - 1] ?? { to: -Infinity, hasTo: false };
    const isApart = last.to < span.from || (last.to === span.from && !last.hasTo && !span.hasFrom);
    if (!isApart) reader.refuse(`${path}[${index}]`, span, { kind: 'ascending' });
  }
});
