/** What is looked at: a tree, where it comes from, and what its nodes are called. */
import type { AlgorithmName } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Example } from '../library/example.ts';
import type { TreeReference } from '../link/address.ts';
import { type LiteralRoot, parseLiteral } from '../notation/parseLiteral.ts';
import type { Parsed } from '../notation/problem.ts';
import { NodeNames } from '../words/nodeNames.ts';

export interface Subject {
  readonly reference: TreeReference;
  /** null for a tree of one's own */
  readonly example: Example | null;
  readonly tree: GameTree;
  readonly names: NodeNames;
}

/** A tree of the library. Its literal is ours, so that a problem in it is a broken invariant. */
export function subjectOfExample(example: Example): Subject {
  const { literal, id, root, leafBounds, moves } = example;
  const parsed = parseLiteral(literal, {
    ...(root && { root }),
    ...(leafBounds && { leafBounds }),
    ...(moves && { moves }),
  });
  if (!parsed.ok) throw new Error(`the library tree ${id} has a bad literal: ${parsed.problem.code}`);
  return subject({ kind: 'library', id }, example, parsed.value);
}

/** A tree of one's own, or what is wrong with its text. */
export function subjectOfLiteral(text: string, root: LiteralRoot): Parsed<Subject> {
  const parsed = parseLiteral(text, { root });
  return parsed.ok
    ? { ok: true, value: subject({ kind: 'literal', text, root }, null, parsed.value) }
    : parsed;
}

function subject(reference: TreeReference, example: Example | null, tree: GameTree): Subject {
  return { reference, example, tree, names: new NodeNames(tree) };
}

/** The algorithm a subject opens with: its source's, or one that has a rule for all its nodes. */
export function openingAlgorithm({ example, tree }: Subject): AlgorithmName {
  if (example !== null) return example.algorithm;
  return tree.hasChance ? 'expectiminimax' : 'alpha-beta';
}

/** The rules a subject opens with: its source's over the defaults. */
export function openingRules({ example }: Subject): SearchRules {
  return { ...DEFAULT_RULES, ...example?.rules };
}
