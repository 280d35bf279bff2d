import { OperableTree } from './figure/operable.ts';
import { Subtitle } from './figure/Subtitle.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { useSession, useWords } from './page/useSession.ts';
import { usePageKeys } from './pageKeys.ts';
import { Boundary } from './part/Boundary.tsx';
import { Transport } from './time/Transport.tsx';
import { useDocument } from './useDocument.ts';

/** Figure, sentence and time alone, for a frame in another page. */
export function Player() {
  usePageKeys();
  useDocument();
  const words = useWords();
  const activity = useSession((state) => state.activity.kind);
  return (
    <div className={`app embedded ${activity}`}>
      <Notices />
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
