/**
 * Writes a bank as a package of QTI 2.1: an item in a file each, with its picture in another. A whole answer is worth 1; how
 * many marks that is, the test says.
 */
import { element, xmlDocument, xmlText } from '../xml.ts';
import { type PackedFile, textFile, zipFiles } from '../zipFiles.ts';
import { type Ask, type Bank, type BankQuestion, type Choice, type Entry, withNone } from './bank.ts';
import { questionHtml } from './html.ts';
import { listAnswers } from './spellings.ts';

export function qtiPackage(bank: Bank): Uint8Array<ArrayBuffer> {
  const questions = bank.categories.flatMap((category) =>
    category.questions.map((question) => ({
      question,
      files: filesOf(question, [bank.title, ...category.path]),
    })),
  );
  const resources = questions.map(({ question: { id }, files }) =>
    element(
      'resource',
      { identifier: id, type: 'imsqti_item_xmlv2p1', href: files[0]?.name },
      files.map(({ name }) => element('file', { href: name })),
    ),
  );
  const manifest = element(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier: 'plyscope' },
    [
      element('metadata', {}, [
        element('schema', {}, 'QTIv2.1 Package'),
        element('schemaversion', {}, '1.0.0'),
      ]),
      element('organizations', {}),
      element('resources', {}, resources),
    ],
  );
  return zipFiles([
    textFile('imsmanifest.xml', xmlDocument(manifest)),
    ...questions.flatMap(({ files }) => files),
  ]);
}

/** Returns the item and its picture. */
function filesOf(question: BankQuestion, path: readonly string[]): readonly PackedFile[] {
  const { id, figure } = question;
  return [
    textFile(`items/${id}.xml`, xmlDocument(itemXml(question, path))),
    textFile(`images/${id}.svg`, figure.svg),
  ];
}

function itemXml(question: BankQuestion, path: readonly string[]): string {
  const { id, name, ask } = question;
  const { declarations, body, processing } = answersXml(ask);
  return element(
    'assessmentItem',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
      identifier: id,
      title: [path[0], name].filter(Boolean).join(': '),
      adaptive: 'false',
      timeDependent: 'false',
    },
    [
      ...declarations,
      element('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, [
        element('defaultValue', {}, [element('value', {}, '0')]),
      ]),
      element('itemBody', {}, [questionHtml(question, `../images/${id}.svg`), body]),
      processing,
    ],
  );
}

interface Answers {
  readonly declarations: readonly string[];
  readonly body: string;
  readonly processing: string;
}

const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/';
const MATCHED = element('responseProcessing', { template: `${TEMPLATES}match_correct` });
const MAPPED = element('responseProcessing', { template: `${TEMPLATES}map_response` });

/** The response of an item that has one. */
const RESPONSE = 'RESPONSE';

function answersXml(ask: Ask): Answers {
  switch (ask.kind) {
    case 'number':
      return {
        declarations: [declared(RESPONSE, 'single', 'integer', [String(ask.value)])],
        body: element('p', {}, fieldXml(RESPONSE)),
        processing: MATCHED,
      };
    case 'one':
      return {
        declarations: [declared(RESPONSE, 'single', 'identifier', rightOf(ask.choices))],
        body: choicesXml(ask.choices, 1),
        processing: MATCHED,
      };
    case 'several': {
      const choices = withNone(ask.choices, ask.none);
      const right = rightOf(choices);
      const mapping = mappingXml(sharesOf(choices), { lowerBound: 0, upperBound: 1, defaultValue: 0 });
      return {
        declarations: [declared(RESPONSE, 'multiple', 'identifier', right, mapping)],
        body: choicesXml(choices, 0),
        processing: MAPPED,
      };
    }
    case 'list': {
      const texts = listAnswers(ask.names);
      const mapping = mappingXml(texts.map((text) => [text, 1]));
      return {
        declarations: [declared(RESPONSE, 'single', 'string', texts.slice(0, 1), mapping)],
        body: element('p', {}, fieldXml(RESPONSE)),
        processing: MAPPED,
      };
    }
    case 'entries':
      return entriesXml(ask.entries);
  }
}

