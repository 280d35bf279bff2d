import { useCallback, useState } from 'react';
import { DECK_KEYS_SCRIPT } from '../../export/index.ts';
import { linkOf } from '../../session/linkOf.ts';
import { isPlace } from '../../session/placeHash.ts';
import { titleOf } from '../../session/titleOf.ts';
import { Check } from '../kit/Check.tsx';
import { CopyRow } from '../kit/CopyRow.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { pageAt, useAwaited } from '../kit/useAwaited.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** The form with the link to the figure as it is, and the HTML that embeds the player in another page. */
export function LinkSection() {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('editing');
  const title = useSession(({ subject, language }) => titleOf(subject, language.code));
  const [isNamed, setNamed] = useState(false);
  const [place, setPlace] = useState<FramePlace>('page');
  const hash = useAwaited(useCallback(() => linkOf(session.getState()), [session]));
  if (hash === undefined) return <p>{page.loading}</p>;
  if (hash === null) return <p role="alert">{words.linkTooLong}</p>;
  const link = pageAt(hash);
  const asked = [...(place === 'reveal' ? ['deck'] : []), ...(isNamed ? ['named'] : [])].join('&');
  const player = new URL(`embed.html${asked && `?${asked}`}#${hash}`, link);
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
          <div className="row">
            <LabelledSelect
              className="row"
              label={words.embedPlace}
              options={FRAME_PLACES}
              chosen={place}
              text={words.embedPlaces}
              choose={setPlace}
            />
            <Check text={words.embedNamed} isChosen={isNamed} choose={setNamed} />
          </div>
          <CopyRow
            label={words.embedHeading}
            text={frameFor(player.href, title || page.untitled, { place, isNamed })}
          />
          <p className="hint">
            {words.embedHint} {place === 'reveal' && words.embedDeckHint}
          </p>
        </section>
      )}
    </>
  );
}

/** The kinds of page that can embed the player: a web page, a slide of reveal.js, and one of Slidev. */
const FRAME_PLACES = ['page', 'reveal', 'slidev'] as const;
type FramePlace = (typeof FRAME_PLACES)[number];

/**
 * The HTML attributes for the size of the embedded player; a slide of Slidev is Markdown with Vue, so it has
 * another syntax.
 */
const SIZES: Readonly<Record<FramePlace, string>> = {
  page: 'width="100%" height="560" style="border:0"',
  reveal: 'style="width:100%;height:80vh;border:0"',
  slidev: 'class="w-full h-110" style="border:0"',
};

function frameFor(
  address: string,
  title: string,
  { place, isNamed }: { readonly place: FramePlace; readonly isNamed: boolean },
): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  // The sandbox allows popups, because the player's link to the program opens a new tab.
  const sandbox = `allow-scripts${isNamed ? ' allow-popups allow-popups-to-escape-sandbox' : ''}`;
  const frame = `<iframe src="${escaped(address)}" title="${escaped(title)}" sandbox="${sandbox}" allow="fullscreen" ${SIZES[place]}></iframe>`;
  return place === 'reveal' ? `<section>${frame}${DECK_KEYS_SCRIPT}</section>` : frame;
}
