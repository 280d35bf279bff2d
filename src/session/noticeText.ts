import type { OutsideBounds } from '../core/edit/edited.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { printLeafBounds } from '../notation/leafBounds.ts';
import { printLeafValue } from '../notation/leafValue.ts';
import { NodeNames } from '../words/nodeNames.ts';
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
    case 'outside-bounds':
      return outsideText(notice.outside, words);
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

/** Which leaf cannot have which value, and why. */
export function outsideText({ before, leaf, value }: OutsideBounds, words: NoticeWords): string {
  const node = nodeOfKey(before, leaf);
  const name = node === undefined ? '' : new NodeNames(before).of(node);
  return words.outsideBounds(name, printLeafValue(value), printLeafBounds(before.leafBounds));
}

/** The cure: the value, and bounds that hold it. */
export function allowText({ value, allowed }: OutsideBounds, words: NoticeWords): string {
  return words.allowValue(printLeafValue(value), printLeafBounds(allowed.tree.leafBounds));
}
