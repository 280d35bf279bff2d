import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { BOUND_NOTATIONS } from '../../src/core/run/boundNotation.ts';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { NUMBERS } from '../../src/core/tree/numbers.ts';
import { type Address, decodeAddress, encodeAddress, encodeLink } from '../../src/link/address.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { EVERY_RULE } from '../support/forTrees.ts';
import { ofTrees } from '../support/howMany.ts';

const FIRST: Address = {
  tree: { kind: 'library', id: 'aima-fig-5-5' },
  algorithm: 'alpha-beta',
  rules: { ...DEFAULT_RULES, cutoff: 'equal', value: 'soft', bounds: 'all' },
  notation: 'window',
  step: 14,
};

describe('the address', () => {
  test('of a library tree is short and readable', () => {
    expect(encodeAddress(FIRST)).toBe('v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14');
  });

  test('of a tree of one’s own holds it packed', () => {
    const hash = encodeAddress({ ...FIRST, tree: { kind: 'own', packed: '1abcdef01Zm9v' } });
    expect(hash).toBe('v1&own=1abcdef01Zm9v&algorithm=alpha-beta&cutoff=equal&step=14');
  });

  test('of before trees were packed is still read', () => {
    const read = decodeAddress('#v1&literal=[[3,1],[%22inf%22,2]]&root=min&algorithm=minimax&step=3');
    expect(read.tree).toEqual({ kind: 'literal', text: '[[3,1],["inf",2]]', root: 'min' });
    expect(read).toMatchObject({ algorithm: 'minimax', step: 3, unknown: [], isDamaged: false });
  });

  test('brings everything back, whatever is shown', () => {
    const random = seeded(7);
    for (let seed = 0; seed < ofTrees(2000); seed += 1) {
      const algorithm = random.pick(ALGORITHMS);
      const address: Address = {
        tree: random.flip(0.5)
          ? { kind: 'library', id: `tree-${seed}` }
          : { kind: 'own', packed: `1${seed.toString(16).padStart(8, '0')}AB-_` },
        algorithm,
        rules: { ...random.pick(EVERY_RULE), begin: random.pick(['open', 'leaves']) },
        notation: random.pick(BOUND_NOTATIONS),
        step: random.below(500),
        ...(random.flip(0.5) && { numbers: random.pick(NUMBERS) }),
        ...(random.flip(0.5) && { growth: 'grown' }),
        ...(random.flip(0.5) && { language: random.pick(LANGUAGES) }),
      };
      const read = decodeAddress(`#${random.flip(0.5) ? encodeAddress(address) : encodeLink(address)}`);
      expect(read.isDamaged).toBe(false);
      expect(read.language).toBe(address.language);
      expect(read.unknown, `seed ${seed}`).toEqual([]);
      expect(read.tree).toEqual(address.tree);
      expect(read.step).toBe(address.step);
      expect(read.growth).toBe(address.growth);
      expect(read.algorithm).toBe(algorithm);
      expect(read.notation ?? 'window').toBe(address.notation);
      expect(read.numbers ?? 'max').toBe(address.numbers ?? 'max');
      if (algorithm === 'alpha-beta') {
        expect({ ...DEFAULT_RULES, cutoff: 'equal', value: 'soft', bounds: 'all', ...read.rules }).toEqual(
          address.rules,
        );
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
    ['#v1&step=1e9', []],
    ['#v1&lang=fr', ['lang=fr']],
    ['#v1&tree=%E0%A4%A', ['tree=%E0%A4%A']],
    ['#v1&__proto__=1', ['__proto__=1']],
    ['#somebody-elses-anchor', ['somebody-elses-anchor']],
    ['#v1&step=1&step=2', ['step=2']],
    ['#v1&tree=gfg&own=1abc&literal=(1 2)', ['literal=(1 2)', 'tree=gfg']],
    ['#v1&tree=gfg&literal=(1 2)&root=min', ['tree=gfg']],
    ['#v1&tree=gfg&root=min', ['root=min']],
    ['#v1&root=sideways', ['root=sideways']],
  ])('%j leaves out %j and fails at nothing', (hash, unknown) => {
    expect(decodeAddress(hash).unknown).toEqual(unknown);
  });

  test('of a tree that is too large is none', () => {
    const tree = { kind: 'own', packed: 'x'.repeat(65_536) } as const;
    expect(encodeAddress({ ...FIRST, tree })).toBeNull();
    expect(encodeLink({ ...FIRST, tree })).toBeNull();
  });
});

describe('a link that is passed on', () => {
  const link = encodeLink({ ...FIRST, language: 'zh' }) ?? '';

  test('has the language and, before all else, a checksum', () => {
    expect(link).toBe(
      `v1&check=${link.slice(9, 17)}&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14&lang=zh`,
    );
    expect(decodeAddress(link).isDamaged).toBe(false);
  });

  test('of this version is read for ever', () => {
    const frozen = 'v1&check=75be6304&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14&lang=en';
    expect(decodeAddress(frozen)).toMatchObject({
      tree: { kind: 'library', id: 'aima-fig-5-5' },
      step: 14,
      language: 'en',
      isDamaged: false,
      unknown: [],
    });
  });

  test('is known to be damaged wherever it is cut off and whichever character is changed', () => {
    for (let at = 'v1&check='.length; at < link.length; at += 1) {
      expect(decodeAddress(link.slice(0, at)).isDamaged).toBe(true);
      const other = link[at] === 'a' ? 'b' : 'a';
      expect(decodeAddress(link.slice(0, at) + other + link.slice(at + 1)).isDamaged).toBe(true);
    }
  });

  test('of 3 MiB is refused at once', () => {
    expect(decodeAddress(`v1&own=1${'A'.repeat(3 << 20)}`)).toMatchObject({ isDamaged: true, rules: {} });
  });
});
