/** Opens a set of exercises for doing it: from a link, from a file, or when its author tries it. */
import { LIMITS } from '../../core/tree/limits.ts';
import { packSet, unpackSet } from '../../link/packedSet.ts';
import { encodeSetLink } from '../../link/setLink.ts';
import type { ExerciseSet } from '../../practice/index.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { readStoredRun, runKey } from '../../storage/storedSets.ts';
import { onStoredElsewhere } from '../../storage/storedText.ts';
import { bringFormats } from '../practice/bringFormats.ts';
import { openPages } from '../practice/showPractice.ts';
import type { Session } from '../session.ts';
import { changeSlice } from '../slice.ts';
import { currentRun, type Hosted, openRun, resumeRun, SET_RUN, takeOver } from './setRun.ts';
import { loadSetTrees, type SetTrees } from './setTrees.ts';

/**
 * Opens the set that is packed in an address. When it cannot be read, a screen says why, and no other set is
 * opened instead.
 */
export async function openSetLink(session: Session, packed: string, hash: string): Promise<void> {
  const place = hash.length > LIMITS.linkChars ? null : hash.replace(/^#/, '');
  const run = currentRun(session);
  if (run !== null && place !== null && run.place === place) {
    resumeRun(session, run);
    return;
  }
  const trees = await loadSetTrees(session.getState().language.code);
  const unpacked = await unpackSet(packed, trees.hasExample);
  if (unpacked.kind === 'record' && unpacked.read.value !== null) {
    await bringFormatsOf(unpacked.read.value);
    openStored(session, unpacked.read.value, trees, place);
    return;
  }
  changeSlice(session, SET_RUN, { run: null, fault: unpacked });
  openPages(session, place);
}

/** Opens a set that was read from a file, under the address that the set would have as a link. */
export async function openSetAsStudent(session: Session, set: ExerciseSet): Promise<void> {
  await bringFormatsOf(set);
  openStored(session, set, await loadSetTrees(session.getState().language.code), await setHash(set));
}

/** Opens a set on a page that shows nothing else; its answers are stored on the device. */
export async function openHosted(session: Session, set: ExerciseSet, hosted: Hosted): Promise<void> {
  await bringFormatsOf(set);
  openStored(session, set, await loadSetTrees(session.getState().language.code), null, hosted);
}

/** Opens a set when its author tries it: no answers are stored, and the address does not change. */
export async function trySet(session: Session, set: ExerciseSet): Promise<void> {
  await bringFormatsOf(set);
  const opened = {
    set,
    place: null,
    isTrial: true,
    storage: null,
    storing: 'stored',
    isSetAside: false,
  } as const;
  openRun(session, { ...opened, trees: await loadSetTrees(session.getState().language.code) }, null);
}

export async function bringFormatsOf({ items }: ExerciseSet): Promise<void> {
  await bringFormats(items.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
}

/** Returns the address of a set without "#"; null when the set is too large for an address. */
export async function setHash(set: ExerciseSet): Promise<string | null> {
  const packed = await packSet(set);
  return packed === null ? null : encodeSetLink(packed);
}

let unfollow = () => {};

function openStored(
  session: Session,
  set: ExerciseSet,
  trees: SetTrees,
  place: string | null,
  hosted?: Hosted,
): void {
  const storage = deviceStorage();
  const read = () =>
    readStoredRun(storage, set, (item, variant) => {
      const asked = set.items[item];
      return asked === undefined ? null : trees.treeOf(asked, variant);
    });
  const kept = read();
  const storing = kept.kind === 'newer' ? 'newer' : 'stored';
  openRun(
    session,
    {
      set,
      trees,
      place,
      isTrial: false,
      storage: kept.kind === 'stuck' ? null : storage,
      storing,
      isSetAside: kept.kind === 'damaged',
      ...(hosted !== undefined && { hosted }),
    },
    kept.kind === 'read' ? kept.value : null,
  );
  unfollow();
  unfollow = onStoredElsewhere(runKey(set), () => {
    const theirs = currentRun(session)?.set === set ? read() : null;
    if (theirs?.kind === 'read') takeOver(session, theirs.value);
  });
}
