/** The settings of a simulation: what cannot be is refused below its field, by its place, and changes nothing. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { AlgorithmChoices } from '../../src/ui/bar/settings.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { SimulationChoices } from '../../src/ui/simulation/SimulationChoices.tsx';
import { simulation as words } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';

beforeAll(() => loadWords('en', 'work'));

async function shown(address: string, Choices: ComponentType = SimulationChoices): Promise<Session> {
  const opened = await restore(decodeAddress(`v1&${address}&step=0`));
  const session = createSession({ ...opened, language: english, theme: 'light' });
  await act(async () => {
    render(
      <SessionProvider session={session}>
        <Choices />
      </SessionProvider>,
    );
  });
  return session;
}

function type(label: string, text: string): string {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: text } });
  const problem = field.getAttribute('aria-describedby');
  return problem === null ? '' : (document.getElementById(problem)?.textContent ?? '');
}

const literal = (text: string) => `literal=${encodeURIComponent(text)}`;
const TREE = 'tree=aima-fig-5-5&algorithm=mcts';

test.each([
  [words.iterations, '200001', /from 0 to 200000/, { iterations: 100 }],
  [words.iterations, '-1', /from 0 to 200000/, { iterations: 100 }],
  [words.seed, '4294967296', /from 0 to 4294967295/, { seed: 1 }],
  [words.playouts, '51', /from 1 to 50/, { playouts: 1 }],
  [words.given, '20,ten,0', /^Number 2 is “ten”\. At most 10,000 numbers/, { given: null }],
  [words.given, '20，，0', /^Number 2 is missing\./, { given: null }],
  [words.given, Array(10_001).fill(1).join(','), /^At most 10,000 numbers/, { given: null }],
  [words.priors, '0.2,0.8', /^3 numbers from 0 to 1/, { priors: null }],
  [words.priors, '0.2,7,0.8', /^Number 2 is “7”\. 3 numbers/, { priors: null }],
])('%s', async (label, text, problem, kept) => {
  const session = await shown(`${TREE}&selection=puct`);
  expect(type(label, text)).toMatch(problem);
  expect(session.getState().limits).toMatchObject({ iterations: 100, ...kept });
});

test('given results and priors are taken with full-width commas and spaces', async () => {
  const session = await shown(`${TREE}&selection=puct`);
  expect([type(words.given, '20， 10 0'), type(words.priors, '0.2、0.7, 0.1')]).toEqual(['', '']);
  expect(session.getState().limits).toMatchObject({ given: [20, 10, 0], priors: [0.2, 0.7, 0.1] });
});

test.each(['drawn', 'grown'])(
  'leaves are no chances of a win beside one that is above 1, which is named: %s',
  async (growth) => {
    const tree = literal('max(min(0.5 2) min(1 0))');
    await shown(`${tree}&algorithm=mcts&iterations=1&growth=${growth}`);
    expect(
      screen
        .getByRole('radio', { name: /^the chance of a win/ })
        .matches(':disabled, [aria-disabled="true"]'),
    ).toBe(true);
    expect(screen.getByText(/the leaf 2 of B, which is not between 0 and 1/)).toBeTruthy();
  },
);

test('the menu of algorithms names the infinite leaf because of which there is no simulation', async () => {
  await shown(literal('max(min(0.5 inf) min(1 0))'), AlgorithmChoices);
  expect(screen.getByRole('radio', { name: /^Monte/ }).matches(':disabled, [aria-disabled="true"]')).toBe(
    true,
  );
  expect(screen.getByText(/needs rewards, and the leaf ∞ of B is infinite: give it a number/)).toBeTruthy();
});

test('siblings are ordered by a switch, which is off and says so when the tree is too large', async () => {
  const session = await shown(TREE);
  const box = screen.getByRole('checkbox', { name: new RegExp(words.siblings) });
  expect(box.parentElement?.textContent).toContain('places change only at the end of an iteration');
  fireEvent.click(box);
  expect([session.getState().siblings, box]).toEqual(['visits', expect.objectContaining({ checked: true })]);
  fireEvent.click(box);
  expect(session.getState().siblings).toBe('moves');
});

test('a tree of more than 2,000 nodes keeps the order of moves, and the switch says so', async () => {
  const session = await shown('game=othello&algorithm=mcts&iterations=2000&siblings=visits');
  expect(session.getState().subject.tree.size).toBe(2001);
  const box = screen.getByRole('checkbox', { name: new RegExp(words.siblings) });
  expect(box).toHaveProperty('disabled', true);
  expect(box).toHaveProperty('checked', false);
  expect(box.parentElement?.textContent).toContain(words.siblingsTooMany(2000));
});
