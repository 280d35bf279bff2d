/** A question bank is made on the page of Sets, and is the one that the terminal makes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankTo } from '../src/cli/bankTo.ts';
import { printJson } from '../src/notation/jsonText.ts';
import { type ExerciseSet, setShape } from '../src/practice/exerciseSet.ts';
import { lms as english } from '../src/words/en/lms.ts';
import { lms as chinese } from '../src/words/zh/lms.ts';
import { part, textItem } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { openSetFile, openSets, setFile, zhSets } from './support/sets.ts';
import { downloadBy } from './support/trees.ts';

const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: [textItem('(3 12 8) (2 4 6) (14 5 2)', part('values'), part('move'), part('reorder'))],
};

/** What the terminal makes of the set. */
async function byTerminal(...options: string[]): Promise<{ bytes: Buffer; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-bank-'));
  writeFileSync(join(folder, 'set.json'), printJson(setShape(), SET));
  const answer = await bankTo(['set.json', 'out', ...options], { folder, stdin: () => nothing() });
  const bytes = answer.ok ? readFileSync(join(folder, 'out')) : Buffer.of();
  rmSync(folder, { recursive: true });
  return { bytes, said: answer.ok ? [...answer.value].join('') : answer.refusal };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

test.use({ ownContext: true, reducedMotion: 'reduce' });

test('Moodle XML, GIFT and QTI by keys, with what they lack', async ({ page }) => {
  const making = await openSets(page);
  await openSetFile(making, setFile('set.json', SET));
  const words = english.make;
  await making.getByRole('radio', { name: words.format.scorm }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(making.getByRole('radio', { name: words.format.moodle })).toBeChecked();
  const variants = making.getByLabel(words.variants).last();
  await variants.fill('51');
  await expect(making.getByText(words.variantsFault('51'))).toBeVisible();
  const save = making.getByRole('button', { name: words.save, exact: true });
  await expect(save).toBeDisabled();
  await variants.fill('3');
  for (const [format, name] of [
    ['moodle', 'week-5.xml'],
    ['gift', 'week-5.gift.txt'],
    ['qti', 'week-5.qti.zip'],
  ] as const) {
    await making.getByRole('radio', { name: words.format[format] }).check();
    const saved = await downloadBy(page, save);
    expect(saved.name).toBe(name);
    const { bytes, said } = await byTerminal('--format', format, '--variants', '3');
    expect(saved.bytes.equals(bytes), format).toBe(true);
    const lacks = making
      .getByRole('listitem')
      .filter({ hasText: words.leftOut(1, null, 'format').slice(-20) });
    await expect(lacks).toHaveCount(said.trimEnd().split('\n').length - 1);
  }
  expect(await accessViolations(page)).toEqual([]);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('the questions are Chinese', async ({ page }) => {
    const making = await openSets(page, zhSets);
    await openSetFile(making, setFile('set.json', SET), zhSets);
    const words = chinese.make;
    await making.getByRole('radio', { name: words.format.gift }).check();
    const { bytes } = await downloadBy(page, making.getByRole('button', { name: words.save, exact: true }));
    const { bytes: expected } = await byTerminal('--format', 'gift', '--language', 'zh');
    expect(bytes.equals(expected)).toBe(true);
  });
});
