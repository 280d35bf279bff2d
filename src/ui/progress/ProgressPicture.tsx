import { type Progress, RECENT, type SkillProgress } from '../../practice/progress.ts';
import { DIFFICULTIES, type Skill } from '../../practice/skill.ts';
import { useProgressWords } from './useProgressWords.ts';

const SLOT = 11;
const BAR = 8;
const TALL = 24;

/** A row a skill: its last answers as bars, their marks, and what is mastered. */
export function ProgressPicture({ progress, next }: { progress: Progress; next: Skill }) {
  const words = useProgressWords();
  const rows = progress.others.count > 0 ? [...progress.skills, progress.others] : progress.skills;
  return (
    <table className="progress-picture">
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
  const words = useProgressWords();
  const { skill, share } = row;
  return (
    <tr data-skill={skill ?? 'others'} className={isNext ? 'next' : undefined}>
      <th scope="row">{skill === null ? words.others : words.names.skill[skill]}</th>
      <td>
        <Bars row={row} />
      </td>
      <td className="progress-share figure-number">{share === null ? '' : words.percent(share)}</td>
      <td>{skill !== null && <Mastered row={row} />}</td>
    </tr>
  );
}

function Bars({ row: { recent } }: { row: SkillProgress }) {
  const words = useProgressWords();
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
        // Of nothing, too, there is something to see; half a unit in keeps an outline within its place.
        const height = Math.max(attempt.share * (TALL - 1), 2);
        const kind = attempt.peeked ? 'peeked' : attempt.share === 1 ? 'full' : 'part';
        return attempt.peeked ? (
          <rect
            key={attempt.id}
            className={kind}
            x={x + 0.75}
            y={TALL - height - 0.75}
            width={BAR - 1.5}
            height={height}
          />
        ) : (
          <rect key={attempt.id} className={kind} x={x} y={TALL - height} width={BAR} height={height} />
        );
      })}
    </svg>
  );
}

function Mastered({ row: { rung } }: { row: SkillProgress }) {
  const words = useProgressWords();
  const highest = DIFFICULTIES.findLast((difficulty) => difficulty < rung);
  const label = highest === undefined ? words.masteredNone : words.mastered(words.names.difficulty[highest]);
  return (
    <span className="progress-rungs" role="img" aria-label={label} title={label}>
      {DIFFICULTIES.map((difficulty) => (
        <i key={difficulty} className={difficulty < rung ? 'reached' : undefined} />
      ))}
    </span>
  );
}
