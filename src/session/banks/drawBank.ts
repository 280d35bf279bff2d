/** Draws the variants of a set's exercises as questions for a bank. */
import '../../drawing/simulationAdded.ts';
import type { GameTree, NodeId } from '../../core/index.ts';
import { rowsOf, treeOfRows } from '../../core/tree/treeRows.ts';
import { EXERCISE_PLY } from '../../drawing/paper.ts';
import { strokesOf } from '../../drawing/strokes.ts';
import { drawStrokes, printSvg } from '../../export/index.ts';
import { askPart } from '../../lms/bank/askPart.ts';
import type { Ask, Bank, BankQuestion, Category, LeftOut } from '../../lms/bank/bank.ts';
import { printTree } from '../../notation/printTree.ts';
import { rightAnswer, runOf } from '../../practice/answer.ts';
import { NOTHING_WRITTEN } from '../../practice/entry/index.ts';
import { type AskedPart, type Exercise, formatOf, type PartKind } from '../../practice/exercise.ts';
import { underEach } from '../../practice/grade/eitherRule.ts';
import { gradeExercise } from '../../practice/grade/gradeExercise.ts';
import type { ExerciseSet, SetItem } from '../../practice/index.ts';
import { positionsIn, rowsOfPosition } from '../../practice/positions.ts';
import { exerciseOfPart, taskOfPart } from '../../practice/searches.ts';
import { mergesIn, wholeTree } from '../../practice/task.ts';
import { questionOf } from '../../words/formats.ts';
import type { LanguageCode } from '../../words/index.ts';
import { wordsIn } from '../../words/language.ts';
import { LMS_WORDS } from '../../words/lms.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { layOutBlank, marksOnBlank } from '../paper.ts';
import { estimateIn, estimateOf, noisyMark } from '../practice/drawnEstimates.ts';
import { hiddenLeaves } from '../practice/leafNames.ts';
import { namesAsked } from '../practice/practice.ts';
import { setExercise } from '../sets/setExercise.ts';
import type { SetTrees } from '../sets/setTrees.ts';

/** What kind of bank is asked for. */
export interface BankWishes {
  readonly title: string;
  /** how many variants each exercise gets, from 1 */
  readonly variants: number;
  readonly language: LanguageCode;
  /** Whether the format has a question that asks so. */
  readonly fits: (ask: Ask) => boolean;
  /** Whether the question says the tree in its text, because the format has no pictures. */
  readonly saysTree: boolean;
}

/**
 * Draws the bank, a variant in a step; yields the share that is drawn, 0 to 1. Texts of the language have to have come.
 */
export function* drawBank(set: ExerciseSet, trees: SetTrees, wishes: BankWishes): Generator<number, Bank> {
  const categories: Category[] = [];
  const leftOut: LeftOut[] = [];
  for (const [place, item] of set.items.entries()) {
    const hasVariants = trees.hasVariants(item);
    const count = hasVariants ? wishes.variants : 1;
    const drawn = new Map<PartKind, BankQuestion[]>();
    const missing = new Map<string, LeftOut>();
    const leave = (part: PartKind | null, why: LeftOut['why']) =>
      void missing.set(`${part} ${why}`, { place, part, why });
    for (let index = 0; index < count; index += 1) {
      // Variant 0 is the one that students get on the page, so that it is in no bank that can have others.
      const variant = hasVariants ? index + 1 : 0;
      const made = setExercise(item, variant, trees);
      if (made.ok) {
        for (const asked of made.exercise.parts) {
          const { kind } = asked.part;
          const question = questionAbout({ exercise: made.exercise, asked, item, place, variant }, wishes);
          if (question === null) leave(kind, 'format');
          else drawn.set(kind, [...(drawn.get(kind) ?? []), question]);
        }
        if (isOneRuleOnly(made.exercise)) leave(null, 'one-rule');
      } else leave(null, 'refused');
      yield (place + (index + 1) / count) / set.items.length;
    }
    if (drawn.size > 0 && !hasVariants && wishes.variants > 1) leave(null, 'one-variant');
    const words = wordsIn(wishes.language, 'practiceNames');
    for (const [kind, questions] of drawn)
      categories.push({
        path: [
          titleOf(item, place, wishes.language),
          ...(item.parts.length > 1 ? [words.format[kind].name] : []),
        ],
        questions,
      });
    leftOut.push(...missing.values());
  }
  return { title: wishes.title, categories, leftOut };
}

