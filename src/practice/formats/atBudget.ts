/**
 * Questions about the result of iterative deepening within a budget of nodes: the depth reached, the value
 * and the best move of the game.
 */

import type { RecursionRun } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { untimed } from '../../core/tree/timedValue.ts';
import { optional, record, type Shape } from '../../notation/codec.ts';
import { whole } from '../../notation/numberShapes.ts';
import { mapped, nullable, value } from '../../notation/shapes.ts';
import { type Difference, sameNumber } from '../grade/difference.ts';
import type { MethodRun } from '../methods/methods.ts';
import { endOf, type Place } from '../place.ts';
import { someoneMoves } from '../task.ts';
import type { FieldName, FieldValue, FieldValues } from './fields.ts';
import type { Fields, Format } from './format.ts';
import { lineOf } from './line.ts';
import { nodeOf } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

type AtBudgetPart = { readonly kind: 'atBudget' };

const NAMES = ['depth', 'value', 'move'] as const satisfies readonly FieldName[];

const NO_ANSWER: FieldValues = new Map(NAMES.map((name) => [name, 'none']));

export const atBudget: Format<'atBudget', AtBudgetPart, FieldValues, Fields> = {
  kind: 'atBudget',
  usualMarks: 3,
  byChance: 'sometimes',
  entry: {
    way: 'fields',
    names: NAMES,
    choices: (tree, name) => (name === 'move' ? tree.children(ROOT) : null),
    parse: parseField,
    print: (given) => (given === 'none' ? '–' : printNumber(given)),
  },
  blank: new Map(),
  ofPasses: true,
  suits: someoneMoves,
  answerOf,
  answerBy: (run, _asked, method) => (method === 'unfinished-pass' ? heldAtStop(run) : answerOf(run)),

  shape: (tree) =>
    mapped(
      record({
        depth: optional(orNone(whole(0, Number.MAX_SAFE_INTEGER))),
        value: optional(orNone(value)),
        move: optional(orNone(nodeOf(tree))),
      }),
      (given) => new Map(NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
      (given) => Object.fromEntries(given),
    ),

  /** Marks each field of the answer by itself. */
  grade({ given, right }) {
    const differences = NAMES.flatMap((name): Difference[] => {
      const [entry, due] = [given.get(name), right.get(name)];
      if (entry !== undefined && isSame(entry, due)) return [];
      // An error about the chosen move is reported at the child that was chosen; every other error is
      // reported at the root.
      const node = name === 'move' && typeof entry === 'number' ? (entry as NodeId) : ROOT;
      return [{ node, fault: entry === undefined ? 'blank' : 'wrong', field: name }];
    });
    return { differences, errors: differences.length, entries: NAMES.length, isBlanket: given.size === 0 };
  },
  placeOf: placeOfEnding,

  /** Reports when all three entries are the result of a pass that was finished earlier than the right one. */
  signs({ given, right, run }) {
    const other = run.passes.find((pass) => {
      const { depth, result } = pass;
      const isOther = result.ok && depth !== right.get('depth');
      return isOther && hasAll(given, fieldsOf(depth, result.value, run.bestMoveIn(pass)));
    });
    const place = other && { node: ROOT, step: other.to, test: null };
    return place === undefined ? [] : [{ misconception: 'other-pass', place, detail: null }];
  },
  isTelling: (_marked, { differences }) => differences.filter(({ fault }) => fault === 'wrong').length >= 2,
  isOneEditAway: ({ given, right }) =>
    given.size === NAMES.length &&
    NAMES.filter((name) => !isSame(given.get(name), right.get(name))).length === 1,
};

/** Returns the result of the deepest finished pass; an empty answer when no pass was finished. */
function answerOf(methodRun: MethodRun<RecursionRun>): FieldValues {
  const { answered, result } = methodRun.run;
  if (answered === null || !result.ok) return NO_ANSWER;
  return fieldsOf(answered.depth, result.value, lineOf(methodRun)[0] ?? null);
}

/**
 * Returns the value and best move that the interrupted pass had at the end of the run; null when no child of
 * the root had returned in that pass, or no pass was interrupted.
 */
function heldAtStop({ run, original }: MethodRun<RecursionRun>): FieldValues | null {
  const pass = run.passes.at(-1);
  const move = pass === undefined || pass.result.ok ? null : (run.decidingLineAt(pass.to)[0] ?? null);
  if (pass === undefined || move === null) return null;
  return fieldsOf(pass.depth, run.valueAt(ROOT, pass.to), original(move));
}

/**
 * Builds an answer from the depth, value and best move of a pass of iterative deepening; at depth 0 there is
 * no best move.
 */
function fieldsOf(depth: number | null, found: number, move: NodeId | null): FieldValues {
  return new Map([
    ['depth', depth ?? 'none'],
    ['value', untimed(found)],
    ['move', move ?? 'none'],
  ]);
}

/** Returns the position in the run at which the budget is used up; the end of the run when it never is. */
function placeOfEnding(run: RecursionRun): Place {
  const [step] = run.eventsOf('stop');
  return step === undefined ? endOf(run) : { node: run.nodeAt(step), step, test: null };
}

function hasAll(given: FieldValues, found: FieldValues): boolean {
  return NAMES.every((name) => isSame(given.get(name), found.get(name)));
}

function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return typeof one === 'number' && typeof other === 'number' ? sameNumber(one, other) : one === other;
}

/** Schema in which JSON null stands for the answer "none". */
function orNone<T extends number>(shape: Shape<T>): Shape<T | 'none'> {
  return mapped<T | null, T | 'none'>(
    nullable(shape),
    (given) => given ?? 'none',
    (given) => (given === 'none' ? null : given),
  );
}

const NONE = /^(?:[–—−-]|none|无|無|没有|沒有)$/iu;

/**
 * Parses a typed field, such as "2", "−7", "≈7" or "10/3"; a dash or a word for none means that there is no
 * such value.
 */
function parseField(name: FieldName, text: string): FieldValue | null {
  const typed = text.trim();
  if (NONE.test(typed)) return 'none';
  const plain = plainEntry(typed.replace(/^[≈~～]\s*/u, '').replace(/^–/u, '-'));
  const number = parseNumber(plain);
  if (name === 'value' || number === null) return number;
  return Number.isInteger(number) && number >= 0 && Number.isFinite(number) ? number : null;
}
