/** Opens the set of a package: inside an LMS as the learner left it, elsewhere as on the usual page. */

import { readJson } from '../../notation/jsonText.ts';
import { BLANK_ANSWER } from '../../practice/answer.ts';
import { BLANK_SHEET, sheetOf } from '../../practice/entry/index.ts';
import { setShape } from '../../practice/exerciseSet.ts';
import { HAND_IN_LIMITS } from '../../practice/handIn.ts';
import type { ExerciseSet } from '../../practice/index.ts';
import { nameWithNumber, variantOfNumber } from '../../practice/studentVariant.ts';
import type { StoredItem, StoredRun } from '../../storage/storedSets.ts';
import { answerSigns } from '../../words/formats.ts';
import { wordsIn } from '../../words/language.ts';
import { keepNoProgress } from '../progress.ts';
import type { Session } from '../session.ts';
import { bringFormatsOf, openHosted } from '../sets/openSet.ts';
import { type Hosted, openRun, showItem } from '../sets/setRun.ts';
import { loadSetTrees, type SetTrees } from '../sets/setTrees.ts';
import { changeSlice } from '../slice.ts';
import type { ScormApi } from './findApi.ts';
import { followRun, type ScormHost } from './followRun.ts';
import { connectLms, type Lms } from './lms.ts';
import { SCORM } from './scormState.ts';
import { type Suspended, type SuspendedItem, unpackSuspended } from './suspended.ts';

/** Where a package is opened. */
export interface ScormPlace extends ScormHost {
  /** returns the text of the file with the set; rejects when it cannot be fetched */
  readonly setText: () => Promise<string>;
  /** the object that the LMS offers; null without an LMS */
  readonly api: ScormApi | null;
}

/** Opens the set of the package. What the page shows of that is in the slice `SCORM`. */
export async function openScorm(session: Session, place: ScormPlace): Promise<void> {
  const trees = await loadSetTrees(session.getState().language.code);
  const set = await setOf(place, trees);
  if (set === null) {
    changeSlice(session, SCORM, { standing: 'failed' });
    return;
  }
  await bringFormatsOf(set);
  const lms = place.api === null ? null : connectLms(place.api);
  if (lms !== null) openInLms(session, set, trees, lms, place);
  else {
    changeSlice(session, SCORM, { standing: 'none' });
    await openHosted(session, set, { keepsAnswers: false, name: '', variant: null });
  }
}

async function setOf({ setText }: ScormPlace, trees: SetTrees): Promise<ExerciseSet | null> {
  try {
    const { value, faults } = readJson(setShape(trees.hasExample), await setText());
    return faults.length > 0 ? null : value;
  } catch {
    return null;
  }
}

function openInLms(session: Session, set: ExerciseSet, trees: SetTrees, lms: Lms, host: ScormHost): void {
  keepNoProgress(session);
  const number = lms.get('cmi.core.student_id');
  const name = nameWithNumber(lms.get('cmi.core.student_name'), number).slice(0, HAND_IN_LIMITS.name);
  const hosted: Hosted = {
    keepsAnswers: true,
    name,
    variant: number.trim() === '' ? null : variantOfNumber(number.trim(), set),
  };
  const text = lms.get('cmi.suspend_data');
  const unpacked =
    text === ''
      ? null
      : unpackSuspended(text, set, (item, variant) => {
          const asked = set.items[item];
          return asked === undefined ? null : trees.treeOf(asked, variant);
        });
  const kept = unpacked?.kind === 'read' ? unpacked.run : null;
  const opened = {
    set,
    trees,
    place: null,
    isTrial: false,
    storage: null,
    storing: 'stored',
    isSetAside: false,
  } as const;
  openRun(session, { ...opened, hosted }, kept === null ? null : storedRun(session, kept, name));
  const location = /^item-(\d+)$/.exec(lms.get('cmi.core.lesson_location'))?.[1];
  if (kept !== null && kept.at === null && location !== undefined) showItem(session, Number(location) - 1);
  const lost = unpacked === null || unpacked.kind === 'read' ? null : unpacked.kind;
  changeSlice(session, SCORM, { lost });
  // What a newer package has kept stays as it is, and so does everything in a review or a preview.
  if (lost === 'newer' || ['review', 'browse'].includes(lms.get('cmi.core.lesson_mode'))) {
    changeSlice(session, SCORM, { standing: 'looking' });
    host.onLeft(() => lms.finish());
    return;
  }
  followRun(session, lms, host, {
    mastery: numberIn(lms.get('cmi.student_data.mastery_score')),
    objectives: objectivesIn(lms, set),
    interactions: numberIn(lms.get('cmi.interactions._count')) ?? 0,
    spent: set.items.map((_, item) => 1000 * (kept?.items[item]?.spent ?? 0)),
    newest: kept?.newest ?? [],
  });
}

function numberIn(text: string): number | null {
  return /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}

/** Returns by exercise the number of its objective: that which the LMS has by the exercise's name, or the next free one. */
function objectivesIn(lms: Lms, { items }: ExerciseSet): readonly number[] {
  const count = numberIn(lms.get('cmi.objectives._count')) ?? 0;
  const known = Array.from({ length: count }, (_, number) => lms.get(`cmi.objectives.${number}.id`));
  let free = count;
  return items.map((_, place) => {
    const at = known.indexOf(`item-${place + 1}`);
    if (at >= 0) return at;
    free += 1;
    return free - 1;
  });
}

/** Returns what the LMS has kept in the form in which a device would have stored it. */
function storedRun(session: Session, { at, items }: Suspended, name: string): StoredRun {
  const { answer: words } = wordsIn(session.getState().language.code, 'practice');
  const signs = answerSigns(words);
  const stored = ({ tries, variant, first, answer, sheet }: SuspendedItem): StoredItem => {
    if (first === undefined)
      return { tries, first: null, variant, sheet: sheet ?? BLANK_SHEET, isGraded: false };
    // Without the answer there is nothing to show as it was marked, so the exercise opens blank; its marks stand.
    return {
      tries,
      first: { ...first, variant, answer: answer ?? BLANK_ANSWER },
      variant,
      sheet: answer === undefined ? BLANK_SHEET : sheetOf(answer, signs),
      isGraded: answer !== undefined,
    };
  };
  return { name, at, items: items.map((item) => (item === null ? null : stored(item))) };
}
