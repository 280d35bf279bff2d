/** What an address asks for when the page opens with it. */
import { decodeAddress } from '../link/address.ts';
import type { LanguageCode } from '../words/index.ts';
import { type Restored, restore, restoreSoon } from './restore.ts';

/** What the page displays first: a tree, and how it is searched and shown if the address says so. */
export type Opened = Partial<Restored> & Pick<Restored, 'subject'>;

export interface Asked {
  readonly language?: LanguageCode | undefined;
  /**
   * Restores the tree and the view; a tree of the reader's own gets the id `ownId`. Unless the page waits for it, it is null
   * at once when a large tree would have to be made or searched, which takes long.
   */
  restore(waits: boolean, ownId?: string): Promise<Opened | null>;
}

export function askedOf(hash: string): Asked {
  const address = decodeAddress(hash);
  return {
    language: address.language,
    restore: (waits, ownId) => (waits ? restore : restoreSoon)(address, ownId),
  };
}
