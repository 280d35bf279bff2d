/** The library: one file an example, one line in this table; its order is the order of the menu. */
import type { Bilingual, Example } from './example.ts';
import { aimaChance1234 } from './examples/aimaChance1234.ts';
import { aimaChance12030400 } from './examples/aimaChance12030400.ts';
import { aimaExChanceTrivial } from './examples/aimaExChanceTrivial.ts';
import { aimaExTttDepth2 } from './examples/aimaExTttDepth2.ts';
import { aimaFig52 } from './examples/aimaFig52.ts';
import { aimaFig55 } from './examples/aimaFig55.ts';
import { aimaFig55Reordered } from './examples/aimaFig55Reordered.ts';
import { aimaOrderPreservingMinimax1234 } from './examples/aimaOrderPreservingMinimax1234.ts';
import { aimaOrderPreservingMinimax12030400 } from './examples/aimaOrderPreservingMinimax12030400.ts';
import { aucklandAb14 } from './examples/aucklandAb14.ts';
import { backgammonDice } from './examples/backgammonDice.ts';
import { bb4AlphaBetaPruneTreeMax } from './examples/bb4AlphaBetaPruneTreeMax.ts';
import { bb4AlphaBetaPruneTreeMin } from './examples/bb4AlphaBetaPruneTreeMin.ts';
import { bb4AlphaPruneTreeMax } from './examples/bb4AlphaPruneTreeMax.ts';
import { bb4AlphaPruneTreeMin } from './examples/bb4AlphaPruneTreeMin.ts';
import { bb4BasicWPITreeMax } from './examples/bb4BasicWPITreeMax.ts';
import { bb4BasicWPITreeMin } from './examples/bb4BasicWPITreeMin.ts';
import { cs188Q30SmallTree } from './examples/cs188Q30SmallTree.ts';
import { cs188Q30TiedRoot } from './examples/cs188Q30TiedRoot.ts';
import { cs188Q31AlphaBetaPruning } from './examples/cs188Q31AlphaBetaPruning.ts';
import { cs188Q32OneGhost3level } from './examples/cs188Q32OneGhost3level.ts';
import { cs188Q40Expectimax1 } from './examples/cs188Q40Expectimax1.ts';
import { cs188Q41Expectimax2 } from './examples/cs188Q41Expectimax2.ts';
import { cs188Q42OneGhost3level } from './examples/cs188Q42OneGhost3level.ts';
import { cs188Quiz1 } from './examples/cs188Quiz1.ts';
import { cs188Quiz2 } from './examples/cs188Quiz2.ts';
import { csc480Q24 } from './examples/csc480Q24.ts';
import { csc480Q26 } from './examples/csc480Q26.ts';
import { gfg } from './examples/gfg.ts';
import { gfgExpectimax } from './examples/gfgExpectimax.ts';
import { javatpoint } from './examples/javatpoint.ts';
import { km23 } from './examples/km23.ts';
import { km24 } from './examples/km24.ts';
import { km33 } from './examples/km33.ts';
import { km34 } from './examples/km34.ts';
import { mit6034Mc2 } from './examples/mit6034Mc2.ts';
import { nilssonFig312 } from './examples/nilssonFig312.ts';
import { nilssonFig312Left } from './examples/nilssonFig312Left.ts';
import { pittTree1 } from './examples/pittTree1.ts';
import { pittTree2 } from './examples/pittTree2.ts';
import { pittTree3 } from './examples/pittTree3.ts';
import { singleAgent } from './examples/singleAgent.ts';
import { thuFig35 } from './examples/thuFig35.ts';
import { thuFig310 } from './examples/thuFig310.ts';
import { thuFigIntro } from './examples/thuFigIntro.ts';
import { tsSimple } from './examples/tsSimple.ts';
import { tttStage1 } from './examples/tttStage1.ts';
import { tttStage1Alphabeta } from './examples/tttStage1Alphabeta.ts';
import { tttStage2 } from './examples/tttStage2.ts';
import { tttStage3 } from './examples/tttStage3.ts';
import { uppsala2010 } from './examples/uppsala2010.ts';
import { wikipediaAb } from './examples/wikipediaAb.ts';
import { searchExamples } from './search.ts';

/** Every example: the course in its own order, then textbooks and tutorials, then exams and homework. */
export const LIBRARY: readonly Example[] = [
  // what the program opens with
  aimaFig55,
  // the course, in its own order
  singleAgent,
  thuFig35,
  aimaFig52,
  tttStage1,
  tttStage2,
  tttStage3,
  aimaFig55Reordered,
  thuFig310,
  thuFigIntro,
  tttStage1Alphabeta,
  cs188Quiz1,
  cs188Quiz2,
  backgammonDice,
  aimaOrderPreservingMinimax1234,
  aimaOrderPreservingMinimax12030400,
  aimaChance1234,
  aimaChance12030400,
  // textbooks, encyclopedias, tutorials
  nilssonFig312,
  nilssonFig312Left,
  aimaExTttDepth2,
  aimaExChanceTrivial,
  km23,
  km24,
  km33,
  km34,
  mit6034Mc2,
  wikipediaAb,
  gfg,
  gfgExpectimax,
  javatpoint,
  bb4AlphaBetaPruneTreeMax,
  bb4AlphaBetaPruneTreeMin,
  bb4AlphaPruneTreeMax,
  bb4AlphaPruneTreeMin,
  bb4BasicWPITreeMax,
  bb4BasicWPITreeMin,
  tsSimple,
  // exams, quizzes, homework
  cs188Q30SmallTree,
  cs188Q30TiedRoot,
  cs188Q31AlphaBetaPruning,
  cs188Q32OneGhost3level,
  cs188Q40Expectimax1,
  cs188Q41Expectimax2,
  cs188Q42OneGhost3level,
  csc480Q24,
  csc480Q26,
  aucklandAb14,
  pittTree1,
  pittTree2,
  pittTree3,
  uppsala2010,
];

/** The example of that id; undefined where there is none. */
export function exampleById(id: string): Example | undefined {
  return LIBRARY.find((example) => example.id === id);
}

/** The examples that answer a query, in menu order; with a language, those found by its titles come first. */
export function searchLibrary(query: string, language?: keyof Bilingual): readonly Example[] {
  return searchExamples(LIBRARY, query, language);
}
