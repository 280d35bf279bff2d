/**
 * Writes a bank in Moodle's XML format. Pictures are files in the questions. Where Moodle's own fractions do not suffice, and
 * for fields, the question is of the kind "Embedded answers (Cloze)".
 */
import { textInBase64 } from '../base64.ts';
import { element, escaped, xmlDocument, xmlText } from '../xml.ts';
import {
  type Ask,
  type Bank,
  type BankQuestion,
  type Category,
  type Choice,
  type Entry,
  withNone,
} from './bank.ts';
import { categoryOf } from './category.ts';
import { questionHtml } from './html.ts';
import { listAnswers } from './spellings.ts';

/** The words that Moodle XML writes itself. */
interface MoodleWords {
  readonly yes: string;
  readonly no: string;
}

export function printMoodleXml({ title, categories }: Bank, words: MoodleWords): string {
  return xmlDocument(
    element(
      'quiz',
      {},
      categories.flatMap((category) => categoryXml(title, category, words)),
    ),
  );
}

function categoryXml(title: string, { path, questions }: Category, words: MoodleWords): readonly string[] {
  const said = categoryOf([title, ...path]);
  return [
    element('question', { type: 'category' }, [element('category', {}, textXml(said))]),
    ...questions.map((question) => questionXml(question, words)),
  ];
}

const PICTURE = 'tree.svg';

function questionXml(question: BankQuestion, words: MoodleWords): string {
  const { ask, name, marks, figure } = question;
  const html = questionHtml(question, `@@PLUGINFILE@@/${PICTURE}`);
  const file = element('file', { name: PICTURE, path: '/', encoding: 'base64' }, textInBase64(figure.svg));
  const { type, after = '', fields = [] } = answersXml(ask, words);
  // In embedded answers braces begin a field, also in a title or a name.
  const text =
    type === 'cloze' ? `${html.replaceAll('{', '&#123;').replaceAll('}', '&#125;')}\n${after}` : html;
  return element('question', { type }, [
    element('name', {}, textXml(name)),
    element('questiontext', { format: 'html' }, [textXml(text, true), file]),
    element('defaultgrade', {}, String(marks)),
    element('penalty', {}, '0'),
    ...fields,
  ]);
}

/** Writes a text; one that is HTML already keeps its lines. */
function textXml(text: string, isHtml = false): string {
  return element('text', {}, isHtml ? escaped(text) : xmlText(text));
}

interface Answers {
  readonly type: string;
  /** what stands in the text itself, behind the picture */
  readonly after?: string;
  readonly fields?: readonly string[];
}

function answersXml(ask: Ask, words: MoodleWords): Answers {
  switch (ask.kind) {
    case 'number':
      return {
        type: 'numerical',
        fields: [answerXml(String(ask.value), '100', [element('tolerance', {}, '0')])],
      };
    case 'list':
      return {
        type: 'shortanswer',
        fields: [
          element('usecase', {}, '0'),
          ...listAnswers(ask.names).map((text) => answerXml(text, '100')),
        ],
      };
    case 'one':
      return {
        type: 'multichoice',
        fields: [
          ...choiceSettings(true),
          ...ask.choices.map(({ text, isRight }) => answerXml(text, isRight ? '100' : '0')),
        ],
      };
    case 'several': {
      const choices = withNone(ask.choices, ask.none);
      const count = choices.filter(({ isRight }) => isRight).length;
      const share = FRACTIONS[count];
      if (share === undefined) return { type: 'cloze', after: clozeHtml(ask.choices.map(asYesNo(words))) };
      return {
        type: 'multichoice',
        fields: [
          ...choiceSettings(false),
          ...choices.map(({ text, isRight }) => answerXml(text, isRight ? share : `-${share}`)),
        ],
      };
    }
    case 'entries':
      return { type: 'cloze', after: clozeHtml(ask.entries) };
  }
}

/** The per cent of each of so many right choices, as Moodle knows them; more than ten it does not. */
const FRACTIONS: Readonly<Record<number, string>> = {
  1: '100',
  2: '50',
  3: '33.33333',
  4: '25',
  5: '20',
  6: '16.66667',
  7: '14.28571',
  8: '12.5',
  9: '11.11111',
  10: '10',
};

function asYesNo({ yes, no }: MoodleWords): (choice: Choice) => Entry {
  return ({ text, isRight }) => ({
    label: text,
    choices: [yes, no],
    accepted: [{ texts: [isRight ? yes : no], share: 1 }],
  });
}

function choiceSettings(isSingle: boolean): readonly string[] {
  return [
    element('single', {}, String(isSingle)),
    element('shuffleanswers', {}, 'false'),
    element('answernumbering', {}, 'none'),
  ];
}

function answerXml(text: string, fraction: string, more: readonly string[] = []): string {
  return element('answer', { fraction, format: 'plain_text' }, [textXml(text), ...more]);
}

/** Writes a table of labels and fields. */
function clozeHtml(entries: readonly Entry[]): string {
  const rows = entries.map((entry) =>
    element('tr', {}, [
      element(
        'th',
        { scope: 'row' },
        xmlText(entry.label).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
      ),
      element('td', {}, clozeField(entry)),
    ]),
  );
  return element('table', {}, [element('tbody', {}, rows)]);
}

function clozeField({ accepted, number, choices }: Entry): string {
  if (number !== undefined) return `{1:NUMERICAL:=${number.value}:${number.tolerance}}`;
  const shareOf = (text: string) => accepted.find(({ texts }) => texts.includes(text))?.share ?? 0;
  const all = choices ?? accepted.flatMap(({ texts }) => texts);
  const answers = all.map((text) => `${CLOZE_SHARE[shareOf(text)]}${clozeText(text)}`);
  return `{1:${choices === undefined ? 'SHORTANSWER' : 'MULTICHOICE'}:${answers.join('~')}}`;
}

const CLOZE_SHARE: Readonly<Record<number, string>> = { 1: '=', 0.5: '%50%', 0: '' };

/** Writes an answer within a field: what ends an answer there has a backslash before it, and then it is HTML. */
function clozeText(text: string): string {
  return xmlText(text.replace(/[\\}#~/"]/g, '\\$&')).replaceAll('{', '&#123;');
}
