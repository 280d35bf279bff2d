/** Announces to screen readers what the last key or press has changed on the sheet. */

import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { listsOf, numbersOf, picksOf, type Sheet, textsOf } from '../../practice/entry/index.ts';
import { formatOf, type KindBy, type Part } from '../../practice/exercise.ts';
import { nameOfList, nameOfNumber, pickedName, printList } from '../../words/formats.ts';
import { type Words, wordsIn } from '../../words/language.ts';
import { nameApart } from '../../words/nameApart.ts';
import { sayAloud } from '../said.ts';
import type { Session } from '../session.ts';
import type { Practice } from './practice.ts';

/** Announces how the state of the exercise has changed between the two given states. */
export function sayChange(session: Session, before: Practice, after: Practice | null): void {
  if (after === null) return;
  const words = wordsIn(session.getState().language.code, 'practice');
  const said = after.exercise.parts.flatMap(({ part }) =>
    changesIn(after, part, before.sheet, after.sheet, words),
  );
  if (said.length > 0) sayAloud(session, said.join(' '));
}

function changesIn(
  { subject, exercise: { tree } }: Practice,
  part: Part,
  before: Sheet,
  after: Sheet,
  words: Words['practice'],
): string[] {
  const { kind, entry } = formatOf(part.kind);
  const isOfMoves = entry.way === 'picks' && entry.shown === 'moves';
  const plainName = (node: NodeId) => nameApart(subject.names, node, words.leafApart);
  const nameOf = (node: NodeId) =>
    isOfMoves && node === ROOT ? words.answer.none : pickedName(tree, isOfMoves, node, plainName);
  switch (entry.way) {
    case 'picks':
    case 'fields': {
      const [had, has] = [picksOf(before, kind, tree), picksOf(after, kind, tree)];
      const taken = without(had, has).map(nameOf);
      const isOrdered = entry.way === 'picks' && entry.isOrdered;
      // Of a node that stands in the list several times the last is the new one.
      const given = without(has, had).map((node) =>
        isOrdered ? words.said.placed(nameOf(node), has.lastIndexOf(node) + 1) : nameOf(node),
      );
      const isStruck = entry.way === 'picks' && entry.shown === 'struck';
      return [
        ...(given.length > 0 ? [isStruck ? words.said.struck(given) : words.said.chosen(given)] : []),
        ...(taken.length > 0 ? [words.said.takenBack(taken)] : []),
      ];
    }
    case 'texts': {
      const [had, has] = [textsOf(before, kind), textsOf(after, kind)];
      return changedIn(had, has).map((node) =>
        words.said.written(nameOf(node), has.get(node) ?? words.sheet.blank),
      );
    }
    case 'lists': {
      const [had, has] = [listsOf(before, kind), listsOf(after, kind)];
      return [...new Set([...had.keys(), ...has.keys()])]
        .filter((place) => had.get(place) !== has.get(place))
        .map((place) => {
          const written = has.get(place) ?? words.sheet.blank;
          const said = typeof written === 'string' ? written : printList(written.map(nameOf));
          return words.said.written(nameOfList(tree, part, place, words.answer), said);
        });
    }
    case 'numbers': {
      const [had, has] = [numbersOf(before, kind), numbersOf(after, kind)];
      return changedIn(had, has).map((place) =>
        words.said.written(
          nameOfNumber(tree, part, place, nameOf, words.answer),
          has.get(place) ?? words.sheet.blank,
        ),
      );
    }
    case 'order': {
      const [had, has] = [before[kind as KindBy<'order'>], after[kind as KindBy<'order'>]];
      return changedIn(had, has).map((node) => {
        const children = tree.children(node);
        const order = has.get(node) ?? [...children.keys()];
        return words.said.ordered(nameOf(node), order.flatMap((place) => children[place] ?? []).map(nameOf));
      });
    }
    case 'text':
      return [];
  }
}

/** Returns what is left of `nodes` when each entry of `others` takes away one entry with the same node. */
function without(nodes: readonly NodeId[], others: readonly NodeId[]): readonly NodeId[] {
  const left = [...others];
  return nodes.filter((node) => {
    const at = left.indexOf(node);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns the nodes or places at which two entries of a sheet differ. */
function changedIn<Key, T>(had: ReadonlyMap<Key, T>, has: ReadonlyMap<Key, T>): readonly Key[] {
  return [...new Set([...had.keys(), ...has.keys()])].filter((node) => had.get(node) !== has.get(node));
}
