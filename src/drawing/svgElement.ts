/** Creates and changes SVG elements. */

import { short } from './shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number>>;

/** Creates an element as the last child of its parent, or before one of its children. */
export function append<Name extends keyof SVGElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Attributes = {},
  before: Element | null = null,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  set(element, attributes);
  parent.insertBefore(element, before);
  return element;
}

/**
 * Sets attributes only when they change, because a browser treats every write as a change. Lengths are rounded to a
 * hundredth of a px.
 */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = typeof value === 'number' ? String(short(value)) : value;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/** Writes a text when it changes; a browser lays out the characters of the one text that is there sooner than a new one. */
export function writeText(element: Element, text: string): void {
  if (element.textContent === text) return;
  const { firstChild } = element;
  if (firstChild instanceof Text && firstChild === element.lastChild) firstChild.data = text;
  else element.textContent = text;
}
