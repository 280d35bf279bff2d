/** Parts of the page that are loaded when they are first shown. */
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { loadWords, speakFrom, type TextFile } from '../../words/language.ts';
import { atLeisure, furnish } from '../page/firstPicture.ts';
import { useSession, useWords } from '../page/useSession.ts';
import { Boundary } from './Boundary.tsx';
import { PartNote, Waiting } from './PartNote.tsx';
import { restyle } from './restyle.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Asks for what is needed, at its time. */
type When = <Loaded>(ask: () => Promise<Loaded>) => Promise<Loaded>;

/** What stands in the place of a part that is on its way, or has failed. */
export interface PartPlace {
  /** around what is said of the part there */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** the reader has asked for the part, so it is said that it is on its way */
  readonly isAwaited?: boolean;
  /** how to go on without the part */
  readonly leave?: () => void;
}

/** A part as a component. */
export type Part<Props> = ComponentType<Props & PartPlace> & {
  /** Brings its code before it is shown, so that it is there at once; what it says comes with the language. */
  bring(): Promise<void>;
};

type State = 'coming' | 'failed' | 'trying' | 'come';

/** How each part that failed is tried again: what failed with one of them is often what failed with all. */
const failed = new Set<() => void>();

/**
 * A part of the page as a component. It is shown once its code and its words have come, and from then on
 * nothing in it waits: what has the focus is never hidden, and no key goes elsewhere. If it fails, it fails
 * alone, and can be tried again. All that it says stands in the file of texts named here, or in one before it.
 */
export function part<Props extends object>(
  load: Load<Props>,
  file: TextFile = 'work',
  when: When = (ask) => ask(),
): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  function Part(props: Props & PartPlace) {
    const { frame: Frame = Fragment, isAwaited = false, leave } = props;
    const words = useWords();
    const code = useSession((state) => state.language.code);
    const [state, setState] = useState<State>(Loaded === null ? 'coming' : 'come');
    const isAsked = state === 'coming' || state === 'trying';
    useEffect(() => {
      if (!isAsked) return;
      let isCurrent = true;
      const end = (next: State) => isCurrent && setState(next);
      const bring = async () => {
        await restyle();
        [Loaded] = await when(() => Promise.all([load(), loadWords(code, file)]));
      };
      bring().then(
        () => end('come'),
        () => end('failed'),
      );
      return () => {
        isCurrent = false;
      };
    }, [isAsked, code]);

    useEffect(() => {
      if (state !== 'failed') return;
      const again = () => setState('trying');
      failed.add(again);
      return () => void failed.delete(again);
    }, [state]);

    if (state === 'come' && Loaded !== null)
      return (
        <Boundary frame={Frame} leave={leave}>
          <Loaded {...props} />
        </Boundary>
      );
    if (state === 'coming' && !isAwaited) return null;
    return (
      <Frame>
        {state === 'coming' ? (
          <Waiting leave={leave} />
        ) : (
          <PartNote
            text={words.partNotLoaded}
            isTrying={state === 'trying'}
            again={() => {
              for (const again of failed) again();
            }}
            leave={leave}
          />
        )}
      </Frame>
    );
  }
  return Object.assign(Part, {
    bring: () =>
      load().then(
        (loaded) => {
          Loaded = loaded;
          speakFrom(file);
        },
        // It is asked for again where it is shown, and says so there.
        () => undefined,
      ),
  });
}

/** The same of a part that stands around the first picture and comes by itself after it. */
export function partAfterPicture<Props extends object>(load: Load<Props>): Part<Props> {
  return part(load, 'figure', furnish);
}

/** The same of a part that comes by itself, after all that stands around the first picture. */
export function partAtLeisure<Props extends object>(load: Load<Props>): Part<Props> {
  return part(load, 'work', atLeisure);
}
