import { Fragment, useMemo } from 'react';
import { programOf } from '../../core/run/anyRun.ts';
import { ruleNamesOf } from '../../core/search/algorithms.ts';
import { sideSession } from '../../session/comparing.ts';
import { rulesSaid } from '../../words/ruleWords.ts';
import { grouped } from '../../words/sentence.ts';
import { LongSearchPlace } from '../figure/LongSearchPlace.tsx';
import { Subtitle } from '../figure/Subtitle.tsx';
import { WholeTree } from '../figure/WholeTree.tsx';
import { SessionProvider } from '../page/SessionProvider.tsx';
import { useMoment, useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { CompareTime } from './CompareTime.tsx';
import { useSideNames } from './useSides.ts';
import { WhileComparing } from './WhileComparing.tsx';
import './Compare.css';

/** Two figures side by side on one timeline; each stop of it is an event of the left search. */
export function Compare() {
  return (
    <WhileComparing>
      <Compared />
    </WhileComparing>
  );
}

function Compared() {
  const session = useSessionStore();
  const sides = useMemo(
    () => (['leading', 'other'] as const).map((side) => ({ side, own: sideSession(session, side) })),
    [session],
  );
  const names = useSideNames();
  return (
    <>
      <div className="compared">
        {sides.map(({ side, own }) => (
          <SessionProvider key={side} session={own}>
            <Side name={names[side]} />
          </SessionProvider>
        ))}
        <LongSearchPlace />
      </div>
      <CompareTime />
    </>
  );
}

function Side({ name }: { name: string }) {
  const words = useWords();
  const said = useWords('compare');
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const run = useRun();
  const isCutting = run.windows !== null;
  const isOfProgram = programOf(run) !== null;
  const how = isCutting
    ? rulesSaid(words.ruleState, rules, ruleNamesOf(algorithm)).slice(0, 2)
    : isOfProgram
      ? []
      : [said.readsAll];
  const beside = name === words.algorithm[algorithm] ? how : [words.algorithm[algorithm]];
  return (
    <section
      className={isOfProgram ? 'side of-program' : isCutting ? 'side cutting' : 'side'}
      aria-label={name}
    >
      <h2>
        {name}
        {beside.map((text, index) => (
          <Fragment key={text}>
            {' '}
            <span>{index > 0 ? `· ${text}` : text}</span>
          </Fragment>
        ))}
      </h2>
      <WholeTree />
      <Subtitle />
      <LeavesRead />
    </section>
  );
}

function LeavesRead() {
  const words = useWords('compare');
  const run = useRun();
  const { step, tally } = useMoment();
  const different = run.leavesSeenAt(step);
  return (
    <p className="leaves-read">
      <b>{grouped(different)}</b>{' '}
      {words.ofLeaves(run.tree.leafCount, tally.prunedLeaves, different, tally.leaves)}
    </p>
  );
}
