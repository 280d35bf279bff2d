import { useLayoutEffect, useState } from 'react';
import { entryOf } from '../../session/historyEntry.ts';
import { screenIn } from '../../session/session.ts';
import { screenRef } from './elements.ts';
import { useSession } from './useSession.ts';

/** The events by which a reader scrolls, or goes to something else. */
const PRESSES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const LISTENING = { capture: true, passive: true } as const;

/**
 * Remembers the scroll position of each screen. When the reader returns to a screen with the browser's Back or Forward
 * button, the hook restores the position. When the reader opens a screen in another way, it is displayed from its top.
 *
 * A list may load after its screen. Until then the screen is too short for the position. The hook therefore tries again
 * whenever elements are added to the page, until it has restored the position or the reader presses a key or scrolls.
 */
export function useScrollPlaces(): void {
  const screen = useSession(screenIn);
  /** how far each screen was scrolled, px, by the entry of the history and the name of the screen */
  const [places] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    if (screen === null) return;
    const key = () => `${entryOf(window)?.entry} ${screen}`;
    const place = places.get(key()) ?? 0;
    let isThere = false;
    const added = new MutationObserver(() => bring());
    const end = () => {
      isThere = true;
      added.disconnect();
    };
    const bring = () => {
      const main = screenRef.current;
      if (main === null) return;
      main.scrollTop = place;
      if (Math.abs(main.scrollTop - place) <= 1) end();
    };
    const note = ({ target }: Event) => {
      const main = screenRef.current;
      if (isThere && main !== null && main === target) places.set(key(), main.scrollTop);
    };
    added.observe(document.body, { childList: true, subtree: true });
    bring();
    document.addEventListener('scroll', note, LISTENING);
    for (const press of PRESSES) document.addEventListener(press, end, LISTENING);
    return () => {
      end();
      document.removeEventListener('scroll', note, LISTENING);
      for (const press of PRESSES) document.removeEventListener(press, end, LISTENING);
    };
  }, [screen, places]);
}
