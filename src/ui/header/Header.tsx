import { CircleHelp, GraduationCap, Library, Moon, Pencil, Presentation, Share2, Sun } from 'lucide-react';
import { ALGORITHM, ALGORITHMS, type AlgorithmName, canSearch } from '../../core/search/algorithms.ts';
import { openPlace } from '../../session/place.ts';
import { chooseAlgorithm } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { togglePresentation } from '../page/presentation.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
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
      <IconButton label={words.share} onClick={() => openDialog(session, 'share')} icon={Share2} />
      <IconButton
        label={words.help}
        action={ACTIONS.page.help}
        onClick={() => openDialog(session, 'help')}
        icon={CircleHelp}
      />
      <button
        type="button"
        className="present"
        aria-label={words.present}
        {...useHint(words.present, ACTIONS.page.fullScreen)}
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
  const isEditing = useSession((state) => state.activity.kind === 'editing');
  return (
    <Button
      kind="chip"
      className="edit-button"
      aria-pressed={isEditing}
      aria-label={words.editTree}
      title={words.editTree}
      onClick={() => session.setState({ activity: { kind: isEditing ? 'reading' : 'editing' } })}
    >
      <Pencil aria-hidden size={16} /> <span>{words.edit}</span>
    </Button>
  );
}

function PracticeButton() {
  const session = useSessionStore();
  const words = useWords();
  return (
    <Button
      kind="chip"
      className="practice-button"
      title={words.practise}
      aria-label={words.practise}
      onClick={() => void openPlace(session, null)}
    >
      <GraduationCap aria-hidden size={18} /> <span>{words.practise}</span>
    </Button>
  );
}

function LibraryButton() {
  const session = useSessionStore();
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
      onClick={() => openDialog(session, 'library')}
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
  const refusal = (name: AlgorithmName) => {
    const why = ALGORITHM[name].unsuited(tree);
    const others = ALGORITHMS.filter((other) => canSearch(other, tree));
    const called = (other: AlgorithmName) => words.algorithm[other];
    return why === null ? '' : words.unsuited[why](called(name), others.map(called));
  };
  return (
    <Segmented
      legend={words.algorithmGroup}
      name="algorithm"
      className="algorithms"
      options={ALGORITHMS}
      chosen={chosen}
      text={words.algorithm}
      refusal={refusal}
      choose={(name) => chooseAlgorithm(session, name)}
    />
  );
}

function ThemeButton() {
  const session = useSessionStore();
  const words = useWords();
  const isLight = useSession((state) => state.theme === 'light');
  return (
    <IconButton
      label={isLight ? words.themeToDark : words.themeToLight}
      icon={isLight ? Moon : Sun}
      className="theme"
      onClick={() => session.setState({ theme: isLight ? 'dark' : 'light' })}
    />
  );
}
