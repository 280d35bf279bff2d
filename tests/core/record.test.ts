/** The rows of a record, against plain lists of what was written, across all sizes of chunks. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { EVENT_KINDS, RunRecord } from '../../src/core/run/record.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';

/** So many that two chunks have the greatest size. */
const ROWS = 170_000;
const NODES = 5_000;

interface Row {
  readonly kind: number;
  readonly node: NodeId;
  readonly deciding: number;
  readonly place: number;
  readonly numbers: readonly number[];
}

function randomRows(): Row[] {
  const random = seeded(11);
  return Array.from({ length: ROWS }, () => ({
    kind: random.below(EVENT_KINDS.length),
    node: random.below(NODES) as NodeId,
    deciding: random.below(0xffff),
    place: random.below(0xffff),
    numbers: Array.from({ length: 5 }, () => random.fraction()),
  }));
}

function recordOf(rows: readonly Row[], hasHorizon: boolean): RunRecord {
  const record = new RunRecord(hasHorizon);
  for (const { kind, node, deciding, place, numbers } of rows) {
    const [value = 0, ...ends] = numbers;
    record.append(kind, node, deciding, place, value, ...ends);
  }
  return record;
}

function rowAt(record: RunRecord, step: number): Row {
  return {
    kind: record.kind(step),
    node: record.node(step),
    deciding: record.deciding(step),
    place: record.place(step),
    numbers: [
      ...[record.value(step), record.low(step), record.high(step)],
      ...[record.provedLow(step), record.provedHigh(step)],
    ],
  };
}

/** A record without a horizon keeps no range of its own for what is proved. */
function kept(row: Row, hasHorizon: boolean): Row {
  const [value = 0, low = 0, high = 0] = row.numbers;
  return hasHorizon ? row : { ...row, numbers: [value, low, high, low, high] };
}

function isSame(one: Row, other: Row): boolean {
  return (
    one.kind === other.kind &&
    one.node === other.node &&
    one.deciding === other.deciding &&
    one.place === other.place &&
    one.numbers.every((number, index) => number === other.numbers[index])
  );
}

describe.each([false, true])('a record of 170,000 rows (with a horizon: %s)', (hasHorizon) => {
  const rows = randomRows();
  const record = recordOf(rows, hasHorizon);
  const copy = new RunRecord(hasHorizon);
  copy.fill(record.chunks, record.length);

  test('gives every row back as it was written, and so does a record filled with its memory', () => {
    for (const one of [record, copy]) {
      const wrong = rows.findIndex((row, at) => !isSame(rowAt(one, at + 1), kept(row, hasHorizon)));
      expect(wrong).toBe(-1);
    }
  });

  test('lists the steps of each kind and of each node', () => {
    for (const kind of EVENT_KINDS.keys())
      expect(record.stepsOf(kind)).toEqual(rows.flatMap((row, at) => (row.kind === kind ? [at + 1] : [])));
    copy.index(NODES);
    const last = new Map<NodeId, number>();
    for (const [at, { node }] of rows.entries()) {
      if (copy.rowBefore(node, at + 1) !== (last.get(node) ?? 0)) expect.fail(`row ${at + 1}`);
      last.set(node, at + 1);
    }
  });

  test('gives every node the id that is told', () => {
    const renamed = recordOf(rows, hasHorizon);
    renamed.renumber((node) => (NODES - 1 - node) as NodeId);
    expect(rows.findIndex(({ node }, at) => renamed.node(at + 1) !== NODES - 1 - node)).toBe(-1);
    expect(rows.findIndex(({ kind }, at) => renamed.kind(at + 1) !== kind)).toBe(-1);
  });

  test.each([0, -1, ROWS + 1, 2 ** 20])('has no row %i', (step) => {
    expect(() => record.kind(step)).toThrow(RangeError);
    expect(() => record.value(step)).toThrow(RangeError);
  });
});
