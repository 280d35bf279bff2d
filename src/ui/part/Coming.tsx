import { useWords } from '../page/useSession.ts';
import './Coming.css';

/** What a panel says of a search that it needs and that is not made yet; its words are there before the panel is. */
export function Coming({
  of,
}: {
  readonly of: { readonly state: 'coming'; readonly share: number } | { readonly state: 'failed' };
}) {
  const words = useWords('longSearch');
  if (of.state === 'failed')
    return (
      <p className="hint" role="alert">
        {words.failed.searching}
      </p>
    );
  return <progress className="coming" aria-label={words.progress} value={of.share} max={1} />;
}
