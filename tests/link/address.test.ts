import { describe, expect, test } from 'vitest';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { BOUND_NOTATIONS } from '../../src/core/trace/boundNotation.ts';
import { type Address, decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { EVERY_RULE } from '../support/forTrees.ts';
import { seeded } from '../support/random.ts';

const FIRST: Address = {
  tree: { kind: 'library', id: 'aima-fig-5-5' },
  algorithm: 'alpha-beta',
  rules: { cutoff: 'equal', value: 'soft', bounds: 'all' },
  notation: 'window',
  step: 14,
};

describe('the address', () => {
  test('of a library tree is short and readable', () => {
    expect(encodeAddress(FIRST)).toBe('v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14');
  });

  test('of a tree of one’s own holds its text', () => {
    const hash = encodeAddress({
      ...FIRST,
      tree: { kind: 'literal', text: '[[3, 1],\n ["inf", 2]]', root: 'min' },
    });
    expect(hash).toBe('v1&literal=[[3,1],[%22inf%22,2]]&root=min&algorithm=alpha-beta&cutoff=equal&step=14');
  });

  test('brings everything back, whatever is shown', () => {
    const random = seeded(7);
    for (let seed = 0; seed < 2000; seed += 1) {
      const algorithm = random.pick(ALGORITHMS);
      const address: Address = {
        tree: random.flip(0.5)
          ? { kind: 'library', id: `tree-${seed}` }
          : {
              kind: 'literal',
              text: `[${seed},{"chance":[["1/2",3],["1/2",-4]]}]`,
              root: random.pick(['max', 'min']),
            },
        algorithm,
        rules: random.pick(EVERY_RULE),
        notation: random.pick(BOUND_NOTATIONS),
        step: random.below(500),
      };
      const read = decodeAddress(`#${encodeAddress(address)}`);
      expect(read.unknown, `seed ${seed}`).toEqual([]);
      expect(read.tree).toEqual(address.tree);
      expect(read.step).toBe(address.step);
      expect(read.algorithm).toBe(algorithm);
      expect(read.notation ?? 'window').toBe(address.notation);
      if (algorithm === 'alpha-beta') {
        expect({ cutoff: 'equal', value: 'soft', bounds: 'all', ...read.rules }).toEqual(address.rules);
      }
    }
  });

  test.each([
    ['', []],
    ['#v1', []],
    ['#v1&colour=red', ['colour=red']],
    ['#v1&algorithm=quicksort', ['algorithm=quicksort']],
    ['#v1&step=-1', []],
    ['#v1&step=12abc', ['step=12abc']],
    ['#v1&step=1e9', ['step=1e9']],
    ['#v1&tree=%E0%A4%A', ['tree=%E0%A4%A']],
    ['#v1&__proto__=1', ['__proto__=1']],
    ['#somebody-elses-anchor', ['somebody-elses-anchor']],
    ['#v1&step=1&step=2', ['step=2']],
  ])('%j leaves out %j and fails at nothing', (hash, unknown) => {
    expect(decodeAddress(hash).unknown).toEqual(unknown);
  });

  test('of a tree that is too large is none', () => {
    const text = `[${Array.from({ length: 40_000 }, (_, n) => n).join(',')}]`;
    expect(encodeAddress({ ...FIRST, tree: { kind: 'literal', text, root: 'max' } })).toBeNull();
  });
});
