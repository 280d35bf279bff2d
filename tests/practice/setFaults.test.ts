import { describe, expect, test } from 'vitest';
import { readValue } from '../../src/notation/codec.ts';
import type { Expected, Fault } from '../../src/notation/fault.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type HasExample, setShape } from '../../src/practice/exerciseSet.ts';
import { itemFaults } from '../../src/practice/itemFaults.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';

const RECORD = setShape().print(FROZEN_SET);

/** The frozen set with another value somewhere; undefined takes the field away. */
function changed(path: string, value: unknown): unknown {
  const record: unknown = JSON.parse(JSON.stringify(RECORD));
  const names = path.split('.').slice(1);
  const last = names.pop()!;
  const at = names.reduce((place, name) => (place as Record<string, unknown>)[name], record);
  (at as Record<string, unknown>)[last] = value;
  return JSON.parse(JSON.stringify(record));
}

function faultsOf(given: unknown, hasExample?: HasExample): readonly Fault[] {
  const { value, faults } = readValue(setShape(hasExample), given);
  expect(value === null).toBe(faults.length > 0);
  return faults;
}

const LONG = 'x'.repeat(201);

describe('a set that is not one', () => {
  test.each<[path: string, value: unknown, where: string, found: string, expected: Expected['kind']]>([
    ['$.format', 'chess', '$.format', '"chess"', 'format'],
    ['$.format', undefined, '$.format', '', 'format'],
    ['$.version', 11, '$.version', '11', 'version'],
    ['$.version', '1', '$.version', '"1"', 'whole'],
    ['$.version', 0, '$.version', '0', 'whole'],
    ['$.title', LONG, '$.title', `"${'x'.repeat(38)}…`, 'text'],
    ['$.title', 7, '$.title', '7', 'text'],
    ['$.hints', 'yes', '$.hints', '"yes"', 'choice'],
    ['$.items', {}, '$.items', '{…}', 'list'],
    ['$.items', [], '$.items', '0', 'entries'],
    ['$.items', Array.from({ length: 51 }, () => null), '$.items', '51', 'entries'],
    ['$.items.1', null, '$.items[1]', 'null', 'object'],
    ['$.items.1.title', undefined, '$.items[1].title', '', 'text'],
    ['$.items.1.source', 'aima', '$.items[1].source', '"aima"', 'object'],
    ['$.items.1.source.kind', 'web', '$.items[1].source.kind', '"web"', 'choice'],
    ['$.items.1.source.id', '../etc', '$.items[1].source.id', '"../etc"', 'example'],
    ['$.items.0.source.text', 5, '$.items[0].source.text', '5', 'text'],
    ['$.items.0.source.text', '(1 2', '$.items[0].source.text', '"("', 'tree'],
    ['$.items.0.source.text', '', '$.items[0].source.text', '""', 'tree'],
    ['$.items.2.source.skill', 'chess', '$.items[2].source.skill', '"chess"', 'choice'],
    ['$.items.2.source.difficulty', 4, '$.items[2].source.difficulty', '4', 'choice'],
    ['$.items.2.source.seed', 0.5, '$.items[2].source.seed', '0.5', 'whole'],
    ['$.items.1.algorithm', 'quicksort', '$.items[1].algorithm', '"quicksort"', 'choice'],
    ['$.items.0.algorithm', 'minimax', '$.items[0].algorithm', '"minimax"', 'chance-algorithm'],
    ['$.items.1.rules', [], '$.items[1].rules', '[]', 'object'],
    ['$.items.1.rules.cutoff', 'maybe', '$.items[1].rules.cutoff', '"maybe"', 'choice'],
    ['$.items.1.rules.value', undefined, '$.items[1].rules.value', '', 'choice'],
    ['$.items.1.rules.bounds', '__proto__', '$.items[1].rules.bounds', '"__proto__"', 'choice'],
    ['$.items.1.parts', [], '$.items[1].parts', '0', 'entries'],
    ['$.items.1.parts.0', 42, '$.items[1].parts[0]', '42', 'object'],
    ['$.items.1.parts.0.kind', 'essay', '$.items[1].parts[0].kind', '"essay"', 'choice'],
    ['$.items.1.parts.1.kind', 'values', '$.items[1].parts[1].kind', '"values"', 'another'],
    ['$.items.2.parts.0.marks', -1, '$.items[2].parts[0].marks', '-1', 'number'],
    ['$.items.2.parts.0.marks', '3', '$.items[2].parts[0].marks', '"3"', 'number'],
    ['$.items.2.parts.0.marks', 1001, '$.items[2].parts[0].marks', '1001', 'number'],
    ['$.items.2.parts.0.marks', 999, '$.items', '1012.5', 'sum'],
    ['$.items.2.parts.0.penalty', undefined, '$.items[2].parts[0].penalty', '', 'object'],
    ['$.items.2.parts.0.penalty.kind', 'half', '$.items[2].parts[0].penalty.kind', '"half"', 'choice'],
    ['$.items.2.parts.0.penalty.marks', null, '$.items[2].parts[0].penalty.marks', 'null', 'number'],
    ['$.items.2.parts.0.nodes', [3], '$.items[2].parts[0].nodes', '1', 'entries'],
    ['$.items.2.parts.0.nodes', null, '$.items[2].parts[0].nodes', 'null', 'list'],
    ['$.items.0.parts.0.nodes', [1, 1], '$.items[0].parts[0].nodes[1]', '1', 'another'],
    ['$.items.0.parts.0.nodes', [1, 1.5], '$.items[0].parts[0].nodes[1]', '1.5', 'whole'],
    ['$.items.0.parts.0.nodes', [14], '$.items[0].parts[0].nodes[0]', '14', 'whole'],
    ['$.items.0.parts.0.nodes', [1, 2], '$.items[0].parts[0].nodes[1]', '2', 'inner-node'],
    ['$.items.0.parts.1.nodes', [3], '$.items[0].parts[1].nodes', '1', 'entries'],
    ['$.items.0.parts.1.nodes', [1, 10], '$.items[0].parts[1].nodes[0]', '1', 'leaf'],
    ['$.items.0.parts.1.nodes', [3, 0], '$.items[0].parts[1].nodes[1]', '0', 'branch'],
  ])('with %s: %j is refused there', (path, value, where, found, kind) => {
    const faults = faultsOf(changed(path, value));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ path: where, found, expected: { kind } });
    expect(Array.from(faults[0]!.found).length).toBeLessThanOrEqual(40);
  });

  test('for numbers beyond all doubles says so', () => {
    const text = JSON.stringify(RECORD).replace('"marks":2.5', '"marks":1e400');
    expect(readJson(setShape(), text).faults).toEqual([
      {
        path: '$.items[0].parts[0].marks',
        found: 'Infinity',
        expected: { kind: 'number', least: 0, most: 1000 },
      },
    ]);
  });

  test.each([
    ['{\n "format": "plyscope-set",,', '2:27', ','],
    [JSON.stringify(RECORD).slice(0, 100), '1:101', ''],
  ])('for %j says where it stops being JSON', (text, path, found) => {
    expect(readJson(setShape(), text)).toMatchObject({
      value: null,
      faults: [{ path, found, expected: { kind: 'json' } }],
    });
  });

  test.each(['', ' \n'])('for %j says that there is nothing', (text) => {
    const faults = [{ path: '1:1', found: '', expected: { kind: 'content' } }];
    expect(readJson(setShape(), text)).toMatchObject({ value: null, faults });
  });

  test.each(['null', '42', '[]', '"plyscope-set"', '{}'])('for %s names the format', (text) => {
    const { faults } = readJson(setShape(), text);
    expect(faults[0]?.expected).toEqual({ kind: 'format', format: 'plyscope-set' });
  });

  test('lists everything that is wrong, in order, and the place in a tree’s text', () => {
    const { items, ...record } = RECORD as { items: readonly object[] };
    const first = { ...items[0], source: { kind: 'text', text: '(1 2\n 3x)' } };
    const faults = faultsOf({ ...record, title: null, hints: 1, items: [first, 1] });
    expect(faults.map(({ path }) => path)).toEqual([
      '$.title',
      '$.hints',
      '$.items[0].source.text',
      '$.items[1]',
    ]);
    expect(faults[2]?.expected).toMatchObject({ kind: 'tree', problem: { at: { line: 2, column: 2 } } });
  });

  test('with 200,000 faults is refused with a hundred of them', () => {
    const part = {
      kind: 'windows',
      marks: 1,
      penalty: { kind: 'all' },
      nodes: Array.from({ length: 2e5 }, () => -1),
    };
    expect(faultsOf(changed('$.items.1.parts', [part, { ...part, kind: 'x' }]))).toHaveLength(100);
  });
});

