import { Check } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { Progress, SeenMisconception, SkillProgress } from '../../practice/index.ts';
import { progressOf, RECENT } from '../../practice/progress.ts';
import { owesModel, type SkillState } from '../../practice/schedule/skillState.ts';
import { DIFFICULTIES, type Difficulty, type Skill } from '../../practice/skill.ts';
import { now } from '../../session/now.ts';
import { followProgress, PRACTISED } from '../../session/progress.ts';
import { Failure } from '../files/FaultReport.tsx';
import { Page } from '../kit/Page.tsx';
import { NextOffer } from '../next/NextOffer.tsx';
import { useNextStep } from '../next/useNextStep.ts';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { LastSheets } from './LastSheets.tsx';
import { StoredProgress } from './StoredProgress.tsx';
import './ProgressPage.css';

/** The screen of the reader's progress: skills, misconceptions, what comes next, and what is stored. */
export function ProgressPage() {
  const session = useSessionStore();
  const words = useWords('progress');
  const names = useWords('practiceNames');
  const { records, reading } = useSlice(PRACTISED);
  const progress = useMemo(() => progressOf(records), [records]);
  const next = useNextStep();
  useEffect(() => followProgress(session, window), [session]);
  return (
    <Page title={words.title} className="progress">
      <div className="progress-body">
        <Faults />
        {reading === 'done' && (
          <>
            <div className="progress-next called-out">
              <NextOffer step={next} label={words.next} />
            </div>
            <ProgressPicture progress={progress} next={next.kind === 'rest' ? null : next.skill} />
            <p className="hint">
              {words.legend(DIFFICULTIES.map((difficulty) => names.difficulty[difficulty]))}
            </p>
            <h2>{words.misconceptions}</h2>
            <MisconceptionList seen={progress.misconceptions} />
            <LastSheets />
          </>
        )}
        {reading !== 'not-yet' && <StoredProgress progress={progress} />}
      </div>
    </Page>
  );
}

/** The messages about progress that cannot be read or stored. */
function Faults() {
  const words = useWords('progress');
  const { reading, isLasting, unstored, damaged, newer } = useSlice(PRACTISED);
  return (
    <>
      {reading === 'failed' && <Failure text={words.readingFailed} />}
      {!isLasting && <Failure text={words.notLasting} />}
      {unstored > 0 && <Failure text={words.unstored(unstored)} />}
      {damaged > 0 && <p role="alert">{words.damaged(damaged)}</p>}
      {newer > 0 && <p role="status">{words.newer(newer)}</p>}
    </>
  );
}

const SLOT = 11;
const BAR = 8;
const TALL = 24;

/** A table with a row for each skill: its last answers as bars, their marks, and whether it is mastered. */
function ProgressPicture({ progress, next }: { progress: Progress; next: Skill | null }) {
  const words = useWords('progress');
  const rows = progress.others.count > 0 ? [...progress.skills, progress.others] : progress.skills;
  return (
    <table className="progress-picture ledger">
      <caption className="visually-hidden">{words.picture}</caption>
      <thead>
        <tr>
          <th scope="col">{words.skill}</th>
          <th scope="col">{words.lastTen}</th>
          <th scope="col" className="progress-share">
            {words.marks}
          </th>
          <th scope="col">{words.difficulty}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SkillRow key={row.skill ?? 'others'} row={row} isNext={row.skill === next} />
        ))}
      </tbody>
    </table>
  );
}

function SkillRow({ row, isNext }: { row: SkillProgress; isNext: boolean }) {
  const words = useWords('progress');
  const names = useWords('practiceNames');
  const { skill, share } = row;
  return (
    <tr data-skill={skill ?? 'others'} className={isNext ? 'next' : undefined}>
      <th scope="row">{skill === null ? words.others : names.skill[skill]}</th>
      <td>
        <Bars row={row} />
      </td>
      <td className="progress-share figure-number">{share === null ? '' : words.percent(share)}</td>
      <td>
        {row.state !== null && (
          <>
            <Mastered state={row.state} />
            <Due state={row.state} />
          </>
        )}
      </td>
    </tr>
  );
}

