/**
 * Writes the owner of each ply in the margin of the figure, as textbooks do; the texts follow the rows
 * vertically and never move sideways.
 */

import type { NodeKind } from '../core/index.ts';
import type { Layout, Ply } from './placement.ts';
import { append, set, writeText } from './svgElement.ts';
import type { Box } from './viewTransform.ts';

export interface PlyNames {
  /** Moves the texts to the rows of a drawing that has been shifted to `y` and scaled. */
  moveTo(y: number, scale: number): void;
  destroy(): void;
}

export interface PlyOptions {
  readonly words: {
    readonly kind: Readonly<Record<NodeKind, string>>;
    readonly player: (number: number) => string;
    readonly leaves: string;
  };
  /** the width and height of the area in which the figure is drawn, px */
  readonly size: Box;
  /** the width at the left of the frame that is reserved for the texts, px */
  readonly gutter: number;
  readonly fontSize: number;
  /**
   * the height at the top of the margin that other signs take once the tree is scrolled, px; the name of the first ply
   * may stand there while the tree is not scrolled down, because the signs leave room for it then
   */
  readonly taken: number;
}

/** The distance from the left border of the frame to the texts, px. */
export const PLY_NAME_LEFT = 10;

/** Half of the height of a capital letter, em. */
const HALF_CAPITAL = 0.35;

export function renderPlies(svg: SVGSVGElement, layout: Layout, options: PlyOptions): PlyNames {
  const { words, size, gutter, fontSize, taken } = options;
  const [lines, names] = ['.plies', '.ply-names'].map((layer) => svg.querySelector(layer)) as [
    Element,
    Element,
  ];
  const clear = () => {
    lines.replaceChildren();
    names.replaceChildren();
  };
  clear();
  // This rectangle hides what is scrolled out of view, which would otherwise lie under the texts.
  append(names, 'rect', { class: 'gutter', width: gutter, height: size.height });
  const { plies } = layout;
  /** the texts and lines that are drawn, by depth; only those in view */
  const drawn = new Map<number, DrawnPly>();

  const drawPly = (ply: Ply): DrawnPly => {
    const own = ply.kind === 'player' ? words.player((ply.player ?? 0) + 1) : words.kind[ply.kind ?? 'leaf'];
    const text = ply.kind === 'leaf' ? words.leaves : ply.kind === null ? '' : own;
    const look = { class: `ply-name ${ply.kind ?? ''}`, x: PLY_NAME_LEFT, 'font-size': fontSize };
    const label = append(names, 'text', look);
    writeText(label, text);
    const d = `M${gutter},0H${size.width - PLY_NAME_LEFT}`;
    const isLast = ply.depth === plies.length - 1;
    const line = isLast ? null : append(lines, 'path', { class: 'ply-line', d });
    drawn.set(ply.depth, { label, line });
    return { label, line };
  };

  const erase = (depth: number) => {
    const ply = drawn.get(depth);
    ply?.label.remove();
    ply?.line?.remove();
    drawn.delete(depth);
  };

  return {
    moveTo(y, scale) {
      const row = ((plies[1]?.y ?? Infinity) - (plies[0]?.y ?? 0)) * scale;
      // When rows are lower than their texts, only every third, fifth or later row has its text: of an even distance all
      // texts would be those of one player.
      const every = Math.ceil((fontSize * 1.4) / row) | 1;
      for (const ply of plies) {
        const at = y + ply.y * scale;
        if (ply.depth % every !== 0 || at + row < 0 || at > size.height + fontSize) {
          erase(ply.depth);
          continue;
        }
        const { label, line } = drawn.get(ply.depth) ?? drawPly(ply);
        const half = fontSize * HALF_CAPITAL;
        const free = ply.depth === 0 && y >= 0 ? 0 : taken;
        // The name of a ply is hidden when the border of the frame would cut it, or when the border signs would cover it.
        const isWhole = at - half >= free && at + half <= size.height;
        set(label, { y: at + half, display: isWhole ? 'inline' : 'none' });
        const below = plies[ply.depth + 1] ?? ply;
        if (line !== null) set(line, { transform: `translate(0,${y + ((ply.y + below.y) / 2) * scale})` });
      }
    },
    destroy: clear,
  };
}

interface DrawnPly {
  readonly label: SVGTextElement;
  /** the line between the row and the next one; null for the last row */
  readonly line: SVGPathElement | null;
}
