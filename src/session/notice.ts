/**
 * The notices that the reader gets in addition to the sentences of the run. A notice is stored as facts; its
 * words are in `notices` in words/en/figure.ts.
 */
import type { EditRefusal, OutsideBounds } from '../core/edit/index.ts';
import type { AlgorithmName } from '../core/index.ts';
import type { NotByMover } from '../core/search/moverForm.ts';
import type { Bilingual } from '../games/game.ts';
import type { TreeSizes } from '../games/treeSizes.ts';
import type { SettingFault } from '../link/address.ts';
import type { PackedFault, Problem } from '../notation/index.ts';
import type { ForeignName } from '../notation/notations/names.ts';
import type { StoreFault } from '../storage/database.ts';
import type { Shown } from './shown.ts';

export type Notice =
  | { readonly kind: 'unknown-tree'; readonly id: string }
  | { readonly kind: 'damaged-tree'; readonly problem: Problem }
  | { readonly kind: 'damaged-packed'; readonly fault: PackedFault }
  | { readonly kind: 'damaged-link' }
  | { readonly kind: 'damaged-exercise' }
  /** the exercise was done before, but its answer sheet is no longer stored */
  | { readonly kind: 'sheet-not-kept' }
  | { readonly kind: 'damaged-lesson'; readonly fault: PackedFault }
  | { readonly kind: 'unknown-lesson'; readonly id: string }
  /** the address names a file next to the page that does not exist or that a page may not open */
  | { readonly kind: 'no-file-beside'; readonly name: string }
  | { readonly kind: 'file-beside-too-large'; readonly name: string }
  /** a file or link has fields that this version does not know and has skipped */
  | { readonly kind: 'fields-left-out'; readonly paths: string }
  /** the browser did not open the audience's window, whose address this is */
  | { readonly kind: 'no-audience'; readonly url: string }
  /**
   * a moment was added to the lesson that the reader is making; `number` is its number in the lesson, from 1
   */
  | { readonly kind: 'moment-kept'; readonly number: number }
  /**
   * no moment can be made of the figure, because its tree is too large or the lesson already has as many
   * moments as it may
   */
  | { readonly kind: 'moment-not-kept'; readonly why: 'too-large' | 'too-many' }
  /** another tree replaced a tree that had been edited; the notice offers to return to the edited tree */
  | { readonly kind: 'left-tree'; readonly shown: Shown }
  | { readonly kind: 'edit-refused'; readonly refusal: EditRefusal; readonly number: number }
  | { readonly kind: 'outside-bounds'; readonly outside: OutsideBounds }
  /** `canBe`: what can stand in its place, when that can be said in short */
  | { readonly kind: 'unknown-part'; readonly part: string; readonly canBe?: string }
  /** a setting of the search in the address cannot be as it stands there */
  | SettingFault
  /** a link has priors for another number of moves than the root has, so that they were left out */
  | { readonly kind: 'wrong-priors'; readonly priors: number; readonly moves: number }
  | { readonly kind: 'step-clamped'; readonly asked: number; readonly step: number }
  /**
   * a search needs more positions than the page allows; `depth` is the greatest depth in plies at which it would
   * not, or null when there is none or it is not known
   */
  | { readonly kind: 'game-too-large'; readonly depth: number | null }
  /** the tree in the address was not searched beside the page, and has more nodes than the page searches itself */
  | { readonly kind: 'not-searched'; readonly nodes: number }
  /** a full tree has more nodes than the page draws */
  | ({ readonly kind: 'tree-too-large' } & TreeSizes)
  /** a simulation of a game has a part of its tree, and what was asked for needs the whole */
  | { readonly kind: 'only-tried' }
  /**
   * the graph has more positions than can be drawn; `winner` is the side that wins, or null when that is not
   * known
   */
  | { readonly kind: 'graph-too-large'; readonly winner: 'max' | 'min' | null }
  /** the position in the address does not belong to the game */
  | { readonly kind: 'game-start'; readonly found: string; readonly fault: Bilingual }
  /**
   * a move of the game in the address is not legal; `at` is its index, from 0; `legal` are the moves that are, none
   * when the game is over there
   */
  | {
      readonly kind: 'game-move';
      readonly found: string;
      readonly at: number;
      readonly legal: readonly string[];
    }
  /** `leaf` names the leaf because of which a search is not offered, and `parent` its parent */
  | {
      readonly kind: 'not-offered';
      readonly algorithm: AlgorithmName;
      readonly leaf?: string;
      readonly parent?: string;
    }
  /**
   * the link asks for values from the viewpoint of the player to move, but this search can be written only
   * from MAX's
   */
  | { readonly kind: 'not-by-mover'; readonly why: NotByMover }
  /**
   * the device does not store trees, so they are lost when the page is closed unless they are saved as a file
   */
  | { readonly kind: 'not-stored'; readonly fault: StoreFault; readonly again?: () => void }
  /**
   * the device does not store progress, so it is lost when the page is closed unless it is saved as a file
   */
  | { readonly kind: 'progress-not-stored' }
  | { readonly kind: 'kept-as-copy'; readonly title: string }
  | { readonly kind: 'too-long-for-address' }
  /** a new version of the page is ready; `load` activates it and reloads the page */
  | { readonly kind: 'new-version'; readonly load: () => void }
  /** a file was read in the notation of another program, with so many leaves */
  | {
      readonly kind: 'read-as';
      readonly name: string;
      readonly notation: ForeignName;
      readonly leaves: number;
    }
  /** data or code outside the page's parts could not be loaded; `again` tries again */
  | { readonly kind: 'load-failed'; readonly again?: () => void };

/**
 * Whether reloading the page may help, because the address was made by a newer version or a part of the page
 * did not load.
 */
export function isCuredByReload(notice: Notice): boolean {
  return notice.kind === 'load-failed' || (notice.kind === 'damaged-packed' && notice.fault === 'newer');
}
