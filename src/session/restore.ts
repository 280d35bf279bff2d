/** From an address to what is shown; whatever it lacks or gets wrong falls back, and is said. */
import { type AlgorithmName, canSearch, DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../core/search/rules.ts';
import type { ReadAddress, ReadTreeReference } from '../link/address.ts';
import type { TreeOptions } from '../notation/parseTree.ts';
import { type Language, loadLanguage } from '../words/language.ts';
import { FIRST_EXAMPLE, firstSubject } from './firstSubject.ts';
import type { Notice } from './notice.ts';
import type { SessionState } from './session.ts';
import { newTreeId, openingAlgorithm, openingRules, type Subject, subjectOfTree } from './subject.ts';
import { traceOf } from './traceOf.ts';

export type Restored = Pick<SessionState, 'subject' | 'algorithm' | 'rules' | 'notation' | 'step'> & {
  /** where the link says one */
  readonly language: Language | null;
  readonly notices: readonly Notice[];
  /** the moment of a comparison; null where one figure is shown */
  readonly compare: number | null;
};

/** Reads the tree an address names, one's own under `ownId`; loads what that needs. */
export async function restore(address: ReadAddress, ownId?: string): Promise<Restored> {
  const notices: Notice[] = address.unknown.map((part) => ({ kind: 'unknown-part', part }));
  if (address.isDamaged) notices.push({ kind: 'damaged-link' });
  const [language, subject] = await Promise.all([
    address.language === undefined ? null : loadLanguage(address.language).catch(() => null),
    subjectOf(address, ownId, notices),
  ]);
  let algorithm = address.algorithm ?? openingAlgorithm(subject);
  if (!canSearch(algorithm, subject.tree)) {
    notices.push({ kind: 'not-offered', algorithm });
    algorithm = openingAlgorithm(subject);
  }
  const rules = { ...openingRules(subject), ...address.rules };
  const { length } = traceOf({ subject, algorithm, rules });
  const asked = address.step ?? 0;
  const step = Math.min(Math.max(asked, 0), length);
  if (step !== asked) notices.push({ kind: 'step-clamped', asked, step });
  const notation = address.notation ?? 'window';
  const isToGrow = address.growth === 'grown' && subject.game === null;
  const shown = isToGrow ? await grown(subject, algorithm, rules, notices) : subject;
  return {
    subject: shown,
    algorithm,
    rules,
    notation,
    step,
    language,
    notices,
    compare: address.compare ?? null,
  };
}

async function grown(
  subject: Subject,
  algorithm: AlgorithmName,
  rules: SearchRules,
  notices: Notice[],
): Promise<Subject> {
  try {
    const { grownSubject } = await import('./growing.ts');
    return grownSubject(subject, algorithm, rules);
  } catch {
    notices.push({ kind: 'load-failed' });
    return subject;
  }
}

async function subjectOf(
  address: ReadAddress,
  ownId: string | undefined,
  notices: Notice[],
): Promise<Subject> {
  const { tree } = address;
  const found = tree === undefined ? null : await findSubject(tree, address, ownId, notices);
  return found ?? firstSubject();
}

/** The subject a reference names; null, with a notice, where there is none. */
async function findSubject(
  tree: ReadTreeReference,
  address: ReadAddress,
  ownId: string | undefined,
  notices: Notice[],
): Promise<Subject | null> {
  try {
    switch (tree.kind) {
      case 'literal':
        return await ownSubject('', tree.text, ownId, notices, { root: tree.root });
      case 'own': {
        const { unpackTree } = await import('../link/packedTree.ts');
        const unpacked = await unpackTree(tree.packed);
        if (unpacked.ok) return await ownSubject(unpacked.value.title, unpacked.value.text, ownId, notices);
        notices.push({ kind: 'damaged-packed', fault: unpacked.fault });
        return null;
      }
      case 'library':
        return await librarySubject(tree.id, notices);
      case 'game': {
        const { gameOfLink } = await import('./games.ts');
        const { algorithm = DEFAULT_ALGORITHM, rules, growth } = address;
        const search = { algorithm, rules: { ...DEFAULT_RULES, ...rules }, isDrawn: growth === 'drawn' };
        return gameOfLink(tree.name, tree.parts, search, notices);
      }
    }
  } catch {
    notices.push({ kind: 'load-failed' });
    return null;
  }
}

async function ownSubject(
  title: string,
  text: string,
  ownId: string | undefined,
  notices: Notice[],
  options: TreeOptions = {},
): Promise<Subject | null> {
  const { parseTree } = await import('../notation/parseTree.ts');
  const parsed = parseTree(text, { ...options, widensBounds: true });
  if (parsed.ok) return subjectOfTree(parsed.value, { id: ownId ?? newTreeId(), title });
  notices.push({ kind: 'damaged-tree', problem: parsed.problem });
  return null;
}

async function librarySubject(id: string, notices: Notice[]): Promise<Subject | null> {
  if (id === FIRST_EXAMPLE.id) return firstSubject();
  const [{ exampleById }, { subjectOfExample }] = await Promise.all([
    import('../library/library.ts'),
    import('./exampleSubject.ts'),
  ]);
  const example = exampleById(id);
  if (example !== undefined) return subjectOfExample(example);
  notices.push({ kind: 'unknown-tree', id: id.slice(0, 40) });
  return null;
}
