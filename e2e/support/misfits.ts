/** Finds what does not fit the window: off the screen, under something else, cut off, or wider than the page. */
import type { Page } from '@playwright/test';

/**
 * What does not fit at the present size, a line each: nothing may lie beyond the left or the right edge, no
 * control may lie over another, no part of the page over another part, no text be cut off without a sign.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(misfitsHere);
}

/** The same as a function of the page itself, for whoever drives it. */
export function misfitsHere(): string[] {
  const TOLERANCE_PX = 1;
  const PARTS = ['.header', '.stage', 'aside.panels', 'main.screen', 'main.home'];
  const ROWS = '.stage > :is(.figure, .run-in-figures, .subtitle, .transport)';
  const CONTROLS =
    'button, input:not([type=radio], [type=checkbox]), select, textarea, label, summary, a[href]';
  const TEXTS =
    '.invitation, .step-field span, .subtitle, .rules-line, h1, .front-caption, .front-step, .chapter-sentence';
  const found: string[] = [];

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .skip, [popover]') === null &&
    element.getBoundingClientRect().width > 1.5;
  const nameOf = (element: Element) => {
    const said = element.ariaLabel || element.textContent || element.getAttribute('id') || '';
    return `${element.tagName.toLowerCase()}.${element.className} “${said.trim().slice(0, 30)}”`;
  };
  const common = (a: DOMRect, b: DOMRect) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > TOLERANCE_PX && down > TOLERANCE_PX
      ? `${across.toFixed(0)} × ${down.toFixed(0)} px`
      : null;
  };
  /** What is seen of it: the rest has been scrolled away within what holds it. */
  const seenOf = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (at !== element && at !== document.documentElement && at !== document.body) {
        const frame = at.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const lieOver = (elements: readonly Element[], mayMeet: (a: Element, b: Element) => boolean) => {
    const boxes = elements.map(seenOf);
    for (const [index, a] of elements.entries())
      for (let other = index + 1; other < elements.length; other += 1) {
        const b = elements[other]!;
        if (a.contains(b) || b.contains(a) || mayMeet(a, b)) continue;
        const size = common(boxes[index]!, boxes[other]!);
        if (size !== null) found.push(`${nameOf(a)} and ${nameOf(b)} meet by ${size}`);
      }
  };

  // What is far from the window stands in for itself by a guessed height until it comes near.
  const unlaid = [...document.querySelectorAll<HTMLElement>('.panel')];
  for (const panel of unlaid) panel.style.contentVisibility = 'visible';

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

  const parts = PARTS.flatMap((part) => [...document.querySelectorAll(part)]).filter(isShown);
  lieOver(parts, () => false);
  lieOver([...document.querySelectorAll(ROWS)].filter(isShown), () => false);

  // Marks and moments stand where their steps are, and the slider runs through them.
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown);
  const texts = [...document.querySelectorAll(TEXTS)].filter(isShown);
  for (const element of [...parts, ...controls, ...texts]) {
    const { left, right } = element.getBoundingClientRect();
    if (left < -TOLERANCE_PX || right > clientWidth + TOLERANCE_PX)
      found.push(`${nameOf(element)} reaches from ${left.toFixed(0)} to ${right.toFixed(0)} px`);
    const part = element.parentElement?.closest(PARTS.join());
    const frame = part?.getBoundingClientRect();
    if (frame !== undefined && right > frame.right + TOLERANCE_PX)
      found.push(`${nameOf(element)} leaves its part by ${(right - frame.right).toFixed(0)} px`);
  }
  const inTime = (element: Element) => element.closest('.timeline, .subtitle') !== null;
  // What stays in its place while the rest scrolls lies over the rest, but not where all there is stands still.
  const scrolls = document.documentElement.scrollHeight > document.documentElement.clientHeight;
  const isBar = (element: Element) =>
    scrolls &&
    /^(?:fixed|sticky)$/.test(getComputedStyle(element.closest('.places, .header') ?? element).position);
  const isStuck = (element: Element) => element.closest('.practice-title') !== null;
  lieOver(
    [...controls, ...texts],
    (a, b) =>
      (inTime(a) && inTime(b)) ||
      isBar(a) !== isBar(b) ||
      (isStuck(a) !== isStuck(b) && a.closest('aside') === b.closest('aside')),
  );

  for (const element of [...controls, ...texts]) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isText = !element.matches('input, select, textarea');
    if (
      isText &&
      overflowX !== 'visible' &&
      textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    )
      found.push(`${nameOf(element)} is cut off by ${element.scrollWidth - element.clientWidth} px`);
  }
  for (const panel of unlaid) panel.style.contentVisibility = '';
  return found;
}
