/** What a search does, moment by moment, told from the definitions. */
import {
  decidingChild,
  heldValue,
  type OpenCall,
  type OracleRules,
  returnValue,
  type Span,
  type StopTest,
  stopTest,
} from './openCall.ts';
import type { PlainNode } from './plainTree.ts';
import { ownerHeld, windowForChild, windowHeld } from './windows.ts';

export interface Moment {
  readonly kind: 'enter' | 'leaf' | 'update' | 'cutoff' | 'exit' | 'halt';
  readonly node: number;
  /** what the node holds now, or returns; null where nothing is known */
  readonly value: number | null;
  /** null at leaves */
  readonly window: Span | null;
  readonly alphaOwner: number | null;
  readonly betaOwner: number | null;
  readonly decidingChild: number | null;
  /** of an update or a cutoff: the test just made */
  readonly test: StopTest | null;
  /** of an update: the child that returned, what it returned, what the node held before */
  readonly child: number | null;
  readonly returned: number | null;
  readonly previous: number | null;
  /** how many children have returned */
  readonly returnedCount: number;
  /** the calls that are open after it, outermost first */
  readonly openCalls: readonly number[];
}

/** The whole run; it ends with a halt where an unknown leaf is reached or +∞ meets −∞. */
export function tellStory(root: PlainNode, rules: OracleRules): Moment[] {
  const path: OpenCall[] = [];
  const moments: Moment[] = [];
  let next: PlainNode | null = root;
  let returned = Number.NaN;
  for (;;) {
    if (next !== null && next.kind !== 'leaf') {
      path.push({ node: next, entry: windowForChild(path, rules), returned: [] });
      tell('enter');
      next = next.children[0]!;
      continue;
    }
    if (next !== null) {
      tellLeaf(next);
      if (Number.isNaN(next.value)) return moments;
      returned = next.value;
    }
    const call = path.at(-1);
    if (call === undefined) return moments;
    const previous = heldValue(call, rules);
    call.returned.push(returned);
    if (Number.isNaN(heldValue(call, rules))) {
      call.returned.pop();
      tell('halt', { decidingChild: null });
      return moments;
    }
    const child = call.node.children[call.returned.length - 1]!.id;
    const test = stopTest(call, rules);
    tell('update', { child, returned, previous, test });
    const cut = test?.holds === true && !test.atLastChild;
    if (cut) tell('cutoff', { test });
    next = cut ? null : (call.node.children[call.returned.length] ?? null);
    if (next === null) {
      returned = returnValue(call, rules);
      tell('exit', { value: returned, openCalls: openNow().slice(0, -1) });
      path.pop();
    }
  }

  function openNow(): number[] {
    return path.map(({ node }) => node.id);
  }

  function tell(kind: Moment['kind'], more: Partial<Moment> = {}): void {
    const call = path.at(-1)!;
    const window = windowHeld(path, rules);
    moments.push({
      kind,
      node: call.node.id,
      value: heldValue(call, rules),
      window,
      alphaOwner: ownerHeld('alpha', window, path, rules),
      betaOwner: ownerHeld('beta', window, path, rules),
      decidingChild: decidingChild(call),
      test: null,
      child: null,
      returned: null,
      previous: null,
      returnedCount: call.returned.length,
      openCalls: openNow(),
      ...more,
    });
  }

  function tellLeaf(leaf: PlainNode): void {
    const known = !Number.isNaN(leaf.value);
    moments.push({
      kind: known ? 'leaf' : 'halt',
      node: leaf.id,
      value: known ? leaf.value : null,
      window: null,
      alphaOwner: null,
      betaOwner: null,
      decidingChild: null,
      test: null,
      child: null,
      returned: null,
      previous: null,
      returnedCount: 0,
      openCalls: openNow(),
    });
  }
}

/** The ids of the leaves that were evaluated, in order. */
export function leavesSeen(moments: readonly Moment[]): number[] {
  return moments.filter(({ kind }) => kind === 'leaf').map(({ node }) => node);
}
