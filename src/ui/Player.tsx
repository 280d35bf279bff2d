import { useState } from 'react';
import { linkOf } from '../session/linkOf.ts';
import { titleOf } from '../session/titleOf.ts';
import { useDeckKeys } from './deck.ts';
import { OperableTree } from './figure/operable.ts';
import { Subtitle } from './figure/Subtitle.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { useSession, useSessionStore, useWords } from './page/useSession.ts';
import { usePageKeys } from './pageKeys.ts';
import { Boundary } from './part/Boundary.tsx';
import { Transport } from './time/Transport.tsx';
import { useDocument } from './useDocument.ts';
import './Player.css';
import './App.css';

/**
 * The player for a frame in another web page: only figure, sentence and timeline, and on request the title
 * and source.
 */
export function Player({ isNamed, isInDeck }: { isNamed: boolean; isInDeck: boolean }) {
  useDeckKeys(isInDeck);
  usePageKeys();
  useDocument();
  const words = useWords();
  const activity = useSession((state) => state.activity.kind);
  return (
    <div className={`app embedded ${activity}`}>
      <Notices />
      {isNamed && <PlayerHead />}
      <main className="stage" aria-label={words.figure}>
        <Boundary>
          <OperableTree />
          <TreeFigure />
        </Boundary>
        <Subtitle />
        <Transport />
      </main>
      <LiveRegion />
    </div>
  );
}

/** The title of the figure, and a link that opens the current step of the run in the full program. */
function PlayerHead() {
  const session = useSessionStore();
  const title = useSession(({ subject, language }) => titleOf(subject, language.code));
  const { openHere } = useWords();
  const [hash, setHash] = useState(location.hash);
  // The link is brought up to date when the pointer or the focus reaches it, not at every step.
  const refresh = async () => {
    const found = await linkOf(session.getState());
    if (found !== null) setHash(`#${found}`);
  };
  return (
    <header className="player-head">
      <b>
        <bdi>{title}</bdi>
      </b>
      <a
        href={`./${hash}`}
        target="_blank"
        rel="noopener"
        onPointerEnter={() => void refresh()}
        onFocus={() => void refresh()}
      >
        {openHere}
      </a>
    </header>
  );
}
