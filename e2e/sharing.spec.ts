/** A link opens exactly the picture it was made of; pictures go out as files that hold nothing else. */

import type { Page } from '@playwright/test';
import { settings as englishSettings } from '../src/words/en/figure.ts';
import { exporting as englishExport } from '../src/words/en/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { NASTY_NAMES } from '../tests/support/nastyNames.ts';
import { expect, test } from './quietTest.ts';
import { drawnOf, press, textBox } from './support/editing.ts';
import {
  caption,
  edit,
  en,
  expectStep,
  leafFigures,
  notices,
  openLink,
  openMore,
  pressEdit,
  sentence,
  stepOf,
  zh,
} from './support/reading.ts';
import { openShare, readSvg } from './support/sharing.ts';
import { downloadBy } from './support/trees.ts';

const { formats } = englishExport;

test.use({ ownContext: true, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const RULED =
  'v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=strict&value=hard&bounds=parent&notation=range';
/** What the menus of the rules stand at. */
const RULES_SAID = {
  cutoff: englishSettings.rule.cutoff.strict,
  value: englishSettings.rule.value.hard,
  bounds: englishSettings.rule.bounds.parent,
};
const TEXT = 'left:(7 inf) c2-> (-2 3 (6 ?)) max(5 -0.5)';

/** A tree of one's own under rules of one's own, in Chinese, at a step in the middle. */
async function showOwn(page: Page): Promise<void> {
  await openLink(page, `${RULED}&lang=en`);
  await pressEdit(page);
  await textBox(page).fill(TEXT);
  await page.getByRole('textbox', { name: edit.title, exact: true }).fill('Mine & “yours”');
  await page.getByRole('button', { name: edit.done }).click();
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
}

test.describe('A copied link', () => {
  const WAYS = [
    ['from the header', (page: Page) => openMore(page, englishSettings.menu.copyLink)],
    [
      'from the dialog',
      async (page: Page) => (await openShare(page)).getByRole('button', { name: edit.copy }).first().click(),
    ],
  ] as const;
  for (const [what, how] of someOf(WAYS, 1, 2)) {
    test(`${what} opens the very picture on another device: tree, rules, bounds, step, language`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await showOwn(page);
      const before = await drawnOf(page);
      // What another test has copied may still be there.
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await how(page);
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#v1&/);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const device = await browser.newContext({
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 720 },
        baseURL: baseURL!,
      });
      const other = await device.newPage();
      await other.goto(link);
      await expect(sentence(other)).toBeVisible();
      await expect(other.locator('html')).toHaveAttribute('lang', /^en/);
      await expect(caption(other)).toHaveText('Mine & “yours”');
      await expect.poll(() => drawnOf(other)).toEqual(before);
      const menu = other.getByRole('button', { name: new RegExp(`^${en.rules}: `) }).first();
      await expect(menu).toContainText(en.ruleState.cutoff.strict);
      await menu.click();
      for (const [rule, said] of Object.entries(RULES_SAID))
        await expect(other.locator(`input[name^=${rule}]:checked + span`).first()).toContainText(said);
      await expect(other.getByRole('alert')).toBeHidden();
      await device.close();
    });
  }

  test(
    'that was cut off or changed on its way says so, and is never another tree',
    LONG,
    async ({ page }) => {
      await showOwn(page);
      const link = new URL(
        await (await openShare(page)).locator('.copy-row input').first().inputValue(),
      ).hash.slice(1);
      const packed = /own=([^&]+)/.exec(link)?.[1] ?? '';
      const damaged = packed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      for (const [hash, said] of [
        [link.slice(0, -3), notices.damagedLink],
        [link.replace(/step=\d+/, 'step=1'), notices.damagedLink],
        [link.slice(0, link.indexOf('own=') + 30), notices.damagedPacked.damaged],
        [link.replace(packed, damaged), notices.damagedPacked.damaged],
      ] as const) {
        await openLink(page, hash);
        await expect(page.getByRole('alert')).toContainText(said);
        const leaves = expect.poll(() => leafFigures(page));
        if (said !== notices.damagedLink) await leaves.toHaveLength(9);
        else await leaves.toEqual(['7', '∞', '−2', '3', '6', '?', '5', '−0.5']);
      }
    },
  );

  test(
    'of a tree of the library is the same for its whole length, and in Chinese',
    LONG,
    async ({ page }) => {
      await openLink(page, `${RULED}&step=11&lang=zh`);
      const before = await drawnOf(page);
      const link = await (await openShare(page, zh)).locator('.copy-row input').first().inputValue();
      expect(link).toMatch(/lang=zh/);
      await openLink(page, new URL(link).hash.slice(1));
      await expectStep(page, 11);
      await expect.poll(() => drawnOf(page)).toEqual(before);
    },
  );
});

