/** The steps leave the page as they stand in it: the drawing's strokes and words, an animated picture, a player with its name. */

import { readFile } from 'node:fs/promises';
import { lookIn } from '../src/drawing/look.ts';
import { drawPicture } from '../src/export/ink.ts';
import { captionOf, layOutForFile } from '../src/export/picture.ts';
import { printSvg } from '../src/export/svg.ts';
import { page as englishPage } from '../src/words/en/page.ts';
import { exporting as englishExport, sharing as englishSharing } from '../src/words/en/work.ts';
import { pictureOfExample } from '../tests/export/pictureOf.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { openLink } from './support/reading.ts';
import { openShare } from './support/sharing.ts';
import { downloadBy } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

test(
  'what the page draws at a step looks as the file says, and the file is what the terminal makes',
  LONG,
  async ({ page }) => {
    for (const step of [0, 14, 26]) {
      await openLink(page, `v1&tree=aima-fig-5-5&step=${step}`);
      await expect(page.locator('.subtitle')).toHaveAttribute('data-step', String(step));
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('svg.tree .viewport :is(path, text)')].map((element) => {
          const style = getComputedStyle(element);
          const hex = (colour: string) => {
            const [, ...parts] = /rgba?\((\d+), (\d+), (\d+)/.exec(colour) ?? [];
            return parts.length < 3
              ? colour
              : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
          };
          return {
            role: element.getAttribute('class') ?? '',
            of: element.closest('.node')?.getAttribute('class') ?? '',
            text: element.localName === 'text' ? element.textContent : null,
            stroke: hex(style.stroke),
            width: Number.parseFloat(style.strokeWidth),
            dashes: style.strokeDasharray,
            fill: hex(style.fill),
            weight: Number(style.fontWeight),
          };
        }),
      );
      const look = lookIn('colour');
      const onPaper = (colour: string) => (colour === '#fbfaf6' ? '#ffffff' : colour);
      for (const { role, of, text, ...there } of shown) {
        const { fill, stroke, width, dashes, weight } = look({ role, of });
        expect([role, onPaper(there.fill)]).toEqual([role, fill]);
        expect([role, onPaper(there.stroke)]).toEqual([role, stroke]);
        if (text === null) {
          const isDashed = there.dashes === 'none' ? [] : there.dashes.split(/[ ,]+/).map(Number.parseFloat);
          expect([role, there.width, isDashed]).toEqual([role, width, dashes]);
        } else expect([role, there.weight]).toEqual([role, weight]);
      }
      const dialog = await openShare(page);
      const { bytes } = await downloadBy(
        page,
        dialog.getByRole('button', { name: englishExport.formats.svg, exact: true }),
      );
      const picture = pictureOfExample('aima-fig-5-5', { step });
      const layout = layOutForFile(picture.form, picture.run, picture.layout.names, {
        boards: null,
        stubWords: 'never generated',
      });
      const whole = { ...picture, layout };
      const caption = captionOf(whole, englishExport);
      const made = printSvg({
        ...drawPicture(whole, 'colour'),
        background: 'white',
        caption,
        showCaption: true,
      });
      expect(bytes.toString().replace(/<style>.*<\/style>\n/, '')).toBe(made);
      const words = [...made.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word);
      const spoken = shown.flatMap(({ text }) => text?.replaceAll('\u2009', ' ') ?? []);
      expect(
        words
          .slice(0, -1)
          .map((word = '') => word.replaceAll('\u2009', ' '))
          .sort(),
      ).toEqual(spoken.sort());
    }
  },
);

test('an animated picture has a frame a stop, and the player says what it is and where it is from', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  const dialog = await openShare(page);
  const { name, bytes } = await downloadBy(
    page,
    dialog.getByRole('button', { name: englishSharing.framesAnimation }),
  );
  expect(name).toMatch(/\.png$/);
  const at = bytes.indexOf('acTL');
  expect(bytes.readUInt32BE(at + 4)).toBe(10);
  await expect(dialog.getByText(englishSharing.framesAnimated(10))).toBeVisible();
  await dialog.getByRole('checkbox', { name: englishSharing.embedNamed }).check();
  const frame = await dialog.getByRole('textbox', { name: englishSharing.embedHeading }).inputValue();
  expect(frame).toContain('allow="fullscreen"');
  const address = /src="([^"]*)"/.exec(frame)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(address);
  const link = page.getByRole('link', { name: englishPage.openHere });
  await expect(page.getByRole('banner')).toContainText('AIMA Figure 5.5');
  await link.focus();
  await expect(link).toHaveAttribute('href', /step=14/);
});

test('the player in a sandboxed frame has the fonts of the page, and its texts stand in their shapes', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&algorithm=alpha-beta&step=29');
  const dialog = await openShare(page);
  const code = await dialog.getByRole('textbox', { name: englishSharing.embedHeading }).inputValue();
  expect(code).toContain('sandbox="allow-scripts"');
  await page.goto('./icon.svg');
  const host = new URL('elsewhere', page.url()).href;
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: code }));
  await page.goto(host);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.subtitle')).toHaveAttribute('data-step', '29');
  const root = frame.locator('html');
  const families = () =>
    root.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  const sheet = await readFile('src/ui/styles/fonts.css', 'utf8');
  const all = [...sheet.matchAll(/font-family: "(.*)"/g)].map(([, family]) => family);
  await expect.poll(families).toEqual(all);
  const beyond = await root.evaluate(() =>
    [...document.querySelectorAll('svg.tree .node.leaf')].flatMap((leaf) => {
      const [shape, text] = ['.shape', '.value'].map((part) =>
        leaf.querySelector(part)?.getBoundingClientRect(),
      );
      return shape && text && text.width < shape.width - 4 ? [] : [leaf.textContent];
    }),
  );
  expect(beyond).toEqual([]);
});

test('files of one figure differ in name by step and kind', async ({ page }) => {
  const names: string[] = [];
  const take = async (button: string) => {
    const dialog = await openShare(page);
    names.push((await downloadBy(page, dialog.getByRole('button', { name: button, exact: true }))).name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const { formats } = englishExport;
  for (const step of [13, 14]) {
    await openLink(page, `v1&tree=aima-fig-5-5&step=${step}`);
    await take(formats.tikz);
    await take(formats.svg);
  }
  await take(englishSharing.framesSlides);
  expect(new Set(names).size).toBe(5);
  expect(names[2]).toMatch(/-step-14\.tex$/);
  expect(names[4]).toMatch(/-slides\.tex$/);
});
