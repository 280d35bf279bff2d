/**
 * Finds examples by what a student or lecturer types: words of a title, a source or a notice, any name
 * of a topic in simplified or traditional script, an id, or a row of leaves such as "3 12 8".
 */
import { oncePer } from '../core/oncePer.ts';
import { parseTree } from '../notation/parseTree.ts';
import type { Bilingual, Example } from './example.ts';
import { TOPICS } from './topics.ts';

/** Where the terms of a query are looked for in one example, all of it normalised. */
interface Places {
  readonly texts: string;
  readonly aliases: readonly string[];
  /** the leaves, and the parts of the id, each as " 3 12 8 " */
  readonly rows: readonly string[];
}

const FIGURE = /^-?(?:\d+(?:\.\d+)?|inf)$/;
/** beside a Chinese character, or between a letter and a digit */
const SPACE_BETWEEN_SCRIPTS =
  /(?<=\p{Script=Han}) | (?=\p{Script=Han})|(?<=[a-z]) (?=\d)|(?<=\d) (?=[a-z])/gu;
const CHINESE = /^\p{Script=Han}{2,}$/u;

/**
 * The examples in which every term of the query is found, in the order given; with a language, those
 * whose title in it has all the terms come first. Everything for an empty query.
 */
export function searchExamples(
  examples: readonly Example[],
  query: string,
  language?: keyof Bilingual,
): readonly Example[] {
  const terms = termsOf(query);
  const found = examples.filter((example) => {
    const places = placesOf(example);
    return terms.every((term) => isFound(term, places));
  });
  if (language === undefined) return found;
  const inTitle = (example: Example) => {
    const title = closedUp(example.title[language]);
    return terms.every((term) => title.includes(term));
  };
  return [...found.filter(inTitle), ...found.filter((example) => !inTitle(example))];
}

/** Words, each a term; several figures in a row are one term, "3 12 8". */
function termsOf(query: string): string[] {
  const terms: string[] = [];
  let afterFigure = false;
  for (const word of normalise(query).split(/[\s[\](){},、;:]+/)) {
    if (word === '') continue;
    const isFigure = FIGURE.test(word);
    if (isFigure && afterFigure) terms.push(`${terms.pop()} ${word}`);
    else terms.push(word);
    afterFigure = isFigure;
  }
  return terms;
}

/** Made once: every letter typed asks for those of all examples, and reading trees takes time. */
const placesOf = oncePer((example: Example): Places => {
  const { id, title, source, notice, topics } = example;
  const texts = [id, title.en, title.zh, source.en, source.zh, notice.en, notice.zh];
  return {
    texts: texts.map(closedUp).join('\n'),
    aliases: topics.flatMap((topic) => TOPICS[topic].map(normalise)),
    rows: [leafRow(example), id.replaceAll('-', ' ')].map((row) => ` ${row} `),
  };
});

/** A Chinese term may also contain an alias: it is typed without spaces, as in 剪枝算法. */
function isFound(term: string, { texts, aliases, rows }: Places): boolean {
  if (rows.some((row) => row.includes(` ${term} `)) || texts.includes(term)) return true;
  return aliases.some(
    (alias) => alias.includes(term) || (CHINESE.test(alias) && CHINESE.test(term) && term.includes(alias)),
  );
}

function leafRow(example: Example): string {
  const parsed = parseTree(example.literal);
  if (!parsed.ok) throw new Error(`the literal of ${example.id} is not a tree`);
  const tree = parsed.value;
  return tree
    .leaves()
    .map((leaf) => normalise(String(tree.value(leaf))))
    .join(' ');
}

/** One form for full and half width, cases, dashes, quotes and infinities. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/’/g, "'")
    .replace(/∞|infinity/g, 'inf');
}

/** Normalised, without the spaces that some write and some don't: "图 5.5" and "图5.5", "CS 188" and "cs188". */
function closedUp(text: string): string {
  return normalise(text).replace(SPACE_BETWEEN_SCRIPTS, '');
}
