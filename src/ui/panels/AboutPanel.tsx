import { goToStep } from '../../session/session.ts';
import { useSession, useSessionStore, useTrace, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { namedMoments } from '../time/namedMoments.ts';
import { usePanelWords } from './usePanelWords.ts';

/** What to notice in this example, where it comes from, and the moments its source names. */
export function AboutPanel() {
  const words = useWords();
  const { notice: title } = usePanelWords();
  const example = useSession((state) => state.subject.example);
  const code = useSession((state) => state.language.code);
  if (example === null) return null;
  const origin = words.origin[example.origin];
  return (
    <Panel name="about" title={title}>
      <p className="about-notice">{example.notice[code]}</p>
      <p className="about-source hint">
        {example.source[code]}
        {origin !== '' && ` (${origin})`}
      </p>
      <Moments />
    </Panel>
  );
}

function Moments() {
  const session = useSessionStore();
  const words = usePanelWords();
  const trace = useTrace();
  const rule = useSession((state) => state.subject.example?.moments);
  const step = useSession((state) => state.step);
  const moments = namedMoments(trace, rule);
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
          {name}
        </button>
      ))}
    </nav>
  );
}
