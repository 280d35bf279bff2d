import { ArrowLeftRight, LocateFixed, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import type { Example } from '../../library/example.ts';
import { flipTo } from '../../session/showOther.ts';
import { IconButton } from '../kit/Button.tsx';
import { attempt } from '../page/attempt.ts';
import { firstPicture } from '../page/firstPicture.ts';
import { LOADED_LIBRARY, loadLibrary } from '../page/loadLibrary.ts';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import type { Figure } from './drawFigure.ts';

/** What stands over the drawing; it comes with pan and zoom, after the first picture. */
export function FigureTools({ figure }: { readonly figure: RefObject<Figure | null> }) {
  const words = useWords();
  const tools = [
    ['zoomOut', ZoomOut, () => figure.current?.scaleBy(1 / 1.4)],
    ['zoomIn', ZoomIn, () => figure.current?.scaleBy(1.4)],
    ['fit', Maximize, () => figure.current?.fit()],
    ['follow', LocateFixed, () => figure.current?.followNow()],
  ] as const;
  return (
    <div className="figure-tools">
      <TwinButton />
      <div className="zoom-tools">
        {tools.map(([name, icon, press]) => (
          <IconButton key={name} label={words[name]} onClick={press} icon={icon} size={18} />
        ))}
      </div>
    </div>
  );
}

/** Flips to the example this one is to be compared with, at the same step. */
function TwinButton() {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const twin = useTwin();
  if (twin === null) return null;
  const flip = () =>
    attempt(session, async () => {
      const { subjectOfExample } = await import('../../session/exampleSubject.ts');
      flipTo(session, subjectOfExample(twin));
    });
  return (
    <button type="button" className="twin" onClick={flip}>
      <ArrowLeftRight aria-hidden size={16} />
      <span>{words.compareWith(twin.title[code])}</span>
    </button>
  );
}

/** The example to compare the shown one with, as soon as the library is there; null if it has none. */
function useTwin(): Example | null {
  const session = useSessionStore();
  const id = useSession((state) => state.subject.example?.twin ?? null);
  const library = useSlice(LOADED_LIBRARY, (state) => state.library);
  const isWanted = id !== null && library === null;
  useEffect(() => {
    if (isWanted) void firstPicture.then(() => loadLibrary(session));
  }, [session, isWanted]);
  return id === null ? null : (library?.exampleById(id) ?? null);
}
