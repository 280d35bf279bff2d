import { Fragment, useMemo } from 'react';
import { CHAPTERS, type Chapter } from '../../library/example.ts';
import { GAME_FIGURES, gameFiguresOf } from '../../library/gameFigures.ts';
import { LESSONS } from '../../library/lessons/lessons.ts';
import { figuresOf, frontFiguresOf, LIBRARY } from '../../library/library.ts';
import { treeExercisesOf } from '../../library/treeExercises.ts';
import { type StudentState, studentState } from '../../practice/schedule/studentState.ts';
import { CHAPTER_OF_SKILL, SKILLS, type Skill } from '../../practice/skill.ts';
import { FigureLink } from '../figures/FigureLink.tsx';
import { GameFigureLink } from '../figures/GameFigureLink.tsx';
import { ScreenLink } from '../header/ScreenLink.tsx';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { useRecords } from '../next/useRecords.ts';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { partAtLeisure } from '../part/part.tsx';
import './Contents.css';

const KindsOfGames = partAtLeisure(() => import('../games/KindsOfGames.tsx'), 'KindsOfGames');
const Notions = partAtLeisure(() => import('./Notions.tsx'), 'Notions');

/** The chapter with the table of the games. It is the one whose notions are named. */
const OF_GAMES: Chapter = 1;

/** The chapters with screens of their own: checking a program, the growth of searches, the UCB1 table, and matches. */
const SCREENS_OF: Partial<Record<Chapter, readonly ('program' | 'growth' | 'ucb1' | 'match')[]>> = {
  3: ['program', 'growth'],
  6: ['ucb1'],
  7: ['match'],
};

/** The chapters of the course in order, each with links to its figures, lessons and exercises. */
export function Contents() {
  const words = useWords('course');
  const records = useRecords();
  const { skills } = useMemo(() => studentState(records), [records]);
  return (
    <section className="contents">
      <div className="contents-head hint">
        <h2>{words.course}</h2>
        <p>{words.size(CHAPTERS.length, LIBRARY.length + GAME_FIGURES.length)}</p>
      </div>
      {CHAPTERS.map((chapter) => (
        <ChapterRow key={chapter} chapter={chapter} known={skills} />
      ))}
    </section>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  /** how far the reader is with each skill */
  readonly known: StudentState['skills'];
}

function ChapterRow({ chapter, known }: ChapterProps) {
  const words = useWords('course');
  const figures = figuresOf(chapter);
  const front = frontFiguresOf(chapter);
  const [title, sentence] = words.chapter[chapter];
  const screens = SCREENS_OF[chapter] ?? [];
  return (
    <section className="chapter" aria-labelledby={`chapter-${chapter}`}>
      <span className="chapter-number" aria-hidden="true">
        {chapter}
      </span>
      <div>
        <h3 id={`chapter-${chapter}`}>{title}</h3>
        <p className="chapter-sentence">{sentence}</p>
        {screens.map((screen) => (
          <p className="chapter-exercises hint" key={screen}>
            <ScreenLink screen={screen} className="text-link">
              {words[screen]}
            </ScreenLink>
          </p>
        ))}
        <Exercises chapter={chapter} known={known} />
        <Lessons chapter={chapter} />
        {chapter === OF_GAMES && (
          <p className="chapter-exercises hint">
            <Notions chapter={chapter} />
          </p>
        )}
      </div>
      <div className="chapter-shown">
        {chapter === OF_GAMES && (
          <div className="kinds-place">
            <KindsOfGames />
          </div>
        )}
        <ul className="figures">
          {front.map((example) => (
            <FigureLink key={example.id} example={example} />
          ))}
          {gameFiguresOf(chapter).map((figure) => (
            <GameFigureLink key={figure.id} figure={figure} />
          ))}
          {figures.length > front.length && (
            <li className="all-figures">
              <ScreenLink screen="trees" className="text-link">
                {words.all(figures.length)}
              </ScreenLink>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** A link that opens a lesson or an exercise. */
function PlaceLink({ hash, text }: { hash: string; text: string }) {
  const session = useSessionStore();
  const open = async () => (await import('../../session/place.ts')).openPlace(session, hash);
  return (
    <Link className="text-link" href={hash} act={() => attempt(session, open)}>
      {text}
    </Link>
  );
}

/** The lessons of one chapter, each as a link that starts it. */
function Lessons({ chapter }: Pick<ChapterProps, 'chapter'>) {
  const words = useWords('course');
  const code = useSession((state) => state.language.code);
  const lessons = LESSONS.filter((row) => row.chapter === chapter);
  if (lessons.length === 0) return null;
  return (
    <p className="chapter-exercises hint">
      {words.lessons}{' '}
      {lessons.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <PlaceLink hash={`#v1&lesson=${id}`} text={title[code]} />
        </Fragment>
      ))}
    </p>
  );
}

/** The exercises of one chapter, and how many of its skills the reader has mastered. */
function Exercises({ chapter, known }: ChapterProps) {
  const session = useSessionStore();
  const words = useWords('course');
  const names = useWords('practiceNames');
  const code = useSession((state) => state.language.code);
  const skills = SKILLS.filter((skill) => CHAPTER_OF_SKILL[skill] === chapter);
  const onTrees = treeExercisesOf(chapter);
  if (skills.length + onTrees.length === 0)
    return <p className="chapter-exercises hint">{words.noExercises}</p>;
  const kinds = skills.map((skill) => known.get(skill)?.kind);
  const mastered = kinds.filter((kind) => kind === 'mastered').length;
  const isBegun = kinds.some((kind) => kind !== 'new');
  const begin = (skill: Skill) =>
    attempt(session, async () => {
      const { beginSkillAtLevel } = await import('../../session/practice/begin.ts');
      await beginSkillAtLevel(session, skill);
    });
  return (
    <p className="chapter-exercises hint">
      {words.exercises}{' '}
      {skills.map((skill, index) => (
        <Fragment key={skill}>
          {index > 0 && ' · '}
          <Button kind="text-link" text={names.skill[skill]} onClick={() => begin(skill)} />
        </Fragment>
      ))}
      {onTrees.map(({ title, address }, index) => (
        <Fragment key={address}>
          {skills.length + index > 0 && ' · '}
          <PlaceLink hash={`#v1&${address}`} text={title[code]} />
        </Fragment>
      ))}
      {isBegun && <span className="own-mark"> {words.mastered(mastered, skills.length)}</span>}
    </p>
  );
}
