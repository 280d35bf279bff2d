/** The right answer sheet from the definitions: what a careful marker would write down, part by part. */
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../../src/practice/answer.ts';
import type { OracleRules } from '../support/oracle/openCall.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { leavesSeen, type Moment, tellStory } from '../support/oracle/story.ts';
import { firstBest } from '../support/oracle/trueValue.ts';

export interface PlainTask {
  readonly root: PlainNode;
  /** null for a search without bounds */
  readonly rules: OracleRules;
  readonly leafBounds: readonly [number, number];
}

/** Everything but orders and intervals, which are found by trying. */
export function plainSheet({ root, rules, leafBounds }: PlainTask): Answer {
  const story = tellStory(root, rules);
  const leaves = leavesSeen(story) as NodeId[];
  const line = lineOf(root);
  return {
    ...BLANK_ANSWER,
    values: knownValues(root, leaves, leafBounds),
    crossing: new Set(unseenLeaves(root, leaves)),
    leafOrder: leaves,
    leafCount: leaves.length,
    windows: windowsIn(story),
    move: line[0] ?? null,
    line,
  };
}

/** A number where the leaves seen prove one; else the ends they prove, if they are more than known before. */
export function knownValues(
  root: PlainNode,
  seen: readonly NodeId[],
  [least, most]: readonly [number, number],
): Answer['values'] {
  const values = new Map<NodeId, { low: number; high: number }>();
  const proved = provedEverywhere(root, new Set<number>(seen), [least, most]);
  for (const node of root.everyNode()) {
    const isCalled = node.leaves().some(({ id }) => seen.includes(id as NodeId));
    if (node.kind === 'leaf' || !isCalled) continue;
    const { low, high } = proved[node.id]!;
    if (low === high) values.set(node.id as NodeId, { low, high });
    else if (low > least || high < most) {
      values.set(node.id as NodeId, {
        low: low > least ? low : -Infinity,
        high: high < most ? high : Infinity,
      });
    }
  }
  return values;
}

export function unseenLeaves(root: PlainNode, seen: readonly number[]): NodeId[] {
  return root
    .leaves()
    .map(({ id }) => id as NodeId)
    .filter((id) => !seen.includes(id));
}

function windowsIn(story: readonly Moment[]): Answer['windows'] {
  const entered = story.filter(({ kind }) => kind === 'enter');
  return new Map(entered.map(({ node, window }) => [node as NodeId, window!]));
}

/** From the root, the first child that has the node's value, down to a leaf or to chance. */
function lineOf(root: PlainNode): NodeId[] {
  const line: NodeId[] = [];
  for (let node = root; ; ) {
    const index = firstBest(node);
    if (index === null) return line;
    node = node.children[index]!;
    line.push(node.id as NodeId);
  }
}

/** The story's rules of an algorithm; the leaves lie within the bounds, where that lets windows pass. */
export function oracleRules(
  algorithm: string,
  rules: SearchRules,
  through: readonly [number, number] = [-Infinity, Infinity],
): OracleRules {
  if (algorithm === 'star1') return { ...DEFAULT_RULES, cutoff: rules.cutoff, through };
  return algorithm === 'alpha-beta' ? rules : null;
}
