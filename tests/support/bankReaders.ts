/**
 * Readers of question banks that know only what the formats say: they find the questions of a file and mark what a student
 * types and chooses, as the systems do. A mark is a share of the question's, 0 to 1.
 */
import { unzipSync } from 'fflate';

/** What a student does at a question: types beside labels, types alone, and chooses. */
export interface Given {
  readonly fields: ReadonlyMap<string, string>;
  readonly text: string;
  readonly chosen: ReadonlySet<string>;
}

export interface ReadQuestion {
  readonly name: string;
  readonly kind: string;
  /** everything that a student reads */
  readonly said: string;
  /** the labels of the fields, and the texts of the choices */
  readonly labels: readonly string[];
  readonly choices: readonly string[];
  readonly picture: { readonly alt: string; readonly svg: string; readonly sizes: readonly string[] } | null;
  readonly category: string;
  mark(given: Given): number;
}

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.getElementsByTagName('parsererror')[0];
  if (error !== undefined) throw new Error(`${error.textContent} in ${text.slice(0, 300)}`);
  return document;
}

const elementsIn = (of: Element | Document, name: string) => [...of.getElementsByTagName(name)];
const textIn = (of: Element, name: string) => elementsIn(of, name)[0]?.textContent ?? '';
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A field of embedded answers: {weight:KIND:answers}, where a backslash takes the meaning of the next character. */
const FIELD = /\{(\d*):(NUMERICAL|SHORTANSWER|MULTICHOICE):((?:\\.|[^\\}])*)\}/g;

interface ClozeField {
  readonly label: string;
  readonly choices: readonly string[];
  mark(typed: string): number;
}

function clozeFields(html: string): readonly ClozeField[] {
  return [...html.matchAll(FIELD)].map(({ 2: kind, 3: body = '', index }) => {
    const head = html.slice(0, index).match(/<th[^>]*>([^<]*)<\/th>/g) ?? [];
    const label = decoded(head.at(-1) ?? '');
    const answers = (body.match(/(?:\\.|[^\\~])+/g) ?? []).map((answer) => {
      const [, share, text = ''] = /^(=|%-?[\d.]+%)?(.*)$/s.exec(answer) ?? [];
      const value = share === '=' ? 1 : Number((share ?? '0').replaceAll('%', '')) / 100;
      return { share: value, text: decoded(text.replace(/\\(.)/g, '$1')) };
    });
    return {
      label,
      choices: kind === 'MULTICHOICE' ? answers.map(({ text }) => text) : [],
      mark(typed) {
        const found = answers.find(({ text }) => {
          if (kind !== 'NUMERICAL') return isSame(text, typed);
          const [value, tolerance = '0'] = text.split(':');
          return Math.abs(Number(value) - Number(typed)) <= Number(tolerance) + 1e-12 && typed.trim() !== '';
        });
        return found?.share ?? 0;
      },
    };
  });
}

/** The text of a piece of HTML. */
function decoded(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
}

function pictureIn(html: Element | Document, svgOf: (src: string) => string): ReadQuestion['picture'] {
  const image = elementsIn(html, 'img')[0];
  if (image === undefined) return null;
  return {
    alt: image.getAttribute('alt') ?? '',
    svg: svgOf(image.getAttribute('src') ?? ''),
    sizes: ['width', 'height'].map((name) => image.getAttribute(name) ?? ''),
  };
}

