/** Writes a short formula that holds at some points and at no others. */
import { compares, type Point } from './formulaPoints.ts';
import { type Chain, type Comparison, type Formula, UNKNOWNS } from './formulaText.ts';

/** Compares one unknown with a number or with another unknown. An unknown is given by its index in a `Point`. */
interface Atom {
  readonly left: number;
  readonly sign: Comparison;
  readonly right: { readonly number: number } | { readonly unknown: number };
}

/** Comparisons that all have to hold. */
type Term = readonly Atom[];

/** The points at which a formula has to hold, those at which it must not, and the numbers among which all lie. */
interface Wanted {
  readonly met: readonly Point[];
  readonly missed: readonly Point[];
  readonly numbers: readonly number[];
}

/** From so many of the points that are still to be covered, terms are tried. */
const SEEDS = 6;

/**
 * Returns a formula that holds at exactly the points met: the term that covers most of those left is taken again and
 * again, and those are left out that others make superfluous. The shortest
 * come first.
 */
export function formulaFor(wanted: Wanted): Formula {
  const terms: Term[] = [];
  let left = wanted.met;
  while (left.length > 0) {
    const best = bestTerm(left, wanted);
    terms.push(best);
    left = left.filter((point) => !covers(best, point));
  }
  const needed = terms.reduceRight<readonly Term[]>((kept, term) => {
    const others = kept.filter((other) => other !== term);
    return wanted.met.every((point) => others.some((other) => covers(other, point))) ? others : kept;
  }, terms);
  return needed.toSorted((one, other) => one.length - other.length).map(chainsOf);
}

function bestTerm(left: readonly Point[], wanted: Wanted): Term {
  let best: Term = [];
  let most = -1;
  const stride = Math.ceil(left.length / SEEDS);
  for (let seed = 0; seed < left.length; seed += stride)
    for (const term of widened(left[seed] as Point, wanted)) {
      const covered = left.filter((point) => covers(term, point)).length;
      const isShorter = covered === most && term.length < best.length;
      if (covered > most || isShorter) [best, most] = [term, covered];
    }
  return best;
}

/** Returns terms that hold at a point and at none that must be missed, each widened in another order. */
function widened(point: Point, wanted: Wanted): readonly Term[] {
  const bounds = point.flatMap((value, left) => boundsAt(left, value, wanted.numbers));
  const pairs = point.flatMap((value, left) =>
    point.flatMap((other, right) => (right > left ? pairAt(left, value, right, other) : [])),
  );
  const orders = [
    [...pairs, ...bounds],
    [...bounds, ...pairs],
    [...pairs, ...bounds.toReversed()],
    [...bounds.toReversed(), ...pairs],
  ];
  return orders.map((order) => order.reduce<Term>((term, atom) => weakened(term, atom, wanted), order));
}

/** Returns the comparisons that keep an unknown where it is among the numbers. */
function boundsAt(left: number, value: number, numbers: readonly number[]): readonly Atom[] {
  const of = (sign: Comparison, number: number): Atom => ({ left, sign, right: { number } });
  if (numbers.includes(value)) return [of('≥', value), of('≤', value)];
  const below = numbers.filter((number) => number < value);
  const above = numbers.filter((number) => number > value);
  return [
    ...(below.length > 0 ? [of('>', Math.max(...below))] : []),
    ...(above.length > 0 ? [of('<', Math.min(...above))] : []),
  ];
}

function pairAt(left: number, value: number, unknown: number, other: number): readonly Atom[] {
  const of = (sign: Comparison): Atom => ({ left, sign, right: { unknown } });
  if (value === other) return [of('≤'), of('≥')];
  return [of(value < other ? '<' : '>')];
}

/** Returns the term without the comparison, or with the weakest one in its place that still misses what it has to. */
function weakened(term: Term, atom: Atom, { missed, numbers }: Wanted): Term {
  const others = term.filter((other) => other !== atom);
  const kept = missed.filter((point) => covers(others, point));
  if (kept.length === 0) return others;
  const weakest = weakerThan(atom, numbers).find((one) => !kept.some((point) => holds(one, point)));
  return term.map((other) => (other === atom ? (weakest ?? atom) : other));
}

/** Returns comparisons that follow from this one, the weakest first. */
function weakerThan({ left, sign, right }: Atom, numbers: readonly number[]): readonly Atom[] {
  const isLower = sign === '>' || sign === '≥';
  const [loose, strict] = isLower ? (['≥', '>'] as const) : (['≤', '<'] as const);
  if ('unknown' in right) return sign === strict ? [{ left, sign: loose, right }] : [];
  const sorted = numbers.toSorted((a, b) => (isLower ? a - b : b - a));
  const farther = sorted.slice(0, sorted.indexOf(right.number));
  const weaker = farther.flatMap((number) =>
    [loose, strict].map((one): Atom => ({ left, sign: one, right: { number } })),
  );
  return sign === strict ? [...weaker, { left, sign: loose, right }] : weaker;
}

function covers(term: Term, point: Point): boolean {
  return term.every((atom) => holds(atom, point));
}

function holds({ left, sign, right }: Atom, point: Point): boolean {
  const other = 'unknown' in right ? point[right.unknown] : right.number;
  return compares(point[left] as number, sign, other as number);
}

/** Writes a term as chains: the bounds of each unknown, then comparisons of unknowns. */
function chainsOf(term: Term): readonly Chain[] {
  const bounds = UNKNOWNS.flatMap((name, place): Chain[] => {
    const of = (signs: readonly Comparison[]) =>
      term.find(({ left, sign, right }) => left === place && 'number' in right && signs.includes(sign));
    const [low, high] = [of(['>', '≥']), of(['<', '≤'])];
    const [from, to] = [low, high].map((atom) =>
      atom !== undefined && 'number' in atom.right ? atom.right.number : null,
    );
    if (low !== undefined && high !== undefined && typeof from === 'number' && typeof to === 'number')
      return from === to
        ? [{ terms: [name, to], signs: ['='] }]
        : [{ terms: [from, name, to], signs: [low.sign === '>' ? '<' : '≤', high.sign] }];
    const bound = low ?? high;
    return bound === undefined ? [] : [{ terms: [name, from ?? to ?? 0], signs: [bound.sign] }];
  });
  const pairs = term.flatMap(({ left, sign, right }): Chain[] => {
    if ('number' in right) return [];
    const isBoth =
      term.filter((one) => one.left === left && 'unknown' in one.right && one.right.unknown === right.unknown)
        .length > 1;
    if (isBoth && sign === '≥') return [];
    const [one, other] = [UNKNOWNS[left] ?? 'x', UNKNOWNS[right.unknown] ?? 'x'];
    return [{ terms: [one, other], signs: [isBoth ? '=' : sign] }];
  });
  return [...bounds, ...pairs];
}
