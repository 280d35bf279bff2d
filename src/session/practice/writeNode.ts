/** Writes an entry on the sheet when the reader presses a node or a key, or types a text. */
import type { GameTree } from '../../core/index.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { fieldTextsOf, numbersOf, textsOf } from '../../practice/entry/index.ts';
import { formatOf, type Part, type PartKind } from '../../practice/exercise.ts';
import type { FieldName, Fields, Task } from '../../practice/index.ts';
import { answerSigns } from '../../words/formats.ts';
import { wordsIn } from '../../words/language.ts';
import type { Session } from '../session.ts';
import type { Subject } from '../subject.ts';
import {
  activePart,
  activeTask,
  currentPractice,
  isOpen,
  orderOf,
  type Practice,
  travelSheet,
  writeSheet,
} from './practice.ts';
import { sayChange } from './sayChange.ts';
import { pressIntoList } from './writeList.ts';

/** What the reader can do at a node: press it to write an entry, type a text, go to its fields beside the figure, or nothing. */
type NodeUse = 'press' | 'type' | 'fields' | 'none';

export function nodeUse(tree: GameTree, part: Part, node: NodeId, task?: Task): NodeUse {
  const { entry } = formatOf(part.kind);
  if (entry.way === 'texts') {
    if (!entry.nodes(tree, part).includes(node)) return 'none';
    return entry.press === undefined ? 'type' : 'press';
  }
  if (entry.way === 'fields') return fieldFor(entry, tree, node) === undefined ? 'none' : 'press';
  if (entry.way === 'lists') return 'press';
  if (entry.way === 'numbers') return entry.rows(tree).includes(node) ? 'fields' : 'none';
  return entry.way === 'picks' && entry.takes(tree, node, task) ? 'press' : 'none';
}

/** Returns the field of an answer for which the node can be chosen; undefined when there is none. */
function fieldFor({ names, choices }: Fields, tree: GameTree, node: NodeId): FieldName | undefined {
  return names.find((name) => choices(tree, name)?.includes(node));
}

/**
 * Writes the entry that a press on the node means for the current part; returns false when a press on this
 * node means nothing.
 */
export function pressNode(session: Session, node: NodeId): boolean {
  const practice = currentPractice(session);
  if (practice === null || !isOpen(practice) || !writePress(session, practice, node)) return false;
  sayChange(session, practice, currentPractice(session));
  return true;
}

function writePress(session: Session, practice: Practice, node: NodeId): boolean {
  const { tree } = practice.exercise;
  const part = activePart(practice);
  const { kind, entry } = formatOf(part.kind);
  if (entry.way === 'texts' && entry.press !== undefined && entry.nodes(tree, part).includes(node)) {
    const written = entry.parse(textsOf(practice.sheet, kind).get(node) ?? '', tree);
    const pressed = entry.press(written, activeTask(practice), part);
    const signs = answerSigns(wordsIn(session.getState().language.code, 'practice').answer);
    typeEntryAt(session, kind, node, pressed === null ? '' : entry.print(pressed, signs), false);
    return true;
  }
  if (entry.way === 'fields') {
    const name = fieldFor(entry, tree, node);
    const text = entry.print(node);
    const isChosen = name !== undefined && fieldTextsOf(practice.sheet, kind).get(name) === text;
    if (name !== undefined) writeField(session, kind, name, isChosen ? '' : text, false);
    return name !== undefined;
  }
  if (entry.way === 'lists') {
    pressIntoList(session, practice, part, node);
    return true;
  }
  const task = activeTask(practice);
  if (entry.way !== 'picks' || !entry.takes(tree, node, task)) return false;
  const { repeated, press } = entry;
  const isAdded = repeated?.isUsed(task) === true;
  writeSheet(session, ({ [kind]: given }) => ({
    [kind]: isAdded ? repeated.add(given, node) : press(tree, given, node),
  }));
  return true;
}

/** Marks a move of a game whose positions merge, or takes it back; returns false when no moves are marked now. */
export function pressMove(session: Session, move: number): boolean {
  const practice = currentPractice(session);
  if (practice === null || !isOpen(practice)) return false;
  const { kind, entry } = formatOf(activePart(practice).kind);
  if (entry.way !== 'picks' || entry.pressMove === undefined) return false;
  const { pressMove: press } = entry;
  writeSheet(session, ({ [kind]: given }) => ({ [kind]: press(given, move as NodeId) }));
  sayChange(session, practice, currentPractice(session));
  return true;
}

