/** The trees of a set's items. They are cached, because making some of them takes noticeable time. */
import type { GameTree } from '../../core/index.ts';
import type { Example } from '../../library/example.ts';
import { parseTree } from '../../notation/parseTree.ts';
import { freshTree } from '../../practice/freshTree.ts';
import { generateExercise } from '../../practice/generate/index.ts';
import type { HasExample, SearchedTree, SetItem, TreeSource } from '../../practice/index.ts';
import { treeOfPositions } from '../../practice/positions.ts';
import { type ExerciseSeed, seedName } from '../../practice/skill.ts';
import { wholeTree } from '../../practice/task.ts';
import { freshSeed, searchedInVariant } from '../../practice/variant.ts';
import type { LanguageCode } from '../../words/index.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { type Subject, worded } from '../subject.ts';
import { exerciseOn, type ItemTrees } from './setExercise.ts';

/** Functions that return the trees of a set's items, from the library, a text or a seed. */
export interface SetTrees extends ItemTrees {
  /**
   * Returns the tree of a variant of an item, for page, printed sheet and marking; null when there is none.
   */
  readonly treeOf: (item: SetItem, variant: number) => GameTree | null;
  readonly hasExample: HasExample;
  /**
   * Whether an item can have variants. A tree whose leaves are positions of a game cannot, because their
   * values are determined by the game.
   */
  readonly hasVariants: (item: SetItem) => boolean;
}

/** What trees are made of that is loaded when they are asked for: the library, and the games. */
export interface TreeMakers {
  readonly exampleById: (id: string) => Example | undefined;
  /** returns the game of a setting whose positions merge; null when it gives no exercise */
  readonly positionsOf: (setting: string) => Pick<Subject, 'tree'> | null;
}

let makers: TreeMakers | null = null;

/** The functions that return the trees of sets, by the language of the words in the trees. */
const made = new Map<LanguageCode, SetTrees>();

/** Loads the code that makes the trees of sets. */
export async function prepareSetTrees(): Promise<void> {
  const [{ exampleById }, { positionsOf }] = await Promise.all([
    import('../../library/library.ts'),
    import('../gamePositions.ts'),
  ]);
  makers ??= { exampleById, positionsOf };
}

/**
 * Loads the code that makes the trees of sets, and returns the functions for trees with words in a language.
 */
export async function loadSetTrees(code: LanguageCode): Promise<SetTrees> {
  await prepareSetTrees();
  return loadedSetTrees(code);
}

/**
 * Returns the functions for the trees of sets with words in a language. Throws when their code has not been
 * loaded.
 */
export function loadedSetTrees(code: LanguageCode): SetTrees {
  if (makers === null) throw new Error('sets are shown before their trees have come');
  const trees = made.get(code) ?? setTrees(makers, code);
  made.set(code, trees);
  return trees;
}

/**
 * Makes the functions for the trees of sets. Words in the trees, such as the names of game moves, are in the
 * language of the code.
 */
export function setTrees({ exampleById, positionsOf }: TreeMakers, code: LanguageCode = 'en'): SetTrees {
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
        case 'game':
          return positionsOf(source.setting)?.tree ?? null;
        case 'text': {
          const parsed = parseTree(source.text);
          return parsed.ok ? parsed.value : null;
        }
        case 'generated':
          return generated(source)?.tree ?? null;
        case 'positions':
          return treeOfPositions(source.positions);
      }
    },
  );
  const hasVariants = ({ source }: SetItem) =>
    source.kind !== 'game' && (source.kind !== 'library' || exampleById(source.id)?.boards === undefined);
  /**
   * Returns the tree that every student's own tree is made similar to: the whole tree, even when the search
   * has a depth limit.
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

/** The greatest number of cached trees, which is enough for thirty students and ten items. */
const MOST_REMEMBERED = 400;

/** Returns a function that caches what `make` returns, by a name of what it is given. */
export function remembered<A, B>(nameOf: (of: A) => string, make: (of: A) => B): (of: A) => B {
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
