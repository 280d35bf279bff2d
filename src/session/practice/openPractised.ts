/** Opens the exercise or set that an address names. */

import type { ExerciseOnGame, ExerciseOnOwn, ExerciseOnTree, PracticeAddress } from '../../link/index.ts';
import { unpackTree } from '../../link/packedTree.ts';
import { decodePractice, partsBesidePractice } from '../../link/practiceLink.ts';
import { setInHash } from '../../link/setLink.ts';
import { parseTree } from '../../notation/parseTree.ts';
import { loadWords } from '../../words/language.ts';
import { refreshProgress } from '../progress.ts';
import { addNotices, type Session } from '../session.ts';
import { endRun } from '../sets/setRun.ts';
import { titleOf } from '../titleOf.ts';
import { beginOnExample, beginOnGame, beginOnOwn, beginSeed } from './begin.ts';
import { bringFormats } from './bringFormats.ts';

/**
 * Opens the exercise or set in an address. When the address names none, the page does not change, and a
 * notice tells the reader.
 */
export async function openPractised(session: Session, hash: string): Promise<void> {
  const packed = setInHash(hash);
  if (packed === null) await openExercise(session, hash);
  else {
    const { openSetLink } = await import('../sets/openSet.ts');
    await openSetLink(session, packed, hash);
  }
}

async function openExercise(session: Session, hash: string): Promise<void> {
  const address = decodePractice(hash);
  // The stored attempts and the words for describing the sheet are loaded before the exercise is displayed.
  if (address !== null)
    await Promise.all([refreshProgress(session), loadWords(session.getState().language.code, 'work')]);
  if (address === null || !(await openAddress(session, address))) {
    addNotices(session, [{ kind: 'damaged-exercise' }]);
    return;
  }
  endRun(session);
  const unknown = partsBesidePractice(hash).map((part) => ({ kind: 'unknown-part', part }) as const);
  addNotices(session, unknown);
}

async function openAddress(session: Session, address: PracticeAddress): Promise<boolean> {
  switch (address.kind) {
    case 'seed':
      beginSeed(session, address.seed);
      return true;
    case 'tree':
      await bringFormats(address.on.kinds);
      return openOnTree(session, address.on);
    case 'own':
      await bringFormats(address.on.kinds);
      return openOnOwn(session, address.on);
    case 'game':
      await bringFormats(address.on.kinds);
      return openOnGame(session, address.on);
  }
}

/**
 * Opens an exercise on a library tree. Returns false when the tree does not exist or the questions cannot be
 * asked about it.
 */
async function openOnTree(session: Session, on: ExerciseOnTree): Promise<boolean> {
  const { exampleById } = await import('../../library/library.ts');
  const example = exampleById(on.example);
  return example !== undefined && beginOnExample(session, example, on.kinds, on.variant, on);
}

/** Opens an exercise on a game. Returns false when there is no such game or the questions cannot be asked about it. */
async function openOnGame(session: Session, on: ExerciseOnGame): Promise<boolean> {
  const { positionsOf } = await import('../gamePositions.ts');
  const subject = positionsOf(on.setting);
  if (subject === null) return false;
  return beginOnGame(session, titleOf(subject, session.getState().language.code), subject.tree, on);
}

/**
 * Opens an exercise on a tree that is packed in the address. Returns false when the tree cannot be unpacked
 * or the questions cannot be asked about it.
 */
async function openOnOwn(session: Session, on: ExerciseOnOwn): Promise<boolean> {
  const unpacked = await unpackTree(on.packed);
  if (!unpacked.ok) return false;
  const { title, text } = unpacked.value;
  const parsed = parseTree(text, { widensBounds: true });
  return parsed.ok && beginOnOwn(session, title, parsed.value, on);
}
