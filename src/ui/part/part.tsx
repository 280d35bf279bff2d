/** Makes components whose code and texts load when they are first rendered. */
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { type LanguageCode, loadWords, type TextFile } from '../../words/language.ts';
import { atLeisure, furnish } from '../page/firstPicture.ts';
import { useSession, useWords } from '../page/useSession.ts';
import { Boundary } from './Boundary.tsx';
import { PartNote, Waiting } from './PartNote.tsx';
import { restyle } from './restyle.ts';

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** Decides when a component's code or texts are loaded, and loads them. */
type When = <Loaded>(ask: () => Promise<Loaded>) => Promise<Loaded>;

/** The properties for the message in place of a component that is loading or has failed. */
export interface PartPlace {
  /** the frame around the message */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** whether the reader has asked for the component, so that a message says it is loading */
  readonly isAwaited?: boolean;
  /** called when the reader chooses to go on without the component */
  readonly leave?: () => void;
}

/** A component that loads on demand. */
export type Part<Props> = ComponentType<Props & PartPlace> & Bringable;

/** A component whose code and texts can be loaded before it is rendered. */
export interface Bringable {
  /**
   * Loads the component's code, and its texts in the given language, so that it appears at once when
   * rendered.
   */
  bring(code: LanguageCode): Promise<void>;
}

type State = 'coming' | 'failed' | 'trying' | 'come';

/**
 * For each component that failed to load, the function that tries again. All are tried together, because
 * failures often have one cause.
 */
const failed = new Set<() => void>();

/**
 * Makes the component `name` of a module, which is rendered once its code and its texts have loaded. From then on nothing in it
 * waits, so that no focused element is hidden and no key press is lost. When it fails, a message replaces it
 * alone, and it can be tried again. Its texts have to be in `file`, or in a file of texts that loads earlier.
 * With `isStyled`, it waits until style sheets that failed to load, perhaps for other components, have loaded.
 */
export function part<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  file: TextFile = 'work',
  when: When = (ask) => ask(),
  isStyled = true,
): Part<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let Loaded: ComponentType<Props> | null = null;
  const bringAll = async (code: LanguageCode) => {
    if (isStyled) await restyle();
    const [module] = await when(() => Promise.all([load(), loadWords(code, file)]));
    Loaded = module[name] as ComponentType<Props>;
  };
  function Part(props: Props & PartPlace) {
    const { frame: Frame = Fragment, isAwaited = false, leave } = props;
    const words = useWords();
    const code = useSession((state) => state.language.code);
    const [state, setState] = useState<State>(Loaded === null ? 'coming' : 'come');
    const isAsked = state === 'coming' || state === 'trying';
    useEffect(() => {
      if (!isAsked) return;
      let isCurrent = true;
      const end = (next: State) => () => isCurrent && setState(next);
      bringAll(code).then(end('come'), end('failed'));
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
    // An early load that fails needs no handling: the component is loaded again when it is rendered, and then
    // a message appears.
    bring: (code: LanguageCode) => bringAll(code).catch(() => undefined),
  });
}

type Bring = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => Part<PropsOf<Module[Name]>>;

/** Makes a component that surrounds the first picture; it loads by itself right after the picture. */
export const partAfterPicture: Bring = (load, name) => part(load, name, 'figure', furnish);

/** Makes a component that loads by itself, after all those around the first picture. */
export const partAtLeisure: Bring = (load, name) => part(load, name, 'work', atLeisure);
