import { playsToEnds } from '../../core/search/algorithms.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { LONG_SEARCH } from '../../session/longSearch.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { Button } from '../kit/Button.tsx';
import { useSlice, useWords } from '../page/useSession.ts';
import './LongSearchCard.css';

/**
 * What is known of a search that is recorded beside the page, where its figure will stand; or why there will be none.
 * Escape does what its button does.
 */
export function LongSearchCard() {
  const { phase, work = 'searching', place, algorithm, nodes, share, soFar, cancel } = useSlice(LONG_SEARCH);
  const words = useWords('longSearch');
  const names = useWords().algorithm;
  useKeyScope('part', () => {
    cancel();
    return phase !== 'none';
  });
  if (phase === 'none') return null;
  if (phase === 'failed' || phase === 'refused')
    return (
      <div className="long-search" role="alert">
        <p>{phase === 'failed' ? words.failed[work] : words.refused(nodes, LIMITS.nodes)}</p>
        <Button text={words.close} onClick={cancel} />
      </div>
    );
  // What is counted, or goes on in slices on the page alone, is soon over.
  const isShort = phase === 'counting' || phase === 'ordering' || phase === 'pairing';
  const isMeasured = !isShort && !playsToEnds(algorithm);
  // Of a game nobody knows how large its tree will be, so that the bar says only that something is done.
  const isOpen = nodes === 0 && phase !== 'assembling';
  return (
    <div className="long-search">
      <p role="status">
        {phase === 'reading' && words.reading}
        {phase === 'making' && words.making(nodes)}
        {phase === 'counting' && words.counting}
        {phase === 'ordering' && words.ordering(nodes)}
        {phase === 'pairing' && words.pairing(nodes)}
        {(phase === 'searching' || phase === 'assembling') && words.title(names[algorithm], nodes)}
      </p>
      {isMeasured && (
        <progress
          aria-label={phase === 'reading' ? words.read : phase === 'making' ? words.made : words.progress}
          {...(isOpen ? {} : { value: share, max: 1 })}
        />
      )}
      <p className="figure-number">
        {phase === 'reading' && words.readSoFar(nodes)}
        {phase === 'assembling' && words.assembling}
        {phase === 'searching' && isMeasured && words.soFar(soFar.entered, soFar.leaves, soFar.cutoffs)}
      </p>
      {place !== 'worker' && <p role="alert">{words.elsewhere[place]}</p>}
      <Button text={words.cancel} onClick={cancel} />
    </div>
  );
}
