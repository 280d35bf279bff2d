/** How far a text beside a node stands from the shape. */
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../src/core/index.ts';
import type { Metrics } from '../../src/drawing/metrics.ts';
import type { NameSide, Placement } from '../../src/drawing/placement.ts';
import { blockAt, FROM_OUTLINE, OFF_HALO } from '../../src/drawing/textBlock.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';

const PLACEMENT: Placement = {
  node: 0 as NodeId,
  kind: 'min',
  x: 0,
  y: 0,
  width: 80,
  height: 60,
  apex: 0,
  side: null,
};

/** The distance from the outline to a name of `smallerEm` px, px. */
function distance(smallerEm: number, room: number, isCurrent: boolean): number {
  const side: NameSide = { isRight: true, isAtApex: false, isQuiet: false, room, lift: 0 };
  const { x } = blockAt(PLACEMENT, side, { smallerEm } as Metrics, 'C', '', isCurrent);
  return x - PLACEMENT.width / 2;
}

describe('a name beside its shape', () => {
  it('stands 6 px from an outline and 11 px from one with a halo', () => {
    for (const size of [13, 15, 19]) {
      expect(distance(size, 200, false)).toBe(6);
      expect(distance(size, 200, true)).toBe(11);
    }
  });

  it('keeps as far from a shape and from its halo on a large projector, where all is larger', () => {
    for (const enlarged of [1, 1.5, 2, 3]) {
      const halo = 7 * enlarged;
      expect(distance(24 * enlarged, 400, false)).toBeGreaterThanOrEqual(6 * enlarged);
      expect(distance(24 * enlarged, 400, true)).toBeGreaterThanOrEqual(halo + 3 * enlarged);
    }
  });

  it('stands on no other shape as long as it can stand between the two', () => {
    for (let room = 20; room < 60; room += 1) {
      const width = textWidth('C') * 36;
      const off = distance(36, room, true);
      if (room - width >= OFF_HALO) expect(off + width).toBeLessThanOrEqual(room);
      else expect(off).toBe(OFF_HALO);
    }
  });

  it('is not left out for that where the room is narrow', () => {
    expect(distance(36, 36, false)).toBe(FROM_OUTLINE);
    expect(distance(36, 36, true)).toBeLessThan(11);
  });
});
