import { DIFFICULTIES, SKILLS } from '../../practice/skill.ts';
import { beginSkill } from '../../session/practice/begin.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import './PractisePage.css';

/** Every skill at every difficulty. */
export function SkillList() {
  const session = useSessionStore();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  return (
    <section>
      <h2>{words.bySkill}</h2>
      <ul className="skill-list">
        {SKILLS.map((skill) => (
          <li key={skill}>
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
