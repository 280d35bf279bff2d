import '../styles/compare.css';
import { useMemo } from 'react';
import { ALGORITHM, handsWindow } from '../../core/search/algorithms.ts';
import { sideSession } from '../../session/comparing.ts';
import { rulesSaid } from '../../words/ruleWords.ts';
import { Subtitle } from '../figure/Subtitle.tsx';
import { WholeTree } from '../figure/WholeTree.tsx';
import {
  SessionContext,
  useMoment,
  useSession,
  useSessionStore,
  useTrace,
  useWords,
} from '../page/useSession.ts';
import { CompareTime } from './CompareTime.tsx';
import { useCompareWords } from './useCompareWords.ts';

/** The same tree twice, in step by the leaves that the left search reads. */
export function Compare() {
  const session = useSessionStore();
  const sides = useMemo(
    () => (['leading', 'other'] as const).map((side) => ({ side, own: sideSession(session, side) })),
    [session],
  );
  return (
    <>
      <div className="compared">
        {sides.map(({ side, own }) => (
          <SessionContext key={side} value={own}>
            <Side />
          </SessionContext>
        ))}
      </div>
      <CompareTime />
    </>
  );
}

function Side() {
  const words = useWords();
  const said = useCompareWords();
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const how = handsWindow(algorithm)
    ? rulesSaid(words.ruleState, rules, ALGORITHM[algorithm].rules).slice(0, 2).join(' · ')
    : said.readsAll;
  return (
    <section className="side" aria-label={words.algorithm[algorithm]}>
      <h2>
        {words.algorithm[algorithm]} <span>{how}</span>
      </h2>
      <WholeTree />
      <Subtitle />
      <LeavesRead />
    </section>
  );
}

function LeavesRead() {
  const words = useCompareWords();
  const trace = useTrace();
  const { step, tally } = useMoment();
  const different = trace.leavesSeenAt(step);
  return (
    <p className="leaves-read">
      <b>{different}</b> {words.ofLeaves(trace.tree.leafCount, tally.prunedLeaves, different, tally.leaves)}
    </p>
  );
}
