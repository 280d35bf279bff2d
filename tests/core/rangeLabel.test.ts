import { describe, expect, test } from 'vitest';
import type { NodeStatus } from '../../src/core/run/nodeState.ts';
import { rangeLabel } from '../../src/core/run/rangeLabel.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { NodeKind } from '../../src/core/tree/nodeKind.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { trueValue } from '../support/oracle/trueValue.ts';

type Bounds = readonly [number, number];
const ALL: Bounds = [-Infinity, Infinity];
const TWO: Bounds = [-2, 2];
const UP: Bounds = [0, Infinity];

const ROWS: readonly [string, NodeKind, NodeStatus, Bounds, Bounds, string][] = [
  ['a leaf that was seen is a point', 'leaf', 'done', [3, 3], ALL, '3'],
  ['a negative point has a true minus sign', 'leaf', 'done', [-3, -3], ALL, '−3'],
  ['a won leaf is +∞, written as a value', 'leaf', 'done', [Infinity, Infinity], ALL, '∞'],
  ['a lost leaf is −∞', 'leaf', 'done', [-Infinity, -Infinity], ALL, '−∞'],
  ['a finished MAX that is exact is a point', 'max', 'done', [5, 5], ALL, '5'],
  ['an open MAX that is already exact is a point', 'max', 'open', [5, 5], ALL, '5'],
  ['a lost MAX is a point at −∞', 'max', 'done', [-Infinity, -Infinity], ALL, '−∞'],
  ['a won MIN is a point at +∞', 'min', 'done', [Infinity, Infinity], ALL, '∞'],
  ['an expectation is a fraction', 'chance', 'done', [10 / 3, 10 / 3], ALL, '10/3'],
  ['a value has six significant digits', 'chance', 'done', [Math.PI, Math.PI], ALL, '3.14159'],
  ['an open MAX with a lower bound', 'max', 'open', [5, Infinity], ALL, '≥ 5'],
  ['an open MIN with an upper bound', 'min', 'open', [-Infinity, 2], ALL, '≤ 2'],
  ['an open MAX of which only an upper bound is proved', 'max', 'open', [-Infinity, 2], ALL, '≤ 2'],
  ['an open MIN of which only a lower bound is proved', 'min', 'open', [5, Infinity], ALL, '≥ 5'],
  ['a cut MIN keeps its bound', 'min', 'done', [-Infinity, 2], ALL, '≤ 2'],
  ['a cut MAX keeps its bound', 'max', 'done', [5, Infinity], ALL, '≥ 5'],
  ['a finished MAX that is only an upper bound', 'max', 'done', [-Infinity, 1], ALL, '≤ 1'],
  ['an open MAX with both ends shows what it has secured', 'max', 'open', [3, 14], ALL, '≥ 3'],
  ['an open MIN with both ends shows what it has secured', 'min', 'open', [3, 14], ALL, '≤ 14'],
  ['a finished MAX with both ends shows both', 'max', 'done', [6, 8], ALL, '6…8'],
  ['a finished MIN with both ends shows both', 'min', 'done', [-8, -6], ALL, '−8…−6'],
  ['an open chance node with both ends shows both', 'chance', 'open', [6, 8], ALL, '6…8'],
  ['a finished chance node with both ends shows both', 'chance', 'done', [6, 8], ALL, '6…8'],
  ['a chance node with one end shows that', 'chance', 'open', [-Infinity, 8], ALL, '≤ 8'],
  ['nothing is known yet', 'max', 'open', ALL, ALL, ''],
  ['nothing is known yet of a chance node', 'chance', 'open', ALL, ALL, ''],
  ['only the leaf bounds are known', 'max', 'open', TWO, TWO, ''],
  ['only the leaf bounds are known of a chance node', 'chance', 'open', TWO, TWO, ''],
  ['of two ends one is only the leaf bound', 'max', 'open', [1, 2], TWO, '≥ 1'],
  ['of two ends one is only the leaf bound, at MIN', 'min', 'open', [-2, 1], TWO, '≤ 1'],
  ['of two ends of a chance node one is only the leaf bound', 'chance', 'open', [-2, 1.5], TWO, '≤ 1.5'],
  ['a point on the leaf bound is a point', 'max', 'open', [2, 2], TWO, '2'],
  ['leaf bounds on one side', 'max', 'open', [0, 7], UP, '≤ 7'],
  ['more than the leaf bound on one side', 'max', 'open', [3, Infinity], UP, '≥ 3'],
  ['a node that waits has none', 'max', 'waiting', ALL, ALL, ''],
  ['a node that waits has none, even if leaf bounds make it a point', 'max', 'waiting', [2, 2], [2, 2], ''],
  ['a pruned node has none', 'min', 'pruned', ALL, ALL, ''],
  ['a pruned node has none with leaf bounds', 'min', 'pruned', TWO, TWO, ''],
];

describe('the label in a node', () => {
  test.each(ROWS)('%s', (_why, kind, status, [low, high], leafBounds, label) => {
    expect(rangeLabel(kind, { status, range: { low, high }, proved: { low, high } }, leafBounds)).toBe(label);
  });

  test('never says more than is true, of any node at any step', () => {
    forTreesAndRulesInTurn(240, { nodes: 60 }, ({ tree, nodes }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const values = nodes.map(trueValue);
      for (const step of stepsOf(run)) {
        for (const node of tree.nodes()) {
          const label = rangeLabel(tree.kindName(node), run.stateAt(node, step), tree.leafBounds);
          if (!isTrue(label, values[node]!))
            expect.fail(`node ${node}, step ${step}: ${label}, but it is ${values[node]}`);
        }
      }
    });
  });

  test('of the root is its value in the end', () => {
    forTreesAndRulesInTurn(400, {}, ({ tree, value }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const state = run.stateAt(tree.nodes()[0]!, run.length);
      expectSame(isTrue(rangeLabel(tree.kindName(tree.nodes()[0]!), state, tree.leafBounds), value), true);
    });
  });
});

/** Reads a label back; printed numbers are rounded to six digits. */
function isTrue(label: string, value: number): boolean {
  const number = (text: string) => {
    const [above, below = 1] = text.replaceAll('−', '-').replace('∞', 'Infinity').split('/').map(Number);
    return above! / below;
  };
  const near = (bound: number) => (Number.isFinite(bound) ? Math.abs(bound) * 1e-5 + 1e-9 : 0);
  if (label === '') return true;
  if (label.startsWith('≤ ')) return value <= number(label.slice(2)) + near(number(label.slice(2)));
  if (label.startsWith('≥ ')) return value >= number(label.slice(2)) - near(number(label.slice(2)));
  const [low, high] = label.includes('…') ? label.split('…').map(number) : [number(label), number(label)];
  return value >= low! - near(low!) && value <= high! + near(high!);
}
