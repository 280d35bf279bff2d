import { showingOf, type TermId, type TermShown } from '../../library/glossary.ts';
import { searchedExample } from '../../session/exampleSubject.ts';
import { MARGIN } from '../../session/margin.ts';
import { OPENED, READING, type Session } from '../../session/session.ts';
import { showAgain } from '../../session/showOther.ts';
import { changeSlice } from '../../session/slice.ts';
import { Button } from '../kit/Button.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import './MarkedTerms.css';

/**
 * The explanation of a term, with a button that opens a step as an example; `then` is called when the button
 * is pressed.
 */
export function TermCard({ term, then }: { term: TermId; then: () => void }) {
  const session = useSessionStore();
  const { show: seeIt } = useWords('help');
  const code = useSession((state) => state.language.code);
  const { title, text } = useWords('glossary')[term];
  const shown = showingOf(term);
  const { name, by } = shown.kind === 'tree' ? shown.example : shown.figure;
  const { step } = shown.kind === 'tree' ? shown.settings : shown;
  const show = () => {
    if (shown.kind === 'tree') {
      const subject = searchedExample(shown.example, shown.settings);
      showAgain(session, { subject, ...shown.settings, ...OPENED }, READING);
    } else showInGame(session, shown);
    then();
  };
  return (
    <div className="term-card">
      <h3>{title}</h3>
      <p>{text}</p>
      <Button onClick={show}>{seeIt(`${by[code]} ${name[code]}`, step)}</Button>
    </div>
  );
}

/** Opens a step of a figure of a game, with the panel that describes its position. */
function showInGame(session: Session, { figure, step }: Extract<TermShown, { kind: 'game' }>): void {
  changeSlice(session, MARGIN, { tab: 'position' });
  location.hash = `v1&${figure.address}&step=${step}`;
}
