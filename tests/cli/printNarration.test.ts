import { describe, expect, test } from 'vitest';
import { AIMA, ask } from './ask.ts';

describe.each(['en', 'zh'])('the narration in %s', (language) => {
  test('is a numbered line for each of the 26 events of AIMA figure 5.5', async () => {
    const { stdout } = await ask([AIMA, '--language', language]);
    expect(stdout.endsWith('\n')).toBe(true);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => /^(\d+)\. \S/.exec(line)?.[1])).toEqual(
      Array.from({ length: 26 }, (_, index) => String(index + 1)),
    );
    expect(/\p{Script=Han}/u.test(stdout)).toBe(language === 'zh');
  });
});

test('is told where nothing else is asked for', async () => {
  expect(await ask([AIMA])).toEqual(await ask([AIMA, '--format=text', '--language=en']));
});
