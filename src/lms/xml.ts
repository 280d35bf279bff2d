/** Writes XML. Every text in it, also one that other people wrote, goes through `xmlText` or an attribute of `element`. */
import { visibleText } from '../words/visibleText.ts';

/**
 * Returns a text on one line as the content of an element or attribute. Characters that XML cannot contain, such as
 * control characters and unpaired surrogates, are replaced by their code points in writing.
 */
export function xmlText(text: string): string {
  return escaped(visibleText(text));
}

/** Returns a text whose characters are all allowed in XML, with those that have a meaning there replaced by entities. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The attributes of an element; one that is undefined is left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element with its attributes around a content that is XML already; without content it is one empty tag. */
export function element(
  name: string,
  attributes: Attributes,
  content: readonly string[] | string = [],
): string {
  const said = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : ` ${attribute}="${xmlText(String(value))}"`,
  );
  const head = `<${name}${said.join('')}`;
  if (typeof content === 'string') return `${head}>${content}</${name}>`;
  return content.length === 0 ? `${head}/>` : [`${head}>`, ...content, `</${name}>`].join('\n');
}

/** Writes a whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
