/** Parts of the page that are loaded when they are first shown: what they wait for, and how they fail. */
// @own-process: the words of a language are loaded once a process, and it is loading that is tested.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { useWords } from '../../src/ui/page/useSession.ts';
import { part } from '../../src/ui/part/part.tsx';
import { useBrought } from '../../src/ui/part/useBrought.ts';
import { english } from '../../src/words/en/page.ts';
import { help } from '../../src/words/en/work.ts';
import { type LanguageCode, loadLanguage } from '../../src/words/language.ts';
import { LANGUAGE_ROWS } from '../../src/words/languages.ts';
import { help as chineseHelp } from '../../src/words/zh/work.ts';

const { page } = english;
let session: Session;

beforeEach(() => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
});

function show(element: ReactNode): void {
  render(<SessionProvider session={session}>{element}</SessionProvider>);
}

/** A promise that is kept or broken from outside. */
function later<T>() {
  let keep: (value: T) => void = () => undefined;
  let breakIt: () => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    keep = resolve;
    breakIt = () => reject(new TypeError('Failed to fetch'));
  });
  return { promise, keep, breakIt };
}

const settle = () => act(() => Promise.resolve());

/** Keeps a file of a language back until it is let go. */
function heldBack(code: LanguageCode): { keep: () => void } {
  const { work } = LANGUAGE_ROWS[code];
  const { promise, keep } = later<void>();
  vi.spyOn(LANGUAGE_ROWS[code], 'work').mockImplementation(() => promise.then(work));
  return { keep };
}

test('a part is shown once its code and everything that it says have come', async () => {
  const [code, words] = [later<void>(), heldBack('en')];
  const Greeting = part(async () => {
    await code.promise;
    return { Greeting: () => <p>{useWords('help').helpTitle}</p> };
  }, 'Greeting');
  show(<Greeting isAwaited />);
  expect(screen.getByText(page.loading)).toBeTruthy();
  code.keep();
  await settle();
  expect(screen.getByText(page.loading)).toBeTruthy();
  words.keep();
  expect(await screen.findByText(help.helpTitle)).toBeTruthy();
});

test('a part that is brought beforehand is there with its words in the moment when it is first rendered', async () => {
  const Heading = part(async () => ({ Heading: () => <h2>{useWords('help').helpTitle}</h2> }), 'Heading');
  const contents = [Heading];
  function Folded() {
    const [isOpen, setOpen] = useState(false);
    useBrought(contents);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)} />
        {isOpen && <Heading isAwaited />}
      </>
    );
  }
  const bring = vi.spyOn(Heading, 'bring');
  show(<Folded />);
  await bring.mock.results[0]?.value;
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText(help.helpTitle)).toBeTruthy();
});

test('a part waits for a style sheet that has failed, unless it is to say what has failed', async () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  document.head.append(sheet);
  sheet.dispatchEvent(new Event('error'));
  const load = async () => ({ Named: ({ name }: { name: string }) => <p>{name}</p> });
  const [Other, Failure] = [part(load, 'Named'), part(load, 'Named', 'work', undefined, false)];
  show(
    <>
      <Failure name="failure" />
      <Other name="other" />
    </>,
  );
  expect(await screen.findByText('failure')).toBeTruthy();
  expect(screen.queryByText('other')).toBeNull();
  const again = document.head.querySelector('link[rel=stylesheet]');
  expect(again).not.toBe(sheet);
  again?.dispatchEvent(new Event('load'));
  expect(await screen.findByText('other')).toBeTruthy();
  again?.remove();
});

test('another language waits for the words of every part, and what is shown stays as it is', async () => {
  const chinese = heldBack('zh');
  const Field = part(
    async () => ({ Field: () => <input aria-label={useWords('help').helpTitle} /> }),
    'Field',
  );
  show(<Field />);
  const field = await screen.findByLabelText(help.helpTitle);
  field.focus();
  const switched = loadLanguage('zh').then((language) => session.setState({ language }));
  await settle();
  expect(session.getState().language).toBe(english);
  await act(async () => {
    chinese.keep();
    await switched;
  });
  expect(screen.getByLabelText(chineseHelp.helpTitle)).toBe(field);
  expect(document.activeElement).toBe(field);
});

test('one press tries every part again that failed with it', async () => {
  let isCut = true;
  const named = (name: string) =>
    part(
      () =>
        isCut
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve({ Named: () => <p>{name}</p> }),
      'Named',
    );
  const [First, Second] = [named('first'), named('second')];
  show(
    <>
      <First />
      <Second />
    </>,
  );
  const [, again] = await screen.findAllByRole('button', { name: page.tryAgain });
  isCut = false;
  await userEvent.click(again!);
  expect(await screen.findByText('first')).toBeTruthy();
  expect(screen.getByText('second')).toBeTruthy();
});

test('a part that does not come says so and comes when it is tried again, with the focus in it', async () => {
  const tries = Array.from({ length: 3 }, () => later<{ Button: () => ReactNode }>());
  let asked = 0;
  const Button = part(() => tries[asked++]!.promise, 'Button');
  show(
    <>
      <button type="button">before</button>
      <Button frame={({ children }) => <section>{children}</section>} />
    </>,
  );
  tries[0]!.breakIt();
  expect((await screen.findByRole('alert')).textContent).toContain(page.partNotLoaded);
  const again = screen.getByRole('button', { name: page.tryAgain });
  await userEvent.click(again);
  expect(document.activeElement).toBe(again);
  tries[1]!.breakIt();
  await settle();
  expect(screen.getByRole('button', { name: page.tryAgain })).toBe(again);
  await userEvent.click(again);
  tries[2]!.keep({
    Button: () => (
      <div>
        <button type="button">inside</button>
      </div>
    ),
  });
  const inside = await screen.findByRole('button', { name: 'inside' });
  expect(document.activeElement).toBe(inside);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Escape goes on without a part that is on its way or has failed', async () => {
  const leave = vi.fn();
  const coming = later<{ Coming: () => ReactNode }>();
  const Part = part(() => coming.promise, 'Coming');
  show(<Part isAwaited leave={leave} />);
  await userEvent.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledTimes(1);
  coming.breakIt();
  await screen.findByRole('alert');
  await userEvent.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a part that throws fails alone, and is made anew when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  };
  const Part = part(async () => ({ Broken }), 'Broken');
  show(<Part />);
  expect((await screen.findByRole('alert')).textContent).toContain(page.partFailed);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: page.tryAgain }));
  expect(screen.getByText('whole')).toBeTruthy();
});
