import { describe, expect, test } from 'vitest';
import { parseArguments } from '../../src/cli/arguments.ts';
import { CHOICE_NAMES, CHOICES, DEFAULT_CHOICES } from '../../src/cli/choices.ts';
import { USAGE } from '../../src/cli/usage.ts';
import { usualGrowth } from '../../src/core/run/growth.ts';
import type { AlgorithmName } from '../../src/core/search/algorithms.ts';
import { ask } from './ask.ts';

function choicesOf(...args: string[]): unknown {
  const parsed = parseArguments(args);
  return parsed.ok && parsed.value.kind === 'trace' ? parsed.value.choices : parsed;
}

describe('the options', () => {
  test('are alpha-beta with the rules of AIMA, told in English, if nothing is said', () => {
    expect(choicesOf('[1]')).toEqual({
      algorithm: 'alpha-beta',
      root: 'max',
      cutoff: 'equal',
      value: 'soft',
      bounds: 'all',
      begin: 'open',
      ties: 'first',
      growth: 'drawn',
      numbers: 'max',
      format: 'text',
      detail: 'events',
      language: 'en',
      limits: {},
      fold: null,
    });
  });

  test.each(CHOICE_NAMES.flatMap((name) => CHOICES[name].map((value) => [name, value] as const)))(
    'take --%s %s, apart or joined, before the tree or after it',
    (name, value) => {
      // All details are JSON's.
      const json = name === 'detail' ? { format: 'json' } : {};
      const besides = name === 'detail' ? ['--format', 'json'] : [];
      const growth = usualGrowth(name === 'algorithm' ? (value as AlgorithmName) : 'minimax', false);
      const chosen = { ...DEFAULT_CHOICES, ...json, growth, [name]: value };
      expect(choicesOf(`--${name}`, value, ...besides, '[1]')).toEqual(chosen);
      expect(choicesOf('[1]', ...besides, `--${name}=${value}`)).toEqual(chosen);
    },
  );

  test.each([['-3'], ['-3.5'], ['-'], ['--format']])('leave what stands after -- alone: %s', (tree) => {
    expect(parseArguments(['--cutoff', 'strict', '--', tree])).toMatchObject({ ok: true, value: { tree } });
  });

  test('are all explained by --help, even beside something wrong', async () => {
    for (const args of [['--help'], ['-h', '--foo'], ['[1', '--help']]) {
      expect(await ask(args)).toEqual({ code: 0, stdout: USAGE, stderr: '' });
    }
    for (const name of CHOICE_NAMES) expect(USAGE).toContain(`--${name} ${CHOICES[name].join('|')}\n`);
  });
});
