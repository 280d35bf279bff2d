/** Keeps one's own trees on this device by themselves, from their first edit on. */

import type { GameTree } from '../core/tree/gameTree.ts';
import { KEPT_VERSION, type KeptTree } from '../keep/keptTree.ts';
import type { TreeStore } from '../keep/treeStore.ts';
import { printTree } from '../notation/printTree.ts';
import type { Clock } from './playback.ts';
import { addNotices, type Session, type SessionState } from './session.ts';
import { newTreeId, type Subject } from './subject.ts';

/** Steps and settings of a kept tree are written this long after the last of them. */
const SETTINGS_MS = 800;

/** No record has this revision: what is written against it becomes a copy. */
const NOBODYS = -1;

/** A tree with more nodes is not printed at every edit, but once there is a pause of so long. */
const BIG_TREE = 2_000;
const PAUSE_MS = 250;

export interface Keeper {
  /** Writes what is still due. */
  flush(): Promise<void>;
  stop(): void;
}

/** Follows the session; one write at a time, the newest state each. */
export function keepTrees(session: Session, store: TreeStore, clock: Clock, now: () => number): Keeper {
  /** of the trees of this page: the revision last written */
  const revisions = new Map<string, number>();
  /** those that are kept, or about to be */
  const keptIds = new Set<string>();
  /** what each was before its first edit here */
  const bases = new Map<string, GameTree>();
  let due: SessionState | null = null;
  let writing: Promise<void> | null = null;
  let cancel: (() => void) | null = null;

  const write = async (): Promise<void> => {
    for (let state = due; state !== null; state = due) {
      due = null;
      const own = state.subject.own;
      if (own === null) continue;
      const known = revisions.get(own.id) ?? (await revisionOf(own.id));
      const record = recordOf(state, own.id, own.title, known, now());
      const copyTitle = state.language.page.copyTitle(own.title || state.language.page.untitled);
      const stored = await store.put(record, newTreeId(), copyTitle);
      if (!stored.ok) {
        addNotices(session, [{ kind: 'not-stored' }]);
        continue;
      }
      revisions.set(stored.id, stored.revision);
      if (stored.isCopy) goOnWithCopy(own.id, stored.id, copyTitle);
    }
    writing = null;
  };

  /** The revision this page's tree was made from; none where somebody else has changed it since. */
  const revisionOf = async (id: string): Promise<number> => {
    const stored = await store.get(id);
    const base = bases.get(id);
    if (stored === null) return 0;
    return base !== undefined && printTree(base) === stored.text ? stored.revision : NOBODYS;
  };

  const goOnWithCopy = (before: string, id: string, title: string) => {
    const { subject, past, future } = session.getState();
    keptIds.add(id);
    addNotices(session, [{ kind: 'kept-as-copy', title }]);
    const renamed = (other: Subject): Subject =>
      other.own?.id === before ? { ...other, own: { id, title } } : other;
    if (subject.own?.id === before)
      session.setState({ subject: renamed(subject), past: past.map(renamed), future: future.map(renamed) });
  };

  const flush = (): Promise<void> => {
    cancel?.();
    cancel = null;
    if (due === null) return writing ?? Promise.resolve();
    writing ??= write();
    return writing;
  };

  const later = (milliseconds: number) => {
    cancel?.();
    cancel = clock(milliseconds, () => void flush());
  };

  const stop = session.subscribe((state, before) => {
    const { own, tree } = state.subject;
    if (own === null) return;
    if (state.past.length === 0 && !revisions.has(own.id)) bases.set(own.id, tree);
    const isEdited = state.subject !== before.subject && (state.past.length > 0 || state.future.length > 0);
    const isSet = SETTINGS.some((part) => state[part] !== before[part]) && keptIds.has(own.id);
    if (isEdited) {
      keptIds.add(own.id);
      due = state;
      if (state.subject.tree.size > BIG_TREE) later(PAUSE_MS);
      else void flush();
    } else if (isSet && state.subject === before.subject) {
      due = state;
      later(SETTINGS_MS);
    }
  });

  const first = session.getState();
  for (const { own, tree } of [first.subject, ...first.past.toReversed()])
    if (own !== null) bases.set(own.id, tree);
  if (first.subject.own !== null && first.past.length > 0) {
    keptIds.add(first.subject.own.id);
    due = first;
    void flush();
  }
  return { flush, stop };
}

const SETTINGS = ['algorithm', 'rules', 'notation', 'step'] as const;

function recordOf(
  { subject, algorithm, rules, notation, step }: SessionState,
  id: string,
  title: string,
  revision: number,
  edited: number,
): KeptTree {
  const text = printTree(subject.tree);
  return { version: KEPT_VERSION, id, title, text, algorithm, rules, notation, step, edited, revision };
}
