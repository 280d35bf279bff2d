/**
 * Hides each text of the drawing that the left or the right border of the figure would cut, because what is left of a number
 * would be read as another number.
 */
import './cutTexts.css';

export interface CutTexts {
  /** Looks again, in the next frame, which texts the borders cut. */
  show(): void;
  destroy(): void;
}

/** How far a text may reach beyond a border without losing a part of a letter, px. */
const SPARE = 1;

export function createCutTexts(svg: SVGSVGElement): CutTexts {
  let request = 0;
  const look = () => {
    request = 0;
    // The margin with the names of the plies hides what is to the left of its right edge.
    const gutter = svg.querySelector('.gutter')?.getBoundingClientRect();
    const { left: first, right: last } = svg.getBoundingClientRect();
    const borders = [gutter?.right ?? first, last];
    const texts = [...svg.querySelectorAll('.viewport text')];
    // All places are read before anything is changed, so that the browser lays the figure out once.
    const isCut = texts.map((text) => {
      const { left, right } = text.getBoundingClientRect();
      return borders.some((border) => left < border - SPARE && right > border + SPARE);
    });
    for (const [index, text] of texts.entries()) text.toggleAttribute('data-cut', isCut[index]);
  };
  return {
    show() {
      if (request === 0) request = requestAnimationFrame(look);
    },
    destroy() {
      cancelAnimationFrame(request);
    },
  };
}
