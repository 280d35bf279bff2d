import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { focusItem } from '../../src/ui/figure/focusItem.ts';
import { treeRef } from '../../src/ui/page/elements.ts';
import { english } from '../../src/words/en/page.ts';

const FIRST = 1 as NodeId;
const SECOND = 2 as NodeId;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function openTree() {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  render(
    <div role="tree" ref={treeRef}>
      {[FIRST, SECOND].map((node) => (
        <div key={node} role="treeitem" data-item={node} tabIndex={-1}>
          {node}
        </div>
      ))}
    </div>,
  );
  return session;
}

test('a node that is selected gets the focus', async () => {
  const session = openTree();
  focusItem(session, FIRST);
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByText('1'));
});

test('a node that was left before the frame came does not pull the focus back', async () => {
  const session = openTree();
  focusItem(session, FIRST);
  session.setState({ focused: SECOND });
  screen.getByText('2').focus();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByText('2'));
});

test('a field that was opened before the frame came keeps the focus', async () => {
  const session = openTree();
  render(<input aria-label="field" />);
  focusItem(session, FIRST);
  await Promise.resolve();
  screen.getByLabelText('field').focus();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByLabelText('field'));
});
