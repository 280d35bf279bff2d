/** What the reader should be told aside from the story: facts; the words are in `notices` in words/en/figure.ts. */
import type { EditRefusal, OutsideBounds } from '../core/edit/index.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { NotByMover } from '../core/search/moverForm.ts';
import type { Bilingual } from '../games/game.ts';
import type { PackedFault } from '../notation/fault.ts';
import type { Problem } from '../notation/problem.ts';
import type { StoreFault } from '../storage/database.ts';
import type { Shown } from './shown.ts';

export type Notice =
  | { readonly kind: 'unknown-tree'; readonly id: string }
  | { readonly kind: 'damaged-tree'; readonly problem: Problem }
  | { readonly kind: 'damaged-packed'; readonly fault: PackedFault }
  | { readonly kind: 'damaged-link' }
  | { readonly kind: 'damaged-exercise' }
  /** the exercise was done before, but what stood on its sheet is kept no more */
  | { readonly kind: 'sheet-not-kept' }
  | { readonly kind: 'damaged-lesson'; readonly fault: PackedFault }
  | { readonly kind: 'unknown-lesson'; readonly id: string }
  /** the address names a file beside the page that is not there, or none that may be asked for */
  | { readonly kind: 'no-file-beside'; readonly name: string }
  | { readonly kind: 'file-beside-too-large'; readonly name: string }
  /** fields of a file or a link that this version does not know */
  | { readonly kind: 'fields-left-out'; readonly paths: string }
  /** the browser did not open the window for the audience, which has this address */
  | { readonly kind: 'no-audience'; readonly url: string }
  /** of the lesson that is being made, from 1 */
  | { readonly kind: 'moment-kept'; readonly number: number }
  /** of this picture no moment can be kept: it is too large, or the lesson has as many as it may */
  | { readonly kind: 'moment-not-kept'; readonly why: 'too-large' | 'too-many' }
  /** another tree came, over one that had been edited: the way back to that */
  | { readonly kind: 'left-tree'; readonly shown: Shown }
  | { readonly kind: 'edit-refused'; readonly refusal: EditRefusal; readonly number: number }
  | { readonly kind: 'outside-bounds'; readonly outside: OutsideBounds }
  | { readonly kind: 'unknown-part'; readonly part: string }
  | { readonly kind: 'step-clamped'; readonly asked: number; readonly step: number }
  /** a search or a whole tree that would take more positions than there is room for */
  | { readonly kind: 'game-too-large' }
  /** a graph of more positions than can be drawn; who wins all the same, null where that is not known */
  | { readonly kind: 'graph-too-large'; readonly winner: 'max' | 'min' | null }
  /** the position in the address is none of the game's */
  | { readonly kind: 'game-start'; readonly found: string; readonly fault: Bilingual }
  /** a move in the address is not legal where it stands; `at` from 0 */
  | { readonly kind: 'game-move'; readonly found: string; readonly at: number }
  | { readonly kind: 'not-offered'; readonly algorithm: AlgorithmName }
  /** the link asks for numbers that the search cannot be written in */
  | { readonly kind: 'not-by-mover'; readonly why: NotByMover }
  /** trees that last as long as the page: save them as a file */
  | { readonly kind: 'not-stored'; readonly fault: StoreFault; readonly again?: () => void }
  /** answers of exercises that last as long as the page: save them as a file */
  | { readonly kind: 'progress-not-stored' }
  | { readonly kind: 'kept-as-copy'; readonly title: string }
  | { readonly kind: 'too-long-for-address' }
  /** a new version of the page has come and waits; how to let it in, which loads the page anew */
  | { readonly kind: 'new-version'; readonly load: () => void }
  /** something did not come that was not a part with a place of its own; how to ask for it again */
  | { readonly kind: 'load-failed'; readonly again?: () => void };

/** Whether the address, read again by a newer or a whole page, may show what this one could not. */
export function isCuredByReload(notice: Notice): boolean {
  return notice.kind === 'load-failed' || (notice.kind === 'damaged-packed' && notice.fault === 'newer');
}
