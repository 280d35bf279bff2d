/** What is folded looks like no node, and says in words what it holds: on screen and in every file. */

import { describe, expect, test } from 'vitest';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import { strokesOf } from '../../src/drawing/strokes.ts';
import { printTikz } from '../../src/export/tikz.ts';
import { english } from '../../src/words/en/page.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { pictureOfExample } from '../export/pictureOf.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { checkTikz } from '../support/tikzChecker.ts';

const picture = pictureOfExample('aima-fig-5-5', { step: 26 });
const B = picture.layout.tree.child(picture.layout.tree.nodes()[0]!, 0);

/** The same picture with B folded by hand. */
function folded(foldedNodes: (count: number) => string) {
  const { tree } = picture.layout;
  const nodes = tree.nodes().filter((node) => tree.parent(node) !== B);
  const held = new Map([[B, tree.subtreeEnd(B) - B - 1]]);
  const visible = { ...wholeTree(picture.layout), nodes, collapsed: new Set([B]), held };
  return { view: { ...picture.view, foldedNodes }, visible };
}

describe.each([english, chinese])('In $code', (language) => {
  const { view, visible } = folded(language.page.foldedNodes);
  const marks = picture.form.marks(picture.layout, picture.run.momentAt(26), view, visible);
  const mine = strokesOf(picture.layout, marks).filter(({ role }) => /^(bars|held)/.test(role));

  test('its mark has no slanted side, as every triangle has', () => {
    const [bars] = mine.filter((stroke) => stroke.kind === 'path');
    const d = bars?.kind === 'path' ? bars.d : '';
    expect(d).toMatch(/^M0,/);
    expect(d.replaceAll(/[MHVZ]-?[\d.]*(?:,-?[\d.]+)?/g, '')).toBe('');
  });

  test('its number is not alone: a sign before it, a word behind it', () => {
    const said = mine.flatMap((stroke) => (stroke.kind === 'text' ? [stroke.text] : []));
    expect(said.join(' ')).toMatch(/^\+3 \p{L}{2,}|^\+3 个节点$/u);
    expect(language.page.foldedNodes(1)).toMatch(/^\+1 (?:node|个节点)$/);
  });

  test('so it is in TikZ', () => {
    const words = EXPORT_WORDS[language.code];
    const form = { ...picture.form, marks: () => marks, inView: () => visible };
    const code = printTikz({ ...picture, form }, { words });
    expect(code).toContain('{folded}');
    expect(code).toContain('{+3}');
    expect(code).toContain(language.code === 'en' ? '{nodes}' : '{个节点}');
    expect(checkTikz(code)).toBe(1);
  });
});