function declared(
  identifier: string,
  cardinality: 'single' | 'multiple',
  baseType: 'integer' | 'identifier' | 'string',
  correct: readonly string[],
  mapping?: string,
): string {
  return element('responseDeclaration', { identifier, cardinality, baseType }, [
    element(
      'correctResponse',
      {},
      correct.map((value) => element('value', {}, xmlText(value))),
    ),
    ...(mapping === undefined ? [] : [mapping]),
  ]);
}

/** Writes what each answer is worth; of two that differ in capitals alone the first counts. */
function mappingXml(
  entries: readonly (readonly [key: string, share: number])[],
  bounds: Readonly<Record<string, number>> = { defaultValue: 0 },
): string {
  const known = new Map<string, readonly [string, number]>();
  for (const entry of entries) {
    const key = entry[0].toLowerCase();
    if (!known.has(key)) known.set(key, entry);
  }
  return element(
    'mapping',
    bounds,
    [...known.values()].map(([mapKey, mappedValue]) =>
      element('mapEntry', { mapKey, mappedValue, caseSensitive: 'false' }),
    ),
  );
}

const nameOf = (index: number) => `C${index + 1}`;

function rightOf(choices: readonly Choice[]): readonly string[] {
  return choices.flatMap(({ isRight }, index) => (isRight ? [nameOf(index)] : []));
}

/** Returns the share of each choice: together the right ones are worth exactly 1, a wrong one takes off as much. */
function sharesOf(choices: readonly Choice[]): readonly (readonly [string, number])[] {
  const right = rightOf(choices);
  const share = Math.floor(1_000_000 / right.length) / 1_000_000;
  const last = Number((1 - share * (right.length - 1)).toFixed(6));
  return choices.map(({ isRight }, index) => {
    const name = nameOf(index);
    return [name, isRight ? (name === right.at(-1) ? last : share) : -last];
  });
}

function choicesXml(choices: readonly Choice[], maxChoices: number): string {
  return element(
    'choiceInteraction',
    { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices },
    choices.map(({ text }, index) => element('simpleChoice', { identifier: nameOf(index) }, xmlText(text))),
  );
}

function fieldXml(responseIdentifier: string): string {
  return element('textEntryInteraction', { responseIdentifier, expectedLength: 12 });
}

/** Writes a field for each entry, whose shares are added up and divided by their number. */
function entriesXml(entries: readonly Entry[]): Answers {
  const named = entries.map((entry, index) => ({ entry, response: `${RESPONSE}${index + 1}` }));
  const declarations = named.map(({ entry: { accepted, choices }, response }) => {
    const shares = accepted.flatMap(({ texts, share }) => texts.map((text) => [text, share] as const));
    if (choices === undefined)
      return declared(
        response,
        'single',
        'string',
        shares.slice(0, 1).map(([text]) => text),
        mappingXml(shares),
      );
    const keyed = shares.map(([text, share]) => [nameOf(choices.indexOf(text)), share] as const);
    return declared(
      response,
      'single',
      'identifier',
      keyed.slice(0, 1).map(([key]) => key),
      mappingXml(keyed),
    );
  });
  const rows = named.map(({ entry: { label, choices }, response }) =>
    element('tr', {}, [
      element('th', {}, xmlText(label)),
      element('td', {}, choices === undefined ? fieldXml(response) : inlineXml(response, choices)),
    ]),
  );
  const sum = element(
    'sum',
    {},
    named.map(({ response }) => element('mapResponse', { identifier: response })),
  );
  const count = element('baseValue', { baseType: 'float' }, String(named.length));
  return {
    declarations,
    body: element('table', {}, [element('tbody', {}, rows)]),
    processing: element('responseProcessing', {}, [
      element('setOutcomeValue', { identifier: 'SCORE' }, [element('divide', {}, [sum, count])]),
    ]),
  };
}

function inlineXml(responseIdentifier: string, choices: readonly string[]): string {
  return element(
    'inlineChoiceInteraction',
    { responseIdentifier, shuffle: 'false' },
    choices.map((text, index) => element('inlineChoice', { identifier: nameOf(index) }, xmlText(text))),
  );
}
