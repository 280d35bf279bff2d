import { useCallback } from 'react';
import { linkOf } from '../../session/linkOf.ts';
import { isPlace } from '../../session/place.ts';
import { titleOf } from '../../session/titleOf.ts';

import { CopyRow } from '../kit/CopyRow.tsx';
import { pageAt, useAwaited } from '../kit/useAwaited.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** The link to exactly this picture, and the frame for a course page. */
export function LinkSection() {
  const session = useSessionStore();
  const page = useWords();
  const words = useEditWords();
  const title = useSession(({ subject, language }) => titleOf(subject, language.code));
  const hash = useAwaited(useCallback(() => linkOf(session.getState()), [session]));
  if (hash === undefined) return <p>{page.loading}</p>;
  if (hash === null) return <p role="alert">{words.linkTooLong}</p>;
  const link = pageAt(hash);
  const player = new URL(`embed.html#${hash}`, link);
  const isTree = !isPlace(link.hash);
  return (
    <>
      <section>
        <h3>{words.linkHeading}</h3>
        <CopyRow label={words.linkHeading} text={link.href} />
        <p className="hint">{isTree ? words.linkHint : words.placeLinkHint}</p>
      </section>
      {isTree && (
        <section>
          <h3>{words.embedHeading}</h3>
          <CopyRow label={words.embedHeading} text={frameFor(player.href, title || page.untitled)} />
          <p className="hint">{words.embedHint}</p>
        </section>
      )}
    </>
  );
}

function frameFor(address: string, title: string): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" sandbox="allow-scripts" width="100%" height="560" style="border:0"></iframe>`;
}
