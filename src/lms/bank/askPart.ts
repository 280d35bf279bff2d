/** Turns a part of an exercise and its right answer into a question with fields or choices. */
import type { BoundsRun, GameTree, PractisedRun, SearchWindow } from '../../core/index.ts';
import { asBounds } from '../../core/run/anyRun.ts';
import { isPoint, type ValueRange } from '../../core/run/range.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { MAX, MIN } from '../../core/tree/nodeKind.ts';
import type { Answer } from '../../practice/answer.ts';
import { formatOf, momentOf, type Part } from '../../practice/exercise.ts';
import { searchableNodes } from '../../practice/formats/format.ts';
import { crossedLeaves } from '../../practice/formats/leaves.ts';
import type { Task } from '../../practice/index.ts';
import { mayCut } from '../../practice/task.ts';
import type { LmsWords } from '../../words/lms.ts';
import type { Accepted, Ask, Entry } from './bank.ts';
import { boundTexts, listTexts, NOTHING, numberTexts, rangeTexts, toleranceOf } from './spellings.ts';

/** A part of an exercise with its search and its right answer, and what its nodes are called. */
export interface AskedPart {
  readonly part: Part;
  readonly task: Task;
  readonly answer: Answer;
  readonly run: PractisedRun;
  readonly nameOf: (node: NodeId) => string;
}

type Words = LmsWords['bank'];

/** Returns what is asked for; null for a part that no bank can ask. */
export function askPart(asked: AskedPart, words: Words): Ask | null {
  const { part, task, answer, nameOf } = asked;
  const { tree } = task;
  const entries = (nodes: readonly NodeId[], at: (node: NodeId) => readonly Entry[]): Ask => ({
    kind: 'entries',
    entries: nodes.flatMap(at),
  });
  switch (part.kind) {
    case 'leafCount':
      return answer.leafCount === null ? null : { kind: 'number', value: answer.leafCount };
    case 'move':
      return {
        kind: 'one',
        choices: tree
          .children(ROOT)
          .map((child) => ({ text: moveText(tree, child, nameOf), isRight: child === answer.move })),
      };
    case 'leafOrder':
      return { kind: 'list', names: answer.leafOrder.map(nameOf) };
    case 'line':
      return { kind: 'list', names: answer.line.map(nameOf) };
    case 'crossing':
    case 'bestCase': {
      const crossed = crossedLeaves(tree, answer[part.kind]);
      return several(asked, tree.leaves(), (leaf) => crossed.has(leaf), words.noLeaf);
    }
    case 'again': {
      const inner = searchableNodes(tree).filter((node) => node !== ROOT);
      return several(asked, inner, (node) => answer.again.has(node), words.noNode);
    }
    case 'ties':
      return tiesAsk(asked, words);
    case 'values':
      return entries(searchableNodes(tree), (node) => [valueEntry(nameOf(node), answer.values.get(node))]);
    case 'windows':
      return entries(part.nodes, (node) => windowEntries(asked, node));
    case 'vectors':
      return entries(searchableNodes(tree), (node) => [vectorEntry(nameOf(node), answer.vectors.get(node))]);
    case 'cutLabels':
      return entries(searchableNodes(tree), (node) => [labelEntry(asked, node, words)]);
    case 'atBudget':
      return budgetAsk(asked, words);
    case 'estimate':
      return { kind: 'entries', entries: estimateEntries(asked, words) };
    case 'reorder':
    case 'interval':
    case 'visits':
    case 'selections':
    case 'construct':
    case 'formula':
    case 'solution':
    case 'lists':
      return null;
  }
}

function moveText(tree: GameTree, child: NodeId, nameOf: AskedPart['nameOf']): string {
  return [tree.move(child), nameOf(child)].filter(Boolean).join(' → ');
}

function several(
  { nameOf }: AskedPart,
  nodes: readonly NodeId[],
  isRight: (node: NodeId) => boolean,
  none: string,
): Ask {
  return {
    kind: 'several',
    none,
    choices: nodes.map((node) => ({ text: nameOf(node), isRight: isRight(node) })),
  };
}

/** Where nothing is cut, a move ties or not; elsewhere of some only a bound is known, which is a choice of its own. */
function tiesAsk({ task, answer, nameOf }: AskedPart, words: Words): Ask {
  const { tree } = task;
  const choices = tree.children(ROOT).flatMap((child) => {
    const known = answer.ties.get(child);
    const text = moveText(tree, child, nameOf);
    const good = { text: words.asGood(text), isRight: known === 'good' };
    return mayCut(task) ? [good, { text: words.cannotTell(text), isRight: known === 'open' }] : [good];
  });
  return { kind: 'several', choices, none: words.noMove };
}

function texted(label: string, ...accepted: readonly Accepted[]): Entry {
  return { label, accepted };
}