function Bars({ row: { recent } }: { row: SkillProgress }) {
  const words = useWords('progress');
  const label = recent.length === 0 ? words.notYet : words.bars(recent);
  return (
    <svg
      className="progress-bars"
      role="img"
      aria-label={label}
      width={RECENT * SLOT}
      height={TALL}
      viewBox={`0 0 ${RECENT * SLOT} ${TALL}`}
    >
      {Array.from({ length: RECENT }, (_, slot) => {
        const attempt = recent[slot];
        const x = slot * SLOT + 1;
        if (attempt === undefined)
          return <rect key={x} className="empty" x={x} y={TALL - 2} width={BAR} height={2} />;
        // The height of a bar in units of the picture; a bar for 0 marks is visible too.
        const height = Math.max(attempt.share * (TALL - 1), 2);
        const kind = attempt.peeked ? 'peeked' : attempt.share === 1 ? 'full' : 'part';
        const inset = attempt.peeked ? 0.75 : 0;
        const [left, top] = [x + inset, TALL - height - inset];
        return (
          <rect key={attempt.id} className={kind} x={left} y={top} width={BAR - 2 * inset} height={height} />
        );
      })}
    </svg>
  );
}

/** When the skill comes again: its review, the end of its rest, or a worked model. */
function Due({ state }: { state: SkillState }) {
  const words = useWords('progress');
  const tag = useSession((session) => session.language.tag);
  const day = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' });
  const text = said();
  return text !== null && <small className="progress-due hint">{text}</small>;

  function said(): string | null {
    if (state.kind === 'new') return null;
    if (state.kind === 'learning') {
      if (owesModel(state)) return words.modelDue;
      return state.rest > now() ? words.restsUntil(day.format(state.rest)) : null;
    }
    if (state.due === Infinity) return words.reviewed;
    return state.due <= now() ? words.dueNow(day.format(state.due)) : words.dueOn(day.format(state.due));
  }
}

function Mastered({ state }: { state: SkillState }) {
  const words = useWords('progress');
  const names = useWords('practiceNames');
  const isReached = (difficulty: Difficulty) =>
    state.kind === 'mastered' || (state.kind === 'learning' && difficulty < state.level);
  const highest = DIFFICULTIES.findLast(isReached);
  const label = highest === undefined ? words.masteredNone : words.mastered(names.difficulty[highest]);
  return (
    <span className="progress-rungs" role="img" aria-label={label} title={label}>
      {DIFFICULTIES.map((difficulty) => (
        <i key={difficulty} className={isReached(difficulty) ? 'reached' : undefined} />
      ))}
    </span>
  );
}

/**
 * The list of the misconceptions that the reader's answers have shown, with how often and when last. Those
 * that the reader has overcome come last.
 */
function MisconceptionList({ seen }: { seen: readonly SeenMisconception[] }) {
  const words = useWords('progress');
  const names = useWords('practiceNames');
  const tag = useSession((state) => state.language.tag);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const ordered = seen.toSorted((a, b) => Number(a.isOvercome) - Number(b.isOvercome));
  if (seen.length === 0) return <p className="quiet-text">{words.misconceptionsNone}</p>;
  return (
    <>
      <ul className="misconceptions">
        {ordered.map(({ misconception, count, last, isOvercome }) => (
          <li
            key={misconception}
            data-misconception={misconception}
            className={isOvercome ? 'overcome' : undefined}
          >
            <span>{names.misconception[misconception]}</span>
            <span className="hint">{words.seen(count, date.format(last))}</span>
            {isOvercome && (
              <span className="overcome-mark">
                <Check aria-hidden size={15} strokeWidth={2.6} /> {words.overcome}
              </span>
            )}
          </li>
        ))}
      </ul>
      {seen.some(({ isOvercome }) => isOvercome) && <p className="hint">{words.overcomeWhy}</p>}
    </>
  );
}
