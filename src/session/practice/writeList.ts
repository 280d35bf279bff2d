/** Writes the lists of nodes of an answer: as typed names, or as pressed nodes. */
import type { NodeId } from '../../core/index.ts';
import { type FilledLists, listsOf } from '../../practice/entry/index.ts';
import type { Part } from '../../practice/index.ts';
import { mergesIn } from '../../practice/task.ts';
import type { NodeNames } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { type Slice, sliceOf } from '../slice.ts';
import { type Practice, writeSheet } from './practice.ts';

/** The place of the list that pressed nodes are written into, from 0. */
export const LIST_PLACE: Slice<{ readonly place: number }> = { beginning: { place: 0 } };

/** Writes a list at a place; null makes the place blank. */
export function writeList(
  session: Session,
  place: number,
  written: readonly NodeId[] | string | null,
  isContinued: boolean,
): void {
  writeSheet(session, ({ lists }) => ({ lists: changed(lists, place, written) }), isContinued);
}

function changed(lists: FilledLists, place: number, written: readonly NodeId[] | string | null): FilledLists {
  const others = new Map(lists);
  if (written === null) others.delete(place);
  else others.set(place, written);
  return others;
}

/**
 * Adds the pressed node to the end of the list that is written, or takes it out of it. Where positions merge it is always
 * added, as a student may think that one is listed twice.
 */
export function pressIntoList(
  session: Session,
  { sheet, exercise }: Practice,
  { kind }: Part,
  node: NodeId,
): void {
  const { place } = sliceOf(session, LIST_PLACE);
  const before = listsOf(sheet, kind).get(place);
  const nodes = typeof before === 'object' ? before : [];
  const others = mergesIn(exercise.tree) ? nodes : nodes.filter((other) => other !== node);
  const after = others.length < nodes.length ? others : [...nodes, node];
  writeList(session, place, after.length === 0 ? null : after, false);
}

const SEPARATORS = /[\s,，、;；]/;
/** The signs around a list, and those that stand for an empty one. */
const AROUND = /^\s*[(（]|[)）]\s*$/g;
const EMPTY = /^\s*(?:[(（]\s*[)）]|[-–—∅])\s*$/;

/** A name that is a list of numbers in brackets, and such lists in a text. */
const PILES = /^\(\d+(?:, \d+)+\)/;
const PILES_ANYWHERE = /[(（]\s*\d+(?:\s*[,，、\s-]\s*\d+)+\s*[)）]/g;

/** Writes numbers in brackets as one word, such as 6-1. */
function joined(piles: string): string {
  return (piles.match(/\d+/g) ?? []).join('-');
}

/** Reads a list of names; null for a blank text, and the text itself when it names no nodes of the tree. */
export function readNodeList(text: string, names: NodeNames): readonly NodeId[] | string | null {
  if (text.trim() === '') return null;
  if (EMPTY.test(text)) return [];
  const nodes = names.tree.nodes();
  // Piles of coins are named "(6, 1)"; they may be written "6-1", too.
  const hasPiles = nodes.some((node) => PILES.test(names.of(node)));
  const inOne = (written: string) => (hasPiles ? written.replace(PILES_ANYWHERE, joined) : written);
  // Of names that begin alike the longest is tried first; a name may contain what separates names.
  const known = nodes
    .map((node) => [inOne(names.of(node)).toLowerCase(), node] as const)
    .sort(([a], [b]) => b.length - a.length);
  const found: NodeId[] = [];
  let rest = inOne(text).trim().replace(AROUND, '').toLowerCase();
  for (;;) {
    rest = rest.replace(/^[\s,，、;；]+/, '');
    if (rest === '') return found.length === 0 ? text : found;
    const begins = known.filter(([name]) => {
      const after = rest.charAt(name.length);
      return name !== '' && rest.startsWith(name) && (after === '' || SEPARATORS.test(after));
    });
    const [longest] = begins;
    if (longest === undefined) return text;
    // A position that stands in the tree several times is written by the same name each time.
    const isOther = ([name, node]: (typeof known)[number]) => name === longest[0] && !found.includes(node);
    const next = begins.find(isOther) ?? longest;
    found.push(next[1]);
    rest = rest.slice(next[0].length);
  }
}
