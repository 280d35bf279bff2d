import {
  Check,
  CircleHelp,
  GraduationCap,
  Library,
  Link,
  Moon,
  Pencil,
  Presentation,
  Share2,
  Sun,
} from 'lucide-react';
import { useState } from 'react';
import { showsBounds } from '../../core/run/boundNotation.ts';
import { ALGORITHM, ALGORITHMS, type AlgorithmName, canSearch } from '../../core/search/algorithms.ts';
import { openPlace } from '../../session/place.ts';
import { chooseAlgorithm } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { copyText } from '../kit/copyText.ts';
import { Menu } from '../kit/Menu.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { attempt } from '../page/attempt.ts';
import { togglePresentation } from '../page/presentation.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { partAfterPicture } from '../part/part.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** What is looked at, how it is searched, how it is shown. */
export function Header() {
  const session = useSessionStore();
  const words = useWords();
  const isEditing = useSession((state) => state.activity.kind === 'editing');
  const isLight = useSession((state) => state.theme === 'light');
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
      <Button
        kind="chip"
        className="practice-button"
        title={words.practise}
        aria-label={words.practise}
        onClick={() => void openPlace(session, null)}
      >
        <GraduationCap aria-hidden size={18} /> <span>{words.practise}</span>
      </Button>
      <AlgorithmChoice />
      <RulesMenu />
      <NotationMenu />
      <span className="header-gap" />
      <LanguageChoice />
      <IconButton
        label={isLight ? words.themeToDark : words.themeToLight}
        icon={isLight ? Moon : Sun}
        className="theme"
        onClick={() => session.setState({ theme: isLight ? 'dark' : 'light' })}
      />
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

function LibraryButton() {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const { example, own } = useSession((state) => state.subject);
  const title = example?.title[code] ?? (own?.title || words.ownTree);
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
  const called = (name: AlgorithmName) => words.algorithm[name];
  const refusal = (name: AlgorithmName) => {
    const why = ALGORITHM[name].unsuited(tree);
    const others = ALGORITHMS.filter((other) => canSearch(other, tree));
    return why === null ? '' : words.unsuited[why](called(name), others.map(called));
  };
  return (
    <Segmented
      legend={words.algorithmGroup}
      name="algorithm"
      className="algorithms"
      options={ALGORITHMS}
      chosen={chosen}
      text={called}
      refusal={refusal}
      choose={(name) => chooseAlgorithm(session, name)}
    />
  );
}

/** Copies the address of exactly this picture. */
function CopyLink() {
  const session = useSessionStore();
  const words = useWords();
  const [result, setResult] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const copy = () =>
    attempt(session, async () => {
      const { shownAddress } = await import('./shownAddress.ts');
      const address = await shownAddress(session);
      if (address === null) return;
      setResult((await copyText(address)) ? 'linkCopied' : 'linkNotCopied');
      setTimeout(() => setResult(null), 4000);
    });
  return (
    <>
      <IconButton label={words.copyLink} icon={result === 'linkCopied' ? Check : Link} onClick={copy} />
      <span className={result === null ? 'visually-hidden' : 'toast'} role="status">
        {result !== null && words[result]}
      </span>
    </>
  );
}

/** The two menus of the header: what they stand at; what they open comes after the first picture. */
const RulesChoices = partAfterPicture(() =>
  import('./menuChoices.tsx').then((module) => module.RulesChoices),
);
const NotationChoices = partAfterPicture(() =>
  import('./menuChoices.tsx').then((module) => module.NotationChoices),
);

function RulesMenu() {
  const words = useWords();
  const hasRules = useSession((state) => ALGORITHM[state.algorithm].rules.length > 0);
  const cutoff = useSession((state) => state.rules.cutoff);
  return (
    <Menu
      label={words.rules}
      text={hasRules ? words.rulesSummary[cutoff] : words.rulesNone}
      disabled={!hasRules}
    >
      <RulesChoices isAwaited />
    </Menu>
  );
}

function NotationMenu() {
  const words = useWords();
  const notation = useSession((state) => state.notation);
  const hasBounds = useSession((state) => showsBounds(notation, state.algorithm));
  return (
    <Menu label={words.notationLegend} text={hasBounds ? words.notationShows[notation] : words.notationNone}>
      <NotationChoices isAwaited />
    </Menu>
  );
}
