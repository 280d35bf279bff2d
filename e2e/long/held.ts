/** What holds after any actions whatever: no edit is lost, and the address restores the picture. */
import type { BrowserContext, Page } from '@playwright/test';
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
  /** what was moved aside since it could not be read */
  readonly damaged: readonly unknown[];
}

/** What is called when a tree is deleted from the device. */
const DELETED = 'treeDeleted';

/** Follows one walk. */
export class Held {
  readonly #texts = new Map<string, string>();
  readonly #stored = new Set<string>();
  /** trees that were deleted because the reader has asked for it */
  readonly #removed = new Set<string>();

  private constructor(readonly page: Page) {}

  /** Follows the walk in a page that is yet to come. */
  static async of(context: BrowserContext): Promise<Held> {
    const held = new Held(await context.newPage());
    await context.exposeFunction(DELETED, (id: string, isAsked: boolean) => {
      if (isAsked) held.#removed.add(id);
    });
    await context.addInitScript(noteDeletions, DELETED);
    return held;
  }

  /** What no longer holds. */
  async fault(): Promise<string | null> {
    try {
      return (await this.#lostEdit()) ?? (await this.#otherPicture());
    } catch (thrown) {
      return `could not look: ${String(thrown)}`;
    }
  }

  async #lostEdit(): Promise<string | null> {
    return patiently(async () => {
      const { id, hash, stored, damaged } = await kept(this.page);
      if (damaged.length > 0) return `taken for damaged: ${JSON.stringify(damaged)}`;
      const gone = [...this.#stored].filter((known) => !(known in stored || this.#removed.has(known)));
      if (gone.length > 0) return `stored trees are gone: ${gone.join(', ')}, of ${this.#stored.size}`;
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
            document.querySelector(
              '.app.practising, .app.visiting, .predict-body, .predict-beside, .blank',
            ) === null && /^#v1&(?:tree|own)=/.test(location.hash),
        );
        if (!isTree) return null;
        const url = this.page.url();
        if (other.url() !== url) {
          await other.goto('about:blank');
          await other.goto(url);
          await other.locator('.subtitle').first().waitFor();
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
    const damaged: unknown[] = [];
    if ((await indexedDB.databases()).some(({ name }) => name === 'plyscope')) {
      const opening = indexedDB.open('plyscope');
      const database = await new Promise<IDBDatabase>((done) => {
        opening.addEventListener('success', () => done(opening.result));
      });
      const allOf = (store: string) =>
        new Promise<unknown[]>((done) => {
          if (!database.objectStoreNames.contains(store)) done([]);
          else {
            const asking = database.transaction(store).objectStore(store).getAll();
            asking.addEventListener('success', () => done(asking.result));
          }
        });
      const records = (await allOf('trees')) as { id: string; text: string }[];
      damaged.push(...(await allOf('damaged')));
      database.close();
      for (const record of records) stored[record.id] = record.text;
    }
    return { id, hash: location.hash, stored, damaged };
  });
}

/** In the page: says of each tree that is deleted from the device whether its removal was pressed for. */
function noteDeletions(call: string): void {
  let pressed = 0;
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('.tree-list .icon-button') !== null) pressed += 1;
    },
    true,
  );
  const remove = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = function (id) {
    const say: unknown = Reflect.get(globalThis, call);
    if (this.name === 'trees' && typeof say === 'function') say(id, pressed > 0);
    if (this.name === 'trees') pressed = Math.max(0, pressed - 1);
    return remove.call(this, id);
  };
}
