import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import {
  ALGORITHM,
  canSearch,
  DEPTH_FIRST,
  type DepthFirstName,
  handsWindow,
} from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { passesChance } from '../../src/core/search/windowed.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { narrate } from '../../src/families/index.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { english } from '../../src/words/en/page.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { EVERY_RULE, forTreesAndRulesInTurn, nameOf, naming } from '../support/forTrees.ts';
import { ofCases, ofTrees } from '../support/howMany.ts';
import { layered } from '../support/layered.ts';
import type { OracleRules } from '../support/oracle/openCall.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { tellStory } from '../support/oracle/story.ts';
import { literalOf, type Sketch, sketchOf, treeOf } from '../support/sketch.ts';
import { withPlies, withWins } from '../support/wins.ts';
import { checkClaims } from './claims.ts';
import { Scene } from './scene.ts';

const LANGUAGES = [english, chinese];

/** What a search says that looks again is checked in windowSentences.test.ts. */
const ENTERING_ONCE = DEPTH_FIRST.filter((name) => !ALGORITHM[name].entersAgain);

/** Checks every sentence of every algorithm that suits the tree, and counts the claims. */
function checkRuns(
  tree: GameTree,
  sketch: Sketch,
  rules: SearchRules,
  algorithms: readonly DepthFirstName[] = ENTERING_ONCE,
): number {
  const names = new NodeNames(tree);
  const root = plainTree(sketch);
  const nodes = root.everyNode();
  let count = 0;
  for (const algorithm of algorithms.filter((name) => canSearch(name, tree))) {
    const run = recordTrace(tree, algorithm, rules);
    const oracleRules = oracleRulesFor(algorithm, rules, tree);
    const told = { run, sketch, nodes, moments: tellStory(root, oracleRules), rules: oracleRules };
    for (let step = 1; step <= run.length; step += 1) {
      const scene = new Scene(told, step);
      for (const language of LANGUAGES)
        count += checkClaims(scene, narrate(run.momentAt(step), names, language), language.code);
    }
  }
  return count;
}

function oracleRulesFor(algorithm: DepthFirstName, rules: SearchRules, tree: GameTree): OracleRules {
  if (passesChance(algorithm)) return { ...DEFAULT_RULES, cutoff: rules.cutoff, through: tree.leafBounds };
  if (!handsWindow(algorithm)) return null;
  return rules.begin === 'leaves' ? { ...rules, known: tree.leafBounds } : rules;
}

describe('Every claim of every sentence is true at its step, in both languages,', () => {
  test('on random trees of every kind, under every rule', () => {
    let count = 0;
    forTreesAndRulesInTurn(240, { nodes: 36 }, ({ tree, sketch }, rules) => {
      count += checkRuns(tree, sketch, rules);
    });
    expect(count).toBeGreaterThan(ofCases(20_000));
  });

  test('where windows begin with known bounds, on random trees of every kind, under every rule', () => {
    let count = 0;
    forTreesAndRulesInTurn(240, { nodes: 36 }, ({ tree, sketch }, rules) => {
      const values = tree.leaves().map((leaf) => tree.value(leaf));
      const known = tree.withBounds([Math.min(...values), Math.max(...values)]);
      count += checkRuns(known, sketch, { ...rules, begin: 'leaves' }, ['alpha-beta']);
    });
    expect(count).toBeGreaterThan(ofCases(5_000));
  });

  test('when the soonest win is best, on random trees with wins and losses', () => {
    let count = 0;
    forTreesAndRulesInTurn(240, { nodes: 36, chance: false }, ({ sketch: given, random }, rules) => {
      const sketch = withWins(given, random);
      const soonest = { ...rules, ties: 'soonest' } as const;
      naming(
        () => literalOf(sketch),
        () => {
          count += checkRuns(treeOf(sketch), withPlies(sketch), soonest, ['minimax', 'alpha-beta']);
        },
      );
    });
    expect(count).toBeGreaterThan(ofCases(10_000));
  });

  test('where windows pass through chance nodes, on random trees with chance in every second ply', () => {
    let count = 0;
    for (let seed = 1; seed <= ofTrees(400); seed += 1) {
      const { tree, sketch } = layered(seeded(seed));
      const rules = EVERY_RULE[seed % EVERY_RULE.length]!;
      naming(
        () => `layered seed ${seed}: ${literalOf(sketch)} in [${tree.leafBounds}], ${nameOf(rules)}`,
        () => {
          count += checkRuns(tree, sketch, rules, DEPTH_FIRST.filter(passesChance));
        },
      );
    }
    expect(count).toBeGreaterThan(ofCases(10_000));
  });

  test.each(LIBRARY.map((example, index) => [example.id, example, index] as const))(
    'on %s',
    (_, example, index) => {
      const { tree } = subjectOfExample(example);
      // Of estimates and of several players other sentences tell: see limits.test.ts and vectorNarration.test.ts.
      if (tree.hasUnknown || tree.hasHorizon || tree.size > 100 || tree.players > 0) return;
      for (const rules of [DEFAULT_RULES, EVERY_RULE[index % EVERY_RULE.length]!])
        naming(
          () => nameOf(rules),
          () => expect(checkRuns(tree, sketchOf(tree), rules)).toBeGreaterThan(0),
        );
    },
  );
});
