import { FoldVertical, UnfoldVertical } from 'lucide-react';
import { useEffect } from 'react';
import { AUDIENCE } from '../../session/audience/audience.ts';
import { POINTING, stopPointing, togglePointer } from '../../session/pointer.ts';
import { PROJECTING, toggleWhole } from '../../session/projecting.ts';
import { presentedIn } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { isTextField } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { IconButton } from '../kit/Button.tsx';
import { figureRef } from '../page/elements.ts';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { listenToPointer } from './pointing.ts';
import { Spot } from './Spot.tsx';

/**
 * The additions to a projected figure: the presenter's spot, and the button that unfolds the whole tree when
 * part of it is folded.
 */
export function Projector() {
  const session = useSessionStore();
  const words = useWords('projecting');
  const { isWhole } = useSlice(PROJECTING);
  const { follows } = useSlice(POINTING);
  const isPresented = useSession((state) => presentedIn(state) !== null);
  // In the audience's window, the spot and the folded subtrees are those of the presenter's window.
  const { isFollowing } = useSlice(AUDIENCE);
  useEffect(() => {
    const frame = figureRef.current;
    if (frame === null || isFollowing) return undefined;
    const stop = listenToPointer(frame, session);
    return () => {
      stop();
      stopPointing(session);
    };
  }, [session, isFollowing]);
  useKeyScope('presentation', (name, event) => {
    if (isTextField(event?.target ?? null) || !session.getState().letterKeys) return false;
    if (event?.repeat !== true) ACTS[name](session);
    return true;
  });
  return (
    <>
      {isPresented && !isFollowing && (
        <div className={isWhole ? 'projector-tools whole' : 'projector-tools'}>
          <IconButton
            label={isWhole ? words.readable : words.whole}
            action={ACTIONS.presentation.whole}
            aria-pressed={isWhole}
            onClick={() => toggleWhole(session)}
            icon={isWhole ? FoldVertical : UnfoldVertical}
          />
        </div>
      )}
      <Spot follows={follows} />
    </>
  );
}

const ACTS = { whole: toggleWhole, pointer: togglePointer } as const;