/** Returns the title of an exercise with its number, so that no two of a set have the same. */
function titleOf({ title }: SetItem, place: number, language: LanguageCode): string {
  const { item } = LMS_WORDS[language].bank;
  return title.trim() === '' ? item(place + 1) : `${place + 1}. ${title}`;
}

/** Whether the set also takes answers by the other rule for equal values, and they differ in this exercise. */
function isOneRuleOnly(exercise: Exercise): boolean {
  const [own, ...others] = underEach(exercise);
  if (own === undefined || others.length === 0) return false;
  const { answer } = rightAnswer(own);
  return others.some((other) => !gradeExercise(other, answer, rightAnswer(other)).isRight);
}

interface Questioned {
  readonly exercise: Exercise;
  readonly asked: AskedPart;
  readonly item: SetItem;
  readonly place: number;
  readonly variant: number;
}

/** Returns the question about one part of a variant; null when the format has none. */
function questionAbout(
  { exercise: { either: _both, ...exercise }, asked, item, place, variant }: Questioned,
  { language, fits, saysTree }: BankWishes,
): BankQuestion | null {
  const { part, marks, search } = asked;
  const { kind } = part;
  // No bank has the questions that are asked of positions that merge.
  if (mergesIn(exercise.tree)) return null;
  const { bank: words } = LMS_WORDS[language];
  const practice = wordsIn(language, 'practice');
  const names = wordsIn(language, 'practiceNames').format[kind];
  const right = rightAnswer(exercise);
  const positions = positionsIn(wholeTree(exercise));
  const tree = positions === null ? namedTree(wholeTree(exercise)) : namedPositions(exercise);
  const nameOf = (node: NodeId) => tree.names.of(node);
  const task = taskOfPart(exercise, kind);
  const ask = askPart({ part, task, answer: right.answer, run: runOf(right, kind), nameOf }, words);
  if (ask === null || !fits(ask)) return null;
  const hidden = hiddenLeaves(exercise);
  const alt =
    positions === null
      ? printTree(hidden.size === 0 ? tree.labelled : withoutNumbers(tree.labelled, hidden))
      : [...positions]
          .map(([leaf, text]) => `${nameOf(leaf)} = ${rowsOfPosition(text).join('/')}`)
          .join(', ');
  const leaves = tree.names.tree.leaves();
  const [first, last] = [leaves[0], leaves.at(-1)];
  const choose = chooseText(kind, words.choose);
  // A paper asks to label the drawing, where here is a choice at each node.
  const say = kind === 'cutLabels' ? names.task : (names.paper ?? names.task);
  const question = choose ?? say(questionOf(part, task, nameOf));
  const paragraphs = [
    practice.rules(search === undefined ? exercise : exerciseOfPart(exercise, kind)),
    question,
    ...(first === undefined || last === undefined || positions !== null
      ? []
      : [words.leaves(nameOf(first), nameOf(last))]),
    ...howText(ask, words),
    ...(saysTree && positions === null ? [words.tree(alt)] : saysTree ? [alt] : []),
  ];
  return {
    id: `item-${place + 1}-${kind}-variant-${variant}`,
    name: [titleOf(item, place, language), names.name, words.variant(variant)].join(' – '),
    marks,
    paragraphs,
    figure: { svg: figureOf(exercise, tree.names, hidden, practice.sheet.estimate, alt), alt },
    ask,
  };
}

