// @vitest-environment jsdom
/** Question banks are read back: right answers get full marks, wrong ones none, and nothing that people wrote breaks a file. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameTree } from '../../src/core/index.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import type { Bank } from '../../src/lms/bank/bank.ts';
import { BANK_FORMATS, type BankFormatName } from '../../src/lms/bank/formats.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import type { Exercise, PartKind } from '../../src/practice/exercise.ts';
import type { ExerciseSet, ItemPart, SetItem } from '../../src/practice/exerciseSet.ts';
import { positionsIn } from '../../src/practice/positions.ts';
import { wholeTree } from '../../src/practice/task.ts';
import { drawBank } from '../../src/session/banks/drawBank.ts';
import { itemOfPositions } from '../../src/session/sets/newItem.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { loadWords } from '../../src/words/language.ts';
import { LMS_WORDS } from '../../src/words/lms.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { visibleText } from '../../src/words/visibleText.ts';
import { type Given, type ReadQuestion, readGift, readMoodleXml, readQti } from '../support/bankReaders.ts';
import { howMany } from '../support/howMany.ts';
import { exampleItem, part, TREES, textItem } from '../support/setItems.ts';

beforeAll(async () => {
  for (const code of ['en', 'zh'] as const) await loadWords(code, 'work');
});

const READERS: Readonly<Record<BankFormatName, (bytes: Uint8Array) => readonly ReadQuestion[]>> = {
  moodle: (bytes) => readMoodleXml(new TextDecoder().decode(bytes)),
  gift: (bytes) => readGift(new TextDecoder().decode(bytes)),
  qti: readQti,
};
const FORMATS = Object.keys(READERS) as readonly BankFormatName[];

function bankOf(
  set: ExerciseSet,
  format: BankFormatName,
  variants: number,
  language: 'en' | 'zh' = 'en',
): Bank {
  const { fits, saysTree } = BANK_FORMATS[format];
  const drawing = drawBank(set, TREES, { title: set.title, variants, language, fits, saysTree });
  for (;;) {
    const step = drawing.next();
    if (step.done === true) return step.value;
  }
}

function readBack(set: ExerciseSet, format: BankFormatName, variants: number, language: 'en' | 'zh' = 'en') {
  const bank = bankOf(set, format, variants, language);
  const read = READERS[format](BANK_FORMATS[format].write(bank, LMS_WORDS[language].bank));
  const questions = bank.categories.flatMap((category) => category.questions);
  expect(read).toHaveLength(questions.length);
  return { bank, questions, read };
}

const DEPTHS = { depth: true } as const;
const withParts = (item: SetItem, ...parts: readonly ItemPart[]): SetItem => ({ ...item, parts });

/** A tree of MAX and MIN with whole numbers, with every question that a bank can ask of it. */
function randomItem(seed: number): SetItem {
  const random = seeded(seed);
  const tree = (plies: number): string =>
    plies === 0 || random.flip(0.1)
      ? String(random.below(41) - 20)
      : `(${Array.from({ length: 2 + random.below(2) }, () => tree(plies - 1)).join(' ')})`;
  const text = `(${tree(2)} ${tree(1)} ${tree(2)})`;
  const kinds: readonly PartKind[] = ['values', 'crossing', 'leafOrder', 'leafCount', 'move', 'line', 'ties'];
  const windows = random.pick([{}, { at: 'end' }, { at: 'own' }] as const);
  return textItem(
    text,
    ...kinds.map((kind) => part(kind)),
    part('windows', windows),
    part('cutLabels', DEPTHS),
  );
}

const OTHER_ITEMS: readonly SetItem[] = [
  itemOfPositions(['xo..x....', 'xxx.oo...', 'x...o...x'], ''),
  exampleItem('nilsson-fig-3-12', part('bestCase')),
  withParts(textItem('((3 5) (2 9) (0 7)) ((8 1) (4 6))'), part('bestCase')),
  {
    ...textItem('(chance(1/2*3 1/2*8) chance(1/3*2 2/3*7)) ', part('values'), part('move')),
    algorithm: 'expectiminimax',
  },
  { ...textItem('(<1 2 6> <4 2 3>) (<6 1 2> <7 4 1>)', part('vectors')), algorithm: 'max-n' },
  {
    ...textItem(
      'sum 10; leaves 0..10; (<1 8 1> <4 2 3>) (<0 10 0> <7 2 1>) (<2 7 1> <1 1 8>)',
      part('vectors'),
    ),
    algorithm: 'max-n',
  },
  { ...textItem('(1 2) (5 6) (9 3)', part('again'), part('leafCount')), algorithm: 'pvs' },
  { ...textItem('((3 12) (8 2)) ((4 6) (14 5))', part('values'), part('ties')), algorithm: 'minimax' },
  {
    ...textItem('(5~(3~(1 4) 6~(7 2)) 2~(8~(3 9) 1~(0 5)))', part('values'), part('leafOrder')),
    limits: { depth: 2 },
  },
  {
    ...textItem('0~(5~(3~(1 4) 6~(7 2)) 2~(8~(3 9) 1~(0 5)))', part('atBudget')),
    limits: { budget: 9, tries: 'given' },
  },
  {
    ...textItem('(3 12 8) (3 4 6) (14 5 2)', part('crossing'), part('leafCount')),
    cutoffs: 'either',
  },
];

