/** One tree of the library, with what a reader should know of it. */

import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchLimits, SearchRules } from '../core/search/searchSettings.ts';
import type { SearchWindow } from '../core/search/searchWindow.ts';
import type { TreeRoot } from '../notation/parseTree.ts';
import type { MomentRule } from './moments.ts';
import type { Topic } from './topics.ts';

/** A text in every language there is. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** The chapters of the course that have an example, under its own numbers. */
export const CHAPTERS = [1, 2, 3, 4, 5] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Where a tree is taught or asked; the order within a chapter. */
const EXAMPLE_GROUPS = ['course', 'textbook', 'exam'] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

/**
 * published: as printed; reconstructed: parts of the figure are not in the text and were filled in;
 * derived: made from a published rule or remark; own: made for this program.
 */
const ORIGINS = ['published', 'reconstructed', 'derived', 'own'] as const;
export type ExampleOrigin = (typeof ORIGINS)[number];

/** The editions of AIMA that are in use. */
export const AIMA_EDITIONS = [2, 3, 4] as const;

export interface Example {
  /** stable: it stands in links */
  readonly id: string;
  readonly group: ExampleGroup;
  readonly title: Bilingual;
  /** as short as a caption has it: the number in the book, or a word or two; and whose it is */
  readonly name: Bilingual;
  readonly by: Bilingual;
  /** of the course, the one that teaches what it shows */
  readonly chapter: Chapter;
  readonly source: Bilingual;
  readonly origin: ExampleOrigin;
  /**
   * How the editions of AIMA number its figure or exercise, where they do. Of the fourth there are two, with the
   * chapter as the fifth of the book and as the sixth.
   */
  readonly numbers?: Readonly<Partial<Record<(typeof AIMA_EDITIONS)[number], readonly string[]>>>;
  /** a tree literal; its words, such as names of moves, are English */
  readonly literal: string;
  /** the same tree with its words in another language */
  readonly literals?: Partial<Bilingual>;
  /** the side of an array at the top; MAX if not said */
  readonly root?: TreeRoot;
  readonly leafBounds?: readonly [number, number];
  /** the moves from the root, left to right, where the source names them */
  readonly moves?: readonly string[];
  /** the algorithm to begin with, and the rules its source uses where they are not the default */
  readonly algorithm: AlgorithmName;
  readonly rules?: Partial<SearchRules>;
  /** how far it looks to begin with, where that is not to the ends */
  readonly limits?: Partial<SearchLimits>;
  /** the window that the root begins with where it is asked about so, besides all bounds there are */
  readonly askedWithin?: SearchWindow;
  /** how its source writes the bounds, where that is not the window */
  readonly notation?: BoundNotation;
  /** one sentence on what to notice */
  readonly notice: Bilingual;
  readonly topics: readonly Topic[];
  /** steps the source itself names */
  readonly moments?: MomentRule;
  /** tic-tac-toe positions of all nodes in preorder, nine of "x", "o", "." each, rows from the top */
  readonly boards?: readonly string[];
  /** the example to compare it with, one press away */
  readonly twin?: string;
}

/** What is said of an example only where it is not as most are: published, and searched by the default algorithm. */
type Unusual = 'origin' | 'algorithm';

/** An example as it is written down in the list of its group. */
export type Written = Omit<Example, 'group' | Unusual> & Partial<Pick<Example, Unusual>>;
