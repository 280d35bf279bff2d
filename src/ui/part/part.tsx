/** Parts of the page that load when they are first shown. */
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { loadWords, speakFrom, type TextFile } from '../../words/language.ts';
import { atLeisure, furnish } from '../page/firstPicture.ts';
import { useSession, useWords } from '../page/useSession.ts';
import { Boundary } from './Boundary.tsx';
import { PartNote, Waiting } from './PartNote.tsx';
import { restyle } from './restyle.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads the code or texts that a part needs, at the right time. */
type When = <Loaded>(ask: () => Promise<Loaded>) => Promise<Loaded>;

/** What stands in place of a part that is loading or has failed. */
export interface PartPlace {
  /** the frame around the message about the part */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** whether the reader has asked for the part, so that a message says it is loading */
  readonly isAwaited?: boolean;
  /** what continues without the part */
  readonly leave?: () => void;
}

/** A part as a component. */
export type Part<Props> = ComponentType<Props & PartPlace> & {
  /** Loads its code before it is shown, so that it appears at once; its texts come with the language. */
  bring(): Promise<void>;
};

type State = 'coming' | 'failed' | 'trying' | 'come';

/** By part that failed, how it is tried again: the reason for one failure is often the reason for all. */
const failed = new Set<() => void>();

/**
 * Makes a part of the page as a component. It is shown once its code and its texts have loaded, and from then on
 * nothing in it waits: a focused element is never hidden, and no key goes elsewhere. If it fails, it fails alone, and
 * can be tried again. All its texts are in the file named here, or in one that loads before.
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
        // A part that failed is loaded again when it is shown, and its place then shows the message.
        () => undefined,
      ),
  });
}

/** Makes a part that stands around the first picture and loads by itself after it. */
export function partAfterPicture<Props extends object>(load: Load<Props>): Part<Props> {
  return part(load, 'figure', furnish);
}

/** Makes a part that loads by itself, after everything around the first picture. */
export function partAtLeisure<Props extends object>(load: Load<Props>): Part<Props> {
  return part(load, 'work', atLeisure);
}
