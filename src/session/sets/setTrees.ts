/** The trees of sets. A tree that is requested again is the same object, because making some of them takes a while. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { Example } from '../../library/example.ts';
import { parseTree } from '../../notation/parseTree.ts';
import type { HasExample, SetItem, TreeSource } from '../../practice/exerciseSet.ts';
import { freshTree } from '../../practice/freshTree.ts';
import { generateExercise } from '../../practice/generate/index.ts';
import { type ExerciseSeed, seedName } from '../../practice/skill.ts';
import { wholeTree } from '../../practice/task.ts';
import type { SearchedTree } from '../../practice/treeVariant.ts';
import { freshSeed, searchedInVariant } from '../../practice/variant.ts';
import type { LanguageCode } from '../../words/language.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { worded } from '../subject.ts';
import { exerciseOn, type ItemTrees } from './setExercise.ts';

/** The trees of a set's items, whatever their source. */
export interface SetTrees extends ItemTrees {
  /** Returns the tree of an item's variant, on the page, on paper and in marking; null when there is none. */
  readonly treeOf: (item: SetItem, variant: number) => GameTree | null;
  readonly hasExample: HasExample;
  /** Whether the item can have variants: leaves that are positions of a game have no other values. */
  readonly hasVariants: (item: SetItem) => boolean;
}

type ExampleById = (id: string) => Example | undefined;

let library: ExampleById | null = null;

/** The trees of the page, by the language of their words. */
const made = new Map<LanguageCode, SetTrees>();

/** Loads the code that makes the trees of sets. */
export async function prepareSetTrees(): Promise<void> {
  library = (await import('../../library/library.ts')).exampleById;
}

/** Returns the trees of the page with their words in a language, after loading the code. */
export async function loadSetTrees(code: LanguageCode): Promise<SetTrees> {
  await prepareSetTrees();
  return loadedSetTrees(code);
}

/** Returns the trees of sets in a language, once they have been prepared. */
export function loadedSetTrees(code: LanguageCode): SetTrees {
  if (library === null) throw new Error('sets are shown before their trees have come');
  const trees = made.get(code) ?? setTrees(library, code);
  made.set(code, trees);
  return trees;
}

/** Makes the trees of sets. Their words, such as names of moves, are in the language of the code. */
export function setTrees(exampleById: ExampleById, code: LanguageCode = 'en'): SetTrees {
  const generated = remembered(
    (seed: ExerciseSeed) => seedName(seed, ' '),
    (seed) => {
      try {
        return generateExercise(seed);
      } catch {
        return null;
      }
    },
  );
  const treeOfSource = remembered(
    (source: TreeSource) => JSON.stringify(source),
    (source): GameTree | null => {
      switch (source.kind) {
        case 'library': {
          const example = exampleById(source.id);
          return example === undefined ? null : worded(subjectOfExample(example), code).tree;
        }
        case 'text': {
          const parsed = parseTree(source.text);
          return parsed.ok ? parsed.value : null;
        }
        case 'generated':
          return generated(source)?.tree ?? null;
      }
    },
  );
  const hasVariants = ({ source }: SetItem) =>
    source.kind !== 'library' || exampleById(source.id)?.boards === undefined;
  /**
   * Returns the tree after which every student's own tree is made: the whole tree, even if the search has a depth
   * limit.
   */
  const likeOf = remembered(
    (item: SetItem) => JSON.stringify(item),
    (item) => {
      const own = item.source.kind === 'generated' ? generated(item.source) : null;
      const tree = own === null ? treeOfSource(item.source) : wholeTree(own);
      return tree && exerciseOn(item, { tree, reach: item.limits ?? null }, generated);
    },
  );
  const freshIn = remembered(
    ({ item, variant }: { item: SetItem; variant: number }) => `${variant} ${JSON.stringify(item)}`,
    ({ item, variant }): SearchedTree | null => {
      const like = likeOf(item);
      return like && freshTree(like, freshSeed(item, variant), (searched) => exerciseOn(item, searched));
    },
  );
  const searchedIn = (item: SetItem, variant: number): SearchedTree | null => {
    const isFresh = variant > 0 && item.variants === 'fresh' && hasVariants(item);
    const fresh = isFresh ? freshIn({ item, variant }) : null;
    return fresh ?? searchedInVariant(item, hasVariants(item) && !isFresh ? variant : 0, treeOfSource);
  };
  return {
    treeOf: (item, variant) => searchedIn(item, variant)?.tree ?? null,
    searchedIn,
    generated,
    hasExample: (id) => exampleById(id) !== undefined,
    hasVariants,
  };
}

/** The greatest number of trees in the cache; a class of thirty has that many variants of ten items. */
const MOST_REMEMBERED = 400;

function remembered<A, B>(nameOf: (of: A) => string, make: (of: A) => B): (of: A) => B {
  const made = new Map<string, B>();
  return (of) => {
    const name = nameOf(of);
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(of);
    if (made.size >= MOST_REMEMBERED) made.clear();
    made.set(name, value);
    return value;
  };
}