describe('a set with more in it than this version knows', () => {
  test('is read without it, and what was left out is named', () => {
    const text = JSON.stringify(RECORD)
      .replace('"title"', '"author":"A","title"')
      .replace('{"kind":"all"}', '{"kind":"all","__proto__":{"marks":7}}')
      .replace('"id":"aima-fig-5-5"', '"id":"aima-fig-5-5","text":"(1 2)"');
    expect(readJson(setShape(), text)).toEqual({
      value: FROZEN_SET,
      faults: [],
      more: 0,
      dropped: ['$.author', '$.items[0].parts[0].penalty.__proto__', '$.items[1].source.text'],
    });
  });
});

test('examples that the library does not have are refused where it is known', () => {
  expect(faultsOf(RECORD, (id) => id === 'another')).toEqual([
    { path: '$.items[1].source.id', found: '"aima-fig-5-5"', expected: { kind: 'example' } },
  ]);
  expect(faultsOf(RECORD, (id) => id === 'aima-fig-5-5')).toEqual([]);
});

test('whether an item can be asked of its tree is said of any tree', () => {
  const tree = (text: string) => {
    const parsed = parseTree(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  };
  const [first, second] = FROZEN_SET.items;
  expect(itemFaults(first!, tree('((1 2) (3 4)) (5 6) (7 8)'), '$').map(({ path }) => path)).toEqual([
    '$.parts[0].nodes[1]',
  ]);
  expect(itemFaults(second!, tree('chance(0.5*1 0.5*2)'), '$').map(({ path }) => path)).toEqual([
    '$.algorithm',
  ]);
  expect(itemFaults(second!, tree('(1 2)'), '$')).toEqual([]);
});
