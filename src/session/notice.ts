/** What the reader should be told aside from the story: facts; the words are the language's. */
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { Problem } from '../notation/problem.ts';
import type { Language } from '../words/language.ts';

export type Notice =
  | { readonly kind: 'unknown-tree'; readonly id: string }
  | { readonly kind: 'damaged-tree'; readonly problem: Problem }
  | { readonly kind: 'unknown-part'; readonly part: string }
  | { readonly kind: 'step-clamped'; readonly asked: number; readonly step: number }
  | { readonly kind: 'not-offered'; readonly algorithm: AlgorithmName }
  | { readonly kind: 'too-long-for-address' }
  | { readonly kind: 'load-failed' };

export function noticeText(notice: Notice, { page, problem }: Language): string {
  switch (notice.kind) {
    case 'unknown-tree':
      return page.unknownTree(notice.id);
    case 'damaged-tree':
      return `${page.damagedTree} ${problem(notice.problem)}`;
    case 'unknown-part':
      return page.unknownPart(notice.part);
    case 'step-clamped':
      return page.stepClamped(String(notice.asked), notice.step);
    case 'not-offered':
      return page.notOffered(page.algorithm[notice.algorithm]);
    case 'too-long-for-address':
      return page.tooLongForAddress;
    case 'load-failed':
      return page.loadFailed;
  }
}
