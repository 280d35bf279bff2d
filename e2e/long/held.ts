/** What holds after any actions whatever: no edit is lost, and the address restores the picture. */
import type { Page } from '@playwright/test';
import { unpackTree } from '../../src/link/packedTree.ts';

/** What is written, and shown, after the last of the actions may come a moment later. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** What one sees of the picture, in words. */
interface Seen {
  readonly step: string;
  readonly sentence: string;
  /** the figures in sight, by node */
  readonly leaves: Readonly<Record<string, string>>;
}

interface Kept {
  /** of the tree that is shown; null for one that is not the reader's own */
  readonly id: string | null;
  readonly hash: string;
  /** by id: the texts of all that is stored */
  readonly stored: Readonly<Record<string, string>>;
}

/** Follows one walk. */
export class Held {
  readonly #texts = new Map<string, string>();
  readonly #stored = new Set<string>();

  constructor(readonly page: Page) {}

  /** What no longer holds. `removed`: how many trees the reader has deleted since the last look. */
  async fault(removed: number): Promise<string | null> {
    try {
      return (await this.#lostEdit(removed)) ?? (await this.#otherPicture());
    } catch (thrown) {
      return `could not look: ${String(thrown)}`;
    }
  }

  async #lostEdit(removed: number): Promise<string | null> {
    return patiently(async () => {
      const { id, hash, stored } = await kept(this.page);
      const gone = [...this.#stored].filter((known) => !(known in stored));
      if (gone.length > removed) return `stored trees are gone: ${gone.join(', ')}`;
      const packed = /[#&]own=([^&]+)/.exec(hash)?.[1];
      if (packed !== undefined && id !== null) {
        const unpacked = await unpackTree(packed);
        if (!unpacked.ok) return `the address is ${unpacked.fault}`;
        const { text } = unpacked.value;
        const isEdited = id in stored || (this.#texts.has(id) && this.#texts.get(id) !== text);
        if (isEdited && stored[id] !== text) return `shown is ${text}, stored ${stored[id] ?? 'nothing'}`;
        this.#texts.set(id, text);
      }
      this.#stored.clear();
      for (const known of Object.keys(stored)) this.#stored.add(known);
      return null;
    });
  }

  /** Opens the address in another page, where it is a tree's and nothing is withheld. */
  async #otherPicture(): Promise<string | null> {
    const other = await this.page.context().newPage();
    try {
      return await patiently(async () => {
        const isTree = await this.page.evaluate(
          () =>
            document.querySelector('.app.practising, .predict-body, .predict-beside, .blank') === null &&
            /^#v1&(?:tree|own)=/.test(location.hash),
        );
        if (!isTree) return null;
        const url = this.page.url();
        if (other.url() !== url) {
          await other.goto('about:blank');
          await other.goto(url);
          await other.locator('.subtitle').waitFor();
        }
        const [first, second] = [await seen(this.page), await seen(other)];
        // Who has zoomed in or out sees some of the leaves only, or none.
        const isBoth = (node: string) => node in first.leaves && node in second.leaves;
        const [here, there] = [first, second].map((one) =>
          JSON.stringify({ ...one, leaves: Object.entries(one.leaves).filter(([node]) => isBoth(node)) }),
        );
        return here === there ? null : `${url}\n    shows ${here}\n    opens ${there}`;
      });
    } finally {
      await other.close();
    }
  }
}

async function patiently(look: () => Promise<string | null>): Promise<string | null> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const wrong = await look();
    if (wrong === null || Date.now() > end) return wrong;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const subtitle = document.querySelector('.subtitle');
    return {
      step: subtitle?.getAttribute('data-step') ?? '',
      sentence: subtitle?.textContent ?? '',
      leaves: Object.fromEntries(
        [...document.querySelectorAll('.stage svg.tree .node.leaf .value')].map((leaf) => [
          leaf.closest('[data-node]')?.getAttribute('data-node') ?? '',
          leaf.textContent ?? '',
        ]),
      ),
    };
  });
}

function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const state: unknown = history.state;
    const id =
      typeof state === 'object' && state !== null && 'tree' in state && typeof state.tree === 'string'
        ? state.tree
        : null;
    const stored: Record<string, string> = {};
    if ((await indexedDB.databases()).some(({ name }) => name === 'plyscope')) {
      const opening = indexedDB.open('plyscope');
      const database = await new Promise<IDBDatabase>((done) => {
        opening.addEventListener('success', () => done(opening.result));
      });
      const asking = database.objectStoreNames.contains('trees')
        ? database.transaction('trees').objectStore('trees').getAll()
        : null;
      const records = await new Promise<{ id: string; text: string }[]>((done) => {
        if (asking === null) done([]);
        asking?.addEventListener('success', () => done(asking.result));
      });
      database.close();
      for (const record of records) stored[record.id] = record.text;
    }
    return { id, hash: location.hash, stored };
  });
}
