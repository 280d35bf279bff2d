import { nextExercise } from '../../practice/nextExercise.ts';
import { DIFFICULTIES, SKILLS } from '../../practice/skill.ts';
import { beginNext, beginSkill } from '../../session/practice/begin.ts';
import { Button } from '../kit/Button.tsx';
import { Page } from '../kit/Page.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { TakeSet } from '../sets/TakeSet.tsx';
import { ChooseTree } from './ChooseTree.tsx';
import { useAttempts } from './useAttempts.ts';
import './PractisePage.css';
import './practice.css';

/**
 * The screen on which an exercise is chosen: the next one by the reader's progress, one for a skill, one on a
 * given tree, or a set.
 */
export function PractisePage() {
  const words = useWords();
  return (
    <Page title={words.place.practise} className="practise">
      <NextExercise />
      {/* The list of skills comes after the choice of a tree, because each of its many levels is a tab
          stop. */}
      <ChooseTree />
      <SkillList />
      <TakeSet />
    </Page>
  );
}

/** A button for the next exercise, which the reader's progress on this device determines. */
function NextExercise() {
  const session = useSessionStore();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  const attempts = useAttempts();
  const { skill, difficulty } = nextExercise(attempts);
  return (
    <section className="next-exercise">
      <h2>{words.nextTitle}</h2>
      <p>{words.exerciseOf(names.skill[skill], names.difficulty[difficulty])}</p>
      <Button kind="primary" text={words.begin} onClick={() => beginNext(session)} />
    </section>
  );
}

/** A list of all skills, with a button for each level of difficulty. */
function SkillList() {
  const session = useSessionStore();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  return (
    <section>
      <h2>{words.bySkill}</h2>
      <ul className="skill-list">
        {SKILLS.map((skill) => (
          <li key={skill} className="beside apart">
            <span id={`skill-${skill}`}>{names.skill[skill]}</span>
            <fieldset aria-labelledby={`skill-${skill}`}>
              {DIFFICULTIES.map((difficulty) => (
                <Button
                  kind="chip"
                  text={names.difficulty[difficulty]}
                  key={difficulty}
                  id={`skill-${skill}-${difficulty}`}
                  aria-labelledby={`skill-${skill} skill-${skill}-${difficulty}`}
                  onClick={() => beginSkill(session, skill, difficulty)}
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
