/** Items of sets, with usual parts. */
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { exampleById } from '../../src/library/library.ts';
import type { PartKind } from '../../src/practice/exercise.ts';
import type { ItemPart, SetItem } from '../../src/practice/exerciseSet.ts';
import type { ExerciseSeed } from '../../src/practice/skill.ts';
import { positionsOf } from '../../src/session/gamePositions.ts';
import { itemOfSeed } from '../../src/session/sets/newItem.ts';
import { setTrees } from '../../src/session/sets/setTrees.ts';

export const TREES = setTrees({ exampleById, positionsOf });

export function part(kind: PartKind, more: Partial<ItemPart> = {}): ItemPart {
  return { kind, marks: 4, penalty: { kind: 'per-error', marks: 1 }, nodes: [], ...more };
}

export function textItem(text: string, ...parts: readonly ItemPart[]): SetItem {
  return {
    title: '',
    source: { kind: 'text', text },
    algorithm: 'alpha-beta',
    rules: DEFAULT_RULES,
    parts: parts.length === 0 ? [part('crossing')] : parts,
  };
}

export function exampleItem(id: string, ...parts: readonly ItemPart[]): SetItem {
  return { ...textItem('', ...parts), source: { kind: 'library', id } };
}

export function seedItem(seed: ExerciseSeed): SetItem {
  const item = itemOfSeed(seed, '', TREES)!;
  return { ...item, parts: item.parts.map((one) => ({ ...one, ...part(one.kind) })) };
}
