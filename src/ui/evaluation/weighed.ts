/**
 * EVAL of the current game or tree as a weighted sum: its features, their weights, and their values at a
 * node.
 */
import type { GameTree } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { type Preset, weightRange } from '../../games/entry.ts';
import type { Feature } from '../../games/game.ts';
import { edit } from '../../session/editing.ts';
import { chooseWeights } from '../../session/games.ts';
import type { Session } from '../../session/session.ts';
import { type Subject, withFullTree } from '../../session/subject.ts';
import type { LanguageCode } from '../../words/index.ts';

export interface Weighed {
  readonly features: readonly WeighedFeature[];
  /** the default weights, which the reader can restore; null when the weights have no defaults */
  readonly usual: readonly number[] | null;
  /**
   * Returns the value of each feature at a node; null when EVAL is not computed from features at the node.
   */
  valuesAt(node: NodeId): readonly number[] | null;
  /**
   * Returns, for each feature that is the difference of two counts, the counts at a node in the order of the
   * subtraction; null for other features.
   */
  countsAt(node: NodeId): readonly (readonly [number, number] | null)[];
  /** the weights that have names; none for a tree */
  readonly presets: readonly Preset[];
  /**
   * Returns the value of a position where the game is over, which no weight changes; null at any other node.
   */
  endAt(node: NodeId): number | null;
  /** Applies new weights. Consecutive changes with the same text in `about` are undone together. */
  choose(session: Session, weights: readonly number[], about: string): void;
}

export interface WeighedFeature {
  /** the feature's symbol in the formula */
  readonly symbol: string;
  /** what the feature counts, in words; "" when the symbol says it */
  readonly name: string;
  readonly weight: number;
  /** the least and the greatest weight that can be chosen */
  readonly range: readonly [number, number];
  /** the distance between two values of the weight's slider */
  readonly step: number;
}

/**
 * @param whole the tree with the weights, if the subject is none of a game: that which is edited
 */
export function weighedOf(subject: Subject, whole: GameTree, code: LanguageCode): Weighed {
  return subject.game === null ? ofTree(subject, whole) : ofGame(subject.game, code);
}

function ofGame(at: NonNullable<Subject['game']>, code: LanguageCode): Weighed {
  const { entry, setting, game, stateAt } = at;
  const { features = [] } = game;
  const isOver = (node: NodeId) => game.terminalTest(stateAt(node));
  const usual = (entry.make(setting.options, null).features ?? []).map(({ weight }) => weight);
  return {
    features: features.map(({ symbol, name, weight }) => ({
      ...{ symbol, name: name[code], weight, range: weightRange(usual), step: 1 },
    })),
    usual: setting.weights === null ? null : usual,
    valuesAt: (node) => (isOver(node) ? null : features.map(({ value }) => value(stateAt(node)))),
    countsAt: (node) => features.map((feature) => countsOf(feature, stateAt(node))),
    presets: entry.presets ?? [],
    endAt: (node) => (isOver(node) ? (game.evaluate?.(stateAt(node)) ?? null) : null),
    choose: chooseWeights,
  };
}

/** Returns the two counts whose difference a feature is, the one that is subtracted last; null when it is none. */
function countsOf({ counts, isWorse }: Feature<unknown>, state: unknown): readonly [number, number] | null {
  if (counts === undefined) return null;
  const [max, min] = counts(state);
  return isWorse?.(state) ? [min, max] : [max, min];
}

function ofTree(subject: Subject, whole: GameTree): Weighed {
  // A grown tree has no features, so they are taken from the full tree.
  const { tree } = withFullTree(subject);
  const { names = [], weights = [] } = whole.columns.evaluation ?? {};
  return {
    features: names.map((symbol, index) => {
      const weight = weights[index] ?? 0;
      const most = Math.max(10, 10 ** Math.ceil(Math.log10(Math.abs(weight) || 1)));
      return { symbol, name: '', weight, range: [-most, most], step: stepOf(weight) };
    }),
    usual: null,
    valuesAt: (node) => tree.features(nodeOfKey(tree, subject.tree.key(node)) ?? ROOT),
    countsAt: () => [],
    presets: [],
    endAt: () => null,
    choose: (session, next, about) => void edit(session, whole, ['setWeights', next], about),
  };
}

/**
 * Returns the greatest of 1, 0.1, 0.01 and 0.001 of which the weight is a multiple; 0.001 when it is a
 * multiple of none.
 */
function stepOf(weight: number): number {
  const steps = [1, 0.1, 0.01, 0.001];
  return steps.find((step) => Number.isInteger(Number((weight / step).toFixed(9)))) ?? 0.001;
}
