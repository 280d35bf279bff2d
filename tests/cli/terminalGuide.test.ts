/** docs/terminal.md shows what the command really prints. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHOICE_NAMES, CHOICES, DEFAULT_CHOICES } from '../../src/cli/choices.ts';
import { ask, keyOf } from './ask.ts';

const GUIDE = readFileSync('docs/terminal.md', 'utf8');
const EXAMPLES = [...GUIDE.matchAll(/```console\n\$ (.+)\n([\s\S]*?)```/g)].map(
  ([, command = '', output = '']) => ({ command, output }),
);
const COMMAND =
  /^(?:echo '(?<stdin>.*)' \| )?npm run --silent trace -- (?<args>.*?)(?: \| head -n (?<lines>\d+))?$/;

describe('the guide to the terminal command', () => {
  test('has four examples', () => expect(EXAMPLES).toHaveLength(4));

  test.each(EXAMPLES)('shows what this prints: $command', async ({ command, output }) => {
    const { stdin = '', args = '', lines } = COMMAND.exec(command)?.groups ?? {};
    const { stdout, stderr } = await ask(wordsOf(args), { stdin });
    const printed = `${stdout}${stderr}`.split(/(?<=\n)/);
    expect(output).toBe(printed.slice(0, lines === undefined ? undefined : Number(lines)).join(''));
  });

  test.each(CHOICE_NAMES)('lists the values of --%s, the default first', (name) => {
    const others = CHOICES[name].filter((value) => value !== DEFAULT_CHOICES[name]);
    const values = [DEFAULT_CHOICES[name], ...others].map((value) => `\`${value}\``).join(', ');
    expect(GUIDE).toContain(`| \`--${name}\` | ${values} |`);
  });

  test('names every field', async () => {
    for (const field of Object.keys(await keyOf(['[1]']))) expect(GUIDE).toContain(`\`${field}\``);
  });
});

/** The words of a shell command without its single quotes. */
function wordsOf(command: string): string[] {
  return (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));
}
