/** The sheet of each faulty method from a statement of the method, without a look at the code it checks. */
import type { AlgorithmName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../../src/practice/answer.ts';
import type { Mistake } from '../../src/practice/methods/mistakenSearch.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { type PlainNode, plainTree } from '../support/oracle/plainTree.ts';
import { tellStory } from '../support/oracle/story.ts';
import { childrenOf, type Sketch } from '../support/sketch.ts';
import { plainSearch } from './plainSearch.ts';
import { knownValues, oracleRules, plainSheet, unseenLeaves } from './plainSheet.ts';

export interface MethodTask {
  readonly sketch: Sketch;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly leafBounds: readonly [number, number];
}

/** The mistakes that are made in the recursion itself. */
export const MISTAKE_OF: Partial<Record<MethodName, Mistake>> = {
  'never-inherits': 'no-inheritance',
  'open-root': 'open-root',
  'alpha-zero': 'alpha-zero',
  'global-bounds': 'global',
  'keeps-childs-bound': 'keeps-child',
  'swapped-tests': 'swapped',
  'window-through-chance': 'through-chance',
};

/** Null where the method has nothing of its own to say. */
export function plainMethodSheet(method: MethodName, task: MethodTask): Answer | null {
  const { sketch, algorithm, rules } = task;
  const isCutting = algorithm === 'alpha-beta';
  const hasChance = JSON.stringify(sketch).includes('chance');
  const mistake = MISTAKE_OF[method];
  if (mistake !== undefined) {
    const isAtHand =
      (mistake !== 'through-chance' || hasChance) && (mistake !== 'open-root' || kindOf(sketch) !== 'chance');
    const isPossible = isCutting && isAtHand;
    return isPossible ? sheetOfMistake(task, mistake) : null;
  }
  switch (method) {
    case 'parent-only':
      return isCutting && rules.bounds === 'all' ? sheetUnder(task, sketch, { bounds: 'parent' }) : null;
    case 'other-equality':
      return isCutting
        ? sheetUnder(task, sketch, { cutoff: rules.cutoff === 'equal' ? 'strict' : 'equal' })
        : null;
    case 'right-to-left':
      return isCutting ? sheetOfImage(task) : null;
    case 'last-of-equals':
      return plainTree(sketch).kind === 'chance' ? null : sheetOfLastEqual(task);
    case 'all-max':
      return sheetUnder(task, misread(sketch, { min: 'max' }));
    case 'all-min':
      return sheetUnder(task, misread(sketch, { max: 'min' }));
    case 'interchanged':
      return sheetUnder(task, misread(sketch, { max: 'min', min: 'max' }));
    case 'root-misread':
      return kindOf(sketch) === 'chance' ? null : sheetUnder(task, withOtherRoot(sketch));
    case 'mean-at-chance':
      return hasChance
        ? sheetUnder(
            task,
            weighed(sketch, ({ length }) => Array(length).fill(`1/${length}`)),
          )
        : null;
    case 'min-at-chance':
      return hasChance ? sheetUnder(task, misread(sketch, { chance: 'min' })) : null;
    case 'crossed-probabilities':
      return hasChance
        ? sheetUnder(
            task,
            weighed(sketch, (texts) => texts.toReversed()),
          )
        : null;
    case 'plain-sum':
      return hasChance
        ? sheetUnder(
            task,
            weighed(sketch, (texts) => texts.map(() => '1')),
          )
        : null;
    case 'likeliest':
      return hasChance ? sheetUnder(task, weighed(sketch, onlyLikeliest)) : null;
    case 'bounds-from-leaves':
      return isCutting && hasChance ? sheetWithin(task) : null;
    case 'estimate-for-proof':
    case 'unfinished-pass':
    case 'budget-per-pass':
    case 'ignores-budget':
    case 'forgets-order':
    case 'ignores-window':
      // A search to the ends, in one pass and with all bounds, judges nothing and drops nothing.
      return null;
    case 'deep-pruning':
    case 'sum-of-components':
    case 'all-against-one':
    case 'everybody-first':
      // There are only two sides.
      return null;
    case 'own-visits':
    case 'exploitation-alone':
    case 'other-sides-reward':
    case 'new-node-alone':
    case 'unvisited-not-first':
    case 'open-as-stack':
    case 'successors-reversed':
    case 'ends-queued':
    case 'no-merging':
    case 'own-lines-alone':
    case 'sign-exchanged':
    case 'win-overlooked':
      // Nothing is simulated, and there are no lists and no positions.
      return null;
    case 'bounds-as-values':
    case 'all-better-again':
    case 'first-children':
    case 'every-bound':
    case 'all-shallow':
    case 'deep-by-ply':
    case 'nearest-owner':
    case 'one-reply':
    case 'all-own-moves':
    case 'other-player':
    case 'ends-reversed':
      // Only comparing the moves at the root, what is searched again, or a strategy shows these.
      return null;
    default:
      throw new Error(`nothing is said about ${method}`);
  }
}

/** The search as it is meant, on this sketch under these rules. */
function sheetUnder(task: MethodTask, sketch: Sketch, changed: Partial<SearchRules> = {}): Answer {
  const rules = oracleRules(task.algorithm, { ...task.rules, ...changed });
  return plainSheet({ root: plainTree(sketch), rules, leafBounds: task.leafBounds });
}

/** The search that takes the least and the greatest leaf for bounds of all, where there are none to go by. */
function sheetWithin({ sketch, rules, leafBounds }: MethodTask): Answer | null {
  const root = plainTree(sketch);
  const values = root.leaves().map(({ value }) => value);
  if (leafBounds.every(Number.isFinite) || !values.every(Number.isFinite)) return null;
  const within = [Math.min(...values), Math.max(...values)] as const;
  const through = { ...DEFAULT_RULES, cutoff: rules.cutoff, through: within };
  const sheet = plainSheet({ root, rules: through, leafBounds: within });
  const value = tellStory(root, through).at(-1)!.value!;
  return { ...sheet, values: new Map(sheet.values).set(ROOT, { low: value, high: value }) };
}

function sheetOfMistake({ sketch, rules, leafBounds }: MethodTask, mistake: Mistake): Answer {
  const root = plainTree(sketch);
  const { value, leaves, windows, choices } = plainSearch(root, rules, mistake);
  const line: NodeId[] = [];
  for (let next = choices.get(ROOT); next !== undefined; next = choices.get(next)) line.push(next as NodeId);
  const seen = leaves as NodeId[];
  return {
    ...BLANK_ANSWER,
    // What comes back at the root is taken for its value, though less may be proved.
    values: new Map(knownValues(root, seen, leafBounds)).set(ROOT, { low: value, high: value }),
    crossing: new Set(unseenLeaves(root, seen)),
    leafOrder: seen,
    leafCount: seen.length,
    windows: windows as Answer['windows'],
    move: line[0] ?? null,
    line,
  };
}

/** The right sheet but for the move, and the line from it on. */
function sheetOfLastEqual({ sketch, algorithm, rules, leafBounds }: MethodTask): Answer {
  const root = plainTree(sketch);
  const sheet = plainSheet({ root, rules: oracleRules(algorithm, rules), leafBounds });
  const story = tellStory(root, oracleRules(algorithm, rules));
  const atRoot = story.filter(({ kind, node }) => kind === 'update' && node === ROOT);
  const last = atRoot.findLast(({ returned }) => returned === story.at(-1)!.value);
  if (sheet.move === null || last === undefined) return sheet;
  const line: NodeId[] = [];
  for (let next: number | null = last.child; next !== null; ) {
    line.push(next as NodeId);
    const exit = story.findLast(({ kind, node }) => kind === 'exit' && node === next);
    next = exit?.decidingChild ?? null;
  }
  return { ...sheet, move: line[0]!, line };
}

/** The sheet of the mirror image, told by the ids of the tree itself. */
function sheetOfImage(task: MethodTask): Answer {
  const image = reversed(task.sketch);
  const ids = new Map<number, NodeId>();
  const pair = (left: PlainNode, right: PlainNode) => {
    ids.set(right.id, left.id as NodeId);
    for (const [at, child] of left.children.entries()) pair(child, right.children.at(-1 - at)!);
  };
  pair(plainTree(task.sketch), plainTree(image));
  const back = (id: NodeId) => ids.get(id)!;
  const keysBack = <T>(map: ReadonlyMap<NodeId, T>) =>
    new Map([...map].map(([id, value]) => [back(id), value]));
  const { values, windows, crossing, leafOrder, line, ...rest } = sheetUnder(task, image);
  return {
    ...rest,
    values: keysBack(values),
    windows: keysBack(windows),
    crossing: new Set([...crossing].map(back)),
    leafOrder: leafOrder.map(back),
    line: line.map(back),
    move: rest.move === null ? null : back(rest.move),
  };
}

type Kind = 'max' | 'min' | 'chance';

function kindOf(sketch: Sketch): Kind | 'leaf' {
  if (sketch === null || typeof sketch === 'number') return 'leaf';
  if ('chance' in sketch) return 'chance';
  return 'max' in sketch ? 'max' : 'min';
}

/** The sketch with some kinds of nodes taken for others. */
function misread(sketch: Sketch, taken: Partial<Record<Kind, Kind>>): Sketch {
  const kind = kindOf(sketch);
  if (sketch === null || typeof sketch === 'number' || kind === 'leaf') return sketch;
  const below = 'chance' in sketch ? sketch.chance.map(([, outcome]) => outcome) : childrenOf(sketch);
  const children = below.map((child) => misread(child, taken));
  const to = taken[kind] ?? kind;
  if (to === 'max') return { max: children };
  if (to === 'min' || !('chance' in sketch)) return { min: children };
  return { chance: children.map((child, at) => [sketch.chance[at]![0], child]) };
}

/** The other side moves first, and then everybody in his turn as before. */
function withOtherRoot(sketch: Sketch): Sketch {
  if (sketch === null || typeof sketch === 'number' || 'chance' in sketch) return sketch;
  const children = childrenOf(sketch);
  return 'max' in sketch ? { min: children } : { max: children };
}

/** The sketch with other probabilities at every chance node, made of those that are written there. */
function weighed(sketch: Sketch, otherwise: (texts: readonly string[]) => readonly string[]): Sketch {
  if (sketch === null || typeof sketch === 'number') return sketch;
  if ('chance' in sketch) {
    const texts = otherwise(sketch.chance.map(([text]) => text));
    return { chance: sketch.chance.map(([, child], at) => [texts[at]!, weighed(child, otherwise)]) };
  }
  const children = childrenOf(sketch).map((child) => weighed(child, otherwise));
  return 'max' in sketch ? { max: children } : { min: children };
}

/** All for the outcome that is likeliest, the first of those that are equally so. */
function onlyLikeliest(texts: readonly string[]): readonly string[] {
  const root = plainTree({ chance: texts.map((text) => [text, 0]) });
  const shares = root.children.map(({ share }) => share);
  const first = shares.indexOf(Math.max(...shares));
  return texts.map((_, at) => (at === first ? '1' : '0'));
}

function reversed(sketch: Sketch): Sketch {
  if (sketch === null || typeof sketch === 'number') return sketch;
  if ('chance' in sketch) {
    return { chance: sketch.chance.map(([text, below]) => [text, reversed(below)] as const).toReversed() };
  }
  const children = childrenOf(sketch).map(reversed).toReversed();
  return 'max' in sketch ? { max: children } : { min: children };
}

/** A flat tree as a sketch. */
export function sketchOf(tree: GameTree, node = ROOT): Sketch {
  if (tree.isLeaf(node)) return tree.value(node);
  const children = tree.children(node);
  const kind = tree.kindName(node);
  if (kind === 'chance') {
    return { chance: children.map((child) => [tree.probability(child), sketchOf(tree, child)]) };
  }
  const below = children.map((child) => sketchOf(tree, child));
  return kind === 'max' ? { max: below } : { min: below };
}