/** What a student who knows the right answer does, from the names in the picture alone. */
function rightGiven(exercise: Exercise, kind: PartKind): Given {
  const { answer } = rightAnswer(exercise);
  const whole = wholeTree(exercise);
  const { tree } = exercise;
  const plain = new NodeNames(whole);
  const leaves = whole.leaves();
  const name = (node: NodeId) => (whole.isLeaf(node) ? `L${leaves.indexOf(node) + 1}` : plain.of(node));
  const move = (node: NodeId) => [whole.move(node), name(node)].filter(Boolean).join(' → ');
  const inner = tree.nodes().filter((node) => !tree.isLeaf(node) && !tree.isBeyond(node));
  const number = (value: number) => printNumber(value).replace('∞', 'inf').replace('−', '-');
  const decimal = (value: number) =>
    Number.isFinite(value) ? String(Number(value.toFixed(3))) : number(value);
  const nothing: Given = { fields: new Map(), text: '', chosen: new Set() };
  const fields = (pairs: readonly (readonly [string, string])[]): Given => ({
    ...nothing,
    fields: new Map(pairs),
  });
  const part = exercise.parts.find((asked) => asked.part.kind === kind)!.part;
  switch (kind) {
    case 'leafCount':
      return { ...nothing, text: String(answer.leafCount) };
    case 'leafOrder':
    case 'line':
      return { ...nothing, text: answer[kind].map(name).join(', ') };
    case 'move':
      return { ...nothing, chosen: new Set([move(answer.move!)]) };
    case 'crossing':
    case 'bestCase': {
      const below = (leaf: NodeId) => [...answer[kind]].some((top) => whole.isWithin(leaf, top));
      const crossed = tree.leaves().filter(below).map(name);
      return chosen(crossed, 'none of the leaves');
    }
    case 'again':
      return chosen([...answer.again].map(name), 'none of the nodes');
    case 'ties': {
      const said = tree.children(ROOT).flatMap((child) => {
        const known = answer.ties.get(child);
        if (known === 'good') return [`${move(child)}: as good as the best move`];
        return known === 'open' ? [`${move(child)}: cannot be told`] : [];
      });
      return chosen(said, 'nothing of this');
    }
    case 'values':
      return fields(
        inner.map((node) => {
          const range = answer.values.get(node);
          if (range === undefined) return [name(node), '-'];
          const { low, high } = range;
          if (low === high) return [name(node), decimal(low)];
          if (low === -Infinity) return [name(node), `<= ${decimal(high)}`];
          return [name(node), high === Infinity ? `≥${decimal(low)}` : `${decimal(low)}..${decimal(high)}`];
        }),
      );
    case 'windows':
      return fields(
        ('nodes' in part ? (part.nodes as readonly NodeId[]) : []).flatMap((node) => {
          const window = answer.windows.get(node);
          if (typeof window === 'number') return [[name(node), number(window)] as const];
          const ends = window === undefined ? ['-', '-'] : [number(window.alpha), number(window.beta)];
          const single = [[name(node), '-'] as const];
          return [...single, [`${name(node)} α`, ends[0]!] as const, [`${name(node)} β`, ends[1]!] as const];
        }),
      );
    case 'vectors':
      return fields(
        inner.map((node) => {
          const known = answer.vectors.get(node);
          if (known === undefined) return [name(node), '-'];
          return [name(node), known.kind === 'least' ? `>=${known.own}` : `(${known.components.join(', ')})`];
        }),
      );
    case 'estimate':
      return fields(
        leaves.flatMap((_leaf, place) =>
          ['lines of MAX', 'lines of MIN', 'f(p)'].map(
            (column, at) =>
              [`p${'₁₂₃₄'[place]} ${column}`, number(answer.estimate.get(3 * place + at)!)] as const,
          ),
        ),
      );
    case 'cutLabels':
      return fields(
        inner.map((node) => {
          const label = answer.cutLabels.get(node);
          if (label === undefined) return [name(node), 'not cut off'];
          return [name(node), `${label.bound === 'alpha' ? 'α' : 'β'} ${label.reach ?? 'deep'}`];
        }),
      );
    case 'atBudget': {
      const [depth, value, best] = [
        answer.atBudget.get('depth'),
        answer.atBudget.get('value'),
        answer.atBudget.get('move'),
      ];
      const typed = (entry: typeof depth) => (typeof entry === 'number' ? decimal(entry) : '-');
      return fields([
        ['Depth', typed(depth)],
        ['Value', typed(value)],
        ['Move', typeof best === 'number' ? move(best as NodeId) : 'none'],
      ]);
    }
    default:
      throw new Error(`no student knows how to answer ${kind}`);
  }

  function chosen(texts: readonly string[], none: string): Given {
    const all = texts.length === 0 ? [none] : texts;
    // Where Moodle has too many right choices, each is a field with yes and no.
    const yesNo = tree
      .nodes()
      .flatMap((node) => [[name(node), texts.includes(name(node)) ? 'yes' : 'no'] as const]);
    return { fields: new Map(yesNo), text: '', chosen: new Set(all) };
  }
}

