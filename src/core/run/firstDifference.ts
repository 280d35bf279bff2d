/** Finds the first step at which two runs on one tree differ. */

import type { AnyRun } from './anyRun.ts';
import type { AnyEvent } from './event.ts';

/**
 * Returns the first step at which the events of two runs differ in kind or node, or in values, bounds or what is
 * proved; null when the runs are equal to the end. O(steps until then).
 */
export function firstDifference(one: AnyRun, other: AnyRun): number | null {
  const longest = Math.max(one.length, other.length);
  for (let step = 1; step <= longest; step += 1)
    if (step > one.length || step > other.length || !isSame(one, other, step)) return step;
  return null;
}

function isSame(one: AnyRun, other: AnyRun, step: number): boolean {
  const [event, happens] = [one.event(step), other.event(step)];
  const { node } = event;
  const [told, also] = [numbersOf(event), numbersOf(happens)];
  return (
    event.kind === happens.kind &&
    node === happens.node &&
    Object.is(one.valueAt(node, step), other.valueAt(node, step)) &&
    told.length === also.length &&
    told.every((number, index) => Object.is(number, also[index]))
  );
}

/** Returns the contents of an event other than its kind and its node, for comparison. */
function numbersOf(event: AnyEvent): readonly number[] {
  switch (event.kind) {
    case 'enter':
      return [event.window.alpha, event.window.beta];
    case 'leaf':
    case 'horizon':
    case 'drop':
      return [event.value];
    case 'update':
      return [event.child, event.returned, event.value, event.window.alpha, event.window.beta];
    case 'stay':
      return [event.static, event.value, event.window.alpha, event.window.beta];
    case 'again':
      return [event.child, event.returned, event.window.alpha, event.window.beta];
    case 'cutoff':
      return [event.owner ?? -1, ...event.pruned];
    case 'exit':
      return [event.value, event.range.low, event.range.high];
    case 'pass':
      return [event.depth, event.plies ?? 0];
    case 'halt':
    case 'stop':
      return [];
    case 'select':
      return 'child' in event ? [event.child] : [];
    case 'expand':
      return 'child' in event ? [event.child] : event.children.map(({ node }) => node);
    case 'simulate':
      return [event.reward, event.plies];
    case 'backup':
      return 'visits' in event ? [event.visits, event.sum] : [event.value, event.deciding];
    case 'mark':
      return event.chosen;
    case 'answer':
      return [event.value, event.move ?? -1];
  }
}
