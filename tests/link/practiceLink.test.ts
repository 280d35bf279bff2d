/** Addresses of exercises come back as they went, and nothing else is taken for one. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { packTree } from '../../src/link/packTree.ts';
import {
  decodePractice,
  type ExerciseOnOwn,
  type ExerciseOnTree,
  encodeOnOwn,
  encodeOnTree,
  encodePractice,
  partsBesidePractice,
} from '../../src/link/practiceLink.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import released from '../fixtures/practiceLinks.json' with { type: 'json' };

describe('an exercise', () => {
  test('from a seed comes back from its address', () => {
    const random = seeded(1);
    for (let n = 0; n < 1000; n += 1) {
      const seed = {
        skill: random.pick(SKILLS),
        difficulty: random.pick(DIFFICULTIES),
        seed: random.below(2 ** 32),
      };
      expect(decodePractice(`#${encodePractice(seed)}`)).toEqual({ kind: 'seed', seed });
    }
  });

  test('of generator 2 comes back from its address, which ends with the number', () => {
    const seed = { skill: 'windows', difficulty: 2, seed: 7, generator: 2 } as const;
    expect(encodePractice(seed)).toMatch(/^v1&check=[0-9a-f]{8}&practice=windows\.2\.7\.2$/);
    expect(decodePractice(`#${encodePractice(seed)}`)).toEqual({ kind: 'seed', seed });
  });

  test('on a tree comes back from its address', () => {
    const random = seeded(2);
    for (let n = 0; n < 1000; n += 1) {
      const kinds = PART_KINDS.filter(() => random.flip(0.5));
      const asked = kinds.length === 0 ? (['crossing'] as const) : kinds;
      const on = { example: 'cs188-quiz1', kinds: asked, variant: random.below(2 ** 32) };
      expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
    }
  });

  test('whose parts are about different searches comes back from its address, which says them', () => {
    const strict = { ...DEFAULT_RULES, cutoff: 'strict' } as const;
    for (const [on, said] of [
      [
        { kinds: ['values', 'crossing'], searches: new Map([['values', { algorithm: 'minimax' }]]) },
        'on.cs188-quiz1.values:minimax+crossing.0',
      ],
      [
        { kinds: ['crossing'], search: { algorithm: 'alpha-beta', rules: strict } },
        'on.cs188-quiz1:alpha-beta:strict.crossing.0',
      ],
      [
        {
          kinds: ['windows', 'leafCount'],
          wish: { at: 'end' },
          search: { algorithm: 'minimax', rules: { ...strict, cutoff: 'equal' } },
          searches: new Map([
            ['windows', { algorithm: 'alpha-beta', rules: { ...strict, bounds: 'parent' } }],
            ['leafCount', { algorithm: 'alpha-beta' }],
          ]),
        },
        'on.cs188-quiz1:minimax:equal.leafCount:alpha-beta+windows-end:alpha-beta:strict:parent.0',
      ],
    ] as const) {
      const asked = { ...on, example: 'cs188-quiz1', variant: 0 } as ExerciseOnTree;
      const kinds = PART_KINDS.filter((kind) => asked.kinds.includes(kind));
      const hash = encodeOnTree({ ...asked, kinds });
      expect(hash.endsWith(`practice=${said}`), hash).toBe(true);
      expect(decodePractice(`#${hash}`)).toEqual({ kind: 'tree', on: { ...asked, kinds } });
    }
  });

  test('on one’s own tree comes back from its address, which has the tree behind what is asked', async () => {
    const packed = await packTree({ title: 'Quiz 2', text: '((3 12) (2 4))' });
    const search = { algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const asked = { kinds: ['values', 'crossing'], variant: 0, search, packed } as const;
    for (const [more, said] of [
      [{}, 'own:alpha-beta:equal.values+crossing.0'],
      [
        { searches: new Map([['values', { algorithm: 'minimax' }]]), reach: { depth: 2 }, variant: 7 },
        'own:alpha-beta:equal.values:minimax+crossing.7.d2',
      ],
    ] as const) {
      const on = { ...asked, ...more } as ExerciseOnOwn;
      const hash = encodeOnOwn(on) ?? '';
      expect(hash.replace(/^v1&check=[0-9a-f]{8}&/, '')).toBe(`practice=${said}&own=${packed}`);
      expect(decodePractice(`#${hash}`)).toEqual({ kind: 'own', on });
      expect(partsBesidePractice(`#${hash}`)).toEqual([]);
    }
    expect(encodeOnOwn({ ...asked, packed: 'a'.repeat(LIMITS.linkChars) })).toBeNull();
    for (const hash of [
      `v1&practice=own.crossing.0&own=${packed}`,
      'v1&practice=own:alpha-beta:equal.crossing.0',
      'v1&practice=own:alpha-beta:equal.crossing.0&own=',
    ])
      expect(decodePractice(hash), hash).toBeNull();
  });

  test.each([
    'values:',
    'values:level-by-level',
    'values:minimax:often',
    'values:minimax:equal:strict',
    'values+values',
  ])('is none where the part is %s', (parts) => {
    expect(decodePractice(`#v1&practice=on.cs188-quiz1.${parts}.0`)).toBeNull();
  });

  test('to a depth comes back from its address, which ends with the depth', () => {
    for (const depth of [0, 2, 1000]) {
      const on = { example: 'cs188-quiz1', kinds: ['values'], variant: 3, reach: { depth } } as const;
      expect(encodeOnTree(on)).toMatch(new RegExp(`practice=on\\.cs188-quiz1\\.values\\.3\\.d${depth}$`));
      expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
    }
  });

  test('between bounds comes back from its address, which ends with them', () => {
    for (const [reach, end] of [
      [{ depth: null, window: { alpha: 2, beta: 5 } }, 'w2..5'],
      [{ depth: 3, window: { alpha: -1.5, beta: Infinity } }, 'd3w-1.5..inf'],
      [{ depth: null, window: { alpha: -Infinity, beta: 1e21 } }, 'w-inf..1e+21'],
    ] as const) {
      const on = { example: 'thu-fig-3-10', kinds: ['crossing'], variant: 0, reach } as const;
      expect(encodeOnTree(on).endsWith(`practice=on.thu-fig-3-10.crossing.0.${end}`)).toBe(true);
      expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
    }
    for (const end of ['w', 'w5..2', 'w2', 'w2..2', 'w2.5', 'w2..5d3', 'b20w2..5', 'd3w', 'd1001w2..5', ''])
      expect(decodePractice(`#v1&practice=on.thu-fig-3-10.crossing.0.${end}`), end).toBeNull();
  });

  test('within a budget comes back from its address, which ends with it and with the order', () => {
    for (const [reach, end] of [
      [{ budget: 20, tries: 'last' }, 'b20'],
      [{ budget: 1, tries: 'given' }, 'b1g'],
      [{ budget: 1_000_000, tries: 'last' }, 'b1000000'],
    ] as const) {
      const on = { example: 'how-deep', kinds: ['atBudget'], variant: 0, reach } as const;
      expect(encodeOnTree(on)).toMatch(new RegExp(`practice=on\\.how-deep\\.atBudget\\.0\\.${end}$`));
      expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
    }
    for (const end of ['b0', 'b', 'b1000001', 'd2g', 'b20x', 'x20'])
      expect(decodePractice(`#v1&practice=on.how-deep.atBudget.0.${end}`), end).toBeNull();
  });

  test.each([
    '',
    '#v1&practice=',
    '#v1&practice=deep-cutoffs',
    '#v1&practice=deep-cutoffs.2',
    '#v1&practice=deep-cutoffs.4.1',
    '#v1&practice=deep-cutoffs.2.1.1',
    '#v1&practice=deep-cutoffs.2.1.5',
    '#v1&practice=deep-cutoffs.2.1.2.2',
    '#v1&practice=deep-cutoffs.2.-1',
    '#v1&practice=deep-cutoffs.2.1e5',
    '#v1&practice=deep-cutoffs.2.4294967296',
    '#v1&practice=toString.2.1',
    '#v1&practice=on',
    '#v1&practice=on.aima-fig-5-5..0',
    '#v1&practice=on.aima-fig-5-5.crossing+crossing.0',
    '#v1&practice=on.aima-fig-5-5.crossing+guessing.0',
    '#v1&practice=on.aima-fig-5-5.crossing.0.1',
    '#v1&practice=on.aima-fig-5-5.crossing.0.d',
    '#v1&practice=on.aima-fig-5-5.crossing.0.d1001',
    '#v1&practice=on.aima-fig-5-5.crossing.0.dall',
    '#v1&practice=on.aima-fig-5-5.crossing.0.d2.d2',
    `#v1&practice=${'a'.repeat(400)}.2.1`,
  ])('is not in %s', (hash) => {
    expect(decodePractice(hash)).toBeNull();
  });

  test.each(released)('opens from $hash for ever', ({ hash, address }) => {
    expect(decodePractice(`#${hash}`)).toEqual(address);
    expect(partsBesidePractice(`#${hash}`)).toEqual([]);
  });

  test('is never another one, wherever its address was cut off or changed', async () => {
    const random = seeded(3);
    const search = { algorithm: 'minimax', rules: DEFAULT_RULES } as const;
    const packed = await packTree({ title: '', text: '((3 12) (2 4))' });
    const addresses = [
      encodePractice({ skill: 'deep-cutoffs', difficulty: 2, seed: 1234 }),
      encodeOnOwn({ kinds: ['values'], variant: 0, search, packed }) ?? '',
      encodeOnTree({ example: 'cs188-quiz1', kinds: ['values', 'crossing'], variant: 1234 }),
    ];
    for (const whole of addresses) {
      const opened = decodePractice(whole);
      const begin = whole.indexOf('check=') + 'check='.length;
      for (let end = begin; end < whole.length; end += 1)
        expect(decodePractice(whole.slice(0, end))).toBeNull();
      for (let n = 0; n < 2000; n += 1) {
        const at = begin + random.below(whole.length - begin);
        const other = random.pick('0123456789abcdef.&=+-'.split(''));
        const changed = whole.slice(0, at) + other + whole.slice(at + 1);
        expect(decodePractice(changed), changed).toEqual(changed === whole ? opened : null);
      }
    }
  });

  test('names the parts of its address that say nothing of it', () => {
    expect(
      partsBesidePractice('#v1&practice=deep-cutoffs.2.1&step=3&tree=gfg&practice=counting.1.1'),
    ).toEqual(['step=3', 'tree=gfg', 'practice=counting.1.1']);
    expect(partsBesidePractice(`#v1&${'x'.repeat(100)}&practice=deep-cutoffs.2.1`)[0]).toHaveLength(40);
  });
});
