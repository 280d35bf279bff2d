/** What a reader can press, fill in, choose or drag on the page as it is now. */
import type { Page } from '@playwright/test';

export interface Control {
  /** the same for the same control in every language and state; the items of a list share one */
  readonly name: string;
  readonly tag: string;
  /** of an input */
  readonly type: string;
  /** its place among the elements of `SELECTOR`, while nothing changes */
  readonly place: number;
}

/** Without what is seen only while it has the focus. */
const SELECTOR =
  'button:not(.skip), input, select, textarea, summary, a[href^="#"], a[href="./"], [role=treeitem], svg.tree [data-node], .zoom-tools';

/** Everything that can be used: visible, not disabled, and not behind a dialog that is open. */
export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const LISTS =
      'ul, ol, tbody, fieldset, svg, .subtitle, .moments, .timeline-marks, .timeline-moments, .sheet-trees';
    const nameOfOne = (element: Element): string => {
      const [first = ''] = (element.getAttribute('class') ?? '').split(' ');
      const type = element.getAttribute('type');
      const kind = type === null || type === 'button' ? '' : `[${type}]`;
      const name = /^[ou]l$/.test(element.localName) ? 'list' : element.localName;
      return `${name}${first === '' ? '' : `.${first}`}${kind}`;
    };
    const nameOf = (element: Element): string => {
      if (element.closest('svg.tree') !== null) return 'svg.tree node';
      if (element.getAttribute('role') === 'treeitem') return 'treeitem';
      const above: string[] = [];
      for (let at = element.parentElement; at !== null && above.length < 2; at = at.parentElement)
        if (at.classList.length > 0 || at.localName === 'dialog') above.unshift(nameOfOne(at));
      const list = element.closest(LISTS);
      const alike = [...(element.parentElement?.children ?? [])].filter(
        (one) => nameOfOne(one) === nameOfOne(element),
      );
      // The first of several is the same one as when it is alone.
      const before = list !== null || element.matches('.token') ? 0 : alike.indexOf(element);
      const place = before === 0 ? '' : ` ${before + 1}`;
      return `${above.join(' ')} ${nameOfOne(element)}${place}`;
    };
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...document.querySelectorAll(selector)].flatMap((element, place) => {
      if (dialog !== undefined && !dialog.contains(element)) return [];
      const seen = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      const { width, height } = seen.getBoundingClientRect();
      const isOff = element.matches(':disabled') || element.closest('[inert], [hidden]') !== null;
      if (isOff || width < 2 || height < 2 || !seen.checkVisibility({ visibilityProperty: true })) return [];
      return [
        { name: nameOf(element), tag: element.localName, type: element.getAttribute('type') ?? '', place },
      ];
    });
  }, SELECTOR);
}

/** Where to press a control, after it has been brought into view; null where something lies over it. */
export function pointOf(page: Page, { place }: Control): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll(selector)[at];
      if (element === undefined) return null;
      // The middle of a node with its name beside it may lie between the two, where nothing is.
      const seen =
        element instanceof HTMLInputElement
          ? (element.closest('label') ?? element)
          : (element.querySelector(':scope > .shape') ?? element);
      seen.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = seen.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      return hit !== null && (element.contains(hit) || seen.contains(hit) || hit.contains(seen))
        ? point
        : null;
    },
    [SELECTOR, place] as const,
  );
}

/** The control itself, to be filled in. */
export function locate(page: Page, { place }: Control) {
  return page.locator(SELECTOR).nth(place);
}
