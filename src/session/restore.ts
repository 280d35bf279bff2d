/**
 * Opens an address. What the address omits is given by defaults; what is wrong in it is replaced by defaults,
 * and a notice tells the reader.
 */

import { type GrowthName, usualGrowth } from '../core/run/growth.ts';
import '../core/run/recordPasses.ts';
import type { Siblings } from '../core/run/siblings.ts';
import { bringsTree, DEFAULT_ALGORITHM, GRAPH_FORM } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import type { ComparedAt, ReadAddress, ReadTreeReference } from '../link/address.ts';
import type { Problem } from '../notation/index.ts';
import type { TreeOptions } from '../notation/parseTree.ts';
import { type Language, loadLanguage } from '../words/language.ts';
import { bringSearch } from './bringSearch.ts';
import { FIRST_EXAMPLE, firstSubject } from './firstSubject.ts';
import type { History } from './history.ts';
import type { BeginLong } from './longSearch.ts';
import { LONG_TEXT } from './longText.ts';
import { tryTo } from './missing.ts';
import type { Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { numbered, whyNotByMover } from './numbers.ts';
import { notOffered, priorsNotices } from './refusedSettings.ts';
import { MOST_AT_ONCE, runOf } from './runOf.ts';
import type { Shown } from './shown.ts';
import {
  type HowSearched,
  isGraph,
  limitsIn,
  newTreeId,
  openingSettings,
  type Subject,
  subjectOfTree,
  unsuitedTo,
  withFullTree,
} from './subject.ts';

type Figure = Omit<Shown, keyof History<Subject>>;

export interface Restored extends Figure {
  readonly siblings: Siblings;
  /** the language that the link names; null when it names none */
  readonly language: Language | null;
  readonly notices: readonly Notice[];
  /** the stop and the difference of two figures side by side; null when one figure is displayed */
  readonly compare: ComparedAt | null;
}

/**
 * Reads the tree that an address names and loads the code for displaying it. A tree of the reader's own gets
 * the id `ownId`. A large tree is made and searched first: `begin`, if given, says so on the page. Rejects with
 * `NotOpened` when the reader cancels that.
 */
export async function restore(address: ReadAddress, ownId?: string, begin?: BeginLong): Promise<Restored> {
  const notices: Notice[] = [
    ...address.faults,
    ...address.unknown.map((part): Notice => ({ kind: 'unknown-part', part })),
  ];
  if (address.isDamaged) notices.push({ kind: 'damaged-link' });
  const [language, asked] = await Promise.all([
    address.language === undefined ? null : loadLanguage(address.language).catch(() => null),
    subjectOf(address, { ownId, notices, begin }),
  ]);
  const figure = await figureAt(address, asked, notices, begin);
  const { siblings = 'moves', compare = null } = address;
  return { ...figure, siblings, language, notices, compare };
}

/** Opens an address as `restore` does, but returns null at once when a large tree would have to be made or searched. */
export async function restoreSoon(address: ReadAddress, ownId?: string): Promise<Restored | null> {
  const isLong = () => {
    throw new NotOpened();
  };
  return restore(address, ownId, isLong).catch((thrown: unknown) => {
    if (thrown instanceof NotOpened) return null;
    throw thrown;
  });
}

/**
 * Opens an address as `restore` does, but rejects when code cannot be loaded, instead of displaying a
 * default.
 */
export async function restoreWhole(address: ReadAddress, begin?: BeginLong): Promise<Restored> {
  const restored = await restore(address, undefined, begin);
  if (restored.notices.some(({ kind }) => kind === 'load-failed'))
    throw new Error('what the address needs did not load');
  return restored;
}

/** Returns the tree in the address with the search and the viewpoint of values that the address asks for. */
async function figureAt(
  address: ReadAddress,
  subject: Subject,
  notices: Notice[],
  begin?: BeginLong,
): Promise<Figure> {
  const opening = openingSettings(subject);
  let algorithm = isGraph(subject) ? GRAPH_FORM : (address.algorithm ?? opening.algorithm);
  if (unsuitedTo(subject, algorithm, { ...NO_LIMITS, ...address.limits }) !== null) {
    notices.push(notOffered(subject, algorithm));
    algorithm = opening.algorithm;
  }
  const hasCome = await bringSearch(algorithm).then(
    () => true,
    () => false,
  );
  if (!hasCome) {
    notices.push({ kind: 'load-failed' });
    algorithm = DEFAULT_ALGORITHM;
  }
  const rules = { ...opening.rules, ...address.rules };
  // When a link to a library tree names no limits, the limits are those with which the tree opens.
  const limits = limitsIn(subject, { ...opening.limits, ...address.limits });
  const growth = address.growth ?? usualGrowth(algorithm, subject.game !== null);
  // A game already has its run, because its tree is made by a search.
  const whole = withFullTree(subject);
  const plain =
    subject.game === null
      ? await searched(whole, { algorithm, rules, limits }, growth, notices, begin)
      : subject;
  // The code for searching with lists could not be loaded, so the default algorithm is used.
  if (bringsTree(algorithm, whole.tree) && plain.growth === null) algorithm = DEFAULT_ALGORITHM;
  const numbers = address.numbers ?? 'max';
  const why = numbers === 'mover' ? whyNotByMover(plain, algorithm) : null;
  if (why !== null) notices.push({ kind: 'not-by-mover', why });
  let shown = numbered(plain, { algorithm, rules, limits, numbers });
  notices.push(...priorsNotices(shown));
  if (shown.subject.tree.size > MOST_AT_ONCE)
    shown = await import('./searching.ts').then(({ recordedFirst }) => recordedFirst(shown, notices, begin));
  const { length } = runOf(shown);
  const asked = address.step ?? 0;
  const step = Math.min(Math.max(asked, 0), length);
  if (step !== asked) notices.push({ kind: 'step-clamped', asked, step });
  return { ...shown, notation: address.notation ?? 'window', step };
}

/**
 * Returns the tree together with its run when the search makes both. When the code for this cannot be loaded,
 * returns the full tree.
 */
async function searched(
  subject: Subject,
  how: HowSearched,
  growth: GrowthName,
  notices: Notice[],
  begin: BeginLong | undefined,
): Promise<Subject> {
  if (growth === 'drawn' && !bringsTree(how.algorithm, subject.tree)) return subject;
  try {
    const { searchedSubject } = await import('./growing.ts');
    const make = () => searchedSubject(subject, how, growth);
    if (subject.tree.size <= MOST_AT_ONCE) return make();
    const { onceRecorded } = await import('./searching.ts');
    return (await onceRecorded(make, begin))?.made ?? make();
  } catch (thrown) {
    if (thrown instanceof NotOpened) throw thrown;
    notices.push({ kind: 'load-failed' });
    return subject;
  }
}

/** With what a tree is found: see `restore`. */
interface Finding {
  readonly ownId: string | undefined;
  readonly notices: Notice[];
  readonly begin: BeginLong | undefined;
}

async function subjectOf(address: ReadAddress, finding: Finding): Promise<Subject> {
  const { tree } = address;
  const found = tree === undefined ? null : await findSubject(tree, address, finding);
  return found ?? firstSubject();
}

/**
 * Returns the subject (tree, names and origin) that the address names; null, after a notice, when there is
 * none.
 */
async function findSubject(
  tree: ReadTreeReference,
  address: ReadAddress,
  finding: Finding,
): Promise<Subject | null> {
  const { ownId, notices } = finding;
  try {
    switch (tree.kind) {
      case 'literal':
        return await ownSubject('', tree.text, finding, { root: tree.root });
      case 'own': {
        const { unpackTree } = await import('../link/packedTree.ts');
        const unpacked = await unpackTree(tree.packed);
        if (unpacked.ok) return await ownSubject(unpacked.value.title, unpacked.value.text, finding);
        notices.push({ kind: 'damaged-packed', fault: unpacked.fault });
        return null;
      }
      case 'library':
        return await librarySubject(tree.id, notices);
      case 'log': {
        const on = tree.on === null ? null : await findSubject(tree.on, address, finding);
        const { subjectOfPackedLog } = await import('./program/packedLog.ts');
        return await subjectOfPackedLog(tree.packed, on, ownId, notices);
      }
      case 'game': {
        const [{ gameOfLink }] = await Promise.all([import('./games.ts'), bringSearch(address.algorithm)]);
        const make = () => {
          const own: Notice[] = [];
          return { subject: gameOfLink(tree, address, own), own };
        };
        const { subject, own } = await madeInTime(make, finding.begin);
        notices.push(...own);
        return subject;
      }
    }
  } catch (thrown) {
    if (thrown instanceof NotOpened) throw thrown;
    notices.push({ kind: 'load-failed' });
    return null;
  }
}

/** Makes something: at once, or once what it needs and takes long to find has been brought. */
async function madeInTime<Made>(make: () => Made, begin?: BeginLong): Promise<Made> {
  const tried = tryTo(make);
  if ('made' in tried) return tried.made;
  const { onceRecorded } = await import('./searching.ts');
  return (await onceRecorded(make, begin))?.made ?? make();
}

async function ownSubject(
  title: string,
  text: string,
  { ownId, notices, begin }: Finding,
  options: TreeOptions = {},
): Promise<Subject | null> {
  const [{ parseTree }, { readWish }] = await Promise.all([
    import('../notation/parseTree.ts'),
    import('../notation/uniformWish.ts'),
  ]);
  const own = { id: ownId ?? newTreeId(), title };
  const damaged = (problem: Problem) => {
    notices.push({ kind: 'damaged-tree', problem });
    return null;
  };
  const wish = readWish(text);
  if (wish !== null) {
    const { uniformElsewhere } = await import('./openUniform.ts');
    const names = await uniformElsewhere(wish, begin);
    if (names !== null) return subjectOfTree(names.tree, own, names);
  }
  const reading = { ...options, widensBounds: true };
  if (text.length >= LONG_TEXT) {
    const { parseElsewhere } = await import('./parseElsewhere.ts');
    const read = await parseElsewhere(text, reading, begin);
    if (read?.ok === true) return subjectOfTree(read.value.tree, own, read.value);
    if (read?.ok === false) return damaged(read.problem);
  }
  const parsed = parseTree(text, reading);
  return parsed.ok ? subjectOfTree(parsed.value, own) : damaged(parsed.problem);
}

async function librarySubject(id: string, notices: Notice[]): Promise<Subject | null> {
  if (id === FIRST_EXAMPLE.id) return firstSubject();
  const [{ exampleById }, { broughtExample }] = await Promise.all([
    import('../library/library.ts'),
    import('./exampleSubject.ts'),
  ]);
  const example = exampleById(id);
  if (example !== undefined) return broughtExample(example);
  notices.push({ kind: 'unknown-tree', id: id.slice(0, 40) });
  return null;
}