/**
 * Takes the node at a place of the reader's list, from 0, out of the list. Where nodes stand in it once, that is a press
 * on the node.
 */
export function takeBack(session: Session, node: NodeId, place: number): void {
  const practice = currentPractice(session);
  if (practice === null || !isOpen(practice)) return;
  const { kind, entry } = formatOf(activePart(practice).kind);
  if (entry.way !== 'picks' || entry.repeated?.isUsed(activeTask(practice)) !== true) {
    pressNode(session, node);
    return;
  }
  const { without } = entry.repeated;
  writeSheet(session, (sheet) => ({ [kind]: without(sheet[kind], place) }));
  sayChange(session, practice, currentPractice(session));
}

/**
 * Writes the text of an entry at a node; an empty text removes the entry. Typing further characters is undone
 * together with the first ones.
 */
export function typeEntryAt(
  session: Session,
  kind: PartKind,
  node: NodeId,
  text: string,
  isContinued: boolean,
): void {
  writeSheet(session, (sheet) => ({ [kind]: withText(textsOf(sheet, kind), node, text) }), isContinued);
}

/** Returns the texts with a text at one more place; an empty text removes the text at the place. */
function withText<Place>(
  texts: ReadonlyMap<Place, string>,
  at: Place,
  text: string,
): ReadonlyMap<Place, string> {
  const changed = new Map(texts);
  if (text === '') changed.delete(at);
  else changed.set(at, text);
  return changed;
}

/** Writes the text of a part that is answered by a single text. */
export function writeText(session: Session, kind: PartKind, text: string, isContinued: boolean): void {
  writeSheet(session, () => ({ [kind]: text }), isContinued);
}

/** Writes the text of one field of a part; an empty text makes the field blank. */
export function writeField(
  session: Session,
  kind: PartKind,
  name: FieldName,
  text: string,
  isContinued: boolean,
): void {
  writeSheet(session, (sheet) => ({ [kind]: withText(fieldTextsOf(sheet, kind), name, text) }), isContinued);
}

/** Writes the text of the number at a place of a part; an empty text makes the place blank. */
export function writeNumber(
  session: Session,
  kind: PartKind,
  place: number,
  text: string,
  isContinued: boolean,
): void {
  writeSheet(session, (sheet) => ({ [kind]: withText(numbersOf(sheet, kind), place, text) }), isContinued);
}

/**
 * Moves a node of the exercise one position to the left or right among its siblings; returns false at the end
 * of the row.
 */
export function moveAmongSiblings(session: Session, node: NodeId, by: -1 | 1): boolean {
  const practice = currentPractice(session);
  if (practice === null) return false;
  const { tree } = practice.exercise;
  const parent = tree.parent(node);
  const orders = orderOf(practice, practice.sheet);
  if (parent === NO_NODE || orders === null) return false;
  const order = [...(orders.get(parent) ?? tree.children(parent).keys())];
  const from = order.indexOf(tree.childIndex(node));
  const to = from + by;
  if (to < 0 || to >= order.length) return false;
  order.splice(to, 0, ...order.splice(from, 1));
  const changed = new Map(orders);
  if (order.every((place, index) => place === index)) changed.delete(parent);
  else changed.set(parent, order);
  writeSheet(session, () => ({ [activePart(practice).kind]: changed }));
  sayChange(session, practice, currentPractice(session));
  return true;
}

/**
 * Undoes or redoes one change of the sheet and announces it to screen readers; returns false when there is
 * nothing to undo or redo.
 */
export function travelAloud(session: Session, way: 'undo' | 'redo'): boolean {
  const practice = currentPractice(session);
  if (practice === null || !travelSheet(session, way)) return false;
  sayChange(session, practice, currentPractice(session));
  return true;
}

/**
 * Returns the node of the exercise's tree for a node of the displayed tree, whose children may be in another
 * order.
 */
export function originalOf({ exercise }: Practice, shown: Subject, node: NodeId): NodeId {
  return nodeOfKey(exercise.tree, shown.tree.key(node)) ?? node;
}
