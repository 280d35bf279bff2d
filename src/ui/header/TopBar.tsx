import { PLACE_OF } from '../../session/screens.ts';
import { screenIn } from '../../session/session.ts';
import { useSession, useWords } from '../page/useSession.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { ScreenLink } from './ScreenLink.tsx';
import { SearchField } from './SearchField.tsx';
import './TopBar.css';

/** The top bar: links to all screens, with the current one highlighted, and nothing about the figure. */
export function TopBar() {
  const words = useWords();
  return (
    <header className="header beside">
      <ScreenLink className="brand beside" screen="course" label={`${words.name}: ${words.place.course}`}>
        <svg aria-hidden="true" width="32" height="18" viewBox="0 0 34 20">
          <path className="brand-max" d="M9,1L17,18H1Z" />
          <path className="brand-min" d="M17,2H33L25,19Z" />
        </svg>
        <span>{words.name}</span>
      </ScreenLink>
      <nav className="places" aria-label={words.places}>
        {PLACES.map((place) => (
          <PlaceLink key={place} place={place} />
        ))}
      </nav>
      <SearchField />
      <LanguageChoice />
      <MoreMenu />
    </header>
  );
}

const PLACES = ['course', 'trees', 'practise', 'mine'] as const;

function PlaceLink({ place }: { place: (typeof PLACES)[number] }) {
  const words = useWords();
  const screen = useSession(screenIn);
  const isPractising = useSession((state) => state.activity.kind === 'practising');
  const isOwn = useSession((state) => state.subject.own !== null);
  const here = screen === null ? (isPractising ? 'practise' : isOwn ? 'mine' : 'trees') : PLACE_OF[screen];
  return (
    <ScreenLink screen={place} current={here === place ? (screen === place ? 'page' : 'true') : undefined}>
      {words.place[place]}
    </ScreenLink>
  );
}
