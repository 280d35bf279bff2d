import { DIFFICULTIES, SKILLS } from '../../practice/skill.ts';
import { beginSkill } from '../../session/practice/begin.ts';
import { Button } from '../kit/Button.tsx';
import { Page } from '../kit/Page.tsx';
import { NextOffer } from '../next/NextOffer.tsx';
import { useNextStep } from '../next/useNextStep.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { TakeSet } from '../sets/TakeSet.tsx';
import { ChooseTree } from './ChooseTree.tsx';
import './PractisePage.css';
import './practice.css';

/**
 * The screen on which an exercise is chosen: what comes next by the reader's progress, one for a skill, one on a
 * given tree, or a set.
 */
export function PractisePage() {
  const words = useWords();
  return (
    <Page title={words.place.practise} className="practise">
      <Next />
      {/* The list of skills comes after the choice of a tree, because each of its many levels is a tab
          stop. */}
      <ChooseTree />
      <SkillList />
      <TakeSet />
    </Page>
  );
}

/** What comes next, which the reader's progress on this device determines. */
function Next() {
  const words = useWords('practice');
  const step = useNextStep();
  return (
    <section className="next-exercise">
      <h2>{words.nextTitle}</h2>
      <NextOffer step={step} label={null} />
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