/** What somebody does who is wrong everywhere. */
function wrongGiven({ fields, text, chosen }: Given, { choices, labels }: ReadQuestion): Given {
  const isYesNo = choices.length > 0 && choices.every((choice) => choice === 'yes' || choice === 'no');
  const wrongField = (label: string) => {
    const right = fields.get(label) ?? '';
    if (isYesNo) return right === 'yes' ? 'no' : 'yes';
    if (right === 'not cut off') return 'α shallow';
    if (/^[αβ] /.test(right)) return 'not cut off';
    return choices.includes(right) ? (choices.find((choice) => choice !== right) ?? '') : '-777';
  };
  return {
    fields: new Map(labels.map((label) => [label, wrongField(label)])),
    text: text === '' ? '' : `9${text}`,
    chosen: new Set(choices.filter((choice) => !chosen.has(choice))),
  };
}

/** By format, the kinds of parts that it can ask, and as what. */
const KINDS: Readonly<Record<BankFormatName, readonly string[]>> = {
  moodle: [
    'again: multichoice',
    'atBudget: cloze',
    'bestCase: cloze',
    'bestCase: multichoice',
    'crossing: multichoice',
    'cutLabels: cloze',
    'estimate: cloze',
    'leafCount: numerical',
    'leafOrder: shortanswer',
    'line: shortanswer',
    'move: multichoice',
    'ties: multichoice',
    'values: cloze',
    'vectors: cloze',
    'windows: cloze',
  ],
  gift: ['leafCount: numerical', 'leafOrder: shortanswer', 'line: shortanswer', 'move: multichoice'],
  qti: [
    'again: choiceInteraction map_response',
    'atBudget: textEntryInteraction sum',
    'bestCase: choiceInteraction map_response',
    'crossing: choiceInteraction map_response',
    'cutLabels: inlineChoiceInteraction sum',
    'estimate: textEntryInteraction sum',
    'leafCount: textEntryInteraction match_correct',
    'leafOrder: textEntryInteraction map_response',
    'line: textEntryInteraction map_response',
    'move: choiceInteraction match_correct',
    'ties: choiceInteraction map_response',
    'values: textEntryInteraction sum',
    'vectors: textEntryInteraction sum',
    'windows: textEntryInteraction sum',
  ],
};

function law(set: ExerciseSet, format: BankFormatName, variants: number): ReadonlySet<string> {
  const { questions, read } = readBack(set, format, variants);
  const kinds = new Set<string>();
  for (const [index, { id, figure, paragraphs }] of questions.entries()) {
    const question = read[index]!;
    const [, place = '', kind = '', variant = ''] = /^item-(\d+)-(\w+)-variant-(\d+)$/.exec(id) ?? [];
    const made = setExercise(set.items[Number(place) - 1]!, Number(variant), TREES);
    if (!made.ok) throw new Error('the exercise cannot be asked');
    const { either: _both, ...exercise } = made.exercise;
    const right = rightGiven(exercise, kind as PartKind);
    const where = `${format} ${id} ${JSON.stringify(set.items[Number(place) - 1]!.source)}`;
    expect(question.mark(right), `right: ${where}`).toBeCloseTo(1, 4);
    expect(question.mark(wrongGiven(right, question)), `wrong: ${where}`).toBe(0);
    for (const paragraph of paragraphs)
      expect(question.said.replace(/\s+/g, ' ')).toContain(paragraph.replace(/\s+/g, ' '));
    if (question.picture !== null) {
      expect(question.picture.alt).toBe(figure.alt.replace(/\s+/g, ' '));
      expect(question.picture.svg).toBe(figure.svg);
      expect(figure.svg).toContain(
        `width="${question.picture.sizes[0]}" height="${question.picture.sizes[1]}"`,
      );
      expect(figure.svg).not.toMatch(/<script|href|on\w+=/i);
    }
    kinds.add(`${kind}: ${question.kind}`);
    const positions = positionsIn(wholeTree(exercise));
    if (positions !== null) {
      const said = [...figure.alt.matchAll(/[xo./]{11}/g)].map(([rows]) => rows.replaceAll('/', ''));
      expect(said).toEqual([...positions.values()]);
      continue;
    }
    const notation = parseTree(figure.alt);
    if (!notation.ok) throw new Error(`no notation: ${figure.alt}`);
    const worth = (tree: GameTree) =>
      tree.leaves().map((leaf) => (tree.players > 0 ? tree.vector(leaf).join() : tree.value(leaf)));
    const said = worth(notation.value);
    if (!said.every(Number.isNaN)) expect(said).toEqual(worth(wholeTree(exercise)));
  }
  return kinds;
}

