/** Finds labels of the drawing that run into each other, at every step of the run that is shown. */
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
 * @param hoverAt a step at which every node is pointed at in turn, which writes its bounds
 */
export function labelOverlaps(page: Page, hoverAt: number): Promise<LabelReport> {
  return page.evaluate(async (pointedAt) => {
    interface Box {
      readonly text: string;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const TOLERANCE_PX = 0.5;
    const LABELS = ['.value', '.name', '.bounds', '.edge-label', '.ply-name', '.board'];

    const svg = document.querySelector<SVGSVGElement>('svg.tree')!;
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const pen = document.createElement('canvas').getContext('2d')!;
    const heights = new Map<string, { up: number; down: number }>();
    const boxes = new Map<string, Box>();
    const pictures = new Set<string>();
    const overlaps = new Map<string, string>();
    const covered = new Set<string>();
    // They come and go, but what stands here now stays: only the drawing is drawn anew at a step.
    const labels = [...svg.querySelectorAll<SVGGraphicsElement>(LABELS.join())];

    /** What the place of a label depends on: its text, its weight (by its node's classes) and the panning. */
    const keyOf = (label: SVGGraphicsElement, index: number): string =>
      `${index} ${label.textContent} ${label.parentElement?.getAttribute('class')}`;

    const inkOf = (label: SVGGraphicsElement): { up: number; down: number } => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(label);
      const font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const key = `${font} ${label.textContent}`;
      const known = heights.get(key);
      if (known !== undefined) return known;
      pen.font = font;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(label.textContent ?? '');
      const ink = { up: actualBoundingBoxAscent, down: actualBoundingBoxDescent };
      heights.set(key, ink);
      return ink;
    };

    const measure = (label: SVGGraphicsElement): Box => {
      if (!(label instanceof SVGTextElement)) {
        const { left, top, right, bottom } = label.getBoundingClientRect();
        return { text: `board ${label.parentElement?.getAttribute('data-node')}`, left, top, right, bottom };
      }
      const { x, width } = label.getBBox();
      const { up, down } = inkOf(label);
      const baseline = label.y.baseVal[0]?.value ?? 0;
      const { a, d, e, f } = label.getScreenCTM()!;
      const owner = label.parentElement?.getAttribute('data-node');
      return {
        text: `“${label.textContent}” (${label.getAttribute('class')}${owner ? ` of ${owner}` : ''})`,
        left: e + a * x,
        top: f + d * (baseline - up),
        right: e + a * (x + width),
        bottom: f + d * (baseline + down),
      };
    };

    const common = (a: Box, b: Box): { across: number; down: number } | null => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > TOLERANCE_PX && down > TOLERANCE_PX ? { across, down } : null;
    };

    const look = (where: string): void => {
      const panning = svg.querySelector('.viewport')?.getAttribute('transform') ?? '';
      const written = labels.flatMap((label, index) =>
        label.textContent === '' && label instanceof SVGTextElement
          ? []
          : [{ label, key: `${panning} ${keyOf(label, index)}` }],
      );
      const picture = written.map(({ key }) => key).join('\n');
      if (pictures.has(picture)) return;
      pictures.add(picture);
      const shown = written.map(({ label, key }) => {
        const box = boxes.get(key) ?? measure(label);
        boxes.set(key, box);
        return box;
      });
      for (const [index, a] of shown.entries()) {
        for (const b of shown.slice(index + 1)) {
          const shared = common(a, b);
          if (shared === null || overlaps.has(`${a.text} ${b.text}`)) continue;
          const size = `${shared.across.toFixed(1)} × ${shared.down.toFixed(1)} px`;
          overlaps.set(`${a.text} ${b.text}`, `${where}: ${a.text} runs into ${b.text} by ${size}`);
        }
      }
      for (const button of document.querySelectorAll('.figure button')) {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        for (const label of shown)
          if (common(label, { text: '', left, top, right, bottom }) !== null)
            covered.add(`${label.text} lies under “${button.textContent || button.ariaLabel}”`);
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
    for (let step = 0; step <= Number(slider.max); step += 1) {
      await goTo(step);
      look(`step ${step}`);
    }
    await goTo(Math.min(pointedAt, Number(slider.max)));
    for (const shape of svg.querySelectorAll('.node .shape')) {
      shape.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      look(`step ${slider.value}, pointing at ${shape.parentElement?.getAttribute('data-node')}`);
    }
    svg.dispatchEvent(new PointerEvent('pointerleave'));
    return { overlaps: [...overlaps.values()], covered: [...covered], pictures: pictures.size };
  }, hoverAt);
}