/** PNG: signature, then the size in the first chunk. */
function pngSize(bytes: Buffer): { width: number; height: number } {
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.describe('The picture as a file', () => {
  const save = async (page: Page, name: string) =>
    downloadBy(page, (await shareOf(page)).getByRole('button', { name, exact: true }));
  const shareOf = async (page: Page) => {
    const dialog = page.getByRole('dialog');
    return (await dialog.isVisible()) ? dialog : openShare(page);
  };
  const RULES = ['cuts only at v > β and v < α', 'fail-hard', 'bounds of the parent only'];

  test('as SVG holds elements and attributes of a picture only, and the rules', async ({ page }) => {
    await openLink(page, `${RULED}&step=14`);
    const { name, bytes } = await save(page, formats.svg);
    expect(name).toMatch(/^[a-z0-9-]{1,60}\.svg$/);
    const svg = await readSvg(page, bytes.toString());
    expectPlain(svg);
    for (const rule of RULES) expect(svg.title).toContain(rule);
    expect(svg.texts.filter((text) => /^\d+$/.test(text)).length).toBeGreaterThanOrEqual(9);
  });

  test('as SVG shows the nastiest names as text and runs none of them', LONG, async ({ page }) => {
    await openLink(page);
    await pressEdit(page);
    const quoted = NASTY_NAMES.map((name) =>
      JSON.stringify(name).replace(/[\ud800-\udfff\p{Cc}\p{Cf}]/gu, (one) =>
        [...Array(one.length).keys()]
          .map((at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`)
          .join(''),
      ),
    );
    const leaves = quoted.map((name, index) => `${name}:${index}`);
    await textBox(page).fill(`(${leaves.slice(0, 24).join(' ')}) (${leaves.slice(24).join(' ')})`);
    await expect(page.getByRole('alert')).toBeHidden();
    await page
      .getByRole('textbox', { name: edit.title, exact: true })
      .fill('</title><script>alert(1)</script>');
    const { name, bytes } = await save(page, formats.svg);
    expect(name).toMatch(/^[a-z0-9-]{1,60}\.svg$/);
    const svg = await readSvg(page, bytes.toString());
    expectPlain(svg);
    expect(svg.title).toContain('</title><script>alert(1)</script>');
    expect(svg.texts.join('\n')).toContain('&amp;');
  });

  test('as PNG is twice as large as the SVG, and transparent on request', async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    const svg = (await save(page, formats.svg)).bytes.toString();
    const size = /width="(\d+)" height="(\d+)"/.exec(svg)!;
    const png = await save(page, formats.png);
    expect(png.name).toMatch(/\.png$/);
    expect(pngSize(png.bytes)).toEqual({ width: 2 * Number(size[1]), height: 2 * Number(size[2]) });
    const corner = (bytes: Buffer) =>
      page.evaluate(async (data) => {
        const image = await createImageBitmap(
          new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]),
        );
        const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        brush.drawImage(image, 0, 0);
        return [...brush.getImageData(1, 1, 1, 1).data];
      }, bytes.toString('base64'));
    expect(await corner(png.bytes)).toEqual([255, 255, 255, 255]);
    await page.getByRole('radio', { name: edit.transparent }).check();
    expect(await corner((await save(page, formats.png)).bytes)).toEqual([0, 0, 0, 0]);
    expect((await save(page, formats.svg)).bytes.toString()).not.toContain('fill="#ffffff"/>');
  });

  test('as PNG of a tree too high for a canvas is made as large as can be, which is said', async ({
    page,
  }) => {
    await openLink(page);
    await pressEdit(page);
    const plies = 80;
    await textBox(page).fill(`${'('.repeat(plies)}1 2${')'.repeat(plies)}`);
    await expect(page.getByRole('alert')).toBeHidden();
    const { bytes } = await save(page, formats.png);
    const { height } = pngSize(bytes);
    expect(height).toBeGreaterThan(16_300);
    expect(height).toBeLessThanOrEqual(16_384);
    await expect(page.getByRole('dialog')).toContainText(/made at 1\.\d+× only/);
  });

  test('as TikZ and as text tells the rules and the step', LONG, async ({ page }) => {
    await openLink(page, `${RULED}&step=14`);
    const tikz = (await save(page, formats.tikz)).bytes.toString();
    expect(tikz).toMatch(/\\begin\{tikzpicture\}[\s\S]*\\end\{tikzpicture\}/);
    const text = (await save(page, formats.text)).bytes.toString();
    for (const rule of ['fail-hard', 'bounds of the parent only', '14']) {
      expect(tikz).toContain(rule);
      expect(text).toContain(rule);
    }
    expect(text).toContain(RULES[0]);
  });
});

function expectPlain({ elements, attributes, suspect, style }: Awaited<ReturnType<typeof readSvg>>): void {
  // The figures' own faces and nothing else: no address but that of what is in the file.
  const faces = style.split('}').filter(Boolean);
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces)
    expect(face).toMatch(
      /^@font-face\{font-family:"Inter";font-weight:400 700;src:url\(data:font\/woff2;base64,[A-Za-z0-9+/]{4000,}=*\)$/,
    );
  expect(elements.filter((name) => !['svg', 'title', 'style', 'g', 'path', 'text'].includes(name))).toEqual(
    [],
  );
  const allowed =
    /^(xmlns|width|height|viewBox|transform|d|x|y|fill|stroke|stroke-(width|dasharray|linecap|linejoin)|paint-order|text-anchor|opacity|font-(size|weight|family|variant-numeric))$/;
  expect(attributes.filter((name) => !allowed.test(name))).toEqual([]);
  expect(suspect).toEqual([]);
}
