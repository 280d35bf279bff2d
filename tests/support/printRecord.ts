/** A run as text, event for event, to be held against what another release made of the same tree. */

import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';

/** What is searched how, as the headings of the records have it. */
export function nameOfRun(algorithm: DepthFirstName, { cutoff, value, bounds }: SearchRules): string {
  return algorithm === 'alpha-beta' ? `${algorithm} ${cutoff} ${value} ${bounds}` : algorithm;
}

/** What was said of each kind of event and of nodes; what is said besides since then is no part of the record. */
const FACTS = {
  enter: ['window', 'lines'],
  leaf: ['value', 'lines'],
  update: ['child', 'returned', 'value', 'previous', 'improved', 'test', 'window', 'lines'],
  cutoff: ['test', 'owner', 'reach', 'pruned', 'prunedLeaves', 'lines'],
  exit: ['value', 'range', 'lines'],
  halt: ['reason', 'lines'],
  horizon: ['value', 'lines'],
  pass: ['depth'],
  stop: ['depth'],
  stay: ['static', 'value', 'test', 'window'],
  again: ['child', 'returned', 'window', 'lines'],
  select: ['lines'],
  expand: ['children', 'queued', 'lines'],
  backup: ['value', 'deciding', 'from', 'lines'],
  drop: ['value', 'lines'],
  answer: ['value', 'move', 'lines'],
  mark: ['chosen', 'why', 'lines'],
  simulate: ['reward', 'plies', 'lines'],
} as const;
const STATE = ['status', 'range', 'value', 'window', 'decidingChild', 'prunedFrom'];
const TALLY = ['entered', 'leaves', 'cutoffs', 'prunedLeaves'];

/**
 * A line an event, with all that is said of it and a digest of the state of every node after it; then the
 * counts and the outcome.
 */
export function printRecord(run: AnyRun): string {
  const lines: string[] = [];
  for (let step = 1; step <= run.length; step += 1) {
    const event = run.event(step);
    const states = run.tree.nodes().map((at) => parts(run.stateAt(at, step), STATE).join());
    const facts = parts(event, FACTS[event.kind]);
    lines.push([event.kind, event.node, ...facts, digest(states.join('\n'))].join(' '));
  }
  const { result } = run;
  const outcome = result.ok ? { value: result.value } : { halt: result.halt.reason, at: result.halt.node };
  return [...lines, ['end', ...parts(run.tallyAt(run.length), TALLY), ...parts(outcome)].join(' ')].join(
    '\n',
  );
}

function parts(facts: object, names: readonly string[] = Object.keys(facts)): string[] {
  const values = new Map<string, unknown>(Object.entries(facts));
  return names.map((name) => `${name}=${written(values.get(name))}`);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${parts(value).join(',')}}`;
  return Object.is(value, -0) ? '-0' : String(value);
}

/** FNV-1a, 32 bits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
