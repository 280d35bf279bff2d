/** A browser under WebDriver, and what a reader does in it: the same for every engine. */

/** Sends a command of the W3C protocol by the end of its path: "url", "execute/sync", "actions". */
export interface Session {
  readonly post: (command: string, body: object) => Promise<unknown>;
  readonly get: (command: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** Keys that have no character, by WebDriver's code points. */
export const KEY = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  shift: '\uE008',
  control: '\uE009',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
  end: '\uE010',
  home: '\uE011',
} as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

const PATIENCE_MS = 20_000;
const REST_MS = 150;

export class Driver {
  constructor(
    readonly name: string,
    private readonly session: Session,
  ) {}

  /** Loads the page anew at an address. */
  async open(address: string): Promise<void> {
    await this.session.post('url', { url: 'about:blank' });
    await this.session.post('url', { url: address });
  }

  /** Runs a function in the page; it may use nothing but its arguments. */
  async run<A extends readonly unknown[], T>(work: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    // What runs this file names functions by a call that the page does not know.
    const script = `const __name = (named) => named; return (${String(work)})(...arguments);`;
    return (await this.session.post('execute/sync', { script, args: given })) as Awaited<T>;
  }

  /** Until a function in the page is content; what it says it waits for stands in the error. */
  async until<A extends readonly unknown[]>(
    what: string,
    isSo: (...given: A) => boolean,
    ...given: A
  ): Promise<void> {
    for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; ) {
      if (await this.run(isSo, ...given)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`waited in vain for ${what}`);
  }

  async sees(selector: string, text = ''): Promise<void> {
    await this.until(
      `${selector} “${text}”`,
      (wanted, part) =>
        [...document.querySelectorAll(wanted)].some(
          (element) => element.checkVisibility() && (element.textContent ?? '').includes(part),
        ),
      selector,
      text,
    );
  }

  /** Presses an element in its middle; the first of those that contain the text or are called so. */
  async press(selector: string, text = ''): Promise<void> {
    await this.sees(selector);
    const { x, y } = await this.restOf(selector, text);
    await this.session.post('actions', {
      actions: [pointer([{ type: 'pointerMove', x, y }, DOWN, UP])],
    });
  }

  /** Drags from the middle of an element by some px. */
  async drag(selector: string, across: number): Promise<void> {
    const { x, y } = await this.restOf(selector, '');
    const moves = [0.25, 0.5, 0.75, 1].map((part) => ({
      type: 'pointerMove',
      duration: 30,
      x: Math.round(x + across * part),
      y,
    }));
    await this.session.post('actions', {
      actions: [pointer([{ type: 'pointerMove', x, y }, DOWN, ...moves, UP])],
    });
  }

  /** Types characters or keys one after the other, where the focus is; `held` stays down meanwhile. */
  async type(keys: string, held: string | null = null): Promise<void> {
    const strokes = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions =
      held === null
        ? strokes
        : [{ type: 'keyDown', value: held }, ...strokes, { type: 'keyUp', value: held }];
    await this.session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    const frame = await this.run(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
    await this.session.post('window/rect', { width: width + frame.x, height: height + frame.y });
    await this.until(`a window ${width} px wide`, (wanted) => innerWidth === wanted, width);
    await this.run(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /**
   * Loads the page in a frame of this size, smaller than windows can be, and goes on in there; the next
   * `open` leaves it.
   */
  async openInFrame(address: string, width: number, height: number): Promise<void> {
    // The frame in full view, or its lower end could not be pressed.
    await this.resize(width + 200, height + 60);
    // Any document of the same origin that is not the page itself.
    await this.session.post('url', { url: new URL('sw.js', address).href });
    await this.run(
      (source, across, down) => {
        const frame = document.createElement('iframe');
        Object.assign(frame.style, { width: `${across}px`, height: `${down}px`, border: '0' });
        frame.src = source;
        document.body.replaceChildren(frame);
      },
      address,
      width,
      height,
    );
    await this.until(
      'a frame',
      () => document.querySelector('iframe')?.contentDocument?.readyState === 'complete',
    );
    await this.session.post('frame', { id: 0 });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.session.get('screenshot')), 'base64');
  }

  end(): Promise<void> {
    return this.session.end();
  }

  /** Where an element is when it has come to rest: what is loaded above it may still push it away. */
  private async restOf(selector: string, text: string): Promise<Point> {
    let last = await this.middle(selector, text);
    for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; ) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      const now = await this.middle(selector, text);
      if (now.x === last.x && now.y === last.y) return now;
      last = now;
    }
    throw new Error(`${selector} “${text}” does not come to rest`);
  }

  private async middle(selector: string, text: string): Promise<Point> {
    const point = await this.run(
      (wanted, part) => {
        const element = [...document.querySelectorAll(wanted)].find(
          (one) =>
            one.checkVisibility() &&
            `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(part),
        );
        if (element === undefined) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // WebKit still measures what is enlarged by "zoom" as if it were not.
        let enlarged = 1;
        if (!Object.hasOwn(Element.prototype, 'currentCSSZoom'))
          for (let one: Element | null = element; one !== null; one = one.parentElement)
            enlarged *= Number.parseFloat(getComputedStyle(one).zoom) || 1;
        const inPage = (from: number, to: number) => Math.round(((from + to) / 2) * enlarged);
        return { x: inPage(left, right), y: inPage(top, bottom) };
      },
      selector,
      text,
    );
    if (point === null) throw new Error(`there is no ${selector} “${text}”`);
    return point;
  }
}

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

function pointer(actions: readonly object[]): object {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}
