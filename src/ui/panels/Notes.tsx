import { goToStep, withheldIn } from '../../session/session.ts';
import { Terms } from '../glossary/Terms.tsx';
import { Button } from '../kit/Button.tsx';
import { MomentName } from '../kit/MomentName.tsx';
import { useSession, useSessionStore, useSlice, useStep, useStepped, useWords } from '../page/useSession.ts';
import { useNamedMoments } from '../time/namedMoments.ts';
import { SEEN_RUNS, tellAnswer } from './seenRuns.ts';
import './SidePanels.css';

/**
 * The panel with the source of the figure, the moments of the run that its source names, and a note on what
 * to observe.
 */
export function Notes() {
  const panel = useWords('panels');
  const example = useSession((state) => state.subject.example);
  const code = useSession((state) => state.language.code);
  const game = useSession((state) => state.subject.game);
  if (game !== null)
    return (
      <div className="notes">
        <h2>{game.entry.title[code]}</h2>
        <p>{game.entry.rules[code]}</p>
      </div>
    );
  if (example === null) return <p className="hint">{panel.noNotes}</p>;
  const origin = panel.origin[example.origin];
  return (
    <div className="notes">
      <h2>{example.title[code]}</h2>
      <p className="hint">
        {example.source[code]}
        {origin !== '' && panel.inBrackets(origin)}
      </p>
      <Moments />
      <h3>{panel.notice}</h3>
      <Notice id={example.id} text={example.notice[code]} />
    </div>
  );
}

/**
 * The note gives the answer away. It is visible once the reader has seen the run to its end or asks for the
 * note, and never while a question is open.
 */
function Notice({ id, text }: { id: string; text: string }) {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('panels');
  const isSeen = useSlice(SEEN_RUNS, ({ seen }) => seen.has(id));
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  if (isAsked) return <p className="hint">{page.notWhileAsked}</p>;
  if (isSeen)
    return (
      <p className="about-notice">
        <Terms text={text} />
      </p>
    );
  return (
    <>
      <p className="hint">{words.noticeLater}</p>
      <Button text={words.tellNow} onClick={() => tellAnswer(session, id)} />
    </>
  );
}

function Moments() {
  const session = useSessionStore();
  const words = useWords('panels');
  const step = useStep();
  const moments = useNamedMoments();
  if (moments.length === 0) return null;
  return (
    <nav className="moments row" aria-label={words.moments}>
      {moments.map(({ name, step: at }) => (
        <button
          key={at}
          type="button"
          aria-current={at === step ? 'step' : undefined}
          onClick={() => goToStep(session, at)}
        >
          <MomentName name={name} />
        </button>
      ))}
    </nav>
  );
}
