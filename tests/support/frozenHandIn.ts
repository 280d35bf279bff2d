/** What tests/fixtures/plyscope-result-v1.json holds. */
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import type { HandIn } from '../../src/practice/handIn.ts';
import { FROZEN_SET } from './frozenSet.ts';

const node = (place: number) => place as NodeId;

export const FROZEN_HAND_IN: HandIn = {
  set: FROZEN_SET,
  name: '林 Mei',
  at: 1_767_225_600_000,
  items: [
    {
      variant: 0,
      tries: 2,
      peeked: false,
      points: 2.25,
      marks: 5.5,
      answer: {
        ...BLANK_ANSWER,
        windows: new Map([
          [node(1), { alpha: -Infinity, beta: Infinity }],
          [node(10), { alpha: 3, beta: Infinity }],
        ]),
        interval: [
          { from: -Infinity, to: 2, hasFrom: false, hasTo: true },
          { from: 2.5, to: Infinity, hasFrom: false, hasTo: false },
        ],
      },
    },
    {
      variant: 3,
      tries: 1,
      peeked: true,
      points: 4,
      marks: 5,
      answer: {
        ...BLANK_ANSWER,
        values: new Map([
          [node(0), { low: 3, high: 3 }],
          [node(1), { low: -Infinity, high: 2 }],
        ]),
        move: node(1),
        line: [node(1), node(2), node(3)],
      },
    },
    {
      variant: 999,
      tries: 1,
      peeked: false,
      points: 3,
      marks: 7,
      answer: {
        ...BLANK_ANSWER,
        crossing: new Set([node(4), node(6)]),
        leafOrder: [node(3), node(4)],
        leafCount: 6,
        reorder: new Map([[node(0), [1, 0]]]),
      },
    },
  ],
  code: 'PLY-3RXX-S201-ST0V-BF7W-TKA3',
};