export function readMoodleXml(text: string): readonly ReadQuestion[] {
  let category = '';
  return elementsIn(parsed(text), 'question').flatMap((question): readonly ReadQuestion[] => {
    const kind = question.getAttribute('type') ?? '';
    if (kind === 'category') {
      category = textIn(question, 'text');
      return [];
    }
    const asked = elementsIn(question, 'questiontext')[0]!;
    const html = textIn(asked, 'text');
    const fields = kind === 'cloze' ? clozeFields(html) : [];
    const answers = elementsIn(question, 'answer').map((answer) => ({
      text: textIn(answer, 'text'),
      share: Number(answer.getAttribute('fraction')) / 100,
      tolerance: Number(textIn(answer, 'tolerance') || 0),
    }));
    const file = elementsIn(asked, 'file')[0];
    const document = new DOMParser().parseFromString(html, 'text/html');
    return [
      {
        name: textIn(elementsIn(question, 'name')[0]!, 'text'),
        kind,
        category,
        said: document.documentElement.textContent ?? '',
        labels: fields.map(({ label }) => label),
        choices:
          kind === 'multichoice'
            ? answers.map((answer) => answer.text)
            : fields.flatMap((field) => field.choices),
        picture: pictureIn(document, (src) =>
          src === `@@PLUGINFILE@@/${file?.getAttribute('name')}` && file?.getAttribute('path') === '/'
            ? Buffer.from(file.textContent ?? '', 'base64').toString('utf8')
            : '',
        ),
        mark({ fields: typed, text: entry, chosen }) {
          if (kind === 'cloze') {
            const marks = fields.map((field) => field.mark(typed.get(field.label) ?? ''));
            return marks.reduce((sum, mark) => sum + mark, 0) / fields.length;
          }
          if (kind === 'multichoice') {
            const sum = answers.reduce(
              (all, answer) => all + (chosen.has(answer.text) ? answer.share : 0),
              0,
            );
            return Math.max(0, Math.min(1, sum));
          }
          if (kind === 'numerical')
            return (
              answers.find((answer) => Math.abs(Number(answer.text) - Number(entry)) <= answer.tolerance)
                ?.share ?? 0
            );
          return answers.find((answer) => isSame(answer.text, entry))?.share ?? 0;
        },
      },
    ];
  });
}

