/** One tree of the library, with what a reader should know about it. */

import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchLimits, SearchRules } from '../core/search/searchSettings.ts';
import type { SearchWindow } from '../core/search/searchWindow.ts';
import type { TreeRoot } from '../notation/parseTree.ts';
import type { MomentRule } from './moments.ts';
import type { Topic } from './topics.ts';

/** A text in every language. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** The chapters of the course that have an example, in the course's own numbering. */
export const CHAPTERS = [1, 2, 3, 4, 5] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Where a tree is taught or asked about; this is the order within a chapter. */
const EXAMPLE_GROUPS = ['course', 'textbook', 'exam'] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

/**
 * published: as printed; reconstructed: parts of the figure are missing in the text and were filled in; derived: made
 * from a published rule or remark; own: made for this program.
 */
const ORIGINS = ['published', 'reconstructed', 'derived', 'own'] as const;
export type ExampleOrigin = (typeof ORIGINS)[number];

/** The editions of AIMA that are in use. */
export const AIMA_EDITIONS = [2, 3, 4] as const;

export interface Example {
  /** the id, which never changes because links contain it */
  readonly id: string;
  readonly group: ExampleGroup;
  readonly title: Bilingual;
  /** a short name for captions, such as the number in the book or a word or two, and its author */
  readonly name: Bilingual;
  readonly by: Bilingual;
  /** the chapter of the course that teaches what the tree shows */
  readonly chapter: Chapter;
  readonly source: Bilingual;
  readonly origin: ExampleOrigin;
  /**
   * The numbers that the editions of AIMA give its figure or exercise. The fourth edition has two numberings, with the
   * chapter as the fifth or as the sixth of the book.
   */
  readonly numbers?: Readonly<Partial<Record<(typeof AIMA_EDITIONS)[number], readonly string[]>>>;
  /** the tree in the notation; its words, such as names of moves, are English */
  readonly literal: string;
  /** the same tree with its words in another language */
  readonly literals?: Partial<Bilingual>;
  /** the side at the top of an array; MAX when absent */
  readonly root?: TreeRoot;
  readonly leafBounds?: readonly [number, number];
  /** the moves from the root, from left to right, when the source names them */
  readonly moves?: readonly string[];
  /** the algorithm to start with, and the rules of the source when they are not the default */
  readonly algorithm: AlgorithmName;
  readonly rules?: Partial<SearchRules>;
  /** the depth to start with, when the search does not go to the ends */
  readonly limits?: Partial<SearchLimits>;
  /** the root window, when the source asks about one */
  readonly askedWithin?: SearchWindow;
  /** the notation in which the source writes bounds, when it is not the window */
  readonly notation?: BoundNotation;
  /** one sentence about what to notice */
  readonly notice: Bilingual;
  readonly topics: readonly Topic[];
  /** the steps that the source itself names */
  readonly moments?: MomentRule;
  /** tic-tac-toe positions of all nodes in preorder, nine of "x", "o", "." each, rows from the top */
  readonly boards?: readonly string[];
  /** the example to compare it with, one press away */
  readonly twin?: string;
}

/**
 * Parts of an example that are stated only when they differ from most examples, which are published and searched by the
 * algorithm of their chapter.
 */
type Unusual = 'origin' | 'algorithm';

/** An example as it is written in the list of its group. */
export type Written = Omit<Example, 'group' | Unusual> & Partial<Pick<Example, Unusual>>;
