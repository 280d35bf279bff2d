import type { AnyEvent } from '../../src/core/run/event.ts';
import type { PlainNode } from './oracle/plainTree.ts';
import type { Moment } from './oracle/story.ts';

/** What an event says of itself, apart from lines of pseudocode, what an exit has proved and both tests of an outcome. */
export function factsOf(event: AnyEvent): Record<string, unknown> {
  const { lines: _lines, ...facts } = event;
  if (facts.kind === 'update') {
    const { outcomeTests: _outcomeTests, ...rest } = facts;
    return rest;
  }
  if (facts.kind !== 'exit') return facts;
  const { range: _range, ...rest } = facts;
  return rest;
}

/** The facts that the oracle's moment stands for. */
export function factsExpected(
  moment: Moment,
  step: number,
  nodes: readonly PlainNode[],
): Record<string, unknown> {
  const { kind, value, window, test, child, returned, previous } = moment;
  const node = nodes[moment.node]!;
  const at = { kind, step, node: node.id };
  switch (kind) {
    case 'enter':
      return { ...at, window };
    case 'leaf':
    case 'exit':
      return { ...at, value };
    case 'update': {
      const improved = node.kind !== 'chance' && value !== previous;
      return { ...at, child, returned, value, previous, improved, test, window };
    }
    case 'cutoff': {
      const owner = test?.bound === 'beta' ? moment.betaOwner : moment.alphaOwner;
      const pruned = node.children.slice(moment.returnedCount);
      const prunedLeaves = pruned.flatMap((cut) => cut.leaves()).length;
      const ids = pruned.map(({ id }) => id);
      return {
        ...at,
        test,
        owner,
        reach: reachOf(owner, node),
        pruned: ids,
        prunedLeaves,
        neverGenerated: 0,
      };
    }
    case 'halt':
      return { ...at, reason: node.kind === 'leaf' ? 'unknown-leaf' : 'infinities-meet' };
  }
}

function reachOf(owner: number | null, { parent }: PlainNode): 'none' | 'shallow' | 'deep' {
  if (owner === null) return 'none';
  return owner === parent?.id ? 'shallow' : 'deep';
}
