/** Whatever an address says that is wrong: the first tree is shown, and it is said. */

import { expect, test } from 'vitest';
import { decodeAddress } from '../../src/link/address.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { restore } from '../../src/session/restore.ts';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { page as englishPage } from '../../src/words/en/page.ts';
import { DAMAGED_LINKS } from '../support/damagedLinks.ts';

test.each(DAMAGED_LINKS)('$what', async ({ hash, step, notice }) => {
  const restored = await restore(decodeAddress(`#${hash}`));
  expect(restored.subject).toEqual(firstSubject());
  expect(restored.step).toBe(step);
  const said = restored.notices.map((each) => noticeText(each, englishNotices, englishPage)).join('\n');
  if (notice === null) expect(said).toBe('');
  else expect(said).toMatch(notice);
});