export function readGift(text: string): readonly ReadQuestion[] {
  let category = '';
  return text.split(/\n\s*\n/).flatMap((block): readonly ReadQuestion[] => {
    if (block.trim() === '') return [];
    if (block.startsWith('$CATEGORY:')) {
      category = block.slice('$CATEGORY:'.length).trim();
      return [];
    }
    const plain = (escaped: string) =>
      escaped
        .replace(/\\n/g, '\n')
        .replace(/\\([\\~=#{}:])/g, '$1')
        .trim();
    const found = /^::((?:\\.|[^\\:])*)::\[plain\]((?:\\.|[^\\{}])*)\{((?:\\.|[^\\{}])*)\}\s*$/s.exec(block);
    if (found === null) throw new Error(`no question: ${block}`);
    const [, name = '', said = '', body = ''] = found;
    const [, number, tolerance = '0'] = /^#(-?[\d.]+)(?::([\d.]+))?$/.exec(body.trim()) ?? [];
    const answers = [...body.matchAll(/([=~])((?:\\.|[^\\=~])*)/g)].map(([, sign, answer = '']) => ({
      isRight: sign === '=',
      text: plain(answer),
    }));
    const isChoice = answers.some(({ isRight }) => !isRight);
    return [
      {
        name: plain(name),
        kind: number !== undefined ? 'numerical' : isChoice ? 'multichoice' : 'shortanswer',
        category,
        said: plain(said),
        labels: [],
        choices: isChoice ? answers.map((answer) => answer.text) : [],
        picture: null,
        mark({ text: entry, chosen }) {
          if (number !== undefined)
            return Math.abs(Number(number) - Number(entry)) <= Number(tolerance) ? 1 : 0;
          if (isChoice)
            return answers.some(({ isRight, text: choice }) => isRight && chosen.has(choice)) ? 1 : 0;
          return answers.some((answer) => isSame(answer.text, entry)) ? 1 : 0;
        },
      },
    ];
  });
}

export function readQti(zip: Uint8Array): readonly ReadQuestion[] {
  const files = unzipSync(zip);
  const textOf = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
  const resources = elementsIn(parsed(textOf('imsmanifest.xml')), 'resource');
  const listed = resources.flatMap((resource) =>
    elementsIn(resource, 'file').map((file) => file.getAttribute('href') ?? ''),
  );
  if ([...listed, 'imsmanifest.xml'].sort().join() !== Object.keys(files).sort().join())
    throw new Error('the manifest lists other files than there are');
  return resources.map((resource): ReadQuestion => {
    if (resource.getAttribute('type') !== 'imsqti_item_xmlv2p1') throw new Error('no item of QTI 2.1');
    const href = resource.getAttribute('href') ?? '';
    const item = parsed(textOf(href));
    const responses = elementsIn(item, 'responseDeclaration').map((declared) => {
      const id = declared.getAttribute('identifier') ?? '';
      const mapping = elementsIn(declared, 'mapping')[0];
      const bound = (name: string) =>
        Number(mapping?.getAttribute(name) ?? (name === 'lowerBound' ? -Infinity : Infinity));
      const entries = elementsIn(declared, 'mapEntry').map((entry) => ({
        key: entry.getAttribute('mapKey') ?? '',
        value: Number(entry.getAttribute('mappedValue')),
      }));
      return {
        id,
        type: declared.getAttribute('baseType'),
        correct: elementsIn(declared, 'value').map((value) => value.textContent ?? ''),
        map: (values: readonly string[]) => {
          const sum = values.reduce(
            (all, value) => all + (entries.find(({ key }) => isSame(key, value))?.value ?? 0),
            0,
          );
          return Math.max(bound('lowerBound'), Math.min(bound('upperBound'), sum));
        },
      };
    });
    const body = elementsIn(item, 'itemBody')[0]!;
    const interactions = ['textEntryInteraction', 'choiceInteraction', 'inlineChoiceInteraction'].flatMap(
      (kind) =>
        elementsIn(body, kind).map((at) => ({
          kind,
          response: at.getAttribute('responseIdentifier') ?? '',
          most: Number(at.getAttribute('maxChoices') ?? 1),
          label: at.closest('tr')?.getElementsByTagName('th')[0]?.textContent ?? '',
          choices: elementsIn(at, kind === 'choiceInteraction' ? 'simpleChoice' : 'inlineChoice').map(
            (choice) => ({
              id: choice.getAttribute('identifier') ?? '',
              text: choice.textContent ?? '',
            }),
          ),
        })),
    );
    const template = elementsIn(item, 'responseProcessing')[0]?.getAttribute('template')?.split('/').at(-1);
    const divisor = Number(textIn(elementsIn(item, 'responseProcessing')[0]!, 'baseValue') || 1);
    return {
      name: item.documentElement.getAttribute('title') ?? '',
      kind: `${interactions[0]?.kind} ${template ?? 'sum'}`,
      category: '',
      said: body.textContent ?? '',
      labels: interactions.map(({ label }) => label).filter(Boolean),
      choices: interactions.flatMap(({ choices }) => choices.map(({ text }) => text)),
      picture: pictureIn(item, (src) => textOf(new URL(src, `file:///${href}`).pathname.slice(1))),
      mark({ fields, text, chosen }) {
        const marks = interactions.map(({ kind, response, label, choices, most }) => {
          const declared = responses.find(({ id }) => id === response)!;
          const typed = label === '' ? text : (fields.get(label) ?? '');
          const values =
            kind === 'textEntryInteraction'
              ? [typed]
              : choices
                  .filter((choice) =>
                    kind === 'choiceInteraction' ? chosen.has(choice.text) : choice.text === typed,
                  )
                  .map(({ id }) => id)
                  .slice(0, most || undefined);
          if (template !== 'match_correct') return declared.map(values);
          const right = declared.type === 'integer' ? values.map((value) => String(Number(value))) : values;
          return right.join() === declared.correct.join() ? 1 : 0;
        });
        return marks.reduce((sum, mark) => sum + mark, 0) / divisor;
      },
    };
  });
}
