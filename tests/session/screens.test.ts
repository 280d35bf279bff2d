/** The addresses of screens, and what is shown behind them. */

import { describe, expect, it } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { hashOfScreen, type NamedScreen, screenOf } from '../../src/session/screens.ts';
import { createSession, goToStep, hasFigure, lastStep } from '../../src/session/session.ts';
import { visit } from '../../src/session/visiting.ts';
import { english } from '../../src/words/en/page.ts';

const SCREENS: readonly NamedScreen[] = [
  ...([
    'course',
    'trees',
    'practise',
    'mine',
    'sets',
    'results',
    'progress',
    'growth',
    'ucb1',
    'match',
  ] as const),
];
const subject = subjectOfExample(exampleById('thu-fig-3-10')!);

describe('the address of a screen', () => {
  it.each(SCREENS)('of %s opens it', (screen) => {
    expect(screenOf(`#${hashOfScreen(screen)}`)).toBe(screen);
    expect(screenOf(hashOfScreen(screen))).toBe(screen);
  });

  it.each(['#v1&tree=gfg', '#v1', '#v1&page=', '#v1&page=nowhere', '#v1&practice=x'])(
    '%s is none',
    (hash) => {
      expect(screenOf(hash)).toBeNull();
    },
  );
});

describe('a screen', () => {
  it('leaves the tree behind it as it is, but for the front door, which has a figure of its own', () => {
    const session = createSession({ subject, language: english, theme: 'light', step: 25 });
    visit(session, 'trees');
    expect(session.getState()).toMatchObject({ subject, step: 25 });
    expect(hasFigure(session.getState())).toBe(false);
    visit(session, 'course');
    expect(session.getState()).toMatchObject({
      subject: { example: { id: 'aima-fig-5-5' } },
      step: 14,
      notation: 'range',
    });
    expect(hasFigure(session.getState())).toBe(true);
    goToStep(session, 999);
    expect(session.getState().step).toBe(lastStep(session.getState()));
  });

  it('is left for the tree that is opened, as its source writes it', () => {
    const session = createSession({ subject, language: english, theme: 'light' });
    visit(session, 'course');
    openSubject(session, subject);
    expect(session.getState()).toMatchObject({ activity: { kind: 'reading' }, notation: 'one', step: 0 });
  });
});

describe('the way the bounds are written', () => {
  const open = (session: ReturnType<typeof createSession>, id: string) =>
    openSubject(session, subjectOfExample(exampleById(id)!));

  it('is that of the source; else the reader’s own choice, or windows', () => {
    const session = createSession({ subject, language: english, theme: 'light' });
    open(session, 'aima-fig-5-5');
    expect(session.getState().notation).toBe('range');
    open(session, 'gfg');
    expect(session.getState().notation).toBe('window');
    session.setState({ notation: 'pair' });
    open(session, 'wikipedia-ab');
    expect(session.getState().notation).toBe('pair');
    open(session, 'nilsson-fig-3-12');
    expect(session.getState().notation).toBe('one');
  });
});
