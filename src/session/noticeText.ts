import type { NoticeWords } from '../words/noticeWords.ts';
import type { PageWords } from '../words/pageWords.ts';
import type { Notice } from './notice.ts';

/** The notice in words; `page` has the names of the algorithms. */
export function noticeText(notice: Notice, words: NoticeWords, page: PageWords): string {
  switch (notice.kind) {
    case 'unknown-tree':
      return words.unknownTree(notice.id);
    case 'damaged-tree':
      return `${words.damagedTree} ${words.problem(notice.problem)}`;
    case 'damaged-packed':
      return words.damagedPacked[notice.fault];
    case 'damaged-link':
      return words.damagedLink;
    case 'damaged-exercise':
      return words.damagedExercise;
    case 'left-tree':
      return words.leftTree(notice.shown.subject.own?.title ?? '');
    case 'edit-refused':
      return words.editRefused[notice.refusal](notice.number);
    case 'unknown-part':
      return words.unknownPart(notice.part);
    case 'step-clamped':
      return words.stepClamped(String(notice.asked), notice.step);
    case 'not-offered':
      return words.notOffered(page.algorithm[notice.algorithm]);
    case 'not-stored':
      return words.notStored[notice.fault];
    case 'progress-not-stored':
      return words.progressNotStored;
    case 'kept-as-copy':
      return words.keptAsCopy(notice.title);
    case 'too-long-for-address':
      return words.tooLongForAddress;
    case 'load-failed':
      return words.loadFailed;
  }
}
