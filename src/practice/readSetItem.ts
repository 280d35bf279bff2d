/** Reads one exercise of a set: its tree's source, its rules, and its parts against the tree where the text holds it. */
import { assertNever } from '../core/assertNever.ts';
import { ALGORITHMS } from '../core/search/algorithms.ts';
import { BOUNDS_RULES, CUTOFF_RULES, type SearchRules, VALUE_RULES } from '../core/search/rules.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { parseTree } from '../notation/parseTree.ts';
import { PART_KINDS, type PartKind, type Penalty } from './exercise.ts';
import { type ItemPart, SET_LIMITS, type SetItem, type TreeSource } from './exerciseSet.ts';
import { refuseAgainstTree } from './itemFaults.ts';
import type { RecordReader } from './recordReader.ts';
import { DIFFICULTIES, GENERATOR, SKILLS } from './skill.ts';

/** Whether the library has an example of this id. */
export type HasExample = (id: string) => boolean;

const ITEM_FIELDS = ['title', 'source', 'algorithm', 'rules', 'parts'];
const PART_FIELDS = ['kind', 'marks', 'penalty', 'nodes', 'at'];
const SOURCE_FIELDS = {
  library: ['id'],
  text: ['text'],
  generated: ['skill', 'difficulty', 'seed', 'generator'],
};
const PENALTY_FIELDS = { 'per-error': ['marks'], all: [] };

export function readSetItem(
  reader: RecordReader,
  given: unknown,
  path: string,
  hasExample: HasExample,
): SetItem | null {
  const fields = reader.fields(given, path, ITEM_FIELDS);
  if (fields === null) return null;
  const title = reader.text(fields.get('title'), `${path}.title`, SET_LIMITS.title);
  const source = readSource(reader, fields.get('source'), `${path}.source`, hasExample);
  const algorithm = reader.choice(fields.get('algorithm'), `${path}.algorithm`, ALGORITHMS);
  const rules = readRules(reader, fields.get('rules'), `${path}.rules`);
  const parts = readParts(reader, fields.get('parts'), `${path}.parts`);
  if (title === null || source === null || algorithm === null || rules === null || parts === null)
    return null;
  const item = { title, source, algorithm, rules, parts };
  return isOfItsTree(reader, item, path) ? item : null;
}

function isOfItsTree(reader: RecordReader, item: SetItem, path: string): boolean {
  if (item.source.kind !== 'text') return true;
  const parsed = parseTree(item.source.text);
  if (!parsed.ok) {
    const { problem } = parsed;
    reader.refuse(`${path}.source.text`, problem.found, { kind: 'tree', problem });
    return false;
  }
  const before = reader.faults.length;
  refuseAgainstTree(reader, item, parsed.value, path);
  return reader.faults.length === before;
}

function readSource(
  reader: RecordReader,
  given: unknown,
  path: string,
  hasExample: HasExample,
): TreeSource | null {
  const read = reader.union(given, path, SOURCE_FIELDS);
  if (read === null) return null;
  const { kind, fields } = read;
  switch (kind) {
    case 'library': {
      const id = fields.get('id');
      if (typeof id === 'string' && /^[\w-]{1,60}$/.test(id) && hasExample(id)) return { kind, id };
      return reader.refuse(`${path}.id`, id, { kind: 'example' });
    }
    case 'text': {
      const text = reader.text(fields.get('text'), `${path}.text`, LIMITS.pastedBytes);
      return text === null ? null : { kind, text };
    }
    case 'generated': {
      const skill = reader.choice(fields.get('skill'), `${path}.skill`, SKILLS);
      const difficulty = reader.choice(fields.get('difficulty'), `${path}.difficulty`, DIFFICULTIES);
      const seed = reader.whole(
        fields.get('seed'),
        `${path}.seed`,
        Number.MIN_SAFE_INTEGER,
        Number.MAX_SAFE_INTEGER,
      );
      if (skill === null || difficulty === null || seed === null) return null;
      if (!fields.has('generator')) return { kind, skill, difficulty, seed };
      const generator = reader.choice(fields.get('generator'), `${path}.generator`, [GENERATOR]);
      return generator === null ? null : { kind, skill, difficulty, seed, generator };
    }
    default:
      return assertNever(kind);
  }
}

function readRules(reader: RecordReader, given: unknown, path: string): SearchRules | null {
  const fields = reader.fields(given, path, ['cutoff', 'value', 'bounds']);
  if (fields === null) return null;
  const cutoff = reader.choice(fields.get('cutoff'), `${path}.cutoff`, CUTOFF_RULES);
  const value = reader.choice(fields.get('value'), `${path}.value`, VALUE_RULES);
  const bounds = reader.choice(fields.get('bounds'), `${path}.bounds`, BOUNDS_RULES);
  return cutoff === null || value === null || bounds === null ? null : { cutoff, value, bounds };
}

/** At least one, and none of a kind that is asked already: an answer sheet has one place for each. */
function readParts(reader: RecordReader, given: unknown, path: string): readonly ItemPart[] | null {
  const asked = new Set<PartKind>();
  return reader.list(given, path, [1, SET_LIMITS.partsOfAnItem], (entry, at) => {
    const part = readPart(reader, entry, at);
    if (part === null) return null;
    if (asked.has(part.kind)) return reader.refuse(`${at}.kind`, part.kind, { kind: 'another' });
    asked.add(part.kind);
    return part;
  });
}

function readPart(reader: RecordReader, given: unknown, path: string): ItemPart | null {
  const fields = reader.fields(given, path, PART_FIELDS);
  if (fields === null) return null;
  const kind = reader.choice(fields.get('kind'), `${path}.kind`, PART_KINDS);
  const marks = reader.number(fields.get('marks'), `${path}.marks`, 0, SET_LIMITS.marks);
  const penalty = readPenalty(reader, fields.get('penalty'), `${path}.penalty`);
  if (kind === null) return null;
  const nodes = readNodes(reader, fields.has('nodes') ? fields.get('nodes') : [], `${path}.nodes`, kind);
  if (marks === null || penalty === null || nodes === null) return null;
  if (kind !== 'windows' || !fields.has('at')) return { kind, marks, penalty, nodes };
  const at = reader.choice(fields.get('at'), `${path}.at`, ['end']);
  return at === null ? null : { kind, marks, penalty, nodes, at };
}

function readPenalty(reader: RecordReader, given: unknown, path: string): Penalty | null {
  const read = reader.union(given, path, PENALTY_FIELDS);
  if (read === null) return null;
  if (read.kind === 'all') return { kind: read.kind };
  const marks = reader.number(read.fields.get('marks'), `${path}.marks`, 0, SET_LIMITS.marks);
  return marks === null ? null : { kind: read.kind, marks };
}

/** How many nodes a kind of part may name; those of an interval are the leaf and the branch, or none. */
const MOST_NODES: Readonly<Partial<Record<PartKind, number>>> = { windows: LIMITS.nodes, interval: 2 };

function readNodes(
  reader: RecordReader,
  given: unknown,
  path: string,
  kind: PartKind,
): readonly number[] | null {
  const named = new Set<number>();
  const isInterval = kind === 'interval' && !(Array.isArray(given) && given.length === 0);
  return reader.list(given, path, [isInterval ? 2 : 0, MOST_NODES[kind] ?? 0], (entry, at) => {
    const node = reader.whole(entry, at, 0, LIMITS.nodes - 1);
    if (node === null) return null;
    if (named.has(node)) return reader.refuse(at, node, { kind: 'another' });
    named.add(node);
    return node;
  });
}