/** Returns the question about a part that is answered by choices, which is not that of a drawing to write on. */
function chooseText(kind: PartKind, words: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(words, kind) ? words[kind] : undefined;
}

function howText(ask: Ask, words: (typeof LMS_WORDS)['en']['bank']): readonly string[] {
  if (ask.kind === 'list') return [words.list];
  if (ask.kind !== 'entries') return [];
  return [ask.entries.every(({ choices }) => choices !== undefined) ? words.choices : words.fields];
}

interface NamedTree {
  /** names below the leaves, such as L1, and those of inner nodes, no two alike */
  readonly names: NodeNames;
  /** the tree with these names as labels, for its notation */
  readonly labelled: GameTree;
}

/** Names positions as the exercise does. */
function namedPositions(exercise: Exercise): NamedTree {
  const whole = wholeTree(exercise);
  return { names: namesAsked(exercise, whole), labelled: whole };
}

function namedTree(tree: GameTree): NamedTree {
  const plain = new NodeNames(tree);
  const texts = tree.nodes().map((node) => plain.of(node));
  const named = texts.slice();
  const taken = new Set<string>();
  for (const node of tree.nodes()) {
    if (tree.isLeaf(node)) continue;
    let name = texts[node] ?? '';
    for (let count = 2; taken.has(name); count += 1) name = `${texts[node]} (${count})`;
    taken.add(name);
    named[node] = name;
  }
  const prefix = ['L', 'Leaf', 'Leaf-'].find(
    (one) => ![...taken].some((name) => new RegExp(`^${one}\\d+$`).test(name)),
  );
  for (const [place, leaf] of tree.leaves().entries()) named[leaf] = `${prefix ?? 'No-'}${place + 1}`;
  const rows = rowsOf(tree).map((row, id) => ({ ...row, label: named[id] ?? '' }));
  return {
    names: new NodeNames(tree, named, texts),
    labelled: treeOfRows(rows, tree.leafBounds, tree.columns.evaluation, tree.sum),
  };
}

/** Returns a tree in which some leaves have no number. */
function withoutNumbers(tree: GameTree, hidden: ReadonlySet<NodeId>): GameTree {
  const rows = rowsOf(tree).map((row, id) =>
    hidden.has(id as NodeId) ? { ...row, value: Number.NaN } : row,
  );
  return treeOfRows(rows, tree.leafBounds, tree.columns.evaluation, tree.sum);
}

function figureOf(
  exercise: Exercise,
  names: NodeNames,
  hidden: ReadonlySet<NodeId>,
  printEstimate: (value: string) => string,
  caption: string,
): string {
  const { tree } = exercise;
  const [labels, badges] = [new Map<NodeId, string>(), new Map<NodeId, string>()];
  for (const leaf of hidden) labels.set(leaf, '');
  for (const node of tree.nodes()) {
    const judged = estimateIn(exercise, node);
    if (judged !== null) labels.set(node, judged);
    const mark = noisyMark({ exercise }, node);
    if (judged === null && mark !== '' && tree.isLeaf(node) && !labels.has(node))
      labels.set(node, `${mark}${names.inLeaf(node)}`);
    const estimate = estimateOf({ exercise }, node, printEstimate);
    if (estimate !== '') badges.set(node, estimate);
  }
  for (const { part } of exercise.parts)
    for (const [node, { badge }] of formatOf(part.kind).pointsAt?.(part) ?? [])
      if (badge !== '') badges.set(node, [badges.get(node), badge].filter(Boolean).join(' · '));
  const layout = layOutBlank(names, EXERCISE_PLY);
  const marks = marksOnBlank(layout, tree, { ...NOTHING_WRITTEN, labels, badges });
  const drawn = drawStrokes(strokesOf(layout, marks), 'colour');
  return printSvg({ ...drawn, background: 'white', caption, showCaption: false });
}
