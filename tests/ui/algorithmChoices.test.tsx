/** The menu of algorithms refuses what choosing would refuse, with the reason. */
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { decodeAddress } from '../../src/link/address.ts';
import { chooseAlgorithm } from '../../src/session/chooseSearch.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession } from '../../src/session/session.ts';
import { AlgorithmChoices } from '../../src/ui/bar/settings.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';

beforeAll(() => loadWords('en', 'work'));

test.each(['tree=how-deep&depth=0', 'game=tic-tac-toe&depth=0'])(
  'a search that looks at least one ply deep is refused for %s',
  async (address) => {
    const opened = await restore(decodeAddress(`v1&${address}&algorithm=minimax`));
    const session = createSession({ ...opened, language: english, theme: 'light' });
    expect(chooseAlgorithm(session, 'two-phase')).toBe(false);
    await act(async () => {
      render(
        <SessionProvider session={session}>
          <AlgorithmChoices />
        </SessionProvider>,
      );
    });
    for (const name of [/^Two-phase/, /^Level by level/])
      expect(screen.getByRole('radio', { name }).matches(':disabled, [aria-disabled="true"]')).toBe(true);
    expect(screen.getAllByText(/looks at least one ply deep: choose a greater depth/)).toHaveLength(2);
  },
);
