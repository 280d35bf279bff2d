/** Pictures to export. */

import type { BoundNotation } from '../../src/core/run/boundNotation.ts';
import type { GrowthName } from '../../src/core/run/growth.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { type AlgorithmName, handsWindow, isListForm } from '../../src/core/search/algorithms.ts';
import {
  DEFAULT_RULES,
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
} from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { Boards } from '../../src/drawing/boards.ts';
import { TREE_FORM } from '../../src/drawing/form.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { Picture } from '../../src/export/picture.ts';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { listNames } from '../../src/words/grownNames.ts';
import { NodeNames, VectorNames } from '../../src/words/nodeNames.ts';

/** The room beside the panels at 1280 × 720. */
const SPACE = { width: 878, height: 414 };

export interface Shown {
  readonly title?: string;
  readonly algorithm?: AlgorithmName;
  readonly growth?: GrowthName;
  readonly rules?: Partial<SearchRules>;
  readonly limits?: Partial<SearchLimits>;
  /** from 0, the start, to 1, the end */
  readonly moment?: number;
  readonly step?: number;
  readonly notation?: BoundNotation;
  readonly boards?: Boards | null;
}

export function pictureOf(tree: GameTree, shown: Shown = {}): Picture {
  const {
    title = 'A tree',
    algorithm = 'alpha-beta',
    moment = 1,
    notation = 'window',
    boards = null,
    growth = 'drawn',
  } = shown;
  const run = recordSearch(tree, algorithm, { ...DEFAULT_RULES, ...shown.rules }, growth, {
    ...NO_LIMITS,
    ...shown.limits,
  });
  const step = shown.step ?? Math.round(run.length * moment);
  const foldedNodes = (count: number) => `+${count} nodes`;
  const view = {
    ...{ notation, showBounds: handsWindow(algorithm), foldedNodes },
    ...{ focused: null, hovered: null },
  };
  const names = isListForm(algorithm)
    ? listNames(run.tree)
    : run.tree.players > 0
      ? new VectorNames(run.tree)
      : new NodeNames(run.tree);
  const layout = layoutTree(run.tree, names, { ...SPACE, boards });
  return { form: TREE_FORM, layout, run, step, view, title };
}

/** An example as its source shows it, unless said otherwise. */
export function pictureOfExample(id: string, shown: Shown = {}, language: 'en' | 'zh' = 'en'): Picture {
  const example = exampleById(id) ?? LIBRARY[0]!;
  const { algorithm, rules = {}, title } = example;
  const { tree, boards } = subjectOfExample(example);
  return pictureOf(tree, {
    title: title[language],
    algorithm,
    rules,
    boards,
    ...shown,
  });
}
