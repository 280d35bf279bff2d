import { ChevronLeft, ChevronRight } from 'lucide-react';
import { firstSubject } from '../../session/firstSubject.ts';
import { canMove } from '../../session/moves.ts';
import { openComparison } from '../../session/openComparison.ts';
import type { Session } from '../../session/session.ts';
import { visit } from '../../session/visiting.ts';
import { OperableTree } from '../figure/operable.ts';
import { Subtitle } from '../figure/Subtitle.tsx';
import { TreeFigure } from '../figure/TreeFigure.tsx';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { pressAction } from '../keys/scopes.ts';
import type { Icon } from '../kit/Button.tsx';
import { attempt } from '../page/attempt.ts';
import { screenRef, stageRef, timeRef } from '../page/elements.ts';
import { furnishFirst } from '../page/firstPicture.ts';
import { useRun, useSession, useSessionStore, useStep, useStepped, useWords } from '../page/useSession.ts';
import { Boundary } from '../part/Boundary.tsx';
import { part, partAfterPicture } from '../part/part.tsx';
import { PlayButton } from '../time/PlayButton.tsx';
import { Timeline } from '../time/Timeline.tsx';
import './Home.css';

const GoOn = partAfterPicture(() => import('./GoOn.tsx'), 'GoOn');
const Contents = part(() => import('./Contents.tsx'), 'Contents', 'figure', furnishFirst);

/** Separates a sentence into clauses, so that lines break between clauses rather than within one. */
const CLAUSES = /(?<=[,，])/;

/**
 * The start page: what the program is, a figure that can be stepped through, four links into the program, and
 * the chapters of the course.
 */
export function Home() {
  const words = useWords();
  return (
    <main ref={screenRef} className="home">
      <h1>
        {words.line.split(CLAUSES).map((clause) => (
          <span key={clause}>{clause}</span>
        ))}
      </h1>
      <FrontFigure />
      <Doors />
      <Contents />
    </main>
  );
}

function FrontFigure() {
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const algorithm = useSession((state) => state.algorithm);
  const example = useSession((state) => state.subject.example);
  const step = useStep();
  const { length } = useRun();
  return (
    <section className="stage" ref={stageRef} aria-label={words.figure}>
      <h2 className="front-caption">
        <b>{example?.name[code]}</b> · {words.algorithm[algorithm]}
      </h2>
      <Boundary>
        <OperableTree />
        <TreeFigure />
      </Boundary>
      <Subtitle />
      <section
        className="front-time beside"
        ref={timeRef}
        id="transport"
        tabIndex={-1}
        aria-label={words.timeline}
      >
        <StepButton name="back" icon={ChevronLeft} />
        <PlayButton />
        <StepButton name="next" icon={ChevronRight} />
        <Timeline />
        <span className="front-step tabular">{words.frontStep(step, length)}</span>
      </section>
    </section>
  );
}

function StepButton({ name, icon: Picture }: { readonly name: 'back' | 'next'; readonly icon: Icon }) {
  const words = useWords();
  const isPossible = useStepped((state) => canMove(state, name));
  return (
    <button
      type="button"
      className="icon-button"
      aria-disabled={!isPossible}
      aria-label={words[name]}
      {...useHint(words[name], ACTIONS.page[name])}
      onClick={() => pressAction(name)}
    >
      <Picture aria-hidden size={22} />
    </button>
  );
}

/** The actions of the four links of the start page; the code of each loads when its link is pressed. */
const DOORS = {
  follow: (session: Session) => attempt(session, () => openFirst(session)),
  make: (session: Session) =>
    attempt(session, async () => (await import('../../session/newTree.ts')).openNewTree(session)),
  practise: (session: Session) => visit(session, 'practise'),
  compare: (session: Session) =>
    attempt(session, async () => {
      await openFirst(session);
      openComparison(session);
    }),
} as const;

/** Opens the first figure of the library at step 0. */
async function openFirst(session: Session): Promise<void> {
  (await import('../../session/openSubject.ts')).openSubject(session, firstSubject());
}

function Doors() {
  const session = useSessionStore();
  const words = useWords();
  return (
    <div className="doors">
      {(Object.keys(DOORS) as (keyof typeof DOORS)[]).map((door) => {
        const [title, what] = words.doors[door];
        return (
          <button key={door} type="button" className="door" onClick={() => DOORS[door](session)}>
            <b className="link-name">{title}</b>
            <span>{what}</span>
          </button>
        );
      })}
      <GoOn />
    </div>
  );
}
