/** Finds labels of the drawing that run into each other or into a stroke, at every step of the run that is shown. */
import type { Page } from '@playwright/test';

export interface LabelReport {
  /** "step 7: “(−∞, 3)” runs into “B” by 4.1 × 2.0 px", the first step a pair does so */
  readonly overlaps: readonly string[];
  /** labels that lie under the buttons over the figure */
  readonly covered: readonly string[];
  /** how many different pictures were measured */
  readonly pictures: number;
}

/**
 * Goes through all steps by the slider and measures each picture whose labels are new.
 *
 * A label's box is that of its ink. The boxes that SVG reports are as high as the line, with room for
 * accents above and descenders below that no figure uses; two rows of figures could not stand under each
 * other without these empty parts meeting. So the height is what the text's own signs take up, as a canvas
 * measures it (for a figure about 0.72 of the font size), and the width is the advance width.
 *
 * @param hoverAt a step at which nodes are pointed at in turn, which writes their bounds
 * @param stride how many steps on the next look is taken, from the end on: there most is written; and how many
 *   nodes on the next is pointed at
 */
export function labelOverlaps(page: Page, hoverAt: number, stride = 1): Promise<LabelReport> {
  return page.evaluate(
    async ([pointedAt, every]) => {
      interface Box {
        readonly text: string;
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      const TOLERANCE_PX = 0.5;
      const LABELS = [
        '.value',
        '.name',
        '.bounds',
        '.edge-label',
        '.stub-count',
        '.stub-words',
        '.ply-name',
        '.board',
      ];

      const svg = document.querySelector<SVGSVGElement>('svg.tree')!;
      const slider = document.querySelector<HTMLInputElement>('.timeline input')!;
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const pen = document.createElement('canvas').getContext('2d')!;
      const pictures = new Set<string>();
      const overlaps = new Map<string, string>();
      const covered = new Set<string>();
      const { left: svgLeft, top: svgTop } = svg.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('.figure button')].map((button): Box => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return { text: `“${button.textContent || button.ariaLabel}”`, left, top, right, bottom };
      });

      // Asking for a box makes the browser lay out the whole page again, so no font and no text is asked twice.
      const known = <T>(made: Map<string, T>, key: string, make: () => T): T => {
        const found = made.get(key) ?? make();
        made.set(key, found);
        return found;
      };
      const fonts = new Map<string, string>();
      const sizes = new Map<string, { width: number; up: number; down: number }>();
      const boards = new Map<string, DOMRect>();
      interface Measured {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly half: number;
      }
      const reaches = new Map<string, Measured>();
      const strokes = new Map<string, readonly number[][] | null>();
      /** by label, what is written and how, as long as the drawing is not moved */
      const boxes = new Map<string, Box>();
      let boxesAt: string | null = null;
      // What is scrolled under the names of the plies is hidden by their paper: only the rest is seen.
      const gutter = svg.querySelector('.gutter')?.getBoundingClientRect().right ?? 0;

      const sizeOf = (label: SVGTextElement, text: string, classes: string) => {
        const looks = [classes, label.getAttribute('class'), label.getAttribute('font-size')].join('|');
        const font = known(fonts, looks, () => {
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(label);
          return `${fontWeight} ${fontSize} ${fontFamily}`;
        });
        return known(sizes, `${font}|${text}`, () => {
          pen.font = font;
          const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
          return { width: label.getBBox().width, up, down };
        });
      };

      interface Place {
        readonly a: number;
        readonly d: number;
        readonly e: number;
        readonly f: number;
      }
      /** by element, as long as nothing is drawn anew */
      const places = new Map<Element, Place>();

      /** From the element's own coordinates to the screen's; the drawing is moved and scaled, never turned. */
      const placeOf = (element: SVGGraphicsElement): Place => {
        const found = places.get(element);
        if (found !== undefined) return found;
        const above = element.parentElement;
        let place = { a: 1, d: 1, e: 0, f: 0 };
        if (element === svg || !(above instanceof SVGGraphicsElement))
          place = { ...place, e: svgLeft, f: svgTop };
        else {
          place = { ...placeOf(above) };
          for (const { matrix } of element.transform.baseVal) {
            place.e += place.a * matrix.e;
            place.f += place.d * matrix.f;
            place.a *= matrix.a;
            place.d *= matrix.d;
          }
        }
        places.set(element, place);
        return place;
      };

      const boxOf = (label: SVGGraphicsElement, text: string, classes: string): Box => {
        const { a, d, e, f } = placeOf(label);
        const owner = label.parentElement?.getAttribute('data-node');
        const on = (name: string, x: number, width: number, top: number, bottom: number): Box => ({
          text: name,
          left: e + a * x,
          right: e + a * (x + width),
          top: f + d * top,
          bottom: f + d * bottom,
        });
        if (!(label instanceof SVGTextElement)) {
          const { x, y, width, height } = known(boards, `${owner}`, () => label.getBBox());
          return on(`board of ${owner}`, x, width, y, y + height);
        }
        const { width, up, down } = sizeOf(label, text, classes);
        const anchor = label.getAttribute('text-anchor');
        const x =
          Number(label.getAttribute('x')) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
        const y = Number(label.getAttribute('y'));
        const name = `“${text}” (${label.getAttribute('class')}${owner ? ` of ${owner}` : ''})`;
        return on(name, x, width, y - up, y + down);
      };

      const common = (a: Box, b: Box): { across: number; down: number } | null => {
        const least = TOLERANCE_PX;
        if (a.bottom - b.top <= least || b.bottom - a.top <= least) return null;
        if (a.right - b.left <= least || b.right - a.left <= least) return null;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > least && down > least ? { across, down } : null;
      };

      /** A box of the screen, made smaller on every side by what may meet, in the coordinates of a path. */
      const within = (path: SVGPathElement, { left, right, top, bottom }: Box): Omit<Box, 'text'> => {
        const { a, d, e, f } = placeOf(path);
        return {
          left: (left + TOLERANCE_PX - e) / a,
          right: (right - TOLERANCE_PX - e) / a,
          top: (top + TOLERANCE_PX - f) / d,
          bottom: (bottom - TOLERANCE_PX - f) / d,
        };
      };

      /** A path's own box, and half the width of its stroke. */
      const measured = (path: SVGPathElement): Measured => {
        const looks = ['class', 'd'].map((name) => path.getAttribute(name));
        return known(reaches, looks.join('|'), () => {
          const { x, y, width, height } = path.getBBox();
          return { x, y, width, height, half: Number.parseFloat(getComputedStyle(path).strokeWidth) / 2 };
        });
      };

      /** Of a path with its stroke. */
      const reachOf = (path: SVGPathElement): Box => {
        const { x, y, width, height, half } = measured(path);
        const { a, d, e, f } = placeOf(path);
        return {
          text: '',
          left: e + a * (x - half),
          right: e + a * (x + width + half),
          top: f + d * (y - half),
          bottom: f + d * (y + height + half),
        };
      };

      /** From x1, y1 to x2, y2, a row each, of a path that is made of straight strokes; null of another. */
      const straightOf = (path: SVGPathElement): readonly number[][] | null => {
        const text = path.getAttribute('d') ?? '';
        return known(strokes, text, () => {
          if (path.matches('.shape') || !/^(M[-\d.,]+(L[-\d.,]+)+)+$/.test(text)) return null;
          return text
            .slice(1)
            .split('M')
            .flatMap((stroke) => {
              const points = stroke.split('L').map((point) => point.split(',').map(Number));
              return points.slice(1).map((to, index) => [...points[index]!, ...to]);
            });
        });
      };

      /** Whether a straight stroke comes nearer to a box than `half` of its width: somewhere it is within the longer box. */
      const crosses = (
        [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
        box: Omit<Box, 'text'>,
        half: number,
      ): boolean => {
        let [from, to] = [0, 1];
        for (const [start, along, least, most] of [
          [x1, x2 - x1, box.left - half, box.right + half],
          [y1, y2 - y1, box.top - half, box.bottom + half],
        ] as const) {
          if (along === 0) {
            if (start < least || start > most) return false;
            continue;
          }
          const [one, other] = [(least - start) / along, (most - start) / along];
          from = Math.max(from, Math.min(one, other));
          to = Math.min(to, Math.max(one, other));
        }
        return from <= to;
      };

      /** Whether some point of the box is on the stroke of the path, or in a shape. */
      const isOn = (path: SVGPathElement, onScreen: Box): boolean => {
        const box = within(path, onScreen);
        const straight = straightOf(path);
        if (straight !== null) return straight.some((stroke) => crosses(stroke, box, measured(path).half));
        const isShape = path.matches('.shape');
        for (let across = 0; across <= 8; across += 1)
          for (let down = 0; down <= 4; down += 1) {
            const x = box.left + ((box.right - box.left) * across) / 8;
            const y = box.top + ((box.bottom - box.top) * down) / 4;
            const point = new DOMPoint(x, y);
            if (path.isPointInStroke(point) || (isShape && path.isPointInFill(point))) return true;
          }
        return false;
      };

      const fitsInto = (path: SVGPathElement, onScreen: Box): boolean => {
        const { left, right, top, bottom } = within(path, onScreen);
        return [left, right].every((x) => [top, bottom].every((y) => path.isPointInFill(new DOMPoint(x, y))));
      };

      /** The shape that a label stands in: its node's, for a value, and for a name that has its place in an empty shape. */
      const ownShapeOf = (label: Element, { left, right, top, bottom }: Box): SVGPathElement | null => {
        const shape = label.parentElement?.querySelector<SVGPathElement>('.shape') ?? null;
        if (shape === null || !label.matches('.value, .name')) return null;
        const { a, d, e, f } = placeOf(shape);
        const middle = new DOMPoint(((left + right) / 2 - e) / a, ((top + bottom) / 2 - f) / d);
        return label.matches('.value') || shape.isPointInFill(middle) ? shape : null;
      };

      const look = (where: string): void => {
        const written = [...svg.querySelectorAll<SVGGraphicsElement>(LABELS.join())].map((label) => {
          const text = label.textContent ?? '';
          const classes = label.parentElement?.getAttribute('class') ?? '';
          const owner = label.parentElement?.getAttribute('transform') ?? '';
          const at = ['class', 'x', 'y', 'font-size', 'text-anchor'].map((name) => label.getAttribute(name));
          return { label, text, classes, looks: [owner, classes, ...at, text].join('|') };
        });
        const paths = [...svg.querySelectorAll<SVGPathElement>('.edge, .band, .strike, .shape, .halo')];
        const panning = svg.querySelector('.viewport')?.getAttribute('transform') ?? '';
        const inks = paths.map((path) => `${path.getAttribute('class')} ${path.getAttribute('d')}`);
        const picture = [panning, ...written.map(({ looks }) => looks), ...inks].join('\n');
        if (pictures.has(picture)) return;
        pictures.add(picture);
        places.clear();
        const inkOf = paths.map((path) => ({ path, reach: reachOf(path) }));
        if (boxesAt !== panning) boxes.clear();
        boxesAt = panning;
        const shown = written
          .map(({ label, text, classes, looks }) => {
            const box = known(boxes, looks, () => boxOf(label, text, classes));
            const left = label.matches('.ply-name') ? box.left : Math.max(box.left, gutter);
            return { ...box, left, label };
          })
          .filter(({ left, right }) => right > left);
        for (const { label, ...box } of shown) {
          if (label.matches('.ply-name, .board')) continue;
          const own = ownShapeOf(label, box);
          for (const { path, reach } of inkOf) {
            // A label stands on its shape, which hides what ends under it.
            if (own && (path === own || !path.matches('.shape'))) continue;
            if (common(box, reach) === null || !isOn(path, box)) continue;
            const what = `${path.getAttribute('class')} of ${path.dataset['edge'] ?? path.parentElement?.getAttribute('data-node')}`;
            const fault = `${box.text} stands on ${what}`;
            if (!overlaps.has(fault)) overlaps.set(fault, `${where}: ${fault}`);
          }
          if (own instanceof SVGPathElement && !fitsInto(own, box)) {
            const fault = `${box.text} does not fit its shape`;
            if (!overlaps.has(fault)) overlaps.set(fault, `${where}: ${fault}`);
          }
        }
        for (const [index, a] of shown.entries()) {
          for (let other = index + 1; other < shown.length; other += 1) {
            const b = shown[other]!;
            const shared = common(a, b);
            if (shared === null || overlaps.has(`${a.text} ${b.text}`)) continue;
            const size = `${shared.across.toFixed(1)} × ${shared.down.toFixed(1)} px`;
            overlaps.set(`${a.text} ${b.text}`, `${where}: ${a.text} runs into ${b.text} by ${size}`);
          }
          for (const button of buttons)
            if (common(a, button) !== null) covered.add(`${a.text} lies under ${button.text}`);
        }
      };

      const goTo = async (step: number): Promise<void> => {
        setValue.call(slider, String(step));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const isThere = () => document.querySelector('.subtitle')?.getAttribute('data-step') === String(step);
        if (!isThere()) await Promise.resolve();
        while (!isThere()) await new Promise(requestAnimationFrame);
      };

      await document.fonts.ready;
      for (let step = Number(slider.max); step >= 0; step -= every) {
        await goTo(step);
        look(`step ${step}`);
      }
      await goTo(Math.min(pointedAt, Number(slider.max)));
      for (const [index, shape] of [...svg.querySelectorAll('.node .shape')].entries()) {
        if (index % every !== 0) continue;
        shape.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        look(`step ${slider.value}, pointing at ${shape.parentElement?.getAttribute('data-node')}`);
      }
      svg.dispatchEvent(new PointerEvent('pointerleave'));
      return { overlaps: [...overlaps.values()], covered: [...covered], pictures: pictures.size };
    },
    [hoverAt, stride] as const,
  );
}
