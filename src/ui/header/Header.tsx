import { CircleHelp, GraduationCap, Library, Moon, Pencil, Presentation, Share2, Sun } from 'lucide-react';
import { ALGORITHMS, canSearch } from '../../core/search/algorithms.ts';
import { openPlace } from '../../session/place.ts';
import { chooseAlgorithm } from '../../session/session.ts';
import { openDialog } from '../dialogs/openDialog.ts';
import { togglePresentation } from '../presentation.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { CopyLink } from './CopyLink.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NotationMenu, RulesMenu } from './menus.tsx';

/** What is looked at, how it is searched, how it is shown. */
export function Header() {
  const session = useSessionStore();
  const words = useWords();
  return (
    <header className="header">
      <h1 className="brand">
        <svg aria-hidden="true" width="34" height="20" viewBox="0 0 34 20">
          <path className="brand-max" d="M9,1L17,18H1Z" />
          <path className="brand-min" d="M17,2H33L25,19Z" />
        </svg>
        <span>Plyscope</span>
      </h1>
      <LibraryButton />
      <EditButton />
      <PracticeButton />
      <AlgorithmChoice />
      <RulesMenu />
      <NotationMenu />
      <span className="header-gap" />
      <LanguageChoice />
      <ThemeButton />
      <CopyLink />
      <button
        type="button"
        className="icon-button"
        aria-label={words.share}
        title={words.share}
        onClick={() => openDialog('share')}
      >
        <Share2 aria-hidden size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.help}
        title={`${words.help} (?)`}
        onClick={() => openDialog('help')}
      >
        <CircleHelp aria-hidden size={20} />
      </button>
      <button
        type="button"
        className="present"
        aria-label={words.present}
        title={`${words.present} (F)`}
        onClick={() => togglePresentation(session)}
      >
        <Presentation aria-hidden size={18} />
        <span>{words.present}</span>
      </button>
    </header>
  );
}

function EditButton() {
  const session = useSessionStore();
  const words = useWords();
  const isEditing = useSession((state) => state.mode === 'editing');
  return (
    <button
      type="button"
      className="chip edit-button"
      aria-pressed={isEditing}
      aria-label={words.editTree}
      title={words.editTree}
      onClick={() => session.setState({ mode: isEditing ? 'reading' : 'editing' })}
    >
      <Pencil aria-hidden size={16} /> <span>{words.edit}</span>
    </button>
  );
}

function PracticeButton() {
  const session = useSessionStore();
  const words = useWords();
  return (
    <button
      type="button"
      className="chip practice-button"
      title={words.practise}
      aria-label={words.practise}
      onClick={() => void openPlace(session, null)}
    >
      <GraduationCap aria-hidden size={18} /> <span>{words.practise}</span>
    </button>
  );
}

function LibraryButton() {
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const { example, own } = useSession((state) => state.subject);
  const title = example === null ? own?.title || words.ownTree : example.title[code];
  return (
    <button
      type="button"
      className="library-button"
      aria-label={words.openLibrary(title)}
      title={title}
      onClick={() => openDialog('library')}
    >
      <Library aria-hidden size={18} />
      <span>{title}</span>
    </button>
  );
}

function AlgorithmChoice() {
  const session = useSessionStore();
  const words = useWords();
  const chosen = useSession((state) => state.algorithm);
  const tree = useSession((state) => state.subject.tree);
  return (
    <fieldset className="segmented algorithms">
      <legend className="visually-hidden">{words.algorithmGroup}</legend>
      {ALGORITHMS.map((name) => {
        const possible = canSearch(name, tree);
        return (
          <label key={name} title={possible ? undefined : words.minimaxRefused}>
            <input
              type="radio"
              name="algorithm"
              checked={name === chosen}
              disabled={!possible}
              onChange={() => chooseAlgorithm(session, name)}
            />
            <span>{words.algorithm[name]}</span>
            {!possible && <span className="visually-hidden">{words.minimaxRefused}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

function ThemeButton() {
  const session = useSessionStore();
  const words = useWords();
  const theme = useSession((state) => state.theme);
  const label = theme === 'light' ? words.themeToDark : words.themeToLight;
  return (
    <button
      type="button"
      className="icon-button theme"
      aria-label={label}
      title={label}
      onClick={() => session.setState({ theme: theme === 'light' ? 'dark' : 'light' })}
    >
      {theme === 'light' ? <Moon aria-hidden size={20} /> : <Sun aria-hidden size={20} />}
    </button>
  );
}
