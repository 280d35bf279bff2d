/** Of a tree that is too large to be drawn there is no picture, and it is said why; as text it is saved. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { MOST_DRAWN } from '../../src/export/index.ts';
import { createSession } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { FramesSection } from '../../src/ui/share/FramesSection.tsx';
import { PictureSection } from '../../src/ui/share/PictureSection.tsx';
import { english } from '../../src/words/en/page.ts';
import { editing, exporting } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';
import { treeOf } from '../support/sketch.ts';

const saved: { blob: Blob; name?: string }[] = [];

beforeEach(() => {
  URL.createObjectURL = (blob: Blob) => {
    saved.push({ blob });
    return 'blob:';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    Object.assign(saved.at(-1)!, { name: this.download });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  saved.length = 0;
});

/** A root with so many leaves. */
function star(leaves: number): GameTree {
  return treeOf({ max: Array.from({ length: leaves }, (_, index) => index % 100) });
}

async function show(tree: GameTree, section: React.ReactNode): Promise<void> {
  const subject = subjectOfTree(tree, { id: 'large', title: 'Large' });
  const session = createSession({ subject, language: english, theme: 'light' });
  await act(async () => {
    await loadWords('en', 'work');
    render(<SessionProvider session={session}>{section}</SessionProvider>);
  });
}

const pressed = (text: string) => userEvent.click(screen.getByText(text));
const status = () => screen.getByRole('status').textContent;

test('each picture of one node too many is refused, with its size and the limit', async () => {
  await show(star(MOST_DRAWN), <PictureSection />);
  for (const format of ['svg', 'png', 'tikz'] as const) {
    await pressed(exporting.formats[format]);
    await expect.poll(() => status()).toBe(editing.pictureTooLarge(5_001, 5_000));
  }
  expect(status()).toContain('5,001 nodes');
  expect(saved).toEqual([]);
});

test('a picture of the largest tree that is drawn is saved', async () => {
  await show(star(MOST_DRAWN - 1), <PictureSection />);
  await pressed(exporting.formats.tikz);
  await expect.poll(() => saved[0]?.name).toBe('large-step-0.tex');
  expect(status()).toBe('');
});

test('the text of a large tree has a line for each node', async () => {
  const tree = uniformTree({ branching: 9, depth: 4, seed: 1, values: [0, 99], order: 'given', root: 'max' });
  await show(tree, <PictureSection />);
  await pressed(exporting.formats.text);
  await expect.poll(() => saved[0]?.name).toBe('large-step-0.txt');
  const lines = (await saved[0]!.blob.text()).split('\n');
  expect(lines.filter((line) => /^(?:A {2}|[│ ]*[├└]─ )/.test(line))).toHaveLength(tree.size);
  expect(saved[0]!.blob.type).toBe('text/plain;charset=utf-8');
});

test('nor are there slides, a handout or an animated picture of it, however few its steps are', async () => {
  await show(star(MOST_DRAWN), <FramesSection />);
  for (const text of [editing.framesSlides, editing.framesHandout, editing.framesAnimation]) {
    await pressed(text);
    await expect.poll(() => status()).toBe(editing.pictureTooLarge(5_001, 5_000));
  }
  expect(saved).toEqual([]);
});