describe.each(FORMATS)('%s', (format) => {
  test('gives right answers full marks and wrong ones none', () => {
    const items = Array.from({ length: howMany(40, 3) }, (_, seed) => randomItem(seed + 1));
    const kinds = law({ title: 'Random', hints: true, items }, format, 1);
    const others = law({ title: 'Others', hints: true, items: OTHER_ITEMS }, format, 1);
    expect([...new Set([...kinds, ...others])].sort()).toEqual(KINDS[format]);
  });

  test('lists what it leaves out', () => {
    const items = [
      textItem(
        '(3 12 8) (2 4 6) (14 5 2)',
        part('crossing'),
        part('reorder'),
        part('interval'),
        part('move'),
      ),
      OTHER_ITEMS.at(-1)!,
      textItem('(3 ?) (2 4)', part('values')),
    ];
    const { leftOut, categories } = bankOf({ title: 'Rest', hints: true, items }, format, 3);
    expect(leftOut.map(({ place, part: kind, why }) => `${place + 1} ${kind} ${why}`)).toEqual([
      ...(format === 'gift' ? ['1 crossing format'] : []),
      '1 reorder format',
      '1 interval format',
      ...(format === 'gift' ? ['2 crossing format'] : []),
      '2 null one-rule',
      '3 null refused',
    ]);
    for (const { questions } of categories) expect(questions).toHaveLength(3);
  });

  test.each(['en', 'zh'] as const)('keeps whatever people write, in %s', (language) => {
    const nasty = [
      'a ]]> b',
      '<b>&amp;"\'',
      '{1:NUMERICAL:=3} }',
      '=~#{}:\\ ::x::',
      '$CATEGORY: x',
      '%50% // a/b',
      '弈树 \u202e😀',
    ];
    const items = nasty.map((title, index): SetItem => {
      const label = JSON.stringify(nasty[(index + 1) % nasty.length]);
      const move = JSON.stringify(nasty[(index + 2) % nasty.length]);
      const text = `${move}-> ${label}:(3 12 8) "]]>":(2 4 6) "{=x ~y}":(14 5 2)`;
      return { ...textItem(text, part('values'), part('move'), part('line')), title };
    });
    const { read, questions } = readBack({ title: nasty.join(' '), hints: true, items }, format, 1, language);
    for (const [index, { labels, choices, name }] of read.entries()) {
      const { ask, name: said } = questions[index]!;
      if (ask.kind === 'one') expect(choices).toEqual(ask.choices.map(({ text }) => visibleText(text)));
      if (ask.kind === 'entries') expect(labels).toEqual(ask.entries.map(({ label }) => visibleText(label)));
      expect(name).toContain(said.slice(0, 5));
    }
  });
});

test('Moodle puts each part of an exercise into a category of its own', () => {
  const items = [textItem('(3 12 8) (2 4 6) (14 5 2)', part('leafCount'), part('move')), randomItem(3)];
  const { read } = readBack({ title: 'Week 1/2', hints: true, items }, 'moodle', 2);
  expect(new Set(read.map(({ category }) => category)).size).toBe(2 + items[1]!.parts.length);
  expect(read[0]?.category).toBe('$course$/top/Week 1//2/Exercise 1/Number of evaluated leaves');
});

test('the same set gives the same bytes', () => {
  const set = { title: 'Twice', hints: true, items: [randomItem(1)] };
  for (const format of FORMATS) {
    const made = () => Buffer.from(BANK_FORMATS[format].write(bankOf(set, format, 2), LMS_WORDS.en.bank));
    expect(made().equals(made())).toBe(true);
  }
});
