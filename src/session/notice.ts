/**
 * The notices that the reader gets besides the sentences of the run, as facts; their words are in `notices` in
 * words/en/figure.ts.
 */
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
  /** the exercise was done before, but its sheet is no longer stored */
  | { readonly kind: 'sheet-not-kept' }
  | { readonly kind: 'damaged-lesson'; readonly fault: PackedFault }
  | { readonly kind: 'unknown-lesson'; readonly id: string }
  /** the address names a file next to the page that does not exist or may not be requested */
  | { readonly kind: 'no-file-beside'; readonly name: string }
  | { readonly kind: 'file-beside-too-large'; readonly name: string }
  /** fields of a file or a link that this version does not know */
  | { readonly kind: 'fields-left-out'; readonly paths: string }
  /** the browser did not open the window for the audience, which has this address */
  | { readonly kind: 'no-audience'; readonly url: string }
  /** the number of the moment in the lesson that is being made, from 1 */
  | { readonly kind: 'moment-kept'; readonly number: number }
  /** no moment can be made of this picture: it is too large, or the lesson has as many as it may */
  | { readonly kind: 'moment-not-kept'; readonly why: 'too-large' | 'too-many' }
  /** another tree replaced one that had been edited; the notice offers the way back */
  | { readonly kind: 'left-tree'; readonly shown: Shown }
  | { readonly kind: 'edit-refused'; readonly refusal: EditRefusal; readonly number: number }
  | { readonly kind: 'outside-bounds'; readonly outside: OutsideBounds }
  | { readonly kind: 'unknown-part'; readonly part: string }
  | { readonly kind: 'step-clamped'; readonly asked: number; readonly step: number }
  /** a search or a full tree would need more positions than there is room for */
  | { readonly kind: 'game-too-large' }
  /** a graph has more positions than can be drawn; the winner, or null when it is not known */
  | { readonly kind: 'graph-too-large'; readonly winner: 'max' | 'min' | null }
  /** the position in the address is not one of the game's */
  | { readonly kind: 'game-start'; readonly found: string; readonly fault: Bilingual }
  /** a move in the address is not legal at its position; `at` counts from 0 */
  | { readonly kind: 'game-move'; readonly found: string; readonly at: number }
  | { readonly kind: 'not-offered'; readonly algorithm: AlgorithmName }
  /** the link asks for numbers in which the search cannot be written */
  | { readonly kind: 'not-by-mover'; readonly why: NotByMover }
  /** trees last only as long as the page: save them as a file */
  | { readonly kind: 'not-stored'; readonly fault: StoreFault; readonly again?: () => void }
  /** answers of exercises last only as long as the page: save them as a file */
  | { readonly kind: 'progress-not-stored' }
  | { readonly kind: 'kept-as-copy'; readonly title: string }
  | { readonly kind: 'too-long-for-address' }
  /** a new version of the page is waiting; the notice has the function that activates it and reloads the page */
  | { readonly kind: 'new-version'; readonly load: () => void }
  /** something did not load that is not a part of the page; the notice has the function that tries again */
  | { readonly kind: 'load-failed'; readonly again?: () => void };

/** Whether a newer or a complete page may be able to show the address that this one could not. */
export function isCuredByReload(notice: Notice): boolean {
  return notice.kind === 'load-failed' || (notice.kind === 'damaged-packed' && notice.fault === 'newer');
}