/** A field in which nothing but a number is right; an infinite one is written in words. */
function numeric(label: string, values: readonly number[]): Entry {
  const [value = Number.NaN, ...others] = [...new Set(values)];
  const accepted = { texts: [value, ...others].flatMap(numberTexts), share: 1 } as const;
  const isOne = others.length === 0 && Number.isFinite(value);
  return { label, accepted: [accepted], ...(isOne && { number: { value, tolerance: toleranceOf(value) } }) };
}

/** A field that has to say that there is nothing. */
function empty(label: string): Entry {
  return texted(label, { texts: NOTHING, share: 1 });
}

function valueEntry(label: string, range: ValueRange | undefined): Entry {
  if (range === undefined) return empty(label);
  const { low, high } = range;
  if (isPoint(range)) return numeric(label, [low]);
  const ends = [low, high].filter(Number.isFinite);
  const whole =
    low === -Infinity
      ? boundTexts('most', high)
      : high === Infinity
        ? boundTexts('least', low)
        : rangeTexts(low, high);
  // A number where only that bound is known is half right.
  return texted(label, { texts: whole, share: 1 }, { texts: ends.flatMap(numberTexts), share: 0.5 });
}

function windowEntries({ part, answer, run, nameOf }: AskedPart, node: NodeId): readonly Entry[] {
  const written = answer.windows.get(node);
  const name = nameOf(node);
  const at = momentOf(part);
  if (at === 'own') return [typeof written === 'number' ? numeric(name, [written]) : empty(name)];
  const labels = [`${name} α`, `${name} β`] as const;
  if (written === undefined || typeof written === 'number') return labels.map(empty);
  const [alphas, betas] =
    at === 'end' ? endsOf(asBounds(run), node, written) : [[written.alpha], [written.beta]];
  return [numeric(labels[0], alphas), numeric(labels[1], betas)];
}

/** Returns the ends of a window at the end of a call, with or without the value that cuts: both are right. */
function endsOf(
  run: BoundsRun,
  node: NodeId,
  { alpha, beta }: SearchWindow,
): readonly [readonly number[], readonly number[]] {
  const v = run.valueAt(node);
  const kind = run.tree.kind(node);
  if (kind === MAX) return [[alpha, Math.max(alpha, v)], [beta]];
  return [[alpha], kind === MIN ? [beta, Math.min(beta, v)] : [beta]];
}

function vectorEntry(label: string, known: ReturnType<Answer['vectors']['get']>): Entry {
  if (known === undefined) return empty(label);
  if (known.kind === 'least') return texted(label, { texts: boundTexts('least', known.own), share: 1 });
  const numbers = known.components.map((component) => numberTexts(component)[0] ?? '');
  return texted(label, { texts: listTexts(numbers, true), share: 1 });
}

function labelEntry({ part, answer, nameOf }: AskedPart, node: NodeId, words: Words): Entry {
  const due = answer.cutLabels.get(node);
  const hasDepth = 'depth' in part;
  const reaches = hasDepth ? (['shallow', 'deep'] as const) : [undefined];
  const labels = (['alpha', 'beta'] as const).flatMap((bound) =>
    reaches.map((reach) => ({ bound, reach, text: words.cutLabel(bound === 'alpha' ? 'α' : 'β', reach) })),
  );
  const shares = labels.flatMap(({ bound, reach, text }): readonly Accepted[] => {
    if (due?.bound !== bound) return [];
    // Where no node set the bound, either reach is right.
    const isWhole = !hasDepth || due.reach === undefined || due.reach === reach;
    return [{ texts: [text], share: isWhole ? 1 : 0.5 }];
  });
  const choices = [words.notCut, ...labels.map(({ text }) => text)];
  return {
    label: nameOf(node),
    choices,
    accepted: due === undefined ? [{ texts: [words.notCut], share: 1 }] : shares,
  };
}

/** A field for each number of each position. */
function estimateEntries({ part, task, answer, nameOf }: AskedPart, words: Words): readonly Entry[] {
  const { entry } = formatOf(part.kind);
  if (entry.way !== 'numbers') return [];
  const { columns } = entry;
  return entry.rows(task.tree).flatMap((node, row) =>
    columns.map((column, at) => {
      const label = `${nameOf(node)} ${words.column[column]}`;
      return numeric(label, [answer.estimate.get(row * columns.length + at) ?? Number.NaN]);
    }),
  );
}

function budgetAsk({ task, part, answer, nameOf }: AskedPart, words: Words): Ask {
  const { tree } = task;
  const { entry } = formatOf(part.kind);
  const names = entry.way === 'fields' ? entry.names : [];
  const entries = names.map((name): Entry => {
    const label = words.field[name];
    const due = answer.atBudget.get(name);
    const nodes = entry.way === 'fields' ? entry.choices(tree, name) : null;
    if (nodes === null) return typeof due === 'number' ? numeric(label, [due]) : empty(label);
    const texts = nodes.map((node) => moveText(tree, node, nameOf));
    const right = typeof due === 'number' ? texts[nodes.indexOf(due as NodeId)] : words.none;
    return { label, choices: [...texts, words.none], accepted: [{ texts: [right ?? words.none], share: 1 }] };
  });
  return { kind: 'entries', entries };
}
