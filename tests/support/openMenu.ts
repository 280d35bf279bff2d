/** Opens a menu as the browser does, for pages without popovers. */
import { act } from '@testing-library/react';

/** @param button the button that opens the menu */
export function openMenu(button: HTMLElement): void {
  const sheet = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (sheet === null) throw new Error('this button opens no menu');
  // A menu follows the size of its contents, where sizes are known.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const type of ['beforetoggle', 'toggle'])
    act(() => {
      sheet.dispatchEvent(Object.assign(new Event(type), { newState: 'open' }));
    });
}
