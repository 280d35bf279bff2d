/** The presenter's spot is drawn at its place, and nothing is measured while there is none. */
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { pointAt } from '../../src/session/pointer.ts';
import { createSession } from '../../src/session/session.ts';
import { Spot } from '../../src/ui/figure/Spot.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { english } from '../../src/words/en/page.ts';

afterEach(() => vi.restoreAllMocks());

test('a spot is measured when it is there, and not before', () => {
  const measured = [
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200),
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100),
  ];
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  const { container } = render(
    <SessionProvider session={session}>
      <Spot follows />
    </SessionProvider>,
  );
  expect(container.querySelector('.spot.seen')).toBeNull();
  for (const spy of measured) expect(spy).not.toHaveBeenCalled();
  act(() => pointAt(session, { x: 0.25, y: 0.5 }));
  const circle = container.querySelector('.spot.seen circle');
  expect([circle?.getAttribute('cx'), circle?.getAttribute('cy')]).toEqual(['50', '50']);
  act(() => pointAt(session, null));
  expect(container.querySelector('.spot.seen')).toBeNull();
});
