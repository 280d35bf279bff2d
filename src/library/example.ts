/** A tree of the library, with its source and all that a reader should know about it. */

import type {
  AlgorithmName,
  BoundNotation,
  Numbers,
  SearchLimits,
  SearchRules,
  SearchWindow,
} from '../core/index.ts';
import type { TreeRoot } from '../notation/parseTree.ts';
import type { MomentRule } from './moments.ts';
import type { Topic } from './topics.ts';

/** A text in every language. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** The chapters of the course that have examples, by the number that the course gives them. */
export const CHAPTERS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Chapter = (typeof CHAPTERS)[number];

/**
 * The groups of examples, by where a tree is taught or asked about. Within a chapter, examples are in the order of
 * their groups.
 */
export type ExampleGroup = 'course' | 'textbook' | 'exam';

/**
 * Where a tree comes from. published: as printed in the source; reconstructed: parts of the figure are missing in the
 * source and were filled in; derived: made from a rule or remark in the source; own: made for this program.
 */
export type ExampleOrigin = 'published' | 'reconstructed' | 'derived' | 'own';

/** The editions of AIMA whose numbering the library knows. */
export const AIMA_EDITIONS = [2, 3, 4] as const;

export interface Example {
  /** the id, which never changes because links contain it */
  readonly id: string;
  readonly group: ExampleGroup;
  readonly title: Bilingual;
  /** a short name for captions, such as the number in the book or a word or two, and the author of the figure */
  readonly name: Bilingual;
  readonly by: Bilingual;
  /** the chapter of the course that teaches what the example shows */
  readonly chapter: Chapter;
  readonly source: Bilingual;
  readonly origin: ExampleOrigin;
  /**
   * The numbers of the figure or exercise in the editions of AIMA. The fourth edition has two numberings, in which the
   * chapter is the fifth or the sixth of the book.
   */
  readonly numbers?: Readonly<Partial<Record<(typeof AIMA_EDITIONS)[number], readonly string[]>>>;
  /** the tree as text in the notation of the program; names of moves and other words are English */
  readonly literal: string;
  /** the same tree with its words in Chinese */
  readonly literals?: Partial<Bilingual>;
  /** the side that decides at the root of a tree written as an array; MAX when absent */
  readonly root?: TreeRoot;
  readonly leafBounds?: readonly [number, number];
  /** the names of the moves from the root, from left to right, when the source names them */
  readonly moves?: readonly string[];
  /** the algorithm with which the example opens, and the rules of the source when they are not the default */
  readonly algorithm: AlgorithmName;
  readonly rules?: Partial<SearchRules>;
  /**
   * the depth limit with which the example opens, or the settings of its simulation; absent when the search goes to
   * the ends
   */
  readonly limits?: Partial<SearchLimits>;
  /** the root window, when the source asks for one */
  readonly askedWithin?: SearchWindow;
  /** the notation in which the source writes bounds; absent when it is the window */
  readonly notation?: BoundNotation;
  /** whose results the source writes at the nodes of a simulation; absent when they are MAX's */
  readonly told?: Numbers;
  /** one sentence that tells the reader what to notice */
  readonly notice: Bilingual;
  readonly topics: readonly Topic[];
  /** the steps of the search that the source names */
  readonly moments?: MomentRule;
  /** the tic-tac-toe positions of all nodes in preorder; each is nine of "x", "o", "." with rows from the top */
  readonly boards?: readonly string[];
  /** the id of another example, which the reader can open beside this example for comparison */
  readonly twin?: string;
}

/**
 * The fields of an example that may be left out: the origin is then published, and the algorithm that of the chapter.
 */
type Unusual = 'origin' | 'algorithm';

/** An example as the list of its group contains it, without the fields that follow from the list. */
export type Written = Omit<Example, 'group' | Unusual> & Partial<Pick<Example, Unusual>>;
