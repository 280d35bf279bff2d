/**
 * Reads the literals in which programs write data: lists, tuples, dictionaries, texts and numbers of Python, JavaScript
 * and JSON. Each value keeps its offset, so that a fault in it has a place.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { Unreadable } from './draft.ts';
import { sideNamed, valueNamed } from './nodeText.ts';

export type Literal =
  | { readonly kind: 'list' | 'tuple'; readonly at: number; readonly items: readonly Literal[] }
  | { readonly kind: 'record'; readonly at: number; readonly fields: readonly Field[] }
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  /** a number as our notation has it */
  | { readonly kind: 'number'; readonly at: number; readonly text: string }
  | { readonly kind: 'truth'; readonly at: number; readonly isTrue: boolean }
  | { readonly kind: 'nothing'; readonly at: number };

export interface Field {
  readonly name: string;
  readonly at: number;
  readonly value: Literal;
}

const TOKEN =
  /\s+|#[^\n]*|\/\/[^\n]*|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|[-+]?(?:float\(\s*["'][-+]?inf(?:inity)?["']\s*\)|(?:math|np|numpy)\.inf\b|Infinity\b)|[()[\]{},:;"'`]|[^\s()[\]{},:;"'`]+/gi;

const CLOSERS: ReadonlyMap<string, string> = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));
const NOTHING = /^(?:None|null|nil|undefined|nullptr|NULL)$/;
const TRUTHS: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ true: true, True: true, false: false, False: false }),
);

/** What stands before a literal that is given a name, as in "tree = [" or "const tree: Tree = {". */
const ASSIGNED =
  /^\s*(?:(?:#|\/\/)[^\n]*\n\s*)*(?:(?:let|var|const|my|auto)\s+)?[\p{L}_$][\w$]*\s*(?::\s*[\w.<>[\]]+\s*)?:?=\s*(?=[[({])/u;

interface Token {
  readonly at: number;
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Returns the only literal in a text. Throws `Unreadable` when there is none, or more than one. */
export function readLiteral(text: string): Literal {
  const from = ASSIGNED.exec(text)?.[0].length ?? 0;
  const tokens = Array.from(text.slice(from).matchAll(TOKEN), (match): Token => {
    const inner = match[1] ?? match[2] ?? match[3];
    return {
      at: match.index + from,
      text: inner === undefined ? match[0] : unescaped(inner),
      isQuoted: inner !== undefined,
    };
  }).filter(({ text: token, isQuoted }) => isQuoted || !/^(?:\s|#|\/\/)/.test(token));
  let next = 0;
  const peek = (): Token => tokens[next] ?? { at: text.length, text: '', isQuoted: false };
  const isSign = (sign: string) => peek().text === sign && !peek().isQuoted;

  const literal = (depth: number): Literal => {
    const { at, text: token, isQuoted } = peek();
    if (depth > 2 * LIMITS.depth) throw new Unreadable('depth', at);
    if (isQuoted) {
      next += 1;
      return { kind: 'text', at, text: token };
    }
    const closer = CLOSERS.get(token);
    if (closer === undefined) return word();
    next += 1;
    if (token === '{') return record(at, depth);
    const inside = items(closer, depth);
    if (token === '[') return { kind: 'list', at, items: inside };
    // Brackets round one value are a tuple of Python only with a comma after it.
    const [only, other] = inside;
    const isTuple = only === undefined || other !== undefined || tokens[next - 2]?.text === ',';
    return isTuple ? { kind: 'tuple', at, items: inside } : only;
  };

  const word = (): Literal => {
    const { at, text: token } = peek();
    if (token === '' || /^[)\]},:;"'`]$/.test(token)) throw new Unreadable('brackets', at, token);
    next += 1;
    const truth = TRUTHS.get(token);
    if (truth !== undefined) return { kind: 'truth', at, isTrue: truth };
    if (NOTHING.test(token)) return { kind: 'nothing', at };
    const infinity =
      /^([-+]?)(?:float\(\s*["']([-+]?)inf(?:inity)?["']\s*\)|(?:math|np|numpy)\.inf|Infinity)$/i.exec(token);
    if (infinity !== null)
      return { kind: 'number', at, text: [infinity[1], infinity[2]].includes('-') ? '-inf' : 'inf' };
    const value = valueNamed(token);
    if (value !== undefined) return { kind: 'number', at, text: value };
    // Any other word is an expression, whose value is not known.
    if (sideNamed(token) === undefined) throw new Unreadable('leaf-number', at, token);
    return { kind: 'text', at, text: token };
  };

  const items = (closer: string, depth: number): readonly Literal[] => {
    const all: Literal[] = [];
    while (!isSign(closer)) {
      all.push(literal(depth + 1));
      if (isSign(',')) next += 1;
      else if (!isSign(closer)) throw new Unreadable('brackets', peek().at, peek().text);
    }
    next += 1;
    return all;
  };

  const record = (at: number, depth: number): Literal => {
    const fields: Field[] = [];
    const names = new Set<string>();
    while (!isSign('}')) {
      const { at: place, text: name, isQuoted } = peek();
      if (!isQuoted && /^(?:|[()[\]{},:;"'`])$/.test(name)) throw new Unreadable('brackets', place, name);
      next += 1;
      if (!isSign(':')) throw new Unreadable('brackets', peek().at, peek().text);
      next += 1;
      if (names.has(name)) throw new Unreadable('key', place, name);
      names.add(name);
      fields.push({ name, at: place, value: literal(depth + 1) });
      if (isSign(',')) next += 1;
      else if (!isSign('}')) throw new Unreadable('brackets', peek().at, peek().text);
    }
    next += 1;
    return { kind: 'record', at, fields };
  };

  const whole = literal(0);
  if (isSign(';')) next += 1;
  if (next < tokens.length) throw new Unreadable('one-root', peek().at, peek().text);
  return whole;
}

function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g,
    (_whole, code: string | undefined, sign: string) =>
      code === undefined
        ? /[bfnrt]/.test(sign)
          ? ' '
          : sign
        : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
