/**
 * What a drawing in a document looks like by the page's own style sheets, worked out from their text: which rules meet
 * an element, which of them counts most, what a colour's name stands for.
 */
import { readFileSync } from 'node:fs';
import { inLayer } from '../../scripts/vite/styleLayers.ts';
import { coloursIn, rulesIn, type StyleRule, selectorsOf } from './styleRules.ts';

function sheet(name: string): string {
  const path = `src/ui/${name}.css`;
  return inLayer(path, readFileSync(path, 'utf8'));
}

interface Rule {
  readonly selector: string;
  readonly weight: number;
  readonly declarations: StyleRule['declarations'];
}

/** What a stroke or a word looks like is said by these. */
const PAINTS = /^(?:fill|stroke(?:-.+)?|font-weight|opacity|--side(?:-tint)?|--series)$/;

/** In the order of their layers; rules of a mode, of print or of the size of the window are not for the screen. */
const RULES: readonly Rule[] = ['styles/anywhere', 'kit/tree', 'growth/GrowthPage'].flatMap((name) =>
  rulesIn(sheet(name))
    .filter(({ around }) => ['@layer kit', '@layer parts'].includes(around.join()))
    .filter(({ declarations }) => declarations.some(([property]) => PAINTS.test(property)))
    .flatMap(({ selector: list, around, declarations }) =>
      selectorsOf(list).map((selector) => ({
        selector,
        // What stands in a later layer counts more, however it is selected.
        weight: weightOf(selector) + (around[0] === '@layer parts' ? 1_000_000 : 0),
        declarations,
      })),
    ),
);

/** Selectors level 4, section 17: classes and the like count 1000, elements 1; what is in :is() or :not() as its greatest. */
function weightOf(selector: string): number {
  let [rest, sum] = [selector, 0];
  for (let found = functionIn(rest); found !== null; found = functionIn(rest)) {
    const { name, inner, from, to } = found;
    if (name !== 'where') sum += Math.max(...selectorsOf(inner).map(weightOf));
    rest = rest.slice(0, from) + rest.slice(to);
  }
  const classes = rest.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g) ?? [];
  const elements = rest.replace(/\.[\w-]+|\[[^\]]*\]|::?[\w-]+/g, ' ').match(/[a-z][\w-]*/gi) ?? [];
  return sum + 1000 * classes.length + elements.length;
}

function functionIn(selector: string) {
  const match = /:(is|not|where)\(/.exec(selector);
  if (match === null) return null;
  let [depth, to] = [1, match.index + match[0].length];
  for (; depth > 0; to += 1) depth += { '(': 1, ')': -1 }[selector[to] ?? ''] ?? 0;
  const inner = selector.slice(match.index + match[0].length, to - 1);
  return { name: match[1] ?? '', inner, from: match.index, to };
}

/** What is declared of an element, by property: of several values the one that counts most. */
function declaredOf(element: Element): ReadonlyMap<string, string> {
  const before = known.get(element);
  if (before !== undefined) return before;
  const found = new Map<string, readonly [string, number]>();
  for (const { selector, weight, declarations } of RULES) {
    if (!element.matches(selector)) continue;
    for (const [name, value] of declarations)
      if (weight >= (found.get(name)?.[1] ?? 0)) found.set(name, [value, weight]);
  }
  const declared = new Map([...found].map(([name, [value]]) => [name, value]));
  known.set(element, declared);
  return declared;
}

const known = new WeakMap<Element, ReadonlyMap<string, string>>();

/** A declared value of an element, or of the nearest element above that has one, if it is handed down. */
function declaredAt(element: Element, name: string, isInherited: boolean): string | null {
  const own = declaredOf(element).get(name) ?? null;
  if (own !== null || !isInherited || element.parentElement === null) return own;
  return declaredAt(element.parentElement, name, true);
}

const LIGHT = ':root, [data-theme="light"], [data-theme="print"]';

function tokensIn(...selectors: readonly string[]): ReadonlyMap<string, string> {
  const tokens = sheet('styles/tokens');
  return new Map(selectors.flatMap((selector) => [...coloursIn(tokens, selector)]));
}

/** The colours of a picture in a file: those of the light theme on white, and those of print. */
export const FILE_TOKENS = {
  colour: tokensIn(LIGHT, '.on-white'),
  ink: tokensIn(LIGHT, '.on-white', '[data-theme="print"]'),
};

export interface Styled {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dashes: readonly number[];
  readonly cap: string;
  readonly join: string;
  readonly weight: number;
  readonly opacity: number;
}

/** How a path or a text of the drawing is painted. */
export function styledInk(element: Element, tokens: ReadonlyMap<string, string>): Styled {
  const read = (name: string, initial: string, isInherited = true) => {
    const value = declaredAt(element, name, isInherited) ?? initial;
    return value.replace(/var\(--([\w-]+)\)/g, (_whole, token: string) => resolved(element, token, tokens));
  };
  const stroke = read('stroke', 'none');
  const dashes = read('stroke-dasharray', 'none');
  const isText = element.localName === 'text' || element.localName === 'tspan';
  return {
    fill: read('fill', '#000000'),
    stroke,
    width: Number.parseFloat(read('stroke-width', '1')),
    dashes: dashes === 'none' ? [] : dashes.split(/[ ,]+/).map(Number.parseFloat),
    cap: read('stroke-linecap', 'butt'),
    join: read('stroke-linejoin', 'miter'),
    weight: isText ? Number(read('font-weight', '400')) : 400,
    opacity:
      Number(read('opacity', '1', false)) *
      Number(declaredAt(element.parentElement as Element, 'opacity', false) ?? 1),
  };
}

function resolved(element: Element, token: string, tokens: ReadonlyMap<string, string>): string {
  const colour = tokens.get(token);
  if (colour !== undefined) return colour;
  const other = declaredAt(element, `--${token}`, true);
  const name = /^var\(--([\w-]+)\)$/.exec(other ?? '')?.[1];
  if (name === undefined) throw new Error(`nothing says what --${token} is`);
  return resolved(element, name, tokens);
}
