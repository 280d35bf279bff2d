import { showingOf, type TermId } from '../../library/glossary.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { inNumbers } from '../../session/numbers.ts';
import { OPENED, READING } from '../../session/session.ts';
import { showAgain } from '../../session/showOther.ts';
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
  const show = () => {
    const subject = inNumbers(subjectOfExample(shown.example), shown.settings);
    showAgain(session, { subject, ...shown.settings, ...OPENED }, READING);
    then();
  };
  return (
    <div className="term-card">
      <h3>{title}</h3>
      <p>{text}</p>
      <Button onClick={show}>
        {seeIt(`${shown.example.by[code]} ${shown.example.name[code]}`, shown.settings.step)}
      </Button>
    </div>
  );
}
