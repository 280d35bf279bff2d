import { narrate } from '../words/narrate.ts';
import { SentenceText } from './SentenceText.tsx';
import { useSession, useTrace } from './useSession.ts';

/** The one sentence of this step, like a subtitle under the figure. */
export function Subtitle() {
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const names = useSession((state) => state.subject.names);
  const language = useSession((state) => state.language);
  return (
    <p className="subtitle" data-step={step}>
      <SentenceText key={step} sentence={narrate(trace, step, names, language)} />
    </p>
  );
}
